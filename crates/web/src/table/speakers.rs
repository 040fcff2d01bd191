//! The chat's other side: reading what was said earlier, and not reading what somebody says.

use super::online::Visitor;
use crate::session::{Session, http};
use crate::text::{now, t};
use crate::toast;
use engine::{Game, ToArg};
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{FactView, Speaker};
use wire::http::ChatPage;

/// Reads the lines that were said before those that are shown.
pub(super) fn earlier<G: Game>(session: Session<G>) -> impl IntoView {
    use_context::<Visitor>().map(|visitor| {
        let read = move |_| {
            let before = session.chat_before.get_untracked();
            let address = format!("/api/tables/{}/chat?before={before}", visitor.table());
            spawn_local(async move {
                match http::get::<ChatPage>(&address, None).await {
                    Ok(page) => session.take_in_earlier(page),
                    Err(why) => toast::show(why.0.unwrap_or_else(|| now("web-table-unreachable", &[]))),
                }
            });
        };
        view! {
            <Show when=move || { session.chat_before.get() > 0 }>
                <button class="button quiet" on:click=read>{t!("web-table-earlier")}</button>
            </Show>
        }
    })
}

/// Chooses whose lines are shown.
pub(super) fn mute<G: Game>(session: Session<G>) -> impl IntoView {
    let speakers = Memo::new(move |_| {
        let mut speakers: Vec<Speaker> = Vec::new();
        session.log.with(|log| {
            for seen in log {
                if let Some(FactView::Said { from, .. }) = &seen.fact
                    && *from != session.me().map_or(Speaker::Spectator(String::new()), Speaker::Seat)
                    && !speakers.contains(from)
                {
                    speakers.push(from.clone());
                }
            }
        });
        speakers
    });
    let entry = move |speaker: Speaker| {
        let name = match &speaker {
            Speaker::Seat(seat) => session.name(*seat),
            Speaker::Spectator(name) => name.clone(),
        };
        let (asked, shown) = (speaker.clone(), move || session.muted.with(|muted| !muted.contains(&speaker)));
        let toggle = move |_| {
            session.muted.update(|muted| match muted.iter().position(|muted| *muted == asked) {
                Some(at) => _ = muted.remove(at),
                None => muted.push(asked.clone()),
            });
        };
        view! {
            <button class="button quiet" aria-pressed=move || (!shown()).to_string() on:click=toggle>
                {move || now("web-table-mute", &[("name", name.to_arg())])}
            </button>
        }
    };
    view! {
        <For each=move || speakers.get() key=|speaker| format!("{speaker:?}") children=entry />
    }
}
