//! The visitor's own games: how they went, whom they were played with, and what a review found.

mod chart;
mod figures;
mod file;
mod games;
mod reviews;

use crate::icon::Icon;
use crate::past::{Found, Opponents, Past};
use crate::radio::Radio;
use crate::text::{now, t, words};
use crate::toast;
use chart::{bars, curve};
use engine::ToArg;
use figures::{Which, Won, by};
use leptos::prelude::*;
use leptos_router::components::A;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// The games, by their ids.
type Games = Vec<(String, Past)>;

/// The visitor's own games: `/statistics`.
#[component]
pub(crate) fn Statistics() -> impl IntoView {
    let games = RwSignal::new(Past::all());
    let which = RwSignal::new(Which::All);
    let some = Memo::new(move |_| !games.read().is_empty());
    reviews::look_again(games);
    view! {
        <div class="page statistics">
            <h1>{t!("web-statistics")}</h1>
            <Show when=move || some.get() fallback=Nothing>
                <Radio value=which legend=t!("web-statistics-which") options=Which::all() label=|which: Which| now(which.word(), &[]) />
                {move || {
                    let counted = games.with(|games| games.iter().map(|(_, past)| past).filter(|past| which.get().counts(past)).cloned().collect::<Vec<_>>());
                    overview(&counted)
                }}
                {move || reviews::unseen(games).map(|left| view! {
                    <p class="hint" role="status">{now("web-statistics-looking", &[("games", left.to_arg())])}</p>
                })}
                {games::list(games, which)}
            </Show>
            <Files games />
        </div>
    }
}

/// Nothing yet: what to do about it.
#[component]
fn Nothing() -> impl IntoView {
    view! {
        <section class="card stack nothing">
            <Icon name=art::symbol::BUILDING_TOWN_HALL />
            <h2>{t!("web-statistics-nothing")}</h2>
            <p>{t!("web-statistics-invite")}</p>
            <div class="buttons">
                <A href="/" attr:class="button main">{t!("web-play-now")}</A>
                <A href="/daily" attr:class="button">{t!("web-daily")}</A>
            </div>
        </section>
    }
}

/// The figures and the charts.
fn overview(games: &[Past]) -> impl IntoView + use<> {
    let all = Won::among(games.iter());
    let points: Vec<(i32, i32)> = games.iter().filter_map(Past::points).collect();
    let best = points.iter().map(|(mine, _)| *mine).max();
    let leads: Vec<f64> = points.iter().map(|(mine, best)| f64::from(mine - best)).collect();
    let found: Vec<Found> = games.iter().filter_map(|past| past.reviewed).collect();
    let luck: Vec<f64> = found.iter().map(|found| found.luck * 100.0).collect();
    let errors: Vec<f64> = found.iter().map(|found| found.error_rate * 100.0).collect();
    let percent = |value: f64| now("web-statistics-percent", &[("percent", tidy(value).to_arg())]);
    view! {
        <dl class="tiles">
            {tile("web-statistics-played", all.of.to_string())}
            {tile("web-statistics-won", all.won.to_string())}
            {tile("web-statistics-rate", now("web-statistics-percent", &[("percent", all.percent().to_arg())]))}
            {best.map(|best| tile("web-statistics-best", best.to_string()))}
        </dl>
        <div class="plots">
            {(!leads.is_empty()).then(|| curve(now("web-statistics-lead", &[]), &leads, tidy))}
            {bars(now("web-statistics-by-players", &[]), named(by(games, |past| past.seats.len()), |players| {
                if players == 1 { now("web-solo", &[]) } else { now("web-statistics-players", &[("players", players.to_arg())]) }
            }))}
            {bars(now("web-statistics-by-opponents", &[]), named(by(games, Past::opponents), opponents_word))}
            {(!luck.is_empty()).then(|| curve(now("web-statistics-luck", &[]), &luck, percent))}
            {(!errors.is_empty()).then(|| curve(now("web-statistics-errors", &[]), &errors, percent))}
        </div>
    }
}

fn tile(id: &'static str, value: String) -> impl IntoView {
    view! { <div><dt>{now(id, &[])}</dt><dd>{value}</dd></div> }
}

fn named<K>(groups: Vec<(K, Won)>, name: impl Fn(K) -> String) -> Vec<(String, Won)> {
    groups.into_iter().map(|(key, won)| (name(key), won)).collect()
}

/// A number with as many digits as it needs.
fn tidy(value: f64) -> String {
    let text = words().decimal(value.abs(), usize::from(value.fract() != 0.0));
    if value < 0.0 { format!("−{text}") } else { text }
}

/// Whom somebody plays with, in words.
fn opponents_word(opponents: Opponents) -> String {
    match opponents {
        Opponents::Bots(level) => now(&format!("web-table-level-{level}"), &[]),
        Opponents::Mixed => now("web-statistics-mixed", &[]),
        Opponents::People => now("web-statistics-people", &[]),
        Opponents::Alone => now("rival", &[]),
    }
}

/// Taking games along, bringing them, and forgetting them.
#[component]
fn Files(games: RwSignal<Games>) -> impl IntoView {
    let sure = RwSignal::new(false);
    let choose = move |event: leptos::ev::Targeted<leptos::ev::Event, web_sys::HtmlInputElement>| {
        let Some(chosen) = event.target().files().and_then(|files| files.get(0)) else { return };
        spawn_local(async move {
            let text = JsFuture::from(chosen.text()).await.ok().and_then(|text| text.as_string());
            match text.and_then(|text| file::import(&text)) {
                Some(number) => toast::show(now("web-statistics-imported", &[("games", number.to_arg())])),
                None => toast::show(now("web-statistics-no-file", &[])),
            }
            games.set(Past::all());
        });
    };
    let forget = move |_| {
        if sure.get_untracked() {
            Past::forget_all();
            games.set(Vec::new());
        }
        sure.update(|sure| *sure = !*sure);
    };
    let some = Memo::new(move |_| !games.read().is_empty());
    view! {
        <div class="buttons statistics-files">
            <Show when=move || some.get()>
                <button class="button" on:click=move |_| _ = file::export()>
                    <Icon name=art::symbol::ICON_DOWNLOAD />
                    {t!("web-statistics-export")}
                </button>
            </Show>
            <label class="button file">
                <Icon name=art::symbol::ICON_UPLOAD />
                {t!("web-statistics-import")}
                <input class="unseen" type="file" accept=".json,application/json" on:change:target=choose />
            </label>
            <Show when=move || some.get()>
                <button class="button quiet danger" on:click=forget>
                    {move || now(if sure.get() { "web-statistics-forget-sure" } else { "web-statistics-forget" }, &[])}
                </button>
            </Show>
        </div>
    }
}
