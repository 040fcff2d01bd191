//! The build phase (V30 to V36).

use crate::cards::{ALONE, Kind, Kinds};
use crate::draft::LIMIT;
use crate::event::Event;
use crate::fault::Fault;
use crate::knowledge::Trace;
use crate::m::{Move, Placing};
use crate::piles::Pile;
use crate::state::{Builds, COUNTESS, Phase, Player, Villagers};
use crate::village::{Slot, Spot, Village};
use arrayvec::ArrayVec;
use engine::{Log, Seat, Setup as _};

/// How many basic villagers a player may take in a build phase (V35).
const BASICS: u8 = 3;

impl Villagers {
    pub(crate) fn start_build_phase(&mut self, log: &mut impl Log<Event>) {
        if self.arson_comes() {
            self.phase = Phase::Arson;
        } else {
            self.start_build(self.first, 0, log);
        }
    }

    /// V31: the limit is fixed now.
    pub(crate) fn start_build(&mut self, seat: Seat, fewer: u8, log: &mut impl Log<Event>) {
        let villagers = (2 + self.player(seat).village.builders()).min(LIMIT) as u8 - fewer;
        self.builds = Builds { villagers, basics: BASICS, tinner: false };
        self.phase = Phase::Build(seat);
        log.note(Event::Builds { seat, villagers });
    }

    /// V30: the next player builds, or the phase is over.
    fn end_build(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.builds = Builds::default();
        let next = seat.next(self.setup.seats());
        if next == self.first {
            self.end_build_phase(log);
        } else {
            self.start_build(next, 0, log);
        }
    }

    pub(crate) fn build_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let hand = self.player(seat).hand;
        if self.builds.villagers > 0 {
            self.place_moves(seat, moves);
            if hand.contains(Kind::MONK) {
                self.monk_moves(seat, moves);
            }
            if hand.contains(Kind::APPRENTICE) {
                self.apprentice_moves(seat, moves);
            }
        }
        if self.builds.basics > 0 {
            self.give_moves(seat, moves);
        }
        if hand.contains(Kind::TINNER) {
            moves.push(Move::Tinner);
        }
        if hand.contains(Kind::SMUGGLER) {
            self.smuggler_moves(seat, moves);
        }
        moves.push(Move::Done);
    }

    /// Villagers without monks beneath.
    fn place_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let Player { hand, village, .. } = self.player(seat);
        for kind in hand.kinds().and(ALONE).iter() {
            let place = |pay| Move::Build(Placing { pay, ..Placing::alone(kind) });
            moves.extend(self.pays(seat, kind).into_iter().map(place));
        }
        let carried =
            village.open().iter().fold(Kinds::NONE, |kinds, slot| kinds.or(village.kind(slot).next()));
        for kind in hand.kinds().and(carried).iter() {
            // What stands in a chain stood right when it was placed, and that is not looked at again (V32).
            let fits = |&slot: &Slot| {
                let there = village.kind(slot);
                Some(there) == kind.card().placed_on || there.stands_in() && village.carries(slot, kind, 0)
            };
            let pays = self.pays(seat, kind);
            for slot in village.open().iter().filter(fits) {
                let place = |&pay| Move::Build(Placing { kind, monks: 0, on: slot.into(), pay });
                moves.extend(pays.iter().map(place));
            }
        }
    }

    /// Where a villager on this many monks fits into a village.
    pub(crate) fn spots(village: &Village, kind: Kind, monks: u8) -> impl Iterator<Item = Spot> {
        let ground = (kind.card().depth == monks).then_some(Spot::GROUND);
        let open =
            village.open().iter().filter(move |&slot| village.carries(slot, kind, monks)).map(Spot::from);
        ground.into_iter().chain(open)
    }

    fn give_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let basics =
            Kind::BASICS.into_iter().zip(self.basics).filter(|(_, left)| *left > 0).map(|(basic, _)| basic);
        let ways = self.give_piles().flat_map(|pile| basics.clone().map(move |basic| (pile, basic)));
        let ways: ArrayVec<(Pile, Kind), 18> = ways.collect();
        for card in self.player(seat).hand.kinds().iter() {
            moves.extend(ways.iter().map(|&(pile, basic)| Move::Give { card, pile, basic }));
        }
    }

    /// V35: where a card given up goes: onto a stack that has cards; if there is none, onto the reserve; if
    /// that is empty too, away. Serfdom takes it away as well, to the Countess.
    fn give_piles(&self) -> impl Iterator<Item = Pile> + Clone {
        let away = self.serfdom_acts() || self.piles.stacks_empty() && self.piles.is_empty(Pile::RESERVE);
        let only = if away {
            Some(Pile::AWAY)
        } else if self.piles.stacks_empty() {
            Some(Pile::RESERVE)
        } else {
            None
        };
        let stacks = if only.is_none() { 6 } else { 0 };
        only.into_iter().chain((0..stacks).map(Pile::stack).filter(|&stack| !self.piles.is_empty(stack)))
    }

    pub(crate) fn check_build(&self, seat: Seat, mv: Move) -> Result<(), Fault> {
        match mv {
            Move::Build(placing) => {
                self.check_from_hand(seat, placing.kind)?;
                self.check_monks(seat, placing.monks)?;
                self.check_limit(1 + placing.monks)?;
                self.check_placing(seat, &self.player(seat).village, placing)
            }
            Move::Give { card, pile, basic } => self.check_give(seat, card, pile, basic),
            Move::Tinner => self.check_in_hand(seat, Kind::TINNER),
            Move::Smuggler { villager, pay } => self.check_smuggler(seat, villager, pay),
            Move::Apprentice { owner, slot, food, then } => {
                self.check_apprentice(seat, owner, slot, food, then)
            }
            Move::Done => Ok(()),
            _ => Err(Fault::BuildNow),
        }
    }

    pub(crate) fn check_in_hand(&self, seat: Seat, card: Kind) -> Result<(), Fault> {
        if self.player(seat).hand.contains(card) { Ok(()) } else { Err(Fault::NotInHand { card }) }
    }

    /// A card that is placed by itself, and not in another way.
    pub(crate) fn check_from_hand(&self, seat: Seat, card: Kind) -> Result<(), Fault> {
        self.check_in_hand(seat, card)?;
        match card {
            Kind::MONK => Err(Fault::MonkOnTop),
            Kind::APPRENTICE => Err(Fault::ApprenticeTrades),
            Kind::TINNER | Kind::SMUGGLER => Err(Fault::PlayedNotPlaced { card }),
            _ => Ok(()),
        }
    }

    pub(crate) fn check_monks(&self, seat: Seat, monks: u8) -> Result<(), Fault> {
        let there = self.player(seat).hand.count(Kind::MONK);
        if monks <= there { Ok(()) } else { Err(Fault::NotInHand { card: Kind::MONK }) }
    }

    pub(crate) fn check_limit(&self, villagers: u8) -> Result<(), Fault> {
        let left = self.builds.villagers;
        if villagers <= left { Ok(()) } else { Err(Fault::LimitReached { villagers, left }) }
    }

    /// Does it stand right there, and can it be paid?
    pub(crate) fn check_placing(&self, seat: Seat, village: &Village, placing: Placing) -> Result<(), Fault> {
        let Placing { kind, monks, on, pay } = placing;
        if !Villagers::spots(village, kind, monks).any(|spot| spot == on) {
            return Err(match kind.card().placed_on {
                None => Fault::StandsAlone { card: kind },
                Some(below) => Fault::ChainBroken { card: kind, below },
            });
        }
        self.check_pay(seat, kind, pay)
    }

    fn check_give(&self, seat: Seat, card: Kind, pile: Pile, basic: Kind) -> Result<(), Fault> {
        self.check_in_hand(seat, card)?;
        let Some(index) = basic.basic() else {
            return Err(Fault::NotBasic { card: basic });
        };
        if self.basics[index] == 0 {
            return Err(Fault::BasicsOut { card: basic });
        }
        if self.builds.basics == 0 {
            return Err(Fault::BasicsTaken);
        }
        if self.give_piles().any(|open| open == pile) { Ok(()) } else { Err(Fault::PileClosed { pile }) }
    }

    pub(crate) fn play_build(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        match mv {
            Move::Build(placing) => {
                self.show_from_hand(seat, placing.kind);
                self.builds.villagers -= 1 + placing.monks;
                self.place(seat, placing, placing.monks, log);
            }
            Move::Give { card, pile, basic } => self.play_give(seat, card, pile, basic, log),
            Move::Tinner => {
                self.show_from_hand(seat, Kind::TINNER);
                self.builds.tinner = true;
                log.note(Event::Tinner { seat });
            }
            Move::Smuggler { villager, pay } => self.play_smuggler(seat, villager, pay, log),
            Move::Apprentice { owner, slot, food, then } => {
                self.play_apprentice(seat, owner, slot, food, then, log);
            }
            Move::Done => self.end_build(seat, log),
            _ => unreachable!("checked"),
        }
    }

    /// Places a villager and the monks beneath it, some of which come from the hand.
    pub(crate) fn place(&mut self, seat: Seat, placing: Placing, from_hand: u8, log: &mut impl Log<Event>) {
        let Placing { kind, monks, mut on, pay } = placing;
        for _ in 0..from_hand {
            self.show_from_hand(seat, Kind::MONK);
        }
        self.open_padlock(seat, kind, pay, log);
        let below = on.villager().map(|slot| self.player(seat).village.kind(slot));
        let village = &mut self.player_mut(seat).village;
        for _ in 0..monks {
            on = village.place(Kind::MONK, on).into();
        }
        village.place(kind, on);
        log.note(match (below, monks) {
            (None, 0) => Event::Built { seat, card: kind },
            (Some(below), 0) => Event::BuiltOn { seat, card: kind, below },
            (None, monks) => Event::BuiltOnMonks { seat, card: kind, monks },
            (Some(below), monks) => Event::BuiltOnMonksOn { seat, card: kind, monks, below },
        });
    }

    fn play_give(&mut self, seat: Seat, card: Kind, pile: Pile, basic: Kind, log: &mut impl Log<Event>) {
        if self.serfdom_acts() {
            self.show_from_hand(seat, card);
            self.serfdom_acted();
            self.players[COUNTESS].village.place(card, Spot::GROUND);
            log.note(Event::GaveCountess { seat, card, basic });
        } else {
            self.player_mut(seat).hand.remove(card);
            self.piles.push(pile, card, Trace::new(seat, self.round));
            log.note(Event::Gave { seat, card, pile, basic });
        }
        self.builds.basics -= 1;
        if let Some(index) = basic.basic() {
            self.basics[index] -= 1;
        }
        self.player_mut(seat).village.place(basic, Spot::GROUND);
    }
}
