//! Villages of a game, sets of them, and the addresses of buildings.

use crate::Building;
use core::{fmt, str::FromStr};
use engine::{Arg, ToArg};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// The most villages in a game: one for each tile.
pub const VILLAGES: usize = 9;

/// A village of this game, counted from 0 in the order of the tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Village(u8);

impl Village {
    /// The village with this index.
    ///
    /// # Panics
    /// If no game has so many.
    #[inline]
    pub const fn new(index: u8) -> Village {
        assert!((index as usize) < VILLAGES);
        Village(index)
    }

    /// The index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        // It is no more, and so the compiler knows: what is looked up only for a log that nobody keeps goes away.
        if (self.0 as usize) < VILLAGES { self.0 as usize } else { 0 }
    }
}

/// A set of villages: where a kind of building stands, or is occupied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Villages(u16);

impl Villages {
    /// No village.
    pub const NONE: Villages = Villages(0);

    /// Adds a village.
    #[inline]
    pub const fn insert(&mut self, village: Village) {
        self.0 |= 1 << village.0;
    }

    /// Takes a village out.
    #[inline]
    pub const fn remove(&mut self, village: Village) {
        self.0 &= !(1 << village.0);
    }

    /// Is the village in the set?
    #[inline]
    pub const fn contains(self, village: Village) -> bool {
        self.0 >> village.0 & 1 == 1
    }

    /// Those that are not in the other set.
    #[inline]
    pub const fn without(self, other: Villages) -> Villages {
        Villages(self.0 & !other.0)
    }

    /// Those that are in both sets.
    #[inline]
    pub const fn and(self, other: Villages) -> Villages {
        Villages(self.0 & other.0)
    }

    /// Those that are in either set.
    #[inline]
    pub const fn or(self, other: Villages) -> Villages {
        Villages(self.0 | other.0)
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        COUNT[self.0 as usize % COUNT.len()] as u32
    }

    /// A bit for each village.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0 as u64
    }

    /// Is it empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// This one of them, counted from 0.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Village {
        let mut left = self.0;
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        Village(left.trailing_zeros() as u8)
    }

    /// The first of them.
    #[inline]
    pub fn first(self) -> Option<Village> {
        self.into_iter().next()
    }
}

/// How many villages each set has: a look-up, because counting bits takes a dozen instructions on a plain x86-64.
static COUNT: [u8; 1 << VILLAGES] = {
    let mut counts = [0; 1 << VILLAGES];
    let mut set = 0;
    while set < counts.len() {
        counts[set] = set.count_ones() as u8;
        set += 1;
    }
    counts
};

impl IntoIterator for Villages {
    type Item = Village;
    type IntoIter = Iter;

    #[inline]
    fn into_iter(self) -> Iter {
        Iter(self.0)
    }
}

/// The villages of a set, in order.
#[derive(Clone, Debug)]
pub struct Iter(u16);

impl Iterator for Iter {
    type Item = Village;

    #[inline]
    fn next(&mut self) -> Option<Village> {
        if self.0 == 0 {
            return None;
        }
        let village = Village(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(village)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl fmt::Debug for Villages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.into_iter().map(Village::index)).finish()
    }
}

/// A building as people name it: the village's letter and the building's total, `N7`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub struct Address {
    pub letter: char,
    pub building: Building,
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter, self.building.total())
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Address {
    type Err = ();

    fn from_str(text: &str) -> Result<Address, ()> {
        let mut chars = text.chars();
        let letter = chars.next().ok_or(())?;
        let total = chars.as_str().parse().map_err(|_| ())?;
        Building::of_total(total).map(|building| Address { letter, building }).ok_or(())
    }
}

/// As people name it: `"N7"`.
impl Serialize for Address {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Address {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Address, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(|()| D::Error::custom("no address of a building"))
    }
}

/// How it is written.
#[cfg(feature = "schema")]
impl schemars::JsonSchema for Address {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Address".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^.([2-9]|1[0-2])$" })
    }
}

impl ToArg for Address {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.to_string())
    }
}
