//! A table in a browser, with bots that move at a pace that people can follow.

use crate::{Kept, KeptFault, Millis, Order, Report};
use engine::{Format, Message, Seat, Viewer};
use games::{OpenFault, Opening};
use host::{AnyHost, ClientId, Commit, Heard, Job, Member, Thought, Told, Who};
use serde_json::value::RawValue;
use table::{Command, Contribution, Pace, Secret, Stage};
use wire::Request;
use wire::http::SitDown;

/// How long a bot takes for a move at least, unless the page says otherwise.
const PACE: Millis = 600;

/// The one screen at which everybody sits.
const SCREEN: ClientId = ClientId(0);

/// A table in a browser, once one is opened.
pub struct House {
    host: Option<Box<dyn AnyHost>>,
    pace: Millis,
    /// The version that a bot thinks about, and since when.
    thinking: Option<(usize, Millis)>,
    /// The move that it found, and will make in time.
    found: Option<Thought>,
    /// Hints that were asked for.
    hints: Option<Job>,
}

impl Default for House {
    fn default() -> House {
        House { host: None, pace: PACE, thinking: None, found: None, hints: None }
    }
}

impl House {
    /// Does what is asked. Each report is a [`Report`] in JSON.
    pub fn hear(&mut self, order: Order, now: Millis) -> Vec<String> {
        match (order, &mut self.host) {
            (Order::Open(kept), _) => match open(&kept) {
                Ok(mut host) => {
                    let commit = host.go_on(now);
                    // Nobody looks at the screen before they say hello.
                    host.admit(SCREEN, Member::at_shared_screen(), None, now);
                    *self = House { host: Some(host), pace: self.pace, ..House::default() };
                    commit.into_iter().map(|commit| keep(&commit)).collect()
                }
                Err(fault) => vec![written(&Report::<()>::Failed(fault.sentence()))],
            },
            (Order::Pace(pace), _) => {
                self.pace = pace;
                self.tick(now)
            }
            (Order::Sit(sit), Some(host)) => match host.act(seating(host.as_ref(), sit), now) {
                Ok(commit) => kept(host.as_mut(), &commit, now),
                Err(denied) => vec![tell(host.refuse(SCREEN, None, &denied))],
            },
            (Order::Say(Request::Hello { token, since, .. }), Some(host)) => {
                let seat = token.and_then(|token| Seat::from_number(token.parse().ok()?));
                let person =
                    |place: &wire::http::PlaceCard| Some(place.seat) == seat && !place.name.is_empty();
                let seat = seat.filter(|_| host.seats().iter().any(person));
                let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
                let member =
                    Member { who: Who { viewer, shared_screen: true }, ..Member::at_shared_screen() };
                vec![tell(host.admit(SCREEN, member, since, now))]
            }
            (Order::Say(message), Some(host)) => match host.hear(SCREEN, message, now) {
                Heard::Told(told) => vec![tell(told)],
                Heard::Try(trying) => vec![tell(trying.run())],
                Heard::Keep(commit) => kept(host.as_mut(), &commit, now),
                Heard::Think(job) => {
                    self.hints = Some(job);
                    Vec::new()
                }
            },
            (Order::Sit(_) | Order::Say(_), None) => Vec::new(),
        }
    }

    /// What is to be thought about now: a bot's move, or hints that were asked for. Each is given out once.
    pub fn job(&mut self, now: Millis) -> Option<Job> {
        let host = self.host.as_ref()?;
        if let Some(job) = self.hints.take() {
            return Some(job);
        }
        let version = host.version();
        if host.stage() != Stage::Playing
            || !host.has_bot_to_move()
            || self.thinking.is_some_and(|(thinking, _)| thinking == version)
        {
            return None;
        }
        self.thinking = Some((version, now));
        self.found = host.scripted().map(|(seat, mv)| Thought::Move { seat, version, mv });
        if self.found.is_some() { None } else { host.bot_job() }
    }

    /// A bot has thought about a job.
    pub fn thought(&mut self, thought: Thought, now: Millis) -> Vec<String> {
        match (thought, &mut self.host) {
            (Thought::Hints { client, id, hints }, Some(host)) => {
                host.hinted(client, &id, hints).map(tell).into_iter().collect()
            }
            (thought, _) => {
                self.found = Some(thought);
                self.tick(now)
            }
        }
    }

    /// When [`tick`](House::tick) should be called, if a bot is about to move.
    pub fn due(&self) -> Option<Millis> {
        let (_, since) = self.thinking.filter(|_| self.found.is_some())?;
        Some(since + self.pace)
    }

    /// Lets a bot move whose time has come. A move for a table that has changed meanwhile is forgotten.
    pub fn tick(&mut self, now: Millis) -> Vec<String> {
        if self.due().is_none_or(|due| now < due) {
            return Vec::new();
        }
        match (self.found.take(), &mut self.host) {
            (Some(Thought::Move { seat, version, mv }), Some(host)) if version == host.version() => {
                let done = host.act(Command::Play { seat, mv }, now);
                done.map(|commit| kept(host.as_mut(), &commit, now)).unwrap_or_default()
            }
            _ => Vec::new(),
        }
    }
}

/// Where somebody sits down, with what they add to the dice.
fn seating(host: &dyn AnyHost, sit: SitDown) -> Command {
    let open = host.seats().into_iter().find(|place| place.open).map(|place| place.seat);
    // If none is open, the table says so.
    let seat = sit.seat.or(open).unwrap_or(Seat::new(0));
    let contribution = sit.contribution.as_deref().and_then(Contribution::from_hex);
    Command::Sit { seat, name: sit.name, contribution: contribution.unwrap_or(Contribution::new([0; 32])) }
}

/// What the page must keep, then what it is told.
fn kept(host: &mut dyn AnyHost, commit: &Commit, now: Millis) -> Vec<String> {
    let told = host.kept(now).into_iter().chain(host.tell_all(now));
    let told: Vec<String> = told.map(tell).collect();
    [vec![keep(commit)], told].concat()
}

fn keep(commit: &Commit) -> String {
    written(&Report::<()>::Keep(commit.lines.lines().map(str::to_owned).collect()))
}

fn tell(told: Told) -> String {
    written(&Report::Tell(RawValue::from_string(told.text).expect("what is told is JSON")))
}

fn written<T: serde::Serialize>(report: &Report<T>) -> String {
    serde_json::to_string(report).expect("a report can be written as JSON")
}

impl Kept {
    /// The game so far, as a record. Nothing if it can't be read.
    pub fn record(&self) -> Option<String> {
        Some(open(self).ok()?.record())
    }
}

fn open(kept: &Kept) -> Result<Box<dyn AnyHost>, KeptFault> {
    let opening = Opening {
        game: &kept.game,
        rules: kept.rules,
        seats: kept.players,
        setup: kept.setup.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect(),
        pace: Pace::Unhurried,
        hints: kept.hints,
        anyone_starts: true,
        secret: Secret::from_hex(&kept.secret).ok_or(KeptFault::Secret)?,
        format: if kept.same_dice { Format::First } else { Format::Second },
        script: kept.script.clone(),
        whole_past: true,
    };
    let mut host = games::open(opening).map_err(|fault| match fault {
        OpenFault::NoSuchGame => KeptFault::Game { game: kept.game.clone() },
        OpenFault::Rules => KeptFault::Rules { rules: kept.rules },
        OpenFault::Setup(_) => KeptFault::Setup,
    })?;
    for (line, text) in (1..).zip(&kept.log) {
        host.replay(text).map_err(|_| KeptFault::Line { line })?;
    }
    Ok(host)
}
