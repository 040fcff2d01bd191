//! The smallest complete game: dice, a hidden card, and a decision.
//!
//! Everybody is dealt a card from 1 to 6, no two alike. On their turn a die is rolled, and the player goes as far as it
//! shows, stays, or plays their card instead of the die. Whoever reaches the goal first wins. If everybody stays once in a
//! row, the race is over, and whoever is ahead wins.
//!
//! ```
//! use engine::{Game, Seat, Turn};
//! use race::{Race, Setup, Step};
//!
//! let mut race = Race::new(&Setup::default());
//! for outcome in ["deal 2 5", "roll 4"] {
//!     let outcome = race.parse_chance(outcome).unwrap();
//!     race.apply_chance(&outcome, &mut ()).unwrap();
//! }
//! race.play(Seat::new(0), Step::Go, &mut ()).unwrap();
//! assert_eq!(race.turn(), Turn::Chance);
//! ```

#[cfg(feature = "bots")]
mod bots;
mod notation;
mod rules;
mod setup;

#[cfg(feature = "bots")]
pub use bots::Purpose;
pub use rules::{Chance, Event, Fault, Race, Runner, Step, View};
pub use setup::Setup;
