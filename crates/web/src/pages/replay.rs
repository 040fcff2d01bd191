//! Any record, step by step.

use crate::text::t;
use leptos::prelude::*;

/// Any record, step by step.
#[component]
pub(crate) fn Replay() -> impl IntoView {
    view! { <h1>{t!("web-replay")}</h1> }
}
