//! The games that no review has looked at yet: one after the other, while the page is there.

use super::Games;
use crate::past::{Found, Past};
use crate::review::analyst;
use games::Reviewed;
use leptos::prelude::*;
use std::sync::Arc;

/// How many games a review has still to look at.
pub(super) fn unseen(games: RwSignal<Games>) -> Option<usize> {
    let left = games.with(|games| games.iter().filter(|(_, past)| wants_review(past)).count());
    (left > 0).then_some(left)
}

fn wants_review(past: &Past) -> bool {
    past.reviewed.is_none() && !past.link.is_empty() && !past.totals.is_empty()
}

/// Has the games reviewed that were not yet, one after the other, the last played first, while the page is there.
pub(super) fn look_again(games: RwSignal<Games>) {
    let next = Memo::new(move |_| {
        games.with(|games| games.iter().rev().find(|(_, past)| wants_review(past)).map(|(id, _)| id.clone()))
    });
    Effect::new(move || {
        let Some(id) = next.get() else { return };
        let record = games.with_untracked(|games| {
            games.iter().find(|(known, _)| *known == id).and_then(|(_, past)| past.record())
        });
        let Some(record) = record else { return note(games, &id, None) };
        let reviewed = RwSignal::new(None::<Arc<Reviewed>>);
        analyst::ask(reviewed, record);
        Effect::new(move || {
            if let Some(known) = reviewed.get().filter(|known| known.looked == known.report.plies.len()) {
                note(games, &id, Some(&known));
            }
        });
    });
}

/// Keeps what a review found; a game whose record can't be read is not tried again.
fn note(games: RwSignal<Games>, id: &str, known: Option<&Reviewed>) {
    games.update(|games| {
        let Some((id, past)) = games.iter_mut().find(|(known, _)| known == id) else { return };
        match known.and_then(|known| known.report.seats.get(past.me.index())) {
            Some(seat) => past.reviewed = Some(Found { luck: seat.luck, error_rate: seat.error_rate }),
            None => past.link.clear(),
        }
        past.keep(id);
    });
}
