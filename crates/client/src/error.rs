//! What can go wrong on the way to a server and back.

use tokio_tungstenite::tungstenite;
use wire::Refused;

/// Why something could not be had from a server.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The server can't be reached over HTTP.
    #[error(transparent)]
    Http(#[from] reqwest::Error),
    /// The socket can't be opened, or broke.
    #[error(transparent)]
    Socket(Box<tungstenite::Error>),
    /// The server answers a request with an error.
    #[error("{status}: {body}")]
    Status {
        /// The status of HTTP.
        status: u16,
        /// What it says: mostly a [`Refused`] as JSON.
        body: String,
    },
    /// What was asked over a socket is not done, and nothing has changed.
    #[error("{} ({})", .0.text, .0.sentence)]
    Refused(Refused),
    /// The server says something that this version of the SDK does not understand.
    #[error("the server's message can't be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// The server has closed the socket, for this reason.
    #[error("the server closed the socket: {0}")]
    Closed(String),
}

impl Error {
    /// The id of the sentence that says why the server refuses something: `not-your-turn`.
    pub fn reason(&self) -> Option<String> {
        let refused = match self {
            Error::Refused(why) => Some(why.clone()),
            Error::Status { body, .. } => serde_json::from_str(body).ok(),
            _ => None,
        };
        refused.map(|why| why.sentence.id.into_owned())
    }

    /// May it go better if the same is tried again in a moment?
    pub fn is_passing(&self) -> bool {
        let passing = |status: u16| status == 429 || status >= 500;
        match self {
            Error::Http(error) => !error.is_builder(),
            Error::Socket(error) => match &**error {
                tungstenite::Error::Http(answer) => passing(answer.status().as_u16()),
                tungstenite::Error::Url(_) => false,
                _ => true,
            },
            Error::Status { status, .. } => passing(*status),
            Error::Refused(why) => ["server-unavailable", "host-busy"].contains(&&*why.sentence.id),
            Error::Unreadable(_) => false,
            Error::Closed(_) => true,
        }
    }
}

impl From<tungstenite::Error> for Error {
    fn from(error: tungstenite::Error) -> Error {
        Error::Socket(Box::new(error))
    }
}
