//! The deal of the day: the same for everybody, and the first try counts.

mod calendar;
mod counted;

pub(crate) use counted::{Counted, count};

use crate::choice::Who;
use crate::icon::Icon;
use crate::js;
use crate::pages::start::solo_word;
use crate::session::{Occasion, Saved};
use crate::settings::settings;
use crate::text::{now, t};
use calendar::calendar;
use counted::{Results, Share, id_of, results};
use engine::ToArg;
use games::GameId;
use house::{Day, Deal};
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::{use_navigate, use_params_map};
use std::time::Duration;
use wasm_bindgen::JsValue;
use web_sys::js_sys::Date;

/// The time of day, in milliseconds since 1970.
fn time() -> u64 {
    Date::now() as u64
}

/// A date in the visitor's language, short or long.
fn date(day: Day, long: bool) -> String {
    let month = if long { "long" } else { "short" };
    let mut options = vec![("timeZone", "UTC".into()), ("day", "numeric".into()), ("month", month.into())];
    if long {
        options.push(("weekday", "long".into()));
    }
    let at = Date::new(&JsValue::from_f64(day.begins() as f64));
    at.to_locale_date_string(settings().lang.get().code(), &js::object(&options)).into()
}

/// The deal of a day: `/daily`, or of an earlier one, `/daily/:day`.
#[component]
pub(crate) fn Daily() -> impl IntoView {
    let params = use_params_map();
    let today = Day::of(time());
    let asked = Memo::new(move |_| params.read().get("day").and_then(|day| day.parse().ok()));
    let day = move || asked.get().filter(|day| *day < today).unwrap_or(today);
    let results = results();
    view! {
        <div class="page narrow daily">
            <h1>{t!("web-daily")}</h1>
            <p>{t!("web-daily-intro")}</p>
            {
                let results = results.clone();
                move || deal(day(), today, &results)
            }
            {calendar(today, &results)}
        </div>
    }
}

/// What is played that day, and what can be done about it.
fn deal(day: Day, today: Day, results: &Results) -> AnyView {
    let deal = Deal::of(day);
    let Some(game) = GameId::of(deal.game) else { return ().into_any() };
    let result = results.get(&day.to_string()).copied();
    let begun = Saved::load(&id_of(day)).filter(|_| result.is_none());
    let navigate = use_navigate();
    let play = {
        let deal = deal.clone();
        move |occasion: Occasion| {
            let saved = table(&deal, game, occasion);
            let id = if occasion == Occasion::Daily { id_of(deal.day) } else { saved.save_new() };
            // Whoever has no room for it is told at the table.
            if occasion == Occasion::Daily {
                saved.save(&id);
            }
            navigate(&format!("/play/{id}"), NavigateOptions::default());
        }
    };
    let (first, again) = (play.clone(), play);
    view! {
        <section class="card stack daily-deal">
            <p class="daily-date">{move || date(day, true)}</p>
            <h2 class="ribbon">{t!(game.id())}</h2>
            {opponents(&deal)}
            <div class="buttons">{match (result, begun) {
                (Some(result), _) => view! { <Share day result /> }.into_any(),
                (None, Some(_)) => view! { <A href=format!("/play/{}", id_of(day)) attr:class="button main">{t!("web-daily-go-on")}</A> }.into_any(),
                (None, None) if day == today => view! {
                    <button class="button main" on:click=move |_| first(Occasion::Daily)>
                        <Icon name=art::symbol::ICON_PLAY />
                        {t!("web-daily-play")}
                    </button>
                }
                .into_any(),
                (None, None) => ().into_any(),
            }}
            {(result.is_some() || day < today).then(|| view! {
                <button class="button" on:click=move |_| again(Occasion::Practice)>{t!("web-daily-practise")}</button>
            })}
            </div>
            {if day == today {
                view! { <Countdown next=day.next() /> }.into_any()
            } else {
                view! { <p><A href="/daily">{t!("web-daily-today")}</A></p> }.into_any()
            }}
        </section>
    }
    .into_any()
}

/// The table of a deal: the visitor sits first and adds nothing to the dice.
fn table(deal: &Deal, game: GameId, occasion: Occasion) -> Saved {
    let person = Who::Person(settings().name.get_untracked());
    let seats = [person].into_iter().chain(deal.bots.iter().map(|level| Who::bot(*level))).collect();
    Saved { occasion, ..Saved::of(game, seats, deal.kept()) }
}

fn opponents(deal: &Deal) -> impl IntoView + use<> {
    let levels = deal.bots.iter().map(|level| format!("web-table-level-{level}"));
    let solo = GameId::of(deal.game).zip(deal.solo).map(|(game, level)| solo_word(game, level));
    let bot = |id: String| view! { <span class="badge with-icon"><Icon name=art::symbol::ICON_BOT />{move || now(&id, &[])}</span> };
    view! {
        <p class="daily-opponents">
            {levels.map(bot).collect_view()}
            {solo.map(|word| view! { <span class="badge">{t!("rival")} " · " {move || now(&word, &[])}</span> })}
        </p>
    }
}

/// How long until the next deal.
#[component]
fn Countdown(next: Day) -> impl IntoView {
    let left = move || next.begins().saturating_sub(time()) / 1000;
    let shown = RwSignal::new(left());
    if let Ok(tick) = set_interval_with_handle(move || shown.set(left()), Duration::from_secs(1)) {
        on_cleanup(move || tick.clear());
    }
    let clock = move || {
        let (hours, minutes, seconds) = (shown.get() / 3600, shown.get() / 60 % 60, shown.get() % 60);
        now("web-daily-next", &[("time", format!("{hours}:{minutes:02}:{seconds:02}").to_arg())])
    };
    view! { <p class="hint" role="timer">{clock}</p> }
}
