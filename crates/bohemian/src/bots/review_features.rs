//! The inputs of the review network beyond those of the evaluation network: every kind of building, and each rival.

use super::{Perspective, flag, prospects::Prospect};
use crate::{Building, Villages};
use engine::Seat;

/// The most rivals at a table.
pub(super) const RIVALS: u8 = 4;
/// The number of features of a rival.
const OF_A_RIVAL: usize = 25;

impl Perspective<'_> {
    pub(super) fn review_features(&self, totals: &[f32; 5], prospects: &[Prospect], features: &mut Vec<f32>) {
        self.kinds(features);
        self.rivals(totals, features);
        self.pressure(features);
        self.wanted(features);
        self.prospects(prospects, features);
    }

    /// For each kind of building: how many there are, the seat occupies, are free, and the seat can be kicked out of.
    fn kinds(&self, features: &mut Vec<f32>) {
        let game = self.game;
        for building in Building::ALL {
            let (own, free) = (self.count(building), self.free(building));
            features.extend([
                game.standing(building).len() as f32 / 4.0,
                own / 2.0,
                free / 3.0,
                if free == 0.0 { own / 2.0 } else { 0.0 },
            ]);
        }
    }

    /// Each rival, in the order in which they move after the seat.
    fn rivals(&self, totals: &[f32; 5], features: &mut Vec<f32>) {
        let game = self.game;
        let own = totals[self.seat.index()];
        let mut ahead: Vec<f32> = Vec::with_capacity(RIVALS.into());
        let mut rival = self.seat;
        for _ in 1..self.seats {
            rival = rival.next(self.seats);
            let lead = (own - totals[rival.index()]) / 20.0;
            let side = Perspective { seat: rival, ..*self };
            ahead.push(lead);
            features.extend([
                lead,
                f32::from(game.supply(rival)) / 10.0,
                flag(game.holds_tile(rival)),
                flag(game.bishop() == Some(rival)),
                side.count(Building::Church) / 2.0,
                game.income_of(rival) as f32 / 4.0,
                side.shop_kinds() / 4.0,
            ]);
            side.holds(features);
        }
        features.extend((self.seats..=RIVALS).flat_map(|_| [0.0; OF_A_RIVAL]));
        ahead.sort_by(f32::total_cmp);
        features.extend([ahead.get(1).copied().unwrap_or(0.0), game.income_of(self.seat) as f32 / 4.0]);
    }

    /// What a rival holds.
    fn holds(&self, features: &mut Vec<f32>) {
        features.extend(Building::ALL.map(|building| self.count(building) / 2.0));
        let halls = self.own(Building::TownHall);
        features.extend([(0, 0), (1, 1), (2, 2), (3, 9)].map(|(from, to)| self.hall_values(halls, from, to)));
        let active = self.own(Building::Inn).and(self.game.active_inns()).len() as f32;
        features.extend([active / 3.0, self.waiting_inns(1) / 2.0, self.waiting_inns(2) / 2.0]);
    }

    /// How near the end is, and which seat is near it.
    fn pressure(&self, features: &mut Vec<f32>) {
        let Perspective { game, seats, next, .. } = *self;
        let own = game.supply(self.seat);
        let least = Seat::all(seats).map(|seat| game.supply(seat)).min().unwrap_or(0);
        for supply in [own, least] {
            features.extend((0..6).map(|figures| flag(supply.min(5) == figures)));
        }
        let turns = (self.seat.index() + seats as usize - next.index()) % seats as usize;
        features.extend((0..5).map(|after| flag(turns == after)));
        features.extend([f32::from(game.tiles_left()) / 7.0, game.coins(self.seat) as f32 / 30.0]);
    }

    /// What villages lack that somebody is waiting for, and what rivals are about to take.
    fn wanted(&self, features: &mut Vec<f32>) {
        let game = self.game;
        let halls = self.own(Building::TownHall);
        let theirs = game.standing(Building::TownHall).without(game.free(Building::TownHall)).without(halls);
        let idle = self.own(Building::Inn).without(game.active_inns());
        for (villages, scale) in [(halls, 2.0), (theirs, 3.0), (idle, 2.0)] {
            let lacking = |building| game.free(building).and(villages).len() as f32 / scale;
            features.extend(Building::ALL.map(lacking));
        }
        let value = |(from, to): (u32, u32)| self.hall_values(theirs, from, to);
        features.extend([(0, 0), (1, 1), (2, 2), (3, 3), (4, 9)].map(value));
        for shop in Building::SHOPS {
            let open = !self.own(shop).is_empty() && game.free(shop).is_empty();
            let without = self.others().filter(|&other| game.figures(other, shop).is_empty()).count();
            features.push(if open { without as f32 / 3.0 } else { 0.0 });
        }
        for building in [Building::Mill, Building::GlassFactory] {
            let most = self.others().map(|other| game.figures(other, building).len()).max().unwrap_or(0);
            features.push(most as f32 / 2.0);
        }
    }

    fn shop_kinds(&self) -> f32 {
        Building::SHOPS.iter().filter(|&&shop| !self.own(shop).is_empty()).count() as f32
    }

    /// What those of these town halls are worth whose village lacks `from` to `to` buildings.
    pub(super) fn hall_values(&self, halls: Villages, from: u32, to: u32) -> f32 {
        let game = self.game;
        let missing = |village| game.plan(village).buildings().len() - game.filled(village).len();
        let halls = halls.into_iter().filter(|&village| (from..=to).contains(&missing(village)));
        halls.map(|village| f32::from(game.plan(village).value(Building::TownHall))).sum::<f32>() / 10.0
    }
}
