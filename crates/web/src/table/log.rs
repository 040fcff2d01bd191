//! What happened, in sentences: the last of it beside the board, all of it in a drawer.

use super::chat;
use super::page::Open;
use super::speakers;
use crate::icon::Icon;
use crate::session::Session;
use crate::text::t;
use engine::Game;
use leptos::html;
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;
use table::{ChangeView, Speaker};
use words::Lang;

/// So many sentences stand beside the board, if there is room.
const LATEST: usize = 16;

/// So many sentences fill the drawer, and after so long they are drawn.
const IN_SIGHT: usize = 32;
const ONCE_DRAWN: Duration = Duration::from_millis(200);

/// What happened, and the words for it.
pub(super) struct Told<E> {
    lang: Lang,
    names: Vec<String>,
    muted: Vec<Speaker>,
    seen: Vec<ChangeView<E>>,
    lines: Vec<Arc<str>>,
}

impl<E> Told<E> {
    /// The last so many sentences, each with its number.
    fn last(&self, most: usize) -> Vec<(usize, Arc<str>)> {
        self.lines.iter().cloned().enumerate().skip(self.lines.len().saturating_sub(most)).collect()
    }
}

/// All that happened, in words. What was put into words once is kept, as long as it is the same that happened: at a
/// shared screen others may have seen something else.
pub(super) fn told<G: Game>(session: Session<G>) -> Memo<Told<G::Event>> {
    Memo::new_owning(move |before: Option<Told<G::Event>>| {
        let (lang, names) = (crate::settings::settings().lang.get(), session.names());
        let muted = session.muted.get();
        session.log.with(|log| {
            let goes_on = |told: &Told<_>| {
                told.lang == lang && told.names == names && told.muted == muted && log.starts_with(&told.seen)
            };
            let known = before.filter(goes_on);
            let is_new = known.is_none();
            let mut told = known.unwrap_or(Told { lang, names, muted, seen: Vec::new(), lines: Vec::new() });
            let fresh = &log[told.seen.len()..];
            told.lines.extend(untrack(|| {
                fresh.iter().flat_map(|seen| session.tell(seen)).map(Arc::from).collect::<Vec<_>>()
            }));
            told.seen.extend_from_slice(fresh);
            (told, is_new || !fresh.is_empty())
        })
    })
}

/// What happened last, and what can be said to it.
pub(super) fn latest<G: Game>(
    session: Session<G>,
    told: Memo<Told<G::Event>>,
    unread: Memo<usize>,
    open: Open,
) -> impl IntoView {
    let lines = move || told.with(|told| told.last(LATEST));
    view! {
        <section class="latest" aria-label=t!("web-table-latest")>
            <div class="latest-lines">
                <For each=lines key=Clone::clone children=|(_, line)| view! { <p>{line}</p> } />
            </div>
            <button class="button quiet" on:click=move |_| open.log.set(true)>
                <Icon name=art::symbol::ICON_LOG />
                {t!("web-table-log")}
                {chat::mark(unread)}
            </button>
            {chat::chat(session)}
        </section>
    }
}

/// All that happened, and the chat. It is there all the time, out of sight: so it opens at once, also while bots think.
pub(super) fn drawer<G: Game>(session: Session<G>, told: Memo<Told<G::Event>>, open: Open) -> impl IntoView {
    let close = NodeRef::<html::Button>::new();
    // A long game has many sentences: those in sight are there at once, the others after them.
    let all = RwSignal::new(false);
    Effect::new(move || {
        all.set(false);
        if open.log.get() {
            set_timeout(move || all.set(open.log.get_untracked()), ONCE_DRAWN);
            // Whoever opened it from the keyboard goes on inside it.
            request_animation_frame(move || _ = close.get_untracked().map(|close| close.focus()));
        }
    });
    let lines = move || {
        let most = if all.get() { usize::MAX } else { IN_SIGHT };
        told.with(|told| told.last(most)).into_iter().rev()
    };
    view! {
        <div
            class="drawer"
            class:open=move || open.log.get()
            inert=move || !open.log.get()
            role="dialog"
            aria-label=t!("web-table-log")
        >
            <div class="drawer-head">
                <h2>{t!("web-table-log")}</h2>
                <button class="button quiet" node_ref=close on:click=move |_| open.log.set(false)>
                    {t!("web-close")}
                </button>
            </div>
            <div class="drawer-body log" tabindex="0">
                <ol>
                    <For each=lines key=Clone::clone children=|(_, line)| view! { <li>{line}</li> } />
                </ol>
                {speakers::earlier(session)}
            </div>
            {speakers::mute(session)}
            {chat::chat(session)}
        </div>
    }
}
