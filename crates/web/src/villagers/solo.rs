//! The Countess, her village, and the events (V80 to V93).

use super::card::{count, drawing};
use super::choosing::{Choosing, Owner, Pick};
use super::village::unfolding;
use crate::sign;
use crate::text::{now, t};
use art::symbol;
use engine::ToArg;
use leptos::prelude::*;
use villagers::{EventCard, Kind, SoloView};

/// The Countess and the events.
pub(super) fn solo(choosing: Choosing, solo: &SoloView) -> impl IntoView + use<> {
    view! { <div class="v-solo">{countess(choosing, solo)} {events(choosing, solo)}</div> }
}

/// The Countess, as another player.
fn countess(choosing: Choosing, solo: &SoloView) -> impl IntoView + use<> {
    let coins = solo.coins;
    let gold: u16 = solo.village.iter().map(|villager| u16::from(villager.gold)).sum();
    let silver: u16 = solo.village.iter().map(|villager| villager.silver).sum();
    let line = view! {
        <p class="v-totals">
            <span class="unseen">{t!("villagers-countess-has", coins = coins)}</span>
            <span class="v-signs" aria-hidden="true">
                {count(symbol::TOKEN_COINS, coins)}
                {count(symbol::TOKEN_GOLD, gold)}
                {count(symbol::TOKEN_SILVER, silver)}
            </span>
        </p>
    };
    let head = view! { {drawing(art::villager(Kind::COUNTESS))} <b>{t!("rival")}</b> };
    view! {
        <section class="v-countess" aria-label=t!("rival")>
            <header>{head} {line}</header>
            {unfolding(choosing, Owner::Countess, &solo.village)}
        </section>
    }
}

/// The events that are face up, of this round and of the next, and the Jester.
fn events(choosing: Choosing, solo: &SoloView) -> impl IntoView + use<> {
    let up = solo
        .now
        .into_iter()
        .chain(solo.events.iter().copied())
        .map(|up| event(choosing, up, "web-villagers-event-up"));
    let later = solo.later.iter().map(|&later| event(choosing, later, "web-villagers-event-later"));
    let jester = solo.jester.then(|| {
        view! { <p class="v-jester">{drawing(symbol::TOKEN_JESTER)}<span>{t!("web-villagers-jester-waits")}</span></p> }
    });
    let [summer, winter] = solo.decks;
    view! {
        <section class="v-events" aria-label=t!("web-villagers-events")>
            {up.collect_view()} {later.collect_view()} {jester}
            <p class="v-decks">
                <span class="unseen">{t!("web-villagers-decks", summer = summer, winter = winter)}</span>
                <span aria-hidden="true">{count(symbol::SEASON_SUMMER, summer)} {count(symbol::SEASON_WINTER, winter)}</span>
            </p>
        </section>
    }
}

fn event(choosing: Choosing, card: EventCard, when: &'static str) -> impl IntoView {
    let pick = Pick::Event(card);
    let (lit, chosen) = (choosing.is_next(pick), choosing.is_picked(pick));
    let signs = choosing.signs(pick);
    let label = move || {
        let args = [("event", card.to_arg()), ("when", now(when, &[]).to_arg())];
        let event = format!("{} {}", now("web-villagers-event", &args), now(card.effect(), &[]));
        signs.with(|signs| event + &sign::spoken(signs))
    };
    view! {
        <button
            type="button"
            class="v-event"
            class:lit=lit
            data-place=pick.place()
            data-when=when.trim_start_matches("web-villagers-event-")
            aria-pressed=move || chosen.get().to_string()
            aria-label=label
            on:click=move |_| choosing.pick(pick, None)
        >
            {drawing(art::event(card))}
            <span>
                <b>{t!(card.term())}</b> " " <small>{t!(when)}</small> " "
                <span class="v-effect">{t!(card.effect())}</span>
            </span>
            <span class="v-season">{drawing(art::season(card.season()))}</span>
            {move || sign::signs(signs.get())}
        </button>
    }
}
