//! The messages of a socket, both ways.

use crate::{RequestId, TableId};
use engine::{Game, Sentence};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Advice, ChangeView, Millis, Speaker, TableView, Trial};

/// What a client says. The first message is `hello`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Request {
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
        id: RequestId,
        #[serde(rename = "move")]
        mv: String,
    },
    /// What would these moves bring, or why can't I play them? Nothing happens.
    Try { id: RequestId, moves: Vec<String> },
    /// Which moves are worth making? It is my turn, and the table allows hints.
    Hint { id: RequestId },
    /// Take back my last move, while nothing new has become known.
    TakeBack { id: RequestId },
    /// Ask the others to go back to the state after so many plies.
    Ask { id: RequestId, plies: usize },
    /// Answer the request of this number. It is refused if another one, or none, is open by then.
    Answer { id: RequestId, request: usize, agree: bool },
    /// Give up.
    Resign { id: RequestId },
    /// A bot plays for me.
    Away {
        id: RequestId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
    },
    /// I play myself again.
    Back { id: RequestId },
    /// Say something. Who only looks on gives a name.
    Say {
        id: RequestId,
        text: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Put a bot on an open seat, before the game.
    SeatBot { id: RequestId, seat: u8, level: String },
    /// Stand up before the game; or, as the host, send somebody away.
    Leave { id: RequestId, seat: u8 },
    /// What I commit to for the dice, in the round with this number: the BLAKE3 hash of 32 random bytes of my own, as 64
    /// hexadecimal digits. Before the game, and whenever the view asks for it.
    Commit {
        id: RequestId,
        round: u32,
        #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[0-9a-fA-F]{64}$")))]
        commitment: String,
    },
    /// The 32 bytes that I have committed to, as 64 hexadecimal digits. The view asks for them.
    Reveal {
        id: RequestId,
        round: u32,
        #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[0-9a-fA-F]{64}$")))]
        part: String,
    },
    /// Begin, as the host.
    Start { id: RequestId },
    /// Give up on a game that has not begun, as the host.
    Close { id: RequestId },
    /// Was what I asked for under this id done? If not, it is not to be done any more.
    Withdraw { id: RequestId },
    /// Are you there?
    Ping,
}

impl Request {
    /// The id of what is asked for, if something is.
    pub fn id(&self) -> Option<&RequestId> {
        match self {
            Request::Hello { .. } | Request::Ping => None,
            Request::Play { id, .. }
            | Request::Try { id, .. }
            | Request::Hint { id }
            | Request::TakeBack { id }
            | Request::Ask { id, .. }
            | Request::Answer { id, .. }
            | Request::Resign { id }
            | Request::Away { id, .. }
            | Request::Back { id }
            | Request::Say { id, .. }
            | Request::SeatBot { id, .. }
            | Request::Leave { id, .. }
            | Request::Commit { id, .. }
            | Request::Reveal { id, .. }
            | Request::Start { id }
            | Request::Close { id }
            | Request::Withdraw { id } => Some(id),
        }
    }
}

/// When a client wants to see the whole table again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Views {
    /// With all news.
    #[default]
    Always,
    /// Only when it is my turn, or the game begins or ends: enough for a bot.
    MyTurn,
    /// Only when the game begins or ends. At my turn I am told my moves: enough for who follows the game by its news.
    Seldom,
}

/// Something that was said at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[allow(missing_docs)]
pub struct Line {
    /// In milliseconds since 1970.
    pub at: Millis,
    pub from: Speaker,
    pub text: String,
}

/// Why something is not done. Over HTTP it is the body of the answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, utoipa::ToSchema))]
pub struct Refused {
    /// The sentence without words: an id of the Fluent files, the number of the rule behind it, arguments.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub sentence: Sentence,
    /// The sentence in your language.
    pub text: String,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde wants it
fn is_nought(number: &usize) -> bool {
    *number == 0
}

/// What the table says. `V` is the view, a [`TableView`] of the game that is played, `E` the game's events: a client reads
/// [`UpdateOf`] its game. Whatever has neither in it is the same for every game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(
    tag = "type",
    rename_all = "kebab-case",
    bound(deserialize = "V: Deserialize<'de>, E: Deserialize<'de>")
)]
#[allow(missing_docs)]
pub enum Update<V, E = ()> {
    /// The table as you may see it: after `hello`, unless `news` can tell all that you missed.
    View {
        version: usize,
        chat: Vec<Line>,
        /// So many lines were said before these.
        #[serde(default, skip_serializing_if = "is_nought")]
        chat_before: usize,
        /// The game so far in events, for who said `since`: what was taken back aside.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        past: Vec<E>,
        view: V,
    },
    /// What happened up to this version, one item for each version since the last that you were told.
    News {
        version: usize,
        news: Vec<ChangeView<E>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        view: Option<V>,
        /// Your moves, if it is your turn and you want no view then.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        moves: Vec<String>,
    },
    /// What you asked for is done, and kept for good, as of this version.
    Ack { id: RequestId, version: usize },
    /// What you asked for is not done.
    Refused {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<RequestId>,
        #[serde(flatten)]
        why: Refused,
    },
    /// What the moves that you asked about would bring, as far as you can know.
    Tried { id: RequestId, trials: Vec<Trial<E>> },
    /// The moves worth making, best first.
    Hints { id: RequestId, hints: Vec<Advice> },
    /// The same people play again, over there.
    Rematch { table: TableId },
    /// I am here.
    Pong,
}

/// What the table of a game says.
pub type UpdateOf<G> = Update<TableView<<G as Game>::View>, <G as Game>::Event>;
