//! A game by its id.

use crate::{Entry, all};
use engine::Info;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A registered game, by its id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameId(&'static str);

impl GameId {
    /// All games, in the order in which they are offered.
    pub fn all() -> Vec<GameId> {
        all().iter().map(|entry| GameId(entry.id)).collect()
    }

    /// The game of this id.
    pub fn of(id: &str) -> Option<GameId> {
        all().iter().find(|entry| entry.id == id).map(|entry| GameId(entry.id))
    }

    /// The id: in records, in commands, in addresses; and the id of the game's name.
    pub fn id(self) -> &'static str {
        self.0
    }

    /// What there is to know of the game.
    pub fn info(self) -> &'static Info {
        &self.entry().info
    }

    /// The version of the rules that a new game is played by.
    pub fn rules(self) -> u32 {
        self.entry().rules
    }

    fn entry(self) -> &'static Entry {
        all().iter().find(|entry| entry.id == self.0).expect("ids are taken from the registry")
    }
}

impl Serialize for GameId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

impl<'de> Deserialize<'de> for GameId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameId, D::Error> {
        let id = String::deserialize(deserializer)?;
        GameId::of(&id).ok_or_else(|| serde::de::Error::custom(format_args!("no game {id:?}")))
    }
}
