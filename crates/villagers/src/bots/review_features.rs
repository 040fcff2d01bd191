//! The inputs of the review network beyond those of the evaluation network: the road, each rival, and the order of turns.

use super::{KINDS, Perspective, flag, kinds, ready, steps, worth};
use crate::{Holding, Kind, PhaseView};
use engine::{Game, Seat, Turn};

/// The most rivals at a table.
const RIVALS: usize = 4;
/// The number of features of a rival.
const OF_A_RIVAL: usize = 30;

impl Perspective<'_> {
    pub(super) fn review_features(&self, features: &mut Vec<f32>) {
        self.order(features);
        self.road(features);
        self.rivals(features);
        self.prospects(features);
    }

    /// The seat's lead over the best rival if all built once more: from their hands, and from the road as well.
    fn prospects(&self, features: &mut Vec<f32>) {
        let own = self.game.holding(self.seat);
        let others = Seat::all(self.game.seats()).filter(|&other| other != self.seat);
        let others: Vec<Holding<'_>> =
            others.map(|other| self.game.holding(other)).chain(self.game.countess()).collect();
        for road in [false, true] {
            let could = |holding: Holding<'_>| worth(holding) + self.prospect(holding, road);
            let best = others.iter().copied().map(could).fold(f32::NEG_INFINITY, f32::max);
            let lead = ((could(own) - best) / 40.0).clamp(-3.0, 3.0);
            features.extend([
                self.prospect(own, road) / 20.0,
                lead,
                lead * (1.0 - self.left()),
                lead.signum() * lead.abs().min(0.5),
            ]);
        }
    }

    /// What a player could gain by building once. Roughly: the cards that gain most for each villager that has to be placed
    /// for them.
    fn prospect(&self, holding: Holding<'_>, road: bool) -> f32 {
        let mut cards = kinds(holding);
        if road {
            self.game.road().for_each(|(kind, _)| cards.insert(kind));
        }
        let open = holding.open();
        let value = |kind: Kind| f32::from(kind.card().gold) + f32::from(holding.silver_of(kind));
        let mut offers: Vec<(f32, usize)> = Vec::new();
        for kind in cards.iter() {
            let Some(steps) = steps(kind, cards, open) else { continue };
            let covered = kind.card().placed_on.filter(|below| open.contains(*below)).map_or(0.0, value);
            let basic = kind.card().placed_on.is_some_and(Kind::is_basic);
            // Basic villagers don't count against the limit (V35).
            let cost = if basic { 1 } else { steps + 1 };
            offers.push((value(kind) - covered, cost));
        }
        offers.sort_by(|a, b| (b.0 / b.1 as f32).total_cmp(&(a.0 / a.1 as f32)));
        let mut left = usize::from(2 + holding.builders().min(3));
        let mut sum = 0.0;
        for (gain, cost) in offers {
            if gain > 0.0 && cost <= left {
                left -= cost;
                sum += gain;
            }
        }
        sum
    }

    /// When the seat acts next, and whether it has built in this round.
    fn order(&self, features: &mut Vec<f32>) {
        let phase = self.game.phase();
        let wait = self.wait(self.seat);
        features.extend((0..5).map(|turns| flag(wait == Some(turns))));
        features.extend([
            flag(phase == PhaseView::Draft),
            flag(phase == PhaseView::Build && self.has_built(self.seat)),
        ]);
    }

    /// In how many turns a seat acts.
    fn wait(&self, seat: Seat) -> Option<usize> {
        let seats = self.game.seats() as usize;
        match self.game.turn() {
            Turn::Seat(actor) => Some((seat.index() + seats - actor.index()) % seats),
            Turn::Chance | Turn::Over => None,
        }
    }

    fn has_built(&self, seat: Seat) -> bool {
        let seats = self.game.seats() as usize;
        let place = |seat: Seat| (seat.index() + seats - self.game.first().index()) % seats;
        matches!(self.game.turn(), Turn::Seat(actor) if place(seat) < place(actor))
    }

    /// The cards of the road, and what they are worth to the seat: placed at once, and after how many others.
    fn road(&self, features: &mut Vec<f32>) {
        let at = features.len();
        features.resize(at + KINDS, 0.0);
        let mut coins = 0.0;
        for (kind, on) in self.game.road() {
            features[at + kind.index()] += 0.5;
            coins += f32::from(on);
        }
        ready(self.game.road().map(|(kind, _)| kind), kinds(self.own), self.own.open(), features);
        features.push(coins / 6.0);
    }

    /// Each rival in the order of seats, and the Countess.
    fn rivals(&self, features: &mut Vec<f32>) {
        let seats = self.game.seats();
        let mut rival = self.seat;
        let from = features.len();
        for _ in 1..seats {
            rival = rival.next(seats);
            let when = self.wait(rival).map_or(0.5, |wait| wait as f32 / f32::from(seats));
            let built = flag(self.game.phase() == PhaseView::Build && self.has_built(rival));
            self.rival(self.game.holding(rival), when, built, features);
        }
        if let Some(countess) = self.game.countess() {
            self.rival(countess, 0.0, 0.0, features);
        }
        features.resize(from + RIVALS * OF_A_RIVAL, 0.0);
    }

    fn rival(&self, rival: Holding<'_>, when: f32, built: f32, features: &mut Vec<f32>) {
        let from = features.len();
        let lead = ((self.worth - worth(rival)) / 40.0).clamp(-3.0, 3.0);
        let (cards, count) = (kinds(rival), rival.cards().count() as f32);
        let rings: u8 = rival.tops().map(|kind| kind.card().key_ring).sum();
        features.extend([
            lead,
            lead * self.left(),
            f32::from(rival.coins()) / 20.0,
            f32::from(rival.gold()) / 40.0,
            f32::from(rival.silver()) / 40.0,
            f32::from(rival.laid()) / 20.0,
            f32::from(rival.food().min(5)) / 3.0,
            f32::from(rival.builders().min(5)) / 3.0,
            f32::from(rings) / 10.0,
            f32::from(rival.drafts()) / 4.0,
            count / 8.0,
            when,
            built,
            1.0,
            self.prospect(rival, false) / 20.0,
            ((self.worth - worth(rival) + self.prospect(self.own, false) - self.prospect(rival, false))
                / 40.0)
                .clamp(-3.0, 3.0),
            f32::from(rival.silver()) / 40.0 * (1.0 - self.left()),
            rival.open().iter().count() as f32 / 8.0,
        ]);
        ready(cards.iter(), cards, rival.open(), features);
        debug_assert_eq!(features.len() - from, OF_A_RIVAL);
    }
}
