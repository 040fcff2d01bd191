//! How well the networks of the games evaluate positions.

use bohemian::{Bohemian, Setup};
use bots::{Brain, Mind, Shares, play_turns};
use core::ops::ControlFlow;
use engine::{Seat, testkit};
use villagers::{Level, Villagers};

/// The chances of each seat with hindsight.
fn look_back<G: Brain>(game: &G) -> Shares {
    if let Some(outcome) = game.outcome() {
        return Shares::of(&outcome, game.seats());
    }
    let mut seen = Vec::new();
    game.details(&mut seen);
    game.hindsight().shares(&seen, |_, _| 0.0)
}

/// How surprising the ends of some games are, to experience and with hindsight: the mean cross entropy after each turn.
fn surprise<G: Brain>(setup: &G::Setup, games: u64) -> (f64, f64) {
    let (mut ahead, mut back, mut turns) = (0.0, 0.0, 0.0);
    for seed in 0..games {
        let mut rng = testkit::rng(seed);
        let mut game = G::new(setup);
        let mut mind = Mind::new(game.net());
        let mut judged = Vec::new();
        play_turns(
            &mut game,
            &mut rng,
            |rng, game| game.draw(rng),
            |_, game, seat| {
                *game = mind.best(game, seat, 1);
                judged.push((mind.judge(game), look_back(game)));
                ControlFlow::Continue(())
            },
        );
        let (seats, end) = (game.seats(), mind.judge(&game));
        for (before, after) in judged {
            for seat in Seat::all(seats) {
                let surprise = |seen: Shares| -> f64 {
                    let of = |end: f64, seen: f64| -end * seen.max(1e-6).ln();
                    // Who plays alone may lose.
                    let alone = if seats == 1 { of(1.0 - end[seat], 1.0 - seen[seat]) } else { 0.0 };
                    of(end[seat], seen[seat]) + alone
                };
                ahead += surprise(before);
                back += surprise(after);
            }
            let all = Seat::all(seats).map(|seat| after[seat]).sum::<f64>();
            assert!(seats == 1 || (all - 1.0).abs() < 1e-6);
            turns += 1.0;
        }
    }
    (ahead / turns, back / turns)
}

#[test]
fn hindsight_is_less_surprised_than_experience_at_every_table() {
    let told = |table: &str, (ahead, back): (f64, f64)| {
        println!("{table}: {ahead:.4} ahead, {back:.4} back");
        assert!(back < ahead, "{table}: {back} and {ahead}");
    };
    for seats in 2..=5 {
        let setup = Setup::new(seats).unwrap();
        told(&format!("Bohemian Villages, {seats} seats"), surprise::<Bohemian>(&setup, 60));
        let setup = villagers::Setup::players(seats).unwrap();
        told(&format!("Villagers, {seats} seats"), surprise::<Villagers>(&setup, 40));
    }
    let levels = [Level::Novice, Level::Normal, Level::Expert].map(villagers::Setup::solo);
    let (ahead, back): (Vec<f64>, Vec<f64>) =
        levels.iter().map(|setup| surprise::<Villagers>(setup, 60)).unzip();
    told("Villagers, against the Countess", (ahead.iter().sum(), back.iter().sum()));
}
