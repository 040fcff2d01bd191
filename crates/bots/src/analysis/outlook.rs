//! Looking ahead from a table of the game, so that tables can be compared.
//!
//! Playout `i` meets the same cards and the same dice from whichever table it starts, turn by turn: what differs
//! between two outlooks is the tables. Over all playouts the dice of a turn are as even as they can be: where
//! the outcomes can be listed, each playout takes its own slice of them (Latin hypercube sampling).

use super::insight::Insight;
use crate::{Brain, Shares, mind::Mind, parallel::in_parallel, play_turns};
use core::ops::{ControlFlow, Range};
use engine::Seat;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// The tables thought about after each move of a playout.
const WIDTH: usize = 2;
/// Playouts that one core makes in a go.
const SHEAF: usize = 16;

/// How playouts are made, and judged.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook<'a, G> {
    pub(super) insight: &'a Insight<G>,
    pub(super) seed: u64,
    pub(super) playouts: u32,
    pub(super) cores: usize,
}

/// A table and its turn, counted from the start of the game.
#[derive(Debug)]
pub(super) struct Place<'a, G> {
    pub(super) game: &'a G,
    pub(super) turn: u32,
}

/// A game that goes on from a table by experience.
#[derive(Clone, Debug)]
pub(super) struct Playout<G> {
    /// The table, as it may be where nobody has seen it.
    from: G,
    /// How far it has come, and its turn.
    now: G,
    turn: u32,
    /// The chances there, judged with hindsight and insight.
    pub(super) shares: Shares,
}

impl<G: Brain> Outlook<'_, G> {
    /// Playouts from a table to the beginning of a round.
    pub(super) fn look(&self, place: &Place<G>, until: u32) -> Vec<Playout<G>> {
        self.each(place.game, 0..self.playouts, |mind, i| {
            let from = place.game.reshuffled(&mut self.stream(i, 0));
            self.playout(mind, i, from, place.turn, until)
        })
    }

    /// The same playouts to a later round.
    pub(super) fn further(&self, sheaf: &[Playout<G>], until: u32) -> Vec<Playout<G>> {
        self.each(&sheaf[0].from, 0..self.playouts, |mind, i| {
            let mut playout = sheaf[i as usize].clone();
            self.go_on(mind, i, &mut playout, until);
            playout
        })
    }

    /// The same playouts after a move: those that foresaw it go on as they did.
    pub(super) fn after(
        &self,
        sheaf: &[Playout<G>],
        (seat, mv): (Seat, G::Move),
        turn_here: u32,
        until: u32,
    ) -> Vec<Playout<G>> {
        self.each(&sheaf[0].from, 0..self.playouts, |mind, i| {
            let before = &sheaf[i as usize];
            let (from, turn) = moved(&before.from, mv, turn_here);
            if mind.best_move(&before.from, seat, WIDTH) == mv {
                Playout { from, ..before.clone() }
            } else {
                self.playout(mind, i, from, turn, until)
            }
        })
    }

    /// What has come of each of some moves by a round, in some playouts.
    pub(super) fn compare(
        &self,
        place: &Place<G>,
        moves: &[G::Move],
        until: u32,
        playouts: Range<u32>,
    ) -> Vec<Vec<Shares>> {
        self.each(place.game, playouts, |mind, i| {
            let from = place.game.reshuffled(&mut self.stream(i, 0));
            let come = |&mv| {
                let (after, turn) = moved(&from, mv, place.turn);
                self.playout(mind, i, after, turn, until).shares
            };
            moves.iter().map(come).collect()
        })
    }

    /// Makes playouts on all cores.
    fn each<T: Send + Clone>(
        &self,
        game: &G,
        playouts: Range<u32>,
        make: impl Fn(&mut Mind<G>, u32) -> T + Sync,
    ) -> Vec<T> {
        let made = in_parallel(self.cores, playouts.len().div_ceil(SHEAF), &|sheaf| {
            let mut mind = Mind::hasty(game.net());
            playouts.clone().skip(sheaf * SHEAF).take(SHEAF).map(|i| make(&mut mind, i)).collect::<Vec<T>>()
        });
        made.concat()
    }

    fn playout(&self, mind: &mut Mind<G>, i: u32, from: G, turn: u32, until: u32) -> Playout<G> {
        let mut playout = Playout { now: from.clone(), from, turn, shares: Shares::default() };
        self.go_on(mind, i, &mut playout, until);
        playout
    }

    /// Plays on to a round, or to the end of the game where that is near.
    fn go_on(&self, mind: &mut Mind<G>, i: u32, playout: &mut Playout<G>, until: u32) {
        let Playout { now, turn, shares, .. } = playout;
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
                    *game = mind.best(game, seat, WIDTH);
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
        *shares = self.insight.judge(now, *turn);
    }

    /// The outcome of chance that this playout meets at this point of the game.
    fn outcome(&self, game: &G, playout: u32, point: u32) -> G::Chance {
        let Some(mut outcomes) = game.outcomes() else {
            return game.draw(&mut self.stream(playout, point + 1));
        };
        let all: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
        let mut rng = self.stream(0, point + 1);
        let (key, within) = (rng.next_u32(), rng.next_u64());
        let playouts = u64::from(self.playouts);
        let slice = u64::from(shuffled(playout, self.playouts, key));
        let mut at = (slice * all + within % all) / playouts;
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

/// The table after a move, and its turn.
fn moved<G: Brain>(game: &G, mv: G::Move, turn: u32) -> (G, u32) {
    let mut after = game.clone();
    after.play_unchecked(mv, &mut ());
    let turn = turn + u32::from(game.turn_ended(&after));
    (after, turn)
}

/// Where a number below a power of two lies when all of them are shuffled.
fn shuffled(number: u32, below: u32, key: u32) -> u32 {
    debug_assert!(below.is_power_of_two() && number < below);
    let mask = below - 1;
    let half = below.ilog2().div_ceil(2).max(1);
    // Every step can be taken back, so no two numbers meet.
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
