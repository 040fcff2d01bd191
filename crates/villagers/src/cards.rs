//! The cards: kinds of villager, what is printed on them, and sets of kinds.
//!
//! The tables are written by the build script from `data/`, which it checks.

use core::fmt;
use engine::{Arg, ToArg};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

include!(concat!(env!("OUT_DIR"), "/cards.rs"));

/// The suit on the back of a card (V1, V2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
        Arg::term(self.term())
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
    pub fn is_basic(self) -> bool {
        self.basic().is_some()
    }

    /// Its place among the basic villagers, if it is one.
    #[inline]
    pub fn basic(self) -> Option<usize> {
        Kind::BASICS.iter().position(|&basic| basic == self)
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

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Kind, D::Error> {
        let id = std::borrow::Cow::<str>::deserialize(deserializer)?;
        Kind::of_id(&id).ok_or_else(|| D::Error::custom("no such card"))
    }
}

/// How it is written.
#[cfg(feature = "schema")]
impl schemars::JsonSchema for Kind {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Card".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "enum": Kind::all().map(|kind| kind.card().id).collect::<Vec<_>>() })
    }
}

impl ToArg for Kind {
    fn to_arg(&self) -> Arg {
        Arg::term(self.card().term)
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

    /// This one of the kinds, counted from 0 in the order of the tables.
    #[inline]
    pub(crate) fn nth(self, n: usize) -> Kind {
        Kind(nth(self.0, n))
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

/// The number of this one of the bits that are set, counted from 0, the lowest.
#[inline]
pub(crate) fn nth(mut bits: u64, n: usize) -> u8 {
    for _ in 0..n {
        bits &= bits.wrapping_sub(1);
    }
    bits.trailing_zeros() as u8
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
