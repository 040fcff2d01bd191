//! What was played and is not yet confirmed: whether it is on its way, waits for the line, or was withdrawn.

use super::{Connection, Session};
use crate::text::now;
use crate::toast;
use engine::{Game, Sentence, ToArg};
use leptos::prelude::*;
use wire::{Request, RequestId};

/// A move on its way.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Outgoing {
    id: RequestId,
    /// In notation.
    pub(crate) mv: String,
    pub(crate) state: Sent,
}

/// How a move is on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sent {
    /// It was sent, and will be confirmed in a moment.
    Sending,
    /// It waits for the line.
    Waiting,
    /// It was sent, and then the line broke: the table will be asked after it.
    Unknown,
    /// It was sent, and is not to be done any more, if that is still possible.
    Withdrawing,
}

impl Sent {
    /// What is said of it.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Sent::Sending => "web-outbox-sending",
            Sent::Waiting => "web-outbox-waiting",
            Sent::Unknown => "web-outbox-unknown",
            Sent::Withdrawing => "web-outbox-withdrawing",
        }
    }
}

impl<G: Game> Session<G> {
    /// Plays a move. One that still waits for the line makes way for it.
    pub(crate) fn play(self, mv: G::Move) {
        let Some(mv) = self.written(mv) else { return };
        self.unstage();
        let before = self.outbox.get_untracked();
        match before.map(|before| before.state) {
            Some(Sent::Waiting) => _ = self.withdraw_unsent(),
            Some(Sent::Unknown | Sent::Withdrawing) => {
                return self.explain(Some(Sentence::new("web-outbox-first", [])));
            }
            Some(Sent::Sending) | None => {}
        }
        let id = self.id();
        self.waiting.set(true);
        self.refused.set(None);
        // Known before an answer can come.
        self.outbox.set(Some(Outgoing { id: id.clone(), mv: mv.clone(), state: Sent::Sending }));
        if !self.send(Request::Play { id, mv }) {
            self.sent(|_| Sent::Waiting);
        }
    }

    /// Nothing comes of the move that is on its way, if that is still possible.
    pub(crate) fn withdraw(self) {
        let Some(Outgoing { mv, .. }) = self.outbox.get_untracked() else { return };
        if self.withdraw_unsent() {
            toast::show(untrack(|| now("web-outbox-withdrawn", &[("move", mv.to_arg())])));
        } else {
            self.sent(|_| Sent::Withdrawing);
        }
    }

    fn withdraw_unsent(self) -> bool {
        let Some(Outgoing { id, .. }) = self.outbox.get_untracked() else { return false };
        let line = self.line.get_value();
        let unsent = line.is_some_and(|line| line.withdraw(&id));
        if unsent {
            self.outbox.set(None);
            self.waiting.set(false);
        }
        unsent
    }

    fn sent(self, how: impl FnOnce(Sent) -> Sent) {
        self.outbox.update(|outbox| {
            if let Some(outgoing) = outbox {
                outgoing.state = how(outgoing.state);
            }
        });
    }

    /// The line is there, or it is gone.
    pub(super) fn line_is(self, connection: Connection) {
        let open = connection == Connection::Open;
        self.connection.set(connection);
        self.sent(|state| match state {
            Sent::Waiting | Sent::Unknown if open => Sent::Sending,
            Sent::Sending if !open => Sent::Unknown,
            state => state,
        });
    }

    /// The table has answered what was asked under this id: it was done, or not. True if it was to be withdrawn, and its
    /// player is told what became of it.
    pub(super) fn answered(self, id: Option<&RequestId>, done: bool) -> bool {
        let outgoing = self.outbox.get_untracked().filter(|outgoing| Some(&outgoing.id) == id);
        let Some(Outgoing { mv, state, .. }) = outgoing else { return false };
        self.outbox.set(None);
        let withdrawing = state == Sent::Withdrawing;
        if withdrawing {
            let told = if done { "web-outbox-done" } else { "web-outbox-withdrawn" };
            toast::show(untrack(|| now(told, &[("move", mv.to_arg())])));
        }
        withdrawing
    }
}
