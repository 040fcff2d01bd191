//! Games of this browser that are not over.

use crate::choice::Who;
use crate::icon::Icon;
use crate::session::Saved;
use crate::text::{now, t};
use engine::ToArg;
use leptos::prelude::*;
use leptos_router::components::A;

/// How many games the first page offers.
const OFFERED: usize = 6;

/// Games of this browser that are not over, the last played first. Nothing if there are none.
#[component]
pub(crate) fn Resume() -> impl IntoView {
    let open = |(_, saved): &(String, Saved)| !saved.over && !saved.is_lesson();
    let games = RwSignal::new(Saved::all().into_iter().filter(open).take(OFFERED).collect::<Vec<_>>());
    let forget = move |id: &str| {
        Saved::delete(id);
        games.update(|games| games.retain(|(kept, _)| kept != id));
    };
    let game = move |(id, saved): (String, Saved)| {
        let address = format!("/play/{id}");
        let kind = saved.game.id();
        view! {
            <li>
                <A href=address>
                    <b>{t!(kind)}</b>
                    <small>{move || opponents(&saved)}</small>
                </A>
                <button class="button quiet round" aria-label=t!("web-forget") on:click=move |_| forget(&id)>
                    <Icon name="icon-close" />
                </button>
            </li>
        }
    };
    view! {
        <Show when=move || !games.read().is_empty()>
            <section class="stack" aria-labelledby="resume">
                <h2 id="resume">{t!("web-resume")}</h2>
                <ul class="saved">{move || games.get().into_iter().map(game).collect_view()}</ul>
            </section>
        </Show>
    }
}

/// How many people and bots play, in words.
fn opponents(saved: &Saved) -> String {
    let bots = saved.seats.iter().filter(|who| matches!(who, Who::Bot(_))).count();
    let people = saved.seats.len() - bots;
    now("web-resume-seats", &[("people", people.to_arg()), ("bots", bots.to_arg())])
}
