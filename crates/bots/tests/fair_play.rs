//! Bots play by the rules, know only what their seat may know, repeat themselves, and stop when told to.

use bohemian::Bohemian;
use bots::{Bot, Brain, Budget, Level, Search};
use core::sync::atomic::{AtomicU32, Ordering};
use engine::{Game, Seat, Turn, Viewer, chance, testkit};
use villagers::Villagers;

const QUICK: Budget = Budget { moves: 4, playouts: 12, turns: 2 };

/// A bot of each level; the master thinks less than usual.
fn bots(seed: u64) -> impl Iterator<Item = Bot> {
    let weaker = Level::ALL.into_iter().filter(|level| *level != Level::Master);
    weaker.map(move |level| Bot::new(level, seed)).chain([Bot::with_budget(QUICK, seed)])
}

/// Calls `look` with some of the positions of a random game in which a seat has to act.
fn positions<G: Game>(setup: &G::Setup, seed: u64, mut look: impl FnMut(&G, Seat)) {
    let mut rng = testkit::rng(seed);
    let mut pick = testkit::rng(seed + 1);
    testkit::random_game::<G>(setup, &mut rng, |history, _| {
        if let Turn::Seat(seat) = history.state().turn()
            && chance::below(&mut pick, 12) == 0
        {
            look(history.state(), seat);
        }
    });
}

/// Every kind of table of both games.
fn bohemian_tables() -> impl Iterator<Item = bohemian::Setup> {
    let tables = (2..=5).map(|players| bohemian::Setup::new(players).unwrap());
    tables.clone().chain(tables.map(|setup| setup.with_manual_income(true)))
}

fn villagers_tables() -> impl Iterator<Item = villagers::Setup> {
    use villagers::Level::*;
    let tables = (2..=5).map(|players| villagers::Setup::players(players).unwrap());
    tables.chain([Novice, Normal, Expert].map(villagers::Setup::solo))
}

fn only_legal_moves<G: Brain>(setup: &G::Setup, seed: u64) {
    positions::<G>(setup, seed, |game, seat| {
        for mut bot in bots(seed) {
            let mv = bot.choose(game, seat);
            assert_eq!(game.check(mv), Ok(()), "{bot:?} in {game:?}");
        }
    });
}

#[test]
fn every_level_only_makes_legal_moves() {
    testkit::for_seeds(3, |seed| {
        bohemian_tables().for_each(|setup| only_legal_moves::<Bohemian>(&setup, seed));
        villagers_tables().for_each(|setup| only_legal_moves::<Villagers>(&setup, seed));
    });
}

#[test]
fn what_is_hidden_does_not_change_a_move() {
    let mut differed = 0;
    testkit::for_seeds(3, |seed| {
        for setup in villagers_tables() {
            let mut worlds = testkit::rng(seed + 9);
            positions::<Villagers>(&setup, seed, |game, seat| {
                let swapped = game.resample(Viewer::Seat(seat), &mut worlds);
                differed += usize::from(swapped != *game);
                for bot in bots(seed) {
                    let moves = [game, &swapped].map(|game| bot.clone().choose(game, seat));
                    assert_eq!(moves[0], moves[1], "{bot:?} peeks in {game:?}");
                }
            });
        }
    });
    assert!(differed > 50, "the hidden part was hardly ever another: {differed}");
}

#[test]
fn the_same_seed_makes_the_same_moves() {
    let setup = villagers::Setup::players(3).unwrap();
    positions::<Villagers>(&setup, 4, |game, seat| {
        for bot in bots(4) {
            assert_eq!(bot.clone().choose(game, seat), bot.clone().choose(game, seat), "{bot:?}");
        }
    });
}

fn search<G: Brain>(game: &G, seat: Seat, cores: usize) -> Search<'_, G> {
    Search { game, seat, budget: QUICK, finalists: 1, keep: None, seed: 5, cores }
}

#[test]
fn many_cores_find_what_one_finds() {
    positions::<Bohemian>(&bohemian::Setup::new(3).unwrap(), 5, |game, seat| {
        let [one, many] = [1, 3].map(|cores| search(game, seat, cores).run(&|| false));
        assert_eq!(one, many);
    });
}

#[test]
fn a_search_stops_when_told_to() {
    positions::<Bohemian>(&bohemian::Setup::new(2).unwrap(), 6, |game, seat| {
        let asked = AtomicU32::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) >= 1;
        let found = search(game, seat, 1).run(&stop);
        assert_eq!(game.check(found[0].mv), Ok(()));
        assert!(found.iter().all(|candidate| candidate.playouts <= 1), "{found:?}");
        let at_once = Bot::with_budget(QUICK, 1).choose_until(game, seat, &|| true);
        assert_eq!(game.check(at_once), Ok(()));
    });
}

#[test]
fn a_move_that_is_kept_is_compared_to_the_end() {
    positions::<Bohemian>(&bohemian::Setup::new(2).unwrap(), 7, |game, seat| {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        for keep in moves {
            let found = Search { keep: Some(keep), ..search(game, seat, 1) }.run(&|| false);
            let kept = found.iter().find(|candidate| candidate.mv == keep).expect("it is kept");
            assert_eq!(kept.playouts, found[0].playouts, "{found:?}");
        }
    });
}
