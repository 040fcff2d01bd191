//! A game as text: the record.
//!
//! The format is described in `docs/notation.md`. A record is read by replaying it, so what comes back is a
//! game that was played by the rules.

use crate::{At, Game, History, Ply, Refusal, Seat, Setup, SetupLine, number};
use core::fmt::{self, Write as _};

/// The version of the format.
const FORMAT: &str = "piazza record 1";

/// A game as it is kept: who sat where, what was said about it, what was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// The players' names, as many as there are seats; empty where none is known.
    pub names: Vec<String>,
    /// Anything else worth keeping, `(key, value)`. Keys are single words.
    pub meta: Vec<(String, String)>,
    /// What was played.
    pub history: History<G>,
}

/// The id of the game that a record is of, if the text looks like a record.
pub fn game_of(text: &str) -> Option<&str> {
    let mut lines = content(text).map(|(_, line)| line);
    if lines.next()? != FORMAT {
        return None;
    }
    lines.next()?.strip_prefix("game ")
}

/// The lines that count, with their numbers: all but comments.
fn content(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    (1..).zip(text.lines().map(str::trim_end)).filter(|(_, line)| !line.starts_with('#'))
}

impl<G: Game> Record<G> {
    /// A record without names.
    pub fn of(history: History<G>) -> Record<G> {
        let names = vec![String::new(); history.seats() as usize];
        Record { names, meta: Vec::new(), history }
    }

    /// As text.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        self.write(&mut text).expect("writing to a string can't fail");
        text
    }

    fn write(&self, out: &mut String) -> fmt::Result {
        let history = &self.history;
        let (rules, seats) = (history.setup().rules(), history.seats());
        writeln!(out, "{FORMAT}\ngame {}\nrules {rules}\nseats {seats}", G::ID)?;
        for (seat, name) in Seat::all(history.seats()).zip(&self.names).filter(|(_, name)| !name.is_empty()) {
            writeln!(out, "seat {seat} {}", one_line(name))?;
        }
        for (key, value) in &self.meta {
            let value = one_line(value);
            if !value.is_empty() {
                writeln!(out, "meta {key} {value}")?;
            }
        }
        for (key, value) in history.setup().lines() {
            writeln!(out, "setup {key} {value}")?;
        }
        out.push('\n');
        let mut state = G::new(history.setup());
        for ply in history.plies() {
            ply.write(&state, out)?;
            out.push('\n');
            ply.apply_unchecked(&mut state);
        }
        let result = result_lines(&state);
        if !result.is_empty() {
            writeln!(out, "\n{}", result.join("\n"))?;
        }
        Ok(())
    }

    /// Reads a record and replays it.
    pub fn parse(text: &str) -> Result<Record<G>, At<RecordFault<G>>> {
        let mut lines = content(text);
        let (rules, seats) = parse_head::<G>(&mut lines)?;
        let mut names = vec![String::new(); seats as usize];
        let mut meta = Vec::new();
        let mut setup = Vec::new();
        for (line, content) in lines.by_ref().take_while(|(_, line)| !line.is_empty()) {
            let fail = |column, fault| Err(At { line, column, fault });
            // One space between the words of the head, no more.
            let (key, rest) = content.split_once(' ').unwrap_or((content, ""));
            let column = key.chars().count() + 2;
            match key {
                "seat" => {
                    let (who, name) = rest.split_once(' ').unwrap_or((rest, ""));
                    let seat = number(who).and_then(Seat::from_number).map(Seat::index);
                    let Some(place) = seat.and_then(|seat| names.get_mut(seat)) else {
                        return fail(column, RecordFault::NoSuchSeat);
                    };
                    if !place.is_empty() {
                        return fail(1, RecordFault::Twice { key: format!("seat {who}") });
                    }
                    *place = one_line(name);
                    if place.is_empty() {
                        return fail(column + who.chars().count(), RecordFault::NoName);
                    }
                }
                "meta" => {
                    let (key, value) = rest.split_once(' ').unwrap_or((rest, ""));
                    if key.is_empty() || value.trim().is_empty() {
                        return fail(column, RecordFault::BadMeta);
                    }
                    meta.push((key.to_owned(), value.trim().to_owned()));
                }
                "setup" => {
                    let (key, value) = rest.split_once(' ').unwrap_or((rest, ""));
                    setup.push(SetupLine { key, value, line, column });
                }
                _ => return fail(1, RecordFault::UnknownKey { key: key.to_owned() }),
            }
        }
        let setup = G::Setup::parse(rules, seats, &setup).map_err(|at| at.map(RecordFault::Setup))?;
        let mut history = History::new(setup);
        let mut results = Vec::new();
        for (line, content) in lines.filter(|(_, line)| !line.is_empty()) {
            if content.starts_with("result") || content.starts_with("score") {
                results.push((line, content));
            } else if results.is_empty() {
                let ply = Ply::parse(history.state(), content).map_err(|at| at.within(line, 0))?;
                history.push(ply, &mut ()).map_err(|refusal| At {
                    line,
                    column: 3,
                    fault: RecordFault::Refused(refusal),
                })?;
            } else {
                return Err(At { line, column: 1, fault: RecordFault::PlyAfterResult });
            }
        }
        check_result(&history, &results)?;
        Ok(Record { names, meta, history })
    }
}

/// Reads the first four lines, and gives the version of the rules and the number of seats.
fn parse_head<'a, G: Game>(
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
) -> Result<(u32, u8), At<RecordFault<G>>> {
    let (line, first) = lines.next().unwrap_or((1, ""));
    if first != FORMAT {
        return Err(At { line, column: 1, fault: RecordFault::NotARecord });
    }
    let mut value = |key: &'static str| {
        let (next, content) = lines.next().unwrap_or((line + 1, ""));
        match content.split_once(' ') {
            Some((found, value)) if found == key => Ok((next, key.len() + 2, value)),
            _ => Err(At { line: next, column: 1, fault: RecordFault::Missing { key } }),
        }
    };
    let (line, column, game) = value("game")?;
    if game != G::ID {
        let fault = RecordFault::OtherGame { found: game.to_owned(), expected: G::ID };
        return Err(At { line, column, fault });
    }
    let (line, column, rules) = value("rules")?;
    let Some(known) = number(rules).filter(|&rules| G::knows_rules(rules)) else {
        return Err(At {
            line,
            column,
            fault: RecordFault::OtherRules { found: rules.to_owned(), expected: G::RULES },
        });
    };
    let (line, column, seats) = value("seats")?;
    match number(seats) {
        Some(seats) if (1..=crate::MAX_SEATS as u8).contains(&seats) => Ok((known, seats)),
        _ => Err(At { line, column, fault: RecordFault::BadSeats { found: seats.to_owned() } }),
    }
}

/// A result that stands in a record must be the one that the game gives.
fn check_result<G: Game>(history: &History<G>, found: &[(usize, &str)]) -> Result<(), At<RecordFault<G>>> {
    let Some(&(first, _)) = found.first() else { return Ok(()) };
    let expected = result_lines(history.state());
    if expected.is_empty() {
        return Err(At { line: first, column: 1, fault: RecordFault::NotOver });
    }
    for (i, &(line, text)) in found.iter().enumerate() {
        let expected = expected.get(i).map_or("", String::as_str);
        if text != expected {
            let same = text.chars().zip(expected.chars()).take_while(|(a, b)| a == b).count();
            let fault = RecordFault::WrongResult { expected: expected.to_owned() };
            return Err(At { line, column: same + 1, fault });
        }
    }
    if found.len() < expected.len() {
        let line = found.last().map_or(first, |(line, _)| line + 1);
        let fault = RecordFault::WrongResult { expected: expected[found.len()].clone() };
        return Err(At { line, column: 1, fault });
    }
    Ok(())
}

/// The lines that close the record of a game that is over.
fn result_lines<G: Game>(state: &G) -> Vec<String> {
    let Some(outcome) = state.outcome() else { return Vec::new() };
    let mut result = String::from("result");
    for seat in outcome.winners.iter() {
        let _ = write!(result, " {seat}");
    }
    if outcome.winners.is_empty() {
        result.push_str(" none");
    }
    let mut lines = vec![result];
    for (row, score) in outcome.scores.iter().enumerate() {
        let mut line = String::from("score ");
        match Seat::all(state.seats()).nth(row) {
            Some(seat) => _ = write!(line, "{seat}"),
            None => line.push_str("rival"),
        }
        for (heading, points) in G::HEADINGS.iter().zip(&score.0) {
            let _ = write!(line, " {heading} {points}");
        }
        let _ = write!(line, " total {}", score.total());
        lines.push(line);
    }
    lines
}

/// A name or value must not break out of its line.
fn one_line(text: &str) -> String {
    text.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

impl<G: Game> Ply<G> {
    /// Writes the ply as a line of a record, without its end: `* OUTCOME` or `SEAT MOVE`.
    pub fn write(&self, state: &G, out: &mut impl fmt::Write) -> fmt::Result {
        match self {
            Ply::Move(seat, mv) => {
                write!(out, "{seat} ")?;
                state.write_move(*mv, out)
            }
            Ply::Chance(outcome) => {
                out.write_str("* ")?;
                state.write_chance(outcome, out)
            }
        }
    }

    /// Reads a line of a record. Not yet checked that it can be played.
    pub fn parse(state: &G, line: &str) -> Result<Ply<G>, At<RecordFault<G>>> {
        let game_fault = |at: At<G::Fault>| at.map(|fault| RecordFault::Refused(Refusal::Game(fault)));
        let (who, what) = line.split_once(' ').unwrap_or((line, ""));
        let before = who.chars().count() + 1;
        if who == "*" {
            return state.parse_chance(what).map(Ply::Chance).map_err(|at| game_fault(at.within(1, before)));
        }
        let seat = number(who).and_then(Seat::from_number);
        let Some(seat) = seat.filter(|seat| seat.index() < state.seats() as usize) else {
            return Err(At::column(1, RecordFault::NoSuchSeat));
        };
        let mv = state.parse_move(what).map_err(|at| game_fault(at.within(1, before)))?;
        Ok(Ply::Move(seat, mv))
    }

    /// Plays it on a state where it can be played.
    pub fn apply_unchecked(&self, state: &mut G) {
        match self {
            Ply::Move(_, mv) => state.play_unchecked(*mv, &mut ()),
            Ply::Chance(outcome) => state.apply_chance_unchecked(outcome, &mut ()),
        }
    }
}

crate::messages! {
    /// What is wrong with a record.
    pub enum RecordFault<G: Game> {
        /// The first line is not that of a record.
        NotARecord = "record-not-a-record",
        /// A line of the head is missing.
        Missing { key: &'static str } = "record-missing",
        /// It is a record of another game.
        OtherGame { found: String, expected: &'static str } = "record-other-game",
        /// It was played by another version of the rules.
        OtherRules { found: String, expected: u32 } = "record-other-rules",
        /// Not a number of seats.
        BadSeats { found: String } = "record-bad-seats",
        /// A line of the head that nobody knows.
        UnknownKey { key: String } = "record-unknown-key",
        /// A line of the head that says again what another has said.
        Twice { key: String } = "record-twice",
        /// A seat without a name.
        NoName = "record-no-name",
        /// A `meta` line without a key or without a text.
        BadMeta = "record-bad-meta",
        /// Neither `*` nor a seat of this table.
        NoSuchSeat = "record-no-such-seat",
        /// The set-up is wrong.
        Setup(fault: <G::Setup as Setup>::Fault),
        /// The ply can't be read or played.
        Refused(refusal: Refusal<G::Fault>),
        /// Something is played after the result.
        PlyAfterResult = "record-ply-after-result",
        /// There is a result, but the game is not over.
        NotOver = "record-not-over",
        /// The game gives another result.
        WrongResult { expected: String } = "record-wrong-result",
    }
}

impl<G: Game> core::error::Error for RecordFault<G> {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Message;
    use crate::demo::Race;

    const RECORD: &str = "piazza record 1\ngame race\nrules 1\nseats 2\nseat 1 Anna\nmeta date today\nsetup goal 6\n\n\
                          # the only roll\n* 6\n1 go\n\nresult 1\nscore 1 race-steps 6 total 6\nscore 2 race-steps 0 total 0\n";

    fn fault(text: &str) -> (usize, usize, &'static str) {
        let at = Record::<Race>::parse(text).unwrap_err();
        let std::borrow::Cow::Borrowed(id) = at.fault.sentence().id else { panic!("made here") };
        (at.line, at.column, id)
    }

    #[test]
    fn a_record_round_trips() {
        let record = Record::<Race>::parse(RECORD).unwrap();
        assert_eq!(record.names, ["Anna", ""]);
        assert_eq!(record.to_text(), RECORD.replace("# the only roll\n", ""));
        assert_eq!(Record::<Race>::parse(&record.to_text()), Ok(record));
        assert_eq!(game_of(RECORD), Some("race"));
        assert_eq!(game_of("piazza record 2\ngame race"), None);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        let replace = |from, to| fault(&RECORD.replace(from, to));
        assert_eq!(fault(""), (1, 1, "record-not-a-record"));
        assert_eq!(fault("piazza record 1\n"), (2, 1, "record-missing"));
        assert_eq!(replace("game race", "game chess"), (2, 6, "record-other-game"));
        assert_eq!(replace("rules 1", "rules 7"), (3, 7, "record-other-rules"));
        assert_eq!(replace("seats 2", "seats 0"), (4, 7, "record-bad-seats"));
        assert_eq!(replace("seat 1 Anna", "seat 3 Anna"), (5, 6, "record-no-such-seat"));
        assert_eq!(replace("meta", "mata"), (6, 1, "record-unknown-key"));
        assert_eq!(replace("goal", "gaol"), (7, 7, "race-unreadable"));
        assert_eq!(replace("* 6", "* 7"), (10, 3, "race-no-such-die"));
        assert_eq!(replace("* 6", "* x"), (10, 3, "race-unreadable"));
        assert_eq!(replace("1 go", "2 go"), (11, 3, "not-your-turn"));
        assert_eq!(replace("1 go", "9 go"), (11, 1, "record-no-such-seat"));
        assert_eq!(replace("1 go\n", "1 go\n* 3\n"), (12, 3, "over"));
        assert_eq!(replace("1 go\n", "1 stay\n"), (13, 1, "record-not-over"));
        assert_eq!(replace("result 1", "result 2"), (13, 8, "record-wrong-result"));
        assert_eq!(replace("score 2 race-steps 0 total 0\n", ""), (15, 1, "record-wrong-result"));
        assert_eq!(replace("result 1", "result 1\n* 3"), (14, 1, "record-ply-after-result"));
    }

    #[test]
    fn nothing_in_the_head_is_said_twice_or_half() {
        let replace = |from, to| fault(&RECORD.replace(from, to));
        assert_eq!(replace("seat 1 Anna", "seat 1 Anna\nseat 1 Ben"), (6, 1, "record-twice"));
        assert_eq!(replace("goal 6", "goal 6\nsetup goal 9"), (8, 7, "race-unreadable"));
        assert_eq!(replace("seat 1 Anna", "seat 1 "), (5, 7, "record-no-name"));
        assert_eq!(replace("seat 1 Anna", "seat"), (5, 6, "record-no-such-seat"));
        for wrong in ["meta", "meta ", "meta date", "meta  today"] {
            assert_eq!(replace("meta date today", wrong), (6, 6, "record-bad-meta"), "{wrong}");
        }
    }

    #[test]
    fn numbers_are_digits_and_the_words_of_the_head_are_parted_by_one_space() {
        let replace = |from, to| fault(&RECORD.replace(from, to));
        assert_eq!(replace("rules 1", "rules +1"), (3, 7, "record-other-rules"));
        assert_eq!(replace("rules 1", "rules 01"), (3, 7, "record-other-rules"));
        assert_eq!(replace("seats 2", "seats +2"), (4, 7, "record-bad-seats"));
        assert_eq!(replace("seat 1 Anna", "seat +1 Anna"), (5, 6, "record-no-such-seat"));
        assert_eq!(replace("seat 1 Anna", "seat  1 Anna"), (5, 6, "record-no-such-seat"));
        assert_eq!(replace("seat 1 Anna", " seat 1 Anna"), (5, 1, "record-unknown-key"));
        assert_eq!(replace("1 go", "+1 go"), (11, 1, "record-no-such-seat"));
        assert_eq!(replace("1 go", " 1 go"), (11, 1, "record-no-such-seat"));
    }

    #[test]
    fn a_meta_key_may_come_back_and_blank_lines_between_plies_are_nothing() {
        let text = RECORD
            .replace("meta date today", "meta bot 1 easy\nmeta bot 2 hard")
            .replace("* 6\n", "* 6\n\n\n");
        let record = Record::<Race>::parse(&text).unwrap();
        assert_eq!(record.meta.len(), 2);
        assert_eq!(record.history.plies().len(), 2);
    }
}
