//! Random playouts, timed: state transitions a second at each table, and the parts of a transition.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use engine::{Game, History, Setup as _, Turn, Viewer, playout, testkit};
use std::hint::black_box;
use villagers::{Level, PhaseView, Setup, Villagers};

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("villagers");
    for setup in (2..=5).filter_map(Setup::players).chain([Setup::solo(Level::Normal)]) {
        let start = Villagers::new(&setup);
        let mut rng = testkit::rng(1);
        let mut moves = Vec::with_capacity(1024);
        let mut batch = || -> u64 {
            (0..100).map(|_| playout(&mut start.clone(), &mut rng, &mut moves).transitions()).sum()
        };
        group.throughput(Throughput::Elements(batch()));
        let name = format!("100 playouts, {} players", setup.seats());
        group.bench_function(name, |bencher| bencher.iter(&mut batch));
    }
    let middle = middle_game();
    let mut moves = Vec::with_capacity(1024);
    let mut rng = testkit::rng(1);
    group.throughput(Throughput::Elements(1));
    group
        .bench_function("legal moves", |bencher| bencher.iter(|| black_box(&middle).legal_moves(&mut moves)));
    group.bench_function("clone", |bencher| bencher.iter(|| black_box(&middle).clone()));
    group.bench_function("resample", |bencher| bencher.iter(|| middle.resample(Viewer::Spectator, &mut rng)));
    group.finish();
}

/// A position where somebody builds, half-way through a random game of three.
fn middle_game() -> Villagers {
    let setup = Setup::players(3).expect("three can play");
    let history: History<Villagers> = testkit::random_game(&setup, &mut testkit::rng(1), |_, _| ());
    let plies = history.plies().len();
    let builds = |state: &Villagers| {
        matches!(state.turn(), Turn::Seat(_)) && state.view(Viewer::Spectator).phase == PhaseView::Build
    };
    (plies / 2..plies).map(|plies| history.state_after(plies)).find(builds).expect("somebody builds")
}

criterion_group!(benches, playouts);
criterion_main!(benches);
