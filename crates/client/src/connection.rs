//! A conversation with a table that lasts, whatever happens to its sockets.

use crate::pace::{Backoff, Pace};
use crate::{Api, Error, Socket, fresh_id};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;
use table::{Stage, TableView};
use wire::{DicePart, Request, RequestId, TableId, Update, Views};

/// A server takes 20 messages a second, unless it is set up otherwise.
const EVERY: Duration = Duration::from_millis(60);
/// How long a server may be away.
const PATIENCE: Duration = Duration::from_mins(2);

/// A seat at a table, or a place to watch it from. `V` is what the game shows of itself: its own `View`, or JSON.
///
/// It connects when it is first used. When its socket breaks it opens another and asks again, under the same id, for
/// whatever was not answered: the server does it once.
///
/// A seat takes part in choosing the dice, if it is connected before the game and its messages are read then, by
/// [`next`](Connection::next) or [`turn`](Connection::turn). Others trust the server.
#[derive(Debug)]
pub struct Connection<V = Value> {
    api: Api,
    table: TableId,
    token: Option<String>,
    views: Views,
    lang: Option<String>,
    socket: Option<Socket>,
    /// Has the server shown us the table over this socket?
    let_in: bool,
    pace: Pace,
    backoff: Backoff,
    /// What was said and not answered.
    unanswered: Vec<Request>,
    /// What a seat adds to the dice.
    dice: Option<DicePart>,
    /// What was said about the dice, which nobody else waits for.
    dice_ids: Vec<RequestId>,
    /// What came while something else was waited for.
    inbox: VecDeque<Update<TableView<V>, Value>>,
    /// The last version that we were told of.
    version: Option<usize>,
    view: Option<Arc<TableView<V>>>,
    /// The version as of which all that was asked for is done: views before it are of no use.
    done: usize,
}

impl<V: DeserializeOwned + Clone> Connection<V> {
    pub(crate) fn new(api: Api, table: TableId, token: Option<String>) -> Connection<V> {
        // A seat needs the table when it has to move, a spectator always.
        let views = if token.is_some() { Views::MyTurn } else { Views::Always };
        let mut seed = [0; 32];
        let dice = (token.is_some() && getrandom::fill(&mut seed).is_ok()).then(|| DicePart::new(seed));
        Connection {
            api,
            table,
            token,
            dice,
            dice_ids: Vec::new(),
            views,
            lang: None,
            socket: None,
            let_in: false,
            pace: Pace::new(EVERY),
            backoff: Backoff::new(PATIENCE),
            unanswered: Vec::new(),
            inbox: VecDeque::new(),
            version: None,
            view: None,
            done: 0,
        }
    }

    /// When the whole table is to be sent: at one's own turn, if nothing else is said.
    #[must_use]
    pub fn with_views(self, views: Views) -> Connection<V> {
        Connection { views, ..self }
    }

    /// The language in which refusals are told: `en`, `de`, `it`.
    #[must_use]
    pub fn with_lang(self, lang: &str) -> Connection<V> {
        Connection { lang: Some(lang.to_owned()), ..self }
    }

    /// How far apart messages are sent on average, for a server that takes more or fewer than 20 a second.
    #[must_use]
    pub fn with_pace(self, every: Duration) -> Connection<V> {
        Connection { pace: Pace::new(every), ..self }
    }

    /// How long a server that can't be reached is waited for before [`next`](Connection::next) fails.
    #[must_use]
    pub fn with_patience(self, patience: Duration) -> Connection<V> {
        Connection { backoff: Backoff::new(patience), ..self }
    }

    /// With this part of the dice, for a seat that had it before; or with none, to trust the server.
    #[must_use]
    pub fn with_dice(self, dice: Option<DicePart>) -> Connection<V> {
        Connection { dice, ..self }
    }

    /// What this seat adds to the dice. It knows what the server had committed to before.
    pub fn dice(&self) -> Option<&DicePart> {
        self.dice.as_ref()
    }

    /// The table as it was last shown.
    pub fn view(&self) -> Option<&Arc<TableView<V>>> {
        self.view.as_ref()
    }

    /// Waits for our turn, and gives the table with the moves to choose from. Nothing once the game is over: then
    /// [`view`](Connection::view) holds the outcome. Other messages are passed over. It does not go with
    /// [`Views::Seldom`], which shows no tables to choose from.
    pub async fn turn(&mut self) -> Result<Option<Arc<TableView<V>>>, Error> {
        self.inbox.clear();
        loop {
            match &self.view {
                Some(view) if view.stage == Stage::Over => return Ok(None),
                Some(view) if !view.moves.is_empty() && view.version >= self.done => {
                    return Ok(Some(Arc::clone(view)));
                }
                _ => self.next().await.map(drop)?,
            }
        }
    }

    /// Plays a move, in notation. It is kept for good once this returns.
    pub async fn play(&mut self, mv: &str) -> Result<usize, Error> {
        self.ask(Request::Play { id: fresh_id(), mv: mv.to_owned() }).await
    }

    /// Asks for something that is done or refused, and gives the version as of which it is done. What the table says
    /// meanwhile is there for [`next`](Connection::next).
    pub async fn ask(&mut self, said: Request) -> Result<usize, Error> {
        match self.answer(said).await? {
            Update::Ack { version, .. } => Ok(version),
            Update::Refused { why, .. } => Err(Error::Refused(why)),
            _ => Ok(self.done),
        }
    }

    /// Asks for something, and gives whatever answers it: what moves would bring, hints.
    pub async fn answer(&mut self, said: Request) -> Result<Update<TableView<V>, Value>, Error> {
        let id = said.id().cloned();
        self.unanswered.push(said.clone());
        self.say(&said).await;
        loop {
            let told = self.receive().await?;
            match answered(&told) {
                Some(answered) if Some(answered) == id.as_ref() => return Ok(told),
                _ => self.inbox.push_back(told),
            }
        }
    }

    /// The next message of the table. It fails only if the server refuses us, says something that can't be read, or stays
    /// away for long.
    pub async fn next(&mut self) -> Result<Update<TableView<V>, Value>, Error> {
        match self.inbox.pop_front() {
            Some(told) => Ok(told),
            None => self.receive().await,
        }
    }

    /// A socket that breaks just now is noticed by whoever reads from it.
    async fn say(&mut self, said: &Request) {
        if let Some(socket) = &mut self.socket {
            self.pace.wait().await;
            if socket.say(said).await.is_err() {
                self.socket = None;
            }
        }
    }

    async fn receive(&mut self) -> Result<Update<TableView<V>, Value>, Error> {
        loop {
            match self.try_receive().await {
                Ok(told) if self.is_about_dice(&told) => {}
                Ok(told) => return Ok(told),
                Err(error) => {
                    self.socket = None;
                    match self.backoff.next().filter(|_| error.is_passing()) {
                        Some(wait) => tokio::time::sleep(wait).await,
                        None => return Err(error),
                    }
                }
            }
        }
    }

    /// Is this the answer to something that the connection itself said?
    fn is_about_dice(&mut self, told: &Update<TableView<V>, Value>) -> bool {
        let place = answered(told).and_then(|id| self.dice_ids.iter().position(|known| known == id));
        place.map(|place| self.dice_ids.swap_remove(place)).is_some()
    }

    async fn try_receive(&mut self) -> Result<Update<TableView<V>, Value>, Error> {
        let socket = if let Some(socket) = &mut self.socket {
            socket
        } else {
            let socket = self.connect().await?;
            self.socket.insert(socket)
        };
        let told = socket.next().await?;
        match told {
            Update::Refused { id: None, why } if !self.let_in => Err(Error::Refused(why)),
            told => {
                self.note(&told);
                self.choose_dice(&told).await;
                Ok(told)
            }
        }
    }

    /// Takes part in choosing the dice.
    async fn choose_dice(&mut self, told: &Update<TableView<V>, Value>) {
        let (Update::View { view, .. } | Update::News { view: Some(view), .. }) = told else { return };
        if let Some(said) = self.dice.as_mut().and_then(|dice| dice.answer(view, fresh_id)) {
            self.dice_ids.extend(said.id().cloned());
            self.unanswered.push(said.clone());
            self.say(&said).await;
        }
    }

    async fn connect(&mut self) -> Result<Socket, Error> {
        self.let_in = false;
        let hello = Request::Hello {
            token: self.token.clone(),
            since: self.version,
            lang: self.lang.clone(),
            views: self.views,
        };
        let mut socket = self.api.socket(self.table, &hello).await?;
        for said in &self.unanswered {
            self.pace.wait().await;
            socket.say(said).await?;
        }
        Ok(socket)
    }

    /// Remembers what is needed of a message.
    fn note(&mut self, told: &Update<TableView<V>, Value>) {
        if let Some(id) = answered(told) {
            self.unanswered.retain(|said| said.id() != Some(id));
        }
        match told {
            Update::View { version, view, .. } => self.shown(*version, Some(view)),
            Update::News { version, view, .. } => self.shown(*version, view.as_ref()),
            Update::Ack { version, .. } => self.done = self.done.max(*version),
            _ => {}
        }
    }

    fn shown(&mut self, version: usize, view: Option<&TableView<V>>) {
        self.let_in = true;
        self.backoff.reset();
        self.version = Some(version);
        match view {
            Some(view) => self.view = Some(Arc::new(view.clone())),
            // What we saw last is not how things stand any more.
            None => self.done = self.done.max(version),
        }
    }
}

/// What this is the answer to.
fn answered<V>(told: &Update<V, Value>) -> Option<&RequestId> {
    match told {
        Update::Ack { id, .. } | Update::Tried { id, .. } | Update::Hints { id, .. } => Some(id),
        Update::Refused { id, .. } => id.as_ref(),
        _ => None,
    }
}
