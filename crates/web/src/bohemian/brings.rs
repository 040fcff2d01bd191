//! What a move would bring, in a few words beside the building.

use super::hand::Hand;
use super::moves::Choice;
use crate::session::Session;
use crate::text::now;
use crate::told;
use bohemian::View;
use engine::{Seat, Sentence, ToArg};
use leptos::prelude::*;

/// What a move would bring: each a few words. Nothing before the table has answered, or if it brings nothing at once.
pub(super) fn brings(hand: Hand, choice: &Choice) -> Vec<String> {
    let trials = hand.session.trials.read();
    let Some(trial) = trials.get(&choice.mv) else { return Vec::new() };
    trial.brings.iter().filter_map(|sentence| in_short(hand.session, sentence)).collect()
}

fn in_short(session: Session<View>, sentence: &Sentence) -> Option<String> {
    let coins = told::number(sentence, "coins");
    let who = |name| told::seat(sentence, name);
    let mine = who("seat") == session.me();
    let name = |seat: Option<Seat>| seat.map(|seat| session.name(seat)).unwrap_or_default().to_arg();
    Some(match &*sentence.id {
        "bohemian-farm-pays" | "bohemian-manor-pays" => {
            now("web-bohemian-coins", &[("coins", coins.to_arg())])
        }
        "bohemian-mills-score" => now("web-bohemian-flour-scores", &[]),
        "bohemian-glass-scores" => now("web-bohemian-glass-scores", &[]),
        "bohemian-flour-pays" | "bohemian-glass-pays" if mine => {
            now("web-bohemian-you-get", &[("coins", coins.to_arg())])
        }
        "bohemian-flour-pays" | "bohemian-glass-pays" => {
            now("web-bohemian-gets", &[("name", name(who("seat"))), ("coins", coins.to_arg())])
        }
        "bohemian-kicked-out" => now("web-bohemian-sends-home", &[("name", name(who("owner")))]),
        "bohemian-inn-active" if mine => now("web-bohemian-inn-active", &[]),
        "bohemian-inn-active" => now("web-bohemian-inn-of", &[("name", name(who("seat")))]),
        _ => return None,
    })
}
