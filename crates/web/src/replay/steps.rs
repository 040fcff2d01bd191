//! What steps through a game: the slider, a step at a time, and the link.

use super::Link;
use crate::icon::Icon;
use crate::text::{now, t};
use crate::toast;
use leptos::prelude::*;

/// The slider, a step at a time, and the link to the position on this page.
#[component]
pub(crate) fn Steps(
    ply: RwSignal<usize>,
    plies: usize,
    /// The record, and what leads from here to another page; nothing where there is no other page.
    link: Option<(&'static str, String)>,
    /// More to do here.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let button = move |key: &'static str, icon: &'static str, words: &'static str| {
        view! {
            <button class="button quiet round" aria-label=t!(words) on:click=move |_| _ = step(key, ply, plies)>
                <Icon name=icon />
            </button>
        }
    };
    let share = link.map(|(page, text)| {
        let share = move |_| {
            let address = Link { record: text.clone(), ply: ply.get() }.address(page);
            let origin = window().location().origin().unwrap_or_default();
            // Where the clipboard is closed to us, the address bar still has it.
            _ = window().navigator().clipboard().write_text(&format!("{origin}{address}"));
            if let Ok(history) = window().history() {
                _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
            }
            toast::show(now("web-replay-copied", &[]));
        };
        view! {
            <button class="button" on:click=share>
                <Icon name="icon-link" />
                {t!("web-replay-share")}
            </button>
        }
    });
    view! {
        <div class="replay-steps" role="group" aria-label=t!("web-replay-position")>
            {button("Home", "icon-first", "web-replay-first")}
            {button("ArrowLeft", "icon-left", "web-replay-back")}
            <input
                type="range"
                min="0"
                max=plies
                aria-label=t!("web-replay-position")
                aria-valuetext=move || t!("web-replay-of", ply = ply.get(), plies = plies)()
                prop:value=move || ply.get().to_string()
                on:input:target=move |event| ply.set(event.target().value().parse().unwrap_or_default())
            />
            {button("ArrowRight", "icon-right", "web-replay-on")}
            {button("End", "icon-last", "web-replay-last")}
            <span class="replay-count">{move || t!("web-replay-of", ply = ply.get(), plies = plies)()}</span>
            {share}
            {children.map(|children| children())}
        </div>
    }
}

/// Lets keys step through the game, wherever the focus is on the page.
pub(crate) fn follow_keys(ply: RwSignal<usize>, plies: usize) {
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if step(&event.key(), ply, plies) {
            event.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());
}

/// What a key does. True if it did something.
fn step(key: &str, ply: RwSignal<usize>, plies: usize) -> bool {
    let at = ply.get_untracked();
    let to = match key {
        "ArrowLeft" => at.saturating_sub(1),
        "ArrowRight" => (at + 1).min(plies),
        "Home" => 0,
        "End" => plies,
        _ => return false,
    };
    ply.set(to);
    true
}
