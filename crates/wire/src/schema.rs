//! The schema of all messages, generated from their types; and the shapes of what other crates put into them.

#![allow(dead_code)]

use crate::{FromClient, ToClient};
use schemars::JsonSchema;

/// A sentence without its words.
#[derive(JsonSchema)]
pub(crate) struct Sentence {
    /// The id of a message in the Fluent files.
    id: String,
    /// The number of the rule behind it.
    rule: Option<String>,
    /// What it speaks of: `["seat", {"seat": 2}]`.
    args: Vec<(String, Arg)>,
}

/// One argument of a sentence.
#[derive(JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Arg {
    Number(i64),
    /// The same in every language.
    Text(String),
    /// A seat, to be told by its player's name.
    Seat(u8),
    /// A word, by the id of its message.
    Term(String),
}

/// An item of the news.
#[derive(JsonSchema)]
pub(crate) struct Seen {
    version: usize,
    /// When it happened, in milliseconds since 1970.
    at: u64,
    /// What was done at the table (`sit`, `start`, `say`, ...); plies are told by their events.
    fact: Option<String>,
    events: Vec<Sentence>,
}

/// What a move would bring, or why it can't be played.
#[derive(JsonSchema)]
pub(crate) struct Trial {
    r#move: String,
    refused: Option<Sentence>,
    brings: Vec<Sentence>,
}

/// A move worth making.
#[derive(JsonSchema)]
pub(crate) struct Advice {
    r#move: String,
    /// The win chance with it, in percent.
    chance: u8,
    /// What it is for.
    purpose: Sentence,
}

/// The schema of all messages of a socket.
pub fn socket_schema() -> serde_json::Value {
    let mut generator = schemars::SchemaGenerator::default();
    let client = generator.subschema_for::<FromClient>();
    let server = generator.subschema_for::<ToClient<serde_json::Value>>();
    serde_json::json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Piazza socket",
        "properties": { "from-client": client, "to-client": server },
        "$defs": generator.take_definitions(true),
    })
}
