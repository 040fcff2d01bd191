//! What players and those who look on say to each other: beside the board, in the log, and while players are waited for.

use crate::icon::Icon;
use crate::session::Session;
use crate::text::{now, t};
use engine::{Game, Seat, ToArg};
use leptos::prelude::*;
use table::{FactView, Speaker};
use wire::Request;

/// So many lines are shown while players are waited for.
const SHOWN: usize = 8;

/// A field to say something; nothing where everybody sits at this screen.
pub(super) fn chat<G: Game>(session: Session<G>) -> impl IntoView {
    session.is_online().then(|| field(session))
}

fn field<G: Game>(session: Session<G>) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked();
        if !said.trim().is_empty() {
            let looks_on = untrack(|| session.me()).is_none();
            let name = looks_on.then(|| match crate::settings::settings().name.get_untracked() {
                name if name.is_empty() => untrack(|| now("web-table-guest", &[])),
                name => name,
            });
            session.ask(|id| Request::Say { id, text: said, name });
            text.set(String::new());
        }
    };
    view! {
        <form class="chat" on:submit=say>
            <input class="field" aria-label=t!("web-table-say") placeholder=t!("web-table-say") maxlength="500" bind:value=text />
            <button class="button" aria-label=t!("web-table-send")>
                <Icon name=art::symbol::ICON_CHAT />
            </button>
        </form>
    }
}

/// What was said while players are waited for, and a field to answer.
pub(super) fn gathering<G: Game>(session: Session<G>) -> impl IntoView {
    let lines = move || {
        let said = session.log.with(|log| {
            log.iter()
                .filter(|seen| matches!(seen.fact, Some(FactView::Said { .. })))
                .cloned()
                .collect::<Vec<_>>()
        });
        let shown = said.len().saturating_sub(SHOWN);
        said[shown..]
            .iter()
            .flat_map(|seen| session.tell(seen))
            .map(|line| view! { <p>{line}</p> })
            .collect_view()
    };
    session.is_online().then(|| {
        view! {
            <section class="card gathering-chat" aria-label=t!("web-table-chat")>
                <div class="chat-lines" aria-live="polite">{lines}</div>
                {field(session)}
            </section>
        }
    })
}

/// How many lines others have said since somebody looked into the log.
pub(super) fn unread<G: Game>(session: Session<G>, looking: RwSignal<bool>) -> Memo<usize> {
    let by_others =
        move |from: &Speaker, me: Option<Seat>| !matches!(from, Speaker::Seat(seat) if Some(*seat) == me);
    let said = Memo::new(move |_| {
        let me = session.me();
        session.log.with(|log| {
            let others = log.iter().filter_map(|seen| seen.fact.as_ref());
            others.filter(|fact| matches!(fact, FactView::Said { from, .. } if by_others(from, me))).count()
        })
    });
    // What was said before somebody came is no news.
    let read = RwSignal::new(untrack(|| said.get()));
    Effect::new(move || {
        if looking.get() {
            read.set(said.get());
        }
    });
    Memo::new(move |_| said.get().saturating_sub(read.get()))
}

/// The number of lines that nobody has read yet, if there are any.
pub(super) fn mark(unread: Memo<usize>) -> impl IntoView {
    move || {
        let lines = unread.get();
        (lines > 0).then(|| {
            view! {
                <b class="unread" data-drawn=lines aria-hidden="true"></b>
                <span class="unseen">{now("web-table-unread", &[("lines", lines.to_arg())])}</span>
            }
        })
    }
}
