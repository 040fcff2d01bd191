//! What is around every page: the header, the place of the page, and what speaks.

use crate::live::LiveRegion;
use crate::renewal::Renewal;
use crate::settings::{Theme, settings};
use crate::text::t;
use crate::title;
use crate::toast::Toasts;
use games::GameId;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_location;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use words::Lang;

/// The frame around the page.
#[component]
pub(crate) fn Frame(children: Children) -> impl IntoView {
    title::apply();
    arrive();
    view! {
        <a class="skip" href="#main" rel="external">{t!("web-skip")}</a>
        <header class="frame-head">
            <A href="/" attr:class="logo">
                <svg class="icon" aria-hidden="true"><use href="#app-logo"></use></svg>
                <span>{t!("piazza")}</span>
            </A>
            <nav aria-label=t!("web-pages")>
                <A href="/lobby">{t!("web-lobby")}</A>
                <A href=format!("/rules/{}", GameId::all()[0].id())>{t!("web-rules")}</A>
                <A href="/replay">{t!("web-replay")}</A>
                <A href="/settings">{t!("web-settings")}</A>
            </nav>
            <LanguageChoice />
            <ThemeSwitch />
        </header>
        <main id="main" tabindex="-1">{children()}</main>
        <LiveRegion />
        <Renewal />
        <Toasts />
        <div class="air" aria-hidden="true"></div>
    }
}

/// A new page is named in the window's title; it begins at its top and has the focus, so that a listener hears of it.
fn arrive() {
    let path = use_location().pathname;
    Effect::new(move |before: Option<String>| {
        let path = path.get();
        settings().lang.track();
        let moved = before.is_some_and(|before| before != path);
        let here = path.clone();
        request_animation_frame(move || {
            let main =
                document().get_element_by_id("main").and_then(|main| main.dyn_into::<HtmlElement>().ok());
            let Some(main) = main else { return };
            let heading = main.query_selector("h1").ok().flatten().and_then(|heading| heading.text_content());
            title::is_at(heading.filter(|heading| !heading.is_empty() && here != "/"));
            if moved {
                window().scroll_to_with_x_and_y(0.0, 0.0);
                // It has a place in the order of focus: it can take it.
                _ = main.focus();
            }
        });
        path
    });
}

/// The languages, each by its own name.
#[component]
pub(crate) fn LanguageChoice() -> impl IntoView {
    let lang = &settings().lang;
    let choose = move |code: String| lang.set(Lang::negotiate(&code).unwrap_or_default());
    view! {
        <select
            class="field language"
            aria-label=t!("web-language")
            prop:value=move || lang.get().code()
            on:change:target=move |event| choose(event.target().value())
        >
            {Lang::ALL
                .map(|lang| view! { <option value=lang.code() lang=lang.code()>{lang.name()}</option> })
                .collect_view()}
        </select>
    }
}

/// From light to dark and back.
#[component]
pub(crate) fn ThemeSwitch() -> impl IntoView {
    let theme = &settings().theme;
    let is_dark = move || match theme.get() {
        Theme::System => crate::settings::prefers("(prefers-color-scheme: dark)"),
        chosen => chosen == Theme::Dark,
    };
    let switch = move |_| theme.set(if is_dark() { Theme::Light } else { Theme::Dark });
    view! {
        <button class="button quiet round" on:click=switch aria-label=t!("web-dark") aria-pressed=move || is_dark().to_string()>
            <svg class="icon" aria-hidden="true" viewBox="0 0 24 24">
                <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2" />
                <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
            </svg>
        </button>
    }
}
