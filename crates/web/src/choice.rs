//! What somebody chooses before a game without a server: which game, who sits where.

use bots::Level;
use games::GameId;
use serde::{Deserialize, Serialize};

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Who {
    /// A person at this screen.
    Person(String),
    /// A bot, by the id of its level.
    Bot(String),
}

impl Who {
    /// A bot of this level.
    pub(crate) fn bot(level: Level) -> Who {
        Who::Bot(level.id().to_owned())
    }
}

/// A game to be played in this browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Choice {
    pub game: GameId,
    /// The set-up as lines of a record: `[("solo", "normal")]`.
    pub setup: Vec<(String, String)>,
    pub seats: Vec<Who>,
    /// May players ask for hints?
    pub hints: bool,
}
