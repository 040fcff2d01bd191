//! What can go wrong, and how it is told over HTTP: all of it, on one screen.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::Sentence;
use serde::Serialize;
use utoipa::ToSchema;

/// Why something is not done.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The rules of the game or of the table are against it.
    #[error("refused: {}", .0.id)]
    Refused(Sentence),
    /// What was sent makes no sense.
    #[error("{0}")]
    Malformed(String),
    /// There is no such thing, or not for you.
    #[error("there is no such thing")]
    NotFound,
    /// That is for somebody else to do.
    #[error("this needs the token of a seat, or an account")]
    Unauthorized,
    /// The request comes from a page of another site.
    #[error("requests from other sites are refused")]
    OtherOrigin,
    /// The name is taken.
    #[error("the name is taken")]
    NameTaken,
    /// The game is not over.
    #[error("not before the game is over")]
    NotOver,
    /// Too much at once.
    #[error("too much at once: try again later")]
    TooMuch,
    /// The log can't be written or read now.
    #[error("the log can't be reached: try again")]
    Unavailable,
}

impl Error {
    fn status(&self) -> StatusCode {
        match self {
            Error::Refused(_) | Error::NameTaken | Error::NotOver => StatusCode::CONFLICT,
            Error::Malformed(_) => StatusCode::BAD_REQUEST,
            Error::NotFound => StatusCode::NOT_FOUND,
            Error::Unauthorized => StatusCode::UNAUTHORIZED,
            Error::OtherOrigin => StatusCode::FORBIDDEN,
            Error::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            Error::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The id by which a program knows it.
    pub(crate) fn id(&self) -> &str {
        match self {
            Error::Refused(sentence) => &sentence.id,
            Error::Malformed(_) => "malformed",
            Error::NotFound => "not-found",
            Error::Unauthorized => "unauthorized",
            Error::OtherOrigin => "other-origin",
            Error::NameTaken => "name-taken",
            Error::NotOver => "not-over",
            Error::TooMuch => "too-much",
            Error::Unavailable => "unavailable",
        }
    }
}

/// Storage that fails is away for now: what it said is for the log of the server.
impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        tracing::error!(%error, "storage");
        Error::Unavailable
    }
}

/// How an error is told.
#[derive(Serialize, ToSchema)]
pub(crate) struct ErrorBody {
    /// For programs.
    error: String,
    /// For people who write programs.
    message: String,
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        (self.status(), Json(ErrorBody { error: self.id().to_owned(), message: self.to_string() })).into_response()
    }
}
