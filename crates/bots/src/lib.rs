//! Who plays without a person.
//!
//! A [`Bot`] plays any game that has a [`Brain`], at one of six [`Level`]s. It only ever thinks about worlds
//! that its seat cannot tell apart from the true one.
//!
//! ```
//! use bohemian::{Bohemian, Setup};
//! use bots::{Bot, Level};
//! use engine::{Game, Turn};
//!
//! let mut game = Bohemian::new(&Setup::new(2).unwrap());
//! for outcome in ["sides CEHIKN first 1", "2 3 4 6"] {
//!     let outcome = game.parse_chance(outcome).unwrap();
//!     game.apply_chance(&outcome, &mut ()).unwrap();
//! }
//! let Turn::Seat(seat) = game.turn() else { unreachable!() };
//! let mv = Bot::new("greedy".parse().unwrap(), 1).choose(&game, seat);
//! assert_eq!(game.check(mv), Ok(()));
//! ```

mod adam;
pub mod analysis;
pub mod arena;
pub mod bohemian;
mod bot;
mod brain;
pub mod hindsight;
mod hint;
mod level;
mod lived;
mod mind;
pub mod net;
mod parallel;
mod search;
mod shares;
pub mod training;
pub mod villagers;

pub use bot::Bot;
pub use brain::Brain;
pub use hint::{Hint, hints};
pub use level::{Level, NoSuchLevel};
pub use net::Net;
pub use parallel::cores;
pub use search::{Budget, Candidate, Search};
pub use shares::Shares;
