//! What a game is.
//!
//! A [`Game`] is a small value: whose turn it is, which moves are legal, what a move does. Chance comes from
//! outside, views are the only way out, legal moves the only way in. This crate knows no game, no clock, no
//! network and no word that a person reads.
//!
//! The examples use the smallest complete game, the crate `race`: everybody is dealt a card, then dice are rolled, and
//! whoever reaches the goal first wins.
//!
//! List the legal moves:
//! ```
//! use engine::{Game, Turn};
//! use race::{Chance, Race, Setup, Step};
//! let mut game = Race::new(&Setup::default());
//! assert_eq!(game.turn(), Turn::Chance);
//! game.apply_chance(&Chance::Deal(vec![2, 5]), &mut ()).unwrap();
//! game.apply_chance(&Chance::Roll(4), &mut ()).unwrap();
//! let mut moves = Vec::new();
//! game.legal_moves(&mut moves);
//! assert_eq!(moves, [Step::Go, Step::Card, Step::Stay]);
//! ```
//!
//! Play one, and be refused one:
//! ```
//! # use engine::{Game, Seat, Refusal};
//! # use race::{Chance, Race, Setup, Step};
//! # let mut game = Race::new(&Setup::default());
//! # game.apply_chance(&Chance::Deal(vec![2, 5]), &mut ()).unwrap();
//! # game.apply_chance(&Chance::Roll(4), &mut ()).unwrap();
//! let first = Seat::new(0);
//! let second = Seat::new(1);
//! assert_eq!(game.play(second, Step::Go, &mut ()), Err(Refusal::NotYourTurn { turn: first }));
//! assert!(game.play(first, Step::Go, &mut ()).is_ok());
//! ```
//!
//! Keep a game as a record, and read it back:
//! ```
//! # use engine::{Record, History, Game, Ply, Seat};
//! # use race::{Chance, Race, Setup, Step};
//! let mut history = History::<Race>::new(Setup::default());
//! history.push(Ply::Chance(Chance::Deal(vec![2, 5])), &mut ()).unwrap();
//! history.push(Ply::Chance(Chance::Roll(6)), &mut ()).unwrap();
//! history.push(Ply::Move(Seat::new(0), Step::Go), &mut ()).unwrap();
//! let text = Record::of(history.clone()).to_text();
//! assert!(text.ends_with("\n* deal 2 5\n* roll 6\n1 go\n"));
//! assert_eq!(Record::<Race>::parse(&text).unwrap().history, history);
//! ```

pub mod chance;
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
pub use history::{History, Ply, Rewind, Step};
pub use info::{Info, OptionKind, SetupOption};
pub use log::Log;
pub use message::{Arg, Event, Message, Name, Sentence, ToArg};
pub use notation::{At, Cursor, SetupLine, number};
pub use outcome::{MAX_HEADINGS, MAX_ROWS, Outcome, Score};
pub use play::{Playing, play_through};
pub use playout::{Playout, playout};
pub use record::{Format, Record, RecordFault, game_of};
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};

pub use arrayvec;
pub use rand_core::Rng;
