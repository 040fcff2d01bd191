//! Cards of the deck in a hand.

use crate::cards::{Kind, Kinds, Suit};
use core::fmt;

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
