//! A game as text: the record.
//!
//! The format is described in `docs/notation.md`. A record is read by replaying it, so what comes back is a
//! game that was played by the rules.

use crate::{At, Game, History, Ply, Refusal, Seat, Seats, Setup, SetupLine, Step, Turn, number};
use core::fmt::{self, Write as _};

/// The version of a record's format: it tells what a record holds, and how its dice are drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Format {
    /// Without what was taken back, and without those who gave up.
    First,
    /// With them.
    #[default]
    Second,
}

impl Format {
    /// All of them, the oldest first.
    pub const ALL: [Format; 2] = [Format::First, Format::Second];

    /// Its number.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The format with this number.
    pub fn of_number(number: u8) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.number() == number)
    }

    /// The first line of a record.
    fn first_line(self) -> &'static str {
        match self {
            Format::First => "piazza record 1",
            Format::Second => "piazza record 2",
        }
    }

    /// The format of the record that begins with this line, if one does.
    pub fn of_first_line(line: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.first_line() == line)
    }
}

/// A game as it is kept: who sat where, what was said about it, what was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// The version of the format.
    pub format: Format,
    /// The players' names, as many as there are seats; empty where none is known.
    pub names: Vec<String>,
    /// Anything else worth keeping, `(key, value)`. Keys are single words.
    pub meta: Vec<(String, String)>,
    /// What was played.
    pub history: History<G>,
    /// Who gave up. From the second format on.
    pub resigned: Seats,
}

/// The id of the game that a record is of, if the text looks like a record.
pub fn game_of(text: &str) -> Option<&str> {
    let mut lines = content(text).map(|(_, line)| line);
    Format::of_first_line(lines.next()?)?;
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
        Record { format: Format::default(), names, meta: Vec::new(), history, resigned: Seats::NONE }
    }

    /// Is the game over: by its rules, or because at most one of several seats has not given up?
    pub fn is_over(&self) -> bool {
        self.history.state().turn() == Turn::Over || ended_by_resigning(self.history.seats(), self.resigned)
    }

    /// As text.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        self.write(&mut text).expect("writing to a string can't fail");
        text
    }

    /// The head as text, with no other `meta` lines than those of these keys.
    pub fn head(&self, keys: &[&str]) -> String {
        let mut head = String::new();
        self.write_head(&mut head, |key| keys.contains(&key)).expect("writing to a string can't fail");
        head
    }

    fn write_head(&self, out: &mut String, is_wanted: impl Fn(&str) -> bool) -> fmt::Result {
        let history = &self.history;
        let (rules, seats) = (history.setup().rules(), history.seats());
        let first = self.format.first_line();
        writeln!(out, "{first}\ngame {}\nrules {rules}\nseats {seats}", G::ID)?;
        for (seat, name) in Seat::all(history.seats()).zip(&self.names).filter(|(_, name)| !name.is_empty()) {
            writeln!(out, "seat {seat} {}", one_line(name))?;
        }
        for (key, value) in self.meta.iter().filter(|(key, _)| is_wanted(key)) {
            let value = one_line(value);
            if !value.is_empty() {
                writeln!(out, "meta {key} {value}")?;
            }
        }
        for (key, value) in history.setup().lines() {
            writeln!(out, "setup {key} {value}")?;
        }
        Ok(())
    }

    fn write(&self, out: &mut String) -> fmt::Result {
        self.write_head(out, |_| true)?;
        out.push('\n');
        self.write_plies(out)?;
        let result = result_lines(self.history.state());
        let resigned = self.format >= Format::Second && !self.resigned.is_empty();
        if resigned || !result.is_empty() {
            out.push('\n');
        }
        if resigned {
            out.push_str("end resigned");
            self.resigned.iter().try_for_each(|seat| write!(out, " {seat}"))?;
            out.push('\n');
        }
        if !result.is_empty() {
            writeln!(out, "{}", result.join("\n"))?;
        }
        Ok(())
    }

    fn write_plies(&self, out: &mut String) -> fmt::Result {
        let mut state = G::new(self.history.setup());
        let mut line: Vec<&Ply<G>> = Vec::new();
        let steps = match self.format {
            Format::First => self.history.plies().iter().map(Step::Ply).collect(),
            Format::Second => self.history.steps(),
        };
        for step in steps {
            match step {
                Step::Ply(ply) => {
                    ply.write(&state, out)?;
                    out.push('\n');
                    ply.apply_unchecked(&mut state);
                    line.push(ply);
                }
                Step::Back(plies) => {
                    writeln!(out, "back {plies}")?;
                    line.truncate(plies);
                    state = G::new(self.history.setup());
                    for ply in &line {
                        ply.apply_unchecked(&mut state);
                    }
                }
            }
        }
        Ok(())
    }

    /// Reads a record and replays it.
    pub fn parse(text: &str) -> Result<Record<G>, At<RecordFault<G>>> {
        let mut lines = content(text);
        let (format, rules, seats) = parse_head::<G>(&mut lines)?;
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
        let mut history = History::<G>::new(setup);
        let mut results = Vec::new();
        let mut resigned: Option<Seats> = None;
        for (line, content) in lines.filter(|(_, line)| !line.is_empty()) {
            let at_line = |fault| At { line, column: 1, fault };
            if content.starts_with("result") || content.starts_with("score") {
                results.push((line, content));
            } else if format >= Format::Second && content.starts_with("end ") && results.is_empty() {
                let seats = parse_resigned(content, history.seats()).filter(|_| resigned.is_none());
                let seats = seats.ok_or_else(|| at_line(RecordFault::BadEnd))?;
                let over = ended_by_resigning(history.seats(), seats) || history.state().turn() == Turn::Over;
                resigned = Some(over.then_some(seats).ok_or_else(|| at_line(RecordFault::NotOver))?);
            } else if resigned.is_some() {
                return Err(at_line(RecordFault::PlyAfterResult));
            } else if let (Some(plies), true) = (content.strip_prefix("back "), results.is_empty())
                && format >= Format::Second
            {
                let possible = |plies: &usize| history.can_go_back(*plies) && !history.reshuffle_due();
                let plies = number(plies).filter(possible).ok_or_else(|| at_line(RecordFault::BadBack))?;
                history.rewind(plies);
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
        Ok(Record { format, names, meta, history, resigned: resigned.unwrap_or(Seats::NONE) })
    }
}

/// Is nobody left to play against?
fn ended_by_resigning(seats: u8, resigned: Seats) -> bool {
    let left = Seat::all(seats).filter(|&seat| !resigned.contains(seat)).count();
    left == 0 || (left == 1 && seats > 1)
}

/// Reads `end resigned 1 3`: rising seats of the table.
fn parse_resigned(line: &str, seats: u8) -> Option<Seats> {
    let mut found = Vec::new();
    for word in line.strip_prefix("end resigned ")?.split(' ') {
        let seat = number(word).and_then(Seat::from_number).filter(|seat| seat.index() < seats.into())?;
        found.push(seat);
    }
    found.is_sorted_by(|a, b| a < b).then(|| found.into_iter().collect())
}

/// Reads the first four lines, and gives the format, the version of the rules and the number of seats.
fn parse_head<'a, G: Game>(
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
) -> Result<(Format, u32, u8), At<RecordFault<G>>> {
    let (line, first) = lines.next().unwrap_or((1, ""));
    let Some(format) = Format::of_first_line(first) else {
        return Err(At { line, column: 1, fault: RecordFault::NotARecord });
    };
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
        Some(seats) if (1..=crate::MAX_SEATS as u8).contains(&seats) => Ok((format, known, seats)),
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
        /// A `back` line that leads nowhere.
        BadBack = "record-bad-back",
        /// An `end` line that can't be read.
        BadEnd = "record-bad-end",
        /// Something is played after the result.
        PlyAfterResult = "record-ply-after-result",
        /// There is a result, but the game is not over.
        NotOver = "record-not-over",
        /// The game gives another result.
        WrongResult { expected: String } = "record-wrong-result",
    }
}

impl<G: Game> core::error::Error for RecordFault<G> {}
