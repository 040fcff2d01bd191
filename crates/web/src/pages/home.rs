//! The first page: play at once, go on, or meet others.

use crate::boards;
use crate::icon::Icon;
use crate::learn::{More, Newcomer};
use crate::pages::resume::Resume;
use crate::pages::start::StartDialog;
use crate::text::{now, t};
use art::symbol::*;
use games::GameId;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;

/// The first page.
#[component]
pub(crate) fn Home() -> impl IntoView {
    view! {
        <div class="page home">
            <header class="hero">
                <div class="hero-words">
                    <h1>{t!("web-home-title")}</h1>
                    <p>{t!("web-home-intro")}</p>
                </div>
                <Skyline />
            </header>
            <Newcomer />
            <div class="games">
                {GameId::all().into_iter().map(|game| view! { <GameCard game /> }).collect_view()}
            </div>
            <Resume />
            <More />
            <Together />
            <footer class="home-foot">
                <A href="/credits">{t!("web-credits")}</A>
                <p class="hint">{t!("web-home-offline")}</p>
            </footer>
        </div>
    }
}

#[component]
fn GameCard(game: GameId) -> impl IntoView {
    let open = RwSignal::new(false);
    let seats = &game.info().seats;
    let players = match (seats.start(), seats.end()) {
        (fewest, most) if fewest == most => most.to_string(),
        (fewest, most) => format!("{fewest}–{most}"),
    };
    let about = move || now(&format!("web-home-{}", game.id()), &[]);
    view! {
        <section class="card game-card" data-game=game.id()>
            <h2 class="ribbon">{t!(game.id())}</h2>
            <div class="game-drawings" aria-hidden="true">
                {boards::drawings(game).into_iter().map(|name| view! { <Icon name /> }).collect_view()}
            </div>
            <p>{about}</p>
            <p class="hint with-icon">
                <Icon name="icon-person" />
                {t!("web-players", players = players)}
            </p>
            <div class="buttons">
                <button class="button main" on:click=move |_| open.set(true)>
                    <Icon name="icon-play" />
                    {t!("web-play-now")}
                </button>
                <A href=format!("/rules/{}", game.id()) attr:class="button quiet">{t!("web-rules")}</A>
            </div>
            <StartDialog game open />
        </section>
    }
}

/// Playing with people elsewhere.
#[component]
fn Together() -> impl IntoView {
    let navigate = use_navigate();
    let link = RwSignal::new(String::new());
    let wrong = RwSignal::new(false);
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match table_of(&link.get()) {
            Some(table) => navigate(&format!("/table/{table}"), NavigateOptions::default()),
            None => wrong.set(true),
        }
    };
    view! {
        <section class="card together">
            <div class="stack">
                <h2>{t!("web-together")}</h2>
                <p>{t!("web-together-intro")}</p>
                <div class="buttons">
                    <A href="/new" attr:class="button">
                        <Icon name="icon-plus" />
                        {t!("web-new-table")}
                    </A>
                    <A href="/lobby" attr:class="button">
                        <Icon name="icon-lobby" />
                        {t!("web-lobby")}
                    </A>
                </div>
            </div>
            <form class="stack" on:submit=join>
                <label class="label">
                    {t!("web-join")}
                    <input
                        class="field"
                        placeholder=t!("web-join-hint")
                        aria-invalid=move || wrong.get().then_some("true")
                        aria-describedby="join-fault"
                        bind:value=link
                    />
                </label>
                <p class="fault" id="join-fault" role="alert">{move || wrong.get().then(|| now("web-join-wrong", &[]))}</p>
                <button class="button">{t!("web-join-go")}</button>
            </form>
        </section>
    }
}

/// The table that a link, or what is left of one, leads to: twelve digits and letters.
fn table_of(link: &str) -> Option<&str> {
    let id = link.trim().trim_end_matches('/').rsplit('/').next()?;
    let id = id.split(['?', '#']).next()?;
    (id.len() == 12 && id.bytes().all(|byte| byte.is_ascii_alphanumeric())).then_some(id)
}

/// The village along the top of the page: where each drawing stands, and how large it is.
#[component]
fn Skyline() -> impl IntoView {
    const STREET: [(&str, i32, i32); 19] = [
        (TOKEN_FIR, -8, 54),
        (BUILDING_FARM, 34, 64),
        (TOKEN_BUSH, 92, 26),
        (BUILDING_MILL, 108, 84),
        (FIGURE_2, 186, 30),
        (BUILDING_BAKERY, 208, 62),
        (BUILDING_TAILOR, 264, 62),
        (TOKEN_LINDEN, 318, 74),
        (BUILDING_TOWN_HALL, 378, 92),
        (FIGURE_1, 462, 30),
        (TOKEN_WELL, 488, 36),
        (FIGURE_5, 524, 30),
        (BUILDING_CHURCH, 548, 96),
        (TOKEN_LINDEN, 632, 66),
        (BUILDING_INN_ACTIVE, 686, 68),
        (FIGURE_4, 750, 30),
        (BUILDING_GLASS_FACTORY, 774, 70),
        (BUILDING_MANOR, 848, 84),
        (TOKEN_FIR, 926, 58),
    ];
    view! {
        <svg class="skyline" viewBox="0 0 970 118" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <path class="hills" d="M0 96 Q120 52 260 84 T520 70 T760 78 T970 62 V118 H0z" />
            <path class="meadow" d="M0 104 Q240 94 485 101 T970 100 V118 H0z" />
            {STREET
                .map(|(name, x, size)| {
                    view! { <use href=format!("#{name}") x=x y=108 - size width=size height=size></use> }
                })
                .collect_view()}
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::table_of;

    #[test]
    fn a_link_or_its_end_leads_to_a_table() {
        for link in ["3v9k3v9k3v9k", "https://example.org/table/3v9k3v9k3v9k/", " /table/3v9k3v9k3v9k?x#y "] {
            assert_eq!(table_of(link), Some("3v9k3v9k3v9k"), "{link}");
        }
        assert_eq!(table_of("https://example.org/"), None);
        assert_eq!(table_of(""), None);
    }
}
