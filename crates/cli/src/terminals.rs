//! Which terminal a game has: one of its own, or the plain one. The only place here that names games.

mod bohemian;
mod plain;
pub(crate) mod tiles;
mod villagers;

use crate::terminal::Terminal;
use bots::Brain;
use engine::Game;

/// Something to be done with the terminal of a game that is known by its id only.
pub(crate) trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with this terminal.
    fn visit<T: Terminal>(self) -> Self::Output;
}

/// Does something with the terminal of this game. Nothing if there is no such game.
pub(crate) fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
    struct OnPlain<V>(V);
    impl<V: Visitor> games::Visitor for OnPlain<V> {
        type Output = V::Output;
        fn visit<G: Brain>(self) -> V::Output {
            self.0.visit::<plain::Plain<G>>()
        }
    }
    match id {
        games::Bohemian::ID => Some(visitor.visit::<bohemian::BohemianTerminal>()),
        games::Villagers::ID => Some(visitor.visit::<villagers::VillagersTerminal>()),
        _ => games::visit(id, OnPlain(visitor)),
    }
}
