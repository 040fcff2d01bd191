//! The draft phase (V10 to V16).

use crate::cards::{Bits, Kind, nth};
use crate::event::Event;
use crate::fault::Fault;
use crate::m::Move;
use crate::piles::Pile;
use crate::state::{Phase, Villagers};
use engine::{Log, Rng, Seat, Setup as _, chance};

/// No more are drafted, and no more villagers placed, whatever the symbols (V10, V31).
pub(crate) const LIMIT: u16 = 5;

impl Villagers {
    /// V10: the limit is fixed now.
    pub(crate) fn start_draft(&mut self, fewer: u8, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.setup.seats()) {
            let player = self.player_mut(seat);
            player.drafts = (2 + player.village.food()).min(LIMIT) as u8 - fewer;
        }
        self.draft_on(self.first, log);
    }

    /// V11: the next player clockwise who has not reached the limit, this one first.
    fn draft_on(&mut self, from: Seat, log: &mut impl Log<Event>) {
        let mut seat = from;
        for _ in 0..self.setup.seats() {
            if self.player(seat).drafts > 0 && self.anything_to_draft() {
                self.phase = Phase::Draft(seat);
                return;
            }
            seat = seat.next(self.setup.seats());
        }
        // V15: whoever finds no card has finished.
        for seat in Seat::all(self.setup.seats()) {
            self.take_to_hand(seat);
        }
        self.start_renewal(log);
    }

    fn anything_to_draft(&self) -> bool {
        self.unseen_piles() != 0 || self.road.filled() != 0
    }

    /// Where a card can be drafted unseen, a bit for each pile: the stacks; the reserve once they are empty (V12, V15).
    pub(crate) fn unseen_piles(&self) -> u8 {
        let open = self.piles.open();
        if open == Pile::RESERVE.bit() { open } else { open & !Pile::RESERVE.bit() }
    }

    /// One of the moves of the draft, each as likely: counted, not listed.
    pub(crate) fn random_draft(&self, rng: &mut impl Rng) -> Move {
        let (road, piles) = (self.road.filled(), self.unseen_piles());
        let cards = road.count_ones();
        let nth_of = |set: u8, n: u32| nth(set.into(), n as usize);
        match chance::below(rng, cards + piles.count_ones()) {
            n if n < cards => Move::Road(nth_of(road, n)),
            n => Move::Unseen(Pile::of_bit(nth_of(piles, n - cards))),
        }
    }

    pub(crate) fn draft_moves(&self, moves: &mut Vec<Move>) {
        moves.extend(self.road.places().map(Move::Road));
        moves.extend(Bits(self.unseen_piles().into()).map(|pile| Move::Unseen(Pile::of_bit(pile))));
    }

    pub(crate) fn check_draft(&self, mv: Move) -> Result<(), Fault> {
        match mv {
            Move::Road(place) => self.check_road_place(place),
            Move::Unseen(pile) if self.unseen_piles() & pile.bit() != 0 => Ok(()),
            Move::Unseen(Pile::RESERVE) if !self.piles.stacks_empty() => Err(Fault::StacksFirst),
            Move::Unseen(pile) => Err(Fault::PileEmpty { pile }),
            _ => Err(Fault::DraftNow),
        }
    }

    pub(crate) fn check_road_place(&self, place: u8) -> Result<(), Fault> {
        match self.road.cards.get(place as usize) {
            Some(Some(_)) => Ok(()),
            _ => Err(Fault::RoadPlaceEmpty { place: place + 1 }),
        }
    }

    pub(crate) fn play_draft(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        match mv {
            Move::Road(place) => {
                let Some((card, coins)) = self.road.take(place) else { return };
                // V13.
                self.player_mut(seat).coins += u16::from(coins);
                self.player_mut(seat).square.insert(card);
                log.note(Event::TookRoad { seat, card, coins });
            }
            Move::Unseen(pile) => {
                let Some(card) = self.turn_up(pile) else { return };
                self.player_mut(seat).square.insert(card);
                log.note(Event::TookUnseen { seat, card, pile });
            }
            _ => unreachable!("checked"),
        }
        self.player_mut(seat).drafts -= 1;
        if self.is_solo() {
            self.choose_for_countess(log);
        } else {
            self.after_draft(seat, log);
        }
    }

    /// Fills the road, and goes on to whoever drafts next.
    pub(crate) fn after_draft(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.fill_gaps(log);
        if self.player(seat).drafts == 0 {
            self.take_to_hand(seat);
        }
        self.draft_on(seat.next(self.setup.seats()), log);
    }

    /// V12: what was drafted goes to hand when the player's drafting is done.
    fn take_to_hand(&mut self, seat: Seat) {
        let drafted = core::mem::take(&mut self.player_mut(seat).square);
        for card in drafted.cards() {
            self.player_mut(seat).hand.insert(card);
            self.trail.enter(card, seat, self.round);
        }
        self.player_mut(seat).drafts = 0;
    }

    /// V14, V15: gaps are filled from the leftmost stack, then from the reserve.
    pub(crate) fn fill_gaps(&mut self, log: &mut impl Log<Event>) {
        for place in 0..6 {
            if self.road.cards[place].is_none() {
                let card = self.turn_up(self.piles.leftmost().unwrap_or(Pile::RESERVE));
                self.fill(place, card, log);
            }
        }
    }

    pub(crate) fn fill(&mut self, place: usize, card: Option<Kind>, log: &mut impl Log<Event>) {
        self.road.cards[place] = card;
        if let Some(card) = card {
            log.note(Event::RoadFilled { card, place: place as u8 + 1 });
        }
    }

    /// Turns up the top card of a pile: now all know it.
    pub(crate) fn turn_up(&mut self, pile: Pile) -> Option<Kind> {
        let card = self.piles.pop(pile)?;
        self.trail.leave(card.kind, card.given);
        self.turned_up += 1;
        Some(card.kind)
    }
}
