//! Which board a game is played on: the one place where the client names games.

use crate::bohemian::BohemianBoard;
use crate::table::Board;
use crate::villagers::VillagersBoard;
use art::symbol::*;
use bohemian::Bohemian;
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
        _ => None,
    }
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
