//! What happened at a table, as lines of a log that only grows.

use crate::{Contribution, Millis};
use bots::Level;
use core::fmt;
use engine::{Arg, At, Cursor, Game, History, Seat, ToArg};
use serde::{Deserialize, Serialize};

/// A line of the log: what happened, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct LogLine {
    pub at: Millis,
    pub fact: Fact,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Fact {
    /// `sit 1 CONTRIBUTION NAME`
    Sat { seat: Seat, name: String, contribution: Contribution },
    /// `bot 2 easy`
    BotSat { seat: Seat, level: Level },
    /// `leave 2`
    Left { seat: Seat },
    /// `start`
    Started,
    /// A move or an outcome of chance, as in a record: `ply 1 3+4 N7`
    Ply(String),
    /// All that was played so far comes from an earlier game, its dice too: `given`
    Given,
    /// Back to the state after so many plies: `rewind 14`
    Rewound { plies: usize },
    /// `ask 1 14`
    Asked { seat: Seat, plies: usize },
    /// `yes 2`
    Agreed { seat: Seat },
    /// `no 2`
    Declined { seat: Seat },
    /// `resign 1`
    Resigned { seat: Seat },
    /// A bot stands in: `away 1 medium`
    Away { seat: Seat, level: Level },
    /// `back 1`
    Back { seat: Seat },
    /// The person on this seat holds it by another token: `token 1`
    Reissued { seat: Seat },
    /// The game never began, and won't: `close`
    Closed,
    /// The same people play again elsewhere; where, is not the table's to know: `rematch`
    Rematched,
    /// `say 1 TEXT`, or of somebody who looks on `say * NAME: TEXT`
    Said { from: Speaker, text: String },
}

/// Who says something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Speaker {
    /// A player.
    Seat(Seat),
    /// Somebody who looks on, by name.
    Spectator(String),
}

/// The log of a table where these people and bots play a game that has come so far, the first `given` plies of it
/// elsewhere: what is hidden stays what it was, and what chance brings from there on is the table's own.
pub fn facts_of<G: Game>(seats: Vec<Fact>, history: &History<G>, given: usize) -> Vec<Fact> {
    let mut state = G::new(history.setup());
    let mut facts = seats;
    facts.push(Fact::Started);
    for (ply, played) in history.plies().iter().zip(1..) {
        let mut line = String::new();
        ply.write(&state, &mut line).expect("writing to a string can't fail");
        ply.apply_unchecked(&mut state);
        facts.push(Fact::Ply(line));
        if played == given {
            facts.push(Fact::Given);
        }
    }
    facts
}

impl ToArg for Speaker {
    fn to_arg(&self) -> Arg {
        match self {
            Speaker::Seat(seat) => Arg::Seat(*seat),
            Speaker::Spectator(name) => Arg::Text(name.clone()),
        }
    }
}

impl fmt::Display for LogLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.at)?;
        match &self.fact {
            Fact::Sat { seat, name, contribution } => {
                write!(f, "sit {seat} {} {name}", contribution.to_hex())
            }
            Fact::BotSat { seat, level } => write!(f, "bot {seat} {level}"),
            Fact::Left { seat } => write!(f, "leave {seat}"),
            Fact::Started => f.write_str("start"),
            Fact::Ply(ply) => write!(f, "ply {ply}"),
            Fact::Given => f.write_str("given"),
            Fact::Rewound { plies } => write!(f, "rewind {plies}"),
            Fact::Asked { seat, plies } => write!(f, "ask {seat} {plies}"),
            Fact::Agreed { seat } => write!(f, "yes {seat}"),
            Fact::Declined { seat } => write!(f, "no {seat}"),
            Fact::Resigned { seat } => write!(f, "resign {seat}"),
            Fact::Away { seat, level } => write!(f, "away {seat} {level}"),
            Fact::Back { seat } => write!(f, "back {seat}"),
            Fact::Reissued { seat } => write!(f, "token {seat}"),
            Fact::Closed => f.write_str("close"),
            Fact::Rematched => f.write_str("rematch"),
            Fact::Said { from: Speaker::Seat(seat), text } => write!(f, "say {seat} {text}"),
            Fact::Said { from: Speaker::Spectator(name), text } => write!(f, "say * {name}: {text}"),
        }
    }
}

engine::messages! {
    /// What is wrong with a line of the log.
    pub enum LogLineFault {
        Unreadable { found: String } = "table-entry-unreadable",
    }
}

impl core::error::Error for LogLineFault {}

impl LogLine {
    /// Reads a line of the log.
    pub fn parse(line: &str) -> Result<LogLine, At<LogLineFault>> {
        let mut cursor = Cursor::new(line);
        let parsed = cursor.number().and_then(|at| parse_fact(&mut cursor).map(|fact| LogLine { at, fact }));
        parsed.ok_or_else(|| cursor.fail(LogLineFault::Unreadable { found: cursor.rest().to_owned() }))
    }
}

fn parse_fact(cursor: &mut Cursor<'_>) -> Option<Fact> {
    fn seat(cursor: &mut Cursor<'_>) -> Option<Seat> {
        cursor.spaces();
        Seat::from_number(cursor.number()?)
    }
    fn text(cursor: &mut Cursor<'_>) -> Option<String> {
        cursor.eat(' ').then(|| cursor.rest().to_owned())
    }
    fn number(cursor: &mut Cursor<'_>) -> Option<usize> {
        cursor.spaces();
        cursor.number()
    }
    Some(match cursor.word() {
        "sit" => {
            let seat = seat(cursor)?;
            let contribution = Contribution::from_hex(cursor.word())?;
            Fact::Sat { seat, contribution, name: text(cursor)? }
        }
        "bot" => Fact::BotSat { seat: seat(cursor)?, level: cursor.word().parse().ok()? },
        "leave" => Fact::Left { seat: seat(cursor)? },
        "start" => Fact::Started,
        "ply" => Fact::Ply(text(cursor)?),
        "given" => Fact::Given,
        "rewind" => Fact::Rewound { plies: number(cursor)? },
        "ask" => Fact::Asked { seat: seat(cursor)?, plies: number(cursor)? },
        "yes" => Fact::Agreed { seat: seat(cursor)? },
        "no" => Fact::Declined { seat: seat(cursor)? },
        "resign" => Fact::Resigned { seat: seat(cursor)? },
        "away" => Fact::Away { seat: seat(cursor)?, level: cursor.word().parse().ok()? },
        "back" => Fact::Back { seat: seat(cursor)? },
        "token" => Fact::Reissued { seat: seat(cursor)? },
        "close" => Fact::Closed,
        "rematch" => Fact::Rematched,
        "say" => {
            if let Some(seat) = seat(&mut cursor.clone()) {
                cursor.word();
                Fact::Said { from: Speaker::Seat(seat), text: text(cursor)? }
            } else if cursor.word() == "*" {
                let (name, text) =
                    text(cursor)?.split_once(": ").map(|(name, text)| (name.into(), text.into()))?;
                Fact::Said { from: Speaker::Spectator(name), text }
            } else {
                return None;
            }
        }
        _ => return None,
    })
}
