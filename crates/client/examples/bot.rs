//! A bot of your own in a screenful: it sits down at a table and plays the first move that it may.
//!
//!     cargo run -p client --example bot -- http://127.0.0.1:8017 TABLE [NAME]
//!
//! Somebody else starts the game. `docs/api.md` is the tour of what goes over the wire.

use client::{Api, Connection, TableView};
use serde_json::Value;
use std::error::Error;

/// Where a better bot would think: `view.game` is the game as its seat may know it.
fn choose(view: &TableView<Value>) -> &str {
    &view.moves[0]
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [server, table, rest @ ..] = &args[..] else { return Err("bot SERVER TABLE [NAME]".into()) };
    let name = rest.first().map_or("Robo", String::as_str);

    let api = Api::new(server);
    let seat = api.sit(table.parse()?, name).await?;
    let mut table: Connection = api.play(&seat);
    while let Some(view) = table.turn().await? {
        table.play(choose(&view)).await?;
    }
    let winners = table.view().and_then(|view| view.winners);
    println!("winners: {}", serde_json::to_string(&winners)?);
    Ok(())
}
