//! Opening a table online.

use crate::text::t;
use leptos::prelude::*;

/// Opening a table online.
#[component]
pub(crate) fn NewTable() -> impl IntoView {
    view! { <h1>{t!("web-new-table")}</h1> }
}
