//! How fast random play is: `cargo run --release -p villagers --example playout [seats]`.

use engine::{Game, playout};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::time::{Duration, Instant};
use villagers::{Level, Setup, Villagers};

fn main() {
    let seats = std::env::args().nth(1).and_then(|seats| seats.parse().ok()).unwrap_or(3);
    let setup = Setup::players(seats).unwrap_or(Setup::solo(Level::Normal));
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut moves = Vec::new();
    let (mut games, mut transitions) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(3) {
        for _ in 0..100 {
            let mut game = Villagers::new(&setup);
            transitions += playout(&mut game, &mut rng, &mut moves).transitions();
            games += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{:.2} million transitions/s", transitions as f64 / seconds / 1e6);
    println!("{:.0} games/s of {:.0} transitions", games as f64 / seconds, transitions as f64 / games as f64);
    println!("state {} bytes, move {} bytes", size_of::<Villagers>(), size_of::<villagers::Move>());
}
