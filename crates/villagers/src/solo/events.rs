//! Resolving events (V84, V87, V88).

use super::PLAYER;
use crate::cards::{Kind, Suit, Symbol};
use crate::event::Event;
use crate::event_card::{EventCard, Events};
use crate::fault::Fault;
use crate::m::{Choice, Move};
use crate::piles::Pile;
use crate::state::{COUNTESS, Phase, Villagers};
use crate::village::Slot;
use engine::Log;

impl Villagers {
    /// The events that the player can resolve next.
    fn to_resolve(&self) -> impl Iterator<Item = EventCard> {
        let up = if self.solo.now.is_some() { Events::default() } else { self.solo.up };
        // It Was You! waits for the others.
        self.solo.now.into_iter().chain(up.iter().filter(|&event| event != EventCard::ItWasYou))
    }

    pub(crate) fn event_moves(&self, moves: &mut Vec<Move>) {
        for event in self.to_resolve() {
            self.choices(event, |choice| moves.push(Move::Resolve { event, choice }));
        }
    }

    /// Resolves what leaves no choice; then the player decides, or the phase is over.
    pub(super) fn settle_events(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Events;
        let mut ways = 0;
        let mut only = None;
        for event in self.to_resolve() {
            self.choices(event, |choice| {
                ways += 1;
                only = Some((event, choice));
            });
        }
        match only {
            Some((event, choice)) if ways == 1 && !self.can_jester() => self.resolve(event, choice, log),
            Some(_) => {}
            None => {
                if self.solo.up.contains(EventCard::ItWasYou) {
                    self.it_was_you(log);
                }
                self.end_events(log);
            }
        }
    }

    /// What the player can choose for an event; nothing if there is nothing to take (V88).
    fn choices(&self, event: EventCard, mut each: impl FnMut(Choice)) {
        let village = &self.player(PLAYER).village;
        let mut found = false;
        let mut offer = |choice| {
            found = true;
            each(choice);
        };
        let villagers = |can: &dyn Fn(Slot) -> bool, offer: &mut dyn FnMut(Choice)| {
            village.tops().iter().filter(|&slot| can(slot)).for_each(|slot| offer(Choice::Villager(slot)));
        };
        match event {
            EventCard::Betrayer | EventCard::Arrest => {
                let can_go = |slot| !village.kind(slot).is_basic() && village.kind(slot) != Kind::FOUNDERS;
                villagers(&can_go, &mut offer);
            }
            EventCard::ProtectionMoney => villagers(&|slot| village.coins(slot) > 0, &mut offer),
            EventCard::SpyNetwork => {
                villagers(&|slot| village.kind(slot).card().silver.is_some(), &mut offer);
            }
            EventCard::Abduction => {
                self.player(PLAYER).hand.kinds().iter().for_each(|card| offer(Choice::Card(card)));
            }
            EventCard::Conscription => {
                let piles = Pile::stacks().chain([Pile::RESERVE]).filter(|&pile| !self.piles.is_empty(pile));
                piles.for_each(|pile| offer(Choice::Top(pile)));
            }
            _ => {}
        }
        if !found {
            each(Choice::Nothing);
        }
    }

    pub(crate) fn check_event(&self, mv: Move) -> Result<(), Fault> {
        let Move::Resolve { event, choice } = mv else { return Err(Fault::EventsNow) };
        if !self.to_resolve().any(|there| there == event) {
            return Err(match self.solo.now {
                Some(now) if self.solo.up.contains(event) => Fault::ResolveFirst { event: now },
                _ if event == EventCard::ItWasYou && self.solo.up.contains(event) => Fault::JesterFirst,
                _ => Fault::NotFaceUp { event },
            });
        }
        let mut fits = false;
        self.choices(event, |there| fits |= there == choice);
        if fits { Ok(()) } else { Err(Fault::NoSuchChoice { event }) }
    }

    pub(crate) fn resolve(&mut self, event: EventCard, choice: Choice, log: &mut impl Log<Event>) {
        self.solo.now = None;
        self.solo.up.remove(event);
        log.note(Event::Resolved { event });
        if event == EventCard::MoodSwing {
            self.solo.swing = true;
            return self.reveal_on(log);
        }
        match choice {
            Choice::Nothing => self.resolve_for_all(event, log),
            Choice::Villager(slot) => self.resolve_villager(event, slot, log),
            Choice::Card(card) => {
                self.show_from_hand(PLAYER, card);
                log.note(Event::HandDiscarded { seat: PLAYER, card });
            }
            Choice::Top(pile) => {
                if let Some(card) = self.turn_up(pile) {
                    self.countess_gets(card, 0);
                    log.note(Event::CountessGets { card, coins: 0 });
                }
            }
        }
        self.settle_events(log);
    }

    fn resolve_for_all(&mut self, event: EventCard, log: &mut impl Log<Event>) {
        let village = &self.player(PLAYER).village;
        let hers = &self.players[COUNTESS].village;
        match event {
            EventCard::SinisterBanquet => self.countess_takes(2 * hers.food(), log),
            EventCard::BlackMarket => {
                let (coins, her_coins) = (village.silver(), hers.silver());
                self.bank_pays(PLAYER.index(), coins);
                log.note(Event::TookSilver { seat: PLAYER, coins });
                self.countess_takes(her_coins, log);
            }
            EventCard::ValueAddedTax => self.pay_countess(village.count(Symbol::Gold), log),
            EventCard::LandClaim => {
                let basics = village.slots().iter().filter(|&slot| village.kind(slot).is_basic()).count();
                self.pay_countess(2 * basics as u16, log);
            }
            EventCard::TemporaryEmployment => {
                let hand = self.player(PLAYER).hand;
                let suits = Suit::ALL.iter().filter(|suit| hand.count_suit(**suit) > 0).count();
                self.countess_takes(2 * suits as u16, log);
            }
            EventCard::Bribes => {
                let richest = hers.keys().iter().max_by_key(|&slot| hers.kind(slot).card().key_ring);
                if let Some(slot) = richest {
                    let coins = hers.kind(slot).card().key_ring;
                    self.lay_on_countess(slot, coins, log);
                }
            }
            EventCard::GuildConspiracy => {
                for slot in hers.keys().iter() {
                    self.lay_on_countess(slot, 2, log);
                }
            }
            EventCard::Customs => {
                let of = |suit: &Suit| {
                    village.slots().iter().filter(|&slot| village.kind(slot).suit() == *suit).count()
                };
                let most = Suit::ALL.iter().map(of).max().unwrap_or(0);
                self.pay_countess(most as u16, log);
            }
            EventCard::Tribute => self.pay_countess(self.player(PLAYER).hand.len() as u16, log),
            EventCard::TradeNetwork => {
                let best = hers.tops().iter().map(|slot| hers.silver_on(slot)).max().unwrap_or(0);
                self.countess_takes(best, log);
            }
            EventCard::Blackmail => {
                let highest = village.tops().iter().map(|slot| village.gold_on(slot)).max().unwrap_or(0);
                self.countess_takes(highest.into(), log);
            }
            // The others found nothing to take (V88), or act elsewhere.
            _ => {}
        }
    }

    fn resolve_villager(&mut self, event: EventCard, slot: Slot, log: &mut impl Log<Event>) {
        let village = &mut self.player_mut(PLAYER).village;
        match event {
            EventCard::ProtectionMoney => {
                let coins = village.coins(slot).into();
                self.pay_countess(coins, log);
            }
            EventCard::SpyNetwork => {
                let coins = village.silver_on(slot);
                self.countess_takes(coins, log);
            }
            _ => {
                // V88: the coins on it go to the player first.
                let (card, coins) = village.take(slot);
                self.player_mut(PLAYER).coins += u16::from(coins);
                if event == EventCard::Betrayer {
                    self.countess_gets(card, 0);
                    log.note(Event::Betrayed { card, coins });
                } else {
                    log.note(Event::Arrested { card, coins });
                }
                self.return_uncovered(PLAYER, log);
            }
        }
    }

    fn lay_on_countess(&mut self, slot: Slot, coins: u8, log: &mut impl Log<Event>) {
        let village = &mut self.players[COUNTESS].village;
        village.lay_coins(slot, coins);
        let card = village.kind(slot);
        self.paid_out += i32::from(coins);
        log.note(Event::CoinsLaid { card, coins });
    }

    fn countess_takes(&mut self, coins: u16, log: &mut impl Log<Event>) {
        self.bank_pays(COUNTESS, coins);
        log.note(Event::CountessTakes { coins });
    }

    /// V88: whoever can't pay in full pays what they have.
    fn pay_countess(&mut self, coins: u16, log: &mut impl Log<Event>) {
        let coins = coins.min(self.player(PLAYER).coins);
        self.player_mut(PLAYER).coins -= coins;
        self.players[COUNTESS].coins += coins;
        log.note(Event::PaidCountess { seat: PLAYER, coins });
    }
}
