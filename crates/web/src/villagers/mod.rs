//! The board of Villagers.

mod arrows;
mod bar;
mod card;
mod chains;
mod choosing;
mod motion;
mod offer;
mod picks;
mod players;
mod road;
mod solo;
mod village;

use crate::session::Session;
use crate::table::Board;
use crate::text::now;
use choosing::Choosing;
use engine::{Message, Seat, ToArg};
use leptos::prelude::*;
use villagers::{Event, Kind, Move, View, Villagers};
use wasm_bindgen::JsCast;

/// The board of the game.
pub(crate) struct VillagersBoard;

impl Board for VillagersBoard {
    type Game = Villagers;

    const KEYS: &'static [(&'static [&'static str], &'static str)] =
        &[(&["←", "→", "↑", "↓"], "web-villagers-key-arrows"), (&["Esc"], "web-villagers-step-back")];

    type Hand = Choosing;

    fn hand(session: Session<Villagers>) -> Choosing {
        motion::follow(session);
        Choosing::at(session)
    }

    fn board(choosing: Choosing) -> AnyView {
        let board = move || {
            choosing.with(|view, me| {
                view! { {road::road(choosing, view)} {me.map(|me| players::own(choosing, view, me))} }
            })
        };
        // On a phone what the phase is about comes first.
        let building = move || choosing.with(|view, _| view.builds.is_some()).unwrap_or_default();
        let focused = move |event: leptos::ev::FocusEvent| {
            let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            choosing.focused(target.and_then(|target| target.get_attribute("data-place")));
        };
        view! { <div class="v-board" class:building=building on:focusin=focused>{board}</div> }.into_any()
    }

    fn sentence(choosing: Choosing) -> String {
        choosing.with(|view, me| me.map(|me| bar::sentence(choosing, view, me))).flatten().unwrap_or_default()
    }

    fn actions(choosing: Choosing) -> AnyView {
        bar::buttons(choosing).into_any()
    }

    fn end(choosing: Choosing) -> Option<Move> {
        choosing.session.moves.with(|moves| moves.contains(&Move::Done).then_some(Move::Done))
    }

    fn end_word(choosing: Choosing) -> &'static str {
        if Self::end(choosing).is_some() { "web-villagers-done" } else { "web-table-end-turn" }
    }

    fn in_short(session: Session<Villagers>, event: &Event) -> Option<(Seat, String)> {
        let short = |seat: &Seat, id: &str, card: &Kind| Some((*seat, now(id, &[("card", card.to_arg())])));
        match event {
            Event::TookRoad { seat, card, .. } | Event::TookUnseen { seat, card, .. } => {
                short(seat, "web-villagers-short-takes", card)
            }
            Event::CoinPlaced { seat, card } => short(seat, "web-villagers-short-coin", card),
            Event::Built { seat, card }
            | Event::BuiltOn { seat, card, .. }
            | Event::BuiltOnMonks { seat, card, .. }
            | Event::BuiltOnMonksOn { seat, card, .. } => short(seat, "web-villagers-short-builds", card),
            Event::Gave { seat, basic, .. } | Event::GaveUnseen { seat, basic, .. } => {
                short(seat, "web-villagers-short-basic", basic)
            }
            Event::Tinner { seat } | Event::Apprentice { seat, .. } | Event::Smuggled { seat, .. } => {
                Some((*seat, session.say(&event.sentence())))
            }
            _ => None,
        }
    }

    fn seat(choosing: Choosing, seat: Seat) -> AnyView {
        (move || choosing.with(|view, me| players::seat(choosing, view, seat, me))).into_any()
    }

    fn beside(choosing: Choosing) -> Option<AnyView> {
        let solo = move || {
            let solo = |view: &View, _| view.solo.as_ref().map(|solo| solo::solo(choosing, solo));
            choosing.with(solo).flatten()
        };
        Some(solo.into_any())
    }

    fn key(choosing: Choosing, key: &str) -> bool {
        match key {
            "Escape" if !untrack(|| choosing.picked()).is_empty() => {
                choosing.step_back();
                true
            }
            key => arrows::go(key),
        }
    }
}
