//! What somebody chooses before a game without a server: which game, who sits where.

use bots::Level;
use serde::{Deserialize, Serialize};

/// The games there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum GameKind {
    Bohemian,
    Villagers,
}

impl GameKind {
    /// Both.
    pub(crate) const ALL: [GameKind; 2] = [GameKind::Bohemian, GameKind::Villagers];

    /// The game's id: in addresses, in records, and of its name's message.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            GameKind::Bohemian => "bohemian",
            GameKind::Villagers => "villagers",
        }
    }

    /// The game of this id.
    pub(crate) fn of_id(id: &str) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|game| game.id() == id)
    }
}

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
    pub game: GameKind,
    /// The set-up as lines of a record: `[("solo", "normal")]`.
    pub setup: Vec<(String, String)>,
    pub seats: Vec<Who>,
    /// May players ask for hints?
    pub hints: bool,
}
