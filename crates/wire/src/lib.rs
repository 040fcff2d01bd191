//! What a table and its players say to each other.
//!
//! Online these messages go over a WebSocket as JSON, one object each; offline they go to a worker of the page that
//! runs the same [`Table`](table::Table). Whoever speaks them can play, and can't tell the one from the other.
//!
//! ```
//! use wire::Request;
//! let play = Request::Play { id: "m7".parse().unwrap(), mv: "3+4 N7".into() };
//! assert_eq!(serde_json::to_string(&play).unwrap(), r#"{"type":"play","id":"m7","move":"3+4 N7"}"#);
//! ```

mod dice;
pub mod http;
mod id;
mod message;
#[cfg(feature = "schema")]
mod schema;

pub use dice::DicePart;
pub use id::{BadId, RequestId, TableId};
pub use message::{Line, Refused, Request, Update, UpdateOf, Views};
#[cfg(feature = "schema")]
pub use schema::SocketSchema;
