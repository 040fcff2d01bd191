//! Every drawing of both games: one sprite of symbols, its palette, and where the houses of a village stand.
//!
//! The drawings are SVG files in `drawings/`, one each, written by hand. A page puts [`SPRITE`] into its body once, and
//! shows a drawing by its id:
//! ```
//! use bohemian::Building;
//! let mill = format!("<svg><use href=\"#{}\"/></svg>", art::building(Building::Mill));
//! assert_eq!(mill, "<svg><use href=\"#building-mill\"/></svg>");
//! assert!(art::SPRITE.contains("<symbol id=\"building-mill\" "));
//! ```
//!
//! A viewer of one file sees the light theme. In the sprite every colour is a custom property with that value to fall back
//! on; [`LIGHT`] and [`DARK`] set them all.

pub mod village;

use bohemian::Building;
use engine::Seat;
use villagers::{EventCard, Kind, Season, Suit};

/// All drawings as symbols of one hidden `<svg>`.
pub const SPRITE: &str = include_str!(concat!(env!("OUT_DIR"), "/sprite.svg"));

/// The palette by day, as declarations of custom properties.
pub const LIGHT: &str = include_str!(concat!(env!("OUT_DIR"), "/light.css"));

/// The palette by night: indigo-black ground, the same accents a step lighter.
pub const DARK: &str = include_str!(concat!(env!("OUT_DIR"), "/dark.css"));

/// The icon of the program: a file of its own, for browsers and home screens. All that matters lies within the inner
/// 80%, so that it can be cut to any shape.
pub const APP_ICON: &str = include_str!("../drawings/app/icon.svg");

/// The ids of the symbols, by folder and file.
pub mod symbol {
    #![allow(missing_docs)]
    include!(concat!(env!("OUT_DIR"), "/symbols.rs"));
}

/// A building.
pub fn building(building: Building) -> &'static str {
    match building {
        Building::Bakery => symbol::BUILDING_BAKERY,
        Building::Butchery => symbol::BUILDING_BUTCHERY,
        Building::Dairy => symbol::BUILDING_DAIRY,
        Building::Tailor => symbol::BUILDING_TAILOR,
        Building::Mill => symbol::BUILDING_MILL,
        Building::GlassFactory => symbol::BUILDING_GLASS_FACTORY,
        Building::Farm => symbol::BUILDING_FARM,
        Building::Inn => symbol::BUILDING_INN,
        Building::TownHall => symbol::BUILDING_TOWN_HALL,
        Building::Church => symbol::BUILDING_CHURCH,
        Building::Manor => symbol::BUILDING_MANOR,
    }
}

/// A seat's figure: its colour, and its shape cut into it.
pub fn figure(seat: Seat) -> &'static str {
    use symbol::*;
    [FIGURE_1, FIGURE_2, FIGURE_3, FIGURE_4, FIGURE_5][seat.index()]
}

/// The face of a die, 1 to 6.
///
/// # Panics
/// If a die has no such face.
pub fn die(face: u8) -> &'static str {
    use symbol::*;
    [DIE_1, DIE_2, DIE_3, DIE_4, DIE_5, DIE_6][usize::from(face) - 1]
}

/// The emblem of a villager's trade.
pub fn villager(kind: Kind) -> &'static str {
    find("villager-", kind.card().id)
}

/// The shape and symbol of a suit.
pub fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Grain => symbol::SUIT_GRAIN,
        Suit::Wood => symbol::SUIT_WOOD,
        Suit::Hay => symbol::SUIT_HAY,
        Suit::Ore => symbol::SUIT_ORE,
        Suit::Grapes => symbol::SUIT_GRAPES,
        Suit::Wool => symbol::SUIT_WOOL,
        Suit::Leather => symbol::SUIT_LEATHER,
        Suit::Solitary => symbol::SUIT_SOLITARY,
        Suit::Special => symbol::SUIT_SPECIAL,
    }
}

/// The colour of a suit in the palette, as the name of its custom property.
pub fn suit_colour(suit: Suit) -> &'static str {
    match suit {
        Suit::Grain => "--ochre",
        Suit::Wood => "--bark",
        Suit::Hay => "--moss",
        Suit::Ore => "--slate",
        Suit::Grapes => "--plum",
        Suit::Wool => "--sky",
        Suit::Leather => "--tan",
        Suit::Solitary => "--indigo",
        Suit::Special => "--madder",
    }
}

/// The emblem of an event.
pub fn event(event: EventCard) -> &'static str {
    find("event-", event.id())
}

/// The mark of a season.
pub fn season(season: Season) -> &'static str {
    match season {
        Season::Summer => symbol::SEASON_SUMMER,
        Season::Winter => symbol::SEASON_WINTER,
    }
}

/// The symbol of something that a data file names: a test looks for each.
fn find(folder: &str, name: &str) -> &'static str {
    let found = symbol::ALL.iter().find(|id| id.strip_prefix(folder) == Some(name));
    found.unwrap_or_else(|| panic!("no drawing {folder}{name}"))
}
