//! Padlocks (V40 to V45).

use crate::cards::Kind;
use crate::event::Event;
use crate::fault::Fault;
use crate::m::Pay;
use crate::state::Villagers;
use crate::village::Slot;
use arrayvec::ArrayVec;
use engine::{Log, Seat};

/// What opening a padlock costs (V40).
const PRICE: u16 = 2;

/// The ways to open a padlock.
pub(crate) type Pays = ArrayVec<Pay, 4>;

impl Villagers {
    /// The key villagers of a kind that are in play, with their villages: two at most.
    pub(crate) fn keys(&self, key: Kind) -> ArrayVec<(usize, Slot), 2> {
        let mut keys = ArrayVec::new();
        for owner in 0..self.villages() {
            let village = &self.players[owner].village;
            keys.extend(
                village.keys().iter().filter(|&slot| village.kind(slot) == key).map(|slot| (owner, slot)),
            );
        }
        keys
    }

    /// The ways that are open to a player to place this kind (V40 to V42, V54): none if it can't be placed.
    #[inline]
    pub(crate) fn pays(&self, seat: Seat, kind: Kind) -> Pays {
        match kind.card().padlock {
            None => Pays::from_iter([Pay::Nothing]),
            Some(key) => self.pays_for(seat, key),
        }
    }

    fn pays_for(&self, seat: Seat, key: Kind) -> Pays {
        let coins = self.player(seat).coins;
        let mut pays = Pays::new();
        let keys = self.keys(key);
        for (&(owner, _), pay) in keys.iter().zip([Pay::FirstKey, Pay::SecondKey]) {
            if owner == seat.index() || coins >= PRICE {
                pays.push(pay);
            }
        }
        if keys.is_empty() && coins >= self.bank_price() {
            pays.push(Pay::Bank);
        }
        if self.builds.tinner {
            pays.push(Pay::Tinner);
        }
        pays
    }

    /// What the bank asks: the Countess' Bank asks more.
    fn bank_price(&self) -> u16 {
        if self.countess_bank_acts() { 3 } else { PRICE }
    }

    pub(crate) fn check_pay(&self, seat: Seat, kind: Kind, pay: Pay) -> Result<(), Fault> {
        let Some(key) = kind.card().padlock else {
            return if pay == Pay::Nothing { Ok(()) } else { Err(Fault::NoPadlock { card: kind }) };
        };
        if self.pays_for(seat, key).contains(&pay) {
            return Ok(());
        }
        let in_play = self.keys(key);
        Err(match pay {
            Pay::Nothing => Fault::Locked { card: kind, key },
            Pay::Tinner => Fault::NoTinner,
            Pay::Bank if !in_play.is_empty() => Fault::KeyInPlay { key },
            Pay::Bank => Fault::TooFewCoins { coins: self.bank_price() },
            Pay::FirstKey if !in_play.is_empty() => Fault::TooFewCoins { coins: PRICE },
            Pay::SecondKey if in_play.len() == 2 => Fault::TooFewCoins { coins: PRICE },
            Pay::FirstKey | Pay::SecondKey => Fault::NoSuchKey { key },
        })
    }

    pub(crate) fn open_padlock(&mut self, seat: Seat, kind: Kind, pay: Pay, log: &mut impl Log<Event>) {
        let Some(key) = kind.card().padlock else { return };
        match pay {
            Pay::Nothing => {}
            Pay::Tinner => log.note(Event::OpenedFree { seat, card: kind }),
            Pay::Bank => {
                let coins = self.bank_price();
                self.pays_bank(seat.index(), coins);
                self.countess_bank_acted();
                log.note(Event::PaidBank { seat, card: kind, coins });
            }
            Pay::FirstKey | Pay::SecondKey => {
                let (owner, slot) = self.keys(key)[usize::from(pay == Pay::SecondKey)];
                if owner == seat.index() {
                    self.paid_out += i32::from(PRICE);
                    log.note(Event::OpenedOwnKey { seat, card: kind, key });
                } else {
                    self.player_mut(seat).coins -= PRICE;
                    log.note(match self.seat_of(owner) {
                        Some(owner) => Event::PaidKey { seat, card: kind, key, owner },
                        None => Event::PaidCountessKey { seat, card: kind, key },
                    });
                }
                self.players[owner].village.lay_coins(slot, PRICE as u8);
            }
        }
    }
}
