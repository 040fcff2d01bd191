//! What players have: the own village and hand, and what lies in front of each seat.

use super::card::{State, back, card, count, drawing, name, suit_name};
use super::choosing::{Choosing, Owner, Pick};
use super::village::{unfolding, village};
use crate::text::{now, t};
use art::symbol;
use engine::{Seat, ToArg};
use leptos::prelude::*;
use villagers::{Kind, PlayerView, View};

/// The viewer's village and hand.
pub(super) fn own(choosing: Choosing, view: &View, me: Seat) -> impl IntoView + use<> {
    let player = &view.players[me.index()];
    let title = move || {
        if choosing.session.only_shown {
            now("web-villagers-village-of", &[("name", choosing.session.name(me).to_arg())])
        } else {
            now("web-villagers-own-village", &[])
        }
    };
    view! {
        <section class="v-own" aria-label=title>
            <h2 class="v-title">{title}</h2>
            {village(choosing, Owner::Seat(me), &player.village, true)}
            {green()}
        </section>
        {hand(choosing, player)}
    }
}

/// The end of the green, where nobody lives yet.
fn green() -> impl IntoView {
    let stands = [
        (symbol::TOKEN_FIR, 0, 58),
        (symbol::TOKEN_LINDEN, 48, 72),
        (symbol::TOKEN_BUSH, 112, 26),
        (symbol::TOKEN_WELL, 480, 44),
        (symbol::TOKEN_BUSH, 780, 24),
        (symbol::TOKEN_LINDEN, 808, 66),
        (symbol::TOKEN_FIR, 866, 54),
    ];
    let stand = |(name, x, size): (&'static str, i32, i32)| {
        view! { <use href=format!("#{name}") x=x y=80 - size width=size height=size></use> }
    };
    view! {
        <svg class="v-green" viewBox="0 0 930 84" aria-hidden="true">
            {stands.map(stand).collect_view()}
        </svg>
    }
}

/// The viewer's hand.
fn hand(choosing: Choosing, player: &PlayerView) -> impl IntoView + use<> {
    let cards = player.hand.cards.iter().map(|&kind| {
        let place = || now("web-villagers-in-hand", &[]);
        view! { <li>{card(choosing, kind, State::default(), Pick::Hand(kind), place)}</li> }
    });
    let (cards, number) = (cards.collect_view(), player.hand.cards.len());
    view! {
        <section class="v-hand" aria-label=t!("web-villagers-hand", cards = number)>
            <h2 class="v-title">{t!("web-villagers-hand", cards = number)}</h2>
            <ul>{cards}</ul>
        </section>
    }
}

/// What lies in front of a player: what they have in all, the backs of their hand, their village on a line.
pub(super) fn seat(choosing: Choosing, view: &View, seat: Seat, me: Option<Seat>) -> impl IntoView + use<> {
    let player = &view.players[seat.index()];
    let village = unfolding(choosing, Owner::Seat(seat), &player.village);
    // The own village lies on the board.
    let theirs = (me != Some(seat)).then(|| view! { <div class="v-theirs">{backs(player)} {village}</div> });
    view! { <div class="v-seat">{totals(player, view.first == seat)} {square(seat, player)} {theirs}</div> }
}

/// Coins, and food, builders, gold and silver in sight: they decide what one may draft and build, and takes at markets.
fn totals(player: &PlayerView, first: bool) -> impl IntoView + use<> {
    let args = [
        ("coins", player.coins.to_arg()),
        ("food", player.food.to_arg()),
        ("builders", player.builders.to_arg()),
        ("gold", player.gold.to_arg()),
        ("silver", player.silver.to_arg()),
    ];
    view! {
        <p class="v-totals">
            <span class="unseen">
                {first.then(|| view! { {t!("web-villagers-first-player")} ". " })}
                {move || now("villagers-has", &args)}
            </span>
            <span class="v-signs" aria-hidden="true">
                {count(symbol::TOKEN_COINS, player.coins)} {count(symbol::TOKEN_FOOD, player.food)}
                {count(symbol::TOKEN_BUILDER, player.builders)} {count(symbol::TOKEN_GOLD, player.gold)}
                {count(symbol::TOKEN_SILVER, player.silver)} {first.then(|| drawing(symbol::TOKEN_FIRST_PLAYER))}
            </span>
        </p>
    }
}

/// Cards drafted in this phase, face up for all to see (V12).
fn square(seat: Seat, player: &PlayerView) -> Option<impl IntoView + use<>> {
    let cards: Vec<Kind> = player.square.clone();
    (!cards.is_empty()).then(|| {
        view! {
            <ul class="v-square" aria-label=t!("web-villagers-square")>
                {cards.into_iter().map(|kind| view! { <li>{chip(seat, kind)}</li> }).collect_view()}
            </ul>
        }
    })
}

fn chip(seat: Seat, kind: Kind) -> impl IntoView {
    view! {
        <span
            class="v-chip named"
            data-suit=suit_name(kind.suit())
            data-card=kind.to_string()
            data-place=format!("square-{seat}")
        >
            {drawing(art::villager(kind))} {t!(kind.card().term)}
        </span>
    }
}

/// The backs of a hand (V2), and in words those of its cards that were seen.
fn backs(player: &PlayerView) -> impl IntoView + use<> {
    let (suits, seen) = (player.hand.suits.clone(), player.hand.cards.clone());
    let number = suits.len();
    let text = move || {
        let hand = now("web-villagers-hand", &[("cards", number.to_arg())]);
        let seen: Vec<String> = seen.iter().map(|kind| name(*kind)).collect();
        if seen.is_empty() {
            hand
        } else {
            format!("{hand}; {}", now("villagers-hand-seen", &[("cards", seen.join(", ").to_arg())]))
        }
    };
    view! {
        <p class="v-backs">
            <span class="unseen">{text}</span>
            {suits.into_iter().map(|suit| back(Some(suit))).collect_view()}
        </p>
    }
}
