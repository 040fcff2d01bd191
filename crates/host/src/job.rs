//! What a bot is to think about. It is data, so another thread or another worker can do the thinking.

use crate::ClientId;
use bots::{Bot, Brain, Level};
use engine::{Record, Seat, Turn};
use serde::{Deserialize, Serialize};
use table::{Advice, advise};
use wire::RequestId;

/// A position to think about, and what for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Job {
    pub game: String,
    /// The game so far. A bot replays it, then resamples whatever its seat may not know.
    pub record: String,
    pub version: usize,
    pub seed: u64,
    pub wanted: Wanted,
}

/// What to find.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Wanted {
    /// A bot's move.
    Move(Level),
    /// Hints for the person who has to act.
    Hints { client: ClientId, id: RequestId },
}

/// What was found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Thought {
    Move { seat: Seat, version: usize, mv: String },
    Hints { client: ClientId, id: RequestId, hints: Vec<Advice> },
}

/// Thinks, until it is told to stop. Nothing if nobody has to act.
pub fn think<G: Brain>(job: &Job, stop: &(impl Fn() -> bool + Sync)) -> Option<Thought> {
    let record = Record::<G>::parse(&job.record).ok()?;
    let state = record.history.state();
    let Turn::Seat(seat) = state.turn() else { return None };
    Some(match &job.wanted {
        Wanted::Move(level) => {
            let mv = Bot::new(*level, job.seed).choose_until(state, seat, stop);
            Thought::Move { seat, version: job.version, mv: state.notation(mv) }
        }
        Wanted::Hints { client, id } => {
            let hints = advise(state, seat, job.seed, stop);
            Thought::Hints { client: *client, id: id.clone(), hints }
        }
    })
}
