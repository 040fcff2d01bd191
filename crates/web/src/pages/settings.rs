//! Language, theme, motion, confirming moves.

use crate::text::t;
use leptos::prelude::*;

/// Language, theme, motion, confirming moves.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    view! { <h1>{t!("web-settings")}</h1> }
}
