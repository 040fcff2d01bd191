//! The events of the solo game, and sets of them.

use crate::cards::Bits;
use core::fmt;
use engine::{Arg, ToArg};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

include!(concat!(env!("OUT_DIR"), "/events.rs"));

/// The season of an event: each has its deck (V80).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Season {
    Summer,
    Winter,
}

/// When an event acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum When {
    /// In the event phase.
    Event,
    /// In the draft phase of its round.
    Draft,
    /// In the build phase of its round.
    Build,
    /// As it is revealed.
    Reveal,
    /// Its whole round long.
    Round,
}

#[derive(Debug)]
struct EventSheet {
    id: &'static str,
    term: &'static str,
    effect: &'static str,
    season: Season,
    when: When,
}

impl EventCard {
    /// Its name in notation.
    pub fn id(self) -> &'static str {
        EVENTS[self as usize].id
    }

    /// The id of its word.
    pub fn term(self) -> &'static str {
        EVENTS[self as usize].term
    }

    /// The id of the sentence that says what it does.
    pub fn effect(self) -> &'static str {
        EVENTS[self as usize].effect
    }

    /// Its deck.
    pub fn season(self) -> Season {
        EVENTS[self as usize].season
    }

    /// When it acts.
    pub fn when(self) -> When {
        EVENTS[self as usize].when
    }

    /// The event with this name in notation.
    pub fn of_id(id: &str) -> Option<EventCard> {
        EventCard::ALL.into_iter().find(|event| event.id() == id)
    }
}

impl fmt::Display for EventCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for EventCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for EventCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<EventCard, D::Error> {
        let id = std::borrow::Cow::<str>::deserialize(deserializer)?;
        EventCard::of_id(&id).ok_or_else(|| D::Error::custom("no such event"))
    }
}

/// How it is written.
#[cfg(feature = "schema")]
impl schemars::JsonSchema for EventCard {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "EventCard".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "enum": EventCard::ALL.map(EventCard::id) })
    }
}

impl ToArg for EventCard {
    fn to_arg(&self) -> Arg {
        Arg::term(self.term())
    }
}

/// A set of events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Events(u32);

impl Events {
    /// Is the event in it?
    #[inline]
    pub const fn contains(self, event: EventCard) -> bool {
        self.0 >> event as u8 & 1 == 1
    }

    /// Adds an event.
    pub fn insert(&mut self, event: EventCard) {
        self.0 |= 1 << event as u8;
    }

    /// Takes an event out; says whether it was there.
    pub fn remove(&mut self, event: EventCard) -> bool {
        let found = self.contains(event);
        self.0 &= !(1 << event as u8);
        found
    }

    /// Is it empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The events, in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = EventCard> {
        Bits(self.0.into()).map(|event| EventCard::ALL[usize::from(event)])
    }

    /// Those in either.
    pub const fn or(self, other: Events) -> Events {
        Events(self.0 | other.0)
    }

    /// Those that are not in the other.
    pub const fn without(self, other: Events) -> Events {
        Events(self.0 & !other.0)
    }
}

impl FromIterator<EventCard> for Events {
    fn from_iter<I: IntoIterator<Item = EventCard>>(events: I) -> Events {
        let mut set = Events::default();
        events.into_iter().for_each(|event| set.insert(event));
        set
    }
}

impl fmt::Debug for Events {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
