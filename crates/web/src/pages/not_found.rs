//! An address that is no page.

use crate::text::t;
use leptos::prelude::*;

/// An address that is no page.
#[component]
pub(crate) fn NotFound() -> impl IntoView {
    view! { <h1>{t!("web-not-found")}</h1> }
}
