//! What a game adds for bots to play it.

use crate::Net;
use engine::{Game, Seat};

/// What a game adds for bots to play it.
pub trait Brain: Game<Move: Send + Sync, Setup: Sync> + Send + Sync {
    /// What the seat would have if the game ended now.
    fn standing(&self, seat: Seat) -> f32;

    /// The experience with tables like this one.
    fn net(&self) -> &'static Net;

    /// What an experienced player looks at, from the side of each seat in turn: as many numbers for each as the
    /// experience was made with, mostly between 0 and 1.
    fn features(&self, seen: &mut Vec<f32>);

    /// Drops moves that are not worth a look while thinking ahead. Never all of them.
    fn narrow(&self, moves: &mut Vec<Self::Move>);

    /// Is chance due in the middle of the seat's turn, so that the seat goes on after it?
    fn interrupted(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// How far the seat is ahead of the best of the others, if the game ended now.
    fn lead(&self, seat: Seat) -> f32 {
        let others = Seat::all(self.seats()).filter(|&other| other != seat);
        let best = others.map(|other| self.standing(other)).reduce(f32::max);
        self.standing(seat) - best.unwrap_or(0.0)
    }
}
