//! Cards slide and coins fly: what has just happened, in motion.

use super::card::of_term;
use crate::motion::{come, find, fly, place, slide, wanted};
use crate::session::Session;
use crate::told;
use art::symbol::TOKEN_COIN;
use engine::{Seat, Sentence};
use leptos::prelude::*;
use villagers::{Kind, View};
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element};

/// So many coins fly at most, one behind the other.
const COINS: i64 = 4;
const APART: f64 = 60.0;

/// A card that lies face up: which, where on the table, and where on the screen.
struct Lying {
    card: String,
    place: String,
    at: DomRect,
    element: Element,
}

/// Shows in motion what has just happened.
pub(super) fn follow(session: Session<View>) {
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

fn show(event: &Sentence, before: &[Lying]) {
    let seat = told::seat(event, "seat");
    let card = told::term(event, "card").and_then(of_term);
    let coins = told::number(event, "coins");
    let home = |seat: Option<Seat>| find(&format!(".seat-{} .seat-figure", seat?));
    let lay = |card: Option<Kind>| {
        let card = card?.to_string();
        before.iter().find(|was| was.card == card && was.place.starts_with("road-")).map(|was| was.at.clone())
    };
    let bank = || place(find(".v-market").as_ref());
    let countess = || find(".v-countess header");
    let pay = |coins: i64, from: Option<DomRect>, to: Option<Element>| {
        for coin in 0..coins.min(COINS) {
            fly(TOKEN_COIN, from.as_ref(), to.as_ref(), APART * coin as f64);
        }
    };
    match &*event.id {
        "villagers-took-road" => pay(coins, lay(card), home(seat)),
        "villagers-first-market"
        | "villagers-second-market"
        | "villagers-smuggled"
        | "villagers-took-silver" => {
            pay(coins, bank(), home(seat));
        }
        "villagers-countess-first-market"
        | "villagers-countess-second-market"
        | "villagers-countess-takes" => {
            pay(coins, bank(), countess());
        }
        "villagers-coin-placed" => {
            let road = card.and_then(|card| find(&format!(".v-road [data-card={card}]")));
            pay(1, place(home(seat).as_ref()), road);
        }
        "villagers-opened-own-key" => pay(2, bank(), home(seat)),
        "villagers-paid-key" => pay(2, place(home(seat).as_ref()), home(told::seat(event, "owner"))),
        "villagers-paid-countess-key" => pay(2, place(home(seat).as_ref()), countess()),
        "villagers-paid-countess" => pay(coins, place(home(seat).as_ref()), countess()),
        "villagers-paid-bank" => pay(coins, place(home(seat).as_ref()), find(".v-market")),
        "villagers-countess-gets" => {
            if let Some(card) = card {
                fly(art::villager(card), lay(Some(card)).as_ref(), countess().as_ref(), 0.0);
            }
        }
        // What others build lies folded up: an image of the trade goes there.
        id if id.starts_with("villagers-built") => {
            let of = |part| find(&format!(".seat-{} {part}", seat?));
            if let Some(card) = card {
                fly(
                    art::villager(card),
                    place(of(".v-backs").as_ref()).as_ref(),
                    of(".v-line").as_ref(),
                    0.0,
                );
            }
        }
        _ => {}
    }
}
