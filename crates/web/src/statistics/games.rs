//! The games one by one: each can be stepped through, reviewed and forgotten.

use super::figures::Which;
use super::{Games, opponents_word};
use crate::icon::Icon;
use crate::past::Past;
use crate::settings::settings;
use crate::text::{now, t};
use engine::ToArg;
use leptos::prelude::*;
use leptos_router::components::A;
use wasm_bindgen::JsValue;
use web_sys::js_sys::{Date, Object};

/// So many are listed.
const LISTED: usize = 30;

/// The last games.
pub(super) fn list(games: RwSignal<Games>, which: RwSignal<Which>) -> impl IntoView {
    let counted = move || {
        let mut counted = games.get();
        counted.retain(|(_, past)| which.get().counts(past));
        counted.into_iter().rev().take(LISTED)
    };
    view! {
        <section class="stack" aria-labelledby="statistics-games">
            <h2 id="statistics-games">{t!("web-statistics-games")}</h2>
            <ol class="past">{move || counted().map(|(id, past)| line(games, id, &past)).collect_view()}</ol>
        </section>
    }
}

fn line(games: RwSignal<Games>, id: String, past: &Past) -> impl IntoView + use<> {
    let at = Date::new(&JsValue::from_f64(past.at));
    let date = String::from(at.to_locale_date_string(settings().lang.get().code(), &Object::new()));
    let score = past.points().map(|(mine, best)| format!("{mine} : {best}"));
    let result = if past.won { "web-statistics-is-won" } else { "web-statistics-is-lost" };
    let link = past.link.clone();
    let forget = move |_| {
        Past::forget(&id);
        games.update(|games| games.retain(|(known, _)| *known != id));
    };
    view! {
        <li class:won=past.won>
            <span class="past-game"><b>{now(past.game.id(), &[])}</b><small>{opponents_word(past.opponents())} " · " {date}</small></span>
            <span class="past-score"><b>{score}</b><small>{now(result, &[])}</small></span>
            {past.reviewed.map(|found| {
                let percent = |share: f64| super::tidy((share * 1000.0).round() / 10.0).to_arg();
                view! { <small class="past-found">{now("web-statistics-found", &[("luck", percent(found.luck)), ("errors", percent(found.error_rate))])}</small> }
            })}
            <span class="buttons">
                {(!link.is_empty()).then(|| view! {
                    <A href=format!("/replay#{link}") attr:class="button quiet">{t!("web-replay")}</A>
                    <A href=format!("/review#{link}") attr:class="button quiet">{t!("web-review")}</A>
                })}
                <button class="button quiet round" aria-label=t!("web-statistics-forget-one") on:click=forget>
                    <Icon name=art::symbol::ICON_CLOSE />
                </button>
            </span>
        </li>
    }
}
