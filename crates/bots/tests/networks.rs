//! How well the networks of the games predict results.

use bohemian::{Bohemian, Setup};
use bots::{Brain, Evaluator, Shares, play_turns};
use core::ops::ControlFlow;
use engine::{Seat, testkit};
use villagers::{Level, Villagers};

/// The chances of each seat by the review network.
fn review<G: Brain>(game: &G) -> Shares {
    if let Some(outcome) = game.outcome() {
        return Shares::of(&outcome, game.seats());
    }
    let mut features = Vec::new();
    game.review_features(&mut features);
    game.review_net().shares(&features, |_, _| 0.0)
}

/// The mean cross entropy between predictions after each turn and results, over some games: of the evaluation network, and
/// of the review network.
fn cross_entropy<G: Brain>(setup: &G::Setup, games: u64) -> (f64, f64) {
    let (mut evaluation, mut reviewed, mut turns) = (0.0, 0.0, 0.0);
    for seed in 0..games {
        let mut rng = testkit::rng(seed);
        let mut game = G::new(setup);
        let mut evaluator = Evaluator::new(game.evaluation_net());
        let mut predictions = Vec::new();
        play_turns(
            &mut game,
            &mut rng,
            |rng, game| game.draw(rng),
            |_, game, seat| {
                *game = evaluator.best_turn(game, seat, 1);
                predictions.push((evaluator.evaluate(game), review(game)));
                ControlFlow::Continue(())
            },
        );
        let (seats, end) = (game.seats(), evaluator.evaluate(&game));
        for (by_evaluation, by_review) in predictions {
            for seat in Seat::all(seats) {
                let entropy = |predicted: Shares| -> f64 {
                    let of = |end: f64, predicted: f64| -end * predicted.max(1e-6).ln();
                    // A single player may lose.
                    let alone = if seats == 1 { of(1.0 - end[seat], 1.0 - predicted[seat]) } else { 0.0 };
                    of(end[seat], predicted[seat]) + alone
                };
                evaluation += entropy(by_evaluation);
                reviewed += entropy(by_review);
            }
            let all = Seat::all(seats).map(|seat| by_review[seat]).sum::<f64>();
            assert!(seats == 1 || (all - 1.0).abs() < 1e-6);
            turns += 1.0;
        }
    }
    (evaluation / turns, reviewed / turns)
}

#[test]
fn the_review_network_predicts_better_than_the_evaluation_network_at_every_table() {
    let check = |table: &str, (evaluation, review): (f64, f64)| {
        println!("{table}: {evaluation:.4} by the evaluation network, {review:.4} by the review network");
        assert!(review < evaluation, "{table}: {review} and {evaluation}");
    };
    for seats in 2..=5 {
        let setup = Setup::new(seats).unwrap();
        check(&format!("Bohemian Villages, {seats} seats"), cross_entropy::<Bohemian>(&setup, 60));
        let setup = villagers::Setup::players(seats).unwrap();
        check(&format!("Villagers, {seats} seats"), cross_entropy::<Villagers>(&setup, 40));
    }
    let levels = [Level::Novice, Level::Normal, Level::Expert].map(villagers::Setup::solo);
    let (evaluation, review): (Vec<f64>, Vec<f64>) =
        levels.iter().map(|setup| cross_entropy::<Villagers>(setup, 60)).unzip();
    check("Villagers, against the Countess", (evaluation.iter().sum(), review.iter().sum()));
}
