//! Who chooses the dice of a table at the server.

use crate::session::Session;
use crate::text::now;
use engine::{Arg, Game, Seat, ToArg};
use leptos::prelude::*;
use table::TableView;

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
            format!("{told} {}", now("web-table-dice-rounds", &[("rounds", Arg::Number(rounds.into()))]))
        }
        _ => told,
    }
}
