//! What is asked of a table, and how it is answered.

use super::{Client, ClientId};
use crate::error::Error;
use crate::id::TokenHash;
use crate::store::{AccountId, Claim, TableRow};
use bots::Level;
use engine::Seat;
use serde_json::value::RawValue;
use table::{Action, Contribution, Speaker, Stage};
use tokio::sync::oneshot;
use wire::http::PlaceCard;
use wire::{AskId, FromClient, TableId};

/// How somebody shows which seat is theirs.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Holder {
    pub(crate) token: Option<TokenHash>,
    pub(crate) account: Option<AccountId>,
}

/// What somebody asks of a table.
#[derive(Debug)]
pub(crate) enum Ask {
    /// To watch it.
    Watch { holder: Holder, client: Client, since: Option<usize> },
    /// What a client said over its socket.
    Said { client: ClientId, said: FromClient },
    /// That something be done.
    Do { holder: Holder, deed: Deed, reply: oneshot::Sender<Result<Granted, Error>> },
    /// To see it once.
    Look { holder: Holder, reply: oneshot::Sender<Result<Look, Error>> },
    /// That a bot's move be played or a clock be looked at, if nothing happened since this version.
    House { version: usize, action: Action },
}

impl Ask {
    /// Says no to a question that nobody will answer.
    pub(crate) fn decline(self, error: &Error) {
        match self {
            Ask::Do { reply, .. } => _ = reply.send(Err(error.clone())),
            Ask::Look { reply, .. } => _ = reply.send(Err(error.clone())),
            Ask::Watch { client, .. } => _ = client.refuse(None, error, &[]),
            Ask::Said { .. } | Ask::House { .. } => {}
        }
    }
}

/// What can be done at a table.
#[derive(Debug, Clone)]
pub(crate) enum Deed {
    Sit(Newcomer),
    Said(FromClient),
    House(Action),
    /// Write down that the table is there.
    Make,
    Rematch {
        next: TableId,
    },
}

/// Somebody who wants a seat.
#[derive(Debug, Clone)]
pub(crate) struct Newcomer {
    /// The first open one, if none is given.
    pub(crate) seat: Option<Seat>,
    pub(crate) name: String,
    pub(crate) contribution: Contribution,
    pub(crate) token: TokenHash,
    pub(crate) account: Option<AccountId>,
}

/// What was done.
#[derive(Clone, Debug)]
pub(crate) struct Granted {
    pub(crate) version: usize,
    pub(crate) seat: Option<Seat>,
}

/// A table seen once.
#[derive(Debug)]
pub(crate) struct Look {
    pub(crate) row: TableRow,
    pub(crate) stage: Stage,
    pub(crate) places: Vec<PlaceCard>,
    pub(crate) view: Box<RawValue>,
    pub(crate) record: Option<String>,
    pub(crate) you: Option<Seat>,
    /// Where the same people would play again.
    pub(crate) next: TableId,
}

/// Whom to tell how it went.
#[derive(Debug)]
pub(super) enum Reply {
    Client(ClientId, AskId),
    Http(oneshot::Sender<Result<Granted, Error>>),
    Nobody,
}

/// Something to be done, and for whom.
pub(super) struct Task {
    pub(super) seat: Option<Seat>,
    pub(super) deed: Deed,
    pub(super) reply: Reply,
    /// What the seat asked for under an id, as it stands in the log.
    pub(super) asked: Option<String>,
}

impl Task {
    pub(super) fn new(seat: Option<Seat>, deed: Deed, reply: Reply) -> Task {
        let asked = match (&deed, seat) {
            (Deed::Said(said), Some(seat)) => said.id().map(|id| format!("{seat} {}", id.as_str())),
            _ => None,
        };
        Task { seat, deed, reply, asked }
    }
}

/// What somebody said, as an action at the table: their own, or nobody's.
pub(super) fn action(seat: Option<Seat>, said: &FromClient, claims: &[Claim]) -> Result<Action, Error> {
    if let (None, FromClient::Say { text, name, .. }) = (seat, said) {
        let name = name.clone().ok_or(Error::Unauthorized)?;
        return Ok(Action::Say { from: Speaker::Spectator(name), text: text.clone() });
    }
    let seat = seat.ok_or(Error::Unauthorized)?;
    let level = |id: &str| id.parse().map_err(|_| Error::Unknown(id.to_owned()));
    let number = |number: u8| Seat::from_number(number).ok_or_else(|| Error::Unknown(number.to_string()));
    Ok(match said {
        FromClient::Play { mv, .. } => Action::Play { seat, mv: mv.clone() },
        FromClient::TakeBack { .. } => Action::TakeBack { seat },
        FromClient::Ask { plies, .. } => Action::AskTakeBack { seat, plies: *plies },
        FromClient::Answer { agree, .. } => Action::Answer { seat, agree: *agree },
        FromClient::Resign { .. } => Action::Resign { seat },
        FromClient::Away { level: None, .. } => Action::Away { seat, level: Level::Medium },
        FromClient::Away { level: Some(id), .. } => Action::Away { seat, level: level(id)? },
        FromClient::Back { .. } => Action::Back { seat },
        FromClient::Say { text, .. } => Action::Say { from: Speaker::Seat(seat), text: text.clone() },
        FromClient::SeatBot { seat, level: id, .. } => {
            Action::SeatBot { seat: number(*seat)?, level: level(id)? }
        }
        FromClient::Leave { seat: other, .. } => {
            let other = number(*other)?;
            let person = claims.iter().any(|claim| claim.seat == other);
            if person && other != seat {
                return Err(Error::Unauthorized);
            }
            Action::Leave { seat: other }
        }
        FromClient::Start { .. } => Action::Start,
        FromClient::Hello { .. } | FromClient::Try { .. } | FromClient::Hint { .. } | FromClient::Ping => {
            return Err(Error::Malformed("nothing that can be done".into()));
        }
    })
}
