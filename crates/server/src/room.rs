//! A table that is loaded: the game, who watches it, and what they asked for.
//!
//! One thing is written at a time. What is asked meanwhile waits, so that whatever is shown has been kept.

mod ask;
mod audience;

pub(crate) use ask::{Ask, Deed, Granted, Holder, Look, Newcomer};
pub(crate) use audience::{Client, ClientId, refused};

use crate::error::Error;
use crate::sitting::{self, Advising, Sitting, Thought, text};
use crate::store::{Change, Claim, EntryRow, Stored, TableRow, Wake};
use ask::{Reply, Task};
use audience::Audience;
use axum::extract::ws::Utf8Bytes;
use engine::{Seat, Turn, Viewer};
use std::collections::VecDeque;
use std::time::Instant;
use table::{Action, Advice, Millis, Secret, Stage};
use wire::{AskId, FromClient, TableId, ToClient};
use words::Lang;

/// How many of the ids that a table's players gave to what they asked are remembered.
const REMEMBERED: usize = 32;

/// How much may wait at a table.
const MOST_WAITING: usize = 64;

/// How long news may wait for more: too short to be seen, long enough for what a bot or a quick player does in a row.
const SOON: Millis = 15;

/// A bot that has not moved after so long is thought for by another node.
const BOT_PATIENCE: Millis = 10_000;

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
    audience: Audience,
    /// What seats asked for: seat and id, and the version that came of it.
    asked: VecDeque<(String, usize)>,
    queue: VecDeque<Ask>,
    busy: Busy,
    /// Is anything of the table kept yet?
    made: bool,
    /// The version that was told of.
    told: usize,
    /// Since when somebody has not been told of it who is not about to move.
    behind: Option<Millis>,
    stage: Stage,
    wake: Option<Millis>,
    pub(crate) thinking: bool,
    /// Who waits for advice, and what is to be thought about for it; nothing once somebody thinks.
    advised: Vec<(ClientId, AskId, Option<Advising>)>,
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
    sitting::open(&row.game, row.rules, row.seats, &row.setup, pace, secret).map_err(|_| damaged(row))
}

impl Room {
    /// A table that was made just now: its first change writes it down.
    pub(crate) fn new(row: TableRow) -> Result<Room, Error> {
        let (sitting, wake) = (open(&row)?, row.wake);
        Ok(Room {
            row,
            sitting,
            claims: Vec::new(),
            audience: Audience::default(),
            asked: VecDeque::new(),
            queue: VecDeque::new(),
            busy: Busy::No,
            made: false,
            told: 0,
            behind: None,
            stage: Stage::Gathering,
            wake,
            thinking: false,
            advised: Vec::new(),
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
            if !fits || entry.lines.lines().any(|line| self.sitting.replay(line).is_err()) {
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
        let claims = &self.claims;
        self.audience.unseat(|viewer| claims.iter().any(|claim| viewer.is(claim.seat)));
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
        !self.audience.is_empty()
    }

    /// Can it be forgotten?
    pub(crate) fn is_deserted(&self, since: Instant) -> bool {
        self.audience.is_empty()
            && self.is_idle()
            && self.queue.is_empty()
            && !self.thinking
            && self.touched < since
    }

    /// Does somebody wait for news who is not about to move?
    pub(crate) fn is_behind(&self) -> bool {
        self.behind.is_some()
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
        } else if let Ask::Said { client, .. } = ask {
            self.detach(client);
        } else {
            ask.decline(&Error::TooMuch);
        }
    }

    pub(crate) fn detach(&mut self, client: ClientId) {
        self.touched = Instant::now();
        self.audience.remove(client);
    }

    /// Does what waits, until something has to be written.
    pub(crate) fn pump(&mut self, now: Millis) -> Option<Change> {
        while self.is_idle()
            && let Some(ask) = self.queue.pop_front()
        {
            if let Some(task) = self.task(ask, now)
                && let Some(change) = self.perform(task, now)
            {
                return Some(change);
            }
        }
        None
    }

    /// Answers what can be answered at once; the rest is a task.
    fn task(&mut self, ask: Ask, now: Millis) -> Option<Task> {
        match ask {
            Ask::Watch { holder, client, since } => {
                self.admit(holder, client, since, now);
                None
            }
            Ask::Look { holder, reply } => {
                _ = reply.send(Ok(self.look(holder, now)));
                None
            }
            Ask::Said { client, said } => self.task_of(client, said),
            Ask::Do { holder, deed, reply } => {
                Some(Task::new(self.seat_of(holder), deed, Reply::Http(reply)))
            }
            Ask::House { version, action } => {
                (version == self.version()).then(|| Task::new(None, Deed::House(action), Reply::Nobody))
            }
        }
    }

    fn task_of(&mut self, client: ClientId, said: FromClient) -> Option<Task> {
        let viewer = self.audience.get(client)?.viewer;
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let Some(id) = said.id().cloned() else {
            self.audience.send(client, text(&ToClient::<()>::Pong));
            return None;
        };
        match (said, seat) {
            (FromClient::Try { moves, .. }, Some(seat)) => {
                let trials = self.sitting.try_moves(seat, moves);
                self.audience.send(client, text(&ToClient::<()>::Tried { id, trials }));
                None
            }
            (FromClient::Hint { .. }, Some(seat)) => {
                self.want_advice(client, id, seat);
                None
            }
            (said, seat) => Some(Task::new(seat, Deed::Said(said), Reply::Client(client, id))),
        }
    }

    /// Somebody wants advice. Each gets one at a time: it costs a bot's thoughts.
    fn want_advice(&mut self, client: ClientId, id: AskId, seat: Seat) {
        let waits = self.advised.iter().any(|(waiting, ..)| *waiting == client);
        let advising =
            if waits { Err(Error::TooMuch) } else { self.sitting.advice(seat).map_err(Error::Refused) };
        match advising {
            Ok(advising) => self.advised.push((client, id, Some(advising))),
            Err(error) => {
                let reply = Reply::Client(client, id);
                self.reply(Task::new(None, Deed::Make, reply), Err(error));
            }
        }
    }

    /// What is to be thought about for those who wait for advice.
    pub(crate) fn advising(&mut self) -> Vec<(ClientId, Advising)> {
        let waiting = self.advised.iter_mut();
        waiting.filter_map(|(client, _, advising)| Some((*client, advising.take()?))).collect()
    }

    /// The advice is found: only who asked is told.
    pub(crate) fn advise(&mut self, client: ClientId, hints: Vec<Advice>) {
        if let Some(waiting) = self.advised.iter().position(|(waiting, ..)| *waiting == client) {
            let (_, id, _) = self.advised.swap_remove(waiting);
            self.audience.send(client, text(&ToClient::<()>::Hints { id, hints }));
        }
    }

    fn seat_of(&self, holder: Holder) -> Option<Seat> {
        let holds = |claim: &&Claim| {
            holder.token == Some(claim.token) || (holder.account.is_some() && holder.account == claim.account)
        };
        self.claims.iter().find(holds).map(|claim| claim.seat)
    }

    fn admit(&mut self, holder: Holder, mut client: Client, since: Option<usize>, now: Millis) {
        match self.seat_of(holder) {
            Some(seat) => client.viewer = Viewer::Seat(seat),
            // An old token is worth nothing, and its owner should know.
            None if holder.token.is_some() => {
                client.refuse(None, &Error::Unauthorized, &[]);
                return;
            }
            None => {}
        }
        self.audience.admit(client, since, self.sitting.as_ref(), now);
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
            next: self.row.next.unwrap_or_else(|| self.next_table()),
        }
    }

    /// Where the same people play again: two who ask at the same time, even on two nodes, are sent to the same table. It
    /// follows from what nobody else is ever told.
    fn next_table(&self) -> TableId {
        let mut hasher = blake3::Hasher::new_derive_key("piazza rematch 1");
        hasher.update(self.row.secret.as_bytes());
        let mut claims: Vec<&Claim> = self.claims.iter().collect();
        claims.sort_by_key(|claim| claim.seat.index());
        for claim in claims {
            hasher.update(claim.token.to_string().as_bytes());
        }
        let mut bits = [0; 8];
        hasher.finalize_xof().fill(&mut bits);
        TableId::from_bits(u64::from_le_bytes(bits))
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
                change.new = (!self.made).then(|| Box::new(self.row.clone()));
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
        let asked = task.asked.as_ref()?;
        self.asked.iter().find(|(known, _)| known == asked).map(|(_, version)| *version)
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
            Deed::Sit(newcomer) => match self.sit(newcomer, change) {
                Some(action) => action,
                None => return Ok(()),
            },
            Deed::Said(said) => ask::action(task.seat, said, &self.claims)?,
            Deed::House(action) => action.clone(),
        };
        if let Action::Leave { seat } = action {
            change.unclaim = self.claims.iter().any(|claim| claim.seat == seat).then_some(seat);
        }
        let version = self.version() + 1;
        let lines = self.sitting.act(action, now).map_err(Error::Refused)?;
        change.entry = Some(EntryRow { version, lines, asked: task.asked.clone() });
        Ok(())
    }

    /// A newcomer takes a seat; or, if they sit already and were not told, gets the same seat under a new token.
    /// Only they know what they added to the dice, until the game is over.
    fn sit(&self, newcomer: &Newcomer, change: &mut Change) -> Option<Action> {
        let sits = self.sitting.seat_with(newcomer.contribution).filter(|_| self.stage == Stage::Gathering);
        let open = || self.sitting.places().into_iter().find(|place| place.open).map(|place| place.seat);
        // If none is open, the table says so.
        let seat = sits.or(newcomer.seat).or_else(open).unwrap_or(Seat::new(0));
        change.claim = Some(Claim { seat, token: newcomer.token, account: newcomer.account });
        let action = Action::Sit { seat, name: newcomer.name.clone(), contribution: newcomer.contribution };
        sits.is_none().then_some(action)
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
    pub(crate) fn kept(&mut self, change: &Change, now: Millis) {
        let Busy::Writing(mut task) = std::mem::replace(&mut self.busy, Busy::No) else { return };
        self.made = true;
        if let Some(asked) = task.asked.take() {
            self.remember(asked, self.told + 1);
        }
        if let Some(seat) = change.claim.as_ref().map(|claim| claim.seat).or(change.unclaim) {
            let mut claims = std::mem::take(&mut self.claims);
            claims.retain(|claim| claim.seat != seat);
            claims.extend(change.claim.clone());
            self.set_claims(claims);
        }
        if let Some(table) = change.next {
            self.audience.broadcast(&ToClient::<()>::Rematch { table });
        }
        let version = self.version();
        match task {
            Task { reply: Reply::Client(client, id), .. } => {
                self.tell(Some((client, acked(id, version))), now);
            }
            mut task => {
                task.seat = change.claim.as_ref().map(|claim| claim.seat).or(task.seat);
                self.reply(task, Ok(version));
                self.tell(None, now);
            }
        }
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
        if !self.made {
            // Another node has made it, with a secret of its own.
            self.sitting = open(&stored.row)?;
            self.made = true;
        }
        self.replay(stored)?;
        self.tell(None, now);
        if let (None, Some(table)) = (next, self.row.next) {
            self.audience.broadcast(&ToClient::<()>::Rematch { table });
        }
        Ok(task.and_then(|task| self.perform(task, now)))
    }

    /// Tells of what happened those who wait for it; the others are told soon.
    fn tell(&mut self, ack: Option<(ClientId, Utf8Bytes)>, now: Millis) {
        let (since, turning) = (self.told, self.sitting.stage() != self.stage);
        self.told = self.version();
        self.stage = self.sitting.stage();
        if since != self.told {
            let others = self.audience.tell(self.sitting.as_ref(), turning, ack, now);
            self.behind = others.then(|| self.behind.unwrap_or(now));
            self.tell_others(now);
        } else if let Some((client, ack)) = ack {
            self.audience.send(client, ack);
        }
    }

    /// Tells those who are not about to move, if they have waited for it. Does anybody wait on?
    pub(crate) fn tell_others(&mut self, now: Millis) -> bool {
        // What is being written has not happened yet.
        if self.is_idle() && self.behind.take_if(|since| *since + SOON <= now).is_some() {
            self.audience.tell_all(self.sitting.as_ref(), now);
        }
        self.behind.is_some()
    }

    fn reply(&mut self, task: Task, result: Result<usize, Error>) {
        match (task.reply, result) {
            (Reply::Client(client, id), Ok(version)) => self.audience.send(client, acked(id, version)),
            (Reply::Client(client, id), Err(error)) => {
                let lang = self.audience.get(client).map_or(Lang::English, |client| client.lang);
                self.audience.send(client, refused(Some(id), &error, lang, &self.sitting.names()));
            }
            // Whoever asked may have gone.
            (Reply::Http(reply), result) => {
                _ = reply.send(result.map(|version| Granted { version, seat: task.seat }));
            }
            (Reply::Nobody, Ok(_)) => {}
            (Reply::Nobody, Err(error)) => {
                tracing::debug!(table = %self.row.id, %error, "the house was refused");
            }
        }
    }

    /// What a bot has to think about, if it is one's turn and none thinks already.
    pub(crate) fn bot(&mut self) -> Option<(usize, Thought)> {
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
        self.queue.into_iter().for_each(|ask| ask.decline(&Error::Unavailable));
    }
}

fn acked(id: AskId, version: usize) -> Utf8Bytes {
    metrics::counter!("piazza_acks").increment(1);
    text(&ToClient::<()>::Ack { id, version })
}
