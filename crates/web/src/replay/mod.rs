//! Any record, step by step, on the board on which it was played.

mod link;

pub(crate) use link::Link;

use crate::icon::Icon;
use crate::session::Session;
use crate::table::{Board, players};
use crate::text::{now, t, words};
use crate::toast;
use engine::{Event, Game, History, Message, Record, Seat, Sentence, Setup, Turn, Viewer};
use leptos::prelude::*;
use std::sync::Arc;
use table::{Pace, SeatView, Stage, TableView};

/// A game that was played, ready to be stepped through.
struct Played<G: Game> {
    record: Record<G>,
    /// What each ply brought about, as everybody may know it.
    told: Vec<Vec<Sentence>>,
}

impl<G: Game> Played<G> {
    /// Plays it all once, for what there is to tell.
    fn new(record: Record<G>) -> Played<G> {
        let mut history = History::<G>::new(record.history.setup().clone());
        let told = record.history.plies().iter().map(|ply| {
            let mut events = Vec::new();
            // A record that was read has been played already: nothing in it is refused.
            _ = history.push(ply.clone(), &mut events);
            events.iter().map(|event: &G::Event| event.seen_by(Viewer::Spectator).sentence()).collect()
        });
        let told = told.collect();
        Played { record, told }
    }

    fn plies(&self) -> usize {
        self.record.history.plies().len()
    }

    /// The table after so many plies, as somebody who looks on sees it.
    fn view(&self, ply: usize) -> TableView<G::View> {
        let state = self.record.history.state_after(ply);
        let outcome = state.outcome();
        TableView {
            version: ply,
            stage: if state.turn() == Turn::Over { Stage::Over } else { Stage::Playing },
            setup: self
                .record
                .history
                .setup()
                .lines()
                .into_iter()
                .map(|(key, value)| (key.into(), value))
                .collect(),
            pace: Pace::Unhurried,
            you: None,
            seats: Seat::all(state.seats()).map(|seat| self.seat(seat)).collect(),
            turn: state.turn(),
            plies: ply,
            game: Some(state.view(Viewer::Spectator)),
            moves: Vec::new(),
            take_back: false,
            request: None,
            commitment: String::new(),
            secret: None,
            winners: outcome.as_ref().map(|outcome| outcome.winners),
            outcome,
        }
    }

    fn seat(&self, seat: Seat) -> SeatView {
        let name = words().player(seat, &self.record.names);
        SeatView { seat, name, open: false, bot: None, away: false, resigned: false, time_left: None }
    }

    /// What the ply that led here brought about.
    fn said(&self, ply: usize) -> Vec<String> {
        let Some(sentences) = ply.checked_sub(1).and_then(|ply| self.told.get(ply)) else {
            return vec![now("web-replay-begins", &[])];
        };
        sentences.iter().map(|sentence| words().say(sentence, &self.record.names)).collect()
    }
}

/// The board and what steps through the game. `Err` if the text is no record of this game: with the words that say why.
pub(crate) fn replay<G: Board>(link: &Link, leave: Callback<()>) -> Result<AnyView, String> {
    let record = Record::<G>::parse(&link.record).map_err(|at| {
        let fault = words().say(&at.fault.sentence(), &[]);
        now(
            "web-replay-wrong-line",
            &[("line", engine::ToArg::to_arg(&at.line)), ("fault", engine::Arg::Text(fault))],
        )
    })?;
    let played = StoredValue::new_local(Played::new(record));
    let plies = played.with_value(Played::plies);
    let ply = RwSignal::new(link.ply.min(plies));
    let session = Session::<G::View>::new();
    Effect::new(move || {
        let view = played.with_value(|played| played.view(ply.get()));
        session.view.set(Some(Arc::new(view)));
    });
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if step(&event.key(), ply, plies) {
            event.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());
    let hand = G::hand(session);
    let said = move || played.with_value(|played| played.said(ply.get()));
    Ok(view! {
        <div class="table replay" data-game=G::ID>
            <h1 class="unseen">{t!("web-replay")}</h1>
            <section class="table-board">{G::board(hand)}</section>
            <aside class="table-side">
                {players::<G>(session, hand)}
                <div class="replay-said" role="status">
                    {move || said().into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}
                </div>
            </aside>
            <Steps ply plies text=link.record.clone() leave />
        </div>
    }
    .into_any())
}

/// The slider, a step at a time, and the link.
#[component]
fn Steps(ply: RwSignal<usize>, plies: usize, text: String, leave: Callback<()>) -> impl IntoView {
    let button = move |key: &'static str, icon: &'static str, words: &'static str| {
        view! {
            <button class="button quiet round" aria-label=t!(words) on:click=move |_| _ = step(key, ply, plies)>
                <Icon name=icon />
            </button>
        }
    };
    let share = move |_| {
        let address = Link { record: text.clone(), ply: ply.get() }.address();
        let origin = window().location().origin().unwrap_or_default();
        // Where the clipboard is closed to us, the address bar still has it.
        _ = window().navigator().clipboard().write_text(&format!("{origin}{address}"));
        if let Ok(history) = window().history() {
            _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
        }
        toast::show(now("web-replay-copied", &[]));
    };
    view! {
        <div class="replay-steps" role="group" aria-label=t!("web-replay-position")>
            {button("Home", "icon-first", "web-replay-first")}
            {button("ArrowLeft", "icon-left", "web-replay-back")}
            <input
                type="range"
                min="0"
                max=plies
                aria-label=t!("web-replay-position")
                aria-valuetext=move || t!("web-replay-of", ply = ply.get(), plies = plies)()
                prop:value=move || ply.get().to_string()
                on:input:target=move |event| ply.set(event.target().value().parse().unwrap_or_default())
            />
            {button("ArrowRight", "icon-right", "web-replay-on")}
            {button("End", "icon-last", "web-replay-last")}
            <span class="replay-count">{move || t!("web-replay-of", ply = ply.get(), plies = plies)()}</span>
            <button class="button" on:click=share>
                <Icon name="icon-link" />
                {t!("web-replay-share")}
            </button>
            <button class="button quiet" on:click=move |_| leave.run(())>{t!("web-replay-other")}</button>
        </div>
    }
}

/// What a key does. True if it did something.
fn step(key: &str, ply: RwSignal<usize>, plies: usize) -> bool {
    let at = ply.get_untracked();
    let to = match key {
        "ArrowLeft" => at.saturating_sub(1),
        "ArrowRight" => (at + 1).min(plies),
        "Home" => 0,
        "End" => plies,
        _ => return false,
    };
    ply.set(to);
    true
}
