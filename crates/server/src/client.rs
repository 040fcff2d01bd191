//! The other side: a client of the interface, for programs and for tests.

use engine::Sentence;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use table::Stage;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use wire::http::Seated;
use wire::{FromClient, TableId};

/// Why something could not be had from a server.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum ClientError {
    #[error(transparent)]
    Http(#[from] reqwest::Error),
    #[error(transparent)]
    Socket(Box<tungstenite::Error>),
    #[error("{status}: {body}")]
    Refused { status: u16, body: String },
    #[error("the server says what can't be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("the server has closed the socket: {0}")]
    Closed(String),
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> ClientError {
        ClientError::Socket(Box::new(error))
    }
}

/// A server, by its address: `http://127.0.0.1:8017`.
#[derive(Clone, Debug)]
pub struct Api {
    http: reqwest::Client,
    base: String,
}

/// What the server says, as far as a player needs it.
#[derive(Clone, Debug, Deserialize)]
#[allow(missing_docs)]
pub struct Heard {
    #[serde(rename = "type")]
    pub kind: String,
    pub id: Option<String>,
    pub version: Option<usize>,
    pub sentence: Option<Sentence>,
    pub text: Option<String>,
    pub view: Option<Sight>,
}

impl Heard {
    /// The id of why something is refused.
    pub fn reason(&self) -> Option<&str> {
        self.sentence.as_ref().map(|sentence| &*sentence.id)
    }
}

/// What a player sees, as far as needed to move.
#[derive(Clone, Debug, Deserialize)]
#[allow(missing_docs)]
pub struct Sight {
    pub stage: Stage,
    pub moves: Vec<String>,
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

    /// Another session with the same server, with cookies of its own.
    pub fn with_cookies(&self) -> Result<Api, ClientError> {
        Ok(Api { http: reqwest::Client::builder().cookie_store(true).build()?, base: self.base.clone() })
    }

    /// What a request gives.
    pub async fn call(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Result<String, ClientError> {
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
        if status.is_success() {
            Ok(body)
        } else {
            Err(ClientError::Refused { status: status.as_u16(), body })
        }
    }

    /// Makes a table: `{"game": "bohemian", "players": 2}`.
    pub async fn create(&self, new: &Value) -> Result<TableId, ClientError> {
        let made: wire::http::Made =
            serde_json::from_str(&self.call("POST", "/api/tables", None, Some(new)).await?)?;
        Ok(made.table)
    }

    /// Sits down at the first open seat.
    pub async fn sit(&self, table: TableId, name: &str) -> Result<Seated, ClientError> {
        let path = format!("/api/tables/{table}/seats");
        let body = json!({ "name": name });
        Ok(serde_json::from_str(&self.call("POST", &path, None, Some(&body)).await?)?)
    }

    /// Does something from a seat.
    pub async fn act(&self, seat: &Seated, said: &FromClient) -> Result<(), ClientError> {
        let path = format!("/api/tables/{}/actions", seat.table);
        let body = serde_json::to_value(said)?;
        self.call("POST", &path, Some(&seat.token), Some(&body)).await.map(|_| ())
    }

    /// The record of a game that is over.
    pub async fn record(&self, table: TableId) -> Result<String, ClientError> {
        self.call("GET", &format!("/api/tables/{table}/record"), None, None).await
    }

    /// Opens the socket of a table, and says hello.
    pub async fn socket(&self, table: TableId, hello: &FromClient) -> Result<Socket, ClientError> {
        let url = format!("{}/api/tables/{table}/socket", self.base.replacen("http", "ws", 1));
        // A load of thousands of players has as many of these.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (stream, _) = tokio_tungstenite::connect_async_with_config(url, Some(config), true).await?;
        let mut socket = Socket { stream };
        socket.say(hello).await?;
        Ok(socket)
    }
}

/// A socket.
#[derive(Debug)]
pub struct Socket {
    /// What it is made of, for those who want to misbehave.
    pub stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    /// Says something.
    pub async fn say(&mut self, said: &FromClient) -> Result<(), ClientError> {
        let text = serde_json::to_string(said)?;
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// The next message, as it came.
    pub async fn next_text(&mut self) -> Result<Utf8Bytes, ClientError> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(frame))) => {
                    return Err(ClientError::Closed(
                        frame.map(|frame| frame.reason.to_string()).unwrap_or_default(),
                    ));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(ClientError::Closed(String::new())),
            }
        }
    }

    /// The next message.
    pub async fn next(&mut self) -> Result<Heard, ClientError> {
        Ok(serde_json::from_str(&self.next_text().await?)?)
    }
}
