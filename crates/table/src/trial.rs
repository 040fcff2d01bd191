//! Trying a move without playing it: what would it bring, and if it can't be played, why not?

use crate::{Fault, Stage, Table};
use engine::{Event, Game, Message, Seat, Sentence, Turn, Viewer};
use rand_pcg::Pcg32;
use rand_pcg::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

/// In so many worlds a move is tried that would show something new: what they have in common is told.
const WORLDS: u64 = 64;

/// What a move would bring, or why it can't be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "E: Deserialize<'de>"))]
pub struct Trial<E> {
    /// The move, in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// Why it can't be played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Sentence>,
    /// What would happen, as far as the player can know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub brings: Vec<E>,
    /// Would it be the last move of the player's turn, or of the game?
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub ends: bool,
}

/// Moves of a seat that are to be tried, and the position to try them in: all that it takes, so that it can be done apart
/// from the table.
#[derive(Clone, Debug)]
pub struct Trials<G: Game> {
    stage: Stage,
    state: G,
    seat: Seat,
    moves: Vec<String>,
}

impl<G: Game> Table<G> {
    /// What would these moves of a seat bring?
    pub fn trials(&self, seat: Seat, moves: Vec<String>) -> Trials<G> {
        Trials { stage: self.stage(), state: self.history().state().clone(), seat, moves }
    }
}

impl<G: Game> Trials<G> {
    /// The position.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Tries them. That takes a while.
    pub fn run(&self) -> Vec<Trial<G::Event>> {
        let trial = |mv: &String| match self.try_move(mv) {
            Ok((brings, ends)) => Trial { mv: mv.clone(), refused: None, brings, ends },
            Err(fault) => {
                Trial { mv: mv.clone(), refused: Some(fault.sentence()), brings: Vec::new(), ends: false }
            }
        };
        self.moves.iter().map(trial).collect()
    }

    /// What a move would bring, and whether it would end the seat's turn. It is tried in worlds that the seat can't tell from
    /// the true one, so that nothing leaks that the seat may not know.
    fn try_move(&self, mv: &str) -> Result<(Vec<G::Event>, bool), Fault<G>> {
        match self.stage {
            Stage::Gathering => return Err(Fault::NotStarted),
            Stage::Over => return Err(Fault::Over),
            Stage::Closed => return Err(Fault::Closed),
            Stage::Playing => {}
        }
        let Trials { state, seat, .. } = self;
        let mv = state.parse_move(mv).map_err(Fault::Unreadable)?;
        state.clone().play(*seat, mv, &mut ()).map_err(Fault::Refused)?;
        let viewer = Viewer::Seat(*seat);
        let tried_in = |world: u64| {
            let mut world = state.resample(viewer, &mut Pcg32::seed_from_u64(world));
            let mut events: Vec<G::Event> = Vec::new();
            world.play_unchecked(mv, &mut events);
            (world, events.iter().map(|event| event.seen_by(viewer)).collect::<Vec<_>>())
        };
        let (after, mut told) = tried_in(0);
        if state.reveals(mv) {
            for world in 1..WORLDS {
                let (_, other) = tried_in(world);
                told.retain(|event| other.contains(event));
            }
        }
        Ok((told, next_seat(after) != Some(*seat)))
    }
}

/// Who decides next, once chance has brought something. Nobody if the game is over.
fn next_seat<G: Game>(mut state: G) -> Option<Seat> {
    let mut rng = Pcg32::seed_from_u64(0);
    loop {
        match state.turn() {
            Turn::Seat(seat) => return Some(seat),
            Turn::Over => return None,
            Turn::Chance => {
                let outcome = state.draw(&mut rng);
                state.apply_chance_unchecked(&outcome, &mut ());
            }
        }
    }
}
