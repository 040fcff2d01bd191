//! The same in instructions: repeatable, whatever else the machine is doing. Needs valgrind and
//! `gungraun-runner`; `cargo xtask bench` brings both.

#![allow(missing_docs)] // the macros write undocumented items

use engine::{Game, playout, testkit};
use gungraun::{library_benchmark, library_benchmark_group, main};
use std::hint::black_box;
use villagers::{Level, Setup, Villagers};

fn start(players: u8) -> Villagers {
    Villagers::new(&Setup::players(players).unwrap_or(Setup::solo(Level::Normal)))
}

#[library_benchmark]
#[bench::solo(start(1))]
#[bench::two(start(2))]
#[bench::three(start(3))]
#[bench::four(start(4))]
#[bench::five(start(5))]
fn hundred_playouts(start: Villagers) -> u64 {
    let mut rng = testkit::rng(1);
    let mut moves = Vec::with_capacity(1024);
    (0..100).map(|_| playout(&mut black_box(&start).clone(), &mut rng, &mut moves).transitions()).sum()
}

library_benchmark_group!(name = playouts; benchmarks = hundred_playouts);
main!(library_benchmark_groups = playouts);
