//! A game of this browser is played in one tab. Others say so, and offer to take it over.
//!
//! Who plays is written down where all tabs of the browser can read it, which also works where pages may not lock anything
//! (over plain HTTP). A tab that is gone without a word does not answer, and loses the game to the next that asks.

use crate::storage;
use crate::text::t;
use leptos::prelude::*;
use std::sync::LazyLock;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;

/// So long a tab may take to say that it still plays. If it says so later, it has lost the game, and knows it.
const ANSWER: Duration = Duration::from_secs(2);

/// This tab, as long as its page lives.
static TAB: LazyLock<String> = LazyLock::new(|| super::random_hex()[..16].to_owned());

/// Where it stands who plays a game.
fn key(table: &str) -> String {
    format!("piazza.tab.{table}")
}

/// Where it stands who wants to know whether that is so, and who answers.
fn asked(table: &str) -> String {
    format!("piazza.tab-asked.{table}")
}

/// Does this tab play the game? Where nothing is kept, no tab knows of another.
pub(super) fn plays_here(table: &str) -> bool {
    storage::load::<String>(&key(table)).is_none_or(|tab| tab == *TAB)
}

/// Who plays the game?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Plays {
    Here,
    Elsewhere,
    /// Another tab should, if it is still there.
    Asked,
}

/// A table of this browser, in the tab that plays it; in others, what there is to know.
pub(crate) fn alone<F>(table: &str, show: F) -> impl IntoView + use<F>
where
    F: Fn() -> AnyView + Send + 'static,
{
    let table = StoredValue::new(table.to_owned());
    let plays = RwSignal::new(Plays::Asked);
    let take = move || {
        storage::save(&key(&table.get_value()), &*TAB);
        plays.set(Plays::Here);
    };
    if plays_here(&table.get_value()) {
        take();
    } else {
        // The others hear of it when it changes.
        storage::save(&asked(&table.get_value()), &format!("? {}", super::random_hex()));
        set_timeout(
            move || {
                if plays.try_get_untracked() == Some(Plays::Asked) {
                    take();
                }
            },
            ANSWER,
        );
    }
    let heard = window_event_listener_untyped("storage", move |event| {
        let Some(event) = event.dyn_ref::<StorageEvent>() else { return };
        let Some(name) = event.key() else { return };
        let table = table.get_value();
        if name == key(&table) && plays.get_untracked() == Plays::Here && !plays_here(&table) {
            plays.set(Plays::Elsewhere);
        } else if name == asked(&table) {
            let text: String = storage::load(&name).unwrap_or_default();
            match plays.get_untracked() {
                Plays::Here if text.starts_with('?') => {
                    storage::save(&name, &format!("! {}", super::random_hex()));
                }
                Plays::Asked if text.starts_with('!') => plays.set(Plays::Elsewhere),
                _ => {}
            }
        }
    });
    let leave = move || {
        let table = table.get_value();
        if plays.try_get_untracked() == Some(Plays::Here) && plays_here(&table) {
            storage::remove(&key(&table));
        }
        storage::remove(&asked(&table));
    };
    let gone = window_event_listener_untyped("pagehide", move |_| leave());
    // Whoever comes back to a page that was only put aside begins anew: meanwhile another tab may have played.
    let back = window_event_listener_untyped("pageshow", |event| {
        if crate::js::get(&event, "persisted").is_some_and(|persisted| persisted.is_truthy()) {
            _ = window().location().reload();
        }
    });
    on_cleanup(move || {
        leave();
        heard.remove();
        gone.remove();
        back.remove();
    });
    move || match plays.get() {
        Plays::Here => untrack(&show),
        Plays::Asked => {
            view! { <p class="table-note" role="status">{t!("web-table-opening")}</p> }.into_any()
        }
        Plays::Elsewhere => view! {
            <div class="page narrow elsewhere">
                <h1>{t!("web-tab-elsewhere")}</h1>
                <p>{t!("web-tab-elsewhere-more")}</p>
                <div class="buttons">
                    <button class="button main" on:click=move |_| take()>{t!("web-tab-play-here")}</button>
                </div>
            </div>
        }
        .into_any(),
    }
}
