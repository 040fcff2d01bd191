//! What the player can do now: one plain sentence, the game's buttons, and those of every table.

use super::Board;
use super::page::Open;
use super::{main, result, strip};
use crate::icon::Icon;
use crate::session::{Outgoing, Sent, Session};
use crate::sign::{Sign, sign};
use crate::text::{now, t};
use engine::{Game, Message, Sentence, ToArg};
use leptos::prelude::*;
use leptos_router::components::A;
use table::{Advice, Stage};
use wire::Request;

/// So much of what a staged move would bring is said.
const SAID: usize = 2;

/// The bar under the board. Its buttons keep their places, whatever can be done.
pub(super) fn bar<B: Board>(session: Session<B::Game>, hand: B::Hand, open: Open) -> impl IntoView {
    let stage = Memo::new(move |_| session.stage());
    view! {
        <section
            class="table-bar"
            class:mine=move || session.my_turn()
            class:waiting=session.waiting
            aria-busy=move || session.waiting.get().to_string()
            aria-label=t!("web-table-actions")>
            {advice(session)}
            {strip::strip::<B>(session)}
            <p class="bar-sentence" aria-live="polite" class:refused=move || session.refused.read().is_some()>
                {move || match session.refused.get() {
                    Some(sentence) => because(session, sentence).into_any(),
                    None => plain::<B>(session, hand).into_any(),
                }}
            </p>
            <div class="bar-actions">
                {move || match stage.get() {
                    Some(Stage::Playing) => B::actions(hand),
                    Some(Stage::Over) => result::afterwards(session, open).into_any(),
                    Some(Stage::Gathering | Stage::Closed) | None => ().into_any(),
                }}
            </div>
            <Show when=move || stage.get() == Some(Stage::Playing) && session.me().is_some()>
                {main::main::<B>(session, hand)}
            </Show>
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
        let outgoing = session.outbox.get().filter(|outgoing| outgoing.state != Sent::Sending);
        match (session.stage(), request) {
            (Some(Stage::Over), _) => result::said(session),
            _ if outgoing.is_some() => outgoing.as_ref().map(outbox).unwrap_or_default(),
            (_, Some(request)) if session.me() != Some(request.seat) => {
                now("web-table-asks-back", &[("name", session.name(request.seat).to_arg())])
            }
            (_, Some(_)) => now("web-table-asked-back", &[]),
            _ if session.is_away() => now("web-table-bot-plays-for-you", &[]),
            _ if session.staged.get().is_some() => staged(session),
            _ if session.my_turn() => B::sentence(hand),
            _ => match session.turn() {
                Some(turn) if session.me().is_none() && !session.only_shown => {
                    now("web-table-watching", &[("name", session.name(turn).to_arg())])
                }
                Some(turn) => now("web-table-waits", &[("name", session.name(turn).to_arg())]),
                None => String::new(),
            },
        }
    }
}

/// How a move is on its way.
fn outbox(outgoing: &Outgoing) -> String {
    now(outgoing.state.word(), &[("move", outgoing.mv.to_arg())])
}

/// The move that is staged, and what it would bring.
fn staged<G: Game>(session: Session<G>) -> String {
    let brings = session.staged.get().map(|mv| session.brings(mv)).unwrap_or_default();
    let brings: Vec<String> = brings.iter().take(SAID).map(|event| session.say(&event.sentence())).collect();
    let todo = if session.staged_ends() { "web-table-staged" } else { "web-table-staged-on" };
    now(todo, &[("brings", brings.join(" ").to_arg())])
}

/// The moves worth making, when they were asked for.
fn advice<G: Game>(session: Session<G>) -> impl IntoView {
    let hint = move |(rank, Advice { mv, chance, purpose }): (u8, Advice)| {
        let play = move |_| session.read(&mv).into_iter().for_each(|mv| session.choose(mv));
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
    let can_undo = Memo::new(move |_| session.can_undo());
    let sits = Memo::new(move |_| session.me().is_some() && session.stage() == Some(Stage::Playing));
    let hint = move || if session.advising.get() { "web-hints-thinking" } else { "web-table-hint" };
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
            {tool("skip", art::symbol::ICON_LAST, || "web-table-skip", move || bot_thinks.get(), move || session.hurry())}
            <Show when=move || sits.get()>
                {tool("undo", art::symbol::ICON_UNDO, || "web-table-undo", move || can_undo.get(), move || session.undo())}
            </Show>
            <Show when=move || session.gives_hints() && sits.get()>
                {tool("hint", art::symbol::ICON_HINT, hint, move || session.my_turn(), move || session.ask_hint())}
            </Show>
            <button class="button quiet round" aria-label=t!("web-table-menu") on:click=move |_| open.menu.set(true)>
                <Icon name=art::symbol::ICON_MENU />
            </button>
        </div>
    }
}

/// A tool. It stays where it is when there is nothing to do with it, and is out of sight then.
fn tool(
    class: &'static str,
    icon: &'static str,
    word: impl Fn() -> &'static str + Copy + Send + Sync + 'static,
    possible: impl Fn() -> bool + Copy + Send + Sync + 'static,
    act: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button
            class=format!("button quiet {class}")
            class:off=move || !possible()
            aria-busy=(class == "hint").then_some(move || word().ends_with("thinking").to_string())
            aria-keyshortcuts=(class != "skip").then(|| class[..1].to_owned())
            on:click=move |_| act()
        >
            <Icon name=icon />
            {move || now(word(), &[])}
        </button>
    }
}
