//! A server, over HTTP.

use crate::pace::Backoff;
use crate::{Connection, Error, Socket};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Write;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use wire::http::{Card, Done, Made, NewTable, Seated, Shown, SitDown};
use wire::{Request, RequestId, TableId};

/// How long a request that can be made again is made again.
const PATIENCE: Duration = Duration::from_secs(5);

/// A server, by its address: `http://127.0.0.1:8017`.
#[derive(Clone, Debug)]
pub struct Api {
    http: reqwest::Client,
    base: String,
}

/// An id that was not used before: in this program, and most likely anywhere.
pub fn fresh_id() -> RequestId {
    static RUN: LazyLock<u64> = LazyLock::new(|| getrandom::u64().unwrap_or_default());
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let text = format!("{:x}-{}", *RUN, NEXT.fetch_add(1, Ordering::Relaxed));
    text.parse().expect("digits, letters and a hyphen are an id")
}

impl Api {
    /// The server at this address.
    pub fn new(base: &str) -> Api {
        Api { http: reqwest::Client::new(), base: base.trim_end_matches('/').to_owned() }
    }

    /// The server's address.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// Another session with the same server, with cookies of its own: for accounts.
    pub fn with_cookies(&self) -> Result<Api, Error> {
        Ok(Api { http: reqwest::Client::builder().cookie_store(true).build()?, base: self.base.clone() })
    }

    /// What any request gives, as text. The token is that of a seat.
    pub async fn call(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Result<String, Error> {
        let method = method.parse().unwrap_or(reqwest::Method::GET);
        let mut request = self.http.request(method, format!("{}{path}", self.base));
        if let Some(token) = token {
            request = request.bearer_auth(token);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        let response = request.send().await?;
        let status = response.status();
        let body = response.text().await?;
        if status.is_success() { Ok(body) } else { Err(Error::Status { status: status.as_u16(), body }) }
    }

    async fn get<T: DeserializeOwned>(&self, path: &str, token: Option<&str>) -> Result<T, Error> {
        Ok(serde_json::from_str(&self.call("GET", path, token, None).await?)?)
    }

    async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        token: Option<&str>,
        body: &impl Serialize,
    ) -> Result<T, Error> {
        let body = serde_json::to_value(body)?;
        Ok(serde_json::from_str(&self.call("POST", path, token, Some(&body)).await?)?)
    }

    /// Posts something that is done once however often it is posted: so again, if the answer is lost.
    async fn post_surely<T: DeserializeOwned>(
        &self,
        path: &str,
        token: Option<&str>,
        body: &impl Serialize,
    ) -> Result<T, Error> {
        let mut backoff = Backoff::new(PATIENCE);
        loop {
            match self.post(path, token, body).await {
                Err(error @ Error::Http(_)) => match backoff.next() {
                    Some(wait) => tokio::time::sleep(wait).await,
                    None => return Err(error),
                },
                answer => return answer,
            }
        }
    }

    /// Makes a table.
    pub async fn make(&self, new: &NewTable) -> Result<Made, Error> {
        self.post("/api/tables", None, new).await
    }

    /// The public tables that wait for players.
    pub async fn lobby(&self) -> Result<Vec<Card>, Error> {
        self.get("/api/tables", None).await
    }

    /// A table as a seat may see it, or anybody. `V` is what the game shows of itself.
    pub async fn look<V: DeserializeOwned>(
        &self,
        table: TableId,
        seat: Option<&Seated>,
    ) -> Result<Shown<table::TableView<V>>, Error> {
        self.get(&format!("/api/tables/{table}"), seat.map(|seat| &*seat.token)).await
    }

    /// Sits down at the first open seat, with random bytes of its own for the dice.
    pub async fn sit(&self, table: TableId, name: &str) -> Result<Seated, Error> {
        let mut bytes = [0_u8; 32];
        // Without random bytes the server adds some.
        let contribution = getrandom::fill(&mut bytes).is_ok().then(|| hex(&bytes));
        self.sit_down(table, &SitDown { name: name.to_owned(), seat: None, contribution }).await
    }

    /// Sits down where one wants to.
    pub async fn sit_down(&self, table: TableId, wish: &SitDown) -> Result<Seated, Error> {
        let path = format!("/api/tables/{table}/seats");
        match wish.contribution {
            // Who asks again with the same contribution has the same seat.
            Some(_) => self.post_surely(&path, None, wish).await,
            None => self.post(&path, None, wish).await,
        }
    }

    /// Does from a seat whatever can be said over a socket.
    pub async fn act(&self, seat: &Seated, said: &Request) -> Result<Done, Error> {
        self.post_surely(&format!("/api/tables/{}/actions", seat.table), Some(&seat.token), said).await
    }

    /// Puts a bot of the house on an open seat, by its number.
    pub async fn seat_bot(&self, by: &Seated, seat: u8, level: &str) -> Result<Done, Error> {
        self.act(by, &Request::SeatBot { id: fresh_id(), seat, level: level.to_owned() }).await
    }

    /// Begins the game.
    pub async fn start(&self, by: &Seated) -> Result<Done, Error> {
        self.act(by, &Request::Start { id: fresh_id() }).await
    }

    /// The record of a game that is over.
    pub async fn record(&self, table: TableId) -> Result<String, Error> {
        self.call("GET", &format!("/api/tables/{table}/record"), None, None).await
    }

    /// A table where the same people can play again.
    pub async fn rematch(&self, by: &Seated) -> Result<Made, Error> {
        self.post(&format!("/api/tables/{}/rematch", by.table), Some(&by.token), &()).await
    }

    /// Plays a seat. `V` is what the game shows of itself: its own `View`, or JSON.
    pub fn play<V: DeserializeOwned + Clone>(&self, seat: &Seated) -> Connection<V> {
        Connection::new(self.clone(), seat.table, Some(seat.token.clone()))
    }

    /// Watches a table.
    pub fn watch<V: DeserializeOwned + Clone>(&self, table: TableId) -> Connection<V> {
        Connection::new(self.clone(), table, None)
    }

    /// Opens a bare socket of a table, and says hello.
    pub async fn socket(&self, table: TableId, hello: &Request) -> Result<Socket, Error> {
        let url = format!("{}/api/tables/{table}/socket", self.base.replacen("http", "ws", 1));
        Socket::open(&url, hello).await
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string can't fail");
        text
    })
}
