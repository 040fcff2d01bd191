//! Opening a table online.

use crate::icon::Icon;
use crate::radio::Radio;
use crate::session::http;
use crate::text::{now, t};
use engine::OptionKind;
use games::GameId;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use std::collections::BTreeMap;
use wasm_bindgen_futures::spawn_local;
use wire::http::{Made, NewTable as Wanted};

/// How fast one plays: the pace as the server reads it, and its words.
const PACES: [(&str, &str); 4] = [
    ("unhurried", "web-pace-none"),
    ("bank 600000 5000", "web-pace-quick"),
    ("bank 1800000 10000", "web-pace-calm"),
    ("turn 86400000", "web-pace-day"),
];

/// Opening a table online.
#[component]
pub(crate) fn NewTable() -> impl IntoView {
    let game = RwSignal::new(GameId::all()[0]);
    let players = RwSignal::new(2_u8);
    let pace = RwSignal::new(0_usize);
    let public = RwSignal::new(false);
    // The flags that are set, of whichever game.
    let flags = RwSignal::new(Vec::<&'static str>::new());
    let hints = RwSignal::new(false);
    let fault = RwSignal::new(None::<String>);
    let navigate = use_navigate();
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let together = game.get().info().together();
        let set = flags_of(game.get()).filter(|key| flags.read().contains(key));
        let wanted = Wanted {
            anyone_starts: false,
            game: game.get().id().to_owned(),
            players: players.get().clamp(*together.start(), *together.end()),
            setup: set.map(|key| (key.to_owned(), "yes".to_owned())).collect::<BTreeMap<_, _>>(),
            pace: Some(PACES[pace.get()].0.to_owned()),
            public: public.get(),
            hints: hints.get(),
        };
        let navigate = navigate.clone();
        spawn_local(async move {
            match http::post::<Made>("/api/tables", &wanted, None).await {
                Ok(made) => navigate(&format!("/table/{}", made.table), NavigateOptions::default()),
                Err(declined) => {
                    fault.set(Some(declined.0.unwrap_or_else(|| now("web-lobby-unreachable", &[]))));
                }
            }
        });
    };
    view! {
        <div class="page narrow">
            <h1>{t!("web-new-table")}</h1>
            <form class="card stack" on:submit=open>
                <Radio
                    value=game
                    legend=t!("web-which-game")
                    options=GameId::all()
                    label=|game: GameId| now(game.id(), &[])
                />
                <Radio
                    value=players
                    legend=t!("web-how-many")
                    options=Signal::derive(move || game.get().info().together().collect::<Vec<u8>>())
                    label=|players: u8| players.to_string()
                />
                <Radio
                    value=pace
                    legend=t!("web-pace")
                    options=vec![0, 1, 2, 3]
                    label=|pace: usize| now(PACES[pace].1, &[])
                />
                <label class="switch">
                    <input type="checkbox" role="switch" bind:checked=public />
                    <span>
                        <b>{t!("web-public")}</b>
                        <small class="hint">{t!("web-public-hint")}</small>
                    </span>
                </label>
                <label class="switch">
                    <input type="checkbox" role="switch" bind:checked=hints />
                    <span>
                        <b>{t!("web-hints")}</b>
                        <small class="hint">{t!("web-hints-hint")}</small>
                    </span>
                </label>
                {move || flags_of(game.get()).map(|key| flag(game.get(), key, flags)).collect_view()}
                <p class="fault" role="alert">{move || fault.get()}</p>
                <button class="button main">
                    <Icon name="icon-plus" />
                    {t!("web-open-table")}
                </button>
            </form>
        </div>
    }
}

/// What a table of a game can say yes or no to.
fn flags_of(game: GameId) -> impl Iterator<Item = &'static str> {
    game.info().options.iter().filter(|option| option.kind == OptionKind::Flag).map(|option| option.key)
}

fn flag(game: GameId, key: &'static str, flags: RwSignal<Vec<&'static str>>) -> impl IntoView {
    let id = format!("{}-option-{key}", game.id());
    let hint = format!("{id}-hint");
    let toggle = move |_| {
        flags.update(|flags| match flags.iter().position(|set| *set == key) {
            Some(set) => _ = flags.remove(set),
            None => flags.push(key),
        });
    };
    view! {
        <label class="switch">
            <input type="checkbox" role="switch" prop:checked=move || flags.read().contains(&key) on:change=toggle />
            <span>
                <b>{move || now(&id, &[])}</b>
                <small class="hint">{move || now(&hint, &[])}</small>
            </span>
        </label>
    }
}
