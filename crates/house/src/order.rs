//! What the page and the house say to each other.

use crate::Kept;
use engine::Sentence;
use serde::{Deserialize, Serialize};
use table::Millis;
use wire::http::SitDown;
use wire::{Request, UpdateOf};

/// What the page asks of the house.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Open this table.
    Open(Kept),
    /// Somebody sits down.
    Sit(SitDown),
    /// What somebody at the screen says. Whoever says `hello` looks on from then on; a seat's number is its token.
    Say(Request),
    /// From now on bots take at least so long for a move.
    Pace(Millis),
}

/// What the house reports. Lines to be kept come before what follows from them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Report<T> {
    /// Lines of the log, to be kept for good.
    Keep(Vec<String>),
    /// What the table tells the client: a [`wire::Update`].
    Tell(T),
    /// The table can't be opened.
    Failed(Sentence),
}

/// What the house reports of a table of a game.
pub type ReportOf<G> = Report<UpdateOf<G>>;
