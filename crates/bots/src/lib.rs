//! Players that are not people, and what they know about a game.
//!
//! A [`Bot`] plays any game that implements [`Brain`], at one of six [`Level`]s. It only ever thinks about worlds that its
//! seat cannot tell apart from the true one. Around the same search and networks there are [hints](hints()), an
//! [arena] in which bots meet, the [training] of networks, and the [analysis] of finished games.
//!
//! This crate knows no game. What a game adds, its features and networks, lives in the game's own crate.
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
mod evaluation_net;
mod evaluator;
mod hint;
mod level;
mod parallel;
mod review_net;
mod search;
mod self_play;
mod shares;
pub mod training;
mod turns;

pub use bot::Bot;
pub use brain::Brain;
pub use evaluation_net::EvaluationNet;
pub use evaluator::Evaluator;
pub use hint::{Hint, hints};
pub use level::{Level, NoSuchLevel};
pub use parallel::cores;
pub use review_net::ReviewNet;
pub use search::{Budget, Candidate, Search};
pub use shares::Shares;
pub use turns::play_turns;
