//! What is told of what happened: the truth for the log, and what each viewer may know.

use crate::{Entry, Fact, Table};
use engine::{Event, Game, History, Message, Sentence, Viewer};
use serde::{Deserialize, Serialize};

/// A fact and what it brought about. It holds the truth: only [`seen_by`](News::seen_by) leaves the house.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct News<G: Game> {
    /// How many facts there were with this one.
    pub version: usize,
    pub entry: Entry,
    pub events: Vec<G::Event>,
}

/// What a viewer gets to know of a fact.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Seen {
    pub version: usize,
    pub at: u64,
    /// The line of the log, unless it is a ply: those can hide a card, and are told by their events.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fact: Option<String>,
    pub events: Vec<Sentence>,
}

impl<G: Game> News<G> {
    /// What this viewer may know.
    pub fn seen_by(&self, viewer: Viewer) -> Seen {
        let fact = match &self.entry.fact {
            Fact::Ply(_) => None,
            // A contribution is not for other eyes before the game is over.
            Fact::Sat { seat, name, .. } => Some(format!("sit {seat} {name}")),
            _ => self.entry.to_string().split_once(' ').map(|(_, fact)| fact.to_owned()),
        };
        let events = self.events.iter().map(|event| event.seen_by(viewer).sentence()).collect();
        Seen { version: self.version, at: self.entry.at, fact, events }
    }
}

impl<G: Game> Table<G> {
    /// The game so far, as somebody may know it who comes in now: what each ply brought about that was not taken back.
    pub fn past(&self, viewer: Viewer) -> Vec<Sentence> {
        let mut events: Vec<G::Event> = Vec::new();
        let mut history = History::<G>::new(self.history().setup().clone());
        for ply in self.history().plies() {
            let played = history.push(ply.clone(), &mut events);
            debug_assert!(played.is_ok(), "a ply that was played is refused");
        }
        events.iter().map(|event| event.seen_by(viewer).sentence()).collect()
    }
}
