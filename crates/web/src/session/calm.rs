//! Bots give way to people: what somebody does is drawn first, also where a phone has few cores.
//!
//! A worker that thinks hears nothing until it is done. So the page shares a little memory with its workers, and notes there
//! until when it wants to be left alone. Browsers allow that to pages that they keep apart from all others; elsewhere (over
//! plain HTTP from another machine) bots think on, and the browser shares its cores among them as it can.

use crate::js;
use house::calm;
use leptos::prelude::window;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::js_sys::{Atomics, Date, Int32Array, SharedArrayBuffer};

/// What people do that is to be drawn at once.
const DEEDS: [&str; 3] = ["pointerdown", "pointerup", "keydown"];

thread_local! {
    static SHARED: Option<Int32Array> = share();
}

/// Lets a worker know when to give way. It has to listen already.
pub(crate) fn tell(worker: &web_sys::Worker) {
    SHARED.with(|shared| {
        if let Some(shared) = shared {
            _ = worker.post_message(&shared.buffer());
        }
    });
}

fn share() -> Option<Int32Array> {
    js::get(&window(), "crossOriginIsolated")?.as_bool().filter(|apart| *apart)?;
    let shared = Int32Array::new(&SharedArrayBuffer::new(calm::BYTES));
    let noted = shared.clone();
    let note = Closure::<dyn Fn()>::new(move || {
        // There is room for it in what we made.
        _ = Atomics::store(&noted, calm::UNTIL, calm::until(Date::now()));
    });
    for deed in DEEDS {
        // Before anybody else hears of it.
        _ = window().add_event_listener_with_callback_and_bool(deed, note.as_ref().unchecked_ref(), true);
    }
    // It is the page's for good.
    note.forget();
    Some(shared)
}
