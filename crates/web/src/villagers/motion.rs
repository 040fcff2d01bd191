//! Cards slide and coins fly: what has just happened, in motion.

use crate::motion::{come, find, fly, place, slide, wanted};
use crate::session::Session;
use art::symbol::TOKEN_COIN;
use engine::Seat;
use leptos::prelude::*;
use villagers::{Event, Kind, Villagers};
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element};

/// So many coins fly at most, one behind the other.
const COINS: u16 = 4;
const APART: f64 = 60.0;

/// A card that lies face up: which, where on the table, and where on the screen.
struct Lying {
    card: String,
    place: String,
    at: DomRect,
    element: Element,
}

/// Shows in motion what has just happened.
pub(super) fn follow(session: Session<Villagers>) {
    let before = StoredValue::new_local(Vec::new());
    // News come before the view that is drawn: the cards still lie as they did.
    ImmediateEffect::new_scoped(move || {
        session.fresh.track();
        before.set_value(if wanted() { look() } else { Vec::new() });
    });
    Effect::new(move || {
        let fresh = session.fresh.get();
        if fresh.is_empty() || !wanted() {
            return;
        }
        request_animation_frame(move || {
            before.try_with_value(|before| {
                slide_all(before, &look());
                for event in fresh.iter().flat_map(|seen| &seen.events) {
                    show(event, before);
                }
            });
        });
    });
}

/// Every card that lies face up.
fn look() -> Vec<Lying> {
    let Ok(found) = document().query_selector_all(".table [data-card]") else { return Vec::new() };
    let cards = (0..found.length()).filter_map(|index| found.get(index)?.dyn_into::<Element>().ok());
    cards
        .filter_map(|element| {
            let (card, place) = (element.get_attribute("data-card")?, element.get_attribute("data-place")?);
            Some(Lying { card, place, at: element.get_bounding_client_rect(), element })
        })
        .collect()
}

/// What lies where it lay slides along with its row; what is new there comes from where it was, or from its stack.
fn slide_all(before: &[Lying], now: &[Lying]) {
    let same = |a: &Lying, b: &Lying| a.card == b.card && a.place == b.place;
    let mut gone: Vec<&Lying> = before.iter().filter(|was| !now.iter().any(|is| same(was, is))).collect();
    for is in now {
        if let Some(was) = before.iter().find(|was| same(was, is)) {
            slide(&is.element, &was.at);
        } else if let Some(was) = gone.iter().position(|was| was.card == is.card) {
            come(&is.element, &gone.swap_remove(was).at);
        } else if let Some(number) = is.place.strip_prefix("road-") {
            let stack = find(&format!("[data-place=stack-{number}] .v-back"));
            if let Some(from) = place(stack.as_ref()) {
                come(&is.element, &from);
            }
        }
    }
}

fn show(event: &Event, before: &[Lying]) {
    let home = |seat: Seat| find(&format!(".seat-{seat} .seat-figure"));
    let at_home = |seat: Seat| place(home(seat).as_ref());
    let lay = |card: Kind| {
        let card = card.to_string();
        before.iter().find(|was| was.card == card && was.place.starts_with("road-")).map(|was| was.at.clone())
    };
    let bank = || place(find(".v-market").as_ref());
    let countess = || find(".v-countess header");
    let pay = |coins: u16, from: Option<DomRect>, to: Option<Element>| {
        for coin in 0..coins.min(COINS) {
            fly(TOKEN_COIN, from.as_ref(), to.as_ref(), APART * f64::from(coin));
        }
    };
    match *event {
        Event::TookRoad { seat, card, coins } => pay(coins.into(), lay(card), home(seat)),
        Event::FirstMarket { seat, coins, .. }
        | Event::SecondMarket { seat, coins, .. }
        | Event::Smuggled { seat, coins, .. }
        | Event::TookSilver { seat, coins } => pay(coins, bank(), home(seat)),
        Event::CountessFirstMarket { coins, .. }
        | Event::CountessSecondMarket { coins, .. }
        | Event::CountessTakes { coins } => pay(coins, bank(), countess()),
        Event::CoinPlaced { seat, card } => {
            pay(1, at_home(seat), find(&format!(".v-road [data-card={card}]")));
        }
        Event::OpenedOwnKey { seat, .. } => pay(2, bank(), home(seat)),
        Event::PaidKey { seat, owner, .. } => pay(2, at_home(seat), home(owner)),
        Event::PaidCountessKey { seat, .. } => pay(2, at_home(seat), countess()),
        Event::PaidCountess { seat, coins } => pay(coins, at_home(seat), countess()),
        Event::PaidBank { seat, coins, .. } => pay(coins, at_home(seat), find(".v-market")),
        Event::CountessGets { card, .. } => {
            fly(art::villager(card), lay(card).as_ref(), countess().as_ref(), 0.0);
        }
        // What others build lies folded up: an image of the trade goes there.
        Event::Built { seat, card }
        | Event::BuiltOn { seat, card, .. }
        | Event::BuiltOnMonks { seat, card, .. }
        | Event::BuiltOnMonksOn { seat, card, .. } => {
            let of = |part| find(&format!(".seat-{seat} {part}"));
            let from = place(of(".v-backs").as_ref());
            fly(art::villager(card), from.as_ref(), of(".v-line").as_ref(), 0.0);
        }
        _ => {}
    }
}
