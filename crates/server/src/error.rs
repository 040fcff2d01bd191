//! What can go wrong, and how it is told: all of it, on one screen.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::{Arg, Sentence};
use std::sync::Arc;
use wire::Refused;
use words::{Lang, Words};

/// Why something is not done.
#[derive(Clone, PartialEq, Debug)]
pub enum Error {
    /// The rules of the game or of the table are against it.
    Refused(Sentence),
    /// What was sent can't be read.
    Malformed(String),
    /// There is no such game, level, pace...
    Unknown(String),
    /// A name has 1 to 32 characters, a passphrase 8 to 256.
    Credentials,
    /// There is no such thing, or not for you.
    NotFound,
    /// That is for somebody else to do.
    Unauthorized,
    /// The request comes from a page of another site.
    OtherOrigin,
    /// The name is taken.
    NameTaken,
    /// The game is not over.
    NotOver,
    /// Too much at once.
    TooMuch,
    /// The log can't be written or read now.
    Unavailable,
    /// A mistake of the server's own: it panicked.
    Broken,
}

impl Error {
    fn status(&self) -> StatusCode {
        match self {
            Error::Refused(_) | Error::NameTaken | Error::NotOver => StatusCode::CONFLICT,
            Error::Malformed(_) | Error::Unknown(_) | Error::Credentials => StatusCode::BAD_REQUEST,
            Error::NotFound => StatusCode::NOT_FOUND,
            Error::Unauthorized => StatusCode::UNAUTHORIZED,
            Error::OtherOrigin => StatusCode::FORBIDDEN,
            Error::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            Error::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Error::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The sentence without its words.
    fn sentence(&self) -> Sentence {
        let say = |id| Sentence::new(id, []);
        let about = |id, what: &str| Sentence::new(id, [("what", Arg::Text(what.to_owned()))]);
        match self {
            Error::Refused(sentence) => sentence.clone(),
            Error::Malformed(what) => about("server-malformed", what),
            Error::Unknown(what) => about("server-unknown", what),
            Error::Credentials => say("server-credentials"),
            Error::NotFound => say("server-not-found"),
            Error::Unauthorized => say("server-unauthorized"),
            Error::OtherOrigin => say("server-other-origin"),
            Error::NameTaken => say("server-name-taken"),
            Error::NotOver => say("server-not-over"),
            Error::TooMuch => say("server-too-much"),
            Error::Unavailable => say("server-unavailable"),
            Error::Broken => say("server-broken"),
        }
    }

    /// As it is told in this language, with the players' names.
    pub(crate) fn told(&self, lang: Lang, names: &[String]) -> Refused {
        let sentence = self.sentence();
        Refused { text: Words::of(lang).say(&sentence, names), sentence }
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.told(Lang::English, &[]).text)
    }
}

impl std::error::Error for Error {}

/// Storage that fails is away for now: what it said is for the log of the server.
impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        tracing::error!(%error, "storage");
        Error::Unavailable
    }
}

/// An answer still without a body: the one who knows the visitor's language adds it, see `http::in_words`.
impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_error_has_words_in_every_language() {
        let errors = [
            Error::Malformed("x".into()),
            Error::Unknown("x".into()),
            Error::Credentials,
            Error::NotFound,
            Error::Unauthorized,
            Error::OtherOrigin,
            Error::NameTaken,
            Error::NotOver,
            Error::TooMuch,
            Error::Unavailable,
            Error::Broken,
        ];
        for (error, lang) in errors.iter().flat_map(|error| Lang::ALL.map(|lang| (error, lang))) {
            let Refused { sentence, text } = error.told(lang, &[]);
            assert!(Words::of(lang).has(&sentence.id) && !text.is_empty(), "{error:?}");
        }
    }
}
