//! What happens in a game. Everything is open: everybody sees the same.

use crate::{Dice, village::Address};
use engine::Seat;
use serde::{Deserialize, Serialize};

engine::messages! {
    /// What a move or chance brought about. As JSON an object with its `type` and its fields:
    /// `{"type":"placed","seat":1,"place":"N7","building":"glass-factory","dice":[3,4]}`.
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BohemianEvent"))]
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum Event {
        Begins { seat: Seat } = "bohemian-begins" by "B10",
        TurnOf { seat: Seat } = "bohemian-turn-of" by "B10",
        Income { seat: Seat, inns: u32, churches: u32, coins: u32 } = "bohemian-income" by "B12",
        IncomeForfeit { seat: Seat, coins: u32 } = "bohemian-income-forfeit" by "B13",
        Rolled { seat: Seat, dice: Dice } = "bohemian-rolled" by "B14",
        Placed { seat: Seat, place: Address, building: crate::Building, dice: Dice } = "bohemian-placed" by "B20",
        KickedOut { seat: Seat, owner: Seat, place: Address, building: crate::Building } = "bohemian-kicked-out" by "B22",
        InnActive { seat: Seat, place: Address } = "bohemian-inn-active" by "B35",
        FarmPays { seat: Seat, coins: u32 } = "bohemian-farm-pays" by "B33",
        ManorPays { seat: Seat, coins: u32 } = "bohemian-manor-pays" by "B40",
        MillsScore = "bohemian-mills-score" by "B31",
        GlassScores = "bohemian-glass-scores" by "B32",
        FlourPays { seat: Seat, tiles: u32, coins: u32 } = "bohemian-flour-pays" by "B31",
        GlassPays { seat: Seat, tiles: u32, coins: u32 } = "bohemian-glass-pays" by "B32",
        Bishop { seat: Seat, dice: Dice } = "bohemian-bishop-taken" by "B50",
        BishopFrom { seat: Seat, from: Seat, dice: Dice } = "bohemian-bishop-taken-from" by "B50",
        TileTaken { seat: Seat, dice: Dice, left: u8 } = "bohemian-tile-taken" by "B52",
        Rerolls { seat: Seat, dice: Dice } = "bohemian-rerolls" by "B54",
        Ended { seat: Seat } = "bohemian-ended" by "B16",
        Passed { seat: Seat } = "bohemian-passed" by "B19",
        OutOfFigures { seat: Seat } = "bohemian-out-of-figures" by "B11",
        BankEmpty = "bohemian-bank-empty" by "B60",
    }
}

impl engine::Event for Event {}
