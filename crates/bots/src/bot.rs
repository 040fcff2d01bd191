//! A bot: a level and a stream of chance of its own.

use crate::{Brain, Level};
use engine::{Seat, Viewer, chance};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// A bot. With the same level, seed and games it makes the same moves.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    rng: Pcg64Mcg,
}

impl Bot {
    /// A bot of this level.
    pub fn new(level: Level, seed: u64) -> Bot {
        Bot { level, rng: Pcg64Mcg::seed_from_u64(seed) }
    }

    /// Its level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The move that it makes for the seat that has to act.
    ///
    /// # Panics
    /// If that seat does not have to act.
    pub fn choose<G: Brain>(&mut self, game: &G, seat: Seat) -> G::Move {
        // Whatever follows works on a world that the seat takes for as likely as the true one.
        let world = game.resample(Viewer::Seat(seat), &mut self.rng);
        let mut moves = Vec::new();
        world.legal_moves(&mut moves);
        match self.level {
            Level::Random => chance::pick(&mut self.rng, &moves),
            _ => greedy(&world, seat, &moves),
        }
    }
}

/// The move after which the seat is furthest ahead.
fn greedy<G: Brain>(world: &G, seat: Seat, moves: &[G::Move]) -> G::Move {
    let lead = |mv: G::Move| {
        let mut after = world.clone();
        after.play_unchecked(mv, &mut ());
        after.lead(seat)
    };
    let best = moves.iter().copied().map(|mv| (lead(mv), mv)).reduce(|a, b| if b.0 > a.0 { b } else { a });
    best.expect("a seat that has to act has a move").1
}
