//! The last weeks, a square a day.

use super::counted::{Reached, Results, streak};
use super::date;
use crate::text::{now, t};
use engine::ToArg;
use house::{Day, Deal};
use leptos::prelude::*;
use leptos_router::components::A;

/// So many weeks are shown.
const WEEKS: u32 = 5;

/// The last weeks, and how many days in a row were played.
pub(super) fn calendar(today: Day, results: &Results) -> impl IntoView + use<> {
    let row = streak(results, today);
    // Whole weeks: from a Monday on, up to today.
    let days = (WEEKS - 1) * 7 + today.weekday() as u32;
    let square = |back: u32| square(today.before(back), today, results);
    view! {
        <section class="stack" aria-labelledby="daily-calendar">
            <h2 id="daily-calendar">{t!("web-daily-calendar")}</h2>
            <p>{t!("web-daily-streak", days = row)}</p>
            <ol class="daily-calendar">{(0..=days).rev().map(square).collect_view()}</ol>
        </section>
    }
}

fn square(day: Day, today: Day, results: &Results) -> impl IntoView + use<> {
    let reached = results.get(&day.to_string()).copied();
    let address = if day == today { "/daily".to_owned() } else { format!("/daily/{day}") };
    let deal = Deal::of(day);
    let label = move || {
        let args = [
            ("date", date(day, true).to_arg()),
            ("game", now(deal.game, &[]).to_arg()),
            ("stars", reached.map_or(0, Reached::stars).to_arg()),
        ];
        now("web-daily-day", &args)
    };
    let stars = reached.map_or(0, Reached::stars);
    view! {
        <li>
            <A
                href=address
                attr:class=if day == today { "daily-day today" } else { "daily-day" }
                attr:data-stars=stars.to_string()
                attr:aria-label=label
            >
                <span>{day.date().2}</span>
                <small aria-hidden="true">{reached.map(Reached::signs)}</small>
            </A>
        </li>
    }
}
