//! Which board a game is played on: the one place where the client names games.

use crate::bohemian::BohemianBoard;
use crate::plain::Plain;
use crate::table::Board;
use crate::villagers::VillagersBoard;
use art::symbol::*;
use bohemian::Bohemian;
use bots::Brain;
use engine::Game;
use games::GameId;
use villagers::Villagers;

/// Something to be done with the board of a game.
pub(crate) trait Visitor {
    type Output;

    fn visit<B: Board>(self) -> Self::Output;
}

/// Does something with the board of a game. Nothing if there is no such game.
pub(crate) fn visit<V: Visitor>(game: Option<GameId>, visitor: V) -> Option<V::Output> {
    match game?.id() {
        Bohemian::ID => Some(visitor.visit::<BohemianBoard>()),
        Villagers::ID => Some(visitor.visit::<VillagersBoard>()),
        other => games::visit(other, OnPlain(visitor)).flatten(),
    }
}

/// A game without a board of its own is played on a plain one.
struct OnPlain<V>(V);

impl<V: Visitor> games::Visitor for OnPlain<V> {
    type Output = Option<V::Output>;

    fn visit<G: Brain>(self) -> Self::Output {
        // Known when this is compiled: no plain board is built for a game that has its own.
        let has_own = const { same(G::ID, Bohemian::ID) || same(G::ID, Villagers::ID) };
        if has_own { None } else { Some(self.0.visit::<Plain<G>>()) }
    }
}

/// Are two texts the same? For constants, where `==` is not to be had.
const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut at = 0;
    while at < a.len() && at < b.len() && a[at] == b[at] {
        at += 1;
    }
    at == a.len() && at == b.len()
}

/// The drawings on a game's card.
pub(crate) fn drawings(game: GameId) -> Vec<&'static str> {
    match game.id() {
        Bohemian::ID => {
            vec![BUILDING_MILL, BUILDING_INN_ACTIVE, BUILDING_TOWN_HALL, BUILDING_CHURCH, BUILDING_MANOR]
        }
        Villagers::ID => {
            vec![
                VILLAGER_GRAZIER,
                VILLAGER_BLACKSMITH,
                VILLAGER_MILK_MAID,
                VILLAGER_VINTNER,
                VILLAGER_COUNTESS,
            ]
        }
        _ => vec![game.info().drawing],
    }
}
