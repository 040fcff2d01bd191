//! How the game ended: who won, and where the points came from.

use super::dice::who_chooses;
use super::page::Open;
use super::{fairness, online};
use crate::daily::Counted;
use crate::dialog::Dialog;
use crate::icon::Icon;
use crate::session::Session;
use crate::text::{now, t, words};
use engine::{Game, Seat, ToArg};
use leptos::prelude::*;
use leptos_router::components::A;

/// The result, once there is one.
pub(super) fn result<G: Game>(session: Session<G>, open: Open) -> impl IntoView {
    online::follow(session);
    view! {
        <Dialog open=open.result title=Signal::derive(move || winners(session))>
            {move || session.view.with(|view| {
                let outcome = view.as_ref()?.outcome.clone()?;
                Some(view! {
                    <div class="scores">
                        <table>
                            <thead>
                                <tr>
                                    <td></td>
                                    {(0..outcome.scores.len()).map(|player| view! { <th scope="col">{head(session, player)}</th> }).collect_view()}
                                </tr>
                            </thead>
                            <tbody>
                                {G::HEADINGS.iter().enumerate().map(|(part, heading)| view! {
                                    <tr>
                                        <th scope="row">{now(&format!("{}-{heading}", G::ID), &[])}</th>
                                        {outcome.scores.iter().map(|score| view! { <td>{score.0[part]}</td> }).collect_view()}
                                    </tr>
                                }).collect_view()}
                                <tr class="score-total">
                                    <th scope="row">{t!("total")}</th>
                                    {outcome.scores.iter().map(|score| view! { <td>{score.total()}</td> }).collect_view()}
                                </tr>
                            </tbody>
                        </table>
                    </div>
                    <Counted />
                })
            })}
            {who_chooses(session)}
            {fairness::badge()}
            <div class="buttons">
                <Show when=move || session.me().is_some()>
                    <button class="button main" on:click=move |_| session.play_again()>{t!("web-table-rematch")}</button>
                </Show>
                {session.review().map(|address| view! {
                    <A href=address attr:class="button">
                        <Icon name=art::symbol::ICON_REVIEW />
                        {t!("web-review")}
                    </A>
                })}
                <button class="button" on:click=move |_| open.result.set(false)>{t!("web-table-look")}</button>
                <A href="/" attr:class="button quiet">
                    {t!("web-table-home")}
                </A>
            </div>
        </Dialog>
    }
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

/// Who won, in a sentence.
fn winners<G: Game>(session: Session<G>) -> String {
    let winners = session.view.with(|view| view.as_ref().and_then(|view| view.winners));
    let names: Vec<String> =
        winners.iter().flat_map(|winners| winners.iter()).map(|seat| session.name(seat)).collect();
    match (&names[..], winners.is_some_and(|winners| session.me().is_some_and(|me| winners.contains(me)))) {
        ([], _) if has_rival(session) => now("web-table-rival-won", &[]),
        ([], _) => now("web-table-nobody-won", &[]),
        ([_], true) => now("web-table-you-won", &[]),
        ([name], false) => now("web-table-won", &[("name", name.to_arg())]),
        (names, _) => now("web-table-shared", &[("names", names.join(", ").to_arg())]),
    }
}

/// Did somebody play who has no seat?
fn has_rival<G: Game>(session: Session<G>) -> bool {
    session.view.with(|view| {
        let view = view.as_ref()?;
        Some(view.outcome.as_ref()?.scores.len() > view.seats.len())
    }) == Some(true)
}
