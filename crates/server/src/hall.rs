//! All tables of this node: a few workers, each with tables of its own, so that no table is touched by two at once.

use crate::clock::now;
use crate::error::Error;
use crate::gate::Origin;
use crate::nodes::Nodes;
use crate::purse::Purse;
use crate::room::{Call, MOST_WAITING, Room, Trier};
use crate::store::{Store, Stored, TableRow, Write};
use crate::thinkers::Thinkers;
use crate::writer::Written;
use bots::Level;
use host::{ClientId, Job, Thought, Told, Trying, Wanted};
use std::collections::{HashMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::MissedTickBehavior;
use wire::TableId;

/// A table that nobody has followed or called for this long is forgotten: the log has it.
const FORGET_AFTER: Duration = Duration::from_mins(5);

/// So many calls wait for a worker at most. After that, whoever calls waits: a socket is not read meanwhile.
const MAILBOX: usize = 256;

/// How often a worker looks for clients that were not told at once.
const NEWS_EVERY: Duration = Duration::from_millis(5);

/// What a worker is told.
#[allow(clippy::large_enum_variant, reason = "nearly all mail is about a table")]
enum Mail {
    /// About one of its tables.
    Table(TableId, Message),
    /// Which tables are watched, and up to which version are they known?
    Watched(oneshot::Sender<Vec<(TableId, usize)>>),
}

/// What a worker is told about one of its tables.
#[derive(Debug)]
pub(crate) enum Message {
    /// There is a new one. The first call makes it.
    New(Box<TableRow>, Call),
    Call(Call),
    /// A socket was closed.
    Gone(ClientId),
    /// What was to be written has been, or not.
    Written(Write, Written),
    /// The log has been read.
    Loaded(Result<Stored, Error>),
    /// Another node has written up to this version.
    Heard(usize),
    /// A bot has thought about a job.
    Thought(Job, Option<Thought>),
    /// Moves were tried, or it ended in a panic.
    Tried(Trier, Option<Told>),
    /// Somebody has to look after it: a bot's turn, a clock.
    Wake,
}

/// How to reach the workers.
pub(crate) struct Hall {
    workers: Vec<Mailbox>,
}

/// How to reach a worker.
struct Mailbox {
    calls: mpsc::Sender<Mail>,
    /// What comes of something that the worker itself has begun. It needs no bound of its own: a table begins one thing of
    /// each kind at a time. And it must have none: a worker that waits for the writer, while that waits for the worker,
    /// waits for good.
    results: mpsc::UnboundedSender<Mail>,
}

/// What every worker needs.
#[derive(Clone)]
pub(crate) struct Context {
    pub(crate) store: Store,
    /// A table writes one thing at a time: no more can wait than there are tables in memory.
    pub(crate) writer: mpsc::UnboundedSender<Write>,
    pub(crate) nodes: Nodes,
    pub(crate) thinkers: Arc<Thinkers>,
    /// Moves are tried beside the workers, and no more at once than there are cores.
    pub(crate) triers: Arc<Semaphore>,
    /// How many lines of chat a table keeps.
    pub(crate) most_lines: usize,
}

impl Hall {
    /// Opens the hall.
    pub(crate) fn open(workers: usize, context: &Context) -> Arc<Hall> {
        let mailbox = |_| {
            let ((calls, called), (results, done)) = (mpsc::channel(MAILBOX), mpsc::unbounded_channel());
            (Mailbox { calls, results }, (called, done))
        };
        let (workers, inboxes): (Vec<_>, Vec<_>) = (0..workers).map(mailbox).unzip();
        let hall = Arc::new(Hall { workers });
        for (called, done) in inboxes {
            // A worker that held the hall would keep itself alive.
            let worker = Worker {
                hall: Arc::downgrade(&hall),
                context: context.clone(),
                tables: HashMap::new(),
                behind: HashSet::new(),
            };
            tokio::spawn(worker.run(called, done));
        }
        hall
    }

    fn mailbox(&self, table: TableId) -> &Mailbox {
        &self.workers[table.bits() as usize % self.workers.len()]
    }

    /// Tells the table's worker, and waits while it has too much to do. If the server is about to stop, nobody listens any
    /// more.
    pub(crate) async fn send(&self, table: TableId, message: Message) {
        _ = self.mailbox(table).calls.send(Mail::Table(table, message)).await;
    }

    /// Tells the table's worker something that will come up again if it has no time for it now.
    pub(crate) fn mention(&self, table: TableId, message: Message) {
        _ = self.mailbox(table).calls.try_send(Mail::Table(table, message));
    }

    /// Tells the table's worker what came of something that it has begun.
    pub(crate) fn report(&self, table: TableId, message: Message) {
        _ = self.mailbox(table).results.send(Mail::Table(table, message));
    }

    /// Calls a table, and waits for the answer.
    pub(crate) async fn call<T>(
        &self,
        table: TableId,
        call: impl FnOnce(oneshot::Sender<Result<T, Error>>) -> Call,
    ) -> Result<T, Error> {
        let (reply, answer) = oneshot::channel();
        self.send(table, Message::Call(call(reply))).await;
        answer.await.unwrap_or(Err(Error::Unavailable))
    }

    /// All tables that somebody watches here.
    pub(crate) async fn watched(&self) -> Vec<(TableId, usize)> {
        let mut all = Vec::new();
        for worker in &self.workers {
            let (reply, answer) = oneshot::channel();
            _ = worker.calls.send(Mail::Watched(reply)).await;
            all.extend(answer.await.unwrap_or_default());
        }
        all
    }
}

/// A table as a worker has it.
enum Slot {
    /// The log is being read. Calls wait meanwhile; is somebody to look after the table then?
    Loading(Vec<Call>, bool),
    Open(Box<Room>),
}

struct Worker {
    hall: std::sync::Weak<Hall>,
    context: Context,
    tables: HashMap<TableId, Slot>,
    /// Tables where somebody waits for news.
    behind: HashSet<TableId>,
}

impl Worker {
    async fn run(mut self, mut calls: mpsc::Receiver<Mail>, mut results: mpsc::UnboundedReceiver<Mail>) {
        let mut sweep = tokio::time::interval(FORGET_AFTER / 10);
        let mut news = tokio::time::interval(NEWS_EVERY);
        news.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                // What has its time comes first: there may always be another message.
                biased;
                _ = sweep.tick() => self.forget(),
                _ = news.tick(), if !self.behind.is_empty() => self.tell_others(),
                // What is done makes room for what is asked.
                Some(mail) = results.recv() => self.open(mail),
                mail = calls.recv() => match mail {
                    Some(mail) => self.open(mail),
                    None => return,
                },
            }
        }
    }

    fn open(&mut self, mail: Mail) {
        match mail {
            Mail::Table(table, message) => self.guard(table, |worker| worker.handle(table, message)),
            Mail::Watched(reply) => _ = reply.send(self.watched()),
        }
    }

    /// Does something with a table. If that panics, the table is dropped and no other notices: sockets close, clients come
    /// back, and the log gives the table again.
    fn guard(&mut self, table: TableId, act: impl FnOnce(&mut Worker)) {
        if catch_unwind(AssertUnwindSafe(|| act(self))).is_err() {
            tracing::error!(%table, "a table ended in a panic");
            metrics::counter!("piazza_panics").increment(1);
            self.behind.remove(&table);
            self.tables.remove(&table);
        }
    }

    fn handle(&mut self, table: TableId, message: Message) {
        match message {
            // Two may want the same rematch at once.
            Message::New(_, call) if self.tables.contains_key(&table) => {
                self.handle(table, Message::Call(call));
            }
            Message::New(row, call) => match Room::new(*row) {
                Ok(mut room) => {
                    room.take_up(self.context.store.is_shared(), 1, self.context.most_lines);
                    room.enqueue(call);
                    self.tables.insert(table, Slot::Open(Box::new(room)));
                    self.pump(table);
                }
                Err(error) => call.decline(&error),
            },
            Message::Call(call) => match self.tables.get_mut(&table) {
                Some(Slot::Open(room)) => {
                    room.enqueue(call);
                    self.pump(table);
                }
                Some(Slot::Loading(waiting, _)) if waiting.len() < MOST_WAITING => waiting.push(call),
                Some(Slot::Loading(..)) => call.decline(&Error::TOO_MUCH),
                None => self.load(table, vec![call], false),
            },
            Message::Gone(client) => {
                if let Some(room) = self.room(table) {
                    room.detach(client);
                }
            }
            Message::Written(change, written) => self.written(&change, written),
            Message::Loaded(loaded) => self.loaded(table, loaded),
            Message::Heard(version) => {
                let room = self.room(table).filter(|room| room.is_idle() && room.version() < version);
                if room.is_some() {
                    self.catch_up(table);
                }
            }
            Message::Thought(job, thought) => {
                if let Some(room) = self.room(table) {
                    room.thought(&job, thought);
                    self.pump(table);
                }
            }
            Message::Tried(trier, told) => {
                if let Some(room) = self.room(table) {
                    room.tried(trier, told);
                    self.pump(table);
                }
            }
            Message::Wake => match self.tables.get_mut(&table) {
                Some(Slot::Open(_)) => self.attend(table),
                Some(Slot::Loading(_, attend)) => *attend = true,
                None => self.load(table, Vec::new(), true),
            },
        }
    }

    fn watched(&self) -> Vec<(TableId, usize)> {
        let watched = self.tables.iter().filter_map(|(table, slot)| match slot {
            Slot::Open(room) if room.is_watched() => Some((*table, room.version())),
            _ => None,
        });
        watched.collect()
    }

    fn room(&mut self, table: TableId) -> Option<&mut Room> {
        match self.tables.get_mut(&table) {
            Some(Slot::Open(room)) => Some(room),
            _ => None,
        }
    }

    fn load(&mut self, table: TableId, waiting: Vec<Call>, attend: bool) {
        self.tables.insert(table, Slot::Loading(waiting, attend));
        self.read_log(table, 0);
    }

    fn catch_up(&mut self, table: TableId) {
        let Some(room) = self.room(table) else { return };
        room.wait_for_log();
        let version = room.version();
        self.read_log(table, version);
    }

    fn read_log(&self, table: TableId, after: usize) {
        let (hall, store) = (self.hall.clone(), self.context.store.clone());
        tokio::spawn(async move {
            let loaded = store.load(table, after).await;
            if let Some(hall) = hall.upgrade() {
                hall.report(table, Message::Loaded(loaded));
            }
        });
    }

    fn loaded(&mut self, table: TableId, loaded: Result<Stored, Error>) {
        match (self.tables.remove(&table), loaded) {
            (Some(Slot::Loading(waiting, attend)), loaded) => match loaded.and_then(Room::stored) {
                Ok(mut room) => {
                    // The first of them came before the log was read.
                    let shared = self.context.store.is_shared();
                    room.take_up(shared, waiting.len().min(1), self.context.most_lines);
                    for call in waiting {
                        room.enqueue(call);
                    }
                    self.tables.insert(table, Slot::Open(Box::new(room)));
                    self.pump(table);
                    if attend {
                        self.attend(table);
                    }
                }
                Err(error) => waiting.into_iter().for_each(|call| call.decline(&error)),
            },
            (Some(Slot::Open(mut room)), Ok(stored)) => match room.caught_up(stored, now()) {
                Ok(change) => {
                    if room.is_behind() {
                        self.behind.insert(table);
                    }
                    self.tables.insert(table, Slot::Open(room));
                    match change {
                        Some(change) => self.write(change),
                        None => self.pump(table),
                    }
                }
                Err(_) => room.give_up(),
            },
            (Some(Slot::Open(room)), Err(_)) => room.give_up(),
            (None, _) => {}
        }
    }

    fn written(&mut self, change: &Write, written: Written) {
        let table = change.table;
        let Some(room) = self.room(table) else { return };
        match written {
            Written::Kept => {
                room.kept(change, now());
                let (version, behind) = (room.version(), room.is_behind());
                if behind {
                    self.behind.insert(table);
                }
                self.context.nodes.tell(table, version);
                self.pump(table);
                self.attend(table);
            }
            Written::Conflict => match room.conflict() {
                Ok(()) => self.read_log(table, 0),
                Err(_) => self.close(table),
            },
            Written::Lost => self.close(table),
        }
    }

    fn close(&mut self, table: TableId) {
        if let Some(Slot::Open(room)) = self.tables.remove(&table) {
            room.give_up();
        }
    }

    fn tell_others(&mut self) {
        let now = now();
        for table in self.behind.iter().copied().collect::<Vec<_>>() {
            self.guard(table, |worker| {
                if !worker.room(table).is_some_and(|room| room.tell_others(now)) {
                    worker.behind.remove(&table);
                }
            });
        }
    }

    /// Goes on with what waits at the table, and has bots think about it.
    fn pump(&mut self, table: TableId) {
        if let Some(change) = self.room(table).and_then(|room| room.pump(now())) {
            self.write(change);
        }
        if self.room(table).is_some_and(|room| room.must_read_log()) {
            self.catch_up(table);
        }
        let Some(room) = self.room(table) else { return };
        let (jobs, trials, origin) = (room.jobs(), room.trials(), room.origin());
        for job in jobs {
            self.think(table, origin, job);
        }
        for (trying, purse) in trials {
            self.try_moves(table, trying, purse);
        }
    }

    fn write(&self, change: Write) {
        // The writer stops after the workers.
        _ = self.context.writer.send(change);
    }

    /// Calls time, if it is up, and sees to bots.
    fn attend(&mut self, table: TableId) {
        let Some(room) = self.room(table) else { return };
        if let Some(call) = room.overdue(now()) {
            room.enqueue(call);
        }
        self.pump(table);
    }

    fn think(&self, table: TableId, origin: Origin, job: Job) {
        let (hall, turn) = (self.hall.clone(), self.context.thinkers.turn(origin, table));
        tokio::spawn(async move {
            let Some(_turn) = turn.await else { return };
            let thinking = tokio::task::spawn_blocking(move || (think(&job), job));
            let Ok((thought, job)) = thinking.await else { return };
            if let Some(hall) = hall.upgrade() {
                hall.report(table, Message::Thought(job, thought));
            }
        });
    }

    /// Tries moves beside the worker, at the expense of the address that asked.
    fn try_moves(&self, table: TableId, trying: Trying, purse: Arc<Purse>) {
        let (hall, triers, trier) = (self.hall.clone(), Arc::clone(&self.context.triers), Trier::of(&trying));
        tokio::spawn(async move {
            let Ok(_turn) = triers.acquire().await else { return };
            let run = move || {
                let start = Instant::now();
                let told = catch_unwind(AssertUnwindSafe(|| trying.run())).ok();
                purse.pay(start.elapsed());
                told
            };
            let told = tokio::task::spawn_blocking(run).await.unwrap_or_default();
            if let Some(hall) = hall.upgrade() {
                hall.report(table, Message::Tried(trier, told));
            }
        });
    }

    fn forget(&mut self) {
        if let Some(since) = Instant::now().checked_sub(FORGET_AFTER) {
            self.tables.retain(|_, slot| !matches!(slot, Slot::Open(room) if room.is_deserted(since)));
        }
        metrics::gauge!("piazza_tables").set(self.tables.len() as f64);
    }
}

/// Thinks about a job. A bot that ends in a panic makes any legal move, so that the game goes on.
fn think(job: &Job) -> Option<Thought> {
    caught(job).or_else(|| match job.wanted {
        Wanted::Move(_) => caught(&Job { wanted: Wanted::Move(Level::Random), ..job.clone() }),
        Wanted::Hints { .. } => None,
    })
}

fn caught(job: &Job) -> Option<Thought> {
    catch_unwind(AssertUnwindSafe(|| games::think(job, &|| false))).unwrap_or_else(|_| {
        tracing::error!(game = %job.game, "a bot ended in a panic");
        metrics::counter!("piazza_panics").increment(1);
        None
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use tokio::task::unconstrained;

    #[tokio::test]
    async fn whoever_calls_waits_while_a_worker_has_too_much_to_do() {
        let ((calls, mut called), (results, mut done)) = (mpsc::channel(MAILBOX), mpsc::unbounded_channel());
        let hall = Hall { workers: vec![Mailbox { calls, results }] };
        let table = TableId::from_bits(7);
        let call = || unconstrained(hall.send(table, Message::Gone(ClientId(1)))).now_or_never();
        for _ in 0..MAILBOX {
            assert!(call().is_some());
        }
        assert!(call().is_none());
        hall.mention(table, Message::Wake);
        hall.report(table, Message::Heard(3));
        assert!(done.try_recv().is_ok(), "what is done is told at once");
        assert_eq!(std::iter::from_fn(|| called.try_recv().ok()).count(), MAILBOX);
        assert!(call().is_some());
    }
}
