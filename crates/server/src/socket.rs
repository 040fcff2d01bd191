//! A socket: what a client says goes to its table, and what the table has to say comes back.

use crate::app::{App, Visitor};
use crate::error::Error;
use crate::hall::Message as ToTable;
use crate::id::{TableId, Token};
use crate::room::{Ask, Client, ClientId, Holder, refused};
use crate::wire::FromClient;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use engine::Viewer;
use futures_util::SinkExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};
use words::Lang;

/// The longest message of a client: a line of chat with all its escapes fits in.
const LONGEST: usize = 8 * 1024;
/// What may wait for a client that does not read.
const OUTBOX: usize = 64;
/// A client that takes longer to read what it was sent is closed.
const READ_TIME: Duration = Duration::from_secs(10);
/// How long a client may take to say hello, and how often it is asked whether it is there.
const HELLO_TIME: Duration = Duration::from_secs(10);
const PING_EVERY: Duration = Duration::from_secs(30);
/// Messages that can't be read before the client is closed.
const PATIENCE: u32 = 10;

/// Opens the socket of a table.
#[utoipa::path(get, path = "/api/tables/{table}/socket", tag = "play",
    params(("table" = String, Path, description = "the table's id")),
    responses((status = 101, description = "a WebSocket; see /api/socket-schema.json")))]
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    Path(table): Path<TableId>,
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    app.same_origin(&visitor)?;
    let holder = app.holder(&visitor).await?;
    let upgrade = upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        // Thousands of sockets do nothing most of the time.
        .read_buffer_size(1024)
        .write_buffer_size(16 * 1024);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let id = next_id();
        let mut talk = Talk { socket, table, id, app: Arc::clone(&app) };
        let bye = talk.run(holder).await;
        app.hall.send(table, ToTable::Gone(id));
        // A client that is gone does not hear it.
        _ = timeout(READ_TIME, talk.socket.send(Message::Close(bye))).await;
    }))
}

fn next_id() -> ClientId {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    ClientId(NEXT.fetch_add(1, Ordering::Relaxed))
}

struct Talk {
    socket: WebSocket,
    table: TableId,
    id: ClientId,
    app: Arc<App>,
}

/// Why a socket is closed.
fn bye(code: u16, reason: &'static str) -> CloseFrame {
    CloseFrame { code, reason: Utf8Bytes::from_static(reason) }
}

impl Talk {
    /// Talks until one of the two has enough, and says how to part.
    async fn run(&mut self, holder: Holder) -> Option<CloseFrame> {
        let (outbox, mut inbox) = mpsc::channel(OUTBOX);
        match timeout(HELLO_TIME, self.socket.recv()).await {
            Ok(Some(Ok(Message::Text(text)))) => match self.hello(&text, holder, outbox) {
                Some(ask) => self.app.hall.send(self.table, ToTable::Ask(ask)),
                None => return Some(bye(close_code::POLICY, "the first message is hello")),
            },
            Ok(_) => return Some(bye(close_code::POLICY, "the first message is hello")),
            Err(_) => return Some(bye(close_code::POLICY, "no hello")),
        }
        let meter = self.app.gate.messages();
        let mut stop = self.app.stop.clone();
        let mut pings = tokio::time::interval_at(Instant::now() + PING_EVERY, PING_EVERY);
        let (mut unreadable, mut heard) = (0, Instant::now());
        loop {
            tokio::select! {
                text = inbox.recv() => {
                    // The table has dropped us: we were too slow, or it could not be kept.
                    let Some(text) = text else { return Some(bye(close_code::AGAIN, "come back")) };
                    match timeout(READ_TIME, self.pass_on(text, &mut inbox)).await {
                        Ok(Ok(())) => {}
                        _ => return Some(bye(close_code::POLICY, "too slow")),
                    }
                }
                said = self.socket.recv() => {
                    let Some(Ok(message)) = said else { return None };
                    heard = Instant::now();
                    if meter.check().is_err() {
                        return Some(bye(close_code::POLICY, "too much at once"));
                    }
                    match message {
                        Message::Text(text) => match serde_json::from_str(&text) {
                            Ok(said) => self.app.hall.send(self.table, ToTable::Ask(Ask::Said { client: self.id, said })),
                            Err(error) => {
                                unreadable += 1;
                                let why = refused(None, &Error::Malformed(error.to_string()), Lang::English, &[]);
                                let told = timeout(READ_TIME, self.socket.send(Message::Text(why))).await;
                                if unreadable == PATIENCE || !matches!(told, Ok(Ok(()))) {
                                    return Some(bye(close_code::INVALID, "that can't be read"));
                                }
                            }
                        },
                        Message::Binary(_) => return Some(bye(close_code::UNSUPPORTED, "messages are text")),
                        Message::Close(_) => return None,
                        Message::Ping(_) | Message::Pong(_) => {}
                    }
                }
                _ = pings.tick() => {
                    let ping = timeout(READ_TIME, self.socket.send(Message::Ping(Bytes::new())));
                    if heard.elapsed() > PING_EVERY * 3 || !matches!(ping.await, Ok(Ok(()))) {
                        return Some(bye(close_code::AWAY, "nobody there"));
                    }
                }
                _ = stop.changed() => return Some(bye(close_code::RESTART, "the server stops")),
            }
        }
    }

    fn hello(&self, text: &str, holder: Holder, outbox: mpsc::Sender<Utf8Bytes>) -> Option<Ask> {
        let Ok(FromClient::Hello { token, since, lang, views }) = serde_json::from_str(text) else {
            return None;
        };
        // What is no token is a token that nobody holds.
        let read = |token: String| token.parse().unwrap_or_else(|_| Token::random());
        let token = token.map(|token| read(token).hash()).or(holder.token);
        let lang = lang.and_then(|lang| Lang::negotiate(&lang)).unwrap_or_default();
        let client = Client { id: self.id, viewer: Viewer::Spectator, views, lang, outbox };
        Some(Ask::Watch { holder: Holder { token, ..holder }, client, since })
    }

    /// Sends a text and whatever else waits, in as few packets as possible.
    async fn pass_on(
        &mut self,
        text: Utf8Bytes,
        inbox: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> Result<(), axum::Error> {
        self.socket.feed(Message::Text(text)).await?;
        while let Ok(text) = inbox.try_recv() {
            self.socket.feed(Message::Text(text)).await?;
        }
        self.socket.flush().await
    }
}
