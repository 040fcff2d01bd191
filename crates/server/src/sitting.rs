//! A table of any game: the one place where the server knows which games there are.

use bohemian::Bohemian;
use bots::{Bot, Brain, Level};
use engine::{Message, Seat, Sentence, Setup, SetupLine, Turn, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::VecDeque;
use table::{Action, Entry, Millis, News, Occupant, Pace, Place, Secret, Seen, Stage, Table};
use utoipa::ToSchema;
use villagers::Villagers;

/// How much of what happened is kept for those who were away for a moment. Others get the whole view.
const RECENT: usize = 16;

/// A bot's thoughts, to be had on a thread that may take its time: what comes out is its move.
pub(crate) type Thought = Box<dyn FnOnce() -> (Seat, String) + Send>;

/// A table of any game. What comes out of it may leave the house, but for entries and thoughts.
pub(crate) trait Sitting: Send {
    fn act(&mut self, action: Action, now: Millis) -> Result<Vec<Entry>, Sentence>;
    fn replay(&mut self, line: &str) -> Result<(), Sentence>;
    fn version(&self) -> usize;
    fn stage(&self) -> Stage;
    fn turn(&self) -> Turn;
    fn deadline(&self) -> Option<Millis>;
    fn names(&self) -> Vec<String>;
    fn places(&self) -> Vec<PlaceCard>;
    fn view(&self, viewer: Viewer, now: Millis) -> Box<RawValue>;
    /// What happened after a version, if that was not long ago.
    fn since(&self, version: usize, viewer: Viewer) -> Option<Vec<Seen>>;
    fn chat(&self) -> Vec<(Millis, String, String)>;
    /// The record, once the game is over.
    fn record(&self) -> Option<String>;
    fn has_bot_to_move(&self) -> bool;
    fn bot(&self) -> Option<Thought>;
}

/// Who sits where, for a list of tables.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PlaceCard {
    #[schema(value_type = u8)]
    pub(crate) seat: Seat,
    pub(crate) name: String,
    pub(crate) open: bool,
    /// The level of the bot that plays it.
    pub(crate) bot: Option<&'static str>,
}

struct Played<G: Brain> {
    table: Table<G>,
    recent: VecDeque<News<G>>,
}

/// The games there are.
pub(crate) const GAMES: [&str; 2] = ["bohemian", "villagers"];

/// A table that nobody sits at. The set-up is given in lines, `KEY VALUE`.
pub(crate) fn open(
    game: &str,
    seats: u8,
    setup: &str,
    pace: Pace,
    secret: Secret,
) -> Result<Box<dyn Sitting>, Option<Sentence>> {
    match game {
        "bohemian" => open_as::<Bohemian>(seats, setup, pace, secret),
        "villagers" => open_as::<Villagers>(seats, setup, pace, secret),
        _ => Err(None),
    }
}

fn open_as<G>(
    seats: u8,
    setup: &str,
    pace: Pace,
    secret: Secret,
) -> Result<Box<dyn Sitting>, Option<Sentence>>
where
    G: Brain + 'static,
    Played<G>: Send,
{
    let lines: Vec<SetupLine<'_>> = (1..)
        .zip(setup.lines())
        .map(|(line, text)| {
            let (key, value) = text.split_once(' ').unwrap_or((text, ""));
            SetupLine { key, value, line, column: 1 }
        })
        .collect();
    let setup = G::Setup::parse(seats, &lines).map_err(|at| Some(at.fault.sentence()))?;
    Ok(Box::new(Played::<G> { table: Table::new(setup, pace, secret), recent: VecDeque::new() }))
}

impl<G: Brain + 'static> Played<G>
where
    Played<G>: Send,
{
    fn remember(&mut self, news: News<G>) {
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(news);
    }
}

impl<G: Brain + 'static> Sitting for Played<G>
where
    Played<G>: Send,
{
    fn act(&mut self, action: Action, now: Millis) -> Result<Vec<Entry>, Sentence> {
        let news = self.table.act(action, now).map_err(|fault| fault.sentence())?;
        let entries = news.iter().map(|news| news.entry.clone()).collect();
        for news in news {
            self.remember(news);
        }
        Ok(entries)
    }

    fn replay(&mut self, line: &str) -> Result<(), Sentence> {
        let entry = Entry::parse(line).map_err(|at| at.fault.sentence())?;
        let news = self.table.replay(&entry).map_err(|fault| fault.sentence())?;
        self.remember(news);
        Ok(())
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
            bot: place.bot().map(Level::id),
        };
        Seat::all(self.table.places().len() as u8).zip(self.table.places()).map(card).collect()
    }

    fn view(&self, viewer: Viewer, now: Millis) -> Box<RawValue> {
        serde_json::value::to_raw_value(&self.table.view(viewer, now)).expect("a view can be written as JSON")
    }

    fn since(&self, version: usize, viewer: Viewer) -> Option<Vec<Seen>> {
        let oldest = self.recent.front().map_or(self.version(), |news| news.version - 1);
        let fits = (oldest..=self.version()).contains(&version);
        let missed = self.recent.iter().filter(|news| news.version > version);
        fits.then(|| missed.map(|news| news.seen_by(viewer)).collect())
    }

    fn chat(&self) -> Vec<(Millis, String, String)> {
        let names = self.names();
        let who = |speaker: &table::Speaker| match speaker {
            table::Speaker::Seat(seat) => names[seat.index()].clone(),
            table::Speaker::Spectator(name) => name.clone(),
        };
        let chat = self.table.chat();
        let last = &chat[chat.len().saturating_sub(50)..];
        last.iter().map(|(at, from, text)| (*at, who(from), text.clone())).collect()
    }

    fn record(&self) -> Option<String> {
        (self.table.stage() == Stage::Over).then(|| self.table.record().to_text())
    }

    fn has_bot_to_move(&self) -> bool {
        self.table.bot_to_move().is_some()
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
