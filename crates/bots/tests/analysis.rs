//! What reviews find: the parts add up, and luck, decisions and the estimation error are what they should be.

use bohemian::{Bohemian, Setup};
use bots::analysis::{Effort, GameReport, Review, SeatReport, analyse};
use bots::{Bot, Brain, Evaluator, Level, cores};
use engine::{Game, History, Ply, Seat, play_through, testkit};
use villagers::Villagers;

const QUICK: Effort = Effort { games: 2, moves: 3, playouts: 16, rounds: 1, batches: 1 };

fn analysed<G: Brain>(history: &History<G>) -> GameReport {
    analyse(history, QUICK, 1, 1, &|| false, &mut |_| ())
}

fn played(setup: &Setup, levels: &[Level], seed: u64) -> History<Bohemian> {
    let mut rng = testkit::rng(seed);
    let mut bots: Vec<Bot> = levels.iter().map(|&level| Bot::new(level, seed)).collect();
    let mut history = History::<Bohemian>::new(setup.clone());
    play_through(
        &mut history,
        &mut rng,
        |_| (),
        |history, seat, _| Some(bots[seat.index()].choose(history.state(), seat)),
    );
    history
}

fn adds_up<G: Brain>(game: &History<G>, report: &GameReport) {
    let outcome = game.state().outcome().unwrap();
    for (seat, parts) in Seat::all(game.seats()).zip(&report.seats) {
        let SeatReport { start, luck, own, others, residual, result, .. } = *parts;
        assert!((start + luck + own + others + residual - result).abs() < 1e-9, "{parts:?}");
        assert!((result - outcome.share(seat)).abs() < 1e-9);
        assert!(parts.error_rate >= 0.0);
        // Every ply adds up too.
        let mut chance = start;
        for ply in &report.plies {
            let change = ply.decision.as_ref().map_or(0.0, |decision| decision.change[seat.index()]);
            chance += ply.luck[seat.index()] + change + ply.residual[seat.index()];
            assert!((chance - ply.chances[seat.index()]).abs() < 1e-9, "{ply:?}");
        }
    }
    let all: f64 = report.start.iter().sum();
    assert!(game.seats() == 1 || (all - 1.0).abs() < 1e-6, "{:?}", report.start);
}

fn parts_add_up<G: Brain>(setup: &G::Setup, seed: u64) {
    let game = testkit::random_game::<G>(setup, &mut testkit::rng(seed), |_, _| ());
    adds_up(&game, &analysed(&game));
    // After the quick pass, and half-way, they do as well.
    let mut review = Review::new(&game, QUICK, seed, 1);
    adds_up(&game, &review.report());
    while review.analysed() < game.plies().len() / 2 && review.step() {}
    adds_up(&game, &review.report());
}

#[test]
fn the_parts_add_up_from_the_starting_chance_to_the_result() {
    testkit::for_seeds(2, |seed| {
        parts_add_up::<Bohemian>(&Setup::new(2 + 2 * seed as u8).unwrap(), seed);
        parts_add_up::<Villagers>(&villagers::Setup::players(2 + seed as u8).unwrap(), seed);
    });
    parts_add_up::<Villagers>(&villagers::Setup::solo(villagers::Level::Normal), 1);
}

/// A player who makes the moves of the playouts changes nothing: all is luck, but for the estimation error.
#[test]
fn moves_that_the_evaluation_network_prefers_change_nothing() {
    let mut rng = testkit::rng(5);
    let mut history = History::<Bohemian>::new(Setup::new(3).unwrap());
    play_through(
        &mut history,
        &mut rng,
        |_| (),
        |history, seat, _| {
            Some(Evaluator::new(history.state().evaluation_net()).best_move(history.state(), seat, 2))
        },
    );
    for SeatReport { own, others, residual, start, luck, result, .. } in analysed(&history).seats {
        assert_eq!((own, others), (0.0, 0.0));
        assert!((start + luck + residual - result).abs() < 1e-9);
    }
}

#[test]
fn a_careless_player_loses_more_by_their_decisions_than_a_good_one() {
    let setup = Setup::new(2).unwrap();
    let (mut careless, mut good) = (0.0, 0.0);
    for seed in 0..5 {
        let report = analysed(&played(&setup, &[Level::Random, Level::Hard], seed));
        careless += report.seats[0].error_rate;
        good += report.seats[1].error_rate;
        assert!(report.seats[0].own < report.seats[1].own, "{:?}", report.seats);
    }
    assert!(careless > 2.0 * good, "{careless} and {good}");
}

/// The mean luck over all rolls is zero: what was expected is the mean of what can come.
#[test]
fn luck_evens_out_over_all_rolls() {
    // Nothing is learned, no moves are compared, and playouts end with the round.
    let effort = Effort { games: 0, moves: 0, playouts: 64, rounds: 1, batches: 1 };
    let mut start = History::<Bohemian>::new(Setup::new(2).unwrap());
    let sides = start.state().parse_chance("sides CEHIKN first 1").unwrap();
    start.push(Ply::Chance(sides), &mut ()).unwrap();
    let (mut luck, mut all) = (0.0, 0);
    for (roll, ways) in start.state().outcomes().unwrap() {
        let mut game = start.clone();
        game.push(Ply::Chance(roll), &mut ()).unwrap();
        let report = analyse(&game, effort, 1, cores(), &|| false, &mut |_| ());
        luck += report.plies[1].luck[0] * f64::from(ways);
        all += ways;
    }
    assert_eq!(all, 1296);
    assert!(luck.abs() / 1296.0 < 0.01, "{luck}");
}

/// Nobody trained on random play, so the networks have never seen such positions.
#[test]
fn an_unusual_game_is_evaluated_better_once_its_correction_is_learned() {
    let game = testkit::random_game::<Bohemian>(&Setup::new(3).unwrap(), &mut testkit::rng(2), |_, _| ());
    let to_the_end = Effort { games: 0, moves: 0, playouts: 64, rounds: Effort::TO_THE_END, batches: 1 };
    let truth = analyse(&game, to_the_end, 7, cores(), &|| false, &mut |_| ());
    let error = |report: &GameReport| {
        let plies = report.plies.iter().zip(&truth.plies);
        let off = plies.flat_map(|(ply, truth)| ply.chances.iter().zip(&truth.chances));
        off.map(|(chance, truth)| (chance - truth).powi(2)).sum::<f64>()
    };
    let effort = Effort { games: 40, moves: 0, playouts: 4, rounds: 2, batches: 1 };
    let mut review = Review::new(&game, effort, 1, cores());
    let before = error(&review.report());
    // It learns before it analyses the first ply.
    let mut learned = review.clone();
    while review.step() && review.analysed() == 0 {
        learned.clone_from(&review);
    }
    let after = error(&learned.report());
    assert!(after < before, "{after} and {before}");
}

/// The estimation error is what longer playouts change, so it is zero where all playouts go to the end. Where they are short it
/// is at most what it was when this was written: a better review network may lower the bound.
#[test]
fn the_estimation_error_is_bounded_and_zero_with_playouts_to_the_end() {
    let setup = Setup::new(4).unwrap();
    let error = |rounds: u32, games: u64| {
        let effort = Effort { games: 16, moves: 0, playouts: 32, rounds, batches: 1 };
        let squares = (0..games).flat_map(|seed| {
            let game = played(&setup, &[Level::Easy, Level::Medium, Level::Hard, Level::Hard], seed);
            let report = analyse(&game, effort, 1, cores(), &|| false, &mut |_| ());
            report.seats.into_iter().map(|seat| seat.residual * seat.residual)
        });
        (squares.sum::<f64>() / (4.0 * games as f64)).sqrt()
    };
    assert!(error(Effort::TO_THE_END, 1) < 1e-9);
    let short = error(2, 6);
    assert!(short > 0.0 && short < 0.1, "{short}");
}

/// The standard error of the luck is about how far two reviews of a game are apart.
#[test]
fn reviews_with_other_playouts_differ_by_about_their_standard_error() {
    let effort = Effort { games: 8, moves: 0, playouts: 32, rounds: 2, batches: 1 };
    let (mut apart, mut expected) = (0.0, 0.0);
    for seed in 0..12 {
        let game = played(&Setup::new(2).unwrap(), &[Level::Easy, Level::Medium], seed);
        let [one, other] =
            [1, 2].map(|seed| analyse(&game, effort, seed, cores(), &|| false, &mut |_| ()).seats[0]);
        apart += (one.luck - other.luck).powi(2);
        expected += one.luck_error.powi(2) + other.luck_error.powi(2);
    }
    let ratio = (apart / expected).sqrt();
    assert!((0.5..1.5).contains(&ratio), "{ratio}");
}

/// The estimation error is measured with more than one batch.
#[test]
fn the_parts_add_up_with_several_batches() {
    let game = played(&Setup::new(3).unwrap(), &[Level::Easy, Level::Medium, Level::Hard], 4);
    let effort = Effort { batches: 4, ..QUICK };
    adds_up(&game, &analyse(&game, effort, 1, 1, &|| false, &mut |_| ()));
}

#[test]
fn many_cores_find_what_one_finds() {
    let game = played(&Setup::new(3).unwrap(), &[Level::Medium; 3], 7);
    let [one, many] = [1, 3].map(|cores| analyse(&game, QUICK, 1, cores, &|| false, &mut |_| ()));
    assert_eq!(one, many);
}

/// The same record gives the same review everywhere: these are the bits of one.
#[test]
fn a_review_is_the_same_on_every_machine() {
    let game = played(&Setup::by_rules(1, 2).unwrap(), &[Level::Easy, Level::Hard], 3);
    let report = analysed(&game);
    let chances = report.plies.iter().flat_map(|ply| &ply.chances);
    let mark = chances.fold(0u64, |mark, chance| mark.rotate_left(5) ^ chance.to_bits());
    assert_eq!(mark, 0xe8a8_4ede_489c_7429, "{mark:#x}");
}

#[test]
fn five_turning_points_are_reported_in_the_order_of_the_game() {
    let report = analysed(&played(&Setup::new(2).unwrap(), &[Level::Easy, Level::Hard], 3));
    let points = &report.turning_points;
    assert_eq!(points.len(), 5);
    assert!(points.is_sorted_by(|a, b| a.ply < b.ply), "{points:?}");
    let before = |ply: usize| if ply == 0 { &report.start } else { &report.plies[ply - 1].chances };
    let swing = |ply: usize| (report.plies[ply].chances[0] - before(ply)[0]).abs();
    let least = points.iter().map(|point| swing(point.ply)).fold(1.0, f64::min);
    let bigger = (0..report.plies.len()).filter(|&ply| swing(ply) > least).count();
    assert!(bigger < 5, "{bigger}");
}
