//! Which drawings stand beside which rule.

use art::symbol::*;

/// Rules and the symbols that they speak of.
const DRAWINGS: &[(&str, &[&str])] = &[
    ("B1", &[FIGURE_1, FIGURE_2, FIGURE_3, FIGURE_4, FIGURE_5]),
    (
        "B3",
        &[
            BUILDING_BAKERY,
            BUILDING_BUTCHERY,
            BUILDING_DAIRY,
            BUILDING_TAILOR,
            BUILDING_MILL,
            BUILDING_GLASS_FACTORY,
            BUILDING_FARM,
            BUILDING_INN,
            BUILDING_TOWN_HALL,
            BUILDING_CHURCH,
            BUILDING_MANOR,
        ],
    ),
    ("B4", &[TOKEN_INN_BARREL, TOKEN_GLASS, TOKEN_FLOUR, TOKEN_SPECIAL, TOKEN_BISHOP, TOKEN_COIN_GOLD]),
    ("B12", &[TOKEN_INN_MUG, TOKEN_BISHOP]),
    ("B14", &[DIE_1, DIE_3, DIE_4, DIE_6]),
    ("B30", &[BUILDING_BAKERY, BUILDING_BUTCHERY, BUILDING_DAIRY, BUILDING_TAILOR]),
    ("B31", &[BUILDING_MILL, TOKEN_FLOUR]),
    ("B32", &[BUILDING_GLASS_FACTORY, TOKEN_GLASS]),
    ("B33", &[BUILDING_FARM]),
    ("B34", &[BUILDING_INN, TOKEN_INN_BARREL]),
    ("B35", &[BUILDING_INN_ACTIVE, TOKEN_INN_MUG]),
    ("B38", &[BUILDING_TOWN_HALL]),
    ("B39", &[BUILDING_CHURCH]),
    ("B40", &[BUILDING_MANOR]),
    ("B50", &[TOKEN_BISHOP]),
    ("B52", &[TOKEN_SPECIAL]),
    ("B61", &[BUILDING_BAKERY, BUILDING_BUTCHERY, BUILDING_DAIRY, BUILDING_TAILOR]),
    ("B62", &[BUILDING_TOWN_HALL, TOKEN_GARLAND]),
    ("B63", &[BUILDING_CHURCH]),
    (
        "V1",
        &[
            SUIT_GRAIN,
            SUIT_WOOD,
            SUIT_HAY,
            SUIT_ORE,
            SUIT_GRAPES,
            SUIT_WOOL,
            SUIT_LEATHER,
            SUIT_SOLITARY,
            SUIT_SPECIAL,
        ],
    ),
    ("V10", &[TOKEN_FOOD]),
    ("V31", &[TOKEN_BUILDER]),
    ("V32", &[TOKEN_CHAIN]),
    ("V36", &[TOKEN_DISCARD]),
    ("V40", &[TOKEN_PADLOCK, TOKEN_KEY_RING]),
    ("V60", &[TOKEN_FOOD]),
    ("V70", &[TOKEN_MARKET]),
    ("V72", &[TOKEN_GOLD]),
    ("V74", &[TOKEN_SILVER]),
    ("V85", &[SEASON_SUMMER, SEASON_WINTER]),
    ("V89", &[TOKEN_JESTER]),
];

/// The symbols that a rule speaks of.
pub(crate) fn drawings(rule: &str) -> &'static [&'static str] {
    DRAWINGS.iter().find(|(number, _)| *number == rule).map_or(&[], |(_, drawings)| drawings)
}
