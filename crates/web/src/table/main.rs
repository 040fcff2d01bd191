//! The one button that ends something: the turn, the wait for an answer, a bot's standing in. It has a place of its own, and
//! nothing else ever stands there.

use super::Board;
use crate::session::{Sent, Session};
use crate::text::now;
use leptos::prelude::*;
use wire::Request;

/// What the button is for now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    /// Sends what is staged.
    Send { ends: bool },
    /// Ends the turn by a move that does nothing else.
    End(&'static str),
    /// The turn can't be ended now: says why.
    Nothing(&'static str),
    /// Takes back what waits for the line.
    Withdraw,
    /// A bot stands in: the player plays again.
    Back,
}

impl Purpose {
    fn word(self) -> &'static str {
        match self {
            Purpose::Send { ends: true } => "web-table-end-turn",
            Purpose::Send { ends: false } => "web-table-confirm",
            Purpose::End(word) | Purpose::Nothing(word) => word,
            Purpose::Withdraw => "web-outbox-withdraw",
            Purpose::Back => "web-table-i-am-back",
        }
    }
}

/// The button.
pub(super) fn main<B: Board>(session: Session<B::Game>, hand: B::Hand) -> impl IntoView {
    let purpose = Memo::new(move |_| purpose::<B>(session, hand));
    let possible = move || !matches!(purpose.get(), Purpose::Nothing(_));
    let press_it = move |_| press::<B>(session, hand);
    view! {
        <button
            class="button bar-end"
            class:main=possible
            class:staged=move || matches!(purpose.get(), Purpose::Send { .. })
            data-does="end"
            aria-keyshortcuts="e"
            aria-disabled=move || (!possible()).to_string()
            on:click=press_it
        >
            {move || now(purpose.get().word(), &[])}
        </button>
    }
}

fn purpose<B: Board>(session: Session<B::Game>, hand: B::Hand) -> Purpose {
    let outgoing = session.outbox.with(|outbox| outbox.as_ref().map(|outgoing| outgoing.state));
    match outgoing {
        Some(Sent::Waiting | Sent::Unknown) => Purpose::Withdraw,
        _ if session.is_away() => Purpose::Back,
        _ if session.staged.get().is_some() => Purpose::Send { ends: session.staged_ends() },
        _ if session.my_turn() && B::end(hand).is_some() => Purpose::End(B::end_word(hand)),
        _ => Purpose::Nothing(B::end_word(hand)),
    }
}

/// Does what the button is for.
pub(super) fn press<B: Board>(session: Session<B::Game>, hand: B::Hand) {
    match untrack(|| purpose::<B>(session, hand)) {
        Purpose::Send { .. } => _ = session.send_staged(),
        // It is for nothing else: nobody has to be asked twice.
        Purpose::End(_) => untrack(|| B::end(hand)).into_iter().for_each(|mv| session.play(mv)),
        Purpose::Nothing(_) => B::why_not_end(hand, session),
        Purpose::Withdraw => session.withdraw(),
        Purpose::Back => session.ask(|id| Request::Back { id }),
    }
}
