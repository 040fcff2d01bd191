//! Special villagers: monk, apprentice, tinner, smuggler (V50 to V55).

use crate::cards::Kind;
use crate::event::Event;
use crate::fault::Fault;
use crate::m::{Move, Pay, Placing};
use crate::state::Villagers;
use crate::village::{Slot, Spot, Village};
use engine::{Log, Seat, Setup as _};

impl Villagers {
    /// V50: villagers with monks beneath them.
    pub(crate) fn monk_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let player = self.player(seat);
        for monks in 1..=player.hand.count(Kind::MONK).min(self.builds.villagers - 1) {
            for kind in player.hand.kinds().iter() {
                self.placings(seat, &player.village, kind, monks, |placing| moves.push(Move::Build(placing)));
            }
        }
    }

    /// The ways to place a villager of a chain on this many monks.
    fn placings(&self, seat: Seat, village: &Village, kind: Kind, monks: u8, mut each: impl FnMut(Placing)) {
        if monks > kind.card().depth {
            return;
        }
        let mut spots = Villagers::spots(village, kind, monks).peekable();
        if spots.peek().is_none() {
            return;
        }
        let pays = self.pays(seat, kind);
        for on in spots {
            pays.iter().for_each(|pay| each(Placing { kind, monks, on, pay }));
        }
    }

    /// V52: who can be taken.
    fn check_taken(&self, seat: Seat, owner: Seat, slot: Slot) -> Result<Kind, Fault> {
        let village = &self.player(owner).village;
        let card = village.kind(slot);
        if !village.slots().contains(slot) || !village.covered().contains(slot) {
            return Err(Fault::NotCovered { card });
        }
        match card {
            Kind::APPRENTICE => Err(Fault::ApprenticeStays),
            Kind::FOUNDERS if owner != seat => Err(Fault::OthersFounders),
            _ => Ok(card),
        }
    }

    /// The own village once the apprentice stands where the villager taken stood.
    fn village_after_trade(&self, seat: Seat, owner: Seat, slot: Slot) -> Village {
        let mut village = self.player(seat).village;
        if owner == seat {
            village.replace(slot, Kind::APPRENTICE);
        }
        village
    }

    pub(crate) fn apprentice_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let hand = self.player(seat).hand;
        for owner in Seat::all(self.setup.seats()) {
            for slot in self.player(owner).village.covered().iter() {
                let Ok(taken) = self.check_taken(seat, owner, slot) else { continue };
                let mut trade = |food, then| moves.push(Move::Apprentice { owner, slot, food, then });
                if taken == Kind::FOUNDERS {
                    trade(false, Placing::alone(taken));
                    trade(true, Placing::alone(taken));
                    continue;
                }
                let village = self.village_after_trade(seat, owner, slot);
                let own = u8::from(taken == Kind::MONK);
                let most = (hand.count(Kind::MONK) + own).min(self.builds.villagers - 1);
                for monks in own..=most {
                    if taken == Kind::MONK {
                        for kind in hand.kinds().iter() {
                            self.placings(seat, &village, kind, monks, |then| trade(false, then));
                        }
                    } else {
                        self.placings(seat, &village, taken, monks, |then| trade(false, then));
                    }
                }
            }
        }
    }

    pub(crate) fn check_apprentice(
        &self,
        seat: Seat,
        owner: Seat,
        slot: Slot,
        food: bool,
        then: Placing,
    ) -> Result<(), Fault> {
        self.check_in_hand(seat, Kind::APPRENTICE)?;
        if owner.index() >= self.setup.seats().into() {
            return Err(Fault::NotCovered { card: then.kind });
        }
        let taken = self.check_taken(seat, owner, slot)?;
        // What is placed on a monk taken comes from the hand and counts; a monk taken does not.
        self.check_limit(1 + then.monks)?;
        if food && taken != Kind::FOUNDERS {
            return Err(Fault::AnotherTaken { card: taken });
        }
        if taken == Kind::MONK {
            if then.monks == 0 {
                return Err(Fault::MonkOnTop);
            }
            self.check_from_hand(seat, then.kind)?;
            self.check_monks(seat, then.monks - 1)?;
        } else {
            if then.kind != taken {
                return Err(Fault::AnotherTaken { card: taken });
            }
            self.check_monks(seat, then.monks)?;
        }
        self.check_placing(seat, &self.village_after_trade(seat, owner, slot), then)
    }

    pub(crate) fn play_apprentice(
        &mut self,
        seat: Seat,
        owner: Seat,
        slot: Slot,
        food: bool,
        then: Placing,
        log: &mut impl Log<Event>,
    ) {
        self.show_from_hand(seat, Kind::APPRENTICE);
        let taken = self.player_mut(owner).village.replace(slot, Kind::APPRENTICE);
        log.note(Event::Apprentice { seat, owner, card: taken });
        self.builds.villagers -= 1 + then.monks;
        let mut from_hand = then.monks;
        if taken == Kind::FOUNDERS {
            self.player_mut(seat).village.turn(food);
        } else if taken == Kind::MONK {
            self.show_from_hand(seat, then.kind);
            from_hand -= 1;
        }
        self.place(seat, then, from_hand, log);
    }

    /// V53: monks and apprentices that have become top cards go back to the hand.
    pub(crate) fn return_uncovered(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        loop {
            let village = &mut self.player_mut(seat).village;
            let Some(slot) = village.tops().iter().find(|&slot| village.kind(slot).stands_in()) else {
                return;
            };
            let (card, _) = village.take(slot);
            self.player_mut(seat).hand.insert(card);
            // All have seen it; what was given up in this round was given up before.
            self.trail.enter(card, seat, self.round + 1);
            log.note(Event::Returned { seat, card });
        }
    }

    /// The visible villagers with gold, for the smuggler (V55); the ground if there are none.
    fn smuggled_from(&self, seat: Seat) -> impl Iterator<Item = Spot> {
        let village = &self.player(seat).village;
        let gold = village.tops().iter().filter(|&slot| village.gold_on(slot) > 0).map(Spot::from);
        let none = (village.gold() == 0).then_some(Spot::GROUND);
        gold.chain(none)
    }

    pub(crate) fn smuggler_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        for pay in self.pays(seat, Kind::SMUGGLER).iter() {
            moves.extend(self.smuggled_from(seat).map(|villager| Move::Smuggler { villager, pay }));
        }
    }

    pub(crate) fn check_smuggler(&self, seat: Seat, villager: Spot, pay: Pay) -> Result<(), Fault> {
        self.check_in_hand(seat, Kind::SMUGGLER)?;
        if !self.smuggled_from(seat).any(|spot| spot == villager) {
            return Err(Fault::NoGoldThere);
        }
        self.check_pay(seat, Kind::SMUGGLER, pay)
    }

    pub(crate) fn play_smuggler(&mut self, seat: Seat, villager: Spot, pay: Pay, log: &mut impl Log<Event>) {
        self.show_from_hand(seat, Kind::SMUGGLER);
        self.open_padlock(seat, Kind::SMUGGLER, pay, log);
        let village = &self.player(seat).village;
        let Some(slot) = villager.villager() else {
            return log.note(Event::SmuggledNothing { seat });
        };
        let coins = u16::from(village.gold_on(slot).div_ceil(2));
        let card = village.kind(slot);
        self.bank_pays(seat.index(), coins);
        log.note(Event::Smuggled { seat, card, coins });
    }
}
