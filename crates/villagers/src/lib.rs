//! The rules of Villagers, for 2 to 5 players and solo against the Countess.
//!
//! The game is by Haakon Hoel Gaarder, published by Sinister Fish Games. The rules that this crate follows
//! are numbered in `rules/villagers.md`, and its files have their headings: draft, road, build,
//! padlock, specials, market, solo.
//!
//! List the legal moves:
//! ```
//! use engine::{Game, testkit};
//! use villagers::{Setup, Villagers};
//! let mut game = Villagers::new(&Setup::players(3).unwrap());
//! let deal = game.draw(&mut testkit::rng(1));
//! game.apply_chance(&deal, &mut ()).unwrap();
//! let mut moves = Vec::new();
//! game.legal_moves(&mut moves);
//! let moves: Vec<String> = moves.iter().map(|mv| game.notation(*mv)).collect();
//! assert_eq!(moves[..2], ["road 1", "road 2"]);
//! assert_eq!(moves[6..8], ["stack 1", "stack 2"]);
//! ```
//!
//! Play one:
//! ```
//! # use engine::{Game, Turn, testkit};
//! # use villagers::{Setup, Villagers};
//! # let mut game = Villagers::new(&Setup::players(3).unwrap());
//! # let deal = game.draw(&mut testkit::rng(1));
//! # game.apply_chance(&deal, &mut ()).unwrap();
//! let Turn::Seat(seat) = game.turn() else { panic!("somebody drafts") };
//! let road = game.parse_move("road 1").unwrap();
//! game.play(seat, road, &mut ()).unwrap();
//! assert_eq!(game.view(seat.into()).players[seat.index()].square.len(), 1);
//! ```
//!
//! Play at random to the end:
//! ```
//! # use engine::{Game, testkit};
//! # use villagers::{Level, Setup, Villagers};
//! let mut game = Villagers::new(&Setup::solo(Level::Normal));
//! engine::playout(&mut game, &mut testkit::rng(1), &mut Vec::new());
//! assert_eq!(game.outcome().unwrap().scores.len(), 2, "the player's and the Countess'");
//! ```

#[cfg(feature = "bots")]
pub mod bots;
mod build;
mod cards;
mod chance;
mod draft;
mod event;
mod event_card;
mod facts;
mod fault;
mod game;
mod hand;
mod holding;
mod knowledge;
mod m;
mod market;
mod notation;
mod padlock;
mod piles;
mod resample;
mod reshuffle;
mod road;
mod setup;
mod sight;
mod solo;
mod specials;
mod state;
#[cfg(test)]
mod tests;
mod view;
mod village;

pub use cards::{Card, Kind, Kinds, Silver, Suit, Symbol};
pub use chance::Chance;
pub use event::Event;
pub use event_card::{EventCard, Events, Season, When};
pub use fault::Fault;
pub use hand::Hand;
pub use holding::Holding;
pub use m::{Choice, Move, Pay, Placing};
pub use piles::Pile;
pub use setup::{Level, Setup, SetupFault};
pub use sight::Sight;
pub use state::{MAX_PLAYERS, Villagers};
pub use view::{
    BackView, BuildsView, HandView, PhaseView, PileView, PlayerView, RoadCard, SoloView, View, VillagerView,
};
pub use village::{Slot, Spot};
