//! A new version of the client offers itself, and waits until the visitor wants it.

use crate::text::t;
use crate::{js, title};
use leptos::prelude::*;
use std::cell::Cell;
use std::sync::LazyLock;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

static WAITS: LazyLock<ArcRwSignal<bool>> = LazyLock::new(|| ArcRwSignal::new(false));

fn workers() -> Option<JsValue> {
    js::get(&window().navigator(), "serviceWorker")
}

/// Looks out for a new version, as long as the page lives.
pub(crate) fn watch() {
    let Some(workers) = workers() else { return };
    let Some(ready) = js::get(&workers, "ready") else { return };
    let found = Closure::once_into_js(move |registration: JsValue| {
        look(&registration);
        let again = registration.clone();
        on(&registration, "updatefound", move || {
            let Some(coming) = js::get(&again, "installing") else { return };
            let registration = again.clone();
            on(&coming, "statechange", move || look(&registration));
        });
    });
    js::call(&ready, "then", &[found]);
    // Whoever is not in a game goes on with the new version at once; a game is taken up where it was.
    let first = Cell::new(js::get(&workers, "controller").is_none());
    on(&workers, "controllerchange", move || {
        // The very first version takes care of the page that brought it.
        if first.replace(false) {
            return;
        }
        if WAITS.get_untracked() || !title::is_in_a_game() {
            _ = window().location().reload();
        } else {
            WAITS.set(true);
        }
    });
}

fn look(registration: &JsValue) {
    // The first version of all has nobody to wait for.
    let controlled = workers().and_then(|workers| js::get(&workers, "controller")).is_some();
    if js::get(registration, "waiting").is_some() && controlled {
        WAITS.set(true);
    }
}

fn on(of: &JsValue, event: &str, call: impl Fn() + 'static) {
    let call = Closure::<dyn Fn()>::new(call).into_js_value();
    js::call(of, "addEventListener", &[event.into(), call]);
}

/// Lets the new version take over; without one that waits, it is loaded with the page.
fn renew() {
    let Some(ready) = workers().and_then(|workers| js::get(&workers, "ready")) else { return };
    let take = Closure::once_into_js(|registration: JsValue| match js::get(&registration, "waiting") {
        Some(waiting) => _ = js::call(&waiting, "postMessage", &["take over".into()]),
        None => _ = window().location().reload(),
    });
    js::call(&ready, "then", &[take.unchecked_into()]);
}

/// The offer.
#[component]
pub(crate) fn Renewal() -> impl IntoView {
    move || {
        WAITS.get().then(|| {
            view! {
                <div class="renewal" role="status">
                    <p>{t!("web-renewal")}</p>
                    <button class="button" on:click=move |_| renew()>{t!("web-renewal-now")}</button>
                    <button class="button quiet" on:click=move |_| WAITS.set(false)>{t!("web-renewal-later")}</button>
                </div>
            }
        })
    }
}
