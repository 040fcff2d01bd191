//! Playing on from a position of the game, against bots.

use super::Looking;
use crate::choice::Who;
use crate::icon::Icon;
use crate::replay::Played;
use crate::session::{Saved, random_hex};
use crate::settings::settings;
use crate::text::now;
use bots::Level;
use engine::{Game, Seat, ToArg};
use games::GameId;
use house::Kept;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use table::{Contribution, Fact};

/// How well the others play.
const LEVEL: Level = Level::Hard;

/// The button. Whoever presses it takes the seat that decides next.
pub(super) fn going_on<G: Game>(
    looking: Looking,
    played: StoredValue<Played<G>, LocalStorage>,
) -> impl IntoView {
    let navigate = use_navigate();
    let seat = move || looking.deciding(looking.ply.get());
    let begin = move |_| {
        let ply = looking.ply.get_untracked();
        let saved = played.with_value(|played| table_from(played, ply, looking.deciding(ply)));
        if let Some(saved) = saved {
            navigate(&format!("/play/{}", saved.save_new()), NavigateOptions::default());
        }
    };
    view! {
        <button class="button" hidden=move || looking.ply.get() == looking.plies on:click=begin>
            <Icon name=art::symbol::ICON_PLAY />
            {move || now("web-review-go-on", &[("player", looking.name(seat()).to_arg())])}
        </button>
    }
}

/// A table in this browser where a person takes this seat, and bots the others.
fn table_from<G: Game>(played: &Played<G>, ply: usize, person: Seat) -> Option<Saved> {
    let name = match settings().name.get_untracked() {
        name if name.is_empty() => untrack(|| now("web-table-guest", &[])),
        name => name,
    };
    let contribution = Contribution::from_hex(&random_hex())?;
    let seats = Seat::all(played.record.history.seats());
    let sat = |seat: Seat| {
        if seat == person {
            Fact::Sat { seat, name: name.clone(), contribution }
        } else {
            Fact::BotSat { seat, level: LEVEL, name: String::new() }
        }
    };
    let who = |seat: Seat| if seat == person { Who::Person(name.clone()) } else { Who::bot(LEVEL) };
    let at = crate::session::time() as u64;
    let kept = Kept::going_on(&played.record, ply, seats.clone().map(sat).collect(), &random_hex(), at);
    Some(Saved::of(GameId::of(G::ID)?, seats.map(who).collect(), kept))
}
