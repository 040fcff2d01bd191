//! How likely each seat is to win.
//!
//! Exponentials and logarithms come from `libm`. The system's own differ from machine to machine, and a search or review
//! must give the same result on all of them.

use core::ops::{AddAssign, Index, Sub, SubAssign};
use engine::{MAX_SEATS, Outcome, Seat};

/// How likely each seat is to win, or what it won: the winners share 1. Also differences of these.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Shares([f64; MAX_SEATS]);

impl Shares {
    /// What a finished game was worth to each seat.
    pub fn of(outcome: &Outcome, seats: u8) -> Shares {
        let mut shares = Shares::default();
        for seat in Seat::all(seats) {
            shares.0[seat.index()] = outcome.share(seat);
        }
        shares
    }

    /// The softmax of the seats' logits. A single player plays against an opponent with a logit of 0.
    pub fn from_logits(logits: &[f32]) -> Shares {
        let opponent = if logits.len() == 1 { 0.0 } else { f32::NEG_INFINITY };
        let most = logits.iter().copied().fold(opponent, f32::max);
        let mut shares = Shares::default();
        let mut sum = f64::from(libm::expf(opponent - most));
        for (share, logit) in shares.0.iter_mut().zip(logits) {
            *share = f64::from(libm::expf(logit - most));
            sum += *share;
        }
        shares.scaled(1.0 / sum)
    }

    /// One seat's share; the others' are left at 0.
    pub(crate) fn only(seat: Seat, share: f64) -> Shares {
        let mut shares = Shares::default();
        shares.0[seat.index()] = share;
        shares
    }

    /// Each share times a factor.
    pub fn scaled(self, factor: f64) -> Shares {
        Shares(self.0.map(|share| share * factor))
    }

    /// Each share times itself.
    pub fn squared(self) -> Shares {
        Shares(self.0.map(|share| share * share))
    }

    /// The logarithm of a seat's odds.
    pub fn logit(&self, seat: Seat) -> f64 {
        let share = self[seat].clamp(1e-6, 1.0 - 1e-6);
        libm::log(share / (1.0 - share))
    }

    /// The shares of the seats of a table.
    pub fn seats(&self, seats: u8) -> &[f64] {
        &self.0[..seats as usize]
    }
}

impl Index<Seat> for Shares {
    type Output = f64;

    #[inline]
    fn index(&self, seat: Seat) -> &f64 {
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

impl SubAssign for Shares {
    fn sub_assign(&mut self, other: Shares) {
        *self += other.scaled(-1.0);
    }
}

impl Sub for Shares {
    type Output = Shares;

    fn sub(mut self, other: Shares) -> Shares {
        self -= other;
        self
    }
}
