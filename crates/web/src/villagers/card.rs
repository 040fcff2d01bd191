//! A card, face up and face down.
//!
//! A face is a header that stays readable when another card covers the rest (suit symbols, chain, padlock, name), and a body
//! (emblem of the trade and what it brings).

use super::choosing::{Choosing, Pick};
use crate::sign;
use crate::text::{now, t, words};
use art::symbol;
use engine::ToArg;
use leptos::prelude::*;
use villagers::{Kind, Silver, Suit, Symbol, VillagerView};

/// A drawing, for the eye only.
pub(super) fn drawing(id: &'static str) -> impl IntoView {
    view! {
        <svg class="v-drawing" aria-hidden="true" focusable="false">
            <use href=format!("#{id}")></use>
        </svg>
    }
}

/// A number on a disc: printed gold, or what silver brings. Numbers are drawn, as symbols are: what they mean is said
/// in words.
pub(super) fn disc(id: &'static str, number: impl leptos::attr::AttributeValue) -> impl IntoView {
    view! { <span class="v-disc">{drawing(id)}<b data-drawn=number></b></span> }
}

/// A symbol with how often it is there.
pub(super) fn count(id: &'static str, number: impl leptos::attr::AttributeValue) -> impl IntoView {
    view! { <span class="v-count" aria-hidden="true">{drawing(id)}<b data-drawn=number></b></span> }
}

/// What lies on a villager, and which side it shows.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct State {
    pub(super) covered: bool,
    pub(super) turned: bool,
    pub(super) coins: u8,
    /// What its silver would bring now, if it stands in a village.
    pub(super) silver: Option<u16>,
}

impl State {
    pub(super) fn of(villager: &VillagerView) -> State {
        let silver = (!villager.covered).then_some(villager.silver);
        State { covered: villager.covered, turned: villager.turned, coins: villager.coins, silver }
    }
}

/// A card that can be picked, or asked about. `place` tells where it lies, for ears.
pub(super) fn card(
    choosing: Choosing,
    kind: Kind,
    state: State,
    pick: Pick,
    place: impl Fn() -> String + Send + 'static,
) -> impl IntoView {
    let (lit, chosen) = (choosing.is_next(pick.clone()), choosing.is_picked(pick.clone()));
    let (offer, signs) = (choosing.offer(pick.clone()), choosing.signs(pick.clone()));
    view! {
        <button
            type="button"
            class="v-card"
            class:drawn=move || !signs.read().is_empty()
            class:lit=lit
            class:covered=state.covered
            data-suit=suit_name(kind.suit())
            data-card=kind.to_string()
            data-place=pick.place()
            aria-pressed=move || chosen.get().to_string()
            aria-label=move || {
                let card = label(kind, state, &place(), lit.get().then(|| offer.get().text()));
                signs.with(|signs| card + &sign::spoken(signs))
            }
            on:click=move |_| choosing.pick(&pick, Some(kind))
        >
            {face(kind, state)}
            {move || lit.get().then(|| offer.get().signs())}
            {move || sign::signs(signs.get())}
        </button>
    }
}

/// The name of a suit in the style sheet.
pub(super) fn suit_name(suit: Suit) -> &'static str {
    art::suit(suit).trim_start_matches("suit-")
}

/// All that a screen reader tells of a card.
fn label(kind: Kind, state: State, place: &str, offer: Option<String>) -> String {
    let coins =
        (state.coins > 0).then(|| now("web-villagers-coins-on-it", &[("coins", state.coins.to_arg())]));
    let covered = state.covered.then(|| now("web-villagers-covered", &[]));
    let parts = [Some(name(kind)), Some(place.to_owned()), covered, Some(facts(kind)), coins, offer];
    parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

/// What a card is called.
pub(super) fn name(kind: Kind) -> String {
    now(kind.card().term, &[])
}

/// What is printed on a card, in words.
pub(super) fn facts(kind: Kind) -> String {
    let facts = kind.facts();
    facts.iter().map(|fact| words().say(fact, &[])).collect::<Vec<_>>().join(", ")
}

/// The face of a card.
pub(super) fn face(kind: Kind, state: State) -> impl IntoView {
    let card = kind.card();
    let suits = (0..card.suit_symbols).map(|_| drawing(art::suit(card.suit))).collect_view();
    let below = card.placed_on.map(|below| {
        view! { <span class="v-below">{drawing(art::villager(below))}{drawing(symbol::TOKEN_CHAIN)}</span> }
    });
    let padlock = card.padlock.map(|key| {
        view! { <span class="v-lock">{drawing(symbol::TOKEN_PADLOCK)}{drawing(art::villager(key))}</span> }
    });
    view! {
        <span class="v-head" aria-hidden="true">
            <b class="v-name">{t!(card.term)}</b>
            <span class="v-marks">{suits}{below}{padlock}</span>
        </span>
        {(!state.covered).then(|| body(kind, state))}
        {(state.coins > 0).then(|| view! { <span class="v-coins" aria-hidden="true">{disc(symbol::TOKEN_COIN, state.coins)}</span> })}
    }
}

fn body(kind: Kind, state: State) -> impl IntoView {
    let card = kind.card();
    // V6, V60: turned Founders show food and no gold.
    let (gold, food) =
        if state.turned { (0, u8::from(kind == Kind::FOUNDERS)) } else { (card.gold, card.food) };
    let row = |id: &'static str, number: u8| (0..number).map(move |_| drawing(id)).collect_view();
    view! {
        <span class="v-body" aria-hidden="true">
            <span class="v-emblem">{drawing(art::villager(kind))}</span>
            <span class="v-brings">
                {row(symbol::TOKEN_FOOD, food)}
                {row(symbol::TOKEN_BUILDER, card.builder)}
                {(gold > 0).then(|| disc(symbol::TOKEN_GOLD, gold))}
                {card.silver.map(|printed| silver(printed, state.silver))}
                {(card.key_ring > 0).then(|| count(symbol::TOKEN_KEY_RING, card.key_ring))}
            </span>
        </span>
    }
}

/// Silver and its formula; in a village the disc shows what it would bring now.
fn silver(silver: Silver, now: Option<u16>) -> impl IntoView {
    let (printed, of) = match silver {
        Silver::Per { coins, every, symbol } => {
            (coins.to_string(), vec![symbol_drawing(symbol); every.into()])
        }
        Silver::GoldOn(suit) => ("=".into(), vec![symbol::TOKEN_GOLD, art::suit(suit)]),
        Silver::CoinsOnOne => ("=".into(), vec![symbol::TOKEN_COINS]),
    };
    view! {
        <span class="v-silver">
            {disc(symbol::TOKEN_SILVER, now.map_or(printed.clone(), |now| now.to_string()))}
            <span class="v-formula">
                {now.map(|_| view! { <span data-drawn=printed></span> })}
                {of.into_iter().map(drawing).collect_view()}
            </span>
        </span>
    }
}

fn symbol_drawing(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Suit(suit) => art::suit(suit),
        Symbol::Padlock => symbol::TOKEN_PADLOCK,
        Symbol::Food => symbol::TOKEN_FOOD,
        Symbol::Builder => symbol::TOKEN_BUILDER,
        Symbol::Gold => symbol::TOKEN_GOLD,
    }
}

/// A card face down: its back shows its suit (V2).
pub(super) fn back(suit: Option<Suit>) -> impl IntoView {
    view! {
        <span class="v-back" data-suit=suit.map(suit_name)>
            {suit.map(|suit| drawing(art::suit(suit)))}
        </span>
    }
}
