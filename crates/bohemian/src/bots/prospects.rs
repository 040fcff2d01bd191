//! What a turn that began now could gain.

use super::{Perspective, review_features::RIVALS};
use crate::{Bohemian, Building, Dice};
use engine::Seat;
use std::sync::LazyLock;

/// The totals with which buildings can be reached are 2 to 12; 0 stands for no total.
const TOTALS: usize = 13;

/// From this lead on a seat is almost level.
const LEVEL: f32 = -3.0;

/// What a seat could make of a turn.
pub(super) struct Prospect {
    /// How far it is ahead of the best other before it.
    lead: f32,
    /// What each total could add to that.
    gains: [f32; TOTALS],
    /// What a roll adds on average.
    mean: f32,
    /// The share of all rolls after which it is ahead, and after which it is at least almost level.
    ahead: f32,
    level: f32,
}

/// The probability of a roll, and the totals that it can be split into: one, or two with different dice.
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

impl Perspective<'_> {
    /// What each seat could make of a turn.
    pub(super) fn all_prospects(&self, totals: &[f32; 5]) -> Vec<Prospect> {
        Seat::all(self.seats).map(|seat| Prospect::of(&Perspective { seat, ..*self }, totals)).collect()
    }

    /// What the seat, and each rival in the order in which they move after it, could make of a turn.
    pub(super) fn prospects(&self, all: &[Prospect], features: &mut Vec<f32>) {
        let own = &all[self.seat.index()];
        features.extend(own.gains[2..].iter().map(|gain| gain / 10.0));
        features.extend([own.mean / 10.0, (own.lead + own.mean) / 20.0, own.ahead, own.level]);
        let mut rival = self.seat;
        for _ in 1..self.seats {
            rival = rival.next(self.seats);
            let theirs = &all[rival.index()];
            features.extend([theirs.mean / 10.0, (theirs.lead + theirs.mean) / 20.0, theirs.ahead]);
        }
        features.extend((self.seats..=RIVALS).flat_map(|_| [0.0; 3]));
    }
}

impl Prospect {
    fn of(side: &Perspective<'_>, totals: &[f32; 5]) -> Prospect {
        let Perspective { game, seat, seats, .. } = *side;
        let now = lead_at(game, seat);
        let mut gains = [0.0; TOTALS];
        for building in Building::ALL {
            let after = game.if_reached(seat, building).map(|after| lead_at(&after, seat) - now);
            gains[building.total() as usize] = after.reduce(f32::max).unwrap_or(0.0);
        }
        let lead = lead(totals[..seats as usize].iter().copied(), seat);
        let (mut mean, mut ahead, mut level) = (0.0, 0.0, 0.0);
        for (chance, turns) in ROLLS.iter() {
            // A simplification: what one total gains may depend on the other.
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
