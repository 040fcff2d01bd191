//! Another world that a viewer, or all players together, cannot tell apart from the true one (V2, V12, V35).
//!
//! What they have not seen is dealt anew: first to the places whose suit is known, then to the rest. What
//! all saw go to a hand stays with that player, in the hand or among the cards given up since. Every
//! arrangement of the cards, each copy a card of its own, is as likely as any other:
//! - a place of a known suit takes any unseen card of that suit, the places of unknown suit any order of the
//!   rest, and however the first are filled, the second have as many orders;
//! - a card given up was in the hand by then. So the places are filled in the order in which they were given
//!   up: what can fill an early one can fill every later one, hence how many cards are left to choose from
//!   does not depend on the choices made.

use crate::cards::{KINDS, Kind, Suit};
use crate::piles::MAX_DECK;
use crate::state::{MAX_PLAYERS, Phase, Villagers};
use arrayvec::ArrayVec;
use engine::{Rng, Seat, Setup as _, chance};

/// More than the cards of any suit.
type OfSuit<T> = ArrayVec<T, 24>;

/// For each player and suit the cards in hand and given up since, with the round in which they came to hand.
type Pools = [[OfSuit<(Kind, u8)>; Suit::ALL.len()]; MAX_PLAYERS];

/// Whose hand is seen, and so what they gave up.
pub(crate) trait Sees: Fn(Seat) -> bool + Copy {}

impl<F: Fn(Seat) -> bool + Copy> Sees for F {}

impl Villagers {
    /// A state drawn uniformly among those that all players together cannot tell apart from this one: only cards
    /// that nobody has seen change places.
    pub fn reshuffled(&self, rng: &mut impl Rng) -> Villagers {
        self.resampled(|_| true, rng)
    }

    pub(crate) fn resampled(&self, sees: impl Sees, rng: &mut impl Rng) -> Villagers {
        let mut world = self.clone();
        if self.phase == Phase::Deal {
            return world;
        }
        for deck in &mut world.solo.decks {
            // The true order must not show through the shuffle.
            deck.sort_unstable();
            chance::shuffle(rng, deck);
        }
        let mut unseen = self.unseen(sees);
        for cards in &mut unseen {
            chance::shuffle(rng, cards);
        }
        let mut pools = self.pools(sees, &mut unseen);

        let mut dealt: [Option<Kind>; MAX_DECK] = [None; MAX_DECK];
        let mut given: ArrayVec<(u8, usize), MAX_DECK> = ArrayVec::new();
        for (at, card) in self.piles.all().enumerate() {
            match card.given.seat() {
                Some(seat) if sees(seat) => {}
                Some(_) => given.push((card.given.round(), at)),
                None if card.back_seen() => dealt[at] = unseen[card.kind.suit() as usize].pop(),
                None => {}
            }
        }
        given.sort_unstable();
        let places: ArrayVec<_, MAX_DECK> = self.piles.all().collect();
        for (round, at) in given {
            let pool =
                places[at].given.seat().map(|seat| &mut pools[seat.index()][places[at].kind.suit() as usize]);
            dealt[at] = pool.and_then(|pool| take_any(pool, round, rng));
        }
        for seat in self.others(sees) {
            world.player_mut(seat).hand =
                pools[seat.index()].iter().flatten().map(|(kind, _)| *kind).collect();
        }
        let mut rest: ArrayVec<Kind, MAX_DECK> = unseen.iter().flatten().copied().collect();
        chance::shuffle(rng, &mut rest);
        let mut at = 0;
        world.piles.for_each_mut(|card| {
            let own = card.given.seat().is_some_and(sees);
            if !own && let Some(kind) = dealt[at].or_else(|| rest.pop()) {
                card.kind = kind;
            }
            at += 1;
        });
        world
    }

    /// The players whose hands are not seen.
    fn others<S: Sees>(&self, sees: S) -> impl Iterator<Item = Seat> + use<S> {
        Seat::all(self.setup.seats()).filter(move |&seat| !sees(seat))
    }

    /// By suit, the cards that were never seen.
    fn unseen(&self, sees: impl Sees) -> [OfSuit<Kind>; Suit::ALL.len()] {
        let mut copies = [0u8; KINDS];
        let hands = self.others(sees).flat_map(|seat| self.player(seat).hand.cards());
        let own = |seat: Option<Seat>| seat.is_some_and(sees);
        let piles = self.piles.all().filter(|card| !own(card.given.seat())).map(|card| card.kind);
        hands.chain(piles).for_each(|kind| copies[kind.index()] += 1);
        for (kind, seat, _) in self.trail.iter() {
            copies[kind.index()] -= u8::from(!sees(seat));
        }
        let mut unseen: [OfSuit<Kind>; Suit::ALL.len()] = Default::default();
        for kind in Kind::all() {
            unseen[kind.suit() as usize].extend(core::iter::repeat_n(kind, copies[kind.index()].into()));
        }
        unseen
    }

    /// The pools of the others: what all saw go there, and for the rest cards of the deal that nobody saw.
    fn pools(&self, sees: impl Sees, unseen: &mut [OfSuit<Kind>; Suit::ALL.len()]) -> Pools {
        let mut pools = Pools::default();
        for (kind, seat, round) in self.trail.iter().filter(|(_, seat, _)| !sees(*seat)) {
            pools[seat.index()][kind.suit() as usize].push((kind, round));
        }
        for seat in self.others(sees) {
            for suit in Suit::ALL {
                let given = self
                    .piles
                    .all()
                    .filter(|card| card.given.seat() == Some(seat) && card.kind.suit() == suit);
                let size = self.player(seat).hand.count_suit(suit) + given.count();
                let pool = &mut pools[seat.index()][suit as usize];
                let missing = size - pool.len();
                pool.extend((0..missing).filter_map(|_| unseen[suit as usize].pop()).map(|kind| (kind, 0)));
            }
        }
        pools
    }
}

/// Takes any card that was in the hand by this round, each as likely.
fn take_any(pool: &mut OfSuit<(Kind, u8)>, round: u8, rng: &mut impl Rng) -> Option<Kind> {
    let there: OfSuit<usize> = (0..pool.len()).filter(|&at| pool[at].1 <= round).collect();
    (!there.is_empty()).then(|| pool.swap_remove(chance::pick(rng, &there)).0)
}
