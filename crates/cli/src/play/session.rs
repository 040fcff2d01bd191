//! A game being played: asks people, lets bots choose, draws chance, keeps the record.

use super::prompt::{self, Answer};
use crate::failure::{Failure, text};
use crate::input::Input;
use crate::screen::Screen;
use crate::seating::Player;
use crate::terminal::{Page, Terminal};
use crate::{dealer, narration, records};
use engine::{Ply, Record, Seat, Turn, Viewer};
use std::path::PathBuf;

/// A game being played.
pub(crate) struct Session<'a, G: Terminal> {
    pub(super) screen: &'a Screen,
    pub(super) record: Record<G>,
    pub(super) input: Input,
    players: Vec<Player>,
    seed: u64,
    path: PathBuf,
    /// Who last sat at the screen: what they saw is not for the next.
    at_screen: Option<Seat>,
}

impl<'a, G: Terminal> Session<'a, G> {
    pub(crate) fn new(
        screen: &'a Screen,
        record: Record<G>,
        players: Vec<Player>,
        seed: u64,
        path: PathBuf,
        input: Input,
    ) -> Session<'a, G> {
        Session { screen, record, input, players, seed, path, at_screen: None }
    }

    /// Plays to the end, or until nobody wants to go on.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        self.save()?;
        self.greet();
        loop {
            if !self.confirm()? {
                break self.leave();
            }
            let history = &self.record.history;
            let (state, plies) = (history.state(), history.plies().len());
            let ply = match state.turn() {
                Turn::Over => break self.close(),
                Turn::Chance => Ply::Chance(dealer::outcome(state, self.seed, plies)),
                Turn::Seat(seat) => match self.players[seat.index()].bot {
                    Some(level) => {
                        let mut bot = dealer::bot(level, self.seed, plies).on_cores(dealer::cores());
                        Ply::Move(seat, bot.choose(state, seat))
                    }
                    None => match self.ask(seat)? {
                        Some(mv) => Ply::Move(seat, mv),
                        None => break self.leave(),
                    },
                },
            };
            self.play(&ply)?;
        }
        Ok(())
    }

    /// Plays a ply, tells what it brought about, and keeps it.
    fn play(&mut self, ply: &Ply<G>) -> Result<(), Failure> {
        let mut events = Vec::new();
        let refused = self.record.history.push(ply.clone(), &mut events);
        refused.map_err(|refusal| Failure::new(self.screen.explain(&refusal, &self.record.names)))?;
        let line = narration::ply_line(ply, &events, &self.page(self.listener(ply)));
        self.screen.line(line);
        self.save()
    }

    /// To whom what happens is told: the only person at the table, or whoever acted, or everybody.
    fn listener(&self, ply: &Ply<G>) -> Viewer {
        let mut people = Seat::all(self.record.history.seats()).filter(|&seat| self.is_person(seat));
        match (people.next(), people.next(), ply) {
            (Some(only), None, _) => only.into(),
            (_, _, Ply::Move(seat, _)) if self.is_person(*seat) => (*seat).into(),
            _ => Viewer::Spectator,
        }
    }

    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.players[seat.index()].bot.is_none()
    }

    pub(super) fn page(&self, viewer: Viewer) -> Page<'_> {
        Page { screen: self.screen, names: &self.record.names, viewer }
    }

    /// When a person's turn is over and could still be taken back, they are asked once more: the next roll
    /// makes it final. Says whether to go on.
    fn confirm(&mut self) -> Result<bool, Failure> {
        let history = &self.record.history;
        let Some((seat, _)) = history.take_back_line() else { return Ok(true) };
        let goes_on = matches!(history.state().turn(), Turn::Seat(next) if next == seat);
        if !self.screen.interactive || !self.is_person(seat) || goes_on {
            return Ok(true);
        }
        let prompt = self.screen.dim(self.screen.text("cli-confirm"));
        match self.input.ask(self.screen, &format!("{prompt} "), vec!["undo".to_owned()])?.as_deref() {
            None | Some("quit") => Ok(false),
            Some("undo") => self.undo(seat).map(|()| true),
            Some(_) => Ok(true),
        }
    }

    /// Takes back the last move of a person, if it can be.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<(), Failure> {
        let done = self.record.history.take_back(seat);
        self.screen.line(self.screen.text(if done { "cli-undone" } else { "cli-nothing-to-undo" }));
        self.save()
    }

    /// Asks a person for a move. Nothing if they want to leave.
    fn ask(&mut self, seat: Seat) -> Result<Option<G::Move>, Failure> {
        self.curtain(seat)?;
        self.show_board(seat);
        loop {
            match prompt::ask(self, seat)? {
                Answer::Move(mv) => return Ok(Some(mv)),
                Answer::Undo => {
                    self.undo(seat)?;
                    self.show_board(seat);
                }
                Answer::Board => self.show_board(seat),
                Answer::Save => {
                    self.save()?;
                    self.screen.line(self.screen.say("cli-saved", &[("file", text(self.path.display()))]));
                }
                Answer::Quit => return Ok(None),
            }
        }
    }

    fn show_board(&self, seat: Seat) {
        let page = self.page(seat.into());
        self.screen.line(format_args!(
            "\n{}",
            narration::draw(self.record.history.setup(), self.record.history.state(), &page)
        ));
        let name = self.screen.player(seat, &self.record.names);
        self.screen.line(self.screen.say("cli-your-turn", &[("name", text(name))]));
    }

    /// With hidden hands the screen is emptied before another person looks at it.
    fn curtain(&mut self, seat: Seat) -> Result<(), Failure> {
        let last = self.at_screen.replace(seat);
        if !G::HIDDEN || last.is_none_or(|last| last == seat) {
            return Ok(());
        }
        self.screen.clear();
        let name = self.screen.player(seat, &self.record.names);
        let prompt = self.screen.say("cli-curtain", &[("name", text(name))]);
        if self.screen.interactive {
            self.input.ask(self.screen, &format!("{prompt} "), Vec::new())?;
            self.screen.clear();
        } else {
            self.screen.line(prompt);
        }
        self.tell_since(seat);
        Ok(())
    }

    /// Tells a person what happened since they last moved.
    fn tell_since(&self, seat: Seat) {
        let history = &self.record.history;
        let moved = |ply: &Ply<G>| matches!(ply, Ply::Move(mover, _) if *mover == seat);
        let since = history.plies().iter().rposition(moved).map_or(0, |last| last + 1);
        let told = history.plies().iter().zip(narration::events_of(history)).skip(since);
        for (ply, events) in told {
            self.screen.line(narration::ply_line(ply, &events, &self.page(seat.into())));
        }
    }

    fn greet(&self) {
        let screen = self.screen;
        screen.line(screen.bold(screen.text(G::ID)));
        let players =
            Seat::all(self.record.history.seats()).map(|seat| screen.player(seat, &self.record.names));
        screen.line(players.collect::<Vec<_>>().join("   "));
        screen.line(screen.dim(screen.text(&format!("{}-legend", G::ID))));
        screen.line(screen.dim(screen.text("cli-greeting")));
        screen.line("");
    }

    fn close(&self) {
        let state = self.record.history.state();
        let page = self.page(Viewer::Spectator);
        self.screen.line(format_args!("\n{}\n", narration::draw(self.record.history.setup(), state, &page)));
        if let Some(outcome) = state.outcome() {
            self.screen.line(narration::result::<G>(&outcome, state.seats(), &page));
        }
        self.screen.line(self.screen.say("cli-kept", &[("file", text(self.path.display()))]));
    }

    fn leave(&self) {
        let args = [("file", text(self.path.display())), ("game", text(G::ID))];
        self.screen.line(self.screen.say("cli-left", &args));
    }

    fn save(&self) -> Result<(), Failure> {
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let saved = folder.map_or(Ok(()), std::fs::create_dir_all);
        saved
            .and_then(|()| records::save(&self.path, &self.record.to_text()))
            .map_err(|error| Failure::file(self.screen, "cli-cannot-write", &self.path, &error))
    }
}
