//! Bohemian Villages for bots.

use crate::Brain;
use bohemian::Bohemian;
use engine::{Score, Seat};

impl Brain for Bohemian {
    fn standing(&self, seat: Seat) -> f32 {
        self.standings().nth(seat.index()).as_ref().map_or(0, Score::total) as f32
    }
}
