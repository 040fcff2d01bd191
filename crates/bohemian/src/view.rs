//! What everybody may know: all of it, ready to be drawn.

use crate::{
    Bohemian, Building, End, Phase, Village,
    buildings::{FLOUR_PAYS, GLASS_PAYS},
};
use engine::{Seat, Turn};
use serde::{Deserialize, Serialize};

/// A game as it lies on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BohemianView"))]
#[allow(missing_docs)]
pub struct View {
    pub turn: Turn,
    /// The seat whose turn it is, also while dice are rolled.
    pub player: Seat,
    /// Can the player take income now (B13)?
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub income_due: bool,
    /// The dice not yet used.
    pub dice: Vec<u8>,
    /// Has the player made a move this turn?
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub moved: bool,
    /// How many dice are about to be rolled; 0 if none.
    pub rolling: u8,
    pub villages: Vec<VillageView>,
    pub seats: Vec<SeatView>,
    /// The bank's coins, and what it owes since it ran out (B60).
    pub bank: i32,
    pub bank_owes: i32,
    pub flour_left: u32,
    pub glass_left: u32,
    pub tiles_left: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bishop: Option<Seat>,
    /// The seat that had no figure left, if that ended the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out_of_figures: Option<Seat>,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub over: bool,
}

/// A village and its buildings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct VillageView {
    pub letter: char,
    pub buildings: Vec<BuildingView>,
    /// Is every building occupied (B62)?
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub complete: bool,
}

/// A building and who is in it. There are dozens of them: what one does not have is not mentioned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct BuildingView {
    pub building: Building,
    /// The printed value of a town hall or manor.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figure: Option<Seat>,
    /// Is this inn active?
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub active: bool,
}

/// What lies in front of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BohemianSeatView"))]
#[allow(missing_docs)]
pub struct SeatView {
    pub seat: Seat,
    pub coins: i32,
    /// Figures not on the board.
    pub supply: u8,
    pub flour: u32,
    pub glass: u32,
    pub active_inns: u32,
    pub inactive_inns: u32,
    pub churches: u32,
    /// Holds a special action tile.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub tile: bool,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub bishop: bool,
    /// The income if the seat's turn began now (B12).
    pub income: u32,
    /// What a mill or glass scoring would pay now.
    pub flour_worth: u32,
    pub glass_worth: u32,
    /// What the final scoring would give now, by heading.
    pub standing: engine::Score,
    pub total: i32,
}

pub(crate) fn view(game: &Bohemian) -> View {
    View {
        turn: engine::Game::turn(game),
        player: game.turn,
        income_due: game.phase == Phase::Start,
        dice: game.dice.faces().to_vec(),
        moved: game.moved,
        rolling: if let Phase::Roll { count } = game.phase { count } else { 0 },
        villages: match game.phase {
            Phase::Sides => Vec::new(),
            _ => game.villages().map(|village| village_view(game, village)).collect(),
        },
        seats: Seat::all(game.players)
            .zip(game.standings())
            .map(|(seat, standing)| seat_view(game, seat, standing))
            .collect(),
        bank: game.bank().max(0),
        bank_owes: (-game.bank()).max(0),
        flour_left: game.free(Building::Mill).len(),
        glass_left: game.free(Building::GlassFactory).len(),
        tiles_left: game.tiles_left,
        bishop: game.bishop,
        out_of_figures: if let Phase::Over(End::Figures(seat)) = game.phase { Some(seat) } else { None },
        over: matches!(game.phase, Phase::Over(_)),
    }
}

fn village_view(game: &Bohemian, village: Village) -> VillageView {
    let plan = game.plan(village);
    let building_view = |building: Building| BuildingView {
        building,
        value: building.has_value().then(|| plan.value(building)),
        figure: game.owner(village, building),
        active: building == Building::Inn && game.active_inns.contains(village),
    };
    VillageView {
        letter: plan.letter(),
        buildings: plan.buildings().iter().map(building_view).collect(),
        complete: game.filled(village) == plan.buildings(),
    }
}

fn seat_view(game: &Bohemian, seat: Seat, standing: engine::Score) -> SeatView {
    let count = |building| game.figures(seat, building).len();
    let active_inns = game.figures(seat, Building::Inn).and(game.active_inns).len();
    SeatView {
        seat,
        coins: game.coins(seat),
        supply: game.supply(seat),
        flour: count(Building::Mill),
        glass: count(Building::GlassFactory),
        active_inns,
        inactive_inns: count(Building::Inn) - active_inns,
        churches: count(Building::Church),
        tile: game.holds_tile(seat),
        bishop: game.bishop == Some(seat),
        income: game.income_of(seat),
        flour_worth: count(Building::Mill) * FLOUR_PAYS,
        glass_worth: count(Building::GlassFactory) * GLASS_PAYS,
        total: standing.total(),
        standing,
    }
}
