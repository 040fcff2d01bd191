//! A game looked at again: one of this browser, one of the server, or any record.

use super::replay::Ask;
use crate::replay::Link;
use crate::review::review;
use crate::session::{Saved, http};
use crate::text::now;
use leptos::prelude::*;
use leptos_router::hooks::use_location;
use wasm_bindgen_futures::spawn_local;

/// A game looked at again.
#[component]
pub(crate) fn Review() -> impl IntoView {
    let hash = use_location().hash;
    let link = RwSignal::new(None::<Link>);
    let fault = RwSignal::new(None::<String>);
    Effect::new(move || find(&hash.get(), link, fault));
    move || match link.get().map(|link| review(&link, None)) {
        Some(Ok(page)) => page,
        shown => {
            if let Some(Err(why)) = shown {
                fault.set(Some(why));
            }
            view! { <Ask title="web-review" link fault /> }.into_any()
        }
    }
}

/// The game that the address names: `#play=ID`, `#table=ID`, or a link with the record in it.
fn find(hash: &str, link: RwSignal<Option<Link>>, fault: RwSignal<Option<String>>) {
    let from_start = move |record: String| link.set(Some(Link { record, ply: 0 }));
    match hash.trim_start_matches('#').split_once('=') {
        Some(("play", id)) => match Saved::load(id).and_then(|saved| saved.kept.record()) {
            Some(record) => from_start(record),
            None => fault.set(Some(now("web-table-none", &[]))),
        },
        Some(("table", id)) => {
            let address = format!("/api/tables/{id}/record");
            spawn_local(async move {
                match http::text(&address).await {
                    Ok(record) => from_start(record),
                    Err(declined) => {
                        fault.set(Some(declined.0.unwrap_or_else(|| now("web-lobby-unreachable", &[]))));
                    }
                }
            });
        }
        _ => {
            if let Some(found) = Link::of_hash(hash) {
                link.set(Some(found));
            }
        }
    }
}
