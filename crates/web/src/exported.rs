//! A review that was written into a page of its own, with the client beside it: there is no server, and nothing else to go to.

use crate::frame::{LanguageChoice, ThemeSwitch};
use crate::live::LiveRegion;
use crate::replay::Link;
use crate::review::review;
use crate::settings::{self, settings};
use crate::text::t;
use bots::analysis::GameReport;
use leptos::prelude::*;
use serde::Deserialize;
use words::Lang;

/// What stands in the page.
#[derive(Deserialize)]
pub(crate) struct Given {
    lang: String,
    record: String,
    report: GameReport,
}

/// The review that stands in the page, if this is such a page.
pub(crate) fn given() -> Option<Given> {
    let text = document().get_element_by_id("given")?.text_content()?;
    serde_json::from_str(&text).ok()
}

/// The page.
pub(crate) fn page(given: Given) -> impl IntoView {
    settings().lang.set(Lang::negotiate(&given.lang).unwrap_or_default());
    settings::apply();
    let link = Link { record: given.record, ply: 0 };
    let shown = review(&link, Some(given.report));
    view! {
        <header class="frame-head">
            <span class="logo">
                <svg class="icon" aria-hidden="true"><use href="#app-logo"></use></svg>
                <span>{t!("piazza")}</span>
            </span>
            <span class="frame-space"></span>
            <LanguageChoice />
            <ThemeSwitch />
        </header>
        <main id="main" tabindex="-1">{shown.unwrap_or_else(|why| view! { <p class="fault">{why}</p> }.into_any())}</main>
        <LiveRegion />
    }
}
