//! A game being played: asks people, lets bots choose, keeps the record.

use super::prompt::{self, Answer};
use crate::failure::{Failure, text};
use crate::input::Input;
use crate::screen::Screen;
use crate::terminal::{Page, Terminal};
use crate::{narration, records, seating};
use bots::Bot;
use engine::{Game, History, Ply, Record, Seat, Turn, Viewer};
use host::{AnyHost, Denied, Host, Who};
use std::path::PathBuf;
use table::{Command, DiceSource, LogLine, Millis, Pace, Table, facts_of};
use wire::{Request, RequestId};

/// Nobody's time runs out in a terminal.
const NOW: Millis = 0;

/// A game being played.
pub(crate) struct Session<'a, T: Terminal> {
    pub(super) screen: &'a Screen,
    pub(super) host: Host<T::Game>,
    pub(super) names: Vec<String>,
    pub(super) input: Input,
    /// What else the record says.
    meta: Vec<(String, String)>,
    path: PathBuf,
    /// Who last sat at the screen: what they saw is not for the next.
    at_screen: Option<Seat>,
    /// Has it been told already what the next move brings about?
    told: bool,
}

impl<'a, T: Terminal> Session<'a, T> {
    /// Takes up the game of a record: people and bots sit down, and what was played is played again.
    pub(crate) fn new(
        screen: &'a Screen,
        record: Record<T::Game>,
        dice: &DiceSource,
        path: PathBuf,
        input: Input,
    ) -> Result<Session<'a, T>, Failure> {
        let history = &record.history;
        let mut table = Table::new(history.setup().clone(), Pace::Unhurried, dice.secret).with_hints(true);
        for fact in facts_of(seating::facts(&record, dice), dice.format, history, dice.given) {
            let refused = |fault| Failure::new(screen.explain(&fault, &record.names));
            table.replay(&LogLine { at: NOW, fact }).map_err(refused)?;
        }
        let Record { names, meta, .. } = record;
        Ok(Session { screen, host: Host::new(table), names, input, meta, path, at_screen: None, told: false })
    }

    /// Plays to the end, or until nobody wants to go on.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        self.save()?;
        self.greet();
        loop {
            let turn = self.host.turn();
            let wanted = match turn {
                Turn::Over => break self.close(),
                Turn::Seat(seat) if self.is_person(seat) => match self.ask(seat)? {
                    Some(mv) => Some(mv),
                    None => break self.leave(),
                },
                Turn::Seat(_) | Turn::Chance => None,
            };
            let (version, plies) = (self.host.version(), self.history().plies().len());
            let played = match (turn, wanted) {
                (Turn::Seat(seat), Some(mv)) => self.request(seat, |id| Request::Play { id, mv }),
                (Turn::Seat(_), None) => self.let_bot_play(),
                // Elsewhere chance follows by itself: this is a new game, or one that was left before a roll.
                _ => {
                    self.host.go_on(NOW);
                    Ok(())
                }
            };
            played.map_err(|denied| self.failure(&denied))?;
            self.save()?;
            self.tell(version, plies);
        }
        Ok(())
    }

    pub(super) fn history(&self) -> &History<T::Game> {
        self.host.table().history()
    }

    fn let_bot_play(&mut self) -> Result<(), Denied> {
        let table = self.host.table();
        let Some((seat, level)) = table.bot_to_move() else { return Ok(()) };
        let state = table.history().state();
        let mv = Bot::new(level, table.bot_seed()).on_cores(bots::cores()).choose(state, seat);
        let play = Command::Play { seat, mv: state.notation(mv) };
        self.host.act(play, NOW).map(drop)
    }

    /// Makes a request for a person at the screen.
    fn request(&mut self, seat: Seat, request: impl FnOnce(RequestId) -> Request) -> Result<(), Denied> {
        let id = format!("v{}", self.host.version()).parse().expect("letters and digits make an id");
        let who = Who { viewer: seat.into(), shared_screen: true };
        self.host.perform(who, &request(id), NOW).map(drop)
    }

    fn failure(&self, denied: &Denied) -> Failure {
        Failure::new(self.screen.words.say(&denied.sentence(), &self.names))
    }

    /// Tells what happened after a version, when there were this many plies.
    fn tell(&mut self, version: usize, plies: usize) {
        let told = usize::from(core::mem::take(&mut self.told));
        let played = self.history().plies().get(plies..).unwrap_or_default();
        for (ply, change) in played.iter().zip(self.host.changes_since(version)).skip(told) {
            let page = self.page(self.listener(ply));
            self.screen.line(narration::ply_line(ply, &change.events, &page));
        }
    }

    /// To whom what happens is told: the only person at the table, or whoever acted, or everybody.
    fn listener(&self, ply: &Ply<T::Game>) -> Viewer {
        let mut people = Seat::all(self.history().seats()).filter(|&seat| self.is_person(seat));
        match (people.next(), people.next(), ply) {
            (Some(only), None, _) => only.into(),
            (_, _, Ply::Move(seat, _)) if self.is_person(*seat) => (*seat).into(),
            _ => Viewer::Spectator,
        }
    }

    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.host.table().places()[seat.index()].is_present()
    }

    pub(super) fn page(&self, viewer: Viewer) -> Page<'_> {
        Page { screen: self.screen, names: &self.names, viewer }
    }

    /// When a move would end a person's turn and could still be taken back, they are asked once more: the next roll
    /// makes it final. Says whether to make it; nothing if they want to leave.
    fn confirm(&mut self, seat: Seat, mv: <T::Game as Game>::Move) -> Result<Option<bool>, Failure> {
        let mut history = self.history().clone();
        let mut events = Vec::new();
        let ply = Ply::Move(seat, mv);
        // What is refused is told by the table.
        let played = history.push(ply.clone(), &mut events).is_ok();
        let goes_on = history.state().turn() == Turn::Seat(seat);
        let final_ = history.take_back_line().is_none();
        if !self.screen.interactive || !played || goes_on || final_ {
            return Ok(Some(true));
        }
        self.screen.line(narration::ply_line(&ply, &events, &self.page(seat.into())));
        let prompt = self.screen.dim(self.screen.text("cli-confirm"));
        let answer = self.input.ask(self.screen, &format!("{prompt} "), vec!["undo".to_owned()])?;
        Ok(match answer.as_deref() {
            None | Some("quit") => None,
            answer => {
                self.told = answer != Some("undo");
                Some(self.told)
            }
        })
    }

    /// Takes back the last move of a person, if it can be.
    fn undo(&mut self, seat: Seat) -> Result<(), Failure> {
        let done = self.request(seat, |id| Request::TakeBack { id }).is_ok();
        self.save()?;
        self.screen.line(self.screen.text(if done { "cli-undone" } else { "cli-nothing-to-undo" }));
        Ok(())
    }

    /// Asks a person for a move. Nothing if they want to leave.
    fn ask(&mut self, seat: Seat) -> Result<Option<String>, Failure> {
        self.curtain(seat)?;
        self.show_board(seat);
        loop {
            match prompt::ask(self, seat)? {
                Answer::Move(mv) => match self.confirm(seat, mv)? {
                    Some(true) => return Ok(Some(self.history().state().notation(mv))),
                    Some(false) => {
                        self.screen.line(self.screen.text("cli-undone"));
                        self.show_board(seat);
                    }
                    None => return Ok(None),
                },
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
            narration::draw::<T>(self.history().setup(), self.history().state(), &page)
        ));
        let name = self.screen.player(seat, &self.names);
        self.screen.line(self.screen.say("cli-your-turn", &[("name", text(name))]));
    }

    /// With hidden hands the screen is emptied before another person looks at it.
    fn curtain(&mut self, seat: Seat) -> Result<(), Failure> {
        let last = self.at_screen.replace(seat);
        if !T::Game::INFO.hidden || last.is_none_or(|last| last == seat) {
            return Ok(());
        }
        self.screen.clear();
        let name = self.screen.player(seat, &self.names);
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
        let history = self.history();
        let moved = |ply: &Ply<T::Game>| matches!(ply, Ply::Move(mover, _) if *mover == seat);
        let since = history.plies().iter().rposition(moved).map_or(0, |last| last + 1);
        let told = history.plies().iter().zip(narration::events_of(history)).skip(since);
        for (ply, events) in told {
            self.screen.line(narration::ply_line(ply, &events, &self.page(seat.into())));
        }
    }

    fn greet(&self) {
        let screen = self.screen;
        screen.line(screen.bold(screen.text(T::Game::ID)));
        let players = Seat::all(self.history().seats()).map(|seat| screen.player(seat, &self.names));
        screen.line(players.collect::<Vec<_>>().join("   "));
        let legend = format!("{}-legend", T::Game::ID);
        if screen.words.has(&legend) {
            screen.line(screen.dim(screen.text(&legend)));
        }
        screen.line(screen.dim(screen.text("cli-greeting")));
        screen.line("");
    }

    fn close(&self) {
        let state = self.history().state();
        let page = self.page(Viewer::Spectator);
        self.screen.line(format_args!("\n{}\n", narration::draw::<T>(self.history().setup(), state, &page)));
        if let Some(outcome) = state.outcome() {
            self.screen.line(narration::result::<T::Game>(&outcome, state.seats(), &page));
        }
        self.screen.line(self.screen.say("cli-kept", &[("file", text(self.path.display()))]));
    }

    fn leave(&self) {
        let args = [("file", text(self.path.display())), ("game", text(T::Game::ID))];
        self.screen.line(self.screen.say("cli-left", &args));
    }

    /// Keeps the game, with what its dice come from: it is the players' own file.
    fn save(&self) -> Result<(), Failure> {
        let table = self.host.table();
        let mut record = table.record();
        record.meta.clone_from(&self.meta);
        table.dice_source().write(&mut record.meta);
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let saved = folder.map_or(Ok(()), std::fs::create_dir_all);
        saved
            .and_then(|()| records::save(&self.path, &record.to_text()))
            .map_err(|error| Failure::file(self.screen, "cli-cannot-write", &self.path, &error))
    }
}
