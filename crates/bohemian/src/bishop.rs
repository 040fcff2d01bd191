//! The bishop and the special action tiles (B50 to B55).

use crate::{Bohemian, Dice, Event, Fault, Move, Phase, Split};
use engine::{Log, Seats};

impl Bohemian {
    #[inline]
    pub(crate) fn bishop_moves(&self, splits: &[Split], moves: &mut Vec<Move>) {
        // B50: who has him cannot take him again.
        if self.bishop != Some(self.turn) {
            let doubles = splits.iter().map(|split| split.used).filter(|dice| dice.is_doubles());
            moves.extend(doubles.map(|dice| Move::Bishop { dice }));
        }
    }

    pub(crate) fn check_bishop(&self, dice: Dice) -> Result<(), Fault> {
        self.check_dice(dice)?;
        if !dice.is_doubles() {
            return Err(Fault::NoDoubles { dice });
        }
        if self.bishop == Some(self.turn) { Err(Fault::BishopHeld) } else { Ok(()) }
    }

    /// From the middle or from another player (B50); he stays until another takes him (B51).
    pub(crate) fn take_bishop(&mut self, dice: Dice, log: &mut impl Log<Event>) {
        let seat = self.turn;
        log.note(match self.bishop {
            Some(from) => Event::BishopFrom { seat, from, dice },
            None => Event::Bishop { seat, dice },
        });
        self.bishop = Some(seat);
    }

    #[inline]
    pub(crate) fn tile_moves(&self, splits: &[Split], moves: &mut Vec<Move>) {
        if self.can_take_tile() {
            let pairs = splits.iter().map(|split| split.used).take_while(|dice| dice.len() == 2);
            moves.extend(pairs.map(|dice| Move::Tile { dice }));
        }
    }

    /// Whatever the dice are (B52, B55).
    #[inline]
    pub(crate) fn can_take_tile(&self) -> bool {
        self.tiles_left > 0 && !self.holds_tile(self.turn) && !self.spent_tile
    }

    pub(crate) fn check_tile(&self, dice: Dice) -> Result<(), Fault> {
        self.check_dice(dice)?;
        match () {
            () if dice.len() != 2 => Err(Fault::NotTwoDice { dice }),
            () if self.holds_tile(self.turn) => Err(Fault::TileHeld),
            // B55: not in a turn in which one was spent.
            () if self.spent_tile => Err(Fault::TileSpent),
            () if self.tiles_left == 0 => Err(Fault::NoTileLeft),
            () => Ok(()),
        }
    }

    pub(crate) fn take_tile(&mut self, dice: Dice, log: &mut impl Log<Event>) {
        self.tiles_left -= 1;
        self.tile_holders.insert(self.turn);
        log.note(Event::TileTaken { seat: self.turn, dice, left: self.tiles_left });
    }

    #[inline]
    pub(crate) fn rerolls(&self, moves: &mut Vec<Move>) {
        if self.holds_tile(self.turn) {
            moves.extend(self.dice.parts().iter().map(|part| Move::Reroll { dice: part.used }));
        }
    }

    pub(crate) fn check_reroll(&self, dice: Dice) -> Result<(), Fault> {
        if !self.holds_tile(self.turn) {
            return Err(Fault::NoTileToSpend);
        }
        match self.dice.without(dice) {
            Some(_) if !dice.is_empty() => Ok(()),
            _ => Err(Fault::DiceNotThere { dice }),
        }
    }

    /// The tile leaves the game (B55), and dice not yet used are rolled again (B54).
    pub(crate) fn reroll(&mut self, dice: Dice, log: &mut impl Log<Event>) {
        let seat = self.turn;
        log.note(Event::Rerolls { seat, dice });
        self.tile_holders = self.tile_holders.iter().filter(|&holder| holder != seat).collect::<Seats>();
        self.spent_tile = true;
        self.dice = self.dice.without(dice).unwrap_or(Dice::NONE);
        self.phase = Phase::Roll { count: dice.len() as u8 };
    }
}
