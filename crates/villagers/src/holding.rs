//! What everybody has, for those who think about a world as if all of it were known.

use crate::cards::{Kind, Kinds, Suit};
use crate::hand::Hand;
use crate::piles::Pile;
use crate::state::{COUNTESS, Player, Villagers};
use crate::view::PhaseView;
use engine::Seat;

/// What a player has, or the Countess.
#[derive(Clone, Copy, Debug)]
pub struct Holding<'a>(&'a Player);

impl Holding<'_> {
    /// The cards in hand and in the square.
    pub fn cards(&self) -> impl Iterator<Item = Kind> {
        self.0.hand.cards().chain(self.0.square.cards())
    }

    /// The cards in hand.
    pub fn hand(&self) -> Hand {
        self.0.hand
    }

    /// The coins of the supply.
    pub fn coins(&self) -> u16 {
        self.0.coins
    }

    /// The cards still to draft.
    pub fn drafts(&self) -> u8 {
        self.0.drafts
    }

    /// The villagers that nothing covers.
    pub fn tops(&self) -> impl Iterator<Item = Kind> {
        self.0.village.tops().iter().map(|slot| self.0.village.kind(slot))
    }

    /// The villagers that something covers.
    pub fn covered(&self) -> impl Iterator<Item = Kind> {
        self.0.village.covered().iter().map(|slot| self.0.village.kind(slot))
    }

    /// The kinds that stand there and can carry one more (V33).
    pub fn open(&self) -> Kinds {
        let mut kinds = Kinds::NONE;
        self.0.village.open().iter().for_each(|slot| kinds.insert(self.0.village.kind(slot)));
        kinds
    }

    /// Visible food (V10).
    pub fn food(&self) -> u16 {
        self.0.village.food()
    }

    /// Visible builders (V31).
    pub fn builders(&self) -> u16 {
        self.0.village.builders()
    }

    /// The gold in sight (V72).
    pub fn gold(&self) -> u16 {
        self.0.village.gold()
    }

    /// The silver in sight (V73).
    pub fn silver(&self) -> u16 {
        self.0.village.silver()
    }

    /// What the silver of such a villager would be worth here (V74).
    pub fn silver_of(&self, kind: Kind) -> u16 {
        self.0.village.silver_of(kind)
    }

    /// The coins on villagers (V72).
    pub fn laid(&self) -> u16 {
        self.0.village.coins_laid()
    }
}

impl Villagers {
    /// What a player has.
    pub fn holding(&self, seat: Seat) -> Holding<'_> {
        Holding(self.player(seat))
    }

    /// What the Countess has, in a solo game.
    pub fn countess(&self) -> Option<Holding<'_>> {
        self.is_solo().then(|| Holding(&self.players[COUNTESS]))
    }

    /// What is being done.
    pub fn phase(&self) -> PhaseView {
        self.phase.view()
    }

    /// The round, from 1 on; 0 before the deal.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The player with the first-player marker.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// The cards of the road, with the coins on them.
    pub fn road(&self) -> impl Iterator<Item = (Kind, u8)> {
        self.road.cards.iter().zip(self.road.coins).filter_map(|(card, coins)| card.map(|card| (card, coins)))
    }

    /// How many cards a pile has.
    pub fn pile_size(&self, pile: Pile) -> u8 {
        self.piles.len(pile)
    }

    /// The suit on the back of a pile's top card (V2).
    pub fn top_suit(&self, pile: Pile) -> Option<Suit> {
        self.piles.iter(pile).next().map(|card| card.kind.suit())
    }

    /// Has the first market been held?
    pub fn first_market_held(&self) -> bool {
        self.first_market_held
    }

    /// How many villagers the player who builds may still place.
    pub fn placings_left(&self) -> u8 {
        self.builds.villagers
    }

    /// How many cards have been turned up so far: when it grows, somebody has learned something.
    pub fn turned_up(&self) -> u16 {
        self.turned_up
    }
}
