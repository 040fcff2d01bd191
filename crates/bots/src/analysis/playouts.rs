//! Playouts from positions of the game, made so that positions can be compared.
//!
//! Playout `i` meets the same cards and the same dice from whichever position it starts, turn by turn, so any difference between
//! two batches is due to the positions. Over all playouts the dice of a turn are spread as evenly as possible: where the
//! outcomes can be listed, each playout takes its own slice of them (Latin hypercube sampling).

use super::correction::Correction;
use crate::{Brain, Evaluator, Shares, parallel::in_parallel, play_turns};
use core::ops::{ControlFlow, Range};
use engine::Seat;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// The width of the beam search for a turn.
const WIDTH: usize = 2;
/// How many playouts a core takes on at a time.
const CHUNK: usize = 16;

/// How playouts are made and evaluated.
#[derive(Clone, Copy, Debug)]
pub(super) struct Playouts<'a, G> {
    pub(super) correction: &'a Correction<G>,
    pub(super) seed: u64,
    pub(super) count: u32,
    pub(super) cores: usize,
}

/// A state and its turn, counted from the start of the game.
#[derive(Debug)]
pub(super) struct Position<'a, G> {
    pub(super) game: &'a G,
    pub(super) turn: u32,
}

/// A playout from a position: each seat plays the turns that the evaluation network prefers.
#[derive(Clone, Debug)]
pub(super) struct ReviewPlayout<G> {
    /// The position, with a random choice of what nobody has seen.
    from: G,
    /// How far it has come, and its turn.
    now: G,
    turn: u32,
    /// The evaluation there.
    pub(super) shares: Shares,
}

impl<G: Brain> Playouts<'_, G> {
    /// Playouts from a position to the beginning of a round.
    pub(super) fn from(&self, position: &Position<G>, until: u32) -> Vec<ReviewPlayout<G>> {
        self.each(position.game, 0..self.count, |evaluator, i| {
            let from = position.game.reshuffled(&mut self.stream(i, 0));
            self.playout(evaluator, i, from, position.turn, until)
        })
    }

    /// The same playouts to a later round.
    pub(super) fn extended(&self, batch: &[ReviewPlayout<G>], until: u32) -> Vec<ReviewPlayout<G>> {
        self.each(&batch[0].from, 0..self.count, |evaluator, i| {
            let mut playout = batch[i as usize].clone();
            self.play_on(evaluator, i, &mut playout, until);
            playout
        })
    }

    /// The same playouts after a move. Those that began with this move anyway stay as they are.
    pub(super) fn after_move(
        &self,
        batch: &[ReviewPlayout<G>],
        (seat, mv): (Seat, G::Move),
        turn_here: u32,
        until: u32,
    ) -> Vec<ReviewPlayout<G>> {
        self.each(&batch[0].from, 0..self.count, |evaluator, i| {
            let before = &batch[i as usize];
            let (from, turn) = moved(&before.from, mv, turn_here);
            if evaluator.best_move(&before.from, seat, WIDTH) == mv {
                ReviewPlayout { from, ..before.clone() }
            } else {
                self.playout(evaluator, i, from, turn, until)
            }
        })
    }

    /// The evaluation at the beginning of a round after each of these moves, in each of these playouts.
    pub(super) fn compare(
        &self,
        position: &Position<G>,
        moves: &[G::Move],
        until: u32,
        playouts: Range<u32>,
    ) -> Vec<Vec<Shares>> {
        self.each(position.game, playouts, |evaluator, i| {
            let from = position.game.reshuffled(&mut self.stream(i, 0));
            let evaluated = |&mv| {
                let (after, turn) = moved(&from, mv, position.turn);
                self.playout(evaluator, i, after, turn, until).shares
            };
            moves.iter().map(evaluated).collect()
        })
    }

    /// Makes playouts on all cores.
    fn each<T: Send + Clone>(
        &self,
        game: &G,
        playouts: Range<u32>,
        make: impl Fn(&mut Evaluator<G>, u32) -> T + Sync,
    ) -> Vec<T> {
        let made = in_parallel(self.cores, playouts.len().div_ceil(CHUNK), &|chunk| {
            let mut evaluator = Evaluator::for_playouts(game.evaluation_net());
            let chunk = playouts.clone().skip(chunk * CHUNK).take(CHUNK);
            chunk.map(|i| make(&mut evaluator, i)).collect::<Vec<T>>()
        });
        made.concat()
    }

    fn playout(
        &self,
        evaluator: &mut Evaluator<G>,
        i: u32,
        from: G,
        turn: u32,
        until: u32,
    ) -> ReviewPlayout<G> {
        let mut playout = ReviewPlayout { now: from.clone(), from, turn, shares: Shares::default() };
        self.play_on(evaluator, i, &mut playout, until);
        playout
    }

    /// Plays on to a round, or to the end of the game where that is near.
    fn play_on(&self, evaluator: &mut Evaluator<G>, i: u32, playout: &mut ReviewPlayout<G>, until: u32) {
        let ReviewPlayout { now, turn, shares, .. } = playout;
        let is_far_enough = |game: &G, turn: u32| game.round(turn) >= until && !game.is_ending();
        if !is_far_enough(now, *turn) {
            // The turn, and the outcomes of chance that it has met so far.
            let mut at = (*turn, 0);
            play_turns(
                now,
                &mut at,
                |(turn, draws), game| {
                    let outcome = self.outcome(game, i, *turn << 3 | *draws);
                    *draws += 1;
                    outcome
                },
                |at, game, seat| {
                    *game = evaluator.best_turn(game, seat, WIDTH);
                    if !game.interrupted(seat) {
                        *at = (at.0 + 1, 0);
                    }
                    match *at {
                        (turn, 0) if is_far_enough(game, turn) => ControlFlow::Break(()),
                        _ => ControlFlow::Continue(()),
                    }
                },
            );
            *turn = at.0;
        }
        *shares = self.correction.evaluate(now, *turn);
    }

    /// The outcome of chance that a playout meets at this point of the game.
    fn outcome(&self, game: &G, playout: u32, point: u32) -> G::Chance {
        let Some(mut outcomes) = game.outcomes() else {
            return game.draw(&mut self.stream(playout, point + 1));
        };
        let all: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
        let mut rng = self.stream(0, point + 1);
        let (key, within) = (rng.next_u32(), rng.next_u64());
        let slice = u64::from(shuffled(playout, self.count, key));
        let mut at = (slice * all + within % all) / u64::from(self.count);
        let chosen = outcomes.iter().position(|(_, weight)| {
            let inside = at < u64::from(*weight);
            at = at.saturating_sub(u64::from(*weight));
            inside
        });
        outcomes.swap_remove(chosen.expect("it lies below the sum of all weights")).0
    }

    fn stream(&self, playout: u32, point: u32) -> Pcg64Mcg {
        let of = u64::from(point) << 32 | u64::from(playout);
        Pcg64Mcg::seed_from_u64(self.seed ^ of.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }
}

/// The state after a move, and its turn.
fn moved<G: Brain>(game: &G, mv: G::Move, turn: u32) -> (G, u32) {
    let mut after = game.clone();
    after.play_unchecked(mv, &mut ());
    let turn = turn + u32::from(game.turn_ended(&after));
    (after, turn)
}

/// The place of a number in a shuffle of all numbers below a power of two.
fn shuffled(number: u32, below: u32, key: u32) -> u32 {
    debug_assert!(below.is_power_of_two() && number < below);
    let mask = below - 1;
    let half = below.ilog2().div_ceil(2).max(1);
    // Every step is reversible, so no two numbers get the same place.
    (0..4).fold(number, |at, round| {
        let at = (at ^ key.rotate_left(8 * round)) & mask;
        let at = at.wrapping_mul(0x9E37_79B1 ^ (key >> (8 * round) & 0xFF) << 1) & mask;
        at ^ at >> half
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shuffled_numbers_are_the_same_numbers_in_another_order() {
        for (below, key) in [(1, 7), (2, 1), (4, 0), (64, 0xDEAD_BEEF), (512, 3), (4096, u32::MAX)] {
            let shuffled: Vec<u32> = (0..below).map(|number| shuffled(number, below, key)).collect();
            let mut sorted = shuffled.clone();
            sorted.sort_unstable();
            assert!(sorted.iter().copied().eq(0..below), "{below}, {key}");
            assert!(below < 64 || shuffled != sorted, "{below}, {key}");
        }
    }
}
