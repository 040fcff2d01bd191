//! How a game ended: who won, and where the points came from.

use crate::{MAX_SEATS, Seat, Seats};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most headings that a score can have.
pub const MAX_HEADINGS: usize = 8;

/// Rows of scores: one for each seat, and one for an opponent that is no seat.
pub const MAX_ROWS: usize = MAX_SEATS + 1;

/// A score by headings, in the order of [`Game::HEADINGS`](crate::Game::HEADINGS).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Score(
    #[cfg_attr(feature = "schema", schemars(with = "Vec<i32>"))] pub ArrayVec<i32, MAX_HEADINGS>,
);

impl Score {
    /// The sum of the headings.
    pub fn total(&self) -> i32 {
        self.0.iter().sum()
    }
}

impl<const N: usize> From<[i32; N]> for Score {
    fn from(parts: [i32; N]) -> Score {
        Score(parts.into_iter().collect())
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// Who won: several share the win, nobody if an opponent that is no seat won.
    pub winners: Seats,
    /// A score for each seat in order, then one for an opponent that is no seat, if the game has one.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Score>"))]
    pub scores: ArrayVec<Score, MAX_ROWS>,
}

impl Outcome {
    /// What the game was worth to a seat: winners share 1.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}
