//! What a game is.
//!
//! A [`Game`] is a small value: whose turn it is, which moves are legal, what a move does. Chance comes from
//! outside, views are the only way out, legal moves the only way in. This crate knows no game, no clock, no
//! network and no word that a person reads.
//!
//! The examples use the smallest game there is, [`demo::Race`]: two seats, one die, first to ten.
//!
//! List the legal moves:
//! ```
//! use engine::{Game, Turn, demo::{Race, RaceSetup, Step}};
//! let mut game = Race::new(&RaceSetup::default());
//! assert_eq!(game.turn(), Turn::Chance);
//! game.apply_chance(&4, &mut ()).unwrap();
//! let mut moves = Vec::new();
//! game.legal_moves(&mut moves);
//! assert_eq!(moves, [Step::Go, Step::Stay]);
//! ```
//!
//! Play one, and be refused one:
//! ```
//! # use engine::{Game, Seat, Refusal, demo::{Race, RaceSetup, Step}};
//! # let mut game = Race::new(&RaceSetup::default());
//! # game.apply_chance(&4, &mut ()).unwrap();
//! let first = Seat::new(0);
//! let second = Seat::new(1);
//! assert_eq!(game.play(second, Step::Go, &mut ()), Err(Refusal::NotYourTurn { turn: first }));
//! assert!(game.play(first, Step::Go, &mut ()).is_ok());
//! ```
//!
//! Keep a game as a record, and read it back:
//! ```
//! # use engine::{Record, History, Game, Ply, Seat, demo::{Race, RaceSetup, Step}};
//! let mut history = History::<Race>::new(RaceSetup::default());
//! history.push(Ply::Chance(6), &mut ()).unwrap();
//! history.push(Ply::Move(Seat::new(0), Step::Go), &mut ()).unwrap();
//! let text = Record::of(history.clone()).to_text();
//! assert!(text.ends_with("\n* 6\n1 go\n"));
//! assert_eq!(Record::<Race>::parse(&text).unwrap().history, history);
//! ```

pub mod chance;
pub mod demo;
mod game;
mod history;
mod info;
mod log;
mod message;
mod notation;
mod outcome;
mod play;
mod playout;
mod record;
mod seat;
#[cfg(feature = "testkit")]
pub mod testkit;

pub use game::{Game, Refusal, Setup, Turn};
pub use history::{History, Ply};
pub use info::{Info, OptionKind, SetupOption};
pub use log::Log;
pub use message::{Arg, Event, Message, Name, Sentence, ToArg};
pub use notation::{At, Cursor, SetupLine, number};
pub use outcome::{MAX_HEADINGS, MAX_ROWS, Outcome, Score};
pub use play::{Playing, play_through};
pub use playout::{Playout, playout};
pub use record::{Record, RecordFault, game_of};
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};

pub use arrayvec;
pub use rand_core::Rng;
