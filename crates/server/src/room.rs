//! A table that is loaded: the game, who watches it, and what they asked for.
//!
//! One thing is written at a time. What is asked meanwhile waits, so that whatever is shown has been kept.

use crate::error::Error;
use crate::id::{AskId, TableId, TokenHash};
use crate::sitting::{self, Sitting};
use crate::store::{AccountId, Change, Claim, EntryRow, Stored, TableRow, Wake};
use crate::wire::{FromClient, ToClient, Views};
use axum::extract::ws::Utf8Bytes;
use engine::{Seat, Turn, Viewer};
use std::collections::VecDeque;
use std::time::Instant;
use table::{Action, Contribution, Millis, Secret, Speaker, Stage};
use tokio::sync::{mpsc, oneshot};
use words::{Lang, Words};

/// How many of the ids that a table's players gave to what they asked are remembered.
const REMEMBERED: usize = 32;

/// How much may wait at a table.
const MOST_WAITING: usize = 64;

/// A bot that has not moved after so long is thought for by another node.
const BOT_PATIENCE: Millis = 10_000;

/// A socket.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ClientId(pub(crate) u64);

/// Somebody who watches a table, from a seat or not.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) id: ClientId,
    pub(crate) viewer: Viewer,
    pub(crate) views: Views,
    pub(crate) lang: Lang,
    /// Bounded: who does not read is dropped, and comes back.
    pub(crate) outbox: mpsc::Sender<Utf8Bytes>,
}

impl Client {
    /// Hands it a text. No if it has gone, or has not read what it got before.
    fn send(&self, text: Utf8Bytes) -> bool {
        let sent = self.outbox.try_send(text);
        if matches!(sent, Err(mpsc::error::TrySendError::Full(_))) {
            metrics::counter!("piazza_clients_dropped").increment(1);
        }
        sent.is_ok()
    }
}

/// How somebody shows which seat is theirs.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Holder {
    pub(crate) token: Option<TokenHash>,
    pub(crate) account: Option<AccountId>,
}

/// What somebody asks of a table.
#[derive(Debug)]
pub(crate) enum Ask {
    /// To watch it.
    Watch { holder: Holder, client: Client, since: Option<usize> },
    /// What a client said over its socket.
    Said { client: ClientId, said: FromClient },
    /// That something be done.
    Do { holder: Holder, deed: Deed, reply: oneshot::Sender<Result<Granted, Error>> },
    /// To see it once.
    Look { holder: Holder, reply: oneshot::Sender<Result<Look, Error>> },
    /// That a bot's move be played or a clock be looked at, if nothing happened since this version.
    House { version: usize, action: Action },
}

/// What can be asked for without a socket.
#[derive(Debug, Clone)]
pub(crate) enum Deed {
    Sit {
        seat: Option<Seat>,
        name: String,
        contribution: Contribution,
        token: TokenHash,
        account: Option<AccountId>,
    },
    Said(FromClient),
    House(Action),
    /// Write down that the table is there.
    Make,
    Rematch {
        next: TableId,
    },
}

/// What was done.
#[derive(Clone, Debug)]
pub(crate) struct Granted {
    pub(crate) version: usize,
    pub(crate) seat: Option<Seat>,
}

/// A table seen once.
#[derive(Debug)]
pub(crate) struct Look {
    pub(crate) row: TableRow,
    pub(crate) stage: Stage,
    pub(crate) places: Vec<sitting::PlaceCard>,
    pub(crate) view: Box<serde_json::value::RawValue>,
    pub(crate) record: Option<String>,
    pub(crate) you: Option<Seat>,
}

/// Whom to tell how it went.
#[derive(Debug)]
enum Reply {
    Client(ClientId, AskId),
    Http(oneshot::Sender<Result<Granted, Error>>),
    Nobody,
}

/// Something to be done, and for whom.
struct Task {
    seat: Option<Seat>,
    deed: Deed,
    reply: Reply,
}

/// What a table waits for.
enum Busy {
    No,
    /// For the writer.
    Writing(Task),
    /// For news from other nodes; then the task is tried again.
    Loading(Option<Task>),
}

pub(crate) struct Room {
    row: TableRow,
    sitting: Box<dyn Sitting>,
    claims: Vec<Claim>,
    clients: Vec<Client>,
    /// What seats asked for: seat and id, and the version that came of it.
    asked: VecDeque<(String, usize)>,
    queue: VecDeque<Ask>,
    busy: Busy,
    /// Is anything of the table kept yet?
    made: bool,
    /// The version that everybody has been told of.
    told: usize,
    stage: Stage,
    wake: Option<Millis>,
    pub(crate) thinking: bool,
    touched: Instant,
}

/// A table whose log can't be read: it must not be played on.
fn damaged(row: &TableRow) -> Error {
    tracing::error!(table = %row.id, "the log can't be replayed");
    Error::Unavailable
}

fn open(row: &TableRow) -> Result<Box<dyn Sitting>, Error> {
    let pace = row.pace.parse().map_err(|_| damaged(row))?;
    let secret = Secret::from_hex(&row.secret).ok_or_else(|| damaged(row))?;
    sitting::open(&row.game, row.seats, &row.setup, pace, secret).map_err(|_| damaged(row))
}

impl Room {
    /// A table that was made just now: its first change writes it down.
    pub(crate) fn new(row: TableRow) -> Result<Room, Error> {
        let (sitting, wake) = (open(&row)?, row.wake);
        Ok(Room {
            row,
            sitting,
            claims: Vec::new(),
            clients: Vec::new(),
            asked: VecDeque::new(),
            queue: VecDeque::new(),
            busy: Busy::No,
            made: false,
            told: 0,
            stage: Stage::Gathering,
            wake,
            thinking: false,
            touched: Instant::now(),
        })
    }

    /// A table as it was stored.
    pub(crate) fn stored(stored: Stored) -> Result<Room, Error> {
        let mut room = Room::new(stored.row.clone())?;
        room.replay(stored)?;
        room.told = room.version();
        room.stage = room.sitting.stage();
        room.made = true;
        Ok(room)
    }

    /// Goes on as the log says.
    fn replay(&mut self, stored: Stored) -> Result<(), Error> {
        let known = self.version();
        for entry in stored.entries.into_iter().filter(|entry| entry.version > known) {
            let fits = entry.version == self.version() + 1;
            if !fits || self.sitting.replay(&entry.line).is_err() {
                return Err(damaged(&self.row));
            }
            if let Some(asked) = entry.asked {
                self.remember(asked, entry.version);
            }
        }
        self.wake = stored.row.wake;
        self.row = stored.row;
        self.set_claims(stored.claims);
        Ok(())
    }

    fn set_claims(&mut self, claims: Vec<Claim>) {
        self.claims = claims;
        let held = |seat: Seat| self.claims.iter().any(|claim| claim.seat == seat);
        for client in &mut self.clients {
            if let Viewer::Seat(seat) = client.viewer
                && !held(seat)
            {
                client.viewer = Viewer::Spectator;
            }
        }
    }

    fn remember(&mut self, asked: String, version: usize) {
        if self.asked.len() == REMEMBERED {
            self.asked.pop_front();
        }
        self.asked.push_back((asked, version));
    }

    pub(crate) fn version(&self) -> usize {
        self.sitting.version()
    }

    pub(crate) fn is_idle(&self) -> bool {
        matches!(self.busy, Busy::No)
    }

    pub(crate) fn is_watched(&self) -> bool {
        !self.clients.is_empty()
    }

    /// Can it be forgotten?
    pub(crate) fn is_deserted(&self, since: Instant) -> bool {
        self.clients.is_empty()
            && self.is_idle()
            && self.queue.is_empty()
            && !self.thinking
            && self.touched < since
    }

    /// From now on the table waits until the log has been read.
    pub(crate) fn wait_for_log(&mut self) {
        if self.is_idle() {
            self.busy = Busy::Loading(None);
        }
    }

    /// Takes a question, to be answered in its turn.
    pub(crate) fn enqueue(&mut self, ask: Ask) {
        self.touched = Instant::now();
        if self.queue.len() < MOST_WAITING {
            self.queue.push_back(ask);
            return;
        }
        match ask {
            Ask::Do { reply, .. } => _ = reply.send(Err(Error::TooMuch)),
            Ask::Look { reply, .. } => _ = reply.send(Err(Error::TooMuch)),
            Ask::Said { client, .. } => self.detach(client),
            Ask::Watch { .. } | Ask::House { .. } => {}
        }
    }

    /// Does what waits, until something has to be written.
    pub(crate) fn pump(&mut self, now: Millis) -> Option<Change> {
        while self.is_idle()
            && let Some(ask) = self.queue.pop_front()
        {
            let task = match ask {
                Ask::Watch { holder, client, since } => {
                    self.attach(holder, client, since, now);
                    continue;
                }
                Ask::Look { holder, reply } => {
                    _ = reply.send(Ok(self.look(holder, now)));
                    continue;
                }
                Ask::Said { client, said } => match self.task_of(client, said) {
                    Some(task) => task,
                    None => continue,
                },
                Ask::Do { holder, deed, reply } => {
                    Task { seat: self.seat_of(holder), deed, reply: Reply::Http(reply) }
                }
                Ask::House { version, action } if version == self.version() => {
                    Task { seat: None, deed: Deed::House(action), reply: Reply::Nobody }
                }
                Ask::House { .. } => continue,
            };
            if let Some(change) = self.perform(task, now) {
                return Some(change);
            }
        }
        None
    }

    fn task_of(&mut self, id: ClientId, said: FromClient) -> Option<Task> {
        let client = self.clients.iter().find(|client| client.id == id)?;
        let Some(ask) = said.id().cloned() else {
            self.send(id, ToClient::Pong.to_text());
            return None;
        };
        let seat = if let Viewer::Seat(seat) = client.viewer { Some(seat) } else { None };
        Some(Task { seat, deed: Deed::Said(said), reply: Reply::Client(id, ask) })
    }

    fn seat_of(&self, holder: Holder) -> Option<Seat> {
        let holds = |claim: &&Claim| {
            holder.token == Some(claim.token) || (holder.account.is_some() && holder.account == claim.account)
        };
        self.claims.iter().find(holds).map(|claim| claim.seat)
    }

    fn attach(&mut self, holder: Holder, mut client: Client, since: Option<usize>, now: Millis) {
        client.viewer = self.seat_of(holder).map_or(Viewer::Spectator, Viewer::Seat);
        if holder.token.is_some() && client.viewer == Viewer::Spectator {
            // An old token is worth nothing, and its owner should know.
            _ = client.outbox.try_send(refused(None, &Error::Unauthorized, client.lang, &[]));
            return;
        }
        let view = self.sitting.view(client.viewer, now);
        let missed = since.and_then(|since| self.sitting.since(since, client.viewer));
        let version = self.version();
        let message = match &missed {
            Some(news) => ToClient::News { version, news, view: Some(&view) },
            None => ToClient::View { version, chat: self.sitting.chat(), view: &view },
        };
        if client.send(message.to_text()) {
            self.clients.push(client);
        }
    }

    pub(crate) fn detach(&mut self, id: ClientId) {
        self.touched = Instant::now();
        self.clients.retain(|client| client.id != id);
    }

    fn look(&self, holder: Holder, now: Millis) -> Look {
        let you = self.seat_of(holder);
        Look {
            row: self.row.clone(),
            stage: self.sitting.stage(),
            places: self.sitting.places(),
            view: self.sitting.view(you.map_or(Viewer::Spectator, Viewer::Seat), now),
            record: self.sitting.record(),
            you,
        }
    }

    /// Does a task as far as memory goes: what has to be written for it, or nothing if it is settled already.
    fn perform(&mut self, task: Task, now: Millis) -> Option<Change> {
        if let Some(version) = self.done_before(&task) {
            self.reply(task, Ok(version));
            return None;
        }
        let mut change = Change::of(self.row.id);
        match self.apply(&task, &mut change, now) {
            Ok(()) => {
                change.new = (!self.made).then(|| self.row.clone());
                let stage = self.sitting.stage();
                change.stage = (stage != self.stage).then_some(stage);
                change.wake = self.wake_change(now);
                self.busy = Busy::Writing(task);
                Some(change)
            }
            Err(error) => {
                self.reply(task, Err(error));
                None
            }
        }
    }

    /// The version at which the same was done already: the client asks again because it was not told.
    fn done_before(&self, task: &Task) -> Option<usize> {
        let asked = asked(task)?;
        self.asked.iter().find(|(known, _)| *known == asked).map(|(_, version)| *version)
    }

    fn apply(&mut self, task: &Task, change: &mut Change, now: Millis) -> Result<(), Error> {
        let action = match &task.deed {
            Deed::Make => return Ok(()),
            Deed::Rematch { next } => {
                task.seat.ok_or(Error::Unauthorized)?;
                if self.stage != Stage::Over {
                    return Err(Error::NotOver);
                }
                change.next = Some(*next);
                self.row.next = Some(*next);
                return Ok(());
            }
            Deed::Sit { seat, name, contribution, token, account } => {
                let open = self.sitting.places().into_iter().find(|place| place.open).map(|place| place.seat);
                // If none is open, the table says so.
                let seat = seat.or(open).unwrap_or(Seat::new(0));
                change.claim = Some(Claim { seat, token: *token, account: *account });
                Action::Sit { seat, name: name.clone(), contribution: *contribution }
            }
            Deed::Said(said) => self.action(task.seat, said)?,
            Deed::House(action) => action.clone(),
        };
        if let Action::Leave { seat } = action {
            change.unclaim = self.claims.iter().any(|claim| claim.seat == seat).then_some(seat);
        }
        let before = self.version();
        let entries = self.sitting.act(action, now).map_err(Error::Refused)?;
        let asked = asked(task);
        change.entries = (before + 1..)
            .zip(&entries)
            .map(|(version, entry)| EntryRow {
                version,
                line: entry.to_string(),
                asked: asked.clone().filter(|_| version == before + 1),
            })
            .collect();
        Ok(())
    }

    /// What somebody said, as an action at the table: their own, or nobody's.
    fn action(&self, seat: Option<Seat>, said: &FromClient) -> Result<Action, Error> {
        if let (None, FromClient::Say { text, name, .. }) = (seat, said) {
            let name = name.clone().ok_or(Error::Unauthorized)?;
            return Ok(Action::Say { from: Speaker::Spectator(name), text: text.clone() });
        }
        let seat = seat.ok_or(Error::Unauthorized)?;
        let level = |id: &str| id.parse().map_err(|fault| Error::Malformed(format!("{fault}")));
        let number = |number: u8| Seat::from_number(number).ok_or(Error::Malformed("no such seat".into()));
        Ok(match said {
            FromClient::Play { mv, .. } => Action::Play { seat, mv: mv.clone() },
            FromClient::TakeBack { .. } => Action::TakeBack { seat },
            FromClient::Ask { plies, .. } => Action::AskTakeBack { seat, plies: *plies },
            FromClient::Answer { agree, .. } => Action::Answer { seat, agree: *agree },
            FromClient::Resign { .. } => Action::Resign { seat },
            FromClient::Away { level: None, .. } => Action::Away { seat, level: bots::Level::Medium },
            FromClient::Away { level: Some(id), .. } => Action::Away { seat, level: level(id)? },
            FromClient::Back { .. } => Action::Back { seat },
            FromClient::Say { text, .. } => Action::Say { from: Speaker::Seat(seat), text: text.clone() },
            FromClient::SeatBot { seat, level: id, .. } => {
                Action::SeatBot { seat: number(*seat)?, level: level(id)? }
            }
            FromClient::Leave { seat: other, .. } => {
                let other = number(*other)?;
                let person = self.claims.iter().any(|claim| claim.seat == other);
                if person && other != seat {
                    return Err(Error::Unauthorized);
                }
                Action::Leave { seat: other }
            }
            FromClient::Start { .. } => Action::Start,
            FromClient::Hello { .. } | FromClient::Ping => return Err(Error::Malformed("not now".into())),
        })
    }

    /// When somebody has to look after this table, if that has changed.
    fn wake_change(&mut self, now: Millis) -> Option<Wake> {
        let bot = self.sitting.has_bot_to_move();
        let wake = if bot { Some(now + BOT_PATIENCE) } else { self.sitting.deadline() };
        // A bot's turn after a bot's turn need not be written every time.
        let near =
            bot && self.wake.is_some_and(|wake| wake > now + BOT_PATIENCE / 2 && wake <= now + BOT_PATIENCE);
        if wake == self.wake || near {
            return None;
        }
        self.wake = wake;
        Some(Wake(wake))
    }

    /// The change is kept: everybody is told.
    pub(crate) fn kept(&mut self, now: Millis) {
        let Busy::Writing(task) = std::mem::replace(&mut self.busy, Busy::No) else { return };
        self.made = true;
        let version = self.told + 1;
        if let Some(asked) = asked(&task) {
            self.remember(asked, version);
        }
        match &task.deed {
            Deed::Sit { token, account, .. } => {
                let seat = self.sat(version);
                let mut claims = std::mem::take(&mut self.claims);
                claims.retain(|claim| claim.seat != seat);
                claims.push(Claim { seat, token: *token, account: *account });
                self.set_claims(claims);
            }
            Deed::Said(FromClient::Leave { seat, .. }) => {
                let mut claims = std::mem::take(&mut self.claims);
                claims.retain(|claim| claim.seat.number() != *seat);
                self.set_claims(claims);
            }
            Deed::Rematch { next } => self.broadcast(&ToClient::Rematch { table: *next }.to_text()),
            Deed::Said(_) | Deed::House(_) | Deed::Make => {}
        }
        // The one who asked hears first that it is done.
        let version = self.version();
        self.reply(task, Ok(version));
        self.tell(now);
    }

    fn sat(&self, version: usize) -> Seat {
        let seen = self.sitting.since(version - 1, Viewer::Spectator);
        let fact = seen.and_then(|seen| seen.first().and_then(|seen| seen.fact.clone()));
        let number = fact.and_then(|fact| fact.split(' ').nth(1)?.parse().ok());
        number.and_then(Seat::from_number).unwrap_or(Seat::new(0))
    }

    /// Another node was first: what was done here is forgotten, and done again on top of what happened.
    pub(crate) fn conflict(&mut self) -> Result<(), Error> {
        let Busy::Writing(task) = std::mem::replace(&mut self.busy, Busy::No) else { return Ok(()) };
        self.sitting = open(&self.row)?;
        self.asked.clear();
        self.busy = Busy::Loading(Some(task));
        Ok(())
    }

    /// The log has been read up to now.
    pub(crate) fn caught_up(&mut self, stored: Stored, now: Millis) -> Result<Option<Change>, Error> {
        let Busy::Loading(task) = std::mem::replace(&mut self.busy, Busy::No) else { return Ok(None) };
        let next = self.row.next;
        self.replay(stored)?;
        self.tell(now);
        if let (None, Some(table)) = (next, self.row.next) {
            self.broadcast(&ToClient::Rematch { table }.to_text());
        }
        Ok(task.and_then(|task| self.perform(task, now)))
    }

    /// Tells everybody what they have not been told yet.
    fn tell(&mut self, now: Millis) {
        let (since, version) = (self.told, self.version());
        let begins_or_ends = self.sitting.stage() != self.stage;
        self.told = version;
        self.stage = self.sitting.stage();
        if since == version {
            return;
        }
        let mut written: Vec<((Viewer, Views), Utf8Bytes)> = Vec::new();
        let sitting = &self.sitting;
        self.clients.retain(|client| {
            let kind = (client.viewer, client.views);
            let known = written.iter().find(|(known, _)| *known == kind).map(|(_, text)| text.clone());
            let text = known.unwrap_or_else(|| {
                let text = told(sitting.as_ref(), kind, since, begins_or_ends, now);
                written.push((kind, text.clone()));
                text
            });
            client.send(text)
        });
    }

    fn broadcast(&mut self, text: &Utf8Bytes) {
        self.clients.retain(|client| client.send(text.clone()));
    }

    fn send(&mut self, id: ClientId, text: Utf8Bytes) {
        if let Some(client) = self.clients.iter().find(|client| client.id == id)
            && !client.send(text)
        {
            self.detach(id);
        }
    }

    fn reply(&mut self, task: Task, result: Result<usize, Error>) {
        match (task.reply, result) {
            (Reply::Client(client, id), Ok(version)) => {
                metrics::counter!("piazza_acks").increment(1);
                self.send(client, ToClient::Ack { id: &id, version }.to_text());
            }
            (Reply::Client(client, id), Err(error)) => {
                let lang = self
                    .clients
                    .iter()
                    .find(|known| known.id == client)
                    .map_or(Lang::English, |known| known.lang);
                self.send(client, refused(Some(&id), &error, lang, &self.sitting.names()));
            }
            (Reply::Http(reply), result) => {
                let seat = match task.deed {
                    Deed::Sit { .. } if result.is_ok() => Some(self.sat(self.version())),
                    _ => task.seat,
                };
                // Whoever asked may have gone.
                _ = reply.send(result.map(|version| Granted { version, seat }));
            }
            (Reply::Nobody, Ok(_)) => {}
            (Reply::Nobody, Err(error)) => {
                tracing::debug!(table = %self.row.id, %error, "the house was refused");
            }
        }
    }

    /// What a bot has to think about, if it is one's turn and none thinks already.
    pub(crate) fn bot(&mut self) -> Option<(usize, sitting::Thought)> {
        if self.thinking || !self.is_idle() {
            return None;
        }
        let thought = self.sitting.bot()?;
        self.thinking = true;
        Some((self.version(), thought))
    }

    /// The seat whose time is up.
    pub(crate) fn overdue(&self, now: Millis) -> Option<Seat> {
        match self.sitting.turn() {
            Turn::Seat(seat) if self.sitting.deadline().is_some_and(|deadline| deadline <= now) => Some(seat),
            _ => None,
        }
    }

    /// The table can't be kept: whoever waits is told so. Sockets close, and their clients come back.
    pub(crate) fn give_up(self) {
        let task = match self.busy {
            Busy::Writing(task) | Busy::Loading(Some(task)) => Some(task),
            Busy::No | Busy::Loading(None) => None,
        };
        if let Some(Task { reply: Reply::Http(reply), .. }) = task {
            _ = reply.send(Err(Error::Unavailable));
        }
        self.queue.into_iter().for_each(|ask| decline(ask, || Error::Unavailable));
    }
}

/// Says no to a question that nobody will answer.
pub(crate) fn decline(ask: Ask, error: impl Fn() -> Error) {
    match ask {
        Ask::Do { reply, .. } => _ = reply.send(Err(error())),
        Ask::Look { reply, .. } => _ = reply.send(Err(error())),
        Ask::Watch { client, .. } => _ = client.outbox.try_send(refused(None, &error(), client.lang, &[])),
        Ask::Said { .. } | Ask::House { .. } => {}
    }
}

fn told(
    sitting: &dyn Sitting,
    (viewer, views): (Viewer, Views),
    since: usize,
    turning: bool,
    now: Millis,
) -> Utf8Bytes {
    let version = sitting.version();
    let my_turn = matches!((sitting.turn(), viewer), (Turn::Seat(seat), Viewer::Seat(me)) if seat == me);
    let view = (views == Views::Always || my_turn || turning).then(|| sitting.view(viewer, now));
    match (sitting.since(since, viewer), view) {
        (Some(news), view) => ToClient::News { version, news: &news, view: view.as_deref() }.to_text(),
        (None, view) => {
            let view = view.unwrap_or_else(|| sitting.view(viewer, now));
            ToClient::View { version, chat: sitting.chat(), view: &view }.to_text()
        }
    }
}

/// Why something is not done, in the client's language.
pub(crate) fn refused(id: Option<&AskId>, error: &Error, lang: Lang, names: &[String]) -> Utf8Bytes {
    let (rule, sentence, text) = match error {
        Error::Refused(sentence) => (sentence.rule.as_deref(), Some(sentence), Words::of(lang).say(sentence, names)),
        other => (None, None, other.to_string()),
    };
    ToClient::Refused { id, reason: error.id(), rule, sentence, text }.to_text()
}

/// What a seat asked for under an id, as it stands in the log.
fn asked(task: &Task) -> Option<String> {
    match (&task.deed, task.seat) {
        (Deed::Said(said), Some(seat)) => said.id().map(|id| format!("{seat} {}", id.as_str())),
        _ => None,
    }
}
