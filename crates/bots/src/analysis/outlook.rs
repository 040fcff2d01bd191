//! Looking ahead from a table of the game, so that tables can be compared.
//!
//! Playout `i` meets the same cards and the same dice from whichever table it starts, turn by turn: what differs
//! between two outlooks is the tables. Over all playouts the dice of a turn are as even as they can be: where
//! the outcomes can be listed, each playout takes its own slice of them (Latin hypercube sampling).

use crate::{
    Brain, Shares,
    mind::{Mind, look_back},
    parallel::in_parallel,
};
use core::ops::Range;
use engine::{Seat, Turn};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// The tables thought about after each move of a playout.
const WIDTH: usize = 2;
/// Playouts that one core makes in a go.
const SHEAF: usize = 16;

/// How playouts are made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
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

/// A playout of several moves.
#[derive(Clone, Debug)]
pub(super) struct Compared {
    /// What came of each soon.
    pub(super) moves: Vec<Shares>,
    /// What the first of them changed later, compared with what experience would have done.
    pub(super) change: Shares,
}

/// How far to play on: to a turn soon after, and to one later.
#[derive(Clone, Copy, Debug)]
pub(super) struct Until {
    pub(super) soon: u32,
    pub(super) later: u32,
}

/// What was seen at these turns.
#[derive(Clone, Copy, Debug)]
struct Seen {
    soon: Shares,
    later: Shares,
}

/// Has the turn ended with the ply that led from one table to the other?
pub(super) fn turn_ended<G: Brain>(before: &G, after: &G) -> bool {
    match before.turn() {
        Turn::Seat(seat) => !before.goes_on(after, seat) && !after.interrupted(seat),
        Turn::Chance | Turn::Over => false,
    }
}

impl Outlook {
    /// What has come of a table by this turn, in each playout.
    pub(super) fn look<G: Brain>(&self, place: &Place<G>, turn: u32) -> Vec<Shares> {
        let until = Until { soon: turn, later: turn };
        self.each(place.game, 0..self.playouts, |mind, i| self.playout(mind, place, None, until, i).soon)
    }

    /// What has come soon of some moves, and later of the first of them, in each of some playouts.
    pub(super) fn compare<G: Brain>(
        &self,
        place: &Place<G>,
        seat: Seat,
        moves: &[G::Move],
        until: Until,
        playouts: Range<u32>,
    ) -> Vec<Compared> {
        let soon = Until { later: until.soon, ..until };
        self.each(place.game, playouts, |mind, i| {
            let world = place.game.reshuffled(&mut self.stream(i, 0));
            let planned = mind.lines(&world, seat, WIDTH)[0].first;
            let as_planned = moves[0] == planned;
            let foreseen = self.playout(mind, place, None, if as_planned { soon } else { until }, i);
            let mut come = |mv, until| {
                if mv == planned { foreseen } else { self.playout(mind, place, Some(mv), until, i) }
            };
            let first = come(moves[0], until);
            let others = moves[1..].iter().map(|&mv| come(mv, soon).soon);
            let moves = [first.soon].into_iter().chain(others).collect();
            Compared { moves, change: first.later - foreseen.later }
        })
    }

    /// Makes playouts on all cores.
    fn each<G: Brain, T: Send + Clone>(
        &self,
        game: &G,
        playouts: Range<u32>,
        make: impl Fn(&mut Mind<G>, u32) -> T + Sync,
    ) -> Vec<T> {
        let made = in_parallel(self.cores, playouts.len().div_ceil(SHEAF), &|sheaf| {
            let mut mind = Mind::new(game.net());
            playouts.clone().skip(sheaf * SHEAF).take(SHEAF).map(|i| make(&mut mind, i)).collect::<Vec<T>>()
        });
        made.concat()
    }

    fn playout<G: Brain>(
        &self,
        mind: &mut Mind<G>,
        &Place { game, turn: turn_now }: &Place<G>,
        first: Option<G::Move>,
        until: Until,
        playout: u32,
    ) -> Seen {
        let (mut world, mut turn) = (game.reshuffled(&mut self.stream(playout, 0)), turn_now);
        if let Some(mv) = first {
            let before = world.clone();
            world.play_unchecked(mv, &mut ());
            turn += u32::from(turn_ended(&before, &world));
        }
        let mut draws = 0;
        let mut soon = None;
        while turn < until.later {
            if soon.is_none() && turn >= until.soon {
                soon = Some(look_back(&world));
            }
            match world.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = self.outcome(&world, playout, turn << 3 | draws);
                    world.apply_chance_unchecked(&outcome, &mut ());
                    draws += 1;
                }
                Turn::Seat(seat) => {
                    world = mind.best(&world, seat, WIDTH);
                    if !world.interrupted(seat) {
                        (turn, draws) = (turn + 1, 0);
                    }
                }
            }
        }
        let later = look_back(&world);
        Seen { soon: soon.unwrap_or(later), later }
    }

    /// The outcome of chance that this playout meets at this point of the game.
    fn outcome<G: Brain>(&self, game: &G, playout: u32, point: u32) -> G::Chance {
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
