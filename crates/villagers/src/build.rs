//! The build phase (V30 to V36).

use crate::cards::{ALONE, Bits, KINDS, Kind, Kinds, nth};
use crate::draft::LIMIT;
use crate::event::Event;
use crate::fault::Fault;
use crate::knowledge::Trace;
use crate::m::{Move, Pay, Placing};
use crate::padlock::Pays;
use crate::piles::Pile;
use crate::state::{Builds, COUNTESS, Phase, Player, Villagers};
use crate::village::{Slot, Slots, Spot, Village};
use arrayvec::ArrayVec;
use engine::{Log, Rng, Seat, Setup as _, chance};

/// How many basic villagers a player may take in a build phase (V35).
const BASICS: u8 = 3;

/// The ways to place a villager without monks beneath.
struct Way {
    kind: Kind,
    /// On which villagers; none if it stands alone.
    on: Slots,
    pays: Pays,
    count: usize,
}

/// For each kind of the hand.
type Ways = ArrayVec<Way, KINDS>;

impl Way {
    fn nth(&self, n: usize) -> Move {
        if self.on.is_empty() {
            return self.one(Spot::GROUND, self.pays.nth(n));
        }
        let pays = self.pays.len();
        self.one(self.on.nth(n / pays).into(), self.pays.nth(n % pays))
    }

    fn list(&self, moves: &mut Vec<Move>) {
        let ground = self.on.is_empty().then_some(Spot::GROUND);
        for on in ground.into_iter().chain(self.on.iter().map(Spot::from)) {
            moves.extend(self.pays.iter().map(|pay| self.one(on, pay)));
        }
    }

    #[inline]
    fn one(&self, on: Spot, pay: Pay) -> Move {
        Move::Build(Placing { kind: self.kind, monks: 0, on, pay })
    }
}

/// The ways to give up a card for a basic villager.
struct Gives {
    cards: Kinds,
    /// A bit for each pile.
    piles: u8,
    /// A bit for each of [`Kind::BASICS`].
    basics: u8,
}

impl Gives {
    fn len(&self) -> usize {
        self.cards.len() * (self.piles.count_ones() * self.basics.count_ones()) as usize
    }

    fn nth(&self, n: usize) -> Move {
        let (n, basic) = (n / self.basics.count_ones() as usize, n % self.basics.count_ones() as usize);
        let (n, pile) = (n / self.piles.count_ones() as usize, n % self.piles.count_ones() as usize);
        Gives::one(self.cards.nth(n), nth(self.piles.into(), pile), nth(self.basics.into(), basic))
    }

    fn list(&self, moves: &mut Vec<Move>) {
        for card in self.cards.iter() {
            for pile in Bits(self.piles.into()) {
                moves.extend(Bits(self.basics.into()).map(|basic| Gives::one(card, pile, basic)));
            }
        }
    }

    #[inline]
    fn one(card: Kind, pile: u8, basic: u8) -> Move {
        Move::Give { card, pile: Pile::of_bit(pile), basic: Kind::BASICS[basic as usize] }
    }
}

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
        let mut ways = Ways::new();
        self.ways(seat, &mut ways);
        ways.iter().for_each(|way| way.list(moves));
        self.special_moves(seat, moves);
        self.gives(seat).list(moves);
        self.other_build_moves(seat, moves);
    }

    /// One of the moves of the build phase, each as likely. What most of them are is counted, not listed.
    pub(crate) fn random_build(&self, seat: Seat, rng: &mut impl Rng, moves: &mut Vec<Move>) -> Move {
        moves.clear();
        let mut ways = Ways::new();
        let placings = self.ways(seat, &mut ways);
        self.special_moves(seat, moves);
        let specials = moves.len();
        let gives = self.gives(seat);
        self.other_build_moves(seat, moves);
        self.jester_moves(moves);
        let mut nth = chance::below(rng, (placings + gives.len() + moves.len()) as u32) as usize;
        if nth < placings {
            for way in &ways {
                if nth < way.count {
                    return way.nth(nth);
                }
                nth -= way.count;
            }
        }
        nth -= placings;
        match nth.checked_sub(specials) {
            None => moves[nth],
            Some(nth) if nth < gives.len() => gives.nth(nth),
            Some(_) => moves[nth - gives.len()],
        }
    }

    /// Villagers without monks beneath: first those that stand alone. Gives how many moves that makes.
    #[inline]
    fn ways(&self, seat: Seat, ways: &mut Ways) -> usize {
        let Player { hand, village, .. } = self.player(seat);
        if self.builds.villagers == 0 {
            return 0;
        }
        let mut sum = 0;
        for kind in hand.kinds().and(ALONE).iter() {
            let pays = self.pays(seat, kind);
            if !pays.is_empty() {
                let count = pays.len();
                sum += count;
                ways.push(Way { kind, on: Slots::default(), pays, count });
            }
        }
        for kind in hand.kinds().without(ALONE).iter() {
            let Some(below) = kind.card().placed_on else { continue };
            let on = village.fits(kind, below);
            if !on.is_empty() {
                let pays = self.pays(seat, kind);
                let count = on.len() * pays.len();
                sum += count;
                ways.push(Way { kind, on, pays, count });
            }
        }
        sum
    }

    /// Villagers with monks beneath, and the apprentice's trades.
    fn special_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let hand = self.player(seat).hand;
        if self.builds.villagers > 0 {
            if hand.contains(Kind::MONK) {
                self.monk_moves(seat, moves);
            }
            if hand.contains(Kind::APPRENTICE) {
                self.apprentice_moves(seat, moves);
            }
        }
    }

    /// Cards played for their effect, and the end of the phase.
    fn other_build_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let hand = self.player(seat).hand;
        if hand.contains(Kind::TINNER) {
            moves.push(Move::Tinner);
        }
        if hand.contains(Kind::SMUGGLER) {
            self.smuggler_moves(seat, moves);
        }
        moves.push(Move::Done);
    }

    /// Where a villager on this many monks fits into a village.
    pub(crate) fn spots(village: &Village, kind: Kind, monks: u8) -> impl Iterator<Item = Spot> {
        let ground = (kind.card().depth == monks).then_some(Spot::GROUND);
        let below = (0..monks).fold(kind.card().placed_on, |below, _| below?.card().placed_on);
        let open = if below.is_some_and(|below| village.may_carry_on(below)) {
            village.open()
        } else {
            Slots::default()
        };
        let fits = move |slot: Slot| {
            let there = village.kind(slot);
            (Some(there) == below || there.stands_in()) && village.carries(slot, kind, monks)
        };
        let open = open.iter().filter(move |&slot| fits(slot)).map(Spot::from);
        ground.into_iter().chain(open)
    }

    /// V35: every card of the hand can be given up, onto any of these piles, for any of these basic villagers.
    fn gives(&self, seat: Seat) -> Gives {
        let basics = (0..3).filter(|&basic| self.basics[basic] > 0).fold(0, |set, basic| set | 1 << basic);
        let cards = if self.builds.basics > 0 { self.player(seat).hand.kinds() } else { Kinds::NONE };
        Gives { cards, piles: self.give_piles(), basics }
    }

    /// V35: where a card given up goes: onto a stack that has cards; if there is none, onto the reserve; if
    /// that is empty too, away. Serfdom takes it away as well, to the Countess.
    fn give_piles(&self) -> u8 {
        let open = self.piles.open();
        let stacks = open & !Pile::RESERVE.bit();
        if self.serfdom_acts() || open == 0 {
            Pile::AWAY.bit()
        } else if stacks == 0 {
            Pile::RESERVE.bit()
        } else {
            stacks
        }
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
        if self.give_piles() & pile.bit() != 0 { Ok(()) } else { Err(Fault::PileClosed { pile }) }
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
