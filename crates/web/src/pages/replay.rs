//! Any record, by file, by paste or by link.

use crate::icon::Icon;
use crate::replay::{Link, replay};
use crate::text::t;
use leptos::prelude::*;
use leptos_router::hooks::use_location;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Any record, step by step.
#[component]
pub(crate) fn Replay() -> impl IntoView {
    let hash = use_location().hash;
    let link = RwSignal::new(None::<Link>);
    let fault = RwSignal::new(None::<String>);
    Effect::new(move || {
        if let Some(found) = Link::of_hash(&hash.get()) {
            link.set(Some(found));
        }
    });
    let leave = Callback::new(move |()| link.set(None));
    move || {
        let link_given = link.get();
        // Another language does not go back to the position that the link leads to.
        let shown = untrack(|| link_given.map(|link| replay(&link, leave)));
        match shown {
            Some(Ok(board)) => board,
            Some(Err(why)) => {
                fault.set(Some(why));
                view! { <Ask title="web-replay" link fault /> }.into_any()
            }
            None => view! { <Ask title="web-replay" link fault /> }.into_any(),
        }
    }
}

/// Asks for a record.
#[component]
pub(crate) fn Ask(
    title: &'static str,
    link: RwSignal<Option<Link>>,
    fault: RwSignal<Option<String>>,
) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let open = move |record: String| {
        fault.set(None);
        link.set(Some(Link { record, ply: 0 }));
    };
    let choose = move |event: leptos::ev::Targeted<leptos::ev::Event, web_sys::HtmlInputElement>| {
        let Some(file) = event.target().files().and_then(|files| files.get(0)) else { return };
        spawn_local(async move {
            if let Ok(read) = JsFuture::from(file.text()).await {
                open(read.as_string().unwrap_or_default());
            }
        });
    };
    view! {
        <div class="page narrow">
            <h1>{t!(title)}</h1>
            <form
                class="card stack"
                on:submit=move |event| {
                    event.prevent_default();
                    open(text.get());
                }
            >
                <p>{t!("web-replay-intro")}</p>
                <label class="label">
                    {t!("web-replay-text")}
                    <textarea class="field" spellcheck="false" rows="8" bind:value=text></textarea>
                </label>
                <p class="fault" role="alert">{move || fault.get()}</p>
                <div class="buttons">
                    <button class="button main">
                        <Icon name="icon-play" />
                        {t!("web-replay-show")}
                    </button>
                    <label class="button file">
                        <Icon name="icon-upload" />
                        {t!("web-replay-file")}
                        <input class="unseen" type="file" accept=".txt,text/plain" on:change:target=choose />
                    </label>
                </div>
            </form>
        </div>
    }
}
