//! Games that this browser keeps.

use crate::choice::{Choice, Who};
use crate::storage;
use games::GameId;
use house::Kept;
use serde::{Deserialize, Serialize};

const KEY: &str = "piazza.game.";

/// A game in this browser.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Saved {
    pub(crate) game: GameId,
    /// Who was to sit where: who plays again is asked for here.
    pub(crate) seats: Vec<Who>,
    pub(crate) kept: Kept,
    /// When it was last played, in milliseconds since 1970.
    pub(crate) played: f64,
    pub(crate) over: bool,
    #[serde(default)]
    pub(crate) occasion: Occasion,
}

/// What a game is played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Occasion {
    /// For itself.
    #[default]
    Play,
    /// To learn it.
    Lesson,
    /// As the deal of the day: the first time, which counts.
    Daily,
    /// As the deal of some day, once more.
    Practice,
}

impl Saved {
    /// A game that has not begun.
    pub(crate) fn new(choice: &Choice) -> Saved {
        let players = choice.seats.len() as u8;
        let kept = Kept {
            setup: choice.setup.clone(),
            hints: choice.hints,
            ..Kept::new(choice.game.id(), players, &random_hex())
        };
        Saved::of(choice.game, choice.seats.clone(), kept)
    }

    /// A game that is kept already.
    pub(crate) fn of(game: GameId, seats: Vec<Who>, kept: Kept) -> Saved {
        Saved { game, seats, kept, played: now(), over: false, occasion: Occasion::Play }
    }

    /// Is it played to learn the game?
    pub(crate) fn is_lesson(&self) -> bool {
        self.occasion == Occasion::Lesson
    }

    /// The same people, at the same game.
    pub(crate) fn again(&self) -> Saved {
        let (setup, seats) = (self.kept.setup.clone(), self.seats.clone());
        let choice = Choice { game: self.game, setup, seats, hints: self.kept.hints };
        Saved::new(&choice)
    }

    /// The game that was kept under this id.
    pub(crate) fn load(id: &str) -> Option<Saved> {
        storage::load(&format!("{KEY}{id}"))
    }

    /// Keeps it. False if the browser has no room.
    pub(crate) fn save(&self, id: &str) -> bool {
        storage::save(&format!("{KEY}{id}"), self)
    }

    /// Keeps a new game under a new id.
    pub(crate) fn save_new(&self) -> String {
        let id = random_hex()[..12].to_owned();
        self.save(&id);
        id
    }

    /// Forgets it.
    pub(crate) fn delete(id: &str) {
        storage::remove(&format!("{KEY}{id}"));
    }

    /// All games that are kept, by their ids, the last played first.
    pub(crate) fn all() -> Vec<(String, Saved)> {
        let ids = storage::keys().into_iter().filter_map(|key| key.strip_prefix(KEY).map(str::to_owned));
        let mut all: Vec<_> = ids.filter_map(|id| Saved::load(&id).map(|saved| (id, saved))).collect();
        all.sort_by(|(_, a), (_, b)| b.played.total_cmp(&a.played));
        all
    }
}

/// The time of day, in milliseconds since 1970.
pub(crate) fn now() -> f64 {
    web_sys::js_sys::Date::now()
}

/// 32 random bytes.
pub(crate) fn random_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    if let Ok(crypto) = leptos::prelude::window().crypto() {
        // It fails only for more bytes than this.
        _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    bytes
}

/// 32 random bytes as hexadecimal digits.
pub(crate) fn random_hex() -> String {
    use std::fmt::Write;
    random_bytes().iter().fold(String::new(), |mut hex, byte| {
        _ = write!(hex, "{byte:02x}");
        hex
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::past::Past;
    use std::collections::BTreeMap;

    /// What a browser kept for version 0.1.0.
    const KEPT: &str = include_str!("../../../../fixtures/0.1.0/browser/local-storage.json");

    #[test]
    fn what_an_earlier_version_kept_is_read() {
        let kept: BTreeMap<String, serde_json::Value> = serde_json::from_str(KEPT).unwrap();
        let (mut games, mut pasts) = (0, 0);
        for (key, value) in kept {
            if let Some(id) = key.strip_prefix(KEY) {
                let saved: Saved =
                    serde_json::from_value(value).unwrap_or_else(|error| panic!("{id}: {error}"));
                assert_eq!(saved.kept.game, saved.game.id(), "{id}");
                assert_eq!(saved.seats.len(), usize::from(saved.kept.players), "{id}");
                let record = saved.kept.record().unwrap_or_else(|| panic!("{id} can't be opened"));
                assert_eq!(record.contains("\nresult "), saved.over, "{id}");
                games += 1;
            } else if let Some(id) = key.strip_prefix("piazza.past.") {
                let past: Past =
                    serde_json::from_value(value).unwrap_or_else(|error| panic!("{id}: {error}"));
                assert!(past.points().is_some(), "{id}");
                assert!(past.record().unwrap().contains("\nresult "), "the link of {id} leads to its record");
                pasts += 1;
            }
        }
        assert!(games >= 10 && pasts >= 4, "{games} games, {pasts} that are over");
    }
}
