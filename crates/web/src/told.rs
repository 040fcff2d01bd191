//! What a sentence speaks of.

use engine::{Arg, Seat, Sentence};

fn arg<'a>(sentence: &'a Sentence, name: &str) -> Option<&'a Arg> {
    sentence.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg)
}

/// A seat that it speaks of.
pub(crate) fn seat(sentence: &Sentence, name: &str) -> Option<Seat> {
    if let Arg::Seat(seat) = arg(sentence, name)? { Some(*seat) } else { None }
}

/// A number; none is zero.
pub(crate) fn number(sentence: &Sentence, name: &str) -> i64 {
    if let Some(Arg::Number(number)) = arg(sentence, name) { *number } else { 0 }
}

/// Something that is the same in every language.
pub(crate) fn text<'a>(sentence: &'a Sentence, name: &str) -> Option<&'a str> {
    if let Arg::Text(text) = arg(sentence, name)? { Some(text) } else { None }
}

/// A word of the game, by its id.
pub(crate) fn term<'a>(sentence: &'a Sentence, name: &str) -> Option<&'a str> {
    if let Arg::Term(id) = arg(sentence, name)? { Some(id) } else { None }
}
