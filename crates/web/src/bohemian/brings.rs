//! What a move would bring, in a few words beside the building.

use super::hand::Hand;
use super::moves::Choice;
use crate::session::Session;
use crate::text::now;
use bohemian::{Bohemian, Event};
use engine::{Arg, Seat, ToArg};
use leptos::prelude::*;

/// What a move would bring: each a few words. Nothing before the table has answered, or if it brings nothing at once.
pub(super) fn brings(hand: Hand, choice: &Choice) -> Vec<String> {
    let trials = hand.session.trials.read();
    let Some(trial) = trials.get(&choice.mv) else { return Vec::new() };
    trial.brings.iter().filter_map(|event| in_short(hand.session, event)).collect()
}

fn in_short(session: Session<Bohemian>, event: &Event) -> Option<String> {
    let mine = |seat: Seat| session.me() == Some(seat);
    let name = |seat: Seat| ("name", Arg::Text(session.name(seat)));
    Some(match *event {
        Event::FarmPays { coins, .. } | Event::ManorPays { coins, .. } => {
            now("web-bohemian-coins", &[("coins", coins.to_arg())])
        }
        Event::MillsScore => now("web-bohemian-flour-scores", &[]),
        Event::GlassScores => now("web-bohemian-glass-scores", &[]),
        Event::FlourPays { seat, coins, .. } | Event::GlassPays { seat, coins, .. } => {
            let coins = ("coins", coins.to_arg());
            if mine(seat) {
                now("web-bohemian-you-get", &[coins])
            } else {
                now("web-bohemian-gets", &[name(seat), coins])
            }
        }
        Event::KickedOut { owner, .. } => now("web-bohemian-sends-home", &[name(owner)]),
        Event::InnActive { seat, .. } if mine(seat) => now("web-bohemian-inn-active", &[]),
        Event::InnActive { seat, .. } => now("web-bohemian-inn-of", &[name(seat)]),
        _ => return None,
    })
}
