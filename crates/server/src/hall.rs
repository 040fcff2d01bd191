//! All tables of this node: a few workers, each with tables of its own, so that no table is touched by two at once.

use crate::clock::now;
use crate::error::Error;
use crate::nodes::Nodes;
use crate::room::{Ask, ClientId, Room};
use crate::sitting::{Advising, Thought};
use crate::store::{Change, Store, Stored, TableRow};
use crate::writer::Written;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Action, Advice};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::MissedTickBehavior;
use wire::TableId;

/// A table that nobody has watched or asked for so long is forgotten: the log has it.
const FORGET_AFTER: Duration = Duration::from_mins(5);

/// How often it is looked whom to tell what they have not been told at once.
const NEWS_EVERY: Duration = Duration::from_millis(5);

/// What a worker is told about one of its tables.
#[derive(Debug)]
pub(crate) enum Message {
    /// There is a new one. The first to sit down asks with it.
    New(Box<TableRow>, Ask),
    Ask(Ask),
    /// A socket was closed.
    Gone(ClientId),
    /// What was to be written has been, or not.
    Written(Change, Written),
    /// The log has been read.
    Loaded(Result<Stored, Error>),
    /// Another node has written up to this version.
    Heard(usize),
    /// A bot has made up its mind at this version.
    Thought {
        version: usize,
        action: Action,
    },
    /// Advice is found for a client.
    Advised(ClientId, Vec<Advice>),
    /// Somebody has to look after it: a bot's turn, a clock.
    Wake,
    /// Which tables are watched, and up to which version are they known?
    Watched(oneshot::Sender<Vec<(TableId, usize)>>),
}

/// How to reach the workers.
pub(crate) struct Hall {
    workers: Vec<mpsc::UnboundedSender<(TableId, Message)>>,
}

/// What every worker needs.
#[derive(Clone)]
pub(crate) struct Means {
    pub(crate) store: Store,
    pub(crate) writer: mpsc::UnboundedSender<Change>,
    pub(crate) nodes: Nodes,
    /// As many bots think at once as there are cores.
    pub(crate) thinkers: Arc<Semaphore>,
}

impl Hall {
    /// Opens the hall.
    pub(crate) fn open(workers: usize, means: &Means) -> Arc<Hall> {
        let (senders, inboxes): (Vec<_>, Vec<_>) = (0..workers).map(|_| mpsc::unbounded_channel()).unzip();
        let hall = Arc::new(Hall { workers: senders });
        for inbox in inboxes {
            // A worker that held the hall would keep itself alive.
            let worker = Worker {
                hall: Arc::downgrade(&hall),
                means: means.clone(),
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
        _ = self.workers[worker].send((table, message));
    }

    /// Asks a table something, and waits for the answer.
    pub(crate) async fn ask<T>(
        &self,
        table: TableId,
        ask: impl FnOnce(oneshot::Sender<Result<T, Error>>) -> Ask,
    ) -> Result<T, Error> {
        let (reply, answer) = oneshot::channel();
        self.send(table, Message::Ask(ask(reply)));
        answer.await.unwrap_or(Err(Error::Unavailable))
    }

    /// All tables that somebody watches here.
    pub(crate) async fn watched(&self) -> Vec<(TableId, usize)> {
        let mut all = Vec::new();
        for worker in &self.workers {
            let (reply, answer) = oneshot::channel();
            _ = worker.send((TableId::from_bits(0), Message::Watched(reply)));
            all.extend(answer.await.unwrap_or_default());
        }
        all
    }
}

/// A table as a worker has it.
enum Slot {
    /// The log is being read. What is asked meanwhile waits.
    Loading(Vec<Ask>, bool),
    Open(Box<Room>),
}

struct Worker {
    hall: std::sync::Weak<Hall>,
    means: Means,
    tables: HashMap<TableId, Slot>,
    /// Tables where somebody waits for news.
    behind: HashSet<TableId>,
}

impl Worker {
    async fn run(mut self, mut inbox: mpsc::UnboundedReceiver<(TableId, Message)>) {
        let mut sweep = tokio::time::interval(FORGET_AFTER / 10);
        let mut news = tokio::time::interval(NEWS_EVERY);
        news.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                // What has its time comes first: there may always be another message.
                biased;
                _ = sweep.tick() => self.forget(),
                _ = news.tick(), if !self.behind.is_empty() => self.tell_others(),
                message = inbox.recv() => match message {
                    Some((table, message)) => self.handle(table, message),
                    None => return,
                },
            }
        }
    }

    fn handle(&mut self, table: TableId, message: Message) {
        match message {
            // Two may want the same rematch at once.
            Message::New(_, ask) if self.tables.contains_key(&table) => self.handle(table, Message::Ask(ask)),
            Message::New(row, ask) => match Room::new(*row) {
                Ok(mut room) => {
                    room.enqueue(ask);
                    self.tables.insert(table, Slot::Open(Box::new(room)));
                    self.pump(table);
                }
                Err(error) => ask.decline(&error),
            },
            Message::Ask(ask) => match self.tables.get_mut(&table) {
                Some(Slot::Open(room)) => {
                    room.enqueue(ask);
                    self.pump(table);
                }
                Some(Slot::Loading(waiting, _)) => waiting.push(ask),
                None => self.load(table, vec![ask], false),
            },
            Message::Gone(client) => {
                if let Some(Slot::Open(room)) = self.tables.get_mut(&table) {
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
            Message::Thought { version, action } => {
                let Some(room) = self.room(table) else { return };
                room.thinking = false;
                room.enqueue(Ask::House { version, action });
                self.pump(table);
                self.attend(table);
            }
            Message::Advised(client, advice) => {
                if let Some(room) = self.room(table) {
                    room.advise(client, advice);
                }
            }
            Message::Wake => match self.tables.get_mut(&table) {
                Some(Slot::Open(_)) => self.attend(table),
                Some(Slot::Loading(_, attend)) => *attend = true,
                None => self.load(table, Vec::new(), true),
            },
            Message::Watched(reply) => {
                let watched = self.tables.iter().filter_map(|(table, slot)| match slot {
                    Slot::Open(room) if room.is_watched() => Some((*table, room.version())),
                    _ => None,
                });
                _ = reply.send(watched.collect());
            }
        }
    }

    fn room(&mut self, table: TableId) -> Option<&mut Room> {
        match self.tables.get_mut(&table) {
            Some(Slot::Open(room)) => Some(room),
            _ => None,
        }
    }

    fn load(&mut self, table: TableId, waiting: Vec<Ask>, attend: bool) {
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
        let (hall, store) = (self.hall.clone(), self.means.store.clone());
        tokio::spawn(async move {
            let loaded = store.load(table, after).await;
            if let Some(hall) = hall.upgrade() {
                hall.send(table, Message::Loaded(loaded));
            }
        });
    }

    fn loaded(&mut self, table: TableId, loaded: Result<Stored, Error>) {
        match (self.tables.remove(&table), loaded) {
            (Some(Slot::Loading(waiting, attend)), Ok(stored)) => match Room::stored(stored) {
                Ok(mut room) => {
                    for ask in waiting {
                        room.enqueue(ask);
                    }
                    self.tables.insert(table, Slot::Open(Box::new(room)));
                    self.pump(table);
                    if attend {
                        self.attend(table);
                    }
                }
                Err(error) => waiting.into_iter().for_each(|ask| ask.decline(&error)),
            },
            (Some(Slot::Loading(waiting, _)), Err(error)) => {
                for ask in waiting {
                    ask.decline(&error);
                }
            }
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

    fn written(&mut self, change: &Change, written: Written) {
        let table = change.table;
        let Some(room) = self.room(table) else { return };
        match written {
            Written::Kept => {
                room.kept(change, now());
                let (version, behind) = (room.version(), room.is_behind());
                if behind {
                    self.behind.insert(table);
                }
                self.means.nodes.tell(table, version);
                self.pump(table);
                self.attend(table);
            }
            Written::Conflict if room.conflict().is_ok() => self.read_log(table, 0),
            Written::Conflict | Written::Lost => {
                if let Some(Slot::Open(room)) = self.tables.remove(&table) {
                    room.give_up();
                }
            }
        }
    }

    fn tell_others(&mut self) {
        let now = now();
        let mut behind = std::mem::take(&mut self.behind);
        behind.retain(|table| self.room(*table).is_some_and(|room| room.tell_others(now)));
        self.behind = behind;
    }

    /// Goes on with what waits at the table.
    fn pump(&mut self, table: TableId) {
        if let Some(change) = self.room(table).and_then(|room| room.pump(now())) {
            self.write(change);
        }
        for (client, advising) in self.room(table).map(Room::advising).unwrap_or_default() {
            self.advise(table, client, advising);
        }
    }

    fn advise(&self, table: TableId, client: ClientId, advising: Advising) {
        let (hall, thinkers) = (self.hall.clone(), Arc::clone(&self.means.thinkers));
        tokio::spawn(async move {
            let Ok(_turn) = thinkers.acquire().await else { return };
            let Ok(advice) = tokio::task::spawn_blocking(advising).await else { return };
            if let Some(hall) = hall.upgrade() {
                hall.send(table, Message::Advised(client, advice));
            }
        });
    }

    fn write(&self, change: Change) {
        // The writer stops after the workers.
        _ = self.means.writer.send(change);
    }

    /// Lets a bot think, or calls time.
    fn attend(&mut self, table: TableId) {
        let Some(room) = self.room(table) else { return };
        if let Some((version, thought)) = room.bot() {
            self.think(table, version, thought);
        } else if let Some(seat) = room.overdue(now()) {
            let version = room.version();
            room.enqueue(Ask::House { version, action: Action::TimeOut { seat } });
            self.pump(table);
        }
    }

    fn think(&self, table: TableId, version: usize, thought: Thought) {
        let (hall, thinkers) = (self.hall.clone(), Arc::clone(&self.means.thinkers));
        tokio::spawn(async move {
            let Ok(_turn) = thinkers.acquire().await else { return };
            let Ok((seat, mv)) = tokio::task::spawn_blocking(thought).await else { return };
            if let Some(hall) = hall.upgrade() {
                hall.send(table, Message::Thought { version, action: Action::Play { seat, mv } });
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
