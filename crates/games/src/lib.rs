//! The one place that knows which games there are.
//!
//! Everything else is generic over a game, or asks here by the game's id.
//!
//! ```
//! use games::GameId;
//! let villagers = GameId::of("villagers").unwrap();
//! assert!(GameId::all().contains(&villagers));
//! assert_eq!(villagers.info().seats, 1..=5);
//! ```

mod id;
mod open;
mod review;

pub use bohemian::Bohemian;
pub use id::GameId;
pub use open::{OpenFault, Opening, open};
pub use review::{Reviewed, review};
pub use villagers::Villagers;

use bots::Brain;
use engine::{Game, Info};
use host::{Job, Thought};

/// Something to be done with a game that is known by its id only.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn visit<G: Brain>(self) -> Self::Output;
}

/// A game, by what there is to know of it before anybody plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// In records, in commands, in addresses; and the id of its name.
    pub id: &'static str,
    /// The version of the rules that a new game is played by.
    pub rules: u32,
    /// The rest.
    pub info: Info,
}

macro_rules! registry {
    ($($(#[$meta:meta])* $game:ty,)*) => {
        /// All games, in the order in which they are offered.
        pub fn all() -> &'static [Entry] {
            static ALL: &[Entry] = &[$($(#[$meta])* Entry { id: <$game>::ID, rules: <$game>::RULES, info: <$game>::INFO },)*];
            ALL
        }

        /// Does something with the game of this id. Nothing if there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $($(#[$meta])* <$game>::ID => Some(visitor.visit::<$game>()),)*
                _ => None,
            }
        }

        /// The JSON Schema of all messages of a socket.
        #[cfg(feature = "schema")]
        pub fn socket_schema() -> serde_json::Value {
            let schema = wire::SocketSchema::default();
            $($(#[$meta])* let schema = schema.with::<$game>();)*
            schema.build()
        }
    };
}

// A game is registered by one line here.
registry! {
    Bohemian,
    Villagers,
    #[cfg(feature = "demo")]
    race::Race,
}

/// Thinks about a job, until it is told to stop. Nothing if there is nothing to think about.
pub fn think(job: &Job, stop: &(impl Fn() -> bool + Sync)) -> Option<Thought> {
    struct Think<'a, S>(&'a Job, &'a S);
    impl<S: Fn() -> bool + Sync> Visitor for Think<'_, S> {
        type Output = Option<Thought>;
        fn visit<G: Brain>(self) -> Option<Thought> {
            host::think::<G>(self.0, self.1)
        }
    }
    visit(&job.game, Think(job, stop)).flatten()
}
