//! What goes over a socket. Every message is one JSON object; `GET /api/socket-schema.json` describes them all.

use crate::id::{AskId, TableId};
use engine::Sentence;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Millis, Seen};

/// What a client says. The first message is `hello`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum FromClient {
    /// Who I am: the token of a seat, or the cookie of an account that has one; else somebody who looks on.
    Hello {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
        /// The last version that I know of: I want to be told what came after it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<usize>,
        /// The language in which I want to be told why something is refused: `en`, `de`, `it`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lang: Option<String>,
        #[serde(default)]
        views: Views,
    },
    /// Play a move, in notation: one of the `moves` of the view.
    Play {
        id: AskId,
        #[serde(rename = "move")]
        mv: String,
    },
    /// Take back my last move, while nothing new has become known.
    TakeBack { id: AskId },
    /// Ask the others to go back to the state after so many plies.
    Ask { id: AskId, plies: usize },
    /// Answer such a request.
    Answer { id: AskId, agree: bool },
    /// Give up.
    Resign { id: AskId },
    /// A bot plays for me.
    Away {
        id: AskId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
    },
    /// I play myself again.
    Back { id: AskId },
    /// Say something. Who only looks on gives a name.
    Say {
        id: AskId,
        text: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Put a bot on an open seat, before the game.
    SeatBot { id: AskId, seat: u8, level: String },
    /// Send a bot away, or stand up myself, before the game.
    Leave { id: AskId, seat: u8 },
    /// Begin.
    Start { id: AskId },
    /// Are you there?
    Ping,
}

impl FromClient {
    /// The id of what is asked for, if something is.
    pub fn id(&self) -> Option<&AskId> {
        match self {
            FromClient::Hello { .. } | FromClient::Ping => None,
            FromClient::Play { id, .. }
            | FromClient::TakeBack { id }
            | FromClient::Ask { id, .. }
            | FromClient::Answer { id, .. }
            | FromClient::Resign { id }
            | FromClient::Away { id, .. }
            | FromClient::Back { id }
            | FromClient::Say { id, .. }
            | FromClient::SeatBot { id, .. }
            | FromClient::Leave { id, .. }
            | FromClient::Start { id } => Some(id),
        }
    }
}

/// When a client wants to see the whole table again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Views {
    /// With all news.
    #[default]
    Always,
    /// Only when it is my turn, or the game begins or ends: enough for a bot.
    MyTurn,
}

/// What the server says.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum ToClient<'a> {
    /// The table as you may see it: after `hello`, unless `news` can tell all that you missed.
    View {
        version: usize,
        /// What was said: when, by whom, what.
        chat: Vec<(Millis, String, String)>,
        #[schemars(with = "serde_json::Value")]
        view: &'a RawValue,
    },
    /// What happened up to this version, one item for each version since the last that you were told.
    News {
        version: usize,
        #[schemars(with = "Vec<SeenShape>")]
        news: &'a [Seen],
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schemars(with = "Option<serde_json::Value>")]
        view: Option<&'a RawValue>,
    },
    /// What you asked for is done, and kept for good, as of this version.
    Ack { id: &'a AskId, version: usize },
    /// What you asked for is not done.
    Refused {
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<&'a AskId>,
        /// The id of the reason.
        reason: &'a str,
        /// The number of the rule behind it.
        #[serde(skip_serializing_if = "Option::is_none")]
        rule: Option<&'a str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schemars(with = "Option<serde_json::Value>")]
        sentence: Option<&'a Sentence>,
        /// The reason in your language.
        text: String,
    },
    /// The same people play again, over there.
    Rematch {
        #[schemars(with = "String")]
        table: TableId,
    },
    /// I am here.
    Pong,
}

/// The shape of an item of the news.
#[derive(JsonSchema)]
#[allow(dead_code)]
struct SeenShape {
    version: usize,
    /// When it happened, in milliseconds since 1970.
    at: u64,
    /// What was done at the table (`sit`, `start`, `say`, ...); plies are told by their events.
    fact: Option<String>,
    /// Sentences without words: the id of a message and its arguments.
    events: Vec<serde_json::Value>,
}

impl ToClient<'_> {
    /// As text.
    pub(crate) fn to_text(&self) -> axum::extract::ws::Utf8Bytes {
        serde_json::to_string(self).expect("a message can be written as JSON").into()
    }
}

/// The schema of all messages.
pub(crate) fn schema() -> serde_json::Value {
    let mut generator = schemars::SchemaGenerator::default();
    let client = generator.subschema_for::<FromClient>();
    let server = generator.subschema_for::<ToClient<'_>>();
    serde_json::json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Piazza socket",
        "properties": { "from-client": client, "to-client": server },
        "$defs": generator.take_definitions(true),
    })
}
