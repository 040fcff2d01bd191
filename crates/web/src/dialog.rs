//! A dialog: the browser's own, which keeps the focus inside and closes with Escape.

use crate::text::t;
use leptos::html;
use leptos::prelude::*;

/// A dialog that is open while the signal says so.
#[component]
pub(crate) fn Dialog(
    /// Is it open?
    open: RwSignal<bool>,
    /// Its heading.
    #[prop(into)]
    title: Signal<String>,
    /// What is in it.
    children: Children,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        match (open.get(), dialog.open()) {
            // It can only fail on a dialog that is open or not in the page.
            (true, false) => _ = dialog.show_modal(),
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    view! {
        <dialog class="dialog" node_ref=dialog aria-label=title on:close=move |_| open.set(false)>
            <header class="dialog-head">
                <h2>{title}</h2>
                <button class="button quiet" on:click=move |_| open.set(false)>{t!("web-close")}</button>
            </header>
            {children()}
        </dialog>
    }
}
