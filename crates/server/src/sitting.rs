//! A table of any game: the one place where the server knows which games there are.

use axum::extract::ws::Utf8Bytes;
use bohemian::Bohemian;
use bots::{Bot, Brain, Level};
use engine::{Game as _, Message, Seat, Sentence, Setup, SetupLine, Turn, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::VecDeque;
use std::fmt::Write;
use table::{
    Action, Advice, Contribution, Entry, Millis, News, Occupant, Pace, Place, Secret, Seen, Speaker, Stage,
    Table, TableView, Trial, advise,
};
use villagers::Villagers;
use wire::http::PlaceCard;
use wire::{Line, ToClient, Views};

/// How much of what happened is kept for those who were away for a moment. Others get the whole view.
const RECENT: usize = 16;

/// How much of what was said a newcomer is told.
const CHAT: usize = 50;

/// A bot's thoughts, to be had on a thread that may take its time: what comes out is its move.
pub(crate) type Thought = Box<dyn FnOnce() -> (Seat, String) + Send>;

/// Thoughts about the moves that are worth making.
pub(crate) type Advising = Box<dyn FnOnce() -> Vec<Advice> + Send>;

/// What a table's set-up says, beside what the game knows of, if players may ask for hints.
pub(crate) const HINTS: &str = "hints yes";

/// A table of any game. What comes out of it may leave the house, but for the log and thoughts.
pub(crate) trait Sitting: Send {
    /// Does what is asked, and gives the lines of the log that come of it.
    fn act(&mut self, action: Action, now: Millis) -> Result<String, Sentence>;
    fn replay(&mut self, line: &str) -> Result<(), Sentence>;
    fn try_moves(&self, seat: Seat, moves: Vec<String>) -> Vec<Trial>;
    fn version(&self) -> usize;
    fn stage(&self) -> Stage;
    fn turn(&self) -> Turn;
    fn deadline(&self) -> Option<Millis>;
    fn names(&self) -> Vec<String>;
    fn places(&self) -> Vec<PlaceCard>;
    /// Where somebody sits who added just this to the dice.
    fn seat_with(&self, contribution: Contribution) -> Option<Seat>;
    fn view(&self, viewer: Viewer, now: Millis) -> Box<RawValue>;
    /// What is said to somebody who comes in: what happened since they left, or how things stand.
    fn greeting(&self, viewer: Viewer, since: Option<usize>, now: Millis) -> Utf8Bytes;
    /// What is said of all that happened after a version. `turning`: the game begins or ends with it.
    fn news(&self, viewer: Viewer, views: Views, since: usize, turning: bool, now: Millis) -> Utf8Bytes;
    /// The record, once the game is over.
    fn record(&self) -> Option<String>;
    fn has_bot_to_move(&self) -> bool;
    /// Advice for this seat, or why there is none.
    fn advice(&self, seat: Seat) -> Result<Advising, Sentence>;
    fn bot(&self) -> Option<Thought>;
}

/// How much room a message gets from the start, with a view in it and without: few need more.
const ROOM: [usize; 2] = [4096, 512];

/// A message as it goes over a socket.
pub(crate) fn text<V: Serialize>(message: &ToClient<V>) -> Utf8Bytes {
    let [with_view, without] = ROOM;
    let shows = matches!(message, ToClient::View { .. } | ToClient::News { view: Some(_), .. });
    let room = if shows { with_view } else { without };
    let mut text = Vec::with_capacity(room);
    serde_json::to_writer(&mut text, message).expect("a message can be written as JSON");
    Utf8Bytes::try_from(text).expect("JSON is text")
}

struct Played<G: Brain> {
    table: Table<G>,
    recent: VecDeque<News<G>>,
}

/// The rules that a new table of a game plays by.
pub(crate) fn newest_rules(game: &str) -> u32 {
    match game {
        "bohemian" => Bohemian::RULES,
        "villagers" => Villagers::RULES,
        _ => 1,
    }
}

/// A table that nobody sits at. The set-up is given in lines, `KEY VALUE`. Without a reason: there is no such game.
pub(crate) fn open(
    game: &str,
    rules: u32,
    seats: u8,
    setup: &str,
    pace: Pace,
    secret: Secret,
) -> Result<Box<dyn Sitting>, Option<Sentence>> {
    match game {
        "bohemian" => open_as::<Bohemian>(rules, seats, setup, pace, secret),
        "villagers" => open_as::<Villagers>(rules, seats, setup, pace, secret),
        _ => Err(None),
    }
}

fn open_as<G>(
    rules: u32,
    seats: u8,
    setup: &str,
    pace: Pace,
    secret: Secret,
) -> Result<Box<dyn Sitting>, Option<Sentence>>
where
    G: Brain + 'static,
    Played<G>: Send,
{
    if !G::knows_rules(rules) {
        return Err(None);
    }
    let hints = setup.lines().any(|line| line == HINTS);
    let lines: Vec<SetupLine<'_>> = (1..)
        .zip(setup.lines().filter(|line| *line != HINTS))
        .map(|(line, text)| {
            let (key, value) = text.split_once(' ').unwrap_or((text, ""));
            SetupLine { key, value, line, column: 1 }
        })
        .collect();
    let setup = G::Setup::parse(rules, seats, &lines).map_err(|at| Some(at.fault.sentence()))?;
    let table = Table::new(setup, pace, secret).with_hints(hints);
    Ok(Box::new(Played::<G> { table, recent: VecDeque::new() }))
}

impl<G: Brain + 'static> Played<G> {
    fn remember(&mut self, news: News<G>) {
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(news);
    }

    /// What happened after a version, if that was not long ago.
    fn since(&self, version: usize, viewer: Viewer) -> Option<Vec<Seen>> {
        let oldest = self.recent.front().map_or(self.table.version(), |news| news.version - 1);
        let fits = (oldest..=self.table.version()).contains(&version);
        let missed = self.recent.iter().filter(|news| news.version > version);
        fits.then(|| missed.map(|news| news.seen_by(viewer)).collect())
    }

    fn whole_view(&self, viewer: Viewer, past: bool, now: Millis) -> ToClient<TableView<G::View>> {
        let chat = self.table.chat();
        let line = |(at, from, text): &(Millis, Speaker, String)| Line {
            at: *at,
            name: match from {
                Speaker::Seat(seat) => self.table.places()[seat.index()].name().to_owned(),
                Speaker::Spectator(name) => name.clone(),
            },
            text: text.clone(),
        };
        ToClient::View {
            version: self.table.version(),
            chat: chat[chat.len().saturating_sub(CHAT)..].iter().map(line).collect(),
            past: if past { self.table.past(viewer) } else { Vec::new() },
            view: self.table.view(viewer, now),
        }
    }
}

impl<G: Brain + 'static> Sitting for Played<G>
where
    Played<G>: Send,
{
    fn act(&mut self, action: Action, now: Millis) -> Result<String, Sentence> {
        let mut lines = String::new();
        for news in self.table.act(action, now).map_err(|fault| fault.sentence())? {
            if !lines.is_empty() {
                lines.push('\n');
            }
            write!(lines, "{}", news.entry).expect("writing to a string can't fail");
            self.remember(news);
        }
        Ok(lines)
    }

    fn replay(&mut self, line: &str) -> Result<(), Sentence> {
        let entry = Entry::parse(line).map_err(|at| at.fault.sentence())?;
        let news = self.table.replay(&entry).map_err(|fault| fault.sentence())?;
        self.remember(news);
        Ok(())
    }

    fn try_moves(&self, seat: Seat, moves: Vec<String>) -> Vec<Trial> {
        self.table.try_moves(seat, moves)
    }

    fn version(&self) -> usize {
        self.table.version()
    }

    fn stage(&self) -> Stage {
        self.table.stage()
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn deadline(&self) -> Option<Millis> {
        self.table.deadline()
    }

    fn names(&self) -> Vec<String> {
        self.table.places().iter().map(|place| place.name().to_owned()).collect()
    }

    fn places(&self) -> Vec<PlaceCard> {
        let card = |(seat, place): (Seat, &Place)| PlaceCard {
            seat,
            name: place.name().to_owned(),
            open: place.occupant == Occupant::Open,
            bot: place.bot().map(|level| level.id().to_owned()),
        };
        Seat::all(self.table.places().len() as u8).zip(self.table.places()).map(card).collect()
    }

    fn seat_with(&self, wanted: Contribution) -> Option<Seat> {
        let added = |place: &Place| matches!(place.occupant, Occupant::Human { contribution, .. } if contribution == wanted);
        Seat::all(self.table.places().len() as u8).find(|seat| added(&self.table.places()[seat.index()]))
    }

    fn view(&self, viewer: Viewer, now: Millis) -> Box<RawValue> {
        serde_json::value::to_raw_value(&self.table.view(viewer, now)).expect("a view can be written as JSON")
    }

    fn greeting(&self, viewer: Viewer, since: Option<usize>, now: Millis) -> Utf8Bytes {
        match since.and_then(|since| self.since(since, viewer)) {
            Some(news) => {
                let view = Some(self.table.view(viewer, now));
                text(&ToClient::News { version: self.table.version(), news, view, moves: Vec::new() })
            }
            None => text(&self.whole_view(viewer, since.is_some(), now)),
        }
    }

    fn news(&self, viewer: Viewer, views: Views, since: usize, turning: bool, now: Millis) -> Utf8Bytes {
        let wanted = match views {
            Views::Always => true,
            Views::MyTurn => turning || self.table.is_turn_of(viewer),
            Views::Seldom => turning,
        };
        match self.since(since, viewer) {
            Some(news) => {
                let view = wanted.then(|| self.table.view(viewer, now));
                let moves = if wanted { Vec::new() } else { self.table.moves(viewer) };
                text(&ToClient::News { version: self.table.version(), news, view, moves })
            }
            None => text(&self.whole_view(viewer, false, now)),
        }
    }

    fn record(&self) -> Option<String> {
        (self.table.stage() == Stage::Over).then(|| self.table.record().to_text())
    }

    fn has_bot_to_move(&self) -> bool {
        self.table.bot_to_move().is_some()
    }

    fn advice(&self, seat: Seat) -> Result<Advising, Sentence> {
        self.table.check_advice(seat).map_err(|fault| fault.sentence())?;
        let state = self.table.history().state().clone();
        let seed = u64::from_le_bytes(crate::id::random());
        Ok(Box::new(move || advise(&state, seat, seed, &|| false)))
    }

    fn bot(&self) -> Option<Thought> {
        let (seat, level): (Seat, Level) = self.table.bot_to_move()?;
        let state = self.table.history().state().clone();
        let seed = u64::from_le_bytes(crate::id::random());
        Some(Box::new(move || {
            let mv = Bot::new(level, seed).choose(&state, seat);
            (seat, state.notation(mv))
        }))
    }
}
