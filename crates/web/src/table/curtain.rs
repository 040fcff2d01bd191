//! People who share a screen: whoever has to act looks at it; where something is hidden, a curtain comes first.

use crate::icon::Icon;
use crate::session::Session;
use crate::text::{now, t};
use engine::{Game, Seat, ToArg};
use leptos::prelude::*;
use table::Stage;

/// Follows whose turn it is.
pub(super) fn curtain<G: Game>(session: Session<G>) -> impl IntoView {
    let people = session.people_here();
    // Whom the screen was shown to last.
    let shown = RwSignal::new((!G::INFO.hidden).then(|| untrack(|| session.me())).flatten());
    let next = Memo::new(move |_| {
        let turn = session.turn().filter(|turn| people.contains(turn) && people.len() > 1)?;
        (session.stage() == Some(Stage::Playing) && shown.get() != Some(turn)).then_some(turn)
    });
    let look = move |seat: Seat| {
        shown.set(Some(seat));
        session.look(seat);
    };
    Effect::new(move || {
        if let Some(seat) = next.get().filter(|_| !G::INFO.hidden) {
            look(seat);
        }
    });
    move || {
        next.get().filter(|_| G::INFO.hidden).map(|seat| {
            view! {
                <div class="curtain" role="dialog" aria-modal="true" aria-label=t!("web-table-curtain")>
                    <div class="card">
                        <Icon name=art::figure(seat) />
                        <h2>{move || now("web-table-pass-to", &[("name", session.name(seat).to_arg())])}</h2>
                        <button class="button main" autofocus on:click=move |_| look(seat)>
                            {move || now("web-table-i-am", &[("name", session.name(seat).to_arg())])}
                        </button>
                    </div>
                </div>
            }
        })
    }
}
