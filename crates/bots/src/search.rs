//! Thinking ahead.
//!
//! The moves that experience likes best are played on, many times over, in worlds that the seat cannot tell
//! apart, for a few turns in which everybody plays as experience says; then the table is judged. After each
//! round the worse half of the moves is given up (sequential halving). All moves of a round meet the same
//! worlds and the same chance, so that what differs between them is the move.
//!
//! Playout `i` depends on the seed and on `i` alone. So a search gives the same answer on one core and on many.

use crate::{Brain, Shares, mind::Mind};
use engine::{Seat, Turn, Viewer};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// How much a search may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The moves that are looked at more closely.
    pub moves: usize,
    /// The playouts for all of them together.
    pub playouts: u32,
    /// The turns that a playout goes on for.
    pub turns: u32,
}

/// A move and what came of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// The chances of each seat after it.
    pub shares: Shares,
    /// The playouts behind that; none if it is experience alone.
    pub playouts: u32,
}

/// The worlds in which experience looks at the moves before playouts begin.
const FIRST_WORLDS: u64 = 4;
/// The tables thought about after each move: for the seat's own turn, and for turns in playouts.
const OWN_WIDTH: usize = 6;
const PLAYOUT_WIDTH: usize = 2;

/// The moves of the seat that has to act, best first. Stops early when told to.
pub fn search<G: Brain>(
    game: &G,
    seat: Seat,
    budget: Budget,
    seed: u64,
    stop: &(impl Fn() -> bool + Sync),
) -> Vec<Candidate<G::Move>> {
    let mut candidates = first_look(game, seat, seed);
    let mut alive = candidates.len().min(budget.moves);
    if alive < 2 {
        return candidates;
    }
    let rounds = alive.next_power_of_two().ilog2();
    let mut tried = 0;
    while alive > 1 {
        let more = (budget.playouts / rounds / alive as u32).max(1);
        let playouts = Playouts { game, seat, budget, seed };
        let done = playouts.run(&mut candidates[..alive], tried..tried + more, stop);
        tried += done;
        candidates[..alive].sort_by(|a, b| b.shares[seat].total_cmp(&a.shares[seat]));
        if done < more {
            break;
        }
        alive = alive.div_ceil(2);
    }
    candidates
}

/// What experience says about each move, best first: the best turn that begins with it, over a few worlds.
pub(crate) fn first_look<G: Brain>(game: &G, seat: Seat, seed: u64) -> Vec<Candidate<G::Move>> {
    let mut mind = Mind::new(game.net());
    let mut candidates: Vec<Candidate<G::Move>> = Vec::new();
    for world in 0..FIRST_WORLDS {
        let world = game.resample(Viewer::Seat(seat), &mut stream(seed, world));
        for found in mind.openings(&world, seat, OWN_WIDTH) {
            match candidates.iter_mut().find(|candidate| candidate.mv == found.0) {
                Some(candidate) => candidate.shares += found.1,
                None => candidates.push(Candidate { mv: found.0, shares: found.1, playouts: 0 }),
            }
        }
    }
    for candidate in &mut candidates {
        candidate.shares = candidate.shares.scaled(1.0 / FIRST_WORLDS as f32);
    }
    candidates.sort_by(|a, b| b.shares[seat].total_cmp(&a.shares[seat]));
    candidates
}

/// The chance of one playout.
fn stream(seed: u64, playout: u64) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(seed ^ playout.wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

struct Playouts<'a, G> {
    game: &'a G,
    seat: Seat,
    budget: Budget,
    seed: u64,
}

impl<G: Brain> Playouts<'_, G> {
    /// Plays each candidate on in each of these playouts, and averages what came of it with what came before.
    /// Gives back how many playouts were made before it was told to stop.
    fn run(
        &self,
        candidates: &mut [Candidate<G::Move>],
        which: core::ops::Range<u32>,
        stop: &(impl Fn() -> bool + Sync),
    ) -> u32 {
        let mut mind = Mind::new(self.game.net());
        let mut done = 0;
        for playout in which {
            if stop() {
                break;
            }
            for candidate in &mut *candidates {
                let shares = self.playout(&mut mind, candidate.mv, playout);
                let n = candidate.playouts as f32;
                candidate.shares = candidate.shares.scaled(n / (n + 1.0));
                candidate.shares += shares.scaled(1.0 / (n + 1.0));
                candidate.playouts += 1;
            }
            done += 1;
        }
        done
    }

    fn playout(&self, mind: &mut Mind<G>, mv: G::Move, playout: u32) -> Shares {
        let mut chance = stream(self.seed, playout.into());
        let mut world = self.game.resample(Viewer::Seat(self.seat), &mut chance);
        world.play_unchecked(mv, &mut ());
        let mut turns = self.budget.turns;
        let mut last = self.seat;
        loop {
            match world.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = world.draw(&mut chance);
                    world.apply_chance_unchecked(&outcome, &mut ());
                }
                Turn::Seat(seat) => {
                    if seat != last {
                        if turns == 0 {
                            break;
                        }
                        turns -= 1;
                        last = seat;
                    }
                    world = mind.best(&world, seat, PLAYOUT_WIDTH);
                }
            }
        }
        mind.judge(&world)
    }
}
