//! After going back: the cards and events that no player has seen are shuffled again, so that nothing that was shown comes
//! again. What was given up stays where it is, for its player knows it; and so does the suit of each card whose back was
//! seen.

use crate::cards::{Kind, Suit};
use crate::chance::Chance;
use crate::event::Event;
use crate::fault::Fault;
use crate::piles::{FaceDown, MAX_DECK};
use crate::solo::Deck;
use crate::state::{Phase, Villagers};
use arrayvec::ArrayVec;
use engine::{Log, Rng, chance};

/// The unseen cards of a game, those of the stacks from left to right and then of the reserve, each from its top.
pub(crate) type Unseen = ArrayVec<Kind, MAX_DECK>;

impl Villagers {
    /// Is there anything that could be shuffled again?
    pub(crate) fn has_been_dealt(&self) -> bool {
        self.phase != Phase::Deal
    }

    /// The places of cards that no player has seen.
    fn unseen_places(&self) -> impl Iterator<Item = &FaceDown> {
        self.piles.all().filter(|card| card.is_unseen())
    }

    /// Every arrangement is as likely as any other: the places of a known suit take any cards of that suit, the others any
    /// order of the rest.
    pub(crate) fn draw_unseen(&self, rng: &mut impl Rng) -> Chance {
        let mut decks = self.solo.decks.clone();
        for deck in &mut decks {
            deck.sort_unstable();
            chance::shuffle(rng, deck);
        }
        let mut all: Unseen = self.unseen_places().map(|card| card.kind).collect();
        all.sort_unstable();
        let mut rest = Unseen::new();
        let mut known: [Unseen; Suit::ALL.len()] = Default::default();
        for (suit, known) in Suit::ALL.into_iter().zip(&mut known) {
            let mut cards: Unseen = all.iter().copied().filter(|kind| kind.suit() == suit).collect();
            chance::shuffle(rng, &mut cards);
            let seen =
                self.unseen_places().filter(|card| card.back_seen() && card.kind.suit() == suit).count();
            rest.extend(cards.drain(seen..));
            // They are taken from the end.
            cards.reverse();
            *known = cards;
        }
        chance::shuffle(rng, &mut rest);
        let mut rest = rest.into_iter();
        let card = |card: &FaceDown| {
            let of_suit = if card.back_seen() { known[card.kind.suit() as usize].pop() } else { rest.next() };
            of_suit.unwrap_or(card.kind)
        };
        let cards = self.unseen_places().map(card).collect();
        Chance::Unseen { cards, decks }
    }

    pub(crate) fn check_unseen(&self, cards: &Unseen, decks: &[Deck; 2]) -> Result<(), Fault> {
        let sorted = |cards: &mut Unseen| cards.sort_unstable();
        let (mut found, mut due) = (cards.clone(), self.unseen_places().map(|card| card.kind).collect());
        sorted(&mut found);
        sorted(&mut due);
        let suits_fit = || {
            let mut places = self.unseen_places().zip(cards);
            places.all(|(card, kind)| !card.back_seen() || card.kind.suit() == kind.suit())
        };
        if found != due || !suits_fit() {
            return Err(Fault::WrongUnseen);
        }
        for (found, due) in decks.iter().zip(&self.solo.decks) {
            let (mut found, mut due) = (found.clone(), due.clone());
            found.sort_unstable();
            due.sort_unstable();
            if found != due {
                return Err(Fault::WrongEvents);
            }
        }
        Ok(())
    }

    pub(crate) fn lay_unseen(&mut self, cards: &Unseen, decks: &[Deck; 2], log: &mut impl Log<Event>) {
        self.solo.decks.clone_from(decks);
        let mut cards = cards.iter();
        self.piles.for_each_mut(|card| {
            if card.is_unseen()
                && let Some(kind) = cards.next()
            {
                card.kind = *kind;
            }
        });
        log.note(Event::UnseenShuffled);
    }
}
