//! Who plays: names, shapes and colours, clocks, what lies in front of each, and whose turn it is.

use super::Board;
use crate::icon::Icon;
use crate::session::Session;
use crate::text::{now, t};
use engine::{Game, Seat, ToArg};
use leptos::prelude::*;
use std::time::Duration;
use table::SeatView;

/// The seats of the table.
pub(crate) fn seats<B: Board>(session: Session<B::Game>, hand: B::Hand) -> impl IntoView {
    let count =
        Memo::new(move |_| session.view.with(|view| view.as_ref().map_or(0, |view| view.seats.len() as u8)));
    view! {
        <ol class="seats">
            {move || Seat::all(count.get()).map(|seat| seat_card::<B>(session, hand, seat)).collect_view()}
        </ol>
    }
}

fn seat_card<B: Board>(session: Session<B::Game>, hand: B::Hand, seat: Seat) -> impl IntoView {
    let of = move || session.view.with(|view| view.as_ref()?.seats.get(seat.index()).cloned());
    let known = Memo::new(move |_| of());
    let turn = Memo::new(move |_| session.turn() == Some(seat));
    let me = Memo::new(move |_| session.me() == Some(seat) && !session.only_shown);
    let won = Memo::new(move |_| {
        session
            .view
            .with(|view| view.as_ref().and_then(|view| view.winners).is_some_and(|won| won.contains(seat)))
    });
    view! {
        <li
            class=format!("seat seat-{seat}")
            class:turn=turn
            class:me=me
            aria-current=move || turn.get().then_some("true")
        >
            <div class="seat-head">
                <span class="seat-figure">
                    <Icon name=art::figure(seat) />
                </span>
                <b class="seat-name">{move || session.name(seat)}</b>
                {move || known.get().map(|known| marks(&known, me.get(), won.get()))}
                <Clock session seat />
                {move || turn.get().then(|| view! { <span class="seat-turn">{t!("web-table-turn")}</span> })}
            </div>
            {B::seat(hand, seat)}
        </li>
    }
}

/// You, a bot, away, given up, won.
fn marks(seat: &SeatView, me: bool, won: bool) -> impl IntoView + use<> {
    let bot = seat.bot.map(|level| format!("web-table-level-{level}"));
    let mark =
        move |shown: bool, id: &'static str| shown.then(|| view! { <span class="badge">{t!(id)}</span> });
    view! {
        {mark(me, "web-table-you")}
        {mark(seat.away && !seat.resigned, "web-table-is-away")}
        {mark(seat.resigned, "web-table-has-resigned")}
        {won.then(|| view! { <span class="badge good">{t!("web-table-winner")}</span> })}
        {bot.map(|id| view! { <span class="badge level">{move || now(&id, &[])}</span> })}
    }
}

/// What a seat has left of its time, counted down here between the table's views.
#[component]
fn Clock<G: Game>(session: Session<G>, seat: Seat) -> impl IntoView {
    let left = Memo::new(move |_| {
        session.view.with(|view| {
            let view = view.as_ref()?;
            view.seats.get(seat.index())?.time_left.map(|left| (view.version, left))
        })
    });
    let shown = RwSignal::new(None::<u64>);
    Effect::new(move || shown.set(left.get().map(|(_, left)| left / 1000)));
    let tick = set_interval_with_handle(
        move || {
            if untrack(|| session.turn()) == Some(seat) {
                shown.update(|shown| *shown = shown.map(|shown| shown.saturating_sub(1)));
            }
        },
        Duration::from_secs(1),
    );
    if let Ok(tick) = tick {
        on_cleanup(move || tick.clear());
    }
    move || {
        shown.get().map(|seconds| {
            let args =
                [("minutes", (seconds / 60).to_arg()), ("seconds", format!("{:02}", seconds % 60).to_arg())];
            view! { <span class="seat-clock" role="timer">{now("web-table-clock", &args)}</span> }
        })
    }
}
