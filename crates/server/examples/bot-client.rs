//! A bot of your own in fifty lines: it sits down at a table and plays the first move that it may.
//!
//!     cargo run -p server --example bot-client -- http://127.0.0.1:8017 TABLE [NAME]
//!
//! Everything that it sends and gets is described by `/api/openapi.json` and `/api/socket-schema.json`.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::error::Error;
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

/// Where a better bot would think.
fn choose(view: &Value) -> Option<&str> {
    view["moves"].as_array()?.first()?.as_str()
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [server, table, rest @ ..] = &args[..] else { return Err("bot-client SERVER TABLE [NAME]".into()) };
    let name = rest.first().map_or("Robo", String::as_str);

    // A seat is taken over HTTP; its token is all that is needed from then on.
    let seats = format!("{server}/api/tables/{table}/seats");
    let seated = reqwest::Client::new().post(seats).json(&json!({ "name": name })).send().await?;
    let seated: Value = seated.error_for_status()?.json().await?;

    // The first message says who we are. `my-turn`: views only when there is something to do.
    let url = format!("{}/api/tables/{table}/socket", server.replacen("http", "ws", 1));
    let (mut socket, _) = tokio_tungstenite::connect_async(url).await?;
    let hello = json!({ "type": "hello", "token": seated["token"], "views": "my-turn" });
    socket.send(Message::text(hello.to_string())).await?;

    let mut asked = 0;
    while let Some(message) = socket.next().await {
        let text = match message? {
            Message::Text(text) => text,
            Message::Close(why) => return Err(format!("closed: {why:?}").into()),
            _ => continue,
        };
        let message: Value = serde_json::from_str(&text)?;
        if message["type"] == "refused" {
            eprintln!("{}", message["text"]);
        }
        let view = &message["view"];
        if view["stage"] == "over" {
            println!("winners: {}", view["winners"]);
            break;
        }
        if let Some(mv) = choose(view) {
            // Who says more than 20 things a second is closed.
            tokio::time::sleep(Duration::from_millis(60)).await;
            // Asking again under the same id would not play twice.
            asked += 1;
            let play = json!({ "type": "play", "id": format!("move-{asked}"), "move": mv });
            socket.send(Message::text(play.to_string())).await?;
        }
    }
    Ok(())
}
