//! Notation: how moves and dice are written and read. The grammar is in `docs/notation.md`.

use crate::{
    Bohemian, Building, Chance, Dice, Fault, Move, Phase, View, Village, dice::DICE, village::VILLAGES,
};
use core::fmt;
use engine::{At, Cursor, Seat};

/// What the names in a notation stand for: the state knows it, and so does everybody who sees the table.
pub(crate) trait Names {
    /// How many villages there are.
    fn villages(&self) -> u8;

    /// The letter of one of them; nothing if it is none of them.
    fn letter(&self, village: Village) -> Option<char>;

    fn write_move(&self, mv: Move, out: &mut impl fmt::Write) -> fmt::Result {
        let mut at = |dice: Dice, kick_out: &str, village| {
            let letter = self.letter(village).ok_or(fmt::Error)?;
            write!(out, "{dice} {kick_out}{letter}{}", dice.total())
        };
        match mv {
            Move::Income => out.write_str("income"),
            Move::Roll => out.write_str("roll"),
            Move::Place { dice, village } => at(dice, "", village),
            Move::KickOut { dice, village } => at(dice, "x", village),
            Move::Bishop { dice } => write!(out, "{dice} bishop"),
            Move::Tile { dice } => write!(out, "{dice} tile"),
            Move::Reroll { dice } => {
                out.write_str("reroll")?;
                write_faces(dice, out)
            }
            Move::End => out.write_str("end"),
            Move::Pass => out.write_str("pass"),
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, At<Fault>> {
        let mut cursor = Cursor::new(text);
        cursor.spaces();
        let mv = if cursor.peek().is_some_and(|c| c.is_ascii_digit()) {
            self.read_total(&mut cursor)?
        } else {
            let start = cursor;
            match cursor.word().to_ascii_lowercase().as_str() {
                "income" => Move::Income,
                "roll" => Move::Roll,
                "end" => Move::End,
                "pass" => Move::Pass,
                "reroll" => Move::Reroll { dice: parse_faces(&mut cursor)? },
                found => return Err(start.fail(Fault::UnknownMove { found: found.to_owned() })),
            }
        };
        finish(&mut cursor)?;
        Ok(mv)
    }

    /// A total and what it is used for: `3+4 N7`.
    fn read_total(&self, cursor: &mut Cursor<'_>) -> Result<Move, At<Fault>> {
        let start = *cursor;
        let dice = parse_dice(cursor, |cursor| cursor.eat('+'))?;
        if dice.len() < 2 {
            return Err(start.fail(Fault::SingleDie));
        }
        cursor.spaces();
        let start = *cursor;
        match start.clone().word().to_ascii_lowercase().as_str() {
            "bishop" => {
                cursor.word();
                return Ok(Move::Bishop { dice });
            }
            "tile" => {
                cursor.word();
                return Ok(Move::Tile { dice });
            }
            _ => {}
        }
        let kick_out = cursor.eat('x');
        let letter_at = *cursor;
        let letter = cursor.next_char().map(|letter| letter.to_ascii_uppercase());
        let village = (0..self.villages())
            .map(Village::new)
            .find(|&village| letter.is_some() && self.letter(village) == letter);
        let total_at = *cursor;
        match (village, letter, cursor.number::<u8>()) {
            (Some(_), _, Some(wanted)) if wanted != dice.total() => {
                Err(total_at.fail(Fault::OtherTotal { dice, total: dice.total(), wanted }))
            }
            (Some(village), _, Some(_)) if Building::of_total(dice.total()).is_some() => {
                Ok(if kick_out { Move::KickOut { dice, village } } else { Move::Place { dice, village } })
            }
            (Some(_), _, Some(total)) => Err(total_at.fail(Fault::TotalTooHigh { total })),
            (None, Some(letter), Some(_)) => {
                Err(letter_at.fail(Fault::UnknownVillage { found: letter.to_string() }))
            }
            _ => Err(start.fail(Fault::ExpectedPlace { found: start.rest().trim().to_owned() })),
        }
    }
}

impl Names for Bohemian {
    /// None before it is known which sides lie up.
    fn villages(&self) -> u8 {
        if self.phase == Phase::Sides { 0 } else { self.villages }
    }

    #[inline]
    fn letter(&self, village: Village) -> Option<char> {
        Some(self.plan(village).letter())
    }
}

impl Names for View {
    fn villages(&self) -> u8 {
        self.villages.len().min(VILLAGES) as u8
    }

    fn letter(&self, village: Village) -> Option<char> {
        self.villages.get(village.index()).map(|village| village.letter)
    }
}

impl Bohemian {
    pub(crate) fn write_outcome(&self, outcome: Chance, out: &mut impl fmt::Write) -> fmt::Result {
        match outcome {
            Chance::Sides { backs, first } => {
                out.write_str("sides ")?;
                for (i, tile) in self.tiles[..self.villages as usize].iter().enumerate() {
                    out.write_char(tile[(backs >> i & 1) as usize].letter())?;
                }
                write!(out, " first {first}")
            }
            Chance::Roll(dice) => {
                let mut faces = String::new();
                write_faces(dice, &mut faces)?;
                out.write_str(faces.trim_start())
            }
        }
    }

    pub(crate) fn parse_outcome(&self, text: &str) -> Result<Chance, At<Fault>> {
        let mut cursor = Cursor::new(text);
        cursor.spaces();
        let outcome = if cursor.rest().starts_with("sides") {
            self.parse_sides(&mut cursor)?
        } else {
            Chance::Roll(parse_faces(&mut cursor)?)
        };
        finish(&mut cursor)?;
        Ok(outcome)
    }

    /// Which side of each tile lies up, by its letter, and who begins: `sides CEHIKN first 1`.
    fn parse_sides(&self, cursor: &mut Cursor<'_>) -> Result<Chance, At<Fault>> {
        cursor.word();
        cursor.spaces();
        let mut backs = 0;
        for (i, tile) in self.tiles[..self.villages as usize].iter().enumerate() {
            let at = *cursor;
            let letter = cursor.take_while(char::is_alphabetic);
            // One letter at a time: the rest of the word is read again.
            *cursor = at;
            let Some(letter) = letter.chars().next() else {
                return Err(at.fail(Fault::ExpectedSides { count: self.villages.into() }));
            };
            cursor.next_char();
            match tile.iter().position(|side| side.letter() == letter) {
                Some(side) => backs |= (side as u16) << i,
                None => return Err(at.fail(Fault::UnknownSide { found: letter.to_string() })),
            }
        }
        if !cursor.spaces() {
            return Err(cursor.fail(Fault::ExpectedSides { count: self.villages.into() }));
        }
        let at = *cursor;
        let first = if cursor.word() == "first" {
            cursor.spaces();
            cursor.number().and_then(Seat::from_number)
        } else {
            None
        };
        match first {
            Some(first) => Ok(Chance::Sides { backs, first }),
            None => Err(at.fail(Fault::ExpectedFirst)),
        }
    }
}

fn write_faces(dice: Dice, out: &mut impl fmt::Write) -> fmt::Result {
    dice.faces().iter().try_for_each(|face| write!(out, " {face}"))
}

/// Faces parted by spaces: `2 6`.
fn parse_faces(cursor: &mut Cursor<'_>) -> Result<Dice, At<Fault>> {
    cursor.spaces();
    parse_dice(cursor, |cursor| cursor.spaces() && cursor.peek().is_some_and(|c| c.is_ascii_digit()))
}

/// At least one die, and more while `more` finds what parts them.
fn parse_dice(cursor: &mut Cursor<'_>, more: impl Fn(&mut Cursor<'_>) -> bool) -> Result<Dice, At<Fault>> {
    let mut faces = [0; DICE];
    let mut count = 0;
    loop {
        let at = *cursor;
        let digits = cursor.take_while(char::is_alphanumeric);
        let face = digits.parse().ok().filter(|face| (1..=6).contains(face));
        let face = face.ok_or_else(|| at.fail(Fault::ExpectedDie { found: digits.to_owned() }))?;
        *faces.get_mut(count).ok_or_else(|| at.fail(Fault::TooManyDice))? = face;
        count += 1;
        if !more(cursor) {
            break;
        }
    }
    Ok(Dice::of(&faces[..count]).unwrap_or(Dice::NONE))
}

fn finish(cursor: &mut Cursor<'_>) -> Result<(), At<Fault>> {
    if cursor.at_end() {
        Ok(())
    } else {
        Err(cursor.fail(Fault::TrailingText { found: cursor.rest().trim_end().to_owned() }))
    }
}
