//! The first page: play at once, go on, or meet others.

use crate::choice::{Choice, GameKind, Who};
use crate::table;
use crate::text::t;
use bots::Level;
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;

/// The first page.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let navigate = use_navigate();
    let play = move |game| {
        let seats = vec![Who::Person(String::new()), Who::bot(Level::Medium)];
        let address = table::begin_offline(&Choice { game, setup: Vec::new(), seats });
        navigate(&address, Default::default());
    };
    view! {
        <h1>{t!("piazza")}</h1>
        {GameKind::ALL
            .map(|game| {
                let play = play.clone();
                view! { <button class="button" on:click=move |_| play(game)>{t!(game.id())}</button> }
            })
            .collect_view()}
    }
}
