//! One socket, as it is: for tools that want to see every byte. Players have a [`Connection`](crate::Connection).

use crate::Error;
use futures_util::{SinkExt, StreamExt};
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes, protocol::WebSocketConfig};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use wire::Request;

/// The socket of a table. When it breaks, it is broken.
#[derive(Debug)]
pub struct Socket {
    /// What it is made of, for those who want to misbehave.
    pub stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    pub(crate) async fn open(url: &str, hello: &Request) -> Result<Socket, Error> {
        // A load of thousands of players has as many of these.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (stream, _) = tokio_tungstenite::connect_async_with_config(url, Some(config), true).await?;
        let mut socket = Socket { stream };
        socket.say(hello).await?;
        Ok(socket)
    }

    /// Says something.
    pub async fn say(&mut self, said: &Request) -> Result<(), Error> {
        let text = serde_json::to_string(said)?;
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// The next message, as it came.
    pub async fn next_text(&mut self) -> Result<Utf8Bytes, Error> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(frame))) => {
                    return Err(Error::Closed(
                        frame.map(|frame| frame.reason.to_string()).unwrap_or_default(),
                    ));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(Error::Closed(String::new())),
            }
        }
    }

    /// The next message: as a [`Update`](crate::Update), or as much of it as is wanted.
    pub async fn next<M: DeserializeOwned>(&mut self) -> Result<M, Error> {
        Ok(serde_json::from_str(&self.next_text().await?)?)
    }
}
