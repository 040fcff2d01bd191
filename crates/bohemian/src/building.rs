//! The eleven kinds of building, and sets of them.

use core::fmt;
use engine::{Arg, ToArg};
use serde::{Deserialize, Serialize};

/// How many kinds of building there are.
pub const BUILDINGS: usize = 11;

/// A kind of building. Each is reached by its own total (B3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Building {
    Bakery,
    Butchery,
    Dairy,
    Tailor,
    Mill,
    GlassFactory,
    Farm,
    Inn,
    TownHall,
    Church,
    Manor,
}

#[allow(clippy::enum_glob_use)]
use Building::*;

impl Building {
    /// All kinds, by rising total.
    pub const ALL: [Building; BUILDINGS] =
        [Bakery, Butchery, Dairy, Tailor, Mill, GlassFactory, Farm, Inn, TownHall, Church, Manor];

    /// The four kinds of shop.
    pub const SHOPS: [Building; 4] = [Bakery, Butchery, Dairy, Tailor];

    /// The kind that a total reaches: 2 to 12.
    #[inline]
    pub const fn of_total(total: u8) -> Option<Building> {
        if total >= 2 && total <= 12 { Some(Building::ALL[total as usize - 2]) } else { None }
    }

    /// The total that reaches it.
    pub const fn total(self) -> u8 {
        self as u8 + 2
    }

    /// Its place in [`Building::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Is it a shop (B30)?
    #[inline]
    pub const fn is_shop(self) -> bool {
        (self as u8) <= Tailor as u8
    }

    /// Is a value printed on it (B3)?
    pub const fn has_value(self) -> bool {
        matches!(self, TownHall | Manor)
    }

    /// The id of its word.
    pub const fn id(self) -> &'static str {
        [
            "bohemian-bakery",
            "bohemian-butchery",
            "bohemian-dairy",
            "bohemian-tailor",
            "bohemian-mill",
            "bohemian-glass-factory",
            "bohemian-farm",
            "bohemian-inn",
            "bohemian-town-hall",
            "bohemian-church",
            "bohemian-manor",
        ][self.index()]
    }
}

impl ToArg for Building {
    fn to_arg(&self) -> Arg {
        Arg::term(self.id())
    }
}

/// A set of kinds of building: what stands in a village, or is occupied there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Buildings(u16);

impl Buildings {
    /// Adds a kind.
    #[inline]
    pub const fn insert(&mut self, building: Building) {
        self.0 |= 1 << building as u8;
    }

    /// Takes a kind out.
    #[inline]
    pub const fn remove(&mut self, building: Building) {
        self.0 &= !(1 << building as u8);
    }

    /// Is the kind in the set?
    #[inline]
    pub const fn contains(self, building: Building) -> bool {
        self.0 >> building as u8 & 1 == 1
    }

    /// How many kinds.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is it empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds, by rising total.
    pub fn iter(self) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(move |&building| self.contains(building))
    }
}

impl FromIterator<Building> for Buildings {
    fn from_iter<I: IntoIterator<Item = Building>>(kinds: I) -> Buildings {
        let mut set = Buildings::default();
        kinds.into_iter().for_each(|kind| set.insert(kind));
        set
    }
}

impl fmt::Debug for Buildings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
