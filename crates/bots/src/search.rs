//! Search.
//!
//! The moves with the best evaluation are played on, many times over, in worlds that the seat cannot tell apart. In these
//! playouts everybody plays the turn with the best evaluation; after a few turns the position is evaluated. After each
//! round of playouts the worse half of the moves is dropped (sequential halving). All moves of a round meet the same worlds
//! and the same chance, so any difference between them is due to the move.
//!
//! Playout `i` depends on the seed and on `i` alone, so a search gives the same answer on one core and on many.

use crate::{Brain, Evaluator, Shares, parallel::in_parallel, play_turns};
use core::ops::{ControlFlow, Range};
use engine::{Seat, Viewer};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// How much work a search may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// How many moves are played on.
    pub moves: usize,
    /// How many playouts there are, for all moves together.
    pub playouts: u32,
    /// How many turns a playout takes. A turn ends where others act, or where something new becomes known.
    pub turns: u32,
}

/// A move and its value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// How likely each seat is to win after it.
    pub shares: Shares,
    /// The playouts behind that; none if it is the evaluation alone.
    pub playouts: u32,
}

impl<M> Candidate<M> {
    /// Adds a playout to the mean. The first one replaces the evaluation.
    fn add(&mut self, shares: Shares) {
        let new = 1.0 / f64::from(self.playouts + 1);
        self.shares = self.shares.scaled(1.0 - new);
        self.shares += shares.scaled(new);
        self.playouts += 1;
    }
}

/// A search for the best move.
#[derive(Clone, Copy, Debug)]
pub struct Search<'a, G: Brain> {
    /// The game.
    pub game: &'a G,
    /// The seat that has to act.
    pub seat: Seat,
    /// How much work it may do.
    pub budget: Budget,
    /// How many moves are never dropped, but compared to the last playout.
    pub finalists: usize,
    /// A move that is never dropped.
    pub keep: Option<G::Move>,
    /// The seed of its chance.
    pub seed: u64,
    /// How many cores it uses.
    pub cores: usize,
}

/// How many worlds the moves are evaluated in before playouts begin.
const FIRST_WORLDS: u64 = 4;
/// The width of the beam search for a turn: for the seat's own turn, and for turns in playouts.
const OWN_WIDTH: usize = 6;
const PLAYOUT_WIDTH: usize = 2;

impl<G: Brain> Search<'_, G> {
    /// The moves, best first: those that were compared longest, then the others. It ends early once `stop` says so.
    pub fn run(&self, stop: &(impl Fn() -> bool + Sync)) -> Vec<Candidate<G::Move>> {
        let mut candidates = evaluate_moves(self.game, self.seat, self.seed);
        candidates.extend(self.missing_keep(&candidates));
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

    /// The move that is never dropped, if it is not among the candidates.
    fn missing_keep(&self, candidates: &[Candidate<G::Move>]) -> Option<Candidate<G::Move>> {
        let mv = self.keep.filter(|keep| candidates.iter().all(|candidate| candidate.mv != *keep))?;
        Some(Candidate {
            mv,
            shares: self.playout(&mut Evaluator::new(self.game.evaluation_net()), mv, 0),
            playouts: 0,
        })
    }

    /// Moves the one that is never dropped among the first, and returns how many stay in the race.
    fn alive(&self, candidates: &mut [Candidate<G::Move>], many: usize) -> usize {
        match candidates.iter().position(|candidate| Some(candidate.mv) == self.keep) {
            Some(kept) if kept >= many => {
                candidates[many..=kept].rotate_right(1);
                many + 1
            }
            _ => many,
        }
    }

    /// Plays each candidate on in each of these playouts. Returns how many were finished before `stop` said so.
    fn playouts(
        &self,
        candidates: &mut [Candidate<G::Move>],
        which: Range<u32>,
        stop: &(impl Fn() -> bool + Sync),
    ) -> u32 {
        let moves: Vec<G::Move> = candidates.iter().map(|candidate| candidate.mv).collect();
        let results = in_parallel(self.cores, which.len(), &|i| {
            let playout = which.start + i as u32;
            let mut evaluator = Evaluator::new(self.game.evaluation_net());
            let played = |&mv| (!stop()).then(|| self.playout(&mut evaluator, mv, playout));
            moves.iter().map(played).collect::<Option<Vec<_>>>()
        });
        let mut done = 0;
        for result in results.into_iter().flatten() {
            for (candidate, shares) in candidates.iter_mut().zip(result) {
                candidate.add(shares);
            }
            done += 1;
        }
        done
    }

    fn playout(&self, evaluator: &mut Evaluator<G>, mv: G::Move, playout: u32) -> Shares {
        let mut chance = stream(self.seed, playout.into());
        let mut world = self.game.resample(Viewer::Seat(self.seat), &mut chance);
        world.play_unchecked(mv, &mut ());
        // The rest of the seat's own turn does not count.
        let goes_on = self.game.goes_on(&world, self.seat) || world.interrupted(self.seat);
        let mut turns = self.budget.turns + u32::from(goes_on);
        if turns > 0 {
            play_turns(
                &mut world,
                &mut chance,
                |chance, world| world.draw(chance),
                |_, world, seat| {
                    *world = evaluator.best_turn(world, seat, PLAYOUT_WIDTH);
                    turns -= u32::from(!world.interrupted(seat));
                    if turns > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
                },
            );
        }
        evaluator.evaluate(&world)
    }
}

/// Each move with its evaluation, best first: that of the best turn which begins with it, in the mean over a few worlds.
pub(crate) fn evaluate_moves<G: Brain>(game: &G, seat: Seat, seed: u64) -> Vec<Candidate<G::Move>> {
    let mut evaluator = Evaluator::new(game.evaluation_net());
    let mut candidates: Vec<Candidate<G::Move>> = Vec::new();
    let mut worlds: Vec<G> =
        (0..FIRST_WORLDS).map(|i| game.resample(Viewer::Seat(seat), &mut stream(seed, i))).collect();
    // Where nothing is hidden, all worlds are the same.
    worlds.dedup();
    for world in &worlds {
        for (mv, shares) in evaluator.openings(world, seat, OWN_WIDTH) {
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

/// The random stream of one playout.
fn stream(seed: u64, playout: u64) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(seed ^ playout.wrapping_mul(0x9E37_79B9_7F4A_7C15))
}
