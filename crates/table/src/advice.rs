//! Advice for somebody who has to decide, where the table allows it.

use crate::{Fault, Stage, Table};
use bots::{Brain, hints};
use engine::{Game, Refusal, Seat, Sentence, Turn};
use serde::{Deserialize, Serialize};

/// A move worth making.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Advice {
    /// The move, in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The win chance with it, in percent.
    pub chance: u8,
    /// What it is for.
    pub purpose: Sentence,
}

/// The best moves of the seat that has to act, best first: as good as the bots that think ahead find them, and without
/// knowing more than the seat may know.
pub fn advise<G: Brain>(state: &G, seat: Seat, seed: u64, stop: &(impl Fn() -> bool + Sync)) -> Vec<Advice> {
    let found = hints(state, seat, state.budget(), seed, 1, stop).into_iter();
    let advice = |hint: bots::Hint<G::Move>| Advice {
        mv: state.notation(hint.mv),
        chance: (hint.chance * 100.0).round() as u8,
        purpose: hint.purpose,
    };
    found.map(advice).collect()
}

impl<G: Game> Table<G> {
    /// May this seat be advised now?
    pub fn check_advice(&self, seat: Seat) -> Result<(), Fault<G>> {
        match (self.stage(), self.turn()) {
            (Stage::Gathering, _) => Err(Fault::NotStarted),
            (Stage::Over, _) => Err(Fault::Over),
            (Stage::Closed, _) => Err(Fault::Closed),
            (Stage::Playing, _) if !self.hints() => Err(Fault::NoHints),
            (Stage::Playing, Turn::Seat(turn)) if turn != seat => {
                Err(Fault::Refused(Refusal::NotYourTurn { turn }))
            }
            (Stage::Playing, _) => Ok(()),
        }
    }
}
