//! A socket: what a client says goes to its table, and what the table has to say comes back.

use crate::app::{App, Visitor};
use crate::error::{Error, voice};
use crate::gate::Net;
use crate::hall::Message as ToTable;
use crate::id::Token;
use crate::purse::Purse;
use crate::room::{Call, Client, Holder};
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use engine::Viewer;
use futures_util::SinkExt;
use governor::DefaultDirectRateLimiter;
use host::{ClientId, Member, Who};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};
use wire::{Request, TableId};
use words::Lang;

/// The longest message of a client: all moves of a rich position can be tried at once.
const LONGEST: usize = 32 * 1024;
/// So many moves to be tried count as one message.
const TRIED_AS_ONE: usize = 16;
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
    let (holder, net) = (app.holder(&visitor).await?, visitor.net());
    let upgrade = upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        // Thousands of sockets do nothing most of the time.
        .read_buffer_size(1024)
        .write_buffer_size(16 * 1024);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let id = next_id();
        let meter = app.gate.messages();
        let purse = app.gate.purse(net);
        let mut talk = Talk {
            socket,
            table,
            id,
            app: Arc::clone(&app),
            net,
            meter,
            purse,
            lang: Lang::default(),
            unreadable: 0,
        };
        let bye = talk.run(holder).await;
        app.hall.send(table, ToTable::Gone(id)).await;
        // A client that is gone does not hear it.
        _ = timeout(READ_TIME, talk.part(bye)).await;
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
    net: Net,
    meter: DefaultDirectRateLimiter,
    purse: Arc<Purse>,
    lang: Lang,
    unreadable: u32,
}

/// How to part: with a word, or without one if the client has gone.
type Bye = Option<CloseFrame>;

fn bye(code: u16, reason: &'static str) -> CloseFrame {
    CloseFrame { code, reason: Utf8Bytes::from_static(reason) }
}

impl Talk {
    /// Talks until one of the two has enough, and says how to part.
    async fn run(&mut self, holder: Holder) -> Bye {
        let (outbox, mut inbox) = mpsc::channel(OUTBOX);
        match timeout(HELLO_TIME, self.socket.recv()).await {
            Ok(Some(Ok(Message::Text(text)))) => match self.hello(&text, holder, outbox) {
                Some(call) => self.app.hall.send(self.table, ToTable::Call(call)).await,
                None => return Some(bye(close_code::POLICY, "the first message is hello")),
            },
            Ok(_) => return Some(bye(close_code::POLICY, "the first message is hello")),
            Err(_) => return Some(bye(close_code::POLICY, "no hello")),
        }
        let mut stop = self.app.stop.clone();
        let stopped = stop.changed();
        tokio::pin!(stopped);
        let mut pings = tokio::time::interval_at(Instant::now() + PING_EVERY, PING_EVERY);
        let mut heard = Instant::now();
        loop {
            let part = tokio::select! {
                // In this order: what is to be said comes first, and who says too much is closed.
                biased;
                told = inbox.recv() => match told {
                    Some(told) => self.pass_on(told, &mut inbox).await,
                    // The table has dropped us: we were too slow, or it could not be kept.
                    None => Err(Some(bye(close_code::AGAIN, "come back"))),
                },
                message = self.socket.recv() => {
                    heard = Instant::now();
                    self.listen(message).await
                }
                _ = pings.tick() => match heard.elapsed() {
                    silent if silent > PING_EVERY * 3 => Err(Some(bye(close_code::AWAY, "nobody there"))),
                    _ => self.send(Message::Ping(Bytes::new())).await,
                },
                _ = &mut stopped => Err(Some(bye(close_code::RESTART, "the server stops"))),
            };
            if let Err(bye) = part {
                return bye;
            }
        }
    }

    fn hello(&mut self, text: &str, holder: Holder, outbox: mpsc::Sender<Utf8Bytes>) -> Option<Call> {
        let Ok(Request::Hello { token, since, lang, views }) = serde_json::from_str(text) else {
            return None;
        };
        // What is no token is a token that nobody holds.
        let read = |token: String| token.parse().unwrap_or_else(|_| Token::random());
        let token = token.map(|token| read(token).hash()).or(holder.token);
        self.lang = lang.and_then(|lang| Lang::negotiate(&lang)).unwrap_or_default();
        let member = Member { who: Who::at(Viewer::Spectator), views, voice: voice(self.lang) };
        let client = Client { id: self.id, member, outbox, purse: Arc::clone(&self.purse) };
        Some(Call::Watch { holder: Holder { token, ..holder }, client, since })
    }

    /// Passes on what the client says.
    async fn listen(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), Bye> {
        let said = match message {
            Some(Ok(Message::Text(text))) => serde_json::from_str::<Request>(&text),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return self.count(1),
            Some(Ok(Message::Binary(_))) => {
                return Err(Some(bye(close_code::UNSUPPORTED, "messages are text")));
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(None),
        };
        match said {
            Ok(said) => {
                self.count(if let Request::Try { moves, .. } = &said {
                    1 + moves.len() / TRIED_AS_ONE
                } else {
                    1
                })?;
                if let Request::Say { id, .. } = &said
                    && let Err(error) = self.app.gate.line(self.net)
                {
                    let why = error.to_client(Some(id.clone()), voice(self.lang));
                    return self.send(Message::Text(why)).await;
                }
                let call = Call::Message { client: self.id, message: said };
                self.app.hall.send(self.table, ToTable::Call(call)).await;
                Ok(())
            }
            Err(error) => {
                self.count(1)?;
                self.unreadable += 1;
                if self.unreadable == PATIENCE {
                    return Err(Some(bye(close_code::INVALID, "that can't be read")));
                }
                let why = Error::Malformed(error.to_string()).to_client(None, voice(self.lang));
                self.send(Message::Text(why)).await
            }
        }
    }

    /// Has the client said too much at once?
    fn count(&self, messages: usize) -> Result<(), Bye> {
        let messages = NonZeroU32::new(messages as u32).unwrap_or(NonZeroU32::MIN);
        match self.meter.check_n(messages) {
            Ok(Ok(())) => Ok(()),
            _ => Err(Some(bye(close_code::POLICY, "too much at once"))),
        }
    }

    /// Says goodbye, or answers it: the client knows then that we have heard it.
    async fn part(&mut self, bye: Bye) -> Result<(), axum::Error> {
        if let Some(frame) = bye {
            return self.socket.send(Message::Close(Some(frame))).await;
        }
        while self.socket.recv().await.is_some_and(|heard| heard.is_ok()) {}
        self.socket.flush().await
    }

    async fn send(&mut self, message: Message) -> Result<(), Bye> {
        in_time(self.socket.send(message)).await
    }

    /// Says what is to be said, and whatever else waits, in one packet.
    async fn pass_on(&mut self, told: Utf8Bytes, inbox: &mut mpsc::Receiver<Utf8Bytes>) -> Result<(), Bye> {
        in_time(async {
            self.socket.feed(Message::Text(told)).await?;
            while let Ok(told) = inbox.try_recv() {
                self.socket.feed(Message::Text(told)).await?;
            }
            self.socket.flush().await
        })
        .await
    }
}

async fn in_time(sent: impl Future<Output = Result<(), axum::Error>>) -> Result<(), Bye> {
    match timeout(READ_TIME, sent).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(Some(bye(close_code::POLICY, "too slow"))),
    }
}
