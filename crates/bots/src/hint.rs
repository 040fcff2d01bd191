//! A hint for a player: the best moves, how good they are, and what they are good for.

use crate::{Brain, Budget, Search};
use engine::{Message, Seat, Sentence, Viewer};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// How many moves a hint names.
const NAMED: usize = 3;

/// A move worth making.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<M> {
    /// The move.
    pub mv: M,
    /// The win chance with it.
    pub chance: f64,
    /// What it is good for.
    pub purpose: Sentence,
}

/// The best three moves of the seat that has to act, or as many as there are, best first.
///
/// ```
/// use bots::{Brain, Budget, hints};
/// use engine::{Game, Seat};
///
/// /// The move that a player is advised to make, in notation.
/// fn advice<G: Brain>(game: &G, seat: Seat) -> String {
///     let budget = Budget { moves: 6, playouts: 60, turns: 2 };
///     game.notation(hints(game, seat, budget, 1, 1, &|| false)[0].mv)
/// }
/// ```
pub fn hints<G: Brain>(
    game: &G,
    seat: Seat,
    budget: Budget,
    seed: u64,
    cores: usize,
    stop: &(impl Fn() -> bool + Sync),
) -> Vec<Hint<G::Move>> {
    let world = game.resample(Viewer::Seat(seat), &mut Pcg64Mcg::seed_from_u64(seed));
    let search = Search { game: &world, seat, budget, finalists: NAMED, keep: None, seed, cores };
    let named = search.run(stop).into_iter().take(NAMED);
    named
        .map(|found| Hint {
            mv: found.mv,
            chance: found.shares[seat],
            purpose: world.purpose(found.mv).sentence(),
        })
        .collect()
}
