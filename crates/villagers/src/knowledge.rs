//! What everybody could see of the cards on their way through the hands.
//!
//! A card that goes to a hand after a draft was seen by all (V12). From then on it is known to be in that
//! hand, or among the cards that its player gave up since (V35), until a card of its kind shows up again from
//! there. The five dealt cards leave no such trail.

use crate::cards::{KINDS, Kind, Suit};
use crate::piles::FaceDown;
use crate::state::Villagers;
use engine::Seat;

/// Whose hand, and in which round; or nothing. The deal is round 0. Every round takes at least four cards from the
/// stacks, and no more than 30 come back (V35): it is over long before round 31.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Trace(u8);

impl Trace {
    pub(crate) const NONE: Trace = Trace(0);
    /// A round after all others.
    pub(crate) const NOW: u8 = 31;

    #[inline]
    pub(crate) fn new(seat: Seat, round: u8) -> Trace {
        debug_assert!(round < 32);
        Trace(round << 3 | seat.number())
    }

    #[inline]
    pub(crate) fn seat(self) -> Option<Seat> {
        Seat::from_number(self.0 & 7)
    }

    #[inline]
    pub(crate) fn round(self) -> u8 {
        self.0 >> 3
    }
}

/// The trail: for each card that everybody saw go to a hand, whose and when.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Trail([[Trace; 2]; KINDS]);

impl Trail {
    pub(crate) fn new() -> Trail {
        Trail([[Trace::NONE; 2]; KINDS])
    }

    /// A card that all have seen goes to a hand.
    #[inline]
    pub(crate) fn enter(&mut self, kind: Kind, seat: Seat, round: u8) {
        let traces = &mut self.0[kind.index()];
        let free = usize::from(traces[0] != Trace::NONE);
        debug_assert!(traces[free] == Trace::NONE, "a third {kind}");
        traces[free] = Trace::new(seat, round);
    }

    /// A card shows up: from the hand, or from where it was given up. Which of the copies that can be it is
    /// no matter to anybody; the one that came last leaves the others every possibility. If none of them can
    /// be it, it was dealt.
    #[inline]
    pub(crate) fn leave(&mut self, kind: Kind, given: Trace) {
        let can_be = |trace: Trace| trace.0 & 7 == given.0 & 7 && trace.round() <= given.round();
        let traces = &mut self.0[kind.index()];
        let last = match (can_be(traces[0]), can_be(traces[1])) {
            (true, true) => usize::from(traces[1].round() > traces[0].round()),
            (true, false) => 0,
            (false, true) => 1,
            (false, false) => return,
        };
        traces[last] = Trace::NONE;
    }

    /// The cards that were seen to go to hands, with whose and when.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Kind, Seat, u8)> {
        Kind::all()
            .flat_map(|kind| self.0[kind.index()].map(|trace| (kind, trace)))
            .filter_map(|(kind, trace)| trace.seat().map(|seat| (kind, seat, trace.round())))
    }
}

impl core::fmt::Debug for Trail {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// What all know of the cards of one suit that a player holds or has given up.
pub(crate) struct Pool {
    /// The cards: which, if they were seen, and in which round they came to hand. Those dealt were not seen.
    cards: Vec<(Option<Kind>, u8)>,
    /// The rounds in which cards of it were given up that still lie face down.
    given: Vec<u8>,
}

impl Pool {
    /// The card that was given up in this round, if it can only have been one kind.
    pub(crate) fn certain(&self, round: u8) -> Option<Kind> {
        let mut kinds =
            self.cards.iter().filter(|(_, came)| self.can_fill(*came, round)).map(|(kind, _)| *kind);
        let first = kinds.next()??;
        kinds.all(|kind| kind == Some(first)).then_some(first)
    }

    /// Can a card that came in one round have been given up in another, or be in hand now? It was there by
    /// then, and without it enough were there to be given up before.
    fn can_fill(&self, came: u8, round: u8) -> bool {
        let spare = |by: u8| {
            let there = self.cards.iter().filter(|(_, came)| *came <= by).count();
            there > self.given.iter().filter(|given| **given <= by).count()
        };
        came <= round && (came..round).all(spare)
    }

    /// How many of the cards of a kind are certainly in the hand: each that came when, in rising order.
    fn certainly_held(&self, came: &[u8]) -> usize {
        let since = |came: u8| self.given.iter().filter(|round| **round >= came).count();
        let away = match *came {
            [one] => since(one).min(1),
            [one, two] => since(one).min(1 + since(two)).min(2),
            _ => 0,
        };
        came.len() - away
    }
}

impl Villagers {
    fn pool(&self, seat: Seat, suit: Suit) -> Pool {
        let seen = self.trail.iter().filter(|(kind, owner, _)| *owner == seat && kind.suit() == suit);
        let mut cards: Vec<_> = seen.map(|(kind, _, came)| (Some(kind), came)).collect();
        let given =
            self.piles.all().filter(|card| card.given.seat() == Some(seat) && card.kind.suit() == suit);
        let given: Vec<u8> = given.map(|card| card.given.round()).collect();
        cards.resize(self.player(seat).hand.count_suit(suit) + given.len(), (None, 0));
        Pool { cards, given }
    }

    /// The pool that a card given up belongs to.
    pub(crate) fn pool_of(&self, card: FaceDown) -> Pool {
        self.pool(card.given.seat().unwrap_or(Seat::new(0)), card.kind.suit())
    }

    /// The cards that everybody knows to be in a hand, and those that are in it or were given up.
    pub(crate) fn hand_known(&self, seat: Seat) -> (Vec<Kind>, Vec<Kind>) {
        let (mut held, mut perhaps) = (Vec::new(), Vec::new());
        for kind in Kind::all() {
            let theirs = self.trail.0[kind.index()].iter().filter(|trace| trace.seat() == Some(seat));
            let mut came: Vec<u8> = theirs.map(|trace| trace.round()).collect();
            if came.is_empty() {
                continue;
            }
            came.sort_unstable();
            let pool = self.pool(seat, kind.suit());
            let certain = pool.certainly_held(&came);
            let possible = came.iter().filter(|came| pool.can_fill(**came, Trace::NOW)).count();
            held.extend(core::iter::repeat_n(kind, certain));
            perhaps.extend(core::iter::repeat_n(kind, possible - certain));
        }
        (held, perhaps)
    }
}
