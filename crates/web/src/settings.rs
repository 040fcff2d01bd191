//! What a visitor has chosen: language, theme, motion, how fast bots move, when moves are sent.

use crate::storage;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use words::Lang;

const KEY: &str = "piazza.settings";

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Theme {
    /// As the system has it.
    #[default]
    System,
    Light,
    Dark,
}

/// Do things move?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Motion {
    /// As the system has it.
    #[default]
    System,
    Off,
}

/// How fast bots move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum BotPace {
    Quick,
    /// So that a person can follow.
    #[default]
    Normal,
    Calm,
}

impl BotPace {
    /// How long a bot takes for a move at least, in milliseconds.
    pub(crate) const fn millis(self) -> u64 {
        match self {
            BotPace::Quick => 120,
            BotPace::Normal => 600,
            BotPace::Calm => 1500,
        }
    }
}

/// When is a move sent that was chosen?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Sending {
    /// At once, unless it would end the turn: that takes an act of its own.
    #[default]
    Staged,
    /// Each only after it was confirmed.
    Confirmed,
    /// Each at once.
    AtOnce,
}

/// The settings, each a signal.
pub(crate) struct Settings {
    pub lang: ArcRwSignal<Lang>,
    pub theme: ArcRwSignal<Theme>,
    pub motion: ArcRwSignal<Motion>,
    pub bot_pace: ArcRwSignal<BotPace>,
    pub sending: ArcRwSignal<Sending>,
    /// The name that the visitor plays under.
    pub name: ArcRwSignal<String>,
}

/// The settings as they are kept. What is missing has not been chosen.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    lang: Option<String>,
    theme: Theme,
    motion: Motion,
    bot_pace: BotPace,
    sending: Option<Sending>,
    /// What was chosen before there was [`Sending`].
    #[serde(skip_serializing)]
    confirm: bool,
    name: String,
}

impl Kept {
    fn sending(&self) -> Sending {
        let before = if self.confirm { Sending::Confirmed } else { Sending::default() };
        self.sending.unwrap_or(before)
    }
}

/// The settings of this visitor.
pub(crate) fn settings() -> &'static Settings {
    static SETTINGS: LazyLock<Settings> = LazyLock::new(Settings::load);
    &SETTINGS
}

impl Settings {
    fn load() -> Settings {
        let kept: Kept = storage::load(KEY).unwrap_or_default();
        let lang = kept.lang.as_deref().and_then(Lang::negotiate).unwrap_or_else(browser_lang);
        Settings {
            lang: ArcRwSignal::new(lang),
            theme: ArcRwSignal::new(kept.theme),
            motion: ArcRwSignal::new(kept.motion),
            bot_pace: ArcRwSignal::new(kept.bot_pace),
            sending: ArcRwSignal::new(kept.sending()),
            name: ArcRwSignal::new(kept.name),
        }
    }

    /// Is anything to move? Not if the visitor, or their system, would rather not.
    pub(crate) fn moves(&self) -> bool {
        self.motion.get_untracked() == Motion::System && !prefers("(prefers-reduced-motion: reduce)")
    }
}

/// The first language of ours that the browser's user reads.
fn browser_lang() -> Lang {
    let wishes = window().navigator().languages().join(",");
    Lang::negotiate(&String::from(wishes)).unwrap_or_default()
}

pub(crate) fn prefers(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Shows the settings in the page, now and whenever they change, and keeps what was chosen.
pub(crate) fn apply() {
    let settings = settings();
    Effect::new(move |before: Option<()>| {
        let kept = Kept {
            lang: Some(settings.lang.get().code().to_owned()),
            theme: settings.theme.get(),
            motion: settings.motion.get(),
            bot_pace: settings.bot_pace.get(),
            sending: Some(settings.sending.get()),
            confirm: false,
            name: settings.name.get(),
        };
        show(&kept);
        // The first run only shows: what was never chosen stays the browser's choice.
        if before.is_some() {
            storage::save(KEY, &kept);
        }
    });
}

fn show(kept: &Kept) {
    let Some(root) = document().document_element() else { return };
    // An attribute with a proper name can always be set.
    _ = root.set_attribute("lang", kept.lang.as_deref().unwrap_or_default());
    let theme = match kept.theme {
        Theme::System => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    };
    for (name, value) in
        [("data-theme", theme), ("data-motion", (kept.motion == Motion::Off).then_some("off"))]
    {
        _ = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wanted_to_confirm_moves_still_does() {
        let sending = |kept: &str| serde_json::from_str::<Kept>(kept).unwrap().sending();
        assert_eq!(sending("{}"), Sending::Staged);
        assert_eq!(sending(r#"{"confirm":true}"#), Sending::Confirmed);
        assert_eq!(sending(r#"{"confirm":true,"sending":"atonce"}"#), Sending::AtOnce);
    }
}
