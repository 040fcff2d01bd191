//! The board of every game that has none of its own: what a viewer may know as lists, and the legal moves as buttons.

use crate::session::Session;
use crate::table::Board;
use crate::text::{now, t};
use bots::Brain;
use core::marker::PhantomData;
use engine::Seat;
use leptos::prelude::*;
use serde_json::Value;

/// A board made from the game's view alone.
pub(crate) struct Plain<G>(PhantomData<G>);

impl<G: Brain> Board for Plain<G> {
    type Game = G;
    type Hand = Session<G>;

    fn hand(session: Session<G>) -> Session<G> {
        session
    }

    fn board(session: Session<G>) -> AnyView {
        let shown = move || {
            let game = session.view.with(|view| serde_json::to_value(view.as_ref()?.game.as_ref()?).ok());
            game.map(|game| lines(&game))
        };
        view! { <div class="plain-board card">{shown}</div> }.into_any()
    }

    fn sentence(_: Session<G>) -> String {
        now("web-plain-choose", &[])
    }

    fn actions(session: Session<G>) -> AnyView {
        let button = move |mv: G::Move| {
            let text =
                session.view.with_untracked(|view| G::notation_from(view.as_ref()?.game.as_ref()?, mv));
            view! { <button class="button" on:click=move |_| session.choose(mv)>{text}</button> }
        };
        view! {
            <div class="buttons plain-moves" role="group" aria-label=t!("web-plain-moves")>
                {move || session.moves.get().iter().copied().map(button).collect_view()}
            </div>
        }
        .into_any()
    }

    fn seat(_: Session<G>, _: Seat) -> AnyView {
        ().into_any()
    }

    fn key(_: Session<G>, _: &str) -> bool {
        false
    }
}

/// A value as text, or as a list of what is in it. What is not there is not mentioned.
fn lines(value: &Value) -> AnyView {
    match value {
        Value::Null => "–".into_any(),
        Value::Bool(yes) => yes.to_string().into_any(),
        Value::Number(number) => number.to_string().into_any(),
        Value::String(text) => text.clone().into_any(),
        Value::Array(items) => {
            let item = |item: &Value| view! { <li>{lines(item)}</li> };
            view! { <ol>{items.iter().map(item).collect_view()}</ol> }.into_any()
        }
        Value::Object(fields) => {
            let field = |(key, value): (&String, &Value)| {
                view! { <div><dt>{key.replace(['_', '-'], " ")}</dt><dd>{lines(value)}</dd></div> }
            };
            let there = fields.iter().filter(|(_, value)| !value.is_null());
            view! { <dl>{there.map(field).collect_view()}</dl> }.into_any()
        }
    }
}
