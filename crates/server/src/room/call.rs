//! What is asked of a room, and how it is answered.

use crate::error::Error;
use crate::gate::Origin;
use crate::id::TokenHash;
use crate::purse::Purse;
use crate::store::{AccountId, TableRow};
use axum::extract::ws::Utf8Bytes;
use engine::Seat;
use host::{ClientId, Member};
use serde_json::value::RawValue;
use std::sync::Arc;
use table::{Command, Contribution, Stage};
use tokio::sync::{mpsc, oneshot};
use wire::http::{ChatPage, PlaceCard};
use wire::{Request, TableId};

/// How somebody shows which seat is theirs.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Holder {
    pub(crate) token: Option<TokenHash>,
    pub(crate) account: Option<AccountId>,
}

/// A socket that wants to follow a table.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) id: ClientId,
    pub(crate) member: Member,
    /// Bounded: a client that does not read is dropped, and comes back.
    pub(crate) outbox: mpsc::Sender<Utf8Bytes>,
    /// What its address may spend on trying moves.
    pub(crate) purse: Arc<Purse>,
}

/// What is asked of a room. Calls wait in line while something is being written.
#[derive(Debug)]
pub(crate) enum Call {
    /// A client wants to follow the table.
    Watch { holder: Holder, client: Client, since: Option<usize> },
    /// A client that follows the table says something.
    Message { client: ClientId, message: Request },
    /// Something is to be done.
    Do { holder: Holder, order: Order, reply: oneshot::Sender<Result<Granted, Error>> },
    /// Somebody wants to see the table once.
    Look { holder: Holder, reply: oneshot::Sender<Result<Look, Error>> },
    /// Somebody wants to read what was said before this line, or last.
    Chat { before: Option<usize>, reply: oneshot::Sender<Result<ChatPage, Error>> },
    /// A bot moves or time runs out, if nothing happened since this version.
    Command { version: usize, command: Command },
    /// Nobody has to look after the table for now: that is to be written down.
    Rest,
}

impl Call {
    /// Does it matter what other nodes have written a moment ago: who holds which seat?
    pub(super) fn needs_news(&self) -> bool {
        match self {
            Call::Watch { holder, .. } | Call::Do { holder, .. } => *holder != Holder::default(),
            // Somebody's many tables are not all read again for a list of them.
            Call::Look { holder, .. } => holder.token.is_some(),
            // Whoever is back at another node needs looking after.
            Call::Rest => true,
            Call::Message { .. } | Call::Command { .. } | Call::Chat { .. } => false,
        }
    }

    /// Does somebody only say something?
    pub(super) fn is_chat(&self) -> bool {
        matches!(
            self,
            Call::Message { message: Request::Say { .. }, .. }
                | Call::Do { order: Order::Request(Request::Say { .. }), .. }
        )
    }

    /// Says no to a call that nobody will answer.
    pub(crate) fn decline(self, error: &Error) {
        match self {
            Call::Do { reply, .. } => _ = reply.send(Err(error.clone())),
            Call::Look { reply, .. } => _ = reply.send(Err(error.clone())),
            Call::Chat { reply, .. } => _ = reply.send(Err(error.clone())),
            Call::Watch { client, .. } => {
                _ = client.outbox.try_send(error.to_client(None, client.member.voice));
            }
            Call::Message { .. } | Call::Command { .. } | Call::Rest => {}
        }
    }
}

/// What can be done at a table.
#[derive(Debug)]
pub(crate) enum Order {
    /// What a client that follows the table says.
    Message(ClientId, Request),
    /// What somebody asks over HTTP.
    Request(Request),
    Sit(Newcomer),
    Command(Command),
    /// Write down that the table is there, and when somebody has to look after it.
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
    /// Where they come from.
    pub(crate) origin: Origin,
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
    pub(crate) seats: Vec<PlaceCard>,
    pub(crate) view: Box<RawValue>,
    /// The record, once the game is over.
    pub(crate) record: Option<String>,
    pub(crate) you: Option<Seat>,
    /// Where the same people would play again.
    pub(crate) next: TableId,
}

/// An order that is carried out, and who waits for it. The table itself answers clients that follow it.
pub(super) struct Pending {
    pub(super) holder: Option<Holder>,
    pub(super) seat: Option<Seat>,
    pub(super) order: Order,
    pub(super) reply: Option<oneshot::Sender<Result<Granted, Error>>>,
}
