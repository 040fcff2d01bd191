//! What happened, told.

use crate::terminal::{Page, SetupOf, Terminal};
use engine::{Event, Game, History, Message, Outcome, Ply, Seat};

/// The sentences of events as a viewer may know them.
pub(crate) fn sentences<G: Game>(events: &[G::Event], page: &Page<'_>) -> String {
    let say = |event: &G::Event| page.screen.words.say(&event.seen_by(page.viewer).sentence(), page.names);
    events.iter().map(say).collect::<Vec<_>>().join(" ")
}

/// A ply as a line: who, and what happened.
pub(crate) fn ply_line<G: Game>(ply: &Ply<G>, events: &[G::Event], page: &Page<'_>) -> String {
    let mark = match ply {
        Ply::Move(seat, _) => page.screen.mark(*seat),
        Ply::Chance(_) => page.screen.dim("·"),
    };
    page.screen.wrap(&format!("{mark} {}", sentences::<G>(events, page)), 2)
}

/// What each ply of a game brought about.
pub(crate) fn events_of<G: Game>(history: &History<G>) -> Vec<Vec<G::Event>> {
    let mut state = G::new(history.setup());
    let tell = |ply: &Ply<G>| {
        let mut events = Vec::new();
        match ply {
            Ply::Move(_, mv) => state.play_unchecked(*mv, &mut events),
            Ply::Chance(outcome) => state.apply_chance_unchecked(outcome, &mut events),
        }
        events
    };
    history.plies().iter().map(tell).collect()
}

/// What a viewer sees now.
pub(crate) fn draw<T: Terminal>(setup: &SetupOf<T>, state: &T::Game, page: &Page<'_>) -> String {
    T::picture(setup, &state.view(page.viewer), page).join("\n")
}

/// Who won, and the scores by headings.
pub(crate) fn result<G: Game>(outcome: &Outcome, seats: u8, page: &Page<'_>) -> String {
    let screen = page.screen;
    let mut head: Vec<String> = vec![String::new()];
    head.extend(G::HEADINGS.iter().map(|heading| screen.dim(screen.text(&format!("{}-{heading}", G::ID)))));
    head.push(screen.bold(screen.text("total")));
    let mut rows = vec![head];
    let names = Seat::all(seats).map(|seat| screen.player(seat, page.names)).chain([screen.text("rival")]);
    for (name, score) in names.zip(&outcome.scores) {
        let mut row = vec![name];
        row.extend(score.0.iter().map(i32::to_string));
        row.push(screen.bold(score.total()));
        rows.push(row);
    }
    let mut lines = crate::screen::columns(&rows, 1);
    lines.push(String::new());
    lines.push(winners(outcome, page));
    lines.join("\n")
}

fn winners(outcome: &Outcome, page: &Page<'_>) -> String {
    let names: Vec<String> =
        outcome.winners.iter().map(|seat| page.screen.player(seat, page.names)).collect();
    let names = crate::failure::text(names.join(", "));
    match outcome.winners.len() {
        0 => page.screen.text("cli-nobody-wins"),
        1 => page.screen.say("cli-wins", &[("names", names)]),
        _ => page.screen.say("cli-share-the-win", &[("names", names)]),
    }
}
