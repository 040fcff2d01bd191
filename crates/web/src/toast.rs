//! Notes that come and go at the edge of the page.

use crate::live;
use crate::text::t;
use leptos::prelude::*;
use std::sync::LazyLock;
use std::time::Duration;

static SHOWN: LazyLock<ArcRwSignal<Vec<(u32, String)>>> = LazyLock::new(|| ArcRwSignal::new(Vec::new()));

/// Long enough to read a sentence twice.
const STAYS: Duration = Duration::from_secs(7);

/// Shows a note for a while, and says it.
pub(crate) fn show(text: impl Into<String>) {
    let id = stay(text);
    set_timeout(move || dismiss(id), STAYS);
}

/// Shows a note until it is closed, and says it.
pub(crate) fn stay(text: impl Into<String>) -> u32 {
    let text = text.into();
    live::announce(text.clone());
    let id = SHOWN.with_untracked(|shown| shown.last().map_or(0, |(id, _)| id + 1));
    SHOWN.update(|shown| shown.push((id, text)));
    id
}

fn dismiss(id: u32) {
    SHOWN.update(|shown| shown.retain(|(shown, _)| *shown != id));
}

/// Where notes appear.
#[component]
pub(crate) fn Toasts() -> impl IntoView {
    view! {
        <div class="toasts">
            <For each=move || SHOWN.get() key=|(id, _)| *id let((id, text))>
                <div class="toast">
                    <p>{text}</p>
                    <button class="button quiet" on:click=move |_| dismiss(id)>{t!("web-close")}</button>
                </div>
            </For>
        </div>
    }
}
