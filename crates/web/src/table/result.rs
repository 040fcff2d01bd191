//! How the game ended: who won, and where the points came from.

use super::dice::who_chooses;
use super::page::Open;
use super::{fairness, online};
use crate::daily::Counted;
use crate::dialog::Dialog;
use crate::icon::Icon;
use crate::session::Session;
use crate::settings::settings;
use crate::text::{now, t, words};
use engine::{Game, Outcome, Score, Seat, ToArg};
use leptos::prelude::*;
use leptos_router::components::A;
use std::time::Duration;
use table::{Stage, TableView};

/// Each part of the score has a moment of its own.
const MOMENT: Duration = Duration::from_millis(900);

/// The result, once there is one: told part by part, with running totals, and who won at last.
pub(super) fn result<G: Game>(session: Session<G>, open: Open) -> impl IntoView {
    online::follow(session);
    let parts = G::HEADINGS.len();
    let told = RwSignal::new(parts);
    // Whoever was there when the game ended is told step by step; whoever comes later, or wants nothing to move, at once.
    Effect::new(move |saw_it: Option<Option<bool>>| {
        let stage = session.stage()?;
        let ends = stage == Stage::Over && saw_it.flatten() == Some(true);
        if ends
            && settings().moves()
            && session.view.with_untracked(|view| view.as_ref().is_some_and(|view| view.outcome.is_some()))
        {
            told.set(0);
            tell_on(told, parts);
        }
        Some(stage == Stage::Playing)
    });
    let all = Memo::new(move |_| told.get() >= parts);
    let over = Memo::new(move |_| session.stage() == Some(Stage::Over));
    view! {
        <Dialog open=open.result title=Signal::derive(move || if all.get() { winners(session) } else { now("web-table-scoring", &[]) })>
            {move || gave_up(session).map(|text| view! { <p class="result-note">{text}</p> })}
            {move || session.view.with(|view| view.as_ref()?.outcome.clone()).map(|outcome| scores(session, &outcome, told))}
            <Show when=move || all.get() && over.get()><Counted /></Show>
            {who_chooses(session)}
            {fairness::badge()}
            <div class="buttons">
                <Show
                    when=move || all.get()
                    fallback=move || view! { <button class="button main" on:click=move |_| told.set(parts)>{t!("web-table-skip")}</button> }
                >
                    {ways_on(session)}
                    <button class="button" on:click=move |_| open.result.set(false)>{t!("web-table-look")}</button>
                    <A href="/" attr:class="button quiet">
                        {t!("web-table-home")}
                    </A>
                </Show>
            </div>
        </Dialog>
    }
}

/// One part after the other.
fn tell_on(told: RwSignal<usize>, parts: usize) {
    set_timeout(
        move || {
            // The table may have been left.
            if told.try_get_untracked().is_some_and(|so_far| so_far < parts) {
                told.update(|told| *told += 1);
                tell_on(told, parts);
            }
        },
        MOMENT,
    );
}

/// What each got for what, as far as it is told.
fn scores<G: Game>(session: Session<G>, outcome: &Outcome, told: RwSignal<usize>) -> impl IntoView + use<G> {
    let scores = StoredValue::new(outcome.scores.clone());
    let players = outcome.scores.len();
    let so_far = move |player: usize| {
        scores.with_value(|scores| scores[player].0.iter().take(told.get()).sum::<i32>())
    };
    view! {
        <div class="scores">
            <table>
                <thead>
                    <tr>
                        <td></td>
                        {(0..players).map(|player| view! { <th scope="col">{head(session, player)}</th> }).collect_view()}
                    </tr>
                </thead>
                <tbody>
                    {G::HEADINGS.iter().enumerate().map(|(part, heading)| view! {
                        <tr class:untold=move || told.get() <= part>
                            <th scope="row">{t!(format!("{}-{heading}", G::ID).as_str())}</th>
                            {(0..players).map(|player| view! { <td>{scores.with_value(|scores| scores[player].0[part])}</td> }).collect_view()}
                        </tr>
                    }).collect_view()}
                    <tr class="score-total" aria-live="polite">
                        <th scope="row">{t!("total")}</th>
                        {(0..players).map(|player| view! { <td>{move || so_far(player)}</td> }).collect_view()}
                    </tr>
                </tbody>
            </table>
        </div>
    }
}

/// Playing again, and looking at the game once more.
fn ways_on<G: Game>(session: Session<G>) -> impl IntoView {
    view! {
        <Show when=move || session.me().is_some()>
            <button class="button main" on:click=move |_| session.play_again()>{t!("web-table-rematch")}</button>
        </Show>
        {session.review().map(|address| view! {
            <A href=address attr:class="button">
                <Icon name=art::symbol::ICON_REVIEW />
                {t!("web-review")}
            </A>
        })}
    }
}

/// The same in the bar, for whoever looks at the board again.
pub(super) fn afterwards<G: Game>(session: Session<G>, open: Open) -> impl IntoView {
    view! {
        <div class="buttons">
            <button class="button" on:click=move |_| open.result.set(true)>{t!("web-table-result")}</button>
            {ways_on(session)}
        </div>
    }
}

/// How the game ended, in a sentence.
pub(super) fn said<G: Game>(session: Session<G>) -> String {
    [gave_up(session), Some(winners(session))].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Who gave up.
fn gave_up<G: Game>(session: Session<G>) -> Option<String> {
    let resigned = |view: &TableView<G::View>| {
        let resigned = view.seats.iter().filter(|seat| seat.resigned).map(|seat| seat.seat);
        resigned.collect::<Vec<Seat>>()
    };
    let seats = session.view.with(|view| view.as_ref().map(|view| resigned(view)))?;
    let one = |seat: Seat| match session.me() {
        Some(me) if me == seat && !session.only_shown => now("web-table-you-gave-up", &[]),
        _ => now("web-table-gave-up", &[("name", session.name(seat).to_arg())]),
    };
    (!seats.is_empty()).then(|| seats.into_iter().map(one).collect::<Vec<_>>().join(" "))
}

/// Whose column this is: a player's, or the one of somebody who has no seat.
fn head<G: Game>(session: Session<G>, player: usize) -> impl IntoView {
    let seat = Seat::all(session.names().len() as u8).nth(player);
    match seat {
        Some(seat) => {
            view! { <span class="score-name"><Icon name=art::figure(seat) /><span>{session.name(seat)}</span></span> }
                .into_any()
        }
        None => view! { <span class="score-name"><span>{words().text("rival", &[])}</span></span> }.into_any(),
    }
}

/// Who won, in a sentence, and by how much.
fn winners<G: Game>(session: Session<G>) -> String {
    let winners = session.view.with(|view| view.as_ref().and_then(|view| view.winners));
    let names: Vec<String> =
        winners.iter().flat_map(|winners| winners.iter()).map(|seat| session.name(seat)).collect();
    let margin = ("margin", margin(session).to_arg());
    match (&names[..], winners.is_some_and(|winners| session.me().is_some_and(|me| winners.contains(me)))) {
        ([], _) if has_rival(session) => now("web-table-rival-won", &[margin]),
        ([], _) => now("web-table-nobody-won", &[]),
        ([_], true) => now("web-table-you-won", &[margin]),
        ([name], false) => now("web-table-won", &[("name", name.to_arg()), margin]),
        (names, _) => now("web-table-shared", &[("names", names.join(", ").to_arg())]),
    }
}

/// How far the best is ahead of the next; nothing if there is no score, or none but one, or somebody gave up.
fn margin<G: Game>(session: Session<G>) -> i32 {
    let totals = session.view.with(|view| {
        let view = view.as_ref()?;
        let outcome = view.outcome.as_ref().filter(|_| view.seats.iter().all(|seat| !seat.resigned))?;
        Some(outcome.scores.iter().map(Score::total).collect::<Vec<_>>())
    });
    let mut totals = totals.unwrap_or_default();
    totals.sort_unstable_by(|a, b| b.cmp(a));
    if let [best, next, ..] = totals[..] { best - next } else { 0 }
}

/// Did somebody play who has no seat?
fn has_rival<G: Game>(session: Session<G>) -> bool {
    session.view.with(|view| {
        let view = view.as_ref()?;
        Some(view.outcome.as_ref()?.scores.len() > view.seats.len())
    }) == Some(true)
}
