//! The final scoring (B61 to B65).

use crate::{
    Bohemian, Building,
    buildings::{FLOUR_PAYS, GLASS_PAYS},
};
use engine::{Outcome, Score, Seat};

/// What a set of so many different shops is worth (B61).
const SHOP_SETS: [i32; 5] = [0, 1, 5, 12, 20];

/// What a player without any town hall loses (B62).
const NO_TOWN_HALL: i32 = -5;

/// What churches pay (B63): most, and second most or tied for most.
const MOST_CHURCHES: i32 = 10;
const SECOND_MOST_CHURCHES: i32 = 6;

impl Bohemian {
    /// What the final scoring would give each seat if it came now, by heading.
    pub fn standings(&self) -> impl Iterator<Item = Score> {
        let mut churches = [0; crate::state::PLAYERS];
        for seat in Seat::all(self.players) {
            churches[seat.index()] = self.figures(seat, Building::Church).len();
        }
        Seat::all(self.players).map(move |seat| {
            Score::from([
                self.coins(seat),
                self.town_hall_points(seat),
                self.shop_points(seat),
                church_points(&churches[..self.players as usize], seat),
                self.tile_points(seat),
            ])
        })
    }

    /// Equal coins share the win (B65).
    pub(crate) fn final_scoring(&self) -> Outcome {
        let scores: engine::arrayvec::ArrayVec<Score, { engine::MAX_ROWS }> = self.standings().collect();
        let best = scores.iter().map(Score::total).max();
        let winners = Seat::all(self.players).filter(|seat| Some(scores[seat.index()].total()) == best);
        Outcome { winners: winners.collect(), scores }
    }

    /// Each town hall pays if its village is complete; without any, five are lost (B62).
    fn town_hall_points(&self, seat: Seat) -> i32 {
        let halls = self.figures(seat, Building::TownHall);
        if halls.is_empty() {
            return NO_TOWN_HALL;
        }
        let complete =
            halls.into_iter().filter(|&village| self.filled(village) == self.plan(village).buildings());
        complete.map(|village| i32::from(self.plan(village).value(Building::TownHall))).sum()
    }

    /// Sets of different shops, as large as can be (B61): the first has one of each kind that the player has,
    /// the second one of each kind of which they have two, and so on.
    fn shop_points(&self, seat: Seat) -> i32 {
        let counts = Building::SHOPS.map(|shop| self.figures(seat, shop).len());
        let most = counts.into_iter().max().unwrap_or(0);
        (1..=most).map(|nth| SHOP_SETS[counts.iter().filter(|&&count| count >= nth).count()]).sum()
    }

    /// Half of what the left-over tiles would pay, rounded down (B64).
    fn tile_points(&self, seat: Seat) -> i32 {
        let flour = self.figures(seat, Building::Mill).len() * FLOUR_PAYS;
        let glass = self.figures(seat, Building::GlassFactory).len() * GLASS_PAYS;
        let pay = flour + glass;
        (pay / 2) as i32
    }
}

/// What a seat's churches pay, given everybody's (B63).
pub fn church_points(churches: &[u32], seat: Seat) -> i32 {
    let own = churches[seat.index()];
    if own == 0 {
        return 0;
    }
    let with = |count: u32| churches.iter().filter(|&&other| other == count).count();
    let most = churches.iter().copied().max().unwrap_or(0);
    if own == most {
        return if with(most) == 1 { MOST_CHURCHES } else { SECOND_MOST_CHURCHES };
    }
    let second = churches.iter().copied().filter(|&count| count < most).max();
    // A tie for most leaves nothing for the second.
    if with(most) == 1 && Some(own) == second { SECOND_MOST_CHURCHES } else { 0 }
}
