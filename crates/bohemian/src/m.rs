//! The move.

use crate::{Dice, Village};

/// A decision of a player. Dice and village say which building is meant: it is the one with the dice's total.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Move {
    /// Take the income of inns and churches before rolling, where that is the player's own (B13): `income`.
    Income,
    /// Roll without taking it: `roll`.
    Roll,
    /// Place a figure on a free building (B20): `3+4 N7`.
    Place { dice: Dice, village: Village },
    /// Kick another player's figure out and place one's own (B22): `3+5 xN8`.
    KickOut { dice: Dice, village: Village },
    /// Take the bishop with doubles (B50): `5+5 bishop`.
    Bishop { dice: Dice },
    /// Take a special action tile with any two dice (B52): `2+6 tile`.
    Tile { dice: Dice },
    /// Spend the special action tile and roll these dice again (B54): `reroll 2 6`.
    Reroll { dice: Dice },
    /// Leave the remaining dice unused (B16): `end`.
    End,
    /// No move is possible (B19): `pass`.
    Pass,
}

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Chance {
    /// Which side of each tile lies up (B2), a bit for each tile in play, 1 for the back; and who begins
    /// (B10): `sides ACEHIKM first 2`.
    Sides { backs: u16, first: engine::Seat },
    /// What the dice show: `2 3 4 6`.
    Roll(Dice),
}
