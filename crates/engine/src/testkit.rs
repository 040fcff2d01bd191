//! The properties that every game must have, run over random games.
//!
//! A game's tests call [`check`] for every kind of table. A failure prints the seed of the game it happened
//! in; `PIAZZA_SEED=<seed>` runs just that game again.

use crate::{
    Event, Game, History, Message, Ply, Record, Refusal, Rng, Seat, Setup, Turn, Viewer, chance, play_through,
};
use core::cell::RefCell;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::borrow::Cow;

/// A generator for tests.
pub fn rng(seed: u64) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(seed)
}

/// The id of a message that the code itself made.
///
/// # Panics
/// If the message was read from a wire.
pub fn id(message: &impl Message) -> &'static str {
    match message.sentence().id {
        Cow::Borrowed(id) => id,
        Cow::Owned(id) => panic!("{id} was read"),
    }
}

/// Runs a test once for each seed, and prints the seed of one that fails.
pub fn for_seeds(seeds: u64, mut test: impl FnMut(u64)) {
    struct Guard(u64);
    impl Drop for Guard {
        fn drop(&mut self) {
            if std::thread::panicking() {
                eprintln!("failed with seed {0}: rerun with PIAZZA_SEED={0}", self.0);
            }
        }
    }
    let one = std::env::var("PIAZZA_SEED").ok().and_then(|seed| seed.parse::<u64>().ok());
    for seed in one.map_or(0..seeds, |seed| seed..seed + 1) {
        let _guard = Guard(seed);
        test(seed);
    }
}

/// What a viewer gets to see, as bytes.
pub fn seen<G: Game>(game: &G, viewer: Viewer) -> Vec<u8> {
    serde_json::to_vec(&game.view(viewer)).expect("a view can be written as JSON")
}

/// Plays a random game ply by ply, and calls `at` before each ply and at the end.
pub fn random_game<G: Game>(
    setup: &G::Setup,
    rng: &mut impl Rng,
    mut at: impl FnMut(&History<G>, &[G::Move]),
) -> History<G> {
    let mut history = History::<G>::new(setup.clone());
    let moves = RefCell::new(Vec::new());
    play_through(
        &mut history,
        rng,
        |history| {
            history.state().legal_moves(&mut moves.borrow_mut());
            at(history, &moves.borrow());
        },
        |_, _, rng| Some(chance::pick(rng, &moves.borrow())),
    );
    history
}

/// Checks the moves of a random game at every ply, `invariants` of the game's own, and the record.
pub fn check<G: Game>(setup: &G::Setup, seed: u64, invariants: impl Fn(&G)) {
    let mut rng = rng(seed);
    let mut foreign: Vec<G::Move> = Vec::new();
    let history = random_game::<G>(setup, &mut rng, |history, moves| {
        let state = history.state();
        invariants(state);
        moves_are_sound(state, moves, &foreign);
        foreign.extend(moves.iter().take(3));
        if foreign.len() > 60 {
            foreign.drain(..30);
        }
    });
    assert_eq!(history.state_after(history.plies().len()), *history.state(), "replay gives another state");
    record_round_trips(history);
}

/// How many of the legal moves are tried at a ply.
const MOST_MOVES: usize = 50;

fn moves_are_sound<G: Game>(state: &G, moves: &[G::Move], foreign: &[G::Move]) {
    let Turn::Seat(seat) = state.turn() else {
        assert!(moves.is_empty(), "moves while no seat has to act");
        assert_eq!(state.outcome().is_some(), state.turn() == Turn::Over);
        for &mv in foreign.iter().take(3) {
            assert!(state.clone().play(Seat::new(0), mv, &mut ()).is_err());
        }
        return;
    };
    assert!(!moves.is_empty(), "a turn without a legal move: {state:?}");
    assert!(state.outcome().is_none());
    let mut sorted = moves.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(sorted.len(), moves.len(), "a move is listed twice: {moves:?}");
    let mut events = Vec::new();
    let view = state.view(seat.into());
    // Where there are very many moves, some of them at each ply: thousands of games get to them all.
    let stride = moves.len().div_ceil(MOST_MOVES);
    for &mv in moves.iter().skip(moves.len() % stride).step_by(stride) {
        assert_eq!(state.check(mv), Ok(()), "{mv:?} is listed as legal");
        let text = state.notation(mv);
        assert_eq!(state.parse_move(&text), Ok(mv), "{text}");
        assert_eq!(G::notation_from(&view, mv).as_ref(), Some(&text), "a viewer writes {mv:?} otherwise");
        assert_eq!(G::parse_move_from(&view, &text), Ok(mv), "a viewer reads {text} otherwise");
        let mut logged = state.clone();
        logged.play_unchecked(mv, &mut events);
        let mut silent = state.clone();
        silent.play_unchecked(mv, &mut ());
        assert_eq!(logged, silent, "watching {text} changes it");
    }
    for &mv in foreign {
        let mut after = state.clone();
        let legal = sorted.binary_search(&mv).is_ok();
        assert_eq!(after.play(seat, mv, &mut ()).is_ok(), legal, "{mv:?} in {state:?}");
        assert!(legal || after == *state, "a refused move changed the state");
        let other = seat.next(state.seats());
        assert!(other == seat || state.clone().play(other, mv, &mut ()).is_err());
    }
}

/// Goes back again and again in a random game, as a table does when all agree: what no seat has seen is shuffled again, and
/// everybody sees what they saw before. `stays` tells of two states, before and after, whether what has to stay is in its
/// place. Gives how many reshuffles there were.
pub fn check_going_back<G: Game>(setup: &G::Setup, seed: u64, stays: impl Fn(&G, &G)) -> usize {
    let mut rng = rng(seed);
    let mut history = History::<G>::new(setup.clone());
    let (mut moves, mut reshuffles, mut rewinds) = (Vec::new(), 0, 0);
    let mut told = 0;
    while history.state().turn() != Turn::Over {
        let plies = chance::below(&mut rng, history.plies().len() as u32 + 1) as usize;
        let goes_back = rewinds < 10 && chance::below(&mut rng, 12) == 0;
        if goes_back && history.can_go_back(plies) && !history.is_undo(plies) {
            let before = history.state_after(plies);
            history.rewind(plies);
            rewinds += 1;
            assert_eq!(*history.state(), before, "going back alone changes nothing");
            assert_eq!(history.rewinds().len(), rewinds);
            if history.reshuffle_due() {
                reshuffle(&mut history, &mut rng);
                looks_the_same(&before, history.state());
                stays(&before, history.state());
                (reshuffles, told) = (reshuffles + 1, told + 1);
            }
        }
        history.state().legal_moves(&mut moves);
        let ply = match history.state().turn() {
            Turn::Seat(seat) => Ply::Move(seat, chance::pick(&mut rng, &moves)),
            _ => Ply::Chance(history.state().draw(&mut rng)),
        };
        let pushed = history.push(ply, &mut ());
        assert!(pushed.is_ok(), "{pushed:?}");
        told += 1;
    }
    let steps = history.steps();
    assert_eq!(steps.len(), told + rewinds, "every ply is told, and every way back");
    assert_eq!(history.state_after(history.plies().len()), *history.state(), "replay gives another state");
    record_round_trips(history);
    reshuffles
}

/// The reshuffle that is due comes, and nothing else can come before it.
fn reshuffle<G: Game>(history: &mut History<G>, rng: &mut impl Rng) {
    let state = history.state();
    let outcome = state.draw_reshuffle(rng);
    let text = state.chance_notation(&outcome);
    assert_eq!(state.parse_chance(&text).as_ref(), Ok(&outcome), "{text}");
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    if let (Turn::Seat(seat), Some(&mv)) = (state.turn(), moves.first()) {
        let early = history.clone().push(Ply::Move(seat, mv), &mut ());
        assert_eq!(early, Err(Refusal::ChanceDue), "a move before the reshuffle");
    }
    let pushed = history.push(Ply::Chance(outcome), &mut ());
    assert!(pushed.is_ok(), "{pushed:?}: {text}");
    assert!(!history.reshuffle_due());
}

/// Nobody can tell these states apart, whoever acts.
fn looks_the_same<G: Game>(before: &G, after: &G) {
    assert_eq!(before.turn(), after.turn());
    for viewer in Viewer::all(before.seats()) {
        assert_eq!(seen(before, viewer), seen(after, viewer), "{viewer:?} has seen what was shuffled");
    }
    let (mut moves, mut same) = (Vec::new(), Vec::new());
    before.legal_moves(&mut moves);
    after.legal_moves(&mut same);
    assert_eq!(moves, same);
}

/// Checks that every event of a random game, as anybody may know it, is read from JSON as it was written.
pub fn check_events<G: Game>(setup: &G::Setup, seed: u64) {
    let history = random_game::<G>(setup, &mut rng(seed), |_, _| ());
    let mut again = History::<G>::new(setup.clone());
    let mut events: Vec<G::Event> = Vec::new();
    for ply in history.plies() {
        let refused = again.push(ply.clone(), &mut events);
        assert!(refused.is_ok(), "a ply that was played is refused: {refused:?}");
    }
    assert!(!events.is_empty(), "a whole game and nothing happened");
    for event in Viewer::all(history.seats()).flat_map(|viewer| events.iter().map(move |e| e.seen_by(viewer)))
    {
        let text = serde_json::to_string(&event).expect("an event can be written as JSON");
        assert_eq!(serde_json::from_str::<G::Event>(&text).ok(), Some(event), "{text}");
    }
}

/// Checks that there is one event of every kind here, and writes each as a line of JSON: a snapshot of them shows when their
/// form changes.
pub fn one_of_each<E: Event + serde::Serialize>(events: &[E]) -> String {
    let ids: Vec<_> = events.iter().map(id).collect();
    assert_eq!(ids, E::IDS, "one event of each kind, in their order");
    events.iter().map(|event| serde_json::to_string(event).unwrap() + "\n").collect()
}

/// Checks what every viewer of a random game gets to see, at every ply.
pub fn check_views<G: Game>(setup: &G::Setup, seed: u64) {
    let mut worlds = rng(!seed);
    random_game::<G>(setup, &mut rng(seed), |history, _| {
        views_hide_what_they_must(history.state(), &mut worlds);
    });
}

/// Worlds that a viewer cannot tell apart look the same to them, offer the same moves, and stay so after a
/// move that claims to reveal nothing.
fn views_hide_what_they_must<G: Game>(state: &G, rng: &mut impl Rng) {
    for viewer in Viewer::all(state.seats()) {
        let world = state.resample(viewer, rng);
        assert_eq!(world.turn(), state.turn());
        assert_eq!(seen(&world, viewer), seen(state, viewer), "{viewer:?} can tell a resampled world apart");
        let Turn::Seat(seat) = state.turn() else { continue };
        if !viewer.is(seat) {
            continue;
        }
        let (mut moves, mut same) = (Vec::new(), Vec::new());
        state.legal_moves(&mut moves);
        world.legal_moves(&mut same);
        assert_eq!(moves, same, "the legal moves tell {seat:?} something");
        let mv = chance::pick(rng, &moves);
        if !state.reveals(mv) {
            let after = |state: &G| {
                let mut state = state.clone();
                state.play_unchecked(mv, &mut ());
                seen(&state, viewer)
            };
            assert_eq!(after(state), after(&world), "{mv:?} reveals something and says it does not");
        }
    }
}

fn record_round_trips<G: Game>(history: History<G>) {
    let mut record = Record::of(history);
    record.names = Seat::all(record.history.seats()).map(|seat| format!("Player {seat}")).collect();
    record.meta.push(("event".into(), "random game".into()));
    let text = record.to_text();
    let again = Record::<G>::parse(&text);
    assert_eq!(again.as_ref(), Ok(&record), "the record reads back as another game");
    assert_eq!(again.map(|again| again.to_text()), Ok(text));
}

/// Damages a text: what must be refused with a place, or be read, but never panic.
pub fn damage(text: &str, rng: &mut impl Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=chance::below(rng, 3) {
        let at = chance::below(rng, chars.len().max(1) as u32) as usize;
        let other =
            chance::pick(rng, &['\n', ' ', 'x', '+', '*', '0', '9', '-', 'é', '"', '=', '\u{0}', 'N']);
        match chance::below(rng, 5) {
            _ if chars.is_empty() => chars.push(other),
            0 => chars[at] = other,
            1 => chars.insert(at, other),
            2 => _ = chars.remove(at),
            3 => chars.truncate(at),
            _ => {
                // A line twice, or a piece of one somewhere else.
                let end = (at + 1 + chance::below(rng, 30) as usize).min(chars.len());
                let piece: Vec<char> = chars[at..end].to_vec();
                let to = chance::below(rng, chars.len() as u32) as usize;
                chars.splice(to..to, piece);
            }
        }
    }
    chars.into_iter().collect()
}

/// Reads damaged records of a random game: a clear fault with a place inside the text, or a game; no panic.
pub fn check_damaged_records<G: Game>(setup: &G::Setup, seed: u64, times: u32) {
    let mut rng = rng(seed);
    let text = Record::of(random_game::<G>(setup, &mut rng, |_, _| ())).to_text();
    for _ in 0..times {
        let damaged = damage(&text, &mut rng);
        if let Err(at) = Record::<G>::parse(&damaged) {
            let lines = damaged.lines().count();
            assert!((1..=lines + 2).contains(&at.line), "line {} of {lines}: {:?}", at.line, at.fault);
            let length = damaged.lines().nth(at.line - 1).map_or(0, |line| line.chars().count());
            assert!(
                (1..=length + 3).contains(&at.column),
                "column {} of {length}: {:?}",
                at.column,
                at.fault
            );
        }
        let line = damaged.lines().last().unwrap_or_default();
        let state = G::new(setup);
        _ = state.parse_move(line);
        _ = state.parse_chance(line);
    }
    assert!(setup.seats() > 0);
}

/// Replays the finished games that a folder keeps as records: each must come to the end that it tells, and be
/// written again as it stands there. Gives how many there are.
pub fn check_finished_games<G: Game>(folder: &str) -> usize {
    let files = std::fs::read_dir(folder).expect("the folder is there").map(|entry| entry.unwrap().path());
    let check = |path: std::path::PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        let record = Record::<G>::parse(&text).unwrap_or_else(|at| panic!("{}: {at:?}", path.display()));
        assert_eq!(record.history.state().turn(), Turn::Over, "{}", path.display());
        assert_eq!(record.to_text(), text, "{}", path.display());
    };
    files.map(check).count()
}
