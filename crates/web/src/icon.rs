//! Symbols of the sprite.

use leptos::prelude::*;

/// A symbol, for the eye only: what it means stands beside it, or in the name of the button that holds it.
#[component]
pub(crate) fn Icon(
    /// The symbol's id in the sprite.
    #[prop(into)]
    name: Signal<String>,
) -> impl IntoView {
    view! {
        <svg class="icon" aria-hidden="true" focusable="false">
            <use href=move || format!("#{}", name.get())></use>
        </svg>
    }
}
