//! The Jester (V89), and the event that calls for him.

use crate::event::Event;
use crate::event_card::{EventCard, Events};
use crate::fault::Fault;
use crate::m::Move;
use crate::state::{Phase, Villagers};
use engine::{Log, Setup as _};

impl Villagers {
    /// The events that the Jester can discard now: face up, and nothing has come of them yet.
    fn jester_events(&self) -> Events {
        if self.solo.jester {
            // By the first rules, what a Mood Swing had dealt was being resolved already.
            let dealt = self.solo.now.filter(|_| self.setup.rules() > 1).into_iter().collect();
            self.solo.up.or(self.solo.later).or(dealt).without(self.solo.acted)
        } else {
            Events::default()
        }
    }

    pub(super) fn can_jester(&self) -> bool {
        !self.jester_events().is_empty()
    }

    pub(crate) fn jester_moves(&self, moves: &mut Vec<Move>) {
        moves.extend(self.jester_events().iter().map(Move::Jester));
    }

    pub(crate) fn check_jester(&self, event: EventCard) -> Result<(), Fault> {
        if !self.solo.jester {
            Err(Fault::NoJester)
        } else if self.jester_events().contains(event) {
            Ok(())
        } else if self.solo.acted.contains(event) || self.solo.now == Some(event) {
            Err(Fault::JesterTooLate { event })
        } else {
            Err(Fault::NotFaceUp { event })
        }
    }

    pub(crate) fn play_jester(&mut self, event: EventCard, log: &mut impl Log<Event>) {
        self.solo.jester = false;
        if self.solo.now == Some(event) {
            self.solo.now = None;
        } else if !self.solo.up.remove(event) {
            self.solo.later.remove(event);
        }
        log.note(Event::Jester { event });
        match (self.phase, event) {
            (Phase::Rats, EventCard::Rats) | (Phase::Arson, EventCard::Arson) => self.after_fine(0, log),
            (Phase::Events, _) => self.settle_events(log),
            _ => {}
        }
    }

    /// It Was You!: when nothing else is left to resolve, the Jester must go with it.
    pub(super) fn it_was_you(&mut self, log: &mut impl Log<Event>) {
        let event = EventCard::ItWasYou;
        self.solo.up.remove(event);
        if core::mem::take(&mut self.solo.jester) {
            log.note(Event::Jester { event });
        } else {
            log.note(Event::EventOver { event });
        }
    }
}
