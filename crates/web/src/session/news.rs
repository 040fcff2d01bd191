//! What happened at the table beside the game: who sat down, who took something back.

use engine::{Arg, Seat, Sentence};

/// A fact of the table, told in words or in the chat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Fact {
    Told(Sentence),
    Said { from: Result<Seat, String>, text: String },
}

/// Reads a line of the log as a viewer gets it: `away 1 medium`. Nothing for what needs no words.
pub(crate) fn fact(line: &str) -> Option<Fact> {
    let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
    let (first, text) = rest.split_once(' ').unwrap_or((rest, ""));
    let seat = first.parse().ok().and_then(Seat::from_number);
    let told = |id: &'static str| Some(Fact::Told(Sentence::new(id, [("seat", Arg::Seat(seat?))])));
    match key {
        "sit" => told("web-table-sat"),
        "bot" => told("web-table-bot-sat"),
        "leave" => told("web-table-left"),
        "start" => Some(Fact::Told(Sentence::new("web-table-started", []))),
        "given" => Some(Fact::Told(Sentence::new("web-review-given", []))),
        "rewind" => Some(Fact::Told(Sentence::new("web-table-rewound", []))),
        "ask" => told("web-table-asked"),
        "yes" => told("web-table-agreed"),
        "no" => told("web-table-declined"),
        "resign" => told("web-table-resigned"),
        "away" => told("web-table-away"),
        "back" => told("web-table-back"),
        "say" => {
            let (from, text) = match seat {
                Some(seat) => (Ok(seat), text),
                None => text.split_once(": ").map(|(name, text)| (Err(name.to_owned()), text))?,
            };
            Some(Fact::Said { from, text: text.to_owned() })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_have_sentences() {
        let id = |line| match fact(line) {
            Some(Fact::Told(sentence)) => sentence.id.into_owned(),
            other => format!("{other:?}"),
        };
        assert_eq!(id("sit 1 Anna"), "web-table-sat");
        assert_eq!(id("away 2 medium"), "web-table-away");
        assert_eq!(id("start"), "web-table-started");
        assert_eq!(fact("sit x"), None);
        assert_eq!(fact("ply 1 end"), None);
    }

    #[test]
    fn what_is_said_keeps_its_colons() {
        let said = |from, text: &str| Some(Fact::Said { from, text: text.into() });
        assert_eq!(fact("say 2 so: so"), said(Ok(Seat::new(1)), "so: so"));
        assert_eq!(fact("say * Zoe: a: b"), said(Err("Zoe".into()), "a: b"));
    }
}
