//! What happened, in sentences: the last of it beside the board, all of it in a drawer; and the chat.

use super::Board;
use super::page::Open;
use crate::icon::Icon;
use crate::session::{Fact, Session, fact};
use crate::text::t;
use engine::ToArg;
use leptos::html;
use leptos::prelude::*;
use std::time::Duration;
use table::Seen;
use wire::FromClient;

/// So many sentences stand beside the board, if there is room.
const LATEST: usize = 16;

/// So many facts fill the drawer, and after so long they are drawn.
const IN_SIGHT: usize = 24;
const ONCE_DRAWN: Duration = Duration::from_millis(200);

/// What happened, in the words of the log.
pub(super) fn sentences<V: Send + Sync + 'static>(session: Session<V>, news: &[Seen]) -> Vec<String> {
    let of = |seen: &Seen| {
        let told = seen.fact.as_deref().and_then(fact).map(|fact| match fact {
            Fact::Told(sentence) => session.say(&sentence),
            Fact::Said { from, text } => {
                let name = from.map_or_else(|name| name, |seat| session.name(seat));
                crate::text::now("web-table-said", &[("name", name.to_arg()), ("text", text.to_arg())])
            }
        });
        let events = seen.events.iter().map(|event| session.say(event));
        told.into_iter().chain(events).collect::<Vec<_>>()
    };
    news.iter().flat_map(of).collect()
}

/// What happened last.
pub(super) fn latest<G: Board>(session: Session<G::View>, open: Open) -> impl IntoView {
    let lines = move || {
        session.log.with(|log| {
            let mut lines = sentences(session, &log[log.len().saturating_sub(LATEST)..]);
            lines.drain(..lines.len().saturating_sub(LATEST));
            lines
        })
    };
    view! {
        <section class="latest" aria-label=t!("web-table-latest")>
            <div class="latest-lines">{move || lines().into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}</div>
            <button class="button quiet" on:click=move |_| open.log.set(true)>
                <Icon name=art::symbol::ICON_LOG />
                {t!("web-table-log")}
            </button>
        </section>
    }
}

/// All that happened, and the chat.
pub(super) fn drawer<G: Board>(session: Session<G::View>, open: Open) -> impl IntoView {
    let close = NodeRef::<html::Button>::new();
    Effect::new(move || {
        if let Some(close) = close.get() {
            // Whoever opened it from the keyboard goes on inside it.
            _ = close.focus();
        }
    });
    // A long game has many sentences: those in sight are there at once, the others after them.
    let all = RwSignal::new(false);
    Effect::new(move || {
        all.set(false);
        if open.log.get() {
            set_timeout(move || all.set(true), ONCE_DRAWN);
        }
    });
    let lines = move || {
        let from = |log: &[Seen]| if all.get() { 0 } else { log.len().saturating_sub(IN_SIGHT) };
        session.log.with(|log| sentences(session, &log[from(log)..]))
    };
    view! {
        <Show when=move || open.log.get()>
            <div class="drawer" role="dialog" aria-label=t!("web-table-log")>
                <div class="drawer-head">
                    <h2>{t!("web-table-log")}</h2>
                    <button class="button quiet" node_ref=close on:click=move |_| open.log.set(false)>
                        {t!("web-close")}
                    </button>
                </div>
                <div class="drawer-body log" tabindex="0">
                    <ol>{move || lines().into_iter().rev().map(|line| view! { <li>{line}</li> }).collect_view()}</ol>
                </div>
                {session.people_here().is_empty().then(|| chat(session))}
            </div>
        </Show>
    }
}

/// Says something to the others.
fn chat<V: Send + Sync + 'static>(session: Session<V>) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked();
        if !said.trim().is_empty() {
            let looks_on = untrack(|| session.me()).is_none();
            let name = looks_on.then(|| match crate::settings::settings().name.get_untracked() {
                name if name.is_empty() => untrack(|| crate::text::now("web-table-guest", &[])),
                name => name,
            });
            session.ask(|id| FromClient::Say { id, text: said, name });
            text.set(String::new());
        }
    };
    view! {
        <form class="chat" on:submit=say>
            <input class="field" aria-label=t!("web-table-say") placeholder=t!("web-table-say") maxlength="500" bind:value=text />
            <button class="button">
                <Icon name=art::symbol::ICON_CHAT />
                {t!("web-table-send")}
            </button>
        </form>
    }
}
