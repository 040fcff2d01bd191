//! The SDK for bots and tools: everything that a player does at a server, from Rust.
//!
//! [`Api`] is a server: make a table, sit down, start. [`Api::play`] gives a [`Connection`] to a table. It comes back by
//! itself when it breaks, sends what was not answered again under the same id, so that nothing is done twice, and never
//! sends faster than the server takes it.
//!
//! A whole bot, at a table against a bot of the house:
//! ```no_run
//! # async fn bot() -> Result<(), client::Error> {
//! use client::{Api, Connection, NewTable};
//! let api = Api::new("http://127.0.0.1:8017");
//! let made = api.make(&NewTable::new("bohemian", 2)).await?;
//! let seat = api.sit(made.table, "Robo").await?;
//! api.seat_bot(&seat, 2, "easy").await?;
//! api.start(&seat).await?;
//! let mut table: Connection = api.play(&seat);
//! while let Some(view) = table.turn().await? {
//!     // A better bot would look at `view.game`, which is JSON here.
//!     table.play(&view.moves[0]).await?;
//! }
//! # Ok(())
//! # }
//! ```
//!
//! With the game's own types in place of JSON:
//! ```no_run
//! # async fn bot(api: client::Api, seat: client::Seated) -> Result<(), client::Error> {
//! let mut table = api.play::<bohemian::View>(&seat);
//! while let Some(view) = table.turn().await? {
//!     let game = view.game.as_ref().expect("there is a turn: the game has begun");
//!     println!("{:?}", game.dice);
//!     table.play(&view.moves[0]).await?;
//! }
//! # Ok(())
//! # }
//! ```
//!
//! Whoever only looks on reads the messages as they come:
//! ```no_run
//! # async fn log(api: client::Api, table: client::TableId) -> Result<(), client::Error> {
//! use client::{Connection, Update};
//! let mut table: Connection = api.watch(table);
//! loop {
//!     if let Update::News { version, news, .. } = table.next().await? {
//!         println!("version {version}: {news:?}");
//!     }
//! }
//! # }
//! ```

mod api;
mod connection;
mod error;
mod pace;
mod socket;

pub use api::{Api, fresh_id};
pub use connection::Connection;
pub use error::Error;
pub use socket::Socket;
pub use table::{Stage, TableView};
pub use wire::http::{Card, Done, Made, NewTable, Seated, Shown, SitDown};
pub use wire::{DicePart, Refused, Request, RequestId, TableId, Update, Views};
