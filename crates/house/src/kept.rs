//! A table as the page keeps it.

use serde::{Deserialize, Serialize};

/// All that is needed to go on with a table: what was decided before play, the secret behind its dice, and the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Kept {
    /// `bohemian` or `villagers`.
    pub game: String,
    pub players: u8,
    /// As in a record's `setup` lines.
    pub setup: Vec<(String, String)>,
    /// 64 hexadecimal digits.
    pub secret: String,
    /// The lines of the log.
    pub log: Vec<String>,
}

impl Kept {
    /// A table that nobody sits at.
    pub fn new(game: &str, players: u8, secret: &str) -> Kept {
        Kept { game: game.to_owned(), players, setup: Vec::new(), secret: secret.to_owned(), log: Vec::new() }
    }
}

engine::messages! {
    /// Why a table that was kept can't be opened.
    pub enum KeptFault {
        Game { game: String } = "house-game",
        Secret = "house-secret",
        Setup = "house-setup",
        Line { line: usize } = "house-line",
    }
}
