//! Tables that wait for players.

use crate::text::t;
use leptos::prelude::*;

/// Tables that wait for players.
#[component]
pub(crate) fn Lobby() -> impl IntoView {
    view! { <h1>{t!("web-lobby")}</h1> }
}
