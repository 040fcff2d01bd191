//! A village: what stands where, what covers what, and what can be seen of it.

use crate::cards::{Bits, KEYS, Kind, Kinds, Silver, Suit, Symbol, nth};
use core::fmt;
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};

/// The most villagers in a village. A draft takes a card from the stacks, and only the 30 basics bring cards
/// back to them (V35): whoever drafts 5 where another drafts 2 gets 5 of 7 of at most 54 cards, and the deal.
/// A card given up for a basic leaves as many as before. The Countess gets one card for two of 60 (V81), and
/// one a round.
const MAX_VILLAGERS: usize = 64;

/// A villager's place in its village: it keeps it as long as it stands there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Slot(u8);

impl Slot {
    /// The place with this index.
    ///
    /// # Panics
    /// If no village has so many.
    pub const fn new(index: u8) -> Slot {
        assert!((index as usize) < MAX_VILLAGERS);
        Slot(index)
    }

    /// The index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl<'de> Deserialize<'de> for Slot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Slot, D::Error> {
        let index = u8::deserialize(deserializer)?;
        if usize::from(index) < MAX_VILLAGERS {
            Ok(Slot(index))
        } else {
            Err(D::Error::custom("no place of a village"))
        }
    }
}

/// What a villager is placed on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

impl Spot {
    /// On its own.
    pub const GROUND: Spot = Spot(u8::MAX);

    /// The villager it is placed on, if it is.
    #[inline]
    pub const fn villager(self) -> Option<Slot> {
        if self.0 == Spot::GROUND.0 { None } else { Some(Slot(self.0)) }
    }
}

impl From<Slot> for Spot {
    #[inline]
    fn from(slot: Slot) -> Spot {
        Spot(slot.0)
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.villager() {
            Some(slot) => write!(f, "on {}", slot.0),
            None => f.write_str("ground"),
        }
    }
}

/// A set of places, read from the oldest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Slots(u64);

impl Slots {
    #[inline]
    pub(crate) const fn contains(self, slot: Slot) -> bool {
        self.0 >> slot.0 & 1 == 1
    }

    #[inline]
    fn set(&mut self, slot: Slot, on: bool) {
        self.0 = self.0 & !(1 << slot.0) | u64::from(on) << slot.0;
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn nth(self, n: usize) -> Slot {
        Slot(nth(self.0, n))
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Slot> + Clone {
        Bits(self.0).map(Slot)
    }
}

/// The symbols of all villagers that count covered or not (V74).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Printed {
    suits: [u8; Suit::ALL.len()],
    padlocks: u8,
}

impl Printed {
    #[inline]
    pub(crate) fn add(&mut self, kind: Kind) {
        let card = kind.card();
        self.suits[card.suit as usize] += card.suit_symbols;
        self.padlocks += u8::from(card.padlock.is_some());
    }

    #[inline]
    fn remove(&mut self, kind: Kind) {
        let card = kind.card();
        self.suits[card.suit as usize] -= card.suit_symbols;
        self.padlocks -= u8::from(card.padlock.is_some());
    }
}

/// A village. It is `Copy` so that a state is cloned as one piece of memory.
#[derive(Clone, Copy)]
pub(crate) struct Village {
    kinds: [Kind; MAX_VILLAGERS],
    below: [Spot; MAX_VILLAGERS],
    coins: [u8; MAX_VILLAGERS],
    used: Slots,
    covered: Slots,
    /// Those that can carry nothing more.
    full: Slots,
    /// The key villagers.
    keys: Slots,
    /// The kinds of those that can carry one more.
    open_kinds: Kinds,
    printed: Printed,
    /// Do the Founders show food, or the Countess' card no gold (V60, V92)?
    turned: bool,
}

impl Village {
    pub(crate) fn new() -> Village {
        Village {
            kinds: [Kind::FOUNDERS; MAX_VILLAGERS],
            below: [Spot::GROUND; MAX_VILLAGERS],
            coins: [0; MAX_VILLAGERS],
            used: Slots(0),
            covered: Slots(0),
            full: Slots(0),
            keys: Slots(0),
            open_kinds: Kinds::NONE,
            printed: Printed::default(),
            turned: false,
        }
    }

    /// A village with one card.
    pub(crate) fn founded(kind: Kind) -> Village {
        let mut village = Village::new();
        village.place(kind, Spot::GROUND);
        village
    }

    /// Its villagers, the oldest place first.
    #[inline]
    pub(crate) const fn slots(&self) -> Slots {
        self.used
    }

    /// The villagers without a card on them (V88).
    #[inline]
    pub(crate) const fn tops(&self) -> Slots {
        Slots(self.used.0 & !self.covered.0)
    }

    /// The villagers with a card on them.
    #[inline]
    pub(crate) const fn covered(&self) -> Slots {
        self.covered
    }

    /// The villagers that can carry one more (V33).
    #[inline]
    pub(crate) const fn open(&self) -> Slots {
        Slots(self.used.0 & !self.full.0)
    }

    /// The kinds of the villagers that can carry one more.
    #[cfg(test)]
    pub(crate) const fn open_kinds(&self) -> Kinds {
        self.open_kinds
    }

    /// Can a villager of this kind, or one that stands in for it, perhaps carry one more? If not, no place need be looked at.
    #[inline]
    pub(crate) const fn may_carry_on(&self, kind: Kind) -> bool {
        let open = self.open_kinds;
        open.contains(kind) || open.contains(Kind::MONK) || open.contains(Kind::APPRENTICE)
    }

    /// A villager can carry one more, or not.
    #[inline]
    fn set_full(&mut self, slot: Slot, full: bool) {
        let kind = self.kind(slot);
        self.full.set(slot, full);
        if !full {
            self.open_kinds.insert(kind);
        } else if self.open_kinds.contains(kind) && !self.open().iter().any(|open| self.kind(open) == kind) {
            self.open_kinds.remove(kind);
        }
    }

    /// The key villagers: never covered (V45).
    #[inline]
    pub(crate) const fn keys(&self) -> Slots {
        self.keys
    }

    /// The villagers of a kind. Places are compared eight at a time.
    #[inline]
    fn of_kind(&self, kind: Kind) -> Slots {
        const LOW: u64 = 0x7F7F_7F7F_7F7F_7F7F;
        let wanted = u64::from_le_bytes([kind.index() as u8; 8]);
        let mut found = 0;
        let words = (u64::BITS - self.used.0.leading_zeros()).div_ceil(8) as usize;
        for (i, kinds) in self.kinds.chunks_exact(8).take(words).enumerate() {
            let differ = u64::from_le_bytes(core::array::from_fn(|i| kinds[i].index() as u8)) ^ wanted;
            // The highest bit of each byte that is nought; numbers of kinds are below 128. Then these bits side by side.
            let equal = !((differ & LOW).wrapping_add(LOW)) & !LOW;
            found |= (equal >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56 << (8 * i);
        }
        Slots(found & self.used.0)
    }

    /// Where a kind that is placed on this one fits (V32, V51): on such a villager, or on one that stands in for it.
    #[inline]
    pub(crate) fn fits(&self, kind: Kind, below: Kind) -> Slots {
        let open = self.open_kinds;
        let right = if open.contains(below) { self.of_kind(below).0 } else { 0 };
        let stand_ins = if open.contains(Kind::MONK) || open.contains(Kind::APPRENTICE) {
            // What stands in a chain stood right when it was placed, and that is not looked at again (V32).
            let fits = |&slot: &Slot| self.kind(slot).stands_in() && self.carries(slot, kind, 0);
            self.open().iter().filter(fits).fold(0, |set, slot| set | 1 << slot.0)
        } else {
            0
        };
        Slots((right | stand_ins) & self.open().0)
    }

    /// The symbols that count covered or not (V74).
    #[cfg(test)]
    pub(crate) const fn printed(&self) -> Printed {
        self.printed
    }

    #[inline]
    pub(crate) const fn kind(&self, slot: Slot) -> Kind {
        self.kinds[slot.index()]
    }

    #[inline]
    pub(crate) const fn below(&self, slot: Slot) -> Spot {
        self.below[slot.index()]
    }

    #[inline]
    pub(crate) const fn coins(&self, slot: Slot) -> u8 {
        self.coins[slot.index()]
    }

    pub(crate) const fn is_turned(&self) -> bool {
        self.turned
    }

    pub(crate) fn turn(&mut self, turned: bool) {
        self.turned = turned;
    }

    /// How many cards a villager can carry (V33, V51).
    #[inline]
    fn branches(&self, slot: Slot) -> u8 {
        match self.kind(slot) {
            kind if !kind.stands_in() => kind.card().branches,
            _ if self.below(slot) == Spot::GROUND => 2,
            _ => 1,
        }
    }

    /// Places a villager where it fits.
    pub(crate) fn place(&mut self, kind: Kind, on: Spot) -> Slot {
        let slot = Slot(self.used.0.trailing_ones() as u8);
        self.place_at(slot, kind, on);
        slot
    }

    /// Places a villager at this free place.
    #[inline]
    pub(crate) fn place_at(&mut self, slot: Slot, kind: Kind, on: Spot) {
        self.kinds[slot.index()] = kind;
        self.below[slot.index()] = on;
        self.coins[slot.index()] = 0;
        self.used.set(slot, true);
        self.covered.set(slot, false);
        self.set_full(slot, self.branches(slot) == 0);
        self.keys.set(slot, KEYS.contains(kind));
        self.printed.add(kind);
        if let Some(below) = on.villager() {
            debug_assert!(self.coins(below) == 0, "V45: coins never lie under another card");
            self.set_full(below, self.covered.contains(below) || self.branches(below) == 1);
            self.covered.set(below, true);
        }
    }

    /// Takes a top villager away: with the coins on it. What was beneath is visible at once (V88).
    pub(crate) fn take(&mut self, slot: Slot) -> (Kind, u8) {
        debug_assert!(!self.covered.contains(slot));
        self.set_full(slot, true);
        self.used.set(slot, false);
        self.full.set(slot, false);
        self.keys.set(slot, false);
        self.printed.remove(self.kind(slot));
        if let Some(below) = self.below(slot).villager() {
            let carries = self.carried_by(below).next().is_some();
            self.covered.set(below, carries);
            self.set_full(below, false);
        }
        (self.kind(slot), core::mem::take(&mut self.coins[slot.index()]))
    }

    /// Another villager takes a covered one's place; what lies on it stays (V52).
    pub(crate) fn replace(&mut self, slot: Slot, kind: Kind) -> Kind {
        debug_assert!(self.covered.contains(slot) && self.coins(slot) == 0);
        let full = self.full.contains(slot);
        self.set_full(slot, true);
        let before = core::mem::replace(&mut self.kinds[slot.index()], kind);
        self.set_full(slot, full);
        self.printed.remove(before);
        self.printed.add(kind);
        before
    }

    pub(crate) fn lay_coins(&mut self, slot: Slot, coins: u8) {
        debug_assert!(!self.covered.contains(slot), "V45: coins never lie under another card");
        self.coins[slot.index()] += coins;
    }

    /// Takes the coins from all villagers.
    pub(crate) fn collect_coins(&mut self) {
        self.coins = [0; MAX_VILLAGERS];
    }

    /// The cards that lie right on a villager.
    pub(crate) fn carried_by(&self, slot: Slot) -> impl Iterator<Item = Slot> {
        self.used.iter().filter(move |&above| self.below(above) == slot.into())
    }

    /// The suit of the chain that a villager is part of: a monk or apprentice is of that on top of it (V52).
    pub(crate) fn chain_suit(&self, slot: Slot) -> Option<Suit> {
        let kind = self.kind(slot);
        if kind.stands_in() {
            self.carried_by(slot).find_map(|above| self.chain_suit(above))
        } else {
            Some(kind.suit())
        }
    }

    /// Can a villager, on this many monks, be placed on this one? All places below must be right (V32, V50).
    #[inline]
    pub(crate) fn carries(&self, slot: Slot, kind: Kind, monks: u8) -> bool {
        if !self.used.contains(slot) || self.full.contains(slot) {
            return false;
        }
        let mut expected = kind.card().placed_on;
        for _ in 0..monks {
            expected = expected.and_then(|kind| kind.card().placed_on);
        }
        let mut at = Spot::from(slot);
        while let Some(here) = at.villager() {
            match expected {
                Some(right) if self.kind(here) == right || self.kind(here).stands_in() => {
                    expected = right.card().placed_on;
                }
                _ => return false,
            }
            at = self.below(here);
        }
        // V51: both branches of a monk or apprentice are of the same suit.
        expected.is_none()
            && (!self.kind(slot).stands_in()
                || !self.covered.contains(slot)
                || self.chain_suit(slot) == Some(kind.suit()))
    }

    /// The printed food of a villager; Founders as they lie.
    #[inline]
    fn food_on(&self, slot: Slot) -> u8 {
        let kind = self.kind(slot);
        if kind == Kind::FOUNDERS { u8::from(self.turned) } else { kind.card().food }
    }

    /// The printed gold of a villager; Founders and the Countess' card as they lie.
    #[inline]
    pub(crate) fn gold_on(&self, slot: Slot) -> u8 {
        let kind = self.kind(slot);
        let turned = self.turned && (kind == Kind::FOUNDERS || kind == Kind::COUNTESS);
        if turned { 0 } else { kind.card().gold }
    }

    fn visible(&self, symbols: impl Fn(Slot) -> u8) -> u16 {
        self.tops().iter().map(|slot| u16::from(symbols(slot))).sum()
    }

    /// Visible food symbols (V10).
    pub(crate) fn food(&self) -> u16 {
        self.visible(|slot| self.food_on(slot))
    }

    /// Visible builder symbols (V31).
    pub(crate) fn builders(&self) -> u16 {
        self.visible(|slot| self.kind(slot).card().builder)
    }

    /// The gold in sight (V72).
    pub(crate) fn gold(&self) -> u16 {
        self.visible(|slot| self.gold_on(slot))
    }

    /// The coins that lie on its villagers (V72).
    pub(crate) fn coins_laid(&self) -> u16 {
        self.visible(|slot| self.coins(slot))
    }

    /// What one villager's silver is worth here (V74, V75).
    pub(crate) fn silver_on(&self, slot: Slot) -> u16 {
        self.silver_of(self.kind(slot))
    }

    /// What the silver of such a villager is worth here.
    pub(crate) fn silver_of(&self, kind: Kind) -> u16 {
        match kind.card().silver {
            None => 0,
            Some(Silver::Per { coins, every, symbol }) => {
                self.count(symbol) / u16::from(every) * u16::from(coins)
            }
            Some(Silver::GoldOn(suit)) => {
                self.visible(|slot| if self.kind(slot).suit() == suit { self.gold_on(slot) } else { 0 })
            }
            // V75: the owner's choice, so the best.
            Some(Silver::CoinsOnOne) => self.most_coins(),
        }
    }

    /// The most coins that lie on one villager.
    pub(crate) fn most_coins(&self) -> u16 {
        self.tops().iter().map(|slot| self.coins(slot)).max().unwrap_or(0).into()
    }

    /// The silver in sight (V73).
    pub(crate) fn silver(&self) -> u16 {
        self.tops().iter().map(|slot| self.silver_on(slot)).sum()
    }

    /// V74: food, builder and gold count where visible; suits and padlocks everywhere.
    pub(crate) fn count(&self, symbol: Symbol) -> u16 {
        match symbol {
            Symbol::Food => self.food(),
            Symbol::Builder => self.builders(),
            Symbol::Gold => self.visible(|slot| u8::from(self.gold_on(slot) > 0)),
            Symbol::Padlock => self.printed.padlocks.into(),
            Symbol::Suit(suit) => self.printed.suits[suit as usize].into(),
        }
    }

    /// A villager's name: its kind, and which of that kind it is, counted from 1.
    pub(crate) fn name(&self, slot: Slot) -> (Kind, u8) {
        let kind = self.kind(slot);
        let nth = self.used.iter().filter(|&other| other <= slot && self.kind(other) == kind).count();
        (kind, nth as u8)
    }

    /// The villager with this name.
    #[cfg(test)]
    pub(crate) fn named(&self, kind: Kind, nth: u8) -> Option<Slot> {
        self.used.iter().filter(|&slot| self.kind(slot) == kind).nth(usize::from(nth).checked_sub(1)?)
    }
}

/// Equal if the same villagers stand at the same places: what stood at a place before does not matter.
impl PartialEq for Village {
    fn eq(&self, other: &Village) -> bool {
        let all = |village: &Village| (village.used, village.covered.0 & village.used.0, village.turned);
        all(self) == all(other)
            && self.slots().iter().all(|slot| {
                let at = |village: &Village| (village.kind(slot), village.below(slot), village.coins(slot));
                at(self) == at(other)
            })
    }
}

impl fmt::Debug for Village {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |slot| (slot, self.kind(slot), self.below(slot), self.coins(slot));
        f.debug_list().entries(self.used.iter().map(line)).finish()
    }
}
