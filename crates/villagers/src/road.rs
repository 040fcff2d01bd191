//! Renewing the road after the last draft (V20 to V22).

use crate::event::Event;
use crate::fault::Fault;
use crate::m::Move;
use crate::piles::Pile;
use crate::state::{Phase, Villagers};
use engine::{Log, Seat, Setup as _};

impl Villagers {
    pub(crate) fn start_renewal(&mut self, log: &mut impl Log<Event>) {
        let nothing_there = self.road.places().next().is_none();
        if self.setup.seats() > 2 || nothing_there {
            self.renew_road(log);
        } else {
            // V21: in reverse turn order; V83: solo, only the player.
            self.phase = Phase::Coin(self.first.next(self.setup.seats()));
        }
    }

    pub(crate) fn coin_moves(&self, moves: &mut Vec<Move>) {
        moves.extend(self.road.places().map(Move::Coin));
        moves.push(Move::NoCoin);
    }

    pub(crate) fn check_coin(&self, mv: Move) -> Result<(), Fault> {
        match mv {
            Move::NoCoin => Ok(()),
            Move::Coin(place) => self.check_road_place(place),
            _ => Err(Fault::CoinNow),
        }
    }

    pub(crate) fn play_coin(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        match mv {
            Move::Coin(place) => {
                self.lay_on_road(place.into());
                if let Some(card) = self.road.cards[place as usize] {
                    log.note(Event::CoinPlaced { seat, card });
                }
            }
            _ => log.note(Event::NoCoin { seat }),
        }
        if seat == self.first {
            self.renew_road(log);
        } else {
            self.phase = Phase::Coin(self.first);
        }
    }

    fn lay_on_road(&mut self, place: usize) {
        self.road.coins[place] += 1;
        self.paid_out += 1;
    }

    fn renew_road(&mut self, log: &mut impl Log<Event>) {
        // V20 discards the cards with a coin, V21 those without.
        let many = self.setup.seats() > 2;
        for place in 0..6 {
            if (self.road.coins[place] > 0) == many
                && let Some((card, coins)) = self.road.take(place as u8)
            {
                self.paid_out -= i32::from(coins);
                log.note(Event::RoadDiscarded { card });
            }
        }
        for place in 0..6 {
            if self.road.cards[place].is_none() {
                let reserve_empty = self.piles.is_empty(Pile::RESERVE);
                let stack = if reserve_empty { self.piles.leftmost() } else { None };
                let card = self.turn_up(stack.unwrap_or(Pile::RESERVE));
                self.fill(place, card, log);
            }
            if many && self.road.cards[place].is_some() {
                self.lay_on_road(place);
            }
        }
        self.start_build_phase(log);
    }
}
