//! What the player can do now: one plain sentence, the game's buttons, and those of every table.

use super::Board;
use super::page::Open;
use crate::icon::Icon;
use crate::session::Session;
use crate::sign::{Sign, sign};
use crate::text::{now, t};
use engine::{Game, Message, Sentence, ToArg};
use leptos::prelude::*;
use leptos_router::components::A;
use table::{Advice, Stage};
use wire::Request;

/// The bar under the board.
pub(super) fn bar<B: Board>(session: Session<B::Game>, hand: B::Hand, open: Open) -> impl IntoView {
    let playing = Memo::new(move |_| session.stage() == Some(Stage::Playing));
    let armed = Memo::new(move |_| session.armed.get());
    view! {
        <section
            class="table-bar"
            class:mine=move || session.my_turn()
            class:waiting=session.waiting
            aria-busy=move || session.waiting.get().to_string()
            aria-label=t!("web-table-actions")>
            {advice(session)}
            <p class="bar-sentence" aria-live="polite" class:refused=move || session.refused.read().is_some()>
                {move || match session.refused.get() {
                    Some(sentence) => because(session, sentence).into_any(),
                    None => plain::<B>(session, hand).into_any(),
                }}
            </p>
            <div class="bar-actions">
                {move || match (playing.get(), armed.get()) {
                    (true, Some(mv)) => confirm(session, mv).into_any(),
                    (true, None) => B::actions(hand),
                    (false, _) => ().into_any(),
                }}
            </div>
            {tools(session, open)}
        </section>
    }
}

/// Why something can't be done, with its rule.
pub(crate) fn because<G: Game>(session: Session<G>, sentence: Sentence) -> impl IntoView {
    let rule = sentence.rule.clone();
    view! {
        {move || session.say(&sentence)}
        {rule
            .map(|rule| {
                let address = format!("/rules/{}#{rule}", G::ID);
                view! {
                    " "
                    <A href=address attr:class="rule-link">
                        {rule.into_owned()}
                    </A>
                }
            })}
    }
}

fn plain<B: Board>(session: Session<B::Game>, hand: B::Hand) -> impl IntoView {
    move || {
        let request = session.view.with(|view| view.as_ref().and_then(|view| view.request.clone()));
        match (session.stage(), request) {
            (Some(Stage::Over), _) => now("web-table-over", &[]),
            (_, Some(request)) if session.me() != Some(request.seat) => {
                now("web-table-asks-back", &[("name", session.name(request.seat).to_arg())])
            }
            (_, Some(_)) => now("web-table-asked-back", &[]),
            _ if session.my_turn() => B::sentence(hand),
            _ => match session.turn() {
                Some(turn) => now("web-table-waits", &[("name", session.name(turn).to_arg())]),
                None => String::new(),
            },
        }
    }
}

/// A move that is chosen and not yet played, where the player wants to be asked.
fn confirm<G: Game>(session: Session<G>, mv: G::Move) -> impl IntoView {
    let brings = move || {
        let brings = session.brings(mv);
        brings.iter().map(|event| session.say(&event.sentence())).collect::<Vec<_>>().join(" ")
    };
    view! {
        <span class="bar-brings">{brings}</span>
        <button class="button main" autofocus on:click=move |_| session.play(mv)>{t!("web-table-confirm")}</button>
        <button class="button" on:click=move |_| session.armed.set(None)>{t!("web-table-cancel")}</button>
    }
}

/// The moves worth making, when they were asked for.
fn advice<G: Game>(session: Session<G>) -> impl IntoView {
    let hint = move |(rank, Advice { mv, chance, purpose }): (u8, Advice)| {
        let play = move |_| session.read(&mv).into_iter().for_each(|mv| session.play(mv));
        view! {
            <li>
                {sign(Sign::Advice(rank))}
                <span>
                    <b>{t!("web-table-chance", percent = chance)}</b> " "
                    {move || session.say(&purpose)}
                </span>
                <button class="button" on:click=play>{t!("web-table-play-it")}</button>
            </li>
        }
    };
    move || {
        session.hints.get().map(|hints| {
            view! { <ol class="advice" aria-label=t!("web-table-hint")>{(1..).zip(hints).map(hint).collect_view()}</ol> }
        })
    }
}

/// A piece of advice in words.
pub(super) fn advised<G: Game>(session: Session<G>, rank: u8, hint: &Advice) -> String {
    let chance = now("web-table-chance", &[("percent", hint.chance.to_arg())]);
    format!("{}: {chance}. {}", Sign::Advice(rank).name(), session.say(&hint.purpose))
}

/// What can be done at every table.
fn tools<G: Game>(session: Session<G>, open: Open) -> impl IntoView {
    let take_back = Memo::new(move |_| session.can_take_back());
    let asked = Memo::new(move |_| {
        let request = session.view.with(|view| view.as_ref().and_then(|view| view.request.clone()));
        let request = request.filter(|request| session.me().is_some_and(|me| me != request.seat))?;
        Some(request.number)
    });
    let bot_thinks = Memo::new(move |_| {
        let turn = session.turn();
        let bot = session.view.with(|view| view.as_ref()?.seats.get(turn?.index())?.bot);
        bot.is_some() && session.can_hurry()
    });
    // The buttons belong to the request that is shown: an answer never goes to one that came a moment ago.
    let answer = move |request, agree| move |_| session.ask(|id| Request::Answer { id, request, agree });
    let answers = move |request| {
        view! {
            <button class="button main" on:click=answer(request, true)>{t!("web-table-agree")}</button>
            <button class="button" on:click=answer(request, false)>{t!("web-table-decline")}</button>
        }
    };
    view! {
        <div class="bar-tools">
            {move || asked.get().map(answers)}
            <Show when=move || bot_thinks.get()>
                <button class="button quiet skip" on:click=move |_| session.hurry()>{t!("web-table-skip")}</button>
            </Show>
            <Show when=move || take_back.get()>
                <button class="button" aria-keyshortcuts="u" on:click=move |_| session.ask(|id| Request::TakeBack { id })>
                    <Icon name=art::symbol::ICON_UNDO />
                    {t!("web-table-undo")}
                </button>
            </Show>
            <Show when=move || session.my_turn() && session.gives_hints()>
                <button
                    class="button quiet"
                    aria-keyshortcuts="h"
                    aria-busy=move || session.advising.get().to_string()
                    on:click=move |_| session.ask_hint()
                >
                    <Icon name=art::symbol::ICON_HINT />
                    {move || now(if session.advising.get() { "web-hints-thinking" } else { "web-table-hint" }, &[])}
                </button>
            </Show>
            <button class="button quiet round" aria-label=t!("web-table-menu") on:click=move |_| open.menu.set(true)>
                <Icon name=art::symbol::ICON_MENU />
            </button>
        </div>
    }
}
