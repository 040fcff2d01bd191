//! The rules of a game.

use crate::text::t;
use leptos::prelude::*;

/// The rules of a game.
#[component]
pub(crate) fn Rules() -> impl IntoView {
    view! { <h1>{t!("web-rules")}</h1> }
}
