//! Why a move is refused.

use crate::{Building, Dice, village::Address};
use engine::Seat;

engine::messages! {
    /// Why a move, an outcome of chance or a notation is refused.
    pub enum Fault {
        // Moves out of their time.
        BeforeTheRoll = "bohemian-before-the-roll" by "B13",
        AfterTheRoll = "bohemian-after-the-roll" by "B13",
        // Dice.
        DiceNotThere { dice: Dice } = "bohemian-dice-not-there" by "B15",
        TotalTooHigh { total: u8 } = "bohemian-total-too-high" by "B16",
        NotTwoDice { dice: Dice } = "bohemian-not-two-dice" by "B52",
        // Placing.
        NoFigure = "bohemian-no-figure" by "B20",
        NoSuchBuilding { village: char, building: Building } = "bohemian-no-such-building" by "B20",
        NotFree { place: Address, owner: Seat } = "bohemian-not-free" by "B21",
        NothingToKickOut { place: Address } = "bohemian-nothing-to-kick-out" by "B22",
        OwnFigure { place: Address } = "bohemian-own-figure" by "B22",
        AnotherIsFree { place: Address, free: Address, building: Building } = "bohemian-another-is-free" by "B22",
        OwnShop { building: Building } = "bohemian-own-shop" by "B24",
        NeverKickedOut { building: Building } = "bohemian-never-kicked-out" by "B25",
        // Bishop and tiles.
        NoDoubles { dice: Dice } = "bohemian-no-doubles" by "B50",
        BishopHeld = "bohemian-bishop-held" by "B50",
        NoTileLeft = "bohemian-no-tile-left" by "B52",
        TileHeld = "bohemian-tile-held" by "B53",
        TileSpent = "bohemian-tile-spent" by "B55",
        NoTileToSpend = "bohemian-no-tile-to-spend" by "B54",
        // Ending the turn.
        MoveFirst = "bohemian-move-first" by "B17",
        MovePossible = "bohemian-move-possible" by "B19",
        RerollFirst = "bohemian-reroll-first" by "B19",
        NothingToPass = "bohemian-nothing-to-pass" by "B19",
        NothingToEnd = "bohemian-nothing-to-end" by "B19",
        // Chance.
        OtherDiceDue { count: usize } = "bohemian-other-dice-due" by "B14",
        OtherFirst { first: Seat } = "bohemian-other-first" by "B10",
        RollDue = "bohemian-roll-due" by "B14",
        SidesDue = "bohemian-sides-due" by "B2",
        // Notation.
        UnknownMove { found: String } = "bohemian-unknown-move",
        ExpectedDie { found: String } = "bohemian-expected-die",
        TooManyDice = "bohemian-too-many-dice" by "B14",
        SingleDie = "bohemian-single-die" by "B16",
        ExpectedPlace { found: String } = "bohemian-expected-place",
        UnknownVillage { found: String } = "bohemian-unknown-village" by "B2",
        OtherTotal { dice: Dice, total: u8, wanted: u8 } = "bohemian-other-total" by "B20",
        TrailingText { found: String } = "bohemian-trailing-text",
        ExpectedSides { count: usize } = "bohemian-expected-sides" by "B2",
        UnknownSide { found: String } = "bohemian-unknown-side" by "B2",
        ExpectedFirst = "bohemian-expected-first" by "B10",
    }
}

impl core::error::Error for Fault {}
