//! What a turn that began now could bring.

use super::{Side, details::RIVALS};
use crate::{Bohemian, Building, Dice};
use engine::Seat;
use std::sync::LazyLock;

/// The totals that a building can be reached with, and below them room for no total.
const TOTALS: usize = 13;

/// A lead up to which one is almost level.
const LEVEL: f32 = -3.0;

/// What a seat could make of a turn.
pub(super) struct Prospect {
    /// How far it is ahead of the best other before it.
    lead: f32,
    /// What each total could add to that.
    gains: [f32; TOTALS],
    /// What a roll adds, in the mean.
    mean: f32,
    /// The part of all rolls after which it is ahead, and after which it is almost level at least.
    ahead: f32,
    level: f32,
}

/// How likely a roll is, and the totals that can be made of it: one, or two that use other dice.
type Roll = (f32, Vec<(u8, u8)>);

static ROLLS: LazyLock<Vec<Roll>> = LazyLock::new(|| {
    let all: u32 = Dice::rolls(4).map(|(_, ways)| ways).sum();
    let turns = |dice: Dice| {
        let mut totals: Vec<(u8, u8)> = Vec::new();
        for split in dice.splits() {
            let (used, rest) = (split.used.total(), split.rest.total());
            totals.push((used, 0));
            if split.used.len() == 2 && rest >= used {
                totals.push((used, rest));
            }
        }
        totals.sort_unstable();
        totals.dedup();
        totals
    };
    Dice::rolls(4).map(|(dice, ways)| (ways as f32 / all as f32, turns(dice))).collect()
});

impl Side<'_> {
    /// What each seat could make of a turn.
    pub(super) fn all_prospects(&self, totals: &[f32; 5]) -> Vec<Prospect> {
        Seat::all(self.seats).map(|seat| Prospect::of(&Side { seat, ..*self }, totals)).collect()
    }

    /// What the seat, and each rival in the order in which they move after it, could make of a turn.
    pub(super) fn prospects(&self, all: &[Prospect], seen: &mut Vec<f32>) {
        let own = &all[self.seat.index()];
        seen.extend(own.gains[2..].iter().map(|gain| gain / 10.0));
        seen.extend([own.mean / 10.0, (own.lead + own.mean) / 20.0, own.ahead, own.level]);
        let mut rival = self.seat;
        for _ in 1..self.seats {
            rival = rival.next(self.seats);
            let theirs = &all[rival.index()];
            seen.extend([theirs.mean / 10.0, (theirs.lead + theirs.mean) / 20.0, theirs.ahead]);
        }
        seen.extend((self.seats..=RIVALS).flat_map(|_| [0.0; 3]));
    }
}

impl Prospect {
    fn of(side: &Side<'_>, totals: &[f32; 5]) -> Prospect {
        let Side { game, seat, seats, .. } = *side;
        let now = lead_at(game, seat);
        let mut gains = [0.0; TOTALS];
        for building in Building::ALL {
            let after = game.if_reached(seat, building).map(|after| lead_at(&after, seat) - now);
            gains[building.total() as usize] = after.reduce(f32::max).unwrap_or(0.0);
        }
        let lead = lead(totals[..seats as usize].iter().copied(), seat);
        let (mut mean, mut ahead, mut level) = (0.0, 0.0, 0.0);
        for (chance, turns) in ROLLS.iter() {
            // As if what one total brings did not depend on the other.
            let gain = turns.iter().map(|&(one, two)| gains[one as usize] + gains[two as usize]);
            let gain = gain.fold(f32::NEG_INFINITY, f32::max);
            mean += chance * gain;
            ahead += if lead + gain > 0.0 { *chance } else { 0.0 };
            level += if lead + gain >= LEVEL { *chance } else { 0.0 };
        }
        Prospect { lead, gains, mean, ahead, level }
    }
}

/// How far a seat would be ahead of the best other if the game ended.
fn lead_at(game: &Bohemian, seat: Seat) -> f32 {
    lead(game.standings().map(|score| score.total() as f32), seat)
}

fn lead(totals: impl Iterator<Item = f32>, seat: Seat) -> f32 {
    let (mut own, mut best) = (0.0, f32::NEG_INFINITY);
    for (i, total) in totals.enumerate() {
        if i == seat.index() { own = total } else { best = best.max(total) }
    }
    own - best
}
