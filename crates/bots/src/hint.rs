//! A hint for a player: the best moves, how good they are, and what they are for.

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
    /// What it is for.
    pub purpose: Sentence,
}

/// The best three moves of the seat that has to act, or as many as there are, best first.
///
/// ```
/// use bohemian::{Bohemian, Setup};
/// use bots::{Budget, hints};
/// use engine::{Game, Seat};
///
/// let mut game = Bohemian::new(&Setup::new(2).unwrap());
/// for outcome in ["sides CEHIKN first 1", "2 3 4 6"] {
///     let outcome = game.parse_chance(outcome).unwrap();
///     game.apply_chance(&outcome, &mut ()).unwrap();
/// }
/// let hints = hints(&game, Seat::new(0), Budget { moves: 6, playouts: 60, turns: 2 }, 1, 1, &|| false);
/// assert_eq!(hints.len(), 3);
/// assert!(hints[0].chance >= hints[1].chance && hints[1].chance >= hints[2].chance);
/// assert!(hints[0].purpose.id.starts_with("hint-bohemian-"));
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
