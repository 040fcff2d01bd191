//! The dice, and what can be done with them that is no building.

use super::brings::brings;
use super::hand::Hand;
use super::moves::{Choice, Does, total};
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
                    let reaching = hand.reaching(place);
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
    let faces = Memo::new(move |_| hand.dice());
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
            {move || faces.get().into_iter().enumerate().map(die).collect_view()}
        </div>
    }
}

/// One way to reach the building that was picked.
fn way(hand: Hand, choice: Choice) -> impl IntoView {
    let (mv, dice) = (choice.mv.clone(), total(&choice.dice));
    let short = move || brings(hand, &choice);
    view! {
        <button class="button main way" on:click=move |_| hand.session.choose(mv.clone())>
            <span>{dice}</span>
            {move || short().into_iter().map(|text| view! { <small>{text}</small> }).collect_view()}
        </button>
    }
}

fn buttons(hand: Hand) -> impl IntoView {
    let can = move |does| Memo::new(move |_| hand.choices.read().iter().any(|choice| choice.does == does));
    let mine = Memo::new(move |_| hand.session.my_turn());
    let (income, pass) = (can(Does::Income), can(Does::Pass));
    view! {
        <Show when=move || mine.get() && income.get()>
            {button(hand, Does::Income, None, true)}
            {button(hand, Does::Roll, None, false)}
        </Show>
        <Show when=move || mine.get() && !income.get()>
            {button(hand, Does::Bishop, Some(art::symbol::TOKEN_BISHOP), false)}
            {button(hand, Does::Tile, Some(art::symbol::TOKEN_SPECIAL), false)}
            {button(hand, Does::Reroll, Some(art::symbol::ICON_REDO), false)}
            <Show when=move || pass.get() fallback=move || button(hand, Does::End, None, true)>
                {button(hand, Does::Pass, None, true)}
            </Show>
        </Show>
        // Who only looks on has no buttons: what is drawn of them is told.
        <Show when=move || !mine.get()>
            {move || hand.drawn.get().iter().filter_map(told).collect_view()}
        </Show>
    }
}

/// A drawn move that has no place on the board.
fn told((choice, drawn): &(Choice, Sign)) -> Option<impl IntoView + use<>> {
    let (id, dice) = (word(choice.does)?, total(&choice.dice));
    let drawn = *drawn;
    Some(view! {
        <span class="told">
            {sign(drawn)} <span class="unseen">{move || drawn.name()} ": "</span>
            {(!dice.is_empty()).then_some(dice)} " " {t!(id)}
        </span>
    })
}

/// The word for what is no building.
fn word(does: Does) -> Option<&'static str> {
    Some(match does {
        Does::Place(_) | Does::KickOut(_) => return None,
        Does::Bishop => "web-bohemian-bishop",
        Does::Tile => "web-bohemian-tile",
        Does::Reroll => "web-bohemian-reroll",
        Does::Income => "web-bohemian-take-income",
        Does::Roll => "web-bohemian-roll",
        Does::End => "web-bohemian-end",
        Does::Pass => "web-bohemian-do-pass",
    })
}

/// A button that says why, if it can't be used now.
fn button(hand: Hand, does: Does, icon: Option<&'static str>, main: bool) -> impl IntoView {
    let possible = Memo::new(move |_| !hand.doing(does).is_empty());
    let drawn = Memo::new(move |_| hand.signs(|done| done == does));
    view! {
        <button
            class="button"
            class:last=main
            class:main=move || main && possible.get()
            data-does=word(does).map(|id| id.trim_start_matches("web-bohemian-"))
            aria-disabled=move || (!possible.get()).to_string()
            on:click=move |_| hand.act(does)
        >
            {icon.map(|icon| view! { <Icon name=icon /> })}
            {word(does).map(|id| t!(id))}
            {move || drawn.with(|drawn| view! { <span class="unseen">{spoken(drawn)}</span> {signs(drawn.clone())} })}
        </button>
    }
}
