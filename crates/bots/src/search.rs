//! Thinking ahead.
//!
//! The moves that experience likes best are played on, many times over, in worlds that the seat cannot tell
//! apart, for a few turns in which everybody plays as experience says; then the table is judged. After each
//! round the worse half of the moves is given up (sequential halving). All moves of a round meet the same
//! worlds and the same chance, so that what differs between them is the move.
//!
//! Playout `i` depends on the seed and on `i` alone. So a search gives the same answer on one core and on many.

use crate::{Brain, Shares, mind::Mind, parallel::in_parallel, play_turns};
use core::ops::{ControlFlow, Range};
use engine::{Seat, Viewer};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// How much a search may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The moves that are looked at more closely.
    pub moves: usize,
    /// The playouts for all of them together.
    pub playouts: u32,
    /// The turns that a playout goes on for; a turn ends where others act, or something new is learned.
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

impl<M> Candidate<M> {
    /// The mean over one more playout. What experience said before the first counts no more then.
    fn take_in(&mut self, shares: Shares) {
        let new = 1.0 / f64::from(self.playouts + 1);
        self.shares = self.shares.scaled(1.0 - new);
        self.shares += shares.scaled(new);
        self.playouts += 1;
    }
}

/// What is thought about.
#[derive(Clone, Copy, Debug)]
pub struct Search<'a, G: Brain> {
    /// The game.
    pub game: &'a G,
    /// The seat that has to act.
    pub seat: Seat,
    /// How much it may think.
    pub budget: Budget,
    /// How many moves are never given up, but compared to the last playout.
    pub finalists: usize,
    /// A move that is never given up.
    pub keep: Option<G::Move>,
    /// Where chance begins.
    pub seed: u64,
    /// How many cores think.
    pub cores: usize,
}

/// The worlds in which experience looks at the moves before playouts begin.
const FIRST_WORLDS: u64 = 4;
/// The tables thought about after each move: for the seat's own turn, and for turns in playouts.
const OWN_WIDTH: usize = 6;
const PLAYOUT_WIDTH: usize = 2;

impl<G: Brain> Search<'_, G> {
    /// The moves, best first: those that were compared longest, then the others. Stops early when told to.
    pub fn run(&self, stop: &(impl Fn() -> bool + Sync)) -> Vec<Candidate<G::Move>> {
        let mut candidates = first_look(self.game, self.seat, self.seed);
        candidates.extend(self.kept_apart(&candidates));
        let mut many = self.budget.moves.min(candidates.len());
        let rounds = many.next_power_of_two().ilog2().max(1);
        let mut tried = 0;
        loop {
            let alive = self.alive(&mut candidates, many);
            if alive < 2 {
                return candidates;
            }
            let more = (self.budget.playouts / rounds / alive as u32).max(1);
            let done = self.playouts(&mut candidates[..alive], tried..tried + more, stop);
            candidates[..alive].sort_by(|a, b| b.shares[self.seat].total_cmp(&a.shares[self.seat]));
            if done < more || many <= self.finalists.max(2) {
                return candidates;
            }
            tried += more;
            many = many.div_ceil(2).max(self.finalists);
        }
    }

    /// The move that is never given up, if it was not worth a look.
    fn kept_apart(&self, candidates: &[Candidate<G::Move>]) -> Option<Candidate<G::Move>> {
        let mv = self.keep.filter(|keep| candidates.iter().all(|candidate| candidate.mv != *keep))?;
        Some(Candidate { mv, shares: self.playout(&mut Mind::new(self.game.net()), mv, 0), playouts: 0 })
    }

    /// Brings the move that is never given up among the first, and tells how many go on.
    fn alive(&self, candidates: &mut [Candidate<G::Move>], many: usize) -> usize {
        match candidates.iter().position(|candidate| Some(candidate.mv) == self.keep) {
            Some(kept) if kept >= many => {
                candidates[many..=kept].rotate_right(1);
                many + 1
            }
            _ => many,
        }
    }

    /// Plays each candidate on in each of these playouts. Gives back how many were made before it was told to
    /// stop.
    fn playouts(
        &self,
        candidates: &mut [Candidate<G::Move>],
        which: Range<u32>,
        stop: &(impl Fn() -> bool + Sync),
    ) -> u32 {
        let moves: Vec<G::Move> = candidates.iter().map(|candidate| candidate.mv).collect();
        let results = in_parallel(self.cores, which.len(), &|i| {
            let playout = which.start + i as u32;
            let mut mind = Mind::new(self.game.net());
            let played = |&mv| (!stop()).then(|| self.playout(&mut mind, mv, playout));
            moves.iter().map(played).collect::<Option<Vec<_>>>()
        });
        let mut done = 0;
        for result in results.into_iter().flatten() {
            for (candidate, shares) in candidates.iter_mut().zip(result) {
                candidate.take_in(shares);
            }
            done += 1;
        }
        done
    }

    fn playout(&self, mind: &mut Mind<G>, mv: G::Move, playout: u32) -> Shares {
        let mut chance = stream(self.seed, playout.into());
        let mut world = self.game.resample(Viewer::Seat(self.seat), &mut chance);
        world.play_unchecked(mv, &mut ());
        // The rest of the seat's own turn comes before the turns looked ahead.
        let goes_on = self.game.goes_on(&world, self.seat) || world.interrupted(self.seat);
        let mut turns = self.budget.turns + u32::from(goes_on);
        if turns > 0 {
            play_turns(
                &mut world,
                &mut chance,
                |chance, world| world.draw(chance),
                |_, world, seat| {
                    *world = mind.best(world, seat, PLAYOUT_WIDTH);
                    turns -= u32::from(!world.interrupted(seat));
                    if turns > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
                },
            );
        }
        mind.judge(&world)
    }
}

/// What experience says about each move, best first: the best turn that begins with it, over a few worlds.
pub(crate) fn first_look<G: Brain>(game: &G, seat: Seat, seed: u64) -> Vec<Candidate<G::Move>> {
    let mut mind = Mind::new(game.net());
    let mut candidates: Vec<Candidate<G::Move>> = Vec::new();
    let mut worlds: Vec<G> =
        (0..FIRST_WORLDS).map(|i| game.resample(Viewer::Seat(seat), &mut stream(seed, i))).collect();
    // Where nothing is hidden all worlds are the same.
    worlds.dedup();
    for world in &worlds {
        for (mv, shares) in mind.openings(world, seat, OWN_WIDTH) {
            let shares = shares.scaled(1.0 / worlds.len() as f64);
            match candidates.iter_mut().find(|candidate| candidate.mv == mv) {
                Some(candidate) => candidate.shares += shares,
                None => candidates.push(Candidate { mv, shares, playouts: 0 }),
            }
        }
    }
    candidates.sort_by(|a, b| b.shares[seat].total_cmp(&a.shares[seat]));
    candidates
}

/// The chance of one playout.
fn stream(seed: u64, playout: u64) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(seed ^ playout.wrapping_mul(0x9E37_79B9_7F4A_7C15))
}
