//! The page on which a game is played, online and offline.

use crate::choice::Choice;
use crate::storage;
use crate::text::t;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

/// Begins a game in this browser, and tells the address of its table.
pub(crate) fn begin_offline(choice: &Choice) -> String {
    let id = format!("{:.0}", web_sys::js_sys::Date::now());
    storage::save(&format!("piazza.game.{id}"), choice);
    format!("/play/{id}")
}

/// A table in this browser: `/play/:id`.
#[component]
pub(crate) fn OfflineTable() -> impl IntoView {
    let params = use_params_map();
    let choice = move || storage::load::<Choice>(&format!("piazza.game.{}", params.read().get("id")?));
    view! { <h1>{move || choice().map(|choice| t!(choice.game.id()))}</h1> }
}

/// A table at the server: `/table/:id`.
#[component]
pub(crate) fn OnlineTable() -> impl IntoView {
    let params = use_params_map();
    view! { <h1>{move || params.read().get("id")}</h1> }
}
