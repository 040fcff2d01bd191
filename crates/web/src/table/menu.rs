//! What is seldom done: ask to go back, let a bot play, give up, leave.

use super::dice::who_chooses;
use super::page::Open;
use super::{Board, fairness};
use crate::dialog::Dialog;
use crate::session::Session;
use crate::text::t;
use leptos::prelude::*;
use leptos_router::components::A;
use table::Stage;
use wire::Request;

/// The keys of every table, each with the id of what it does.
const KEYS: &[(&[&str], &str)] = &[
    (&["N"], "web-table-next"),
    (&["E"], "web-table-end-turn"),
    (&["U"], "web-table-undo"),
    (&["H"], "web-table-hint"),
    (&["L"], "web-table-log"),
];

/// The menu of the table.
pub(super) fn menu<B: Board>(session: Session<B::Game>, open: Open) -> impl IntoView {
    let sits = Memo::new(move |_| session.me().is_some() && session.stage() == Some(Stage::Playing));
    let away = Memo::new(move |_| {
        session.view.with(|view| view.as_ref().and_then(|view| Some(view.seats.get(view.you?.index())?.away)))
    });
    let resigning = RwSignal::new(false);
    let close = move || open.menu.set(false);
    let ask_back = move |_| {
        if let Some(plies) = session.last_turn() {
            session.ask(|id| Request::Ask { id, plies });
        }
        close();
    };
    let bot = move |_| {
        match away.get_untracked() {
            Some(true) => session.ask(|id| Request::Back { id }),
            _ => session.ask(|id| Request::Away { id, level: None }),
        }
        close();
    };
    let give_up = move |_| {
        close();
        resigning.set(true);
    };
    let resign = move |_| {
        session.ask(|id| Request::Resign { id });
        resigning.set(false);
    };
    view! {
        <Dialog open=open.menu title=Signal::derive(t!("web-table-menu"))>
            <div class="menu">
                <Show when=move || sits.get()>
                    <Show when=move || !session.counts()>
                        <button class="button" on:click=ask_back>{t!("web-table-ask-back")}</button>
                        <button class="button" on:click=bot>
                            {move || t!(if away.get() == Some(true) { "web-table-play-myself" } else { "web-table-let-bot" })()}
                        </button>
                    </Show>
                    <button class="button danger" on:click=give_up>{t!("web-table-resign")}</button>
                </Show>
                <A href=format!("/rules/{}", B::ID) attr:class="button">
                    {t!("web-rules")}
                </A>
                <A href="/" attr:class="button">
                    {t!("web-table-leave")}
                </A>
            </div>
            {who_chooses(session)}
            {fairness::published()}
            <h3>{t!("web-table-keys")}</h3>
            <dl class="keys">
                {B::KEYS.iter().chain(KEYS).map(|(keys, id)| view! {
                    <dt>{keys.iter().map(|key| view! { <kbd>{*key}</kbd> " " }).collect_view()}</dt>
                    <dd>{t!(id)}</dd>
                }).collect_view()}
            </dl>
        </Dialog>
        <Dialog open=resigning title=Signal::derive(t!("web-table-resign-sure"))>
            <p>{t!("web-table-resign-more")}</p>
            <div class="buttons resigning">
                <button class="button" on:click=move |_| resigning.set(false)>{t!("web-table-keep-playing")}</button>
                <button class="button danger" on:click=resign>{t!("web-table-resign")}</button>
            </div>
        </Dialog>
    }
}
