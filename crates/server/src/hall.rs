//! All tables of this node: a few workers, each with tables of its own, so that no table is touched by two at once.

use crate::clock::now;
use crate::error::Error;
use crate::nodes::Nodes;
use crate::room::{Call, Room};
use crate::store::{Store, Stored, TableRow, Write};
use crate::writer::Written;
use bots::Level;
use host::{ClientId, Job, Thought, Wanted};
use std::collections::{HashMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::MissedTickBehavior;
use wire::TableId;

/// A table that nobody has followed or called for this long is forgotten: the log has it.
const FORGET_AFTER: Duration = Duration::from_mins(5);

/// How often a worker looks for clients that were not told at once.
const NEWS_EVERY: Duration = Duration::from_millis(5);

/// What a worker is told.
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
    /// Somebody has to look after it: a bot's turn, a clock.
    Wake,
}

/// How to reach the workers.
pub(crate) struct Hall {
    workers: Vec<mpsc::UnboundedSender<Mail>>,
}

/// What every worker needs.
#[derive(Clone)]
pub(crate) struct Context {
    pub(crate) store: Store,
    pub(crate) writer: mpsc::UnboundedSender<Write>,
    pub(crate) nodes: Nodes,
    /// As many bots think at once as there are cores.
    pub(crate) thinkers: Arc<Semaphore>,
}

impl Hall {
    /// Opens the hall.
    pub(crate) fn open(workers: usize, context: &Context) -> Arc<Hall> {
        let (senders, inboxes): (Vec<_>, Vec<_>) = (0..workers).map(|_| mpsc::unbounded_channel()).unzip();
        let hall = Arc::new(Hall { workers: senders });
        for inbox in inboxes {
            // A worker that held the hall would keep itself alive.
            let worker = Worker {
                hall: Arc::downgrade(&hall),
                context: context.clone(),
                tables: HashMap::new(),
                behind: HashSet::new(),
            };
            tokio::spawn(worker.run(inbox));
        }
        hall
    }

    /// Tells the table's worker. If the server is about to stop, nobody listens any more.
    pub(crate) fn send(&self, table: TableId, message: Message) {
        let worker = table.bits() as usize % self.workers.len();
        _ = self.workers[worker].send(Mail::Table(table, message));
    }

    /// Calls a table, and waits for the answer.
    pub(crate) async fn call<T>(
        &self,
        table: TableId,
        call: impl FnOnce(oneshot::Sender<Result<T, Error>>) -> Call,
    ) -> Result<T, Error> {
        let (reply, answer) = oneshot::channel();
        self.send(table, Message::Call(call(reply)));
        answer.await.unwrap_or(Err(Error::Unavailable))
    }

    /// All tables that somebody watches here.
    pub(crate) async fn watched(&self) -> Vec<(TableId, usize)> {
        let mut all = Vec::new();
        for worker in &self.workers {
            let (reply, answer) = oneshot::channel();
            _ = worker.send(Mail::Watched(reply));
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
    async fn run(mut self, mut inbox: mpsc::UnboundedReceiver<Mail>) {
        let mut sweep = tokio::time::interval(FORGET_AFTER / 10);
        let mut news = tokio::time::interval(NEWS_EVERY);
        news.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                // What has its time comes first: there may always be another message.
                biased;
                _ = sweep.tick() => self.forget(),
                _ = news.tick(), if !self.behind.is_empty() => self.tell_others(),
                mail = inbox.recv() => match mail {
                    Some(Mail::Table(table, message)) => {
                        self.guard(table, |worker| worker.handle(table, message));
                    }
                    Some(Mail::Watched(reply)) => _ = reply.send(self.watched()),
                    None => return,
                },
            }
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
                Some(Slot::Loading(waiting, _)) => waiting.push(call),
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
                hall.send(table, Message::Loaded(loaded));
            }
        });
    }

    fn loaded(&mut self, table: TableId, loaded: Result<Stored, Error>) {
        match (self.tables.remove(&table), loaded) {
            (Some(Slot::Loading(waiting, attend)), loaded) => match loaded.and_then(Room::stored) {
                Ok(mut room) => {
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
        for job in self.room(table).map(Room::jobs).unwrap_or_default() {
            self.think(table, job);
        }
    }

    fn write(&self, change: Write) {
        // The writer stops after the workers.
        _ = self.context.writer.send(change);
    }

    /// Calls time, if it is up, and sees to bots.
    fn attend(&mut self, table: TableId) {
        let Some(room) = self.room(table) else { return };
        if let Some(command) = room.overdue(now()) {
            let version = room.version();
            room.enqueue(Call::Command { version, command });
        }
        self.pump(table);
    }

    fn think(&self, table: TableId, job: Job) {
        let (hall, thinkers) = (self.hall.clone(), Arc::clone(&self.context.thinkers));
        tokio::spawn(async move {
            let Ok(_turn) = thinkers.acquire().await else { return };
            let thinking = tokio::task::spawn_blocking(move || (think(&job), job));
            let Ok((thought, job)) = thinking.await else { return };
            if let Some(hall) = hall.upgrade() {
                hall.send(table, Message::Thought(job, thought));
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
