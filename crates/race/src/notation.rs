//! Steps and outcomes as text.

use crate::{Chance, Fault, Step};
use core::fmt;
use engine::{At, Cursor};

const STEPS: [(Step, &str); 3] = [(Step::Go, "go"), (Step::Card, "card"), (Step::Stay, "stay")];

pub(crate) fn write_step(step: Step, out: &mut impl fmt::Write) -> fmt::Result {
    let word = STEPS.iter().find(|(known, _)| *known == step).map_or("", |(_, word)| word);
    out.write_str(word)
}

pub(crate) fn parse_step(text: &str) -> Result<Step, At<Fault>> {
    let known = STEPS.iter().find(|(_, word)| *word == text.trim());
    known.map(|(step, _)| *step).ok_or_else(|| At::column(1, Fault::Unreadable))
}

pub(crate) fn write_chance(outcome: &Chance, out: &mut impl fmt::Write) -> fmt::Result {
    match outcome {
        Chance::Roll(die) => write!(out, "roll {die}"),
        Chance::Deal(cards) => {
            out.write_str("deal")?;
            cards.iter().try_for_each(|card| write!(out, " {card}"))
        }
    }
}

pub(crate) fn parse_chance(text: &str) -> Result<Chance, At<Fault>> {
    let mut cursor = Cursor::new(text);
    let parsed = match cursor.word() {
        "roll" => {
            cursor.spaces();
            cursor.number().map(Chance::Roll)
        }
        "deal" => {
            let mut cards = Vec::new();
            while !cursor.at_end() {
                cursor.spaces();
                match cursor.number() {
                    Some(card) => cards.push(card),
                    None => return Err(cursor.fail(Fault::Unreadable)),
                }
            }
            Some(Chance::Deal(cards))
        }
        _ => None,
    };
    match parsed {
        Some(outcome) if cursor.at_end() => Ok(outcome),
        _ => Err(cursor.fail(Fault::Unreadable)),
    }
}
