//! What happened at a table, as lines of a log that only grows.

use crate::{Commitment, Contribution, Millis};
use bots::Level;
use core::fmt;
use engine::{Arg, At, Cursor, Format, Game, History, Seat, Step, ToArg};
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
    /// `bot 2 easy`, or with a name of its own `bot 2 easy NAME`
    BotSat { seat: Seat, level: Level, name: String },
    /// `leave 2`
    Left { seat: Seat },
    /// Somebody has committed to a part of the dice: `commit 1 COMMITMENT`
    Committed { seat: Seat, commitment: Commitment },
    /// Nobody comes or goes any more, and the dice are chosen: `gathered`
    Gathered,
    /// The host binds its secret and all parts of the dice: `bind COMMITMENT`
    Bound { commitment: Commitment },
    /// Somebody has revealed their part of the dice: `reveal 1 PART`
    Revealed { seat: Seat, part: Contribution },
    /// Somebody was not in time with their part of the dice: `late 1`
    Late { seat: Seat },
    /// `start 2`: the game is kept in the second format, and drawn as that says. `start` is of games that began under the first.
    Started { format: Format },
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
pub fn facts_of<G: Game>(seats: Vec<Fact>, format: Format, history: &History<G>, given: usize) -> Vec<Fact> {
    let mut replayed = History::<G>::new(history.setup().clone());
    let mut facts = seats;
    facts.push(Fact::Started { format });
    let mut played = 0;
    for step in history.steps() {
        match step {
            Step::Ply(ply) => {
                let mut line = String::new();
                ply.write(replayed.state(), &mut line).expect("writing to a string can't fail");
                replayed.push_unchecked(ply.clone(), &mut ());
                facts.push(Fact::Ply(line));
                played += 1;
                if played == given {
                    replayed.settle();
                    facts.push(Fact::Given);
                }
            }
            Step::Back(plies) => {
                replayed.rewind(plies);
                facts.push(Fact::Rewound { plies });
            }
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
            Fact::BotSat { seat, level, name } if name.is_empty() => write!(f, "bot {seat} {level}"),
            Fact::BotSat { seat, level, name } => write!(f, "bot {seat} {level} {name}"),
            Fact::Left { seat } => write!(f, "leave {seat}"),
            Fact::Committed { seat, commitment } => write!(f, "commit {seat} {}", commitment.to_hex()),
            Fact::Gathered => f.write_str("gathered"),
            Fact::Bound { commitment } => write!(f, "bind {}", commitment.to_hex()),
            Fact::Revealed { seat, part } => write!(f, "reveal {seat} {}", part.to_hex()),
            Fact::Late { seat } => write!(f, "late {seat}"),
            Fact::Started { format: Format::First } => f.write_str("start"),
            Fact::Started { format } => write!(f, "start {}", format.number()),
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

#[cfg(test)]
impl LogLine {
    /// The line without its time.
    pub(crate) fn fact_line(&self) -> String {
        let line = self.to_string();
        line.split_once(' ').map_or_else(String::new, |(_, fact)| fact.to_owned())
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
        "bot" => {
            let (seat, level) = (seat(cursor)?, cursor.word().parse().ok()?);
            Fact::BotSat { seat, level, name: text(cursor).unwrap_or_default() }
        }
        "leave" => Fact::Left { seat: seat(cursor)? },
        "commit" => {
            let seat = seat(cursor)?;
            Fact::Committed { seat, commitment: Commitment::from_hex(cursor.word())? }
        }
        "gathered" => Fact::Gathered,
        "bind" => Fact::Bound { commitment: Commitment::from_hex(cursor.word())? },
        "reveal" => {
            let seat = seat(cursor)?;
            Fact::Revealed { seat, part: Contribution::from_hex(cursor.word())? }
        }
        "late" => Fact::Late { seat: seat(cursor)? },
        "start" if cursor.at_end() => Fact::Started { format: Format::First },
        "start" => Fact::Started { format: number(cursor).and_then(|n| Format::of_number(n as u8))? },
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
