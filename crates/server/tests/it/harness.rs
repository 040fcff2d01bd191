//! A server of one's own, and people who play on it.

use client::{Api, Socket};
use engine::Sentence;
use serde::Deserialize;
use serde_json::{Value, json};
use server::{Limits, Options, Server};
use sqlx::{AnyConnection, Connection};
use std::future::Future;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::Stage;
use tempfile::TempDir;
use wire::http::Seated;
use wire::{Request, RequestId, TableId, Views};

/// Nothing that is waited for takes so long, unless it never comes.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// What comes in time.
pub(crate) async fn in_time<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, what).await.expect("it comes in time")
}

/// Looks again and again until there is something to see.
pub(crate) async fn until<T, F: Future<Output = Option<T>>>(mut look: impl FnMut() -> F) -> T {
    in_time(async {
        loop {
            if let Some(seen) = look().await {
                return seen;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await
}

pub(crate) fn options(database: String) -> Options {
    let plenty = NonZeroU32::new(100_000).unwrap();
    Options {
        listen: "127.0.0.1:0".parse().unwrap(),
        database,
        nats: None,
        public_url: None,
        behind_proxy: false,
        proxy: Vec::new(),
        limits: Limits {
            tables_per_hour: plenty,
            requests_per_second: plenty,
            messages_per_second: plenty,
            connections_per_address: 200,
            connections: 15_000,
            trial_millis_per_second: 1_000_000,
            bytes_in_flight_per_address: usize::MAX,
            stall_seconds: NonZeroU32::new(60).unwrap(),
            lines_per_minute: plenty,
            lines_per_table: usize::MAX,
        },
    }
}

/// What the server says, as far as most tests look at it.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Heard {
    #[serde(rename = "type")]
    pub(crate) kind: String,
    pub(crate) id: Option<String>,
    sentence: Option<Sentence>,
    pub(crate) text: Option<String>,
    pub(crate) view: Option<Sight>,
}

impl Heard {
    /// The id of why something is refused.
    pub(crate) fn reason(&self) -> Option<&str> {
        self.sentence.as_ref().map(|sentence| &*sentence.id)
    }
}

/// What a player sees, as far as needed to move.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Sight {
    pub(crate) stage: Stage,
    pub(crate) moves: Vec<String>,
}

/// A table from whatever JSON a test makes up.
pub(crate) trait Create {
    async fn create(&self, new: &Value) -> Result<TableId, client::Error>;
}

impl Create for Api {
    async fn create(&self, new: &Value) -> Result<TableId, client::Error> {
        let made = self.call("POST", "/api/tables", None, Some(new)).await?;
        Ok(serde_json::from_str::<client::Made>(&made)?.table)
    }
}

/// A server with a database in a folder of its own.
pub(crate) struct House {
    pub(crate) api: Api,
    pub(crate) url: String,
    pub(crate) folder: TempDir,
    server: Option<Server>,
    options: Options,
}

impl House {
    pub(crate) async fn open() -> House {
        House::open_with(|_| ()).await
    }

    pub(crate) async fn open_with(change: impl FnOnce(&mut Options)) -> House {
        let folder = TempDir::new().unwrap();
        let mut options = options(format!("sqlite:{}?mode=rwc", folder.path().join("test.db").display()));
        change(&mut options);
        let server = Server::start(options.clone()).await.unwrap();
        let url = format!("http://{}", server.address());
        House { api: Api::new(&url), url, folder, server: Some(server), options }
    }

    /// Two nodes on one database.
    pub(crate) async fn nodes(database: &str, nats: &str) -> [House; 2] {
        let node = async || {
            House::open_with(|options| {
                database.clone_into(&mut options.database);
                options.nats = Some(nats.to_owned());
            })
            .await
        };
        [node().await, node().await]
    }

    /// Stops and starts again, at another address.
    pub(crate) async fn reopen(&mut self) {
        self.server.take().unwrap().stop().await;
        let server = Server::start(self.options.clone()).await.unwrap();
        self.url = format!("http://{}", server.address());
        self.api = Api::new(&self.url);
        self.server = Some(server);
    }

    /// How the database is opened.
    pub(crate) fn database(&self) -> &str {
        &self.options.database
    }

    /// The database itself, beside the server.
    pub(crate) async fn connection(&self) -> AnyConnection {
        AnyConnection::connect(self.database()).await.unwrap()
    }

    /// What a counter of the metrics says.
    pub(crate) async fn counted(&self, name: &str) -> u64 {
        let metrics = self.api.call("GET", "/metrics", None, None).await.unwrap();
        let value = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        value.map_or(0, |value| value.parse().unwrap())
    }

    /// A table where so many people sit and the game has begun.
    pub(crate) async fn table(&self, game: &str, players: u8) -> Vec<Seated> {
        started(&self.api, &json!({ "game": game, "players": players }), players).await
    }
}

pub(crate) async fn started(api: &Api, new: &Value, people: u8) -> Vec<Seated> {
    let table = api.create(new).await.unwrap();
    let mut seats = Vec::new();
    for name in ["Anna", "Ben", "Carla", "Dora"].into_iter().take(people.into()) {
        seats.push(api.sit(table, name).await.unwrap());
    }
    api.act(&seats[0], &Request::Start { id: id() }).await.unwrap();
    seats
}

/// An id that was not used before.
pub(crate) fn id() -> RequestId {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    format!("t{}", NEXT.fetch_add(1, Ordering::Relaxed)).parse().unwrap()
}

pub(crate) fn hello(seat: Option<&Seated>) -> Request {
    Request::Hello {
        token: seat.map(|seat| seat.token.clone()),
        since: None,
        lang: Some("de".into()),
        views: Views::Always,
    }
}

pub(crate) async fn sit_at(api: &Api, seat: &Seated) -> Socket {
    api.socket(seat.table, &hello(Some(seat))).await.unwrap()
}

pub(crate) async fn watch(api: &Api, table: TableId) -> Socket {
    api.socket(table, &hello(None)).await.unwrap()
}

/// The next message that fits.
pub(crate) async fn hear(socket: &mut Socket, fits: impl Fn(&Heard) -> bool) -> Heard {
    in_time(async {
        loop {
            let heard = socket.next::<Heard>().await.expect("the socket stays open");
            if fits(&heard) {
                return heard;
            }
        }
    })
    .await
}

/// The view that offers a move, from any of the sockets that has one.
pub(crate) async fn moves(socket: &mut Socket) -> Vec<String> {
    let offers = |heard: &Heard| heard.view.as_ref().is_some_and(|view| !view.moves.is_empty());
    hear(socket, offers).await.view.unwrap().moves
}

/// Asks, and waits for the answer.
pub(crate) async fn ask(socket: &mut Socket, said: Request) -> Heard {
    let id = said.id().expect("something is asked").as_str().to_owned();
    socket.say(&said).await.unwrap();
    hear(socket, |heard| heard.id.as_deref() == Some(&id)).await
}

pub(crate) fn play(mv: &str) -> Request {
    Request::Play { id: id(), mv: mv.to_owned() }
}

/// The status with which a request was refused.
pub(crate) fn status<T: std::fmt::Debug>(result: Result<T, client::Error>) -> u16 {
    match result {
        Err(client::Error::Status { status, .. }) => status,
        other => panic!("not refused: {other:?}"),
    }
}

/// Plays a seat by its first moves until the game is over, or the connection is.
pub(crate) async fn play_on(api: Api, seat: Seated) -> Result<(), client::Error> {
    let mut socket = api.socket(seat.table, &hello(Some(&seat))).await?;
    let mut asked = false;
    loop {
        let heard: Heard = socket.next().await?;
        match heard.kind.as_str() {
            "ack" => asked = false,
            "refused" => panic!("{heard:?}"),
            _ => {}
        }
        let Some(view) = heard.view else { continue };
        if view.stage == Stage::Over {
            return Ok(());
        }
        if !asked && let Some(mv) = view.moves.first() {
            asked = true;
            socket.say(&play(mv)).await?;
        }
    }
}

/// Posts as a proxy does for somebody at an address; the answer, or the status with which it is refused.
pub(crate) async fn post_from(house: &House, address: &str, path: &str, body: &Value) -> Result<Value, u16> {
    let request = reqwest::Client::new().post(format!("{}{path}", house.url)).json(body);
    let answer = request.header("x-forwarded-for", address).send().await.unwrap();
    let status = answer.status();
    let text = answer.text().await.unwrap();
    if status.is_success() {
        Ok(serde_json::from_str(&text).unwrap_or_default())
    } else {
        Err(status.as_u16())
    }
}
