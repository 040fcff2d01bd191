//! How likely each seat is to win.
//!
//! Exponentials and logarithms are `libm`'s: those of the system differ from machine to machine, and the same
//! search or review has to come out the same on all of them.

use core::ops::{AddAssign, Index, Sub, SubAssign};
use engine::{MAX_SEATS, Outcome, Seat};

/// How likely each seat is to win, or what it won: winners share 1. Also what a step changed in that.
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

    /// The chances that follow from how well each seat stands. Who plays alone plays against an opponent whose
    /// standing is 0.
    pub fn from_judgements(judgements: &[f32]) -> Shares {
        let opponent = if judgements.len() == 1 { 0.0 } else { f32::NEG_INFINITY };
        let most = judgements.iter().copied().fold(opponent, f32::max);
        let mut shares = Shares::default();
        let mut sum = f64::from(libm::expf(opponent - most));
        for (share, judgement) in shares.0.iter_mut().zip(judgements) {
            *share = f64::from(libm::expf(judgement - most));
            sum += *share;
        }
        shares.scaled(1.0 / sum)
    }

    /// One seat's share; nothing is said of the others.
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

    /// The logarithm of a seat's odds: the scale on which how well it stands is judged.
    pub fn odds(&self, seat: Seat) -> f64 {
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
