//! The live region: what is announced here, a screen reader says.

use leptos::prelude::*;
use std::sync::LazyLock;

static SAID: LazyLock<ArcRwSignal<Vec<String>>> = LazyLock::new(|| ArcRwSignal::new(Vec::new()));

/// How many announcements stay in the region: enough that none is lost when several come at once.
const KEPT: usize = 6;

/// Says something to who listens rather than looks.
pub(crate) fn announce(text: impl Into<String>) {
    SAID.update(|said| {
        said.push(text.into());
        let surplus = said.len().saturating_sub(KEPT);
        said.drain(..surplus);
    });
}

/// The region itself: there from the start, or readers don't watch it.
#[component]
pub(crate) fn LiveRegion() -> impl IntoView {
    view! {
        <div class="unseen" role="log" aria-live="polite" aria-atomic="false">
            {move || SAID.get().into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}
        </div>
    }
}
