//! The page on which a game is played, online and offline: what is the same for every game. A game adds its [`Board`].

mod bar;
mod board;
mod chat;
mod curtain;
mod dice;
mod fairness;
mod gathering;
mod log;
mod main;
mod menu;
mod online;
mod page;
mod result;
mod seats;
mod speakers;
mod strip;

pub(crate) use board::Board;
pub(crate) use online::OnlineTable;
pub(crate) use page::table_page;
pub(crate) use seats::seats as players;

use crate::boards;
use crate::choice::Choice;
use crate::session::{HouseLine, Saved, Session, alone};
use crate::text::t;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;

/// Begins a game in this browser, and tells the address of its table.
pub(crate) fn begin_offline(choice: &Choice) -> String {
    format!("/play/{}", Saved::new(choice).save_new())
}

/// A table in this browser: `/play/:id`.
#[component]
pub(crate) fn OfflineTable() -> impl IntoView {
    let params = use_params_map();
    let id = Memo::new(move |_| params.read().get("id").unwrap_or_default());
    move || {
        let id = id.get();
        // Only another address opens another table: whatever else is read on the way, as the language, does not.
        let table = id.clone();
        let show = move || {
            Saved::load(&table)
                .and_then(|saved| boards::visit(Some(saved.game), Offline { id: &table, saved }))
                .unwrap_or_else(|| nothing_here().into_any())
        };
        untrack(|| if Saved::load(&id).is_some() { alone(&id, show).into_any() } else { show() })
    }
}

struct Offline<'a> {
    id: &'a str,
    saved: Saved,
}

impl boards::Visitor for Offline<'_> {
    type Output = AnyView;

    fn visit<B: Board>(self) -> AnyView {
        offline::<B>(self.id, self.saved)
    }
}

fn offline<B: Board>(id: &str, saved: Saved) -> AnyView {
    let session = Session::<B::Game>::new();
    HouseLine::open(session, id, saved);
    page::table_page::<B>(session).into_any()
}

/// There is no such table.
fn nothing_here() -> impl IntoView {
    view! {
        <div class="page narrow">
            <h1>{t!("web-table-none")}</h1>
            <p>
                <A href="/">{t!("web-table-home")}</A>
            </p>
        </div>
    }
}
