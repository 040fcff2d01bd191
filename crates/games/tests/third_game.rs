//! The demo game, registered by one line: random and search bots play it, and it is reviewed.

use bots::{Bot, Level};
use engine::{Game, History, Record, Seat, play_through};
use race::{Race, Setup};
use rand_pcg::Pcg64Mcg;

/// A game between these levels, from a seed.
fn game(levels: [Level; 2], seed: u64) -> History<Race> {
    let mut bots = levels.map(|level| Bot::new(level, seed));
    let mut history = History::<Race>::new(Setup { goal: 20, ..Setup::default() });
    play_through(
        &mut history,
        &mut Pcg64Mcg::new(seed.into()),
        |_| (),
        |history, seat, _| Some(bots[seat.index()].choose(history.state(), seat)),
    );
    history
}

#[test]
fn a_bot_that_searches_beats_one_that_picks_any_move() {
    let won = |searching: Seat, seed: u64| {
        let mut levels = [Level::Random; 2];
        levels[searching.index()] = Level::Master;
        let outcome = game(levels, seed).state().outcome().expect("the race is over");
        outcome.winners.contains(searching)
    };
    let games = (1..=60).flat_map(|seed| Seat::all(2).map(move |seat| (seat, seed)));
    let won = games.filter(|&(seat, seed)| won(seat, seed)).count();
    assert!(won > 80, "{won} of 120, from seeds 1 to 60");
}

#[test]
fn a_race_is_reviewed() {
    let record = Record::of(game([Level::Random, Level::Master], 3)).to_text();
    let mut last = None;
    games::review(&record, || false, |reviewed| last = Some(reviewed));
    let last = last.expect("a record has a review");
    assert!(last.done >= 1.0);
    for seat in &last.report.seats {
        let sum = seat.start + seat.luck + seat.own + seat.others + seat.residual;
        assert!((sum - seat.result).abs() < 1e-9, "{seat:?}");
    }
}
