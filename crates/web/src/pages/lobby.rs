//! Tables that wait for players.

use crate::icon::Icon;
use crate::session::http;
use crate::text::{now, t};
use engine::Arg;
use games::GameId;
use leptos::prelude::*;
use leptos_router::components::A;
use wire::http::Card;

/// Tables that wait for players.
#[component]
pub(crate) fn Lobby() -> impl IntoView {
    let asked = RwSignal::new(0);
    let tables = LocalResource::new(move || {
        asked.get();
        http::get::<Vec<Card>>("/api/tables", None)
    });
    view! {
        <div class="page narrow">
            <h1>{t!("web-lobby")}</h1>
            <div class="buttons">
                <A href="/new" attr:class="button main">
                    <Icon name="icon-plus" />
                    {t!("web-new-table")}
                </A>
                <button class="button" on:click=move |_| asked.update(|asked| *asked += 1)>{t!("web-lobby-again")}</button>
            </div>
            {move || match tables.get() {
                None => view! { <p class="hint">{t!("web-lobby-asking")}</p> }.into_any(),
                Some(Err(_)) => nobody("icon-offline", "web-lobby-unreachable").into_any(),
                Some(Ok(tables)) if tables.is_empty() => nobody("token-well", "web-lobby-empty").into_any(),
                Some(Ok(tables)) => {
                    view! { <ul class="table-list">{tables.into_iter().map(table).collect_view()}</ul> }.into_any()
                }
            }}
        </div>
    }
}

fn nobody(drawing: &'static str, words: &'static str) -> impl IntoView {
    view! {
        <div class="card empty" role="status">
            <Icon name=drawing />
            <p>{t!(words)}</p>
        </div>
    }
}

fn table(card: Card) -> impl IntoView {
    let open = card.seats.iter().filter(|seat| seat.open).count();
    let seats = card.seats.clone();
    let who = move || {
        let names = seats.iter().filter(|seat| !seat.open).map(|seat| match &seat.bot {
            Some(_) => now("web-lobby-bot", &[]),
            None => seat.name.clone(),
        });
        names.collect::<Vec<_>>().join(", ")
    };
    let drawing = GameId::of(&card.game).map_or("icon-play", |game| game.info().drawing);
    let game = card.game.clone();
    view! {
        <li>
            <Icon name=drawing />
            <div>
                <b>{move || now(&game, &[])}</b>
                <div class="hint">{t!("web-lobby-open", open = open)}</div>
            </div>
            <span class="who">{who}</span>
            <span class="badge">{move || pace_words(&card.pace)}</span>
            <A href=format!("/table/{}", card.table) attr:class="button main">{t!("web-join-go")}</A>
        </li>
    }
}

/// A pace in words: `bank 600000 5000` is ten minutes and five seconds a turn.
fn pace_words(pace: &str) -> String {
    let number = |word: &str, unit: i64| Arg::Number(word.parse::<i64>().unwrap_or(0) / unit);
    match pace.split(' ').collect::<Vec<_>>()[..] {
        ["bank", bank, more] => {
            now("web-pace-bank-of", &[("minutes", number(bank, 60_000)), ("seconds", number(more, 1000))])
        }
        ["turn", turn] => now("web-pace-turn-of", &[("hours", number(turn, 3_600_000))]),
        _ => now("web-pace-none", &[]),
    }
}
