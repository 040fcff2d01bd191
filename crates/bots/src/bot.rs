//! A bot: a level and a stream of chance of its own.

use crate::{Brain, Budget, Level, mind::Mind, search};
use engine::{Rng, Seat, Viewer, chance};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// How a bot comes to its move.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Style {
    Random,
    /// By what it would have if the game ended after the move.
    Greedy,
    /// By experience, over the rest of its turn.
    Judge {
        width: usize,
    },
    /// By thinking ahead.
    Search(Budget),
}

/// A bot. With the same level, seed and games it makes the same moves.
#[derive(Clone, Debug)]
pub struct Bot {
    style: Style,
    rng: Pcg64Mcg,
}

impl Bot {
    /// A bot of this level.
    pub fn new(level: Level, seed: u64) -> Bot {
        let style = match level {
            Level::Random => Style::Random,
            Level::Greedy | Level::Easy | Level::Medium => Style::Greedy,
            Level::Hard => Style::Judge { width: 6 },
            Level::Master => Style::Search(Budget { moves: 8, playouts: 300, turns: 2 }),
        };
        Bot { style, rng: Pcg64Mcg::seed_from_u64(seed) }
    }

    /// A bot that thinks ahead as far as its budget reaches.
    pub fn with_budget(budget: Budget, seed: u64) -> Bot {
        Bot { style: Style::Search(budget), rng: Pcg64Mcg::seed_from_u64(seed) }
    }

    /// The move that it makes for the seat that has to act.
    ///
    /// # Panics
    /// If that seat does not have to act.
    pub fn choose<G: Brain>(&mut self, game: &G, seat: Seat) -> G::Move {
        self.choose_until(game, seat, &|| false)
    }

    /// The same, with the best that it has found when it is told to stop.
    ///
    /// # Panics
    /// If that seat does not have to act.
    pub fn choose_until<G: Brain>(
        &mut self,
        game: &G,
        seat: Seat,
        stop: &(impl Fn() -> bool + Sync),
    ) -> G::Move {
        // Whatever follows works on worlds that the seat takes for as likely as the true one.
        let world = game.resample(Viewer::Seat(seat), &mut self.rng);
        let mut moves = Vec::new();
        world.legal_moves(&mut moves);
        if let [only] = moves[..] {
            return only;
        }
        match self.style {
            Style::Random => chance::pick(&mut self.rng, &moves),
            Style::Greedy => greedy(&world, seat, &moves),
            Style::Judge { width } => Mind::new(world.net()).openings(&world, seat, width)[0].0,
            Style::Search(budget) => search(&world, seat, budget, self.rng.next_u64(), stop)[0].mv,
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
