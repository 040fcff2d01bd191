//! Random playouts, timed: state transitions a second at each player count, and the parts of a transition.

use bohemian::{Bohemian, Setup};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use engine::{Game, History, playout, testkit};
use std::hint::black_box;

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("bohemian");
    for players in 2..=5 {
        let start = Bohemian::new(&Setup::new(players).unwrap());
        let mut rng = testkit::rng(1);
        let mut moves = Vec::with_capacity(256);
        let mut batch = || -> u64 {
            (0..100).map(|_| playout(&mut start.clone(), &mut rng, &mut moves).transitions()).sum()
        };
        group.throughput(Throughput::Elements(batch()));
        group.bench_function(format!("100 playouts, {players} players"), |bencher| bencher.iter(&mut batch));
    }
    let middle = middle_game();
    let mut moves = Vec::with_capacity(256);
    group.throughput(Throughput::Elements(1));
    group
        .bench_function("legal moves", |bencher| bencher.iter(|| black_box(&middle).legal_moves(&mut moves)));
    group.bench_function("clone", |bencher| bencher.iter(|| black_box(&middle).clone()));
    group.finish();
}

/// A position with dice on the table, half-way through a random game of two.
fn middle_game() -> Bohemian {
    let setup = Setup::new(2).unwrap();
    let history: History<Bohemian> = testkit::random_game(&setup, &mut testkit::rng(1), |_, _| ());
    let plies = history.plies().len();
    let deciding = |state: &Bohemian| matches!(state.turn(), engine::Turn::Seat(_));
    (plies / 2..plies)
        .map(|plies| history.state_after(plies))
        .find(deciding)
        .expect("somebody decides something")
}

criterion_group!(benches, playouts);
criterion_main!(benches);
