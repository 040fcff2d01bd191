//! What can be done now, in one sentence, and the buttons for what has no place on the board.

use super::card::{facts, name};
use super::choosing::{Choosing, Owner, Pay, Pick};
use super::offer::price;
use super::road::pile_name;
use crate::sign::{sign, signs, spoken};
use crate::text::{now, t};
use engine::{Arg, Seat, ToArg};
use leptos::prelude::*;
use villagers::{EventCard, Kind, PhaseView, Pile, View};

/// The sentence of the action bar.
pub(super) fn sentence(choosing: Choosing, view: &View, me: Seat) -> String {
    let picked = choosing.picked();
    let todo = match picked.last() {
        None if choosing.next() == [Pick::Done] => now("web-villagers-do-finish", &[]),
        None => phase(view, me),
        Some(&last) => step(last, &picked, &choosing.next(), view),
    };
    match (choosing.looked_at(), picked.last()) {
        // Who touches a card wants to know what it is.
        (Some(kind), None | Some(Pick::Hand(_))) => format!("{}: {}. {todo}", name(kind), facts(kind)),
        _ => todo,
    }
}

/// What the phase asks for.
fn phase(view: &View, me: Seat) -> String {
    let player = &view.players[me.index()];
    match view.phase {
        PhaseView::Draft => now("web-villagers-do-draft", &[("left", player.drafts.to_arg())]),
        PhaseView::Countess => now("villagers-countess-now", &[]),
        PhaseView::Coin => now("web-villagers-do-coin", &[]),
        PhaseView::Build => {
            let (villagers, basics) = view.builds.map_or((0, 0), |builds| (builds.villagers, builds.basics));
            now("web-villagers-do-build", &[("villagers", villagers.to_arg()), ("basics", basics.to_arg())])
        }
        PhaseView::Rats => now("web-villagers-do-rats", &[]),
        PhaseView::Arson => now("web-villagers-do-arson", &[]),
        PhaseView::Events => now("web-villagers-do-events", &[]),
        PhaseView::Deal | PhaseView::Shuffle | PhaseView::Over => String::new(),
    }
}

/// What is to be picked next.
fn step(last: Pick, picked: &[Pick], next: &[Pick], view: &View) -> String {
    let card = |kind: Kind| ("card", kind.to_arg());
    let of =
        picked.iter().rev().find_map(|pick| if let Pick::Hand(kind) = pick { Some(*kind) } else { None });
    match (last, of) {
        (_, Some(kind)) if matches!(next, [Pick::Pay(_), ..]) => {
            now("web-villagers-how-to-pay", &[card(kind)])
        }
        (Pick::Basic(_), Some(kind)) => now("web-villagers-which-pile", &[card(kind)]),
        (Pick::Hand(Kind::APPRENTICE), _) => now("web-villagers-whom-to-trade", &[]),
        (Pick::Hand(Kind::SMUGGLER), _) => now("web-villagers-whose-gold", &[]),
        (Pick::Hand(kind), _) => now("web-villagers-where-to", &[card(kind)]),
        (Pick::Villager(Owner::Seat(owner), taken), Some(Kind::APPRENTICE)) => {
            match (next, view.villager(owner, taken)) {
                ([Pick::Hand(_), ..], _) => now("web-villagers-whom-on-monk", &[]),
                (_, Some(taken)) => now("web-villagers-where-to", &[card(taken.card)]),
                _ => String::new(),
            }
        }
        (Pick::Event(event), _) => now(event.effect(), &[]),
        (Pick::Resolve, _) => match picked.first() {
            Some(Pick::Event(event)) => now(event.effect(), &[]),
            _ => String::new(),
        },
        _ => String::new(),
    }
}

/// The buttons of the action bar.
pub(super) fn buttons(choosing: Choosing) -> impl IntoView {
    let buttons = move || {
        let next = choosing.next();
        choosing.with(|view, me| {
            let buttons = next.into_iter().filter(|pick| *pick != Pick::Done).filter_map(|pick| {
                let text = button_text(choosing, pick, view, me?)?;
                let main = matches!(pick, Pick::Resolve | Pick::Effect);
                let drawn = choosing.signs(pick);
                let pick_it = move |_| choosing.pick(pick, None);
                Some(view! {
                    <button type="button" class="button" class:main=main on:click=pick_it>
                        {text}
                        {move || drawn.with(|drawn| view! { <span class="unseen">{spoken(drawn)}</span> {signs(drawn.clone())} })}
                    </button>
                })
            });
            buttons.collect_view()
        })
    };
    let back = move || {
        (!choosing.picked().is_empty()).then(|| {
            view! {
                <button type="button" class="button quiet" on:click=move |_| choosing.step_back()>
                    {t!("web-villagers-step-back")}
                </button>
            }
        })
    };
    // Who only looks on has no buttons: what is drawn of them is told.
    let told = move || {
        let drawn = choosing.session.only_shown.then(|| choosing.drawn())?;
        choosing.with(|view, me| {
            let told = drawn.into_iter().filter_map(|(pick, drawn)| {
                let text = button_text(choosing, pick, view, me?)?;
                Some(view! { <span class="told">{sign(drawn)} <span class="unseen">{drawn.name()} ": "</span> {text}</span> })
            });
            told.collect_view()
        })
    };
    view! { {buttons} {back} {told} }
}

/// What the button for a pick says; nothing for what is picked on the board.
fn button_text(choosing: Choosing, pick: Pick, view: &View, me: Seat) -> Option<String> {
    let fine = |event: EventCard| ("event", event.to_arg());
    Some(match pick {
        Pick::Pay(pay) => pay_text(choosing, pay, view, me),
        Pick::Pile(Pile::AWAY) if view.gives_to_countess() => now("web-villagers-to-countess", &[]),
        Pick::Pile(Pile::AWAY) => pile_name(Pile::AWAY),
        Pick::Effect => now("web-villagers-play-it", &[]),
        Pick::Founders { food: true } => now("web-villagers-founders-food", &[]),
        Pick::Founders { food: false } => now("web-villagers-founders-gold", &[]),
        Pick::Resolve => now("web-villagers-resolve", &[]),
        Pick::Jester => now("web-villagers-play-jester", &[]),
        Pick::NoCoin => now("web-villagers-put-no-coin", &[]),
        Pick::Done => now("web-villagers-done", &[]),
        Pick::Fewer if view.phase == PhaseView::Rats => {
            now("web-villagers-one-fewer", &[fine(EventCard::Rats)])
        }
        Pick::Fewer => now("web-villagers-one-fewer", &[fine(EventCard::Arson)]),
        Pick::Fine => now("web-villagers-pay-fine", &[]),
        _ => return None,
    })
}

fn pay_text(choosing: Choosing, pay: Pay, view: &View, me: Seat) -> String {
    let coins = ("coins", price(pay, view, me).to_arg());
    match pay {
        Pay::Bank => now("web-villagers-pay-bank", &[coins]),
        Pay::Tinner => now("web-villagers-pay-tinner", &[]),
        Pay::Key { owner: Owner::Countess, nth } => {
            now("web-villagers-pay-countess", &[coins, ("nth", nth.to_arg())])
        }
        Pay::Key { owner: Owner::Seat(owner), nth } if owner == me => {
            now("web-villagers-pay-own", &[("nth", nth.to_arg())])
        }
        Pay::Key { owner: Owner::Seat(owner), nth } => {
            let owner = ("owner", Arg::Text(choosing.session.name(owner)));
            now("web-villagers-pay-other", &[owner, coins, ("nth", nth.to_arg())])
        }
    }
}
