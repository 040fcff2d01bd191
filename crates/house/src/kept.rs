//! A table as the page keeps it.

use engine::{Format, Game, Record, Setup};
use games::GameId;
use serde::{Deserialize, Serialize};
use table::{Fact, LogLine, Millis, facts_of};

/// All that is needed to go on with a table: what was decided before play, the secret behind its dice, and the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Kept {
    /// `bohemian` or `villagers`.
    pub game: String,
    /// The version of the game's rules that it began with, and is finished by.
    #[serde(default = "first_rules")]
    pub rules: u32,
    pub players: u8,
    /// As in a record's `setup` lines.
    pub setup: Vec<(String, String)>,
    /// May players ask for hints? At home that is up to them.
    #[serde(default = "yes")]
    pub hints: bool,
    /// 64 hexadecimal digits.
    pub secret: String,
    /// Does the secret give the same dice to everybody, whatever their name, also after going back? Then the game is kept
    /// in the first format of records.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub same_dice: bool,
    /// The lines of the log.
    pub log: Vec<String>,
    /// The plies of a lesson, as in a record: while it lasts nothing else is played. A `*` alone is any outcome of chance.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub script: Vec<String>,
}

fn yes() -> bool {
    true
}

/// Games that were kept before there were other rules don't say which.
fn first_rules() -> u32 {
    1
}

impl Kept {
    /// A table that nobody sits at.
    pub fn new(game: &str, players: u8, secret: &str) -> Kept {
        Kept {
            game: game.to_owned(),
            rules: GameId::of(game).map_or_else(first_rules, GameId::rules),
            players,
            setup: Vec::new(),
            hints: true,
            secret: secret.to_owned(),
            same_dice: false,
            log: Vec::new(),
            script: Vec::new(),
        }
    }

    /// A table where these people and bots go on from a game, as it was after so many plies: what is hidden stays what it
    /// was, and what chance brings from there on is this table's own.
    pub fn going_on<G: Game>(
        record: &Record<G>,
        plies: usize,
        seats: Vec<Fact>,
        secret: &str,
        at: Millis,
    ) -> Kept {
        let history = record.history.up_to(plies.min(record.history.plies().len()));
        let given = history.plies().len();
        let facts = facts_of(seats, Format::default(), &history, given).into_iter();
        let setup = history.setup().lines().into_iter().map(|(key, value)| (key.to_owned(), value));
        Kept {
            rules: history.setup().rules(),
            setup: setup.collect(),
            log: facts.map(|fact| LogLine { at, fact }.to_string()).collect(),
            ..Kept::new(G::ID, history.seats(), secret)
        }
    }
}

engine::messages! {
    /// Why a table that was kept can't be opened.
    pub enum KeptFault {
        Game { game: String } = "house-game",
        Rules { rules: u32 } = "house-rules",
        Secret = "house-secret",
        Setup = "house-setup",
        Line { line: usize } = "house-line",
    }
}

impl core::error::Error for KeptFault {}
