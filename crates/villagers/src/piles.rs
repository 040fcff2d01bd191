//! The cards that lie face down: six stacks, the reserve, and what was given up when all of these were empty.

use crate::cards::Kind;
use crate::knowledge::Trace;
use core::fmt;
use engine::{Arg, ToArg};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// The most cards that can lie face down: all but the six that start on the road (V1, V4).
pub(crate) const MAX_DECK: usize = 94;

/// Where cards lie face down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pile(u8);

impl Pile {
    /// The reserve.
    pub const RESERVE: Pile = Pile(6);
    /// Cards given up while there was no pile to put them on (V35): out of the game, face down.
    pub const AWAY: Pile = Pile(7);

    /// A stack, counted from 0.
    #[inline]
    pub const fn stack(index: u8) -> Pile {
        assert!(index < 6);
        Pile(index)
    }

    /// The stacks from left to right.
    pub fn stacks() -> impl Iterator<Item = Pile> {
        (0..6).map(Pile)
    }

    /// The piles that cards are dealt to, in the order of the deal.
    pub(crate) fn dealt() -> impl Iterator<Item = Pile> {
        (0..7).map(Pile)
    }

    #[inline]
    const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number if it is a stack, counted from 1.
    pub const fn number(self) -> Option<u8> {
        if self.0 < 6 { Some(self.0 + 1) } else { None }
    }
}

/// By its name in notation: `"stack 3"`, `"reserve"`, `"away"`.
impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pile, D::Error> {
        let name = std::borrow::Cow::<str>::deserialize(deserializer)?;
        let pile = match &*name {
            "reserve" => Some(Pile::RESERVE),
            "away" => Some(Pile::AWAY),
            name => name.strip_prefix("stack ").and_then(|number| {
                let number: u8 = number.parse().ok()?;
                (1..=6).contains(&number).then(|| Pile::stack(number - 1))
            }),
        };
        pile.ok_or_else(|| D::Error::custom("no such pile"))
    }
}

/// How it is written.
#[cfg(feature = "schema")]
impl schemars::JsonSchema for Pile {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Pile".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "enum": (0..8).map(|pile| Pile(pile).to_string()).collect::<Vec<_>>() })
    }
}

impl ToArg for Pile {
    fn to_arg(&self) -> Arg {
        Arg::term(
            [
                "villagers-stack-1",
                "villagers-stack-2",
                "villagers-stack-3",
                "villagers-stack-4",
                "villagers-stack-5",
                "villagers-stack-6",
                "villagers-reserve",
                "villagers-away",
            ][self.index()],
        )
    }
}

/// A card that lies face down.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct FaceDown {
    pub(crate) kind: Kind,
    /// Who gave it up and when, if it was in a hand before (V35).
    pub(crate) given: Trace,
    /// Was its back ever on top, so that everybody knows its suit (V2)?
    pub(crate) back_seen: bool,
    below: u8,
}

impl FaceDown {
    /// Has it been face down since the deal, so that no player has seen it?
    pub(crate) fn is_unseen(self) -> bool {
        self.given.seat().is_none()
    }
}

const NOTHING: u8 = u8::MAX;

/// All piles: lists over one store, so that any of them can grow.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Piles {
    cards: [FaceDown; MAX_DECK],
    free: u128,
    top: [u8; 8],
    len: [u8; 8],
}

impl Piles {
    pub(crate) fn new() -> Piles {
        let empty = FaceDown { kind: Kind::FOUNDERS, given: Trace::NONE, back_seen: false, below: NOTHING };
        Piles { cards: [empty; MAX_DECK], free: (1 << MAX_DECK) - 1, top: [NOTHING; 8], len: [0; 8] }
    }

    /// Lays out a pile, the top card first.
    pub(crate) fn lay(&mut self, pile: Pile, cards: impl DoubleEndedIterator<Item = Kind>) {
        for kind in cards.rev() {
            self.push(pile, kind, Trace::NONE);
            self.cards[self.top[pile.index()] as usize].back_seen = false;
        }
        self.show_back(pile);
    }

    #[inline]
    pub(crate) fn len(&self, pile: Pile) -> u8 {
        self.len[pile.index()]
    }

    #[inline]
    pub(crate) fn is_empty(&self, pile: Pile) -> bool {
        self.top[pile.index()] == NOTHING
    }

    /// The leftmost stack with cards.
    #[inline]
    pub(crate) fn leftmost(&self) -> Option<Pile> {
        Pile::stacks().find(|&pile| !self.is_empty(pile))
    }

    #[inline]
    pub(crate) fn stacks_empty(&self) -> bool {
        self.leftmost().is_none()
    }

    pub(crate) fn push(&mut self, pile: Pile, kind: Kind, given: Trace) {
        let at = self.free.trailing_zeros() as u8;
        self.free &= self.free - 1;
        let below = core::mem::replace(&mut self.top[pile.index()], at);
        self.cards[at as usize] = FaceDown { kind, given, back_seen: true, below };
        self.len[pile.index()] += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self, pile: Pile) -> Option<FaceDown> {
        let at = self.top[pile.index()];
        if at == NOTHING {
            return None;
        }
        let card = self.cards[at as usize];
        self.free |= 1 << at;
        self.top[pile.index()] = card.below;
        self.len[pile.index()] -= 1;
        self.show_back(pile);
        Some(card)
    }

    fn show_back(&mut self, pile: Pile) {
        if let Some(card) = self.cards.get_mut(self.top[pile.index()] as usize) {
            card.back_seen = true;
        }
    }

    /// The cards of a pile, from the top.
    pub(crate) fn iter(&self, pile: Pile) -> impl Iterator<Item = &FaceDown> {
        let first = self.cards.get(self.top[pile.index()] as usize);
        core::iter::successors(first, |card| self.cards.get(card.below as usize))
    }

    /// All cards that lie face down, in an order of no meaning.
    pub(crate) fn all(&self) -> impl Iterator<Item = &FaceDown> {
        (0..8).flat_map(|pile| self.iter(Pile(pile)))
    }

    /// Changes the cards, in the order of [`all`](Piles::all).
    pub(crate) fn for_each_mut(&mut self, mut change: impl FnMut(&mut FaceDown)) {
        for pile in 0..8 {
            let mut at = self.top[pile];
            while let Some(card) = self.cards.get_mut(at as usize) {
                change(card);
                at = card.below;
            }
        }
    }
}

impl fmt::Debug for Piles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds = |pile| self.iter(pile).map(|card| card.kind).collect::<Vec<_>>();
        f.debug_list().entries((0..8).map(|pile| kinds(Pile(pile)))).finish()
    }
}
