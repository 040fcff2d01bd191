//! The name of the page in its tab, and the picture beside it: both say when it is the visitor's turn.

use crate::settings::settings;
use crate::text::now;
use engine::ToArg;
use leptos::prelude::*;
use std::sync::LazyLock;

static HERE: LazyLock<ArcRwSignal<Option<String>>> = LazyLock::new(|| ArcRwSignal::new(None));
static TURN: LazyLock<ArcRwSignal<bool>> = LazyLock::new(|| ArcRwSignal::new(false));

/// The page that is shown now; nothing if it has no name of its own.
pub(crate) fn is_at(page: Option<String>) {
    HERE.set(page);
}

/// It is the visitor's turn, or not any more.
pub(crate) fn is_turn(turn: bool) {
    if TURN.get_untracked() != turn {
        TURN.set(turn);
    }
}

/// Is a game played on this page?
pub(crate) fn is_in_a_game() -> bool {
    document().query_selector(".table .table-bar").ok().flatten().is_some()
}

/// Shows it, as long as the page lives.
pub(crate) fn apply() {
    Effect::new(|| {
        settings().lang.track();
        let piazza = now("piazza", &[]);
        let title = HERE.get().map_or_else(|| piazza.clone(), |here| format!("{here} · {piazza}"));
        let turn = TURN.get();
        let title = if turn { now("web-title-turn", &[("page", title.to_arg())]) } else { title };
        document().set_title(&title);
        if let Some(icon) = document().query_selector("link[rel=icon]").ok().flatten() {
            // An attribute with a proper name can always be set.
            _ = icon.set_attribute("href", if turn { "/icon-turn.svg" } else { "/icon.svg" });
        }
    });
}
