//! The bodies of HTTP requests and their answers.

use crate::{Line, TableId};
use engine::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Stage;
#[cfg(feature = "schema")]
use utoipa::ToSchema;

/// A table to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct NewTable {
    /// `bohemian` or `villagers`.
    pub game: String,
    pub players: u8,
    /// What else the table decides before play, as in a record's `setup` lines.
    #[serde(default)]
    pub setup: BTreeMap<String, String>,
    /// `unhurried`, `bank MS MS` (bank and increment) or `turn MS`.
    #[serde(default)]
    pub pace: Option<String>,
    /// May players ask for hints? All see it before they sit down.
    #[serde(default)]
    pub hints: bool,
    /// Is it listed in the lobby? If not, who has the link may come.
    #[serde(default)]
    pub public: bool,
    /// May anybody who sits there seat bots and start the game, or only the host: whoever has sat there longest?
    #[serde(default)]
    pub anyone_starts: bool,
}

impl NewTable {
    /// An unhurried table that is not in the lobby.
    pub fn new(game: &str, players: u8) -> NewTable {
        NewTable {
            game: game.to_owned(),
            players,
            setup: BTreeMap::new(),
            pace: None,
            hints: false,
            public: false,
            anyone_starts: false,
        }
    }
}

/// A table that was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[allow(missing_docs)]
pub struct Made {
    pub table: TableId,
    /// The hash of the secret that decides the dice, together with what players add.
    pub commitment: String,
}

/// Who sits down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SitDown {
    pub name: String,
    /// The first open one, if none is given.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// 32 random bytes of your own for the dice, as 64 hexadecimal digits. Without them you trust the server.
    #[serde(default)]
    pub contribution: Option<String>,
}

/// Somebody sits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[allow(missing_docs)]
pub struct Seated {
    pub table: TableId,
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// Whoever has it plays this seat. It is sent only now.
    pub token: String,
}

/// What was done.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[allow(missing_docs)]
pub struct Done {
    pub version: usize,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[allow(missing_docs)]
pub struct Card {
    pub table: TableId,
    pub game: String,
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub stage: Stage,
    pub pace: String,
    pub public: bool,
    /// In milliseconds since 1970.
    pub created: u64,
    pub seats: Vec<PlaceCard>,
    /// Your seat.
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
    pub you: Option<Seat>,
    /// Where the same people play again.
    pub rematch: Option<TableId>,
}

/// Some of what was said at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct ChatPage {
    /// The number of the first of these lines: so many were said before.
    pub first: usize,
    /// In the order in which they were said.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub lines: Vec<Line>,
}

/// Who sits where, for a list of tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[allow(missing_docs)]
pub struct PlaceCard {
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    pub name: String,
    pub open: bool,
    /// The level of the bot that plays it.
    pub bot: Option<String>,
}

/// A table as you may see it: `V` is its view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[allow(missing_docs)]
pub struct Shown<V> {
    #[serde(flatten)]
    pub card: Card,
    pub view: V,
}

/// A name and a passphrase.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 1 to 32 characters.
    pub name: String,
    /// 8 to 256 characters.
    pub passphrase: String,
}

/// Who you are.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[allow(missing_docs)]
pub struct Me {
    pub name: String,
    pub tables: Vec<Card>,
}
