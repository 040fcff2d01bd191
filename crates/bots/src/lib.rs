//! Who plays without a person.
//!
//! A [`Bot`] plays any game that has a [`Brain`], at one of six [`Level`]s. It only ever thinks about worlds
//! that its seat cannot tell apart from the true one.
//!
//! ```
//! use bots::{Bot, Brain, Level};
//! use engine::Turn;
//!
//! /// Lets a strong bot make the next move, if a seat has to act.
//! fn advance<G: Brain>(game: &mut G, seed: u64) {
//!     if let Turn::Seat(seat) = game.turn() {
//!         let mv = Bot::new(Level::Hard, seed).choose(game, seat);
//!         game.play_unchecked(mv, &mut ());
//!     }
//! }
//! ```

mod adam;
pub mod analysis;
pub mod arena;
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
mod turns;

pub use bot::Bot;
pub use brain::Brain;
pub use hint::{Hint, hints};
pub use level::{Level, NoSuchLevel};
pub use mind::Mind;
pub use net::Net;
pub use parallel::cores;
pub use search::{Budget, Candidate, Search};
pub use shares::Shares;
pub use turns::play_turns;
