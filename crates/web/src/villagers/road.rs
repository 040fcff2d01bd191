//! The road, the stacks above it, and what lies beside it: reserve, basic villagers, markets.

use super::card::{State, back, card, count, drawing, name};
use super::choosing::{Choosing, Pick, Pile};
use crate::sign;
use crate::text::{now, t};
use art::symbol;
use engine::ToArg;
use leptos::prelude::*;
use villagers::{Kind, PhaseView, PileView, RoadCard, Suit, View};

/// The six places, each with its stack above it, and the supply beside them.
pub(super) fn road(choosing: Choosing, view: &View) -> impl IntoView + use<> {
    let places = (1..).zip(view.stacks.iter().zip(&view.road)).map(|(number, (stack, card))| {
        view! { <li class="v-place">{pile(choosing, Pile::Stack(number), stack)} {place(choosing, number, *card)}</li> }
    });
    let basics = Kind::BASICS.into_iter().zip(view.basics).map(|(kind, left)| basic(choosing, kind, left));
    view! {
        <section class="v-road" aria-label=t!("villagers-road")>
            <ol class="v-places">{places.collect_view()}</ol>
            <div class="v-supply">
                {pile(choosing, Pile::Reserve, &view.reserve)}
                <div class="v-basics" role="group" aria-label=t!("web-villagers-basics")>{basics.collect_view()}</div>
                {markets(view)}
            </div>
        </section>
    }
}

/// A place of the road.
fn place(choosing: Choosing, number: u8, there: Option<RoadCard>) -> AnyView {
    match there {
        Some(RoadCard { card: kind, coins }) => {
            let state = State { coins, ..State::default() };
            let place = move || now("web-villagers-road-place", &[("place", number.to_arg())]);
            card(choosing, kind, state, Pick::Road(number), place).into_any()
        }
        None => view! { <span class="v-gap"></span> }.into_any(),
    }
}

/// Cards face down: the back of the top one shows its suit.
fn pile(choosing: Choosing, pile: Pile, cards: &PileView) -> impl IntoView + use<> {
    let pick = Pick::Pile(pile);
    let (lit, signs) = (choosing.is_next(pick.clone()), choosing.signs(pick.clone()));
    let (left, top) = (cards.count, cards.backs.first().copied());
    let suit = top.map(|top| top.suit);
    // Who gave a card up knows it still.
    let known = top.and_then(|top| top.card);
    view! {
        <button
            type="button"
            class="v-pile"
            class:lit=lit
            class:empty={left == 0}
            data-place=pick.place()
            aria-label=move || signs.with(|signs| pile_label(pile, left, suit, known) + &sign::spoken(signs))
            on:click=move |_| choosing.pick(&pick, known)
        >
            {(left > 0).then(|| back(suit))}
            <span class="v-pile-name" aria-hidden="true">{move || pile_name(pile)}</span>
            <b data-drawn=left aria-hidden="true"></b>
            {known.map(|known| drawing(art::villager(known)))}
            {move || sign::signs(signs.get())}
        </button>
    }
}

/// What a pile is called.
pub(super) fn pile_name(pile: Pile) -> String {
    match pile {
        Pile::Stack(number) => now("web-villagers-stack", &[("number", number.to_arg())]),
        Pile::Reserve => now("web-villagers-reserve", &[]),
        Pile::Away => now("web-villagers-away", &[]),
        Pile::Countess => now("web-villagers-to-countess", &[]),
    }
}

fn pile_label(pile: Pile, left: u8, suit: Option<Suit>, known: Option<Kind>) -> String {
    let cards = now("web-villagers-cards", &[("cards", left.to_arg())]);
    let top = known.map(|kind| now("web-villagers-top", &[("card", kind.to_arg())]));
    let top = top.or_else(|| suit.map(|suit| now("web-villagers-top", &[("card", suit.to_arg())])));
    [Some(pile_name(pile)), Some(cards), top].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The markets and how far off they are: their cards lie under stacks 2 and 6 (V5, V70, V71).
fn markets(view: &View) -> impl IntoView + use<> {
    let left = |stacks: usize| view.stacks[..stacks].iter().map(|stack| u16::from(stack.count)).sum::<u16>();
    let market = |id: &'static str, left: u16| {
        view! {
            <p class="v-market">
                {drawing(symbol::TOKEN_MARKET)}
                <span>{t!(id, cards = left)}</span>
            </p>
        }
    };
    let first =
        if view.first_market_held { "web-villagers-market-held" } else { "web-villagers-first-market" };
    let second = match view.phase {
        PhaseView::Over => "web-villagers-second-market-held",
        _ => "web-villagers-second-market",
    };
    view! { {market(first, left(2))} {market(second, left(6))} }
}

/// A kind of basic villager, to be had for a card (V35).
fn basic(choosing: Choosing, kind: Kind, left: u8) -> impl IntoView {
    let pick = Pick::Basic(kind);
    let (lit, chosen) = (choosing.is_next(pick.clone()), choosing.is_picked(pick.clone()));
    let signs = choosing.signs(pick.clone());
    let label = move || {
        let cards = now("web-villagers-cards", &[("cards", left.to_arg())]);
        format!("{}, {cards}{}", name(kind), signs.with(|signs| sign::spoken(signs)))
    };
    view! {
        <button
            type="button"
            class="v-basic"
            class:lit=lit
            class:empty={left == 0}
            data-place=pick.place()
            aria-pressed=move || chosen.get().to_string()
            aria-label=label
            on:click=move |_| choosing.pick(&pick, Some(kind))
        >
            {count(art::villager(kind), left)}
            <span class="v-pile-name" aria-hidden="true">{t!(kind.card().term)}</span>
            {move || sign::signs(signs.get())}
        </button>
    }
}
