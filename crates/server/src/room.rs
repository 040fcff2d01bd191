//! A table that is loaded: its host, the sockets of those who follow it, and what waits to be done.
//!
//! One thing is written at a time. What is asked meanwhile waits, so whatever is shown has been kept.

mod call;
mod chat;
mod seating;
mod trials;
mod watch;

pub(crate) use call::{Call, Client, Granted, Holder, Look, Newcomer, Order};
pub(crate) use trials::Trier;

use crate::damage;
use crate::error::Error;
use crate::gate::Origin;
use crate::purse::Purse;
use crate::store::{Claim, LogRow, Stored, TableRow, Write};
use axum::extract::ws::Utf8Bytes;
use call::Pending;
use engine::{Seat, Viewer};
use games::{OpenFault, Opening};
use host::{AnyHost, ClientId, Commit, Heard, Job, Performed, Thought, Told, Who};
use serde_json::value::RawValue;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;
use table::{Command, Millis, Secret, Stage};
use tokio::sync::mpsc::{self, error::TrySendError};
use trials::Trials;
use wire::{Request, TableId, Update};

/// How much may wait at a table.
pub(crate) const MOST_WAITING: usize = 64;

/// How long news may wait for more: too short to be seen, long enough for what a bot or a quick player does in a row.
const SOON: Millis = 15;

/// What a table waits for.
enum Busy {
    No,
    /// For the writer.
    Writing(Pending),
    /// For news from other nodes; then the order is tried again.
    Loading(Option<Pending>),
}

/// The socket of a client.
struct Outbox {
    id: ClientId,
    texts: mpsc::Sender<Utf8Bytes>,
    holder: Holder,
    seat: Option<Seat>,
    /// What its address may spend on trying moves.
    purse: Arc<Purse>,
}

pub(crate) struct Room {
    row: TableRow,
    host: Box<dyn AnyHost>,
    claims: Vec<Claim>,
    outboxes: Vec<Outbox>,
    /// Are there other nodes, that may know of other holders of seats than we do?
    shared: bool,
    /// How many lines of chat the table keeps.
    most_lines: usize,
    /// So many of those who wait came before the log was read last.
    fresh: usize,
    queue: VecDeque<Call>,
    busy: Busy,
    /// Is anything of the table kept yet?
    made: bool,
    /// Since when somebody has not been told all that happened.
    behind: Option<Millis>,
    /// The stage that is kept.
    stage: Stage,
    wake: Option<Millis>,
    /// Does a bot think about its move?
    thinking: bool,
    /// What somebody wants hints on.
    jobs: Vec<Job>,
    trials: Trials,
    touched: Instant,
}

/// A table whose log can't be read: it must not be played on.
fn damaged(row: &TableRow) -> Error {
    tracing::error!(table = %row.id, "the log can't be replayed");
    damage::found("piazza_tables_damaged", &row.id);
    Error::Unavailable
}

/// Opens a table as it was made. Without a reason: its row can't be read.
pub(crate) fn open(row: &TableRow) -> Result<Box<dyn AnyHost>, Option<OpenFault>> {
    games::open(Opening {
        game: &row.game,
        rules: row.rules,
        seats: row.seats,
        setup: row.setup.lines().map(|line| line.split_once(' ').unwrap_or((line, ""))).collect(),
        pace: row.pace.parse().map_err(|_| None)?,
        hints: row.hints,
        anyone_starts: row.anyone_starts,
        secret: secret(row).ok_or(None)?,
        format: engine::Format::default(),
        script: Vec::new(),
        whole_past: false,
    })
    .map_err(Some)
}

fn secret(row: &TableRow) -> Option<Secret> {
    Secret::from_hex(&row.secret)
}

impl Room {
    /// A table that was made just now: its first change writes it down.
    pub(crate) fn new(row: TableRow) -> Result<Room, Error> {
        let host = open(&row).map_err(|_| damaged(&row))?;
        Ok(Room::with_host(row, host))
    }

    fn with_host(row: TableRow, host: Box<dyn AnyHost>) -> Room {
        Room {
            wake: row.wake,
            row,
            host,
            claims: Vec::new(),
            outboxes: Vec::new(),
            shared: false,
            most_lines: 0,
            fresh: 0,
            queue: VecDeque::new(),
            busy: Busy::No,
            made: false,
            behind: None,
            stage: Stage::Gathering,
            thinking: false,
            jobs: Vec::new(),
            trials: Trials::default(),
            touched: Instant::now(),
        }
    }

    /// A table as it was stored.
    pub(crate) fn stored(stored: Stored) -> Result<Room, Error> {
        let mut room = Room::new(stored.row.clone())?;
        room.replay(stored)?;
        room.made = true;
        Ok(room)
    }

    /// Goes on as the log says.
    fn replay(&mut self, stored: Stored) -> Result<(), Error> {
        let known = self.version();
        for entry in stored.entries.into_iter().filter(|entry| entry.version > known) {
            let fits = entry.version == self.version() + 1;
            if !fits || entry.lines.lines().any(|line| self.host.replay(line).is_err()) {
                return Err(damaged(&self.row));
            }
            if let Some(asked) = entry.asked {
                self.host.remember(&asked, entry.version);
            }
        }
        self.stage = self.host.stage();
        self.wake = stored.row.wake;
        self.row = stored.row;
        self.set_claims(stored.claims);
        Ok(())
    }

    pub(crate) fn version(&self) -> usize {
        self.host.version()
    }

    pub(crate) fn is_idle(&self) -> bool {
        matches!(self.busy, Busy::No)
    }

    pub(crate) fn is_watched(&self) -> bool {
        self.host.is_followed()
    }

    /// Can it be forgotten?
    pub(crate) fn is_deserted(&self, since: Instant) -> bool {
        !self.is_watched()
            && self.is_idle()
            && self.queue.is_empty()
            && !self.thinking
            && self.touched < since
    }

    /// Is somebody to be told soon what happened?
    pub(crate) fn is_behind(&self) -> bool {
        self.behind.is_some()
    }

    /// From now on the table waits until the log has been read.
    pub(crate) fn wait_for_log(&mut self) {
        if self.is_idle() {
            self.busy = Busy::Loading(None);
            self.fresh = self.queue.len();
        }
    }

    /// Takes a call, to be answered in its turn.
    pub(crate) fn enqueue(&mut self, call: Call) {
        self.touched = Instant::now();
        if self.queue.len() < MOST_WAITING {
            self.queue.push_back(call);
        } else if let Call::Message { client, .. } = call {
            self.detach(client);
        } else {
            call.decline(&Error::TOO_MUCH);
        }
    }

    pub(crate) fn detach(&mut self, client: ClientId) {
        self.touched = Instant::now();
        self.outboxes.retain(|outbox| outbox.id != client);
        self.trials.forget(client);
        self.host.dismiss(client);
    }

    /// Does what waits, until something has to be written.
    pub(crate) fn pump(&mut self, now: Millis) -> Option<Write> {
        while self.is_idle() && !self.must_read_log() {
            let Some(call) = self.next().and_then(|next| self.queue.remove(next)) else { break };
            self.fresh = self.fresh.saturating_sub(1);
            if let Some(pending) = self.answer(call, now)
                && let Some(change) = self.perform(pending, now)
            {
                return Some(change);
            }
        }
        None
    }

    /// Whoever shows a token or a cookie is believed only as of now: another node may have given the seat to somebody else.
    pub(crate) fn must_read_log(&self) -> bool {
        let shows = self.next().is_some_and(|next| self.queue[next].needs_news());
        self.shared && self.fresh == 0 && self.is_idle() && shows
    }

    /// Are there other nodes, after how many calls was the log read, and how much chat is kept?
    pub(crate) fn take_up(&mut self, shared: bool, fresh: usize, most_lines: usize) {
        (self.shared, self.fresh, self.most_lines) = (shared, fresh, most_lines);
    }

    /// Which of those who wait comes next: nobody waits for others to chat.
    fn next(&self) -> Option<usize> {
        let first = self.queue.iter().position(|call| !call.is_chat());
        first.or((!self.queue.is_empty()).then_some(0))
    }

    /// Answers what can be answered at once; the rest is pending.
    fn answer(&mut self, call: Call, now: Millis) -> Option<Pending> {
        let pending = |holder, order, reply| Some(Pending { holder, seat: None, order, reply });
        match call {
            Call::Watch { holder, client, since } => {
                self.admit(holder, client, since, now);
                None
            }
            Call::Look { holder, reply } => {
                _ = reply.send(Ok(self.look(holder, now)));
                None
            }
            Call::Chat { before, reply } => {
                _ = reply.send(Ok(self.host.chat(before)));
                None
            }
            Call::Message { client, message } => pending(None, Order::Message(client, message), None),
            Call::Do { holder, order, reply } => pending(Some(holder), order, Some(reply)),
            Call::Command { version, command } => {
                (version == self.version()).then(|| pending(None, Order::Command(command), None))?
            }
            Call::Rest => pending(None, Order::Make, None),
        }
    }

    fn admit(&mut self, holder: Holder, mut client: Client, since: Option<usize>, now: Millis) {
        let seat = self.seat_of(holder);
        match seat {
            Some(seat) => client.member.who.viewer = Viewer::Seat(seat),
            // An old token is worth nothing, and its owner should know.
            None if holder.token.is_some() => {
                return Call::Watch { holder, client, since }.decline(&Error::UNAUTHORIZED);
            }
            None => {}
        }
        let Client { id, outbox: texts, purse, .. } = client;
        self.outboxes.push(Outbox { id, texts, holder, seat, purse });
        let told = self.host.admit(id, client.member, since, now);
        self.deliver([told]);
    }

    /// Hands texts to the sockets that they are for. A client that has gone, or does not read, is dropped.
    fn deliver(&mut self, all: impl IntoIterator<Item = Told>) {
        for told in all {
            let text = Utf8Bytes::from(told.text);
            for id in told.to {
                let outbox = self.outboxes.iter().find(|outbox| outbox.id == id);
                let sent = outbox.map_or(Ok(()), |outbox| outbox.texts.try_send(text.clone()));
                if matches!(sent, Err(TrySendError::Full(_))) {
                    metrics::counter!("piazza_clients_dropped").increment(1);
                }
                if sent.is_err() {
                    self.outboxes.retain(|outbox| outbox.id != id);
                    self.host.dismiss(id);
                }
            }
        }
    }

    fn look(&self, holder: Holder, now: Millis) -> Look {
        let you = self.seat_of(holder);
        let view = self.host.view(you.map_or(Viewer::Spectator, Viewer::Seat), now);
        Look {
            row: self.row.clone(),
            stage: self.host.stage(),
            seats: self.host.seats(),
            view: RawValue::from_string(view).expect("a view is JSON"),
            record: (self.host.stage() == Stage::Over).then(|| self.host.record()),
            you,
            next: self.row.next.unwrap_or_else(|| self.next_table()),
        }
    }

    /// Carries out an order as far as memory goes: what has to be written for it, or nothing if it is settled already.
    fn perform(&mut self, mut pending: Pending, now: Millis) -> Option<Write> {
        // Each time anew: the seat may have been lost while the log was read.
        pending.seat = pending.holder.and_then(|holder| self.seat_of(holder));
        let mut change = Write::of(self.row.id);
        match self.apply(&pending, &mut change, now) {
            Ok(Applied::Changed) => {
                change.new = (!self.made).then(|| Box::new(self.row.clone()));
                let stage = self.host.stage();
                change.stage = (stage != self.stage).then_some(stage);
                change.wake = self.wake_change(now);
                self.busy = Busy::Writing(pending);
                Some(change)
            }
            Ok(Applied::Answered) => None,
            Ok(Applied::Before(version)) => {
                self.reply(pending, Ok(version));
                None
            }
            Err(error) => {
                self.reply(pending, Err(error));
                None
            }
        }
    }

    fn apply(&mut self, pending: &Pending, change: &mut Write, now: Millis) -> Result<Applied, Error> {
        let commit = match &pending.order {
            Order::Make => return Ok(Applied::Changed),
            Order::Rematch { next } => {
                pending.seat.ok_or(Error::UNAUTHORIZED)?;
                if self.stage != Stage::Over {
                    return Err(Error::NotOver);
                }
                if self.row.next == Some(*next) {
                    return Ok(Applied::Before(self.version()));
                }
                let commit = self.host.act(Command::Rematch, now)?;
                change.next = Some(*next);
                commit
            }
            Order::Sit(newcomer) => {
                let command = self.sit(newcomer, change)?;
                self.host.act(command, now)?
            }
            Order::Command(command) => self.host.act(command.clone(), now)?,
            Order::Message(client, message) => match self.hear(*client, message, now) {
                Heard::Keep(commit) => commit,
                Heard::Told(told) => {
                    self.deliver([told]);
                    return Ok(Applied::Answered);
                }
                Heard::Try(trying) => {
                    self.try_moves(trying);
                    return Ok(Applied::Answered);
                }
                Heard::Think(job) => {
                    self.jobs.push(job);
                    return Ok(Applied::Answered);
                }
            },
            Order::Request(request) => {
                let who = Who::at(pending.seat.map_or(Viewer::Spectator, Viewer::Seat));
                let request = self.checked(who.viewer, request.clone())?;
                match self.host.perform(who, &request, now)? {
                    Performed::Now(commit) => commit,
                    Performed::Before(version) => return Ok(Applied::Before(version)),
                }
            }
        };
        if let Order::Message(_, Request::Leave { seat, .. }) | Order::Request(Request::Leave { seat, .. }) =
            &pending.order
        {
            let left = |claim: &&Claim| Some(claim.seat) == Seat::from_number(*seat);
            change.unclaim = self.claims.iter().find(left).map(|claim| claim.seat);
        }
        let Commit { version, lines, asked } = commit;
        change.entry = Some(LogRow { version, lines, asked });
        Ok(Applied::Changed)
    }

    /// The change is kept: everybody is told.
    pub(crate) fn kept(&mut self, change: &Write, now: Millis) {
        let Busy::Writing(mut pending) = std::mem::replace(&mut self.busy, Busy::No) else { return };
        self.made = true;
        self.stage = self.host.stage();
        if let Some(seat) = change.claim.as_ref().map(|claim| claim.seat).or(change.unclaim) {
            let mut claims = std::mem::take(&mut self.claims);
            claims.retain(|claim| claim.seat != seat);
            claims.extend(change.claim.clone());
            self.set_claims(claims);
        }
        if let Some(table) = change.next {
            self.row.next = Some(table);
            self.announce_rematch(table);
        }
        if let Order::Message(..) = pending.order {
            metrics::counter!("piazza_acks").increment(1);
        }
        pending.seat = change.claim.as_ref().map(|claim| claim.seat).or(pending.seat);
        self.reply(pending, Ok(self.version()));
        self.tell(now);
    }

    fn announce_rematch(&mut self, table: TableId) {
        let text = serde_json::to_string(&Update::<()>::Rematch { table }).expect("an id can be written");
        let to = self.outboxes.iter().map(|outbox| outbox.id).collect();
        self.deliver([Told { to, text }]);
    }

    /// Another node was first: what was done here is forgotten, and done again on top of what happened.
    pub(crate) fn conflict(&mut self) -> Result<(), Error> {
        if let Busy::Writing(pending) = std::mem::replace(&mut self.busy, Busy::No) {
            self.host.start_over(secret(&self.row).ok_or_else(|| damaged(&self.row))?);
            self.busy = Busy::Loading(Some(pending));
        }
        Ok(())
    }

    /// The log has been read up to now.
    pub(crate) fn caught_up(&mut self, stored: Stored, now: Millis) -> Result<Option<Write>, Error> {
        let Busy::Loading(pending) = std::mem::replace(&mut self.busy, Busy::No) else { return Ok(None) };
        let next = self.row.next;
        if !self.made {
            // Another node has made it, with a secret of its own.
            self.host.start_over(secret(&stored.row).ok_or_else(|| damaged(&stored.row))?);
            self.made = true;
        }
        self.replay(stored)?;
        self.tell(now);
        if let (None, Some(table)) = (next, self.row.next) {
            self.announce_rematch(table);
        }
        Ok(pending.and_then(|pending| self.perform(pending, now)))
    }

    /// Tells of what happened those who wait for it; the others are told soon.
    fn tell(&mut self, now: Millis) {
        let told = self.host.kept(now);
        self.deliver(told);
        self.behind = self.host.is_behind().then(|| self.behind.unwrap_or(now));
        self.tell_others(now);
    }

    /// Tells those who are not about to move, if they have waited for it. Does anybody wait on?
    pub(crate) fn tell_others(&mut self, now: Millis) -> bool {
        // What is being written has not happened yet.
        if self.is_idle() && self.behind.take_if(|since| *since + SOON <= now).is_some() {
            let told = self.host.tell_all(now);
            self.deliver(told);
        }
        self.behind.is_some()
    }

    fn reply(&mut self, pending: Pending, result: Result<usize, Error>) {
        match (pending.reply, result) {
            // Whoever asked may have gone.
            (Some(reply), result) => {
                _ = reply.send(result.map(|version| Granted { version, seat: pending.seat }));
            }
            (None, Ok(_)) => {}
            (None, Err(error)) => tracing::debug!(table = %self.row.id, %error, "the house was refused"),
        }
    }

    /// What is to be thought about: hints that somebody asked for, and the move of a bot whose turn it is.
    pub(crate) fn jobs(&mut self) -> Vec<Job> {
        let mut jobs = std::mem::take(&mut self.jobs);
        if !self.thinking
            && self.is_idle()
            && !self.is_paused()
            && let Some(job) = self.host.bot_job()
        {
            self.thinking = true;
            jobs.push(job);
        }
        jobs
    }

    /// A job is done, or nothing came of it.
    pub(crate) fn thought(&mut self, job: &Job, thought: Option<Thought>) {
        match thought {
            Some(Thought::Hints { client, id, hints }) => {
                let told = self.host.hinted(client, &id, hints);
                self.deliver(told);
            }
            Some(Thought::Move { seat, version, mv }) => {
                self.thinking = false;
                self.enqueue(Call::Command { version, command: Command::Play { seat, mv } });
            }
            None => match &job.wanted {
                host::Wanted::Move(_) => self.thinking = false,
                host::Wanted::Hints { client, id } => {
                    let told = self.host.hinted(*client, id, Vec::new());
                    self.deliver(told);
                }
            },
        }
    }

    /// Where the table comes from: its bots take turns with those of other addresses.
    pub(crate) fn origin(&self) -> Origin {
        self.row.origin.unwrap_or_else(|| Origin::of_table(self.row.id))
    }

    /// The table can't be kept: whoever waits is told so. Sockets close, and their clients come back.
    pub(crate) fn give_up(self) {
        let pending = match self.busy {
            Busy::Writing(pending) | Busy::Loading(Some(pending)) => Some(pending),
            Busy::No | Busy::Loading(None) => None,
        };
        if let Some(reply) = pending.and_then(|pending| pending.reply) {
            _ = reply.send(Err(Error::Unavailable));
        }
        self.queue.into_iter().for_each(|call| call.decline(&Error::Unavailable));
    }
}

/// How an order was carried out.
enum Applied {
    /// The table has changed: that is to be written.
    Changed,
    /// Whoever asked has the answer.
    Answered,
    /// It was done before, at this version.
    Before(usize),
}
