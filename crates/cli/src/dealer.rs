//! Where chance and the bots' moves come from: a seed, and the number of the ply they are needed at.
//!
//! Nothing is carried over from ply to ply, so a game that is resumed or taken back goes on with the same
//! dice, cards and bots as if nothing had happened.

use bots::{Bot, Level};
use engine::Game;
use rand_chacha::ChaCha12Rng;
use rand_core::SeedableRng;
use std::hash::{BuildHasher, RandomState};

/// The outcome of the chance that is due after so many plies.
pub(crate) fn outcome<G: Game>(state: &G, seed: u64, plies: usize) -> G::Chance {
    let mut rng = ChaCha12Rng::seed_from_u64(seed);
    rng.set_stream(plies as u64);
    state.draw(&mut rng)
}

/// The bot that moves after so many plies.
pub(crate) fn bot(level: Level, seed: u64, plies: usize) -> Bot {
    Bot::new(level, seed_of(seed, plies as u64))
}

/// How many cores there are.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A seed of a game or a bot out of a seed of many: a step of `SplitMix64`.
pub(crate) fn seed_of(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}

/// A seed that nobody chose: short enough to be typed again.
pub(crate) fn any_seed() -> u64 {
    // The standard library seeds its hashers from the system.
    RandomState::new().hash_one(()) % 1_000_000_000
}
