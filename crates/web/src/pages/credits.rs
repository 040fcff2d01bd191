//! Who made the games, and this.

use crate::text::t;
use leptos::prelude::*;

/// Who made the games, and this.
#[component]
pub(crate) fn Credits() -> impl IntoView {
    view! { <h1>{t!("web-credits")}</h1> }
}
