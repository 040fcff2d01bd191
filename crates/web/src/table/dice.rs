//! Who chose the dice of a table at the server, and whether they are the ones that were chosen.

use super::online::Visitor;
use crate::session::{Session, http, kept_part};
use crate::text::now;
use engine::{Game, Record, Seat, ToArg};
use leptos::prelude::*;
use table::{Stage, TableView};

/// A line on who chooses the dice, or who chose them. Nothing where all sit at one screen.
pub(super) fn who_chooses<G: Game>(session: Session<G>) -> impl IntoView {
    let told = move || {
        let elsewhere = session.people_here().is_empty() && !session.only_shown;
        session.view.with(|view| view.as_ref().filter(|_| elsewhere).map(|view| sentence(session, view)))
    };
    move || told().map(|told| view! { <p class="hint dice-line">{told}</p> })
}

fn sentence<G: Game>(session: Session<G>, view: &TableView<G::View>) -> String {
    let names = |seats: &mut dyn Iterator<Item = Seat>| {
        seats.map(|seat| session.name(seat)).collect::<Vec<_>>().join(", ")
    };
    if let Some(round) = view.round.as_ref().filter(|round| round.closed) {
        let names = names(&mut round.awaited.iter().copied());
        return now("web-table-dice-waits", &[("names", names.to_arg())]);
    }
    let people = || view.seats.iter().filter(|seat| !seat.name.is_empty());
    let trusting = people().filter(|seat| !seat.part).count();
    let told = match (people().count(), trusting) {
        (_, 0) => now("web-table-dice-all", &[]),
        (people, trusting) if people == trusting => now("web-table-dice-trust", &[]),
        _ => {
            let names = names(&mut people().filter(|seat| !seat.part).map(|seat| seat.seat));
            now("web-table-dice-some", &[("names", names.to_arg())])
        }
    };
    match view.rounds {
        Some(rounds) if rounds > 1 => {
            format!(
                "{told} {}",
                now("web-table-dice-rounds", &[("rounds", engine::Arg::Number(rounds.into()))])
            )
        }
        _ => told,
    }
}

/// After the game: does its record keep to what the server had committed to before we revealed our part of the dice?
pub(super) fn checked<G: Game>(session: Session<G>) -> impl IntoView {
    let visitor = use_context::<Visitor>();
    let over = Memo::new(move |_| session.stage() == Some(Stage::Over));
    let kept = LocalResource::new(move || {
        let table = over.get().then(|| visitor.map(Visitor::table)).flatten();
        async move { keeps_to_it::<G>(&table?).await }
    });
    move || {
        kept.get().flatten().map(|kept| {
            let id = if kept { "web-table-dice-kept" } else { "web-table-dice-broken" };
            view! { <p class="dice-line" class:fault=!kept role="status">{now(id, &[])}</p> }
        })
    }
}

/// Nothing if we added nothing to the dice, or the record can't be had.
async fn keeps_to_it<G: Game>(table: &str) -> Option<bool> {
    let part = kept_part(table)?;
    let text = http::text(&format!("/api/tables/{table}/record")).await.ok()?;
    Some(Record::<G>::parse(&text).is_ok_and(|record| part.is_kept_by(&record)))
}
