//! Solo: against the Countess (V80 to V93).

mod events;
mod jester;

use crate::cards::Kind;
use crate::event::Event;
use crate::event_card::{EventCard, Events, Season, When};
use crate::fault::Fault;
use crate::m::Move;
use crate::piles::Pile;
use crate::setup::Level;
use crate::state::{COUNTESS, Phase, Villagers};
use crate::village::{Slot, Spot};
use arrayvec::ArrayVec;
use engine::{Log, Seat, Setup as _};

/// The only player.
pub(crate) const PLAYER: Seat = Seat::new(0);

/// What Rats and Arson ask for.
const FINE: u16 = 3;

/// Events in an order, the next one last.
pub(crate) type Deck = ArrayVec<EventCard, 12>;

/// What only the solo game has.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Solo {
    pub(crate) decks: [Deck; 2],
    /// Face up, to be resolved in this round.
    pub(crate) up: Events,
    /// Face up, left by a Mood Swing for the next round.
    pub(crate) later: Events,
    /// Those of them that have acted in their phase.
    pub(crate) acted: Events,
    /// The one that a Mood Swing brought, to be resolved at once.
    pub(crate) now: Option<EventCard>,
    pub(crate) jester: bool,
    /// Events still to be revealed.
    reveals: u8,
    /// Is the next one for a Mood Swing?
    swing: bool,
}

impl Solo {
    pub(crate) fn new(level: Option<Level>) -> Solo {
        Solo {
            decks: [Deck::new(), Deck::new()],
            up: Events::default(),
            later: Events::default(),
            acted: Events::default(),
            now: None,
            // V93: not against the expert.
            jester: matches!(level, Some(Level::Novice | Level::Normal)),
            reveals: 0,
            swing: false,
        }
    }
}

impl Villagers {
    /// The events of a season that are played with (V92, V93).
    pub(crate) fn events_of(&self, season: Season) -> Events {
        let normal = self.setup.level() == Some(Level::Normal);
        let there = |event: &EventCard| event.season() == season && (normal || *event != EventCard::ItWasYou);
        EventCard::ALL.into_iter().filter(there).collect()
    }

    /// The events that make up a deck when it is shuffled: all but those face up (V85).
    pub(crate) fn events_to_shuffle(&self, season: Season) -> Events {
        self.events_of(season).without(self.solo.up.or(self.solo.later))
    }

    pub(crate) fn shuffled(&mut self, season: Season, order: &Deck, log: &mut impl Log<Event>) {
        self.solo.decks[season as usize] = order.iter().rev().copied().collect();
        if self.round > 0 {
            log.note(Event::Reshuffled);
            self.reveal_on(log);
        } else if season == Season::Summer {
            self.phase = Phase::Shuffle(Season::Winter);
        } else {
            // V80, V93.
            self.solo.reveals = if self.setup.level() == Some(Level::Expert) { 2 } else { 1 };
            self.reveal_on(log);
        }
    }

    /// Reveals what is to be revealed; a deck that has run out is shuffled first (V85).
    fn reveal_on(&mut self, log: &mut impl Log<Event>) {
        while self.solo.swing || self.solo.reveals > 0 {
            let season =
                if self.first_market_held && !self.solo.swing { Season::Winter } else { Season::Summer };
            let Some(event) = self.solo.decks[season as usize].pop() else {
                self.phase = Phase::Shuffle(season);
                return;
            };
            self.turned_up += 1;
            log.note(Event::Revealed { event });
            if core::mem::take(&mut self.solo.swing) {
                match event.when() {
                    When::Event => self.solo.now = Some(event),
                    _ => self.solo.later.insert(event),
                }
                return self.settle_events(log);
            }
            self.solo.reveals -= 1;
            if event.when() == When::Reveal {
                // Dark Mood: two others for this one.
                self.solo.reveals += 2;
            } else {
                self.solo.up.insert(event);
            }
        }
        if self.round == 0 {
            self.start_round(log);
        } else {
            self.hold_markets(log);
        }
    }

    /// V84: the event phase.
    pub(crate) fn start_events(&mut self, log: &mut impl Log<Event>) {
        // Those that name another phase acted there.
        for event in self.solo.up.iter().filter(|event| matches!(event.when(), When::Draft | When::Build)) {
            self.solo.up.remove(event);
            log.note(Event::EventOver { event });
        }
        self.settle_events(log);
    }

    /// V84: all events are resolved. Unless it was the last round, the Countess draws, and new ones come.
    fn end_events(&mut self, log: &mut impl Log<Event>) {
        self.solo.acted = Events::default();
        self.solo.up = core::mem::take(&mut self.solo.later);
        if self.second_market_due() {
            return self.hold_markets(log);
        }
        let mut worth = 0;
        if let Some(card) = self.turn_up(self.countess_pile()) {
            let slot = self.countess_gets(card, 0);
            let village = &self.players[COUNTESS].village;
            worth = u16::from(village.gold_on(slot)) + village.silver_on(slot);
            log.note(Event::CountessDraws { card, worth });
        }
        if self.second_market_due() {
            return self.hold_markets(log);
        }
        self.solo.reveals = match worth {
            // V92.
            _ if self.setup.level() == Some(Level::Novice) => 1,
            0 => 1,
            1..=9 => 2,
            _ => 3,
        };
        self.reveal_on(log);
    }

    /// V84: the reserve; once it is empty, as when the road is renewed, the leftmost stack. By the first rules she then got
    /// nothing.
    fn countess_pile(&self) -> Pile {
        let stack =
            self.piles.leftmost().filter(|_| self.setup.rules() > 1 && self.piles.is_empty(Pile::RESERVE));
        stack.unwrap_or(Pile::RESERVE)
    }

    /// V81, V82: a villager comes into the Countess' village, alone; the coins on it are hers.
    pub(crate) fn countess_gets(&mut self, card: Kind, coins: u8) -> Slot {
        let countess = &mut self.players[COUNTESS];
        countess.coins += u16::from(coins);
        countess.village.place(card, Spot::GROUND)
    }

    /// V81: with each draft a card of the road goes to the Countess.
    pub(crate) fn choose_for_countess(&mut self, log: &mut impl Log<Event>) {
        let places: ArrayVec<u8, 6> = self.road.places().collect();
        match places[..] {
            [] => self.after_draft(PLAYER, log),
            [only] => self.play_countess(only, log),
            _ => self.phase = Phase::Countess,
        }
    }

    pub(crate) fn check_countess(&self, mv: Move) -> Result<(), Fault> {
        match mv {
            Move::Countess(place) => self.check_road_place(place),
            _ => Err(Fault::CountessNow),
        }
    }

    pub(crate) fn play_countess(&mut self, place: u8, log: &mut impl Log<Event>) {
        if let Some((card, coins)) = self.road.take(place) {
            self.countess_gets(card, coins);
            log.note(Event::CountessGets { card, coins });
        }
        self.after_draft(PLAYER, log);
    }

    fn acts(&self, event: EventCard) -> bool {
        self.solo.up.contains(event)
    }

    pub(crate) fn rats_come(&self) -> bool {
        self.acts(EventCard::Rats)
    }

    pub(crate) fn arson_comes(&self) -> bool {
        self.acts(EventCard::Arson)
    }

    #[inline]
    pub(crate) fn serfdom_acts(&self) -> bool {
        self.acts(EventCard::Serfdom)
    }

    pub(crate) fn serfdom_acted(&mut self) {
        self.solo.acted.insert(EventCard::Serfdom);
    }

    #[inline]
    pub(crate) fn countess_bank_acts(&self) -> bool {
        self.acts(EventCard::CountessBank)
    }

    pub(crate) fn countess_bank_acted(&mut self) {
        if self.countess_bank_acts() {
            self.solo.acted.insert(EventCard::CountessBank);
        }
    }

    pub(crate) fn check_fine(mv: Move, otherwise: Fault) -> Result<(), Fault> {
        if matches!(mv, Move::Fewer | Move::Pay) { Ok(()) } else { Err(otherwise) }
    }

    /// Rats and Arson: pay, as much as there is (V88), or do one fewer.
    pub(crate) fn play_fine(&mut self, mv: Move, log: &mut impl Log<Event>) {
        let fewer = u8::from(mv == Move::Fewer);
        let event = if self.phase == Phase::Rats { EventCard::Rats } else { EventCard::Arson };
        self.solo.acted.insert(event);
        if fewer == 0 {
            let coins = self.pays_bank(PLAYER.index(), FINE);
            log.note(Event::PaidFine { event, coins });
        } else {
            log.note(Event::DoesFewer { event });
        }
        self.after_fine(fewer, log);
    }

    /// V86: limits are lowered after the cap.
    fn after_fine(&mut self, fewer: u8, log: &mut impl Log<Event>) {
        if self.phase == Phase::Rats {
            self.start_draft(fewer, log);
        } else {
            self.start_build(PLAYER, fewer, log);
        }
    }
}
