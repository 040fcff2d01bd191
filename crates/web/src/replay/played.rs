//! A game that was played, ready to be stepped through.

use crate::text::{now, words};
use engine::{Event, Game, History, Message, Ply, Record, Seat, Setup, Turn, Viewer};
use table::{Pace, SeatView, Stage, TableView};

/// A game that was played, ready to be stepped through.
pub(crate) struct Played<G: Game> {
    pub(crate) record: Record<G>,
    /// What each ply brought about, as everybody may know it.
    told: Vec<Vec<G::Event>>,
}

impl<G: Game> Played<G> {
    /// Reads a record. `Err` if the text is none of this game: with the words that say why.
    pub(crate) fn read(text: &str) -> Result<Played<G>, String> {
        let record = Record::<G>::parse(text).map_err(|at| {
            let fault = words().say(&at.fault.sentence(), &[]);
            now(
                "web-replay-wrong-line",
                &[("line", engine::ToArg::to_arg(&at.line)), ("fault", engine::Arg::Text(fault))],
            )
        })?;
        Ok(Played::new(record))
    }

    /// Plays it all once, for what there is to tell.
    fn new(mut record: Record<G>) -> Played<G> {
        for (seat, name) in Seat::all(record.history.seats()).zip(&mut record.names) {
            // A table writes bots down by their levels; people know them by name.
            if name.strip_prefix("bot ").is_some_and(|level| level.parse::<bots::Level>().is_ok()) {
                *name = now(&format!("web-table-bot-{seat}"), &[]);
            }
        }
        let mut history = History::<G>::new(record.history.setup().clone());
        let told = record.history.plies().iter().map(|ply| {
            let mut events = Vec::new();
            // A record that was read has been played already: nothing in it is refused.
            _ = history.push(ply.clone(), &mut events);
            events.iter().map(|event: &G::Event| event.seen_by(Viewer::Spectator)).collect()
        });
        let told = told.collect();
        Played { record, told }
    }

    pub(crate) fn plies(&self) -> usize {
        self.record.history.plies().len()
    }

    /// Who decides next after so many plies; at the end, who decided last.
    pub(crate) fn deciding(&self, ply: usize) -> Seat {
        let seat = |ply: &Ply<G>| if let Ply::Move(seat, _) = ply { Some(*seat) } else { None };
        let (past, future) = self.record.history.plies().split_at(ply);
        future.iter().find_map(seat).or_else(|| past.iter().rev().find_map(seat)).unwrap_or(Seat::new(0))
    }

    /// The table after so many plies, as this viewer sees it.
    pub(crate) fn view(&self, ply: usize, viewer: Viewer) -> TableView<G::View> {
        let state = self.record.history.state_after(ply);
        let outcome = state.outcome();
        TableView {
            version: ply,
            rules: self.record.history.setup().rules(),
            stage: if state.turn() == Turn::Over { Stage::Over } else { Stage::Playing },
            setup: self
                .record
                .history
                .setup()
                .lines()
                .into_iter()
                .map(|(key, value)| (key.into(), value))
                .collect(),
            pace: Pace::Unhurried,
            hints: false,
            you: if let Viewer::Seat(seat) = viewer { Some(seat) } else { None },
            seats: Seat::all(state.seats()).map(|seat| self.seat(seat)).collect(),
            host: None,
            turn: state.turn(),
            plies: ply,
            game: Some(state.view(viewer)),
            moves: Vec::new(),
            take_back: false,
            request: None,
            round: None,
            commitment: String::new(),
            rounds: None,
            secret: None,
            winners: outcome.as_ref().map(|outcome| outcome.winners),
            outcome,
        }
    }

    fn seat(&self, seat: Seat) -> SeatView {
        let name = words().player(seat, &self.record.names);
        SeatView {
            seat,
            name,
            open: false,
            bot: None,
            away: false,
            resigned: false,
            part: false,
            time_left: None,
        }
    }

    /// What this ply brought about.
    pub(crate) fn told(&self, ply: usize) -> Vec<String> {
        let events = self.told.get(ply).map(Vec::as_slice).unwrap_or_default();
        let said = events.iter().map(|event| words().say(&event.sentence(), &self.record.names));
        let taken_back = match self.record.history.taken_back_at(ply) {
            0 => None,
            plies => Some(now("web-replay-went-back", &[("plies", engine::ToArg::to_arg(&plies))])),
        };
        taken_back.into_iter().chain(said).collect()
    }

    /// What the ply that led here brought about.
    pub(crate) fn said(&self, ply: usize) -> Vec<String> {
        match ply.checked_sub(1) {
            Some(last) => self.told(last),
            None => vec![now("web-replay-begins", &[])],
        }
    }
}
