//! The rules of Bohemian Villages, a game by Reiner Stockhausen.
//!
//! The rules are numbered in `rules/bohemian-villages.md`; the files here follow its headings: [`Tiles`] and
//! [`Setup`], the turn, placing a figure, the buildings, bishop and tiles, the end. The state is
//! [`Bohemian`], a small value without a heap.
//!
//! List the legal moves:
//! ```
//! use bohemian::{Bohemian, Setup};
//! use engine::{Game, Seat, Turn};
//!
//! let mut game = Bohemian::new(&Setup::new(2).unwrap());
//! for outcome in ["sides CEHIKN first 1", "2 3 4 6"] {
//!     let outcome = game.parse_chance(outcome).unwrap();
//!     game.apply_chance(&outcome, &mut ()).unwrap();
//! }
//! let mut moves = Vec::new();
//! game.legal_moves(&mut moves);
//! let moves: Vec<String> = moves.into_iter().map(|mv| game.notation(mv)).collect();
//! assert!(moves.contains(&"3+4 N7".to_owned()));
//! assert!(moves.contains(&"2+6 tile".to_owned()));
//! ```
//!
//! Play one, and see what it brought about:
//! ```
//! # use bohemian::{Bohemian, Event, Setup};
//! # use engine::{Game, Seat, Turn};
//! # let mut game = Bohemian::new(&Setup::new(2).unwrap());
//! # for outcome in ["sides CEHIKN first 1", "2 3 4 6"] {
//! #     let outcome = game.parse_chance(outcome).unwrap();
//! #     game.apply_chance(&outcome, &mut ()).unwrap();
//! # }
//! let red = Seat::new(0);
//! let mut events = Vec::new();
//! let mv = game.parse_move("2+6 H8").unwrap();
//! game.play(red, mv, &mut events).unwrap();
//! assert_eq!(events[1], Event::FarmPays { seat: red, coins: 1 });
//! ```
//!
//! Be told why not:
//! ```
//! # use bohemian::{Bohemian, Fault, Setup};
//! # use engine::{Game, Refusal, Seat};
//! # let mut game = Bohemian::new(&Setup::new(2).unwrap());
//! # for outcome in ["sides CEHIKN first 1", "2 3 4 6"] {
//! #     let outcome = game.parse_chance(outcome).unwrap();
//! #     game.apply_chance(&outcome, &mut ()).unwrap();
//! # }
//! let mv = game.parse_move("3+4 bishop").unwrap();
//! let Err(Refusal::Game(Fault::NoDoubles { .. })) = game.play(Seat::new(0), mv, &mut ()) else { panic!() };
//! ```

mod bishop;
#[cfg(feature = "bots")]
pub mod bots;
mod building;
mod buildings;
mod dice;
mod event;
mod fault;
mod m;
mod notation;
mod placing;
mod scoring;
mod setup;
mod state;
mod tiles;
mod turn;
mod view;
mod village;

#[cfg(test)]
mod tests;

pub use building::{BUILDINGS, Building, Buildings};
pub use dice::{DICE, Dice, Split};
pub use event::Event;
pub use fault::Fault;
pub use m::{Chance, Move};
pub use scoring::church_points;
pub use setup::{Setup, SetupFault, SetupProblem};
pub use state::{Bohemian, End, Phase};
pub use tiles::{Plan, Side, Tile, Tiles, TilesFault, TilesWarning};
pub use view::{BuildingView, SeatView, View, VillageView};
pub use village::{Address, VILLAGES, Village, Villages};
