//! The dice, and what can be done with them that is no building.

use super::brings::brings;
use super::hand::Hand;
use super::moves::{Act, Choice, Does};
use crate::icon::Icon;
use crate::sign::{Sign, sign, signs, spoken};
use crate::text::{now, t};
use bohemian::Event;
use engine::ToArg;
use leptos::prelude::*;

/// The dice and the buttons.
pub(super) fn tray(hand: Hand) -> impl IntoView {
    view! {
        {dice(hand)}
        <div class="buttons">
            {move || match hand.place.get() {
                Some(place) => {
                    let reaching = hand.doing(Does::Reach(place));
                    view! {
                        {reaching.into_iter().map(|choice| way(hand, choice)).collect_view()}
                        <button class="button quiet" on:click=move |_| hand.drop_all()>{t!("web-table-cancel")}</button>
                    }
                        .into_any()
                }
                None => buttons(hand).into_any(),
            }}
        </div>
    }
}

/// The dice of the player whose turn it is.
fn dice(hand: Hand) -> impl IntoView {
    let faces = Memo::new(move |_| hand.dice().faces());
    // Two names for one tumbling: a new roll takes the other, and so begins anew.
    let rolls = Memo::new(move |_| {
        hand.session.log.with(|log| {
            let rolled = |event: &&Event| matches!(event, Event::Rolled { .. });
            log.iter().flat_map(|seen| &seen.events).filter(rolled).count()
        })
    });
    let mine = Memo::new(move |_| hand.session.my_turn());
    let die = move |(index, face): (usize, u8)| {
        let picked = move || hand.picked.get() >> index & 1 == 1;
        view! {
            <button
                class="die"
                class:picked=picked
                aria-pressed=move || picked().to_string()
                aria-disabled=move || (!mine.get()).to_string()
                aria-keyshortcuts=(index + 1).to_string()
                aria-label=move || now("web-bohemian-die", &[("face", face.to_arg())])
                on:click=move |_| hand.toggle(index)
            >
                <Icon name=art::die(face) />
            </button>
        }
    };
    view! {
        <div class="dice" class:odd=move || rolls.get() % 2 == 1 role="group" aria-label=t!("web-bohemian-dice")>
            {move || faces.get().iter().copied().enumerate().map(die).collect_view()}
        </div>
    }
}

/// One way to reach the building that was picked.
fn way(hand: Hand, choice: Choice) -> impl IntoView {
    let short = move || brings(hand, choice);
    view! {
        <button class="button main way" on:click=move |_| hand.session.choose(choice.mv)>
            <span>{choice.dice().to_string()}</span>
            {move || short().into_iter().map(|text| view! { <small>{text}</small> }).collect_view()}
        </button>
    }
}

fn buttons(hand: Hand) -> impl IntoView {
    let can =
        move |act| Memo::new(move |_| hand.choices.read().iter().any(|choice| choice.does == Does::Act(act)));
    let mine = Memo::new(move |_| hand.session.my_turn());
    let income = can(Act::Income);
    view! {
        <Show when=move || mine.get() && income.get()>
            {button(hand, Act::Income, None, true)}
            {button(hand, Act::Roll, None, false)}
        </Show>
        <Show when=move || mine.get() && !income.get()>
            {button(hand, Act::Bishop, Some(art::symbol::TOKEN_BISHOP), false)}
            {button(hand, Act::Tile, Some(art::symbol::TOKEN_SPECIAL), false)}
            {button(hand, Act::Reroll, Some(art::symbol::ICON_REDO), false)}
        </Show>
        // Who only looks on has no buttons: what is drawn of them is told.
        <Show when=move || !mine.get()>
            {move || hand.drawn.get().iter().filter_map(told).collect_view()}
        </Show>
    }
}

/// A drawn move that has no place on the board.
fn told((choice, drawn): &(Choice, Sign)) -> Option<impl IntoView + use<>> {
    let Does::Act(act) = choice.does else { return None };
    let (id, dice) = (word(act), choice.dice().to_string());
    let drawn = *drawn;
    Some(view! {
        <span class="told">
            {sign(drawn)} <span class="unseen">{move || drawn.name()} ": "</span>
            {(!dice.is_empty()).then_some(dice)} " " {t!(id)}
        </span>
    })
}

/// The word for what is no building.
fn word(act: Act) -> &'static str {
    match act {
        Act::Bishop => "web-bohemian-bishop",
        Act::Tile => "web-bohemian-tile",
        Act::Reroll => "web-bohemian-reroll",
        Act::Income => "web-bohemian-take-income",
        Act::Roll => "web-bohemian-roll",
        Act::End => "web-table-end-turn",
        Act::Pass => "web-bohemian-do-pass",
    }
}

/// A button that says why, if it can't be used now.
fn button(hand: Hand, act: Act, icon: Option<&'static str>, main: bool) -> impl IntoView {
    let possible = Memo::new(move |_| !hand.doing(Does::Act(act)).is_empty());
    let drawn = Memo::new(move |_| hand.signs(Does::Act(act)));
    view! {
        <button
            class="button"
            class:last=main
            class:main=move || main && possible.get()
            data-does=word(act).trim_start_matches("web-bohemian-")
            aria-disabled=move || (!possible.get()).to_string()
            on:click=move |_| hand.act(act)
        >
            {icon.map(|icon| view! { <Icon name=icon /> })}
            {t!(word(act))}
            {move || drawn.with(|drawn| view! { <span class="unseen">{spoken(drawn)}</span> {signs(drawn.clone())} })}
        </button>
    }
}
