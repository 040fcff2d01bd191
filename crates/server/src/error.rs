//! What can go wrong, and how it is told: all of it, on one screen.

use axum::extract::ws::Utf8Bytes;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::{Arg, Sentence};
use host::{Denied, Voice};
use std::sync::Arc;
use wire::{Refused, RequestId, Update};
use words::{Lang, Words};

/// Why something is not done.
#[derive(Clone, PartialEq, Debug)]
pub enum Error {
    /// The table does not grant it.
    Denied(Denied),
    /// What was sent can't be read.
    Malformed(String),
    /// A name has 1 to 32 characters, a passphrase 8 to 256.
    Credentials,
    /// There is no such thing, or not for you.
    NotFound,
    /// The request comes from a page of another site.
    OtherOrigin,
    /// The name is taken.
    NameTaken,
    /// Somebody from the same address sits at this public table.
    OneSeatEach,
    /// The game is not over.
    NotOver,
    /// The log can't be written or read now.
    Unavailable,
    /// Nothing can be written, for this reason.
    Unwell(String),
    /// This table has heard enough.
    ChatFull,
    /// Somebody at this table is called like this, or nearly.
    NameNearlyTaken,
    /// A mistake of the server's own: it panicked.
    Broken,
}

impl Error {
    /// That is for somebody else to do.
    pub const UNAUTHORIZED: Error = Error::Denied(Denied::NotYours);
    /// Too much at once.
    pub const TOO_MUCH: Error = Error::Denied(Denied::Busy);

    /// There is no such game, level, pace...
    pub(crate) fn unknown(what: impl Into<String>) -> Error {
        Error::Denied(Denied::Unknown(what.into()))
    }

    fn status(&self) -> StatusCode {
        match self {
            Error::Denied(Denied::Refused(_) | Denied::IdUsed | Denied::Withdrawn)
            | Error::NameTaken
            | Error::OneSeatEach
            | Error::ChatFull
            | Error::NameNearlyTaken
            | Error::NotOver => StatusCode::CONFLICT,
            Error::Denied(Denied::Unknown(_) | Denied::NoRequest)
            | Error::Malformed(_)
            | Error::Credentials => StatusCode::BAD_REQUEST,
            Error::NotFound => StatusCode::NOT_FOUND,
            Error::Denied(Denied::NotYours) => StatusCode::UNAUTHORIZED,
            Error::OtherOrigin | Error::Denied(Denied::NotHost) => StatusCode::FORBIDDEN,
            Error::Denied(Denied::Busy) => StatusCode::TOO_MANY_REQUESTS,
            Error::Unavailable | Error::Unwell(_) => StatusCode::SERVICE_UNAVAILABLE,
            Error::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The sentence without its words.
    pub(crate) fn sentence(&self) -> Sentence {
        let say = |id| Sentence::new(id, []);
        match self {
            Error::Denied(denied) => denied.sentence(),
            Error::Malformed(what) => {
                Sentence::new("server-malformed", [("what", Arg::Text(what.to_owned()))])
            }
            Error::Credentials => say("server-credentials"),
            Error::NotFound => say("server-not-found"),
            Error::OtherOrigin => say("server-other-origin"),
            Error::NameTaken => say("server-name-taken"),
            Error::OneSeatEach => say("server-one-seat-each"),
            Error::NotOver => say("server-not-over"),
            Error::ChatFull => say("server-chat-full"),
            Error::NameNearlyTaken => say("server-name-nearly-taken"),
            Error::Unwell(why) => Sentence::new("server-unwell", [("why", Arg::Text(why.to_owned()))]),
            Error::Unavailable => say("server-unavailable"),
            Error::Broken => say("server-broken"),
        }
    }

    /// As it is told in this language, with the players' names.
    pub(crate) fn told(&self, lang: Lang, names: &[String]) -> Refused {
        let sentence = self.sentence();
        Refused { text: Words::of(lang).say(&sentence, names), sentence }
    }

    /// As it is told to a client over its socket.
    pub(crate) fn to_client(&self, id: Option<RequestId>, voice: Voice) -> Utf8Bytes {
        let sentence = self.sentence();
        let why = Refused { text: voice(&sentence, &[]), sentence };
        let told = Update::<()>::Refused { id, why };
        Utf8Bytes::from(serde_json::to_string(&told).expect("a sentence can be written as JSON"))
    }
}

/// How a client is told in its language why something is not done.
pub(crate) fn voice(lang: Lang) -> Voice {
    match lang {
        Lang::English => |sentence, names| Words::of(Lang::English).say(sentence, names),
        Lang::German => |sentence, names| Words::of(Lang::German).say(sentence, names),
        Lang::Italian => |sentence, names| Words::of(Lang::Italian).say(sentence, names),
    }
}

impl From<Denied> for Error {
    fn from(denied: Denied) -> Error {
        Error::Denied(denied)
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
            Error::unknown("x"),
            Error::Denied(Denied::NoRequest),
            Error::Denied(Denied::IdUsed),
            Error::Denied(Denied::NotHost),
            Error::Credentials,
            Error::NotFound,
            Error::UNAUTHORIZED,
            Error::OtherOrigin,
            Error::NameTaken,
            Error::OneSeatEach,
            Error::ChatFull,
            Error::NameNearlyTaken,
            Error::Unwell("x".into()),
            Error::NotOver,
            Error::TOO_MUCH,
            Error::Unavailable,
            Error::Broken,
        ];
        for (error, lang) in errors.iter().flat_map(|error| Lang::ALL.map(|lang| (error, lang))) {
            let Refused { sentence, text } = error.told(lang, &[]);
            assert!(Words::of(lang).has(&sentence.id) && !text.is_empty(), "{error:?}");
        }
    }
}
