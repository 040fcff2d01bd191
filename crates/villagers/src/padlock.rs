//! Padlocks (V40 to V45).

use crate::cards::{Bits, Kind, nth};
use crate::event::Event;
use crate::fault::Fault;
use crate::m::Pay;
use crate::state::Villagers;
use crate::village::Slot;
use arrayvec::ArrayVec;
use engine::{Log, Seat};

/// What opening a padlock costs (V40).
const PRICE: u16 = 2;

/// The ways to open a padlock: a bit for each, in the order in which moves are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pays(u8);

impl Pays {
    const ORDER: [Pay; 5] = [Pay::Nothing, Pay::FirstKey, Pay::SecondKey, Pay::Bank, Pay::Tinner];
    const NOTHING: Pays = Pays(1);

    /// Adds the way with this number in the order if it is there.
    #[inline]
    fn insert(&mut self, order: usize, there: bool) {
        self.0 |= u8::from(there) << order;
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(crate) fn contains(self, pay: Pay) -> bool {
        self.iter().any(|way| way == pay)
    }

    #[inline]
    pub(crate) fn nth(self, n: usize) -> Pay {
        Pays::ORDER[nth(self.0.into(), n) as usize]
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Pay> + Clone {
        Bits(self.0.into()).map(|bit| Pays::ORDER[bit as usize])
    }
}

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
            None => Pays::NOTHING,
            Some(key) => self.pays_for(seat, key),
        }
    }

    fn pays_for(&self, seat: Seat, key: Kind) -> Pays {
        let coins = self.player(seat).coins;
        let mut pays = Pays::default();
        let mut in_play = 0;
        for owner in 0..self.villages() {
            let village = &self.players[owner].village;
            for slot in village.keys().iter() {
                if village.kind(slot) == key {
                    in_play += 1;
                    pays.insert(in_play, owner == seat.index() || coins >= PRICE);
                }
            }
        }
        pays.insert(3, in_play == 0 && coins >= self.bank_price());
        pays.insert(4, self.builds.tinner);
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
        if self.pays_for(seat, key).contains(pay) {
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
