//! What counted: the first result of each day, and the line that tells it.

use super::date;
use crate::icon::Icon;
use crate::past::Past;
use crate::text::{now, t};
use crate::{js, storage, toast};
use engine::ToArg;
use house::{Day, Deal};
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

const KEY: &str = "piazza.daily";
const TABLE: &str = "daily-";

/// Won by so much, a day shines most.
const CLEARLY: i32 = 10;

/// What somebody reached on a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Reached {
    pub(super) won: bool,
    /// The own points and the best of the others; nothing if it was given up.
    pub(super) points: Option<(i32, i32)>,
}

impl Reached {
    /// From one, for having played, to three, for a clear win.
    pub(super) fn stars(self) -> usize {
        let clearly = self.points.is_some_and(|(mine, best)| mine - best >= CLEARLY);
        1 + usize::from(self.won) + usize::from(self.won && clearly)
    }

    /// The same as signs: `◆◆◇`.
    pub(super) fn signs(self) -> String {
        (0..3).map(|star| if star < self.stars() { '◆' } else { '◇' }).collect()
    }
}

/// What was reached, by days.
pub(super) type Results = BTreeMap<String, Reached>;

pub(super) fn results() -> Results {
    storage::load(KEY).unwrap_or_default()
}

/// The id of the table that counts.
pub(super) fn id_of(day: Day) -> String {
    format!("{TABLE}{day}")
}

/// The table with this id is over: the first result of a day counts.
pub(crate) fn count(id: &str, past: &Past) {
    let Some(day) = id.strip_prefix(TABLE) else { return };
    let mut results = results();
    results.entry(day.to_owned()).or_insert(Reached { won: past.won, points: past.points() });
    // Where there is no room, the page still tells it from the table.
    storage::save(KEY, &results);
}

/// On how many days in a row, up to today or yesterday, something counted.
pub(super) fn streak(results: &Results, today: Day) -> u32 {
    let played = |day: Day| results.contains_key(&day.to_string());
    let last = if played(today) { today } else { today.before(1) };
    let days = results.len() as u32;
    (0..days).take_while(|&days| played(last.before(days))).count() as u32
}

/// The line to share.
fn line(day: Day, reached: Reached) -> String {
    let deal = Deal::of(day);
    let game = if deal.solo.is_some() { "web-learn-solo" } else { deal.game };
    let (mine, best) = reached.points.unwrap_or_default();
    let args = [
        ("date", date(day, false).to_arg()),
        ("game", now(game, &[]).to_arg()),
        ("mine", mine.to_arg()),
        ("best", best.to_arg()),
        ("won", u8::from(reached.won).to_arg()),
        ("signs", reached.signs().to_arg()),
        ("link", format!("{}/daily/{day}", window().location().origin().unwrap_or_default()).to_arg()),
    ];
    now("web-daily-line", &args)
}

/// The result as a line, and a way to send it.
#[component]
pub(super) fn Share(day: Day, result: Reached) -> impl IntoView {
    let share = move |_| {
        let text = untrack(|| line(day, result));
        if !send(&text) {
            // Whether it worked is not known at once; the line stands there to be copied by hand.
            _ = window().navigator().clipboard().write_text(&text);
            toast::show(untrack(|| now("web-daily-copied", &[])));
        }
    };
    view! {
        <p class="daily-line">{move || line(day, result)}</p>
        <button class="button main" on:click=share>
            <Icon name=art::symbol::ICON_SHARE />
            {t!("web-daily-share")}
        </button>
    }
}

/// Hands a text to the system's own way of sharing. False where there is none.
fn send(text: &str) -> bool {
    js::call(&window().navigator(), "share", &[js::object(&[("text", text.into())])]).is_some()
}

/// In the result of a table that counted: the line of its day.
#[component]
pub(crate) fn Counted() -> impl IntoView {
    let table = use_params_map().read_untracked().get("id");
    let day: Option<Day> = table.as_deref().and_then(|id| id.strip_prefix(TABLE)?.parse().ok());
    let result = day.and_then(|day| Some((day, *results().get(&day.to_string())?)));
    result.map(|(day, result)| view! { <div class="buttons daily-counted"><Share day result /></div> })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reached(won: bool, mine: i32, best: i32) -> Reached {
        Reached { won, points: Some((mine, best)) }
    }

    #[test]
    fn a_day_shines_the_more_the_clearer_it_was_won() {
        assert_eq!(reached(false, 40, 47).signs(), "◆◇◇");
        assert_eq!(reached(true, 50, 47).signs(), "◆◆◇");
        assert_eq!(reached(true, 57, 47).signs(), "◆◆◆");
        assert_eq!(Reached { won: false, points: None }.signs(), "◆◇◇");
    }

    #[test]
    fn what_an_earlier_version_counted_still_counts() {
        let kept = include_str!("../../../../fixtures/0.1.0/browser/local-storage.json");
        let mut kept: BTreeMap<String, serde_json::Value> = serde_json::from_str(kept).unwrap();
        let results: Results = serde_json::from_value(kept.remove(KEY).unwrap()).unwrap();
        assert_eq!(streak(&results, "2026-11-16".parse().unwrap()), results.len() as u32);
    }

    #[test]
    fn a_streak_lasts_while_no_day_is_missed() {
        let today = "2026-11-16".parse::<Day>().unwrap();
        let of = |days: &[u32]| {
            let results = days.iter().map(|&days| (today.before(days).to_string(), reached(true, 1, 0)));
            streak(&results.collect(), today)
        };
        assert_eq!(of(&[]), 0);
        assert_eq!(of(&[0, 1, 2, 4]), 3);
        assert_eq!(of(&[1, 2]), 2, "today can still be played");
        assert_eq!(of(&[2]), 0);
    }
}
