//! What a game adds for bots to play it.

use engine::{Game, Seat};

/// What a game adds for bots to play it.
pub trait Brain: Game {
    /// What the seat would have if the game ended now.
    fn standing(&self, seat: Seat) -> f32;

    /// How far the seat is ahead of the best of the others, if the game ended now.
    fn lead(&self, seat: Seat) -> f32 {
        let others = Seat::all(self.seats()).filter(|&other| other != seat);
        let best = others.map(|other| self.standing(other)).reduce(f32::max);
        self.standing(seat) - best.unwrap_or(0.0)
    }
}
