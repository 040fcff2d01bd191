//! How likely each seat is to win.

use core::ops::{AddAssign, Index};
use engine::{MAX_SEATS, Outcome, Seat};

/// How likely each seat is to win, or what it won: winners share 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Shares([f32; MAX_SEATS]);

impl Shares {
    /// What a finished game was worth to each seat.
    pub fn of(outcome: &Outcome, seats: u8) -> Shares {
        let mut shares = Shares::default();
        for seat in Seat::all(seats) {
            shares.0[seat.index()] = outcome.share(seat) as f32;
        }
        shares
    }

    /// The chances that follow from how well each seat stands. Who plays alone plays against an opponent whose
    /// standing is 0.
    pub fn from_judgements(judgements: &[f32]) -> Shares {
        let opponent = if judgements.len() == 1 { 0.0 } else { f32::NEG_INFINITY };
        let most = judgements.iter().copied().fold(opponent, f32::max);
        let mut shares = Shares::default();
        let mut sum = (opponent - most).exp();
        for (share, judgement) in shares.0.iter_mut().zip(judgements) {
            *share = (judgement - most).exp();
            sum += *share;
        }
        shares.scaled(1.0 / sum)
    }

    /// Each share times a factor.
    #[must_use]
    pub fn scaled(self, factor: f32) -> Shares {
        Shares(self.0.map(|share| share * factor))
    }

    /// The shares of the seats of a table.
    pub fn seats(&self, seats: u8) -> &[f32] {
        &self.0[..seats as usize]
    }
}

impl Index<Seat> for Shares {
    type Output = f32;

    #[inline]
    fn index(&self, seat: Seat) -> &f32 {
        &self.0[seat.index()]
    }
}

impl AddAssign for Shares {
    fn add_assign(&mut self, other: Shares) {
        for (share, other) in self.0.iter_mut().zip(other.0) {
            *share += other;
        }
    }
}
