//! The moves.

use crate::cards::Kind;
use crate::event_card::EventCard;
use crate::piles::Pile;
use crate::village::{Slot, Spot};
use engine::Seat;

/// How a padlock is opened (V40 to V42, V54).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pay {
    /// There is no padlock.
    Nothing,
    /// By paying the bank.
    Bank,
    /// By the tinner, for free.
    Tinner,
    /// By the first of the key villagers in play, in the order of villages and of places in them.
    FirstKey,
    /// By the second of them.
    SecondKey,
}

/// A villager as it comes into a village: on what, with how many monks between, and how its padlock is opened.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub struct Placing {
    pub kind: Kind,
    /// Monks placed beneath it in the same move (V50).
    pub monks: u8,
    pub on: Spot,
    pub pay: Pay,
}

impl Placing {
    /// Placed on its own, without a padlock.
    pub(crate) const fn alone(kind: Kind) -> Placing {
        Placing { kind, monks: 0, on: Spot::GROUND, pay: Pay::Nothing }
    }
}

/// What a player chooses for an event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// There is nothing to choose.
    Nothing,
    /// A villager of the own village.
    Villager(Slot),
    /// A card of the hand.
    Card(Kind),
    /// The top card of a stack or of the reserve.
    Top(Pile),
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Draft a card of the road, counted from 0: `road 3` (V12).
    Road(u8),
    /// Draft the top card of a stack or of the reserve, unseen: `stack 2`, `reserve` (V12, V15).
    Unseen(Pile),
    /// Solo: move a card of the road into the Countess' village: `countess 4` (V81).
    Countess(u8),
    /// Put a coin on a card of the road, with 2 players and solo: `coin 3` (V21).
    Coin(u8),
    /// Put no coin on the road: `no coin` (V21).
    NoCoin,
    /// Place a villager: `build wheeler on lumberjack.2`, `build jeweler monk on seeker tinner` (V32, V50).
    Build(Placing),
    /// Give up a card for a basic villager: `give hunter stack 3 take miner` (V35).
    Give {
        /// The card given up.
        card: Kind,
        /// Where it goes; away also if it goes to the Countess (Serfdom).
        pile: Pile,
        /// The basic villager taken and placed.
        basic: Kind,
    },
    /// Play the tinner: `tinner` (V54).
    Tinner,
    /// Play the smuggler, on a visible villager with gold: `smuggler jeweler key 2` (V55).
    Smuggler {
        /// The villager whose gold counts; the ground if no gold is in sight.
        villager: Spot,
        /// How his padlock is opened.
        pay: Pay,
    },
    /// Let the apprentice trade places with a covered villager, and place that one:
    /// `apprentice 2 wheeler on lumberjack` (V52).
    Apprentice {
        /// Whose village.
        owner: Seat,
        /// The villager taken.
        slot: Slot,
        /// Founders, placed anew, show food.
        food: bool,
        /// The villager taken, or the one that goes on the monk taken.
        then: Placing,
    },
    /// End the build phase: `done`.
    Done,
    /// Rats and Arson: do one fewer: `fewer`.
    Fewer,
    /// Rats and Arson: pay: `pay`.
    Pay,
    /// Resolve an event: `resolve betrayer cooper` (V84).
    Resolve {
        /// The event.
        event: EventCard,
        /// What the player chooses for it.
        choice: Choice,
    },
    /// Play the Jester on an event: `jester rats` (V89).
    Jester(EventCard),
}
