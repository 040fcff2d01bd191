//! Players that pick any of their moves, come back when they lose their connection, and ask again for what was not
//! acknowledged.

use serde::Deserialize;
use server::Asked;
use server::client::{Api, ClientError, Socket};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::Stage;
use tokio::sync::Semaphore;
use wire::http::Seated;
use wire::{AskId, FromClient, TableId, Views};

/// Something that was acknowledged.
pub(crate) type Keep = Asked;

/// How long to wait before trying again to reach a server that is away.
const AGAIN: Duration = Duration::from_millis(50);

/// All players, and what they have seen.
pub(crate) struct Players {
    api: Api,
    think: Duration,
    pub(crate) stop: AtomicBool,
    pub(crate) errors: AtomicU64,
    pub(crate) reconnects: AtomicU64,
    /// Not all sit down at the same moment.
    door: Semaphore,
    seated: AtomicUsize,
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
    pub(crate) fn new(api: Api, think: Duration) -> Players {
        Players {
            api,
            think,
            stop: AtomicBool::new(false),
            errors: AtomicU64::new(0),
            reconnects: AtomicU64::new(0),
            door: Semaphore::new(64),
            seated: AtomicUsize::new(0),
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

    /// Waits until every table has begun its first game.
    pub(crate) async fn all_seated(&self, tables: usize) {
        while self.seated.load(Ordering::Relaxed) < tables {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn number(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    fn id(&self) -> AskId {
        self.number().to_string().parse().expect("a number is an id")
    }

    /// One game after the other at one table's place.
    pub(crate) async fn keep_playing(&self, number: usize) {
        let mut first = true;
        while !self.stop.load(Ordering::Relaxed) {
            match self.gather().await {
                Ok([anna, ben]) => {
                    if std::mem::take(&mut first) {
                        self.seated.fetch_add(1, Ordering::Relaxed);
                        // People do not all move at the same moment.
                        tokio::time::sleep(self.think * (number % 97) as u32 / 97).await;
                    }
                    tokio::join!(self.play(&anna), self.play(&ben));
                }
                // The server is away: it comes back.
                Err(_) => tokio::time::sleep(AGAIN).await,
            }
        }
    }

    /// Two sit down at a new table, and begin.
    async fn gather(&self) -> Result<[Seated; 2], ClientError> {
        let _turn = self.door.acquire().await.map_err(|_| ClientError::Closed(String::new()))?;
        let new = serde_json::json!({ "game": "bohemian", "players": 2 });
        let table = self.api.create(&new).await?;
        let seats = [self.api.sit(table, "Anna").await?, self.api.sit(table, "Ben").await?];
        self.api.act(&seats[0], &FromClient::Start { id: self.id() }).await?;
        locked(&self.tables).push(table);
        Ok(seats)
    }

    /// Plays a seat to the end of its game, whatever happens to the connection.
    async fn play(&self, seat: &Seated) {
        let mut player =
            Player { seat, known: None, asked: None, rng: self.number().wrapping_mul(0x9E37_79B9_7F4A_7C15) };
        let mut connections = 0;
        while !self.stop.load(Ordering::Relaxed) {
            let hello = FromClient::Hello {
                token: Some(seat.token.clone()),
                since: player.known,
                lang: None,
                views: Views::MyTurn,
            };
            let talk = async {
                let mut socket = self.api.socket(seat.table, &hello).await?;
                connections += 1;
                if let Some((id, mv, _)) = player.asked.clone() {
                    socket.say(&FromClient::Play { id, mv }).await?;
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

    async fn talk(&self, player: &mut Player<'_>, socket: &mut Socket) -> Result<(), ClientError> {
        loop {
            let text = socket.next_text().await?;
            let heard: Glimpse<'_> = serde_json::from_str(&text)?;
            match heard.kind {
                "ack" => self.acknowledged(player),
                "refused" => {
                    self.errors.fetch_add(1, Ordering::Relaxed);
                    player.asked = None;
                    return Err(ClientError::Closed(text.to_string()));
                }
                _ => player.known = heard.version.or(player.known),
            }
            let Some(view) = heard.view else { continue };
            if view.stage == Stage::Over {
                return Ok(());
            }
            if view.moves.is_empty() || player.asked.is_some() {
                continue;
            }
            if !self.think.is_zero() {
                tokio::time::sleep(self.think).await;
            }
            let (id, mv) = (self.id(), view.moves[player.below(view.moves.len())].to_owned());
            player.asked = Some((id.clone(), mv.clone(), Instant::now()));
            socket.say(&FromClient::Play { id, mv }).await?;
        }
    }

    fn acknowledged(&self, player: &mut Player<'_>) {
        if let Some((id, _, since)) = player.asked.take() {
            locked(&self.latencies).push(since.elapsed().as_micros().min(u32::MAX.into()) as u32);
            let by = format!("{} {}", player.seat.seat, id.as_str());
            locked(&self.acked).push(Keep { table: player.seat.table, by });
        }
    }

    /// Opens a table that does nothing, and watches it.
    pub(crate) async fn open_idle(&self) -> Result<Socket, ClientError> {
        let [anna, _] = self.gather().await?;
        let hello =
            FromClient::Hello { token: Some(anna.token), since: None, lang: None, views: Views::MyTurn };
        let mut socket = self.api.socket(anna.table, &hello).await?;
        socket.next().await?;
        Ok(socket)
    }

    /// Looks at one of the tables.
    pub(crate) async fn look_at(&self, number: usize) -> Result<(), ClientError> {
        let _turn = self.door.acquire().await.map_err(|_| ClientError::Closed(String::new()))?;
        let table = locked(&self.tables)[number];
        self.api.call("GET", &format!("/api/tables/{table}"), None, None).await.map(|_| ())
    }
}

/// What the server says, read no further than needed to move: the generator shares its machine with the server.
#[derive(Deserialize)]
struct Glimpse<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    version: Option<usize>,
    #[serde(borrow)]
    view: Option<Sight<'a>>,
}

#[derive(Deserialize)]
struct Sight<'a> {
    stage: Stage,
    /// Notation has nothing in it that JSON would escape.
    #[serde(borrow)]
    moves: Vec<&'a str>,
}

struct Player<'a> {
    seat: &'a Seated,
    /// The last version that it has heard of.
    known: Option<usize>,
    /// What it has asked for and not heard of yet.
    asked: Option<(AskId, String, Instant)>,
    rng: u64,
}

impl Player<'_> {
    /// Any number below `n`: evenness does not matter here.
    fn below(&mut self, n: usize) -> usize {
        self.rng = self.rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.rng >> 33) as usize % n
    }
}
