//! What the page and the house say to each other.

use crate::Kept;
use engine::{Game, Sentence};
use serde::{Deserialize, Serialize};
use table::{Millis, TableView};
use wire::http::SitDown;
use wire::{FromClient, ToClient};

/// What the page asks of the house.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Open this table.
    Open(Kept),
    /// Somebody sits down.
    Sit(SitDown),
    /// What somebody at the screen says. Whoever says `hello` looks on from then on; a seat's number is its token.
    Say(FromClient),
    /// From now on bots take at least so long for a move.
    Pace(Millis),
}

/// What the house reports. Lines to be kept come before what follows from them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", bound(deserialize = "V: Deserialize<'de>, E: Deserialize<'de>"))]
pub enum Report<V, E = ()> {
    /// Lines of the log, to be kept for good.
    Keep(Vec<String>),
    /// What a table tells the client.
    Tell(ToClient<V, E>),
    /// The table can't be opened.
    Failed(Sentence),
}

/// What the house reports of a table of a game.
pub type ReportOf<G> = Report<TableView<<G as Game>::View>, <G as Game>::Event>;
