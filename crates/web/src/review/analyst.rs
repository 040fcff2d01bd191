//! Who looks at the game: a worker of its own, for as long as the page is there.

use crate::session::{calm, start_worker};
use games::Reviewed;
use leptos::prelude::*;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// The name by which the worker knows what it is to do.
const REVIEWER: &str = "reviewer";

/// Has a record looked at. What is known is told again and again, until it is all known.
pub(crate) fn ask(reviewed: RwSignal<Option<Arc<Reviewed>>>, record: String) {
    let Some(worker) = start_worker(Some(REVIEWER)) else { return };
    let listening = worker.clone();
    let on_message = Closure::<dyn FnMut(web_sys::MessageEvent)>::new(move |event: web_sys::MessageEvent| {
        let Some(text) = event.data().as_string() else { return };
        if text.is_empty() {
            calm::tell(&listening);
            // A string can always be posted.
            _ = listening.post_message(&record.as_str().into());
        } else if let Ok(known) = serde_json::from_str(&text) {
            // The page may have gone meanwhile.
            _ = reviewed.try_set(Some(Arc::new(known)));
        }
    });
    worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // It lives as long as the worker.
    on_message.forget();
    let worker = StoredValue::new_local(worker);
    on_cleanup(move || _ = worker.try_with_value(web_sys::Worker::terminate));
}
