//! How fast bots think: a playout of a search and a whole judgement of a turn, at the start and in mid-game.

mod position;

use bohemian::Bohemian;
use bots::{Bot, Brain, Budget, Level, Search};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use position::position;
use villagers::Villagers;

/// The playouts of one measured search.
const PLAYOUTS: u32 = 64;

fn measure<G: Brain>(criterion: &mut Criterion, name: &str, setup: &G::Setup) {
    for (when, from) in [("start", 0), ("mid-game", 40)] {
        let (game, seat) = position::<G>(setup, from);
        let budget = Budget { moves: 4, playouts: PLAYOUTS, turns: game.budget().turns };
        let search = Search { game: &game, seat, budget, finalists: 4, keep: None, seed: 1, cores: 1 };
        let mut group = criterion.benchmark_group(format!("{name}, {when}"));
        group.throughput(Throughput::Elements(PLAYOUTS.into()));
        group.bench_function("playouts", |bencher| bencher.iter(|| search.run(&|| false)));
        group.throughput(Throughput::Elements(1));
        let mut bot = Bot::new(Level::Hard, 1);
        group.bench_function("a move of hard", |bencher| bencher.iter(|| bot.choose(&game, seat)));
        group.finish();
    }
}

fn all(criterion: &mut Criterion) {
    measure::<Bohemian>(criterion, "bohemian", &bohemian::Setup::new(2).unwrap());
    measure::<Villagers>(criterion, "villagers", &villagers::Setup::players(3).unwrap());
}

criterion_group!(benches, all);
criterion_main!(benches);
