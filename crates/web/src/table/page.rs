//! The layout of the table page, and what it does by itself: announcing, following whose turn it is at a shared screen.

use super::{Board, bar, chat, curtain, gathering, log, main, menu, result, seats};
use crate::focus;
use crate::live;
use crate::session::{Connection, Session};
use crate::text::t;
use crate::title;
use engine::Game;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos_router::components::A;
use table::Stage;

/// What is open beside the board.
#[derive(Clone, Copy, Default)]
pub(super) struct Open {
    pub(super) log: RwSignal<bool>,
    pub(super) menu: RwSignal<bool>,
    pub(super) result: RwSignal<bool>,
}

/// The page of a table.
pub(crate) fn table_page<B: Board>(session: Session<B::Game>) -> impl IntoView {
    announce(session);
    Effect::new(move || title::is_turn(session.my_turn() && !session.only_shown));
    on_cleanup(|| title::is_turn(false));
    let begun =
        Memo::new(move |_| session.stage().map(|stage| matches!(stage, Stage::Playing | Stage::Over)));
    view! {
        <ConnectionNote connection=session.connection />
        {move || {
            let begun = begun.get();
            untrack(|| match begun {
                None => ().into_any(),
                Some(false) => gathering::gathering(session).into_any(),
                Some(true) => playing::<B>(session).into_any(),
            })
        }}
    }
}

fn playing<B: Board>(session: Session<B::Game>) -> impl IntoView {
    let hand = B::hand(session);
    let told = log::told(session);
    let open = Open::default();
    let unread = chat::unread(session, open.log);
    Effect::new(move || open.result.set(session.stage() == Some(Stage::Over)));
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if !is_typing(&event) && key::<B>(session, hand, open, &event.key()) {
            event.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());
    view! {
        <div class="table" data-game=B::ID>
            <h1 class="unseen">{t!(B::ID)}</h1>
            <section class="table-board" aria-label=t!("web-table-board")>
                {B::board(hand)}
            </section>
            <aside class="table-side" aria-label=t!("web-table-players")>
                {seats::seats::<B>(session, hand)}
                {B::beside(hand)}
                {log::latest(session, told, unread, open)}
            </aside>
            {bar::bar::<B>(session, hand, open)}
        </div>
        {log::drawer(session, told, open)}
        {menu::menu::<B>(session, open)}
        {result::result(session, open)}
        {curtain::curtain(session)}
    }
}

/// What can be done now: places that are lit, and the buttons of the bar.
const POSSIBLE: &str = ".table-board .lit, .table-side .lit, .bar-actions .button:not([aria-disabled=true]), .bar-end:not([aria-disabled=true]), .curtain .button";

/// Keys that do something from anywhere on the page; what remains is the board's.
fn key<B: Board>(session: Session<B::Game>, hand: B::Hand, open: Open, key: &str) -> bool {
    match key {
        "u" | "U" => {
            let possible = untrack(|| session.can_undo());
            if possible {
                session.undo();
            }
            possible
        }
        "e" | "E" => {
            main::press::<B>(session, hand);
            true
        }
        "l" | "L" => {
            open.log.update(|open| *open = !*open);
            true
        }
        "h" | "H" => {
            session.ask_hint();
            true
        }
        "Escape" if session.hints.read_untracked().is_some() => {
            session.drop_hints();
            true
        }
        "n" | "N" => focus::next(POSSIBLE),
        "Escape" if open.log.get_untracked() => {
            open.log.set(false);
            true
        }
        _ => B::key(hand, key),
    }
}

/// Does the key belong to a field, a dialog or the browser?
fn is_typing(event: &KeyboardEvent) -> bool {
    use wasm_bindgen::JsCast;
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let within =
        |selector| target.as_ref().is_some_and(|target| target.closest(selector).ok().flatten().is_some());
    event.ctrl_key() || event.alt_key() || event.meta_key() || within("input, select, textarea, dialog")
}

/// Tells who listens rather than looks what happened, in the words of the log; and what is advised.
fn announce<G: Game>(session: Session<G>) {
    Effect::new(move || {
        for (rank, hint) in (1..).zip(session.hints.get().unwrap_or_default()) {
            live::announce(untrack(|| bar::advised(session, rank, &hint)));
        }
    });
    Effect::new(move || {
        let fresh = session.fresh.get();
        for sentence in untrack(|| fresh.iter().flat_map(|seen| session.tell(seen)).collect::<Vec<_>>()) {
            live::announce(sentence);
        }
    });
}

/// Says when the line to the table is broken.
#[component]
fn ConnectionNote(connection: RwSignal<Connection>) -> impl IntoView {
    move || match connection.get() {
        Connection::Open => ().into_any(),
        Connection::Opening => {
            view! { <p class="table-note" role="status">{t!("web-table-opening")}</p> }.into_any()
        }
        Connection::Reconnecting => {
            view! { <p class="table-note broken" role="status">{t!("web-table-reconnecting")}</p> }.into_any()
        }
        Connection::Failed(sentence) => view! {
            <div class="page narrow">
                <h1>{t!("web-table-none")}</h1>
                <p>{move || crate::text::words().say(&sentence, &[])}</p>
                <p>
                    <A href="/">{t!("web-table-home")}</A>
                </p>
            </div>
        }
        .into_any(),
    }
}
