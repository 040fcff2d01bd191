//! The cards: kinds of villager, what is printed on them, and sets of kinds.
//!
//! The tables are written by the build script from `data/`, which it checks.

use core::fmt;
use engine::{Arg, ToArg};
use serde::{Serialize, Serializer};

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// The suit on the back of a card (V1, V2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Suit {
    Grain,
    Wood,
    Hay,
    Ore,
    Grapes,
    Wool,
    Leather,
    Solitary,
    Special,
}

impl Suit {
    /// All suits.
    pub const ALL: [Suit; 9] = [
        Suit::Grain,
        Suit::Wood,
        Suit::Hay,
        Suit::Ore,
        Suit::Grapes,
        Suit::Wool,
        Suit::Leather,
        Suit::Solitary,
        Suit::Special,
    ];

    /// The kinds of this suit.
    #[inline]
    pub fn kinds(self) -> Kinds {
        OF_SUIT[self as usize]
    }

    /// The id of its word.
    pub const fn term(self) -> &'static str {
        [
            "villagers-suit-grain",
            "villagers-suit-wood",
            "villagers-suit-hay",
            "villagers-suit-ore",
            "villagers-suit-grapes",
            "villagers-suit-wool",
            "villagers-suit-leather",
            "villagers-suit-solitary",
            "villagers-suit-special",
        ][self as usize]
    }
}

impl ToArg for Suit {
    fn to_arg(&self) -> Arg {
        Arg::Term(self.term())
    }
}

/// What silver can count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Symbol {
    Suit(Suit),
    Padlock,
    Food,
    Builder,
    Gold,
}

/// What a silver symbol brings in the second market.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Silver {
    /// Coins for every so many symbols.
    Per { coins: u8, every: u8, symbol: Symbol },
    /// The visible gold of a suit.
    GoldOn(Suit),
    /// As much as the coins on one villager.
    CoinsOnOne,
}

/// What is printed on a card.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Card {
    /// Its name in notation.
    pub id: &'static str,
    /// The id of its word.
    pub term: &'static str,
    pub suit: Suit,
    pub suit_symbols: u8,
    /// The villager before it in its production chain.
    pub placed_on: Option<Kind>,
    /// How many stand before it in its chain.
    pub depth: u8,
    /// How many cards it can carry (V33).
    pub branches: u8,
    pub food: u8,
    pub builder: u8,
    pub gold: u8,
    pub silver: Option<Silver>,
    /// The key villager of its padlock.
    pub padlock: Option<Kind>,
    pub key_ring: u8,
}

/// A kind of card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8);

impl Kind {
    /// The basic villagers (V35).
    pub const BASICS: [Kind; 3] = [Kind::LUMBERJACK, Kind::HAYER, Kind::MINER];

    /// All kinds.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..KINDS as u8).map(Kind)
    }

    /// Its place in the tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    #[inline]
    pub fn card(self) -> &'static Card {
        &CARDS[self.index()]
    }

    /// Its suit.
    #[inline]
    pub fn suit(self) -> Suit {
        self.card().suit
    }

    /// The kinds that can be placed on it: on monk and apprentice any of a chain.
    #[inline]
    pub fn next(self) -> Kinds {
        NEXT[self.index()]
    }

    /// Monk or apprentice, who stand for others (V51).
    #[inline]
    pub const fn stands_in(self) -> bool {
        self.0 == Kind::MONK.0 || self.0 == Kind::APPRENTICE.0
    }

    /// Lumberjack, hayer or miner.
    #[inline]
    pub const fn is_basic(self) -> bool {
        self.0 >= Kind::LUMBERJACK.0 && self.0 <= Kind::MINER.0
    }

    /// The kind with this name in notation.
    pub fn of_id(id: &str) -> Option<Kind> {
        Kind::all().find(|kind| kind.card().id == id)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.card().id)
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.card().id)
    }
}

impl ToArg for Kind {
    fn to_arg(&self) -> Arg {
        Arg::Term(self.card().term)
    }
}

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Kinds(u64);

impl Kinds {
    /// No kind.
    pub const NONE: Kinds = Kinds(0);

    /// Is the kind in it?
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind.0 & 1 == 1
    }

    /// Adds a kind.
    #[inline]
    pub fn insert(&mut self, kind: Kind) {
        self.0 |= 1 << kind.0;
    }

    /// Takes a kind out.
    #[inline]
    pub fn remove(&mut self, kind: Kind) {
        self.0 &= !(1 << kind.0);
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is it empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are in both.
    #[inline]
    pub const fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// Those that are in either.
    #[inline]
    pub const fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// Those that are not in the other.
    #[inline]
    pub const fn without(self, other: Kinds) -> Kinds {
        Kinds(self.0 & !other.0)
    }

    /// The kinds, in the order of the tables.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Kind> + Clone {
        Bits(self.0).map(Kind)
    }
}

impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The numbers of the bits that are set, from the lowest.
#[derive(Clone)]
pub(crate) struct Bits(pub(crate) u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        (self.0 != 0).then(|| {
            let bit = self.0.trailing_zeros() as u8;
            self.0 &= self.0 - 1;
            bit
        })
    }
}

/// Cards of the deck in a hand or a village square: of each kind there are two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hand {
    once: Kinds,
    twice: Kinds,
}

impl Hand {
    /// The kinds in it.
    #[inline]
    pub const fn kinds(self) -> Kinds {
        self.once
    }

    /// How many cards of a kind.
    #[inline]
    pub const fn count(self, kind: Kind) -> u8 {
        self.once.contains(kind) as u8 + self.twice.contains(kind) as u8
    }

    /// Is there such a card?
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.once.contains(kind)
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, kind: Kind) {
        debug_assert!(self.count(kind) < 2, "a third {kind}");
        if self.once.contains(kind) { self.twice.insert(kind) } else { self.once.insert(kind) }
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, kind: Kind) {
        debug_assert!(self.contains(kind), "no {kind} to take");
        if self.twice.contains(kind) { self.twice.remove(kind) } else { self.once.remove(kind) }
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.once.len() + self.twice.len()
    }

    /// Is it empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.once.is_empty()
    }

    /// How many cards of a suit.
    #[inline]
    pub fn count_suit(self, suit: Suit) -> usize {
        self.once.and(suit.kinds()).len() + self.twice.and(suit.kinds()).len()
    }

    /// The cards, in the order of the tables.
    pub fn cards(self) -> impl Iterator<Item = Kind> {
        self.once.iter().flat_map(move |kind| core::iter::repeat_n(kind, self.count(kind).into()))
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl FromIterator<Kind> for Hand {
    fn from_iter<I: IntoIterator<Item = Kind>>(cards: I) -> Hand {
        let mut hand = Hand::default();
        cards.into_iter().for_each(|card| hand.insert(card));
        hand
    }
}

/// The season of an event: each has its deck (V80).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
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

impl ToArg for EventCard {
    fn to_arg(&self) -> Arg {
        Arg::Term(self.term())
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
