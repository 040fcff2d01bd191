//! Before the game: seats to fill with people and bots, a link to share, and the start.

use super::chat;
use super::dice::who_chooses;
use super::online::{Visitor, invitation};
use crate::icon::Icon;
use crate::session::Session;
use crate::settings::settings;
use crate::text::{now, t};
use bots::Level;
use engine::{Game, ToArg};
use leptos::prelude::*;
use table::{SeatView, Stage};
use wire::Request;

/// The levels that bots play at.
const LEVELS: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Master];

/// The table before the game.
pub(super) fn gathering<G: Game>(session: Session<G>) -> impl IntoView {
    let seats = Memo::new(move |_| {
        session.view.with(|view| view.as_ref().map(|view| view.seats.clone()).unwrap_or_default())
    });
    let full = Memo::new(move |_| seats.read().iter().all(|seat| !seat.open));
    let visitor = use_context::<Visitor>();
    view! {
        <div class="page narrow gathering">
            <h1>{t!(G::ID)}</h1>
            <p>{move || now(note(session.stage(), full.get()), &[])}</p>
            <p class="hint">
                {move || now(if session.gives_hints() { "web-hints-allowed" } else { "web-hints-none" }, &[])}
            </p>
            {visitor.map(|_| who_chooses(session))}
            {visitor.map(|_| invitation())}
            <Show when=move || session.me().is_none()>
                <label class="label">
                    {t!("web-table-your-name")}
                    <input
                        class="field"
                        maxlength="32"
                        autocomplete="nickname"
                        prop:value=move || settings().name.get()
                        on:change:target=move |event| settings().name.set(event.target().value())
                    />
                </label>
            </Show>
            <ol class="places">
                <For each=move || seats.get() key=|seat| format!("{seat:?}") let(seat)>
                    {place(session, visitor, &seat)}
                </For>
            </ol>
            <Show when=move || session.hosts()>
                <button
                    class="button main"
                    aria-disabled=move || (!full.get()).to_string()
                    on:click=move |_| session.ask(|id| Request::Start { id })
                >
                    {t!("web-table-start")}
                </button>
                {visitor.map(|_| view! {
                    <button class="button quiet" on:click=move |_| session.ask(|id| Request::Close { id })>
                        {t!("web-table-close")}
                    </button>
                })}
            </Show>
            {chat::gathering(session)}
            <p class="fault" role="status">
                {move || session.refused.get().map(|sentence| session.say(&sentence))}
            </p>
        </div>
    }
}

/// What is to be said above the seats.
fn note(stage: Option<Stage>, full: bool) -> &'static str {
    match stage {
        Some(Stage::Closed) => "web-table-closed",
        _ if full => "web-table-ready",
        _ => "web-table-gathering",
    }
}

fn place<G: Game>(session: Session<G>, visitor: Option<Visitor>, seat: &SeatView) -> impl IntoView + use<G> {
    let number = seat.seat.number();
    let (at, open, bot, part) = (seat.seat, seat.open, seat.bot, seat.part);
    let leave = move |_| session.ask(|id| Request::Leave { id, seat: number });
    let may_leave = Memo::new(move |_| !open && (session.hosts() || session.me() == Some(at)));
    view! {
        <li class=format!("place seat-{at}")>
            <span class="seat-figure">
                <Icon name=art::figure(at) />
            </span>
            <b>{move || if open { now("web-table-open-seat", &[]) } else { session.name(at) }}</b>
            {part.then(|| view! { <span class="badge">{t!("web-table-dice-part")}</span> })}
            {bot.map(|level| view! { <span class="badge">{move || now(&format!("web-table-level-{level}"), &[])}</span> })}
            <Show when=move || open>
                <Show when=move || session.me().is_none()>
                    {visitor.map(|visitor| view! {
                        <button class="button main" on:click=move |_| visitor.sit(at)>{t!("web-table-sit")}</button>
                    })}
                </Show>
                <Show when=move || session.hosts()>
                    <LevelChoice choose=move |level: Level| {
                        let level = level.id().to_owned();
                        session.ask(|id| Request::SeatBot { id, seat: number, level });
                    } />
                </Show>
            </Show>
            <Show when=move || may_leave.get()>
                <button
                    class="button quiet round"
                    aria-label=move || now("web-table-stand-up", &[("name", session.name(at).to_arg())])
                    on:click=leave
                >
                    <Icon name=art::symbol::ICON_CLOSE />
                </button>
            </Show>
        </li>
    }
}

/// Puts a bot on a seat.
#[component]
fn LevelChoice(choose: impl Fn(Level) + Copy + Send + Sync + 'static) -> impl IntoView {
    let chosen = RwSignal::new(Level::Medium);
    let pick = move |id: String| chosen.set(id.parse().unwrap_or(Level::Medium));
    view! {
        <select class="field" aria-label=t!("web-table-level") on:change:target=move |event| pick(event.target().value())>
            {LEVELS
                .map(|level| {
                    let id = format!("web-table-level-{level}");
                    view! {
                        <option value=level.id() selected=level == Level::Medium>
                            {move || now(&id, &[])}
                        </option>
                    }
                })
                .collect_view()}
        </select>
        <button class="button" on:click=move |_| choose(chosen.get_untracked())>{t!("web-table-add-bot")}</button>
    }
}
