//! What a bot is to think about. It is data, so that the thinking can be done by another worker.

use bohemian::Bohemian;
use bots::{Bot, Brain, Level};
use engine::{Game, Record, Seat, Turn};
use serde::{Deserialize, Serialize};
use table::{Advice, advise};
use villagers::Villagers;
use wire::AskId;

/// What is to be found out about a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Job {
    pub game: String,
    /// The game so far. A bot replays it, and then forgets what its seat may not know.
    pub record: String,
    pub version: usize,
    pub seed: u64,
    pub wanted: Wanted,
}

/// What for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// A bot's move.
    Move(Level),
    /// Advice for the person who has to act.
    Hints(AskId),
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Thought {
    Move { seat: Seat, version: usize, mv: String },
    Hints { id: AskId, hints: Vec<Advice> },
}

/// Thinks, until it is told to stop. Nothing if there is nothing to think about.
pub fn think(job: &Job, stop: &(impl Fn() -> bool + Sync)) -> Option<Thought> {
    match job.game.as_str() {
        Bohemian::ID => think_as::<Bohemian>(job, stop),
        Villagers::ID => think_as::<Villagers>(job, stop),
        _ => None,
    }
}

fn think_as<G: Brain>(job: &Job, stop: &(impl Fn() -> bool + Sync)) -> Option<Thought> {
    let record = Record::<G>::parse(&job.record).ok()?;
    let state = record.history.state();
    let Turn::Seat(seat) = state.turn() else { return None };
    Some(match &job.wanted {
        Wanted::Move(level) => {
            let mv = Bot::new(*level, job.seed).choose_until(state, seat, stop);
            Thought::Move { seat, version: job.version, mv: state.notation(mv) }
        }
        Wanted::Hints(id) => Thought::Hints { id: id.clone(), hints: advise(state, seat, job.seed, stop) },
    })
}
