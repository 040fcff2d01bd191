//! `piazza replay`: a record step by step.

use crate::failure::{Failure, read, text};
use crate::input::Input;
use crate::narration;
use crate::records::{self, Reader, by_game};
use crate::screen::Screen;
use crate::terminal::{EventOf, Page, Terminal};
use engine::{Arg, Game, Record, Seat, Viewer};
use std::path::PathBuf;

/// The options of `replay`.
#[derive(clap::Args)]
pub(crate) struct Options {
    file: PathBuf,
    #[arg(long, value_name = "K", default_value_t = 1)]
    game: usize,
    #[arg(long, value_name = "PLY")]
    at: Option<usize>,
    #[arg(long, value_name = "SEAT")]
    seen_by: Option<u8>,
    #[arg(long)]
    check: bool,
}

/// Shows a record, or checks all that are in the file.
pub(crate) fn run(options: &Options, screen: &Screen) -> Result<(), Failure> {
    let path = &options.file;
    let file = read(screen, path)?;
    let entries = records::split(&file);
    if options.check {
        for &entry in &entries {
            by_game(entry, screen, path, &Check)?;
        }
        let args = [("file", text(path.display())), ("games", Arg::Number(entries.len() as i64))];
        screen.line(screen.say("cli-checked", &args));
        return Ok(());
    }
    let entry = records::pick(&file, options.game, screen)?;
    by_game(entry, screen, path, &Show(options))
}

/// Reading a record is checking it.
struct Check;

impl Reader for Check {
    fn take<T: Terminal>(&self, _: &Record<T::Game>, _: &Screen) -> Result<(), Failure> {
        Ok(())
    }
}

struct Show<'a>(&'a Options);

impl Reader for Show<'_> {
    fn take<T: Terminal>(&self, record: &Record<T::Game>, screen: &Screen) -> Result<(), Failure> {
        let plies = record.history.plies().len();
        let seats = record.history.seats();
        let viewer = match self.0.seen_by.map(|number| Seat::from_number(number).filter(|_| number <= seats))
        {
            None => Viewer::Spectator,
            Some(Some(seat)) => Viewer::Seat(seat),
            Some(None) => {
                return Err(Failure::usage(
                    screen.say("cli-no-such-seat", &[("seats", Arg::Number(seats.into()))]),
                ));
            }
        };
        let shown = Shown::<T> {
            record,
            events: narration::events_of(&record.history),
            page: Page { screen, names: &record.names, viewer },
        };
        match self.0.at {
            Some(at) if at > plies => {
                let args = [("ply", Arg::Number(at as i64)), ("plies", Arg::Number(plies as i64))];
                Err(Failure::usage(screen.say("cli-no-such-ply", &args)))
            }
            at if screen.interactive => shown.step_through(at.unwrap_or(0)),
            Some(at) => {
                shown.show(at);
                Ok(())
            }
            None => {
                shown.show_all();
                Ok(())
            }
        }
    }
}

/// A record being shown.
struct Shown<'a, T: Terminal> {
    record: &'a Record<T::Game>,
    events: Vec<Vec<EventOf<T>>>,
    page: Page<'a>,
}

impl<T: Terminal> Shown<'_, T> {
    /// Every ply with what happened, then how the game ended.
    fn show_all(&self) {
        let screen = self.page.screen;
        for at in 1..=self.events.len() {
            screen.line(self.ply(at));
        }
        self.show_state(self.events.len());
    }

    /// A ply with its number, its notation and what happened.
    fn ply(&self, at: usize) -> String {
        let history = &self.record.history;
        let ply = &history.plies()[at - 1];
        let mut notation = String::new();
        ply.write(&history.state_after(at - 1), &mut notation).expect("writing to a string can't fail");
        let screen = self.page.screen;
        if notation.chars().count() > 40 {
            // A whole deck is dealt: who wants to read that has the file.
            notation = notation.chars().take(40).chain(['…']).collect();
        }
        let head = format!("{at:>4}  {}  ", crate::screen::pad(&screen.bold(notation), 12));
        let said = narration::sentences::<T::Game>(&self.events[at - 1], &self.page);
        let line = screen.wrap(&format!("{head}{said}"), 6);
        match history.taken_back_at(at - 1) {
            0 => line,
            plies => {
                let args = [("plies", Arg::Number(plies as i64))];
                format!("      {}\n{line}", screen.dim(screen.say("cli-went-back", &args)))
            }
        }
    }

    fn show(&self, at: usize) {
        if at > 0 {
            self.page.screen.line(self.ply(at));
        }
        self.show_state(at);
    }

    fn show_state(&self, at: usize) {
        let screen = self.page.screen;
        let state = self.record.history.state_after(at);
        screen.line(format_args!(
            "\n{}\n",
            narration::draw::<T>(self.record.history.setup(), &state, &self.page)
        ));
        if let Some(outcome) = state.outcome() {
            screen.line(narration::result::<T::Game>(&outcome, state.seats(), &self.page));
        }
    }

    /// Enter for the next ply, `b` for the one before, a number to jump, `q` to leave.
    fn step_through(&self, mut at: usize) -> Result<(), Failure> {
        let screen = self.page.screen;
        let mut input = Input::new(screen)?;
        let plies = self.events.len();
        loop {
            self.show(at);
            let args = [("ply", Arg::Number(at as i64)), ("plies", Arg::Number(plies as i64))];
            let prompt = screen.dim(screen.say("cli-step", &args));
            match input.ask(screen, &format!("{prompt} "), Vec::new())?.as_deref() {
                None | Some("q" | "quit") => return Ok(()),
                Some("b") => at = at.saturating_sub(1),
                Some(answer) => at = answer.parse().unwrap_or(at + 1).min(plies),
            }
        }
    }
}
