//! Players that pick any of their moves, come back when they lose their connection, and ask again for what was not
//! acknowledged.

use super::glimpse::Glimpse;
use super::http::Http;
use super::{LoadError, Options};
use client::{Api, Socket};
use server::Asked;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use wire::http::{Made, Seated};
use wire::{Request, RequestId, TableId, Views};

/// Something that was acknowledged.
pub(crate) type Keep = Asked;

/// How long to wait before trying again to reach a server that is away.
const AGAIN: Duration = Duration::from_millis(50);

/// All players, and what they have seen.
pub(crate) struct Players {
    api: Api,
    think: Duration,
    views: Views,
    /// Is all that was acknowledged looked for afterwards?
    audited: bool,
    pub(crate) stop: AtomicBool,
    pub(crate) errors: AtomicU64,
    pub(crate) reconnects: AtomicU64,
    /// Not all sit down at the same moment.
    door: Semaphore,
    begun: AtomicUsize,
    next: AtomicU64,
    /// From sending a move to its acknowledgement, in microseconds.
    latencies: Mutex<Vec<u32>>,
    acked: Mutex<Vec<Keep>>,
    tables: Mutex<Vec<TableId>>,
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Players {
    pub(crate) fn new(api: Api, options: &Options) -> Players {
        Players {
            api,
            think: Duration::from_millis(options.think),
            views: options.views,
            audited: options.kill.is_some(),
            stop: AtomicBool::new(false),
            errors: AtomicU64::new(0),
            reconnects: AtomicU64::new(0),
            door: Semaphore::new(64),
            begun: AtomicUsize::new(0),
            next: AtomicU64::new(1),
            latencies: Mutex::new(Vec::new()),
            acked: Mutex::new(Vec::new()),
            tables: Mutex::new(Vec::new()),
        }
    }

    pub(crate) fn latencies(&self) -> Vec<u32> {
        locked(&self.latencies).clone()
    }

    pub(crate) fn acked(&self) -> Vec<Keep> {
        locked(&self.acked).clone()
    }

    /// What was before does not count.
    pub(crate) fn forget(&self) {
        locked(&self.latencies).clear();
        self.errors.store(0, Ordering::Relaxed);
    }

    /// Waits until there is a game at every table.
    pub(crate) async fn all_playing(&self, tables: usize) {
        while self.begun.load(Ordering::Relaxed) < tables {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn number(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    fn id(&self) -> RequestId {
        self.number().to_string().parse().expect("a number is an id")
    }

    /// One game after the other at one table's place.
    pub(crate) async fn keep_playing(&self, number: usize) {
        let mut first = true;
        let mut http = None;
        while !self.stop.load(Ordering::Relaxed) {
            let Ok([anna, ben]) = self.gather(&mut http).await else {
                // The server is away: it comes back.
                http = None;
                tokio::time::sleep(AGAIN).await;
                continue;
            };
            if std::mem::take(&mut first) {
                // People do not all move at the same moment.
                tokio::time::sleep(self.think * (number % 97) as u32 / 97).await;
            }
            let start = Request::Start { id: self.id() };
            tokio::join!(self.play(&anna, Some(start)), self.play(&ben, None));
        }
    }

    /// Two sit down at a new table.
    async fn gather(&self, http: &mut Option<Http>) -> Result<[Seated; 2], LoadError> {
        let _turn = self.door.acquire().await.map_err(|_| LoadError::Silent)?;
        let http = match http {
            Some(http) => http,
            none => none.insert(Http::connect(self.api.base()).await?),
        };
        let made = http.post("/api/tables", r#"{"game":"bohemian","players":2}"#).await?;
        let table = serde_json::from_str::<Made>(&made)?.table;
        let seats = format!("/api/tables/{table}/seats");
        let anna = serde_json::from_str(&http.post(&seats, r#"{"name":"Anna"}"#).await?)?;
        let ben = serde_json::from_str(&http.post(&seats, r#"{"name":"Ben"}"#).await?)?;
        Ok([anna, ben])
    }

    /// Plays a seat to the end of its game, whatever happens to the connection. What it asks for first is given.
    async fn play(&self, seat: &Seated, first: Option<Request>) {
        let rng = self.number().wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let asked = first.map(|said| (said, Instant::now()));
        let mut player = Player { seat, known: None, asked, done: 0, turn: None, rng };
        let mut connections = 0;
        while !self.stop.load(Ordering::Relaxed) {
            let hello = Request::Hello {
                token: Some(seat.token.clone()),
                since: player.known,
                lang: None,
                views: self.views,
            };
            let talk = async {
                let mut socket = self.api.socket(seat.table, &hello).await?;
                connections += 1;
                if let Some((said, _)) = &player.asked {
                    socket.say(said).await?;
                }
                self.talk(&mut player, &mut socket).await
            };
            match talk.await {
                Ok(()) => break,
                Err(_) => tokio::time::sleep(AGAIN).await,
            }
        }
        self.reconnects.fetch_add(u64::saturating_sub(connections, 1), Ordering::Relaxed);
    }

    async fn talk(&self, player: &mut Player<'_>, socket: &mut Socket) -> Result<(), client::Error> {
        player.turn = None;
        loop {
            if let Some(mv) = player.next_move() {
                if !self.think.is_zero() {
                    // People are no clocks: some thoughts are short, and some are long.
                    tokio::time::sleep(self.think / 2 + self.think * (player.number() % 1000) as u32 / 1000)
                        .await;
                }
                let (said, _) = player.asked.insert((Request::Play { id: self.id(), mv }, Instant::now()));
                socket.say(said).await?;
            }
            let text = socket.next_text().await?;
            let heard = Glimpse::at(&text);
            if heard.is("ack") {
                player.done = heard.version().unwrap_or(player.done);
                self.acknowledged(player);
                continue;
            }
            if heard.is("refused") {
                self.errors.fetch_add(1, Ordering::Relaxed);
                player.asked = None;
                return Err(client::Error::Closed(text.to_string()));
            }
            player.known = heard.version().or(player.known);
            let Some(moves) = heard.moves() else { continue };
            if moves.is_empty() && heard.is_over() {
                return Ok(());
            }
            let any = player.number();
            player.turn =
                heard.version().filter(|_| !moves.is_empty()).map(|at| (at, moves.any(any).to_owned()));
        }
    }

    fn acknowledged(&self, player: &mut Player<'_>) {
        let Some((said, since)) = player.asked.take() else { return };
        if let Request::Play { .. } = said {
            locked(&self.latencies).push(since.elapsed().as_micros().min(u32::MAX.into()) as u32);
        } else {
            self.begun.fetch_add(1, Ordering::Relaxed);
        }
        if let (true, Some(id)) = (self.audited, said.id()) {
            let by = format!("{} {}", player.seat.seat, id.as_str());
            locked(&self.acked).push(Keep { table: player.seat.table, by });
        }
    }

    /// Opens a table where a game has begun and nobody moves, and watches it.
    pub(crate) async fn open_idle(&self) -> Result<Socket, LoadError> {
        let [anna, _] = self.gather(&mut None).await?;
        self.api.act(&anna, &Request::Start { id: self.id() }).await?;
        locked(&self.tables).push(anna.table);
        let hello = Request::Hello { token: Some(anna.token), since: None, lang: None, views: self.views };
        let mut socket = self.api.socket(anna.table, &hello).await?;
        socket.next_text().await?;
        Ok(socket)
    }

    /// Looks at one of the tables.
    pub(crate) async fn look_at(&self, number: usize) -> Result<(), LoadError> {
        let _turn = self.door.acquire().await.map_err(|_| LoadError::Silent)?;
        let table = locked(&self.tables)[number];
        self.api.call("GET", &format!("/api/tables/{table}"), None, None).await?;
        Ok(())
    }
}

struct Player<'a> {
    seat: &'a Seated,
    /// The last version that it has heard of.
    known: Option<usize>,
    /// What it has asked for and not heard of yet.
    asked: Option<(Request, Instant)>,
    /// The version as of which all else that it asked for was done.
    done: usize,
    /// The version at which it was its turn, and a move that it may make then.
    turn: Option<(usize, String)>,
    rng: u64,
}

impl Player<'_> {
    /// The move to make, if it waits for nothing. The view may come before the word that what was asked is done, if it
    /// was asked again, or after it.
    fn next_move(&mut self) -> Option<String> {
        let done = self.done;
        let turn = self.turn.take_if(|(at, _)| self.asked.is_none() && *at >= done);
        turn.map(|(_, mv)| mv)
    }

    /// Any number.
    fn number(&mut self) -> usize {
        self.rng = self.rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.rng >> 33) as usize
    }
}
