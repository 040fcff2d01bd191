//! Makes the experience of a game's bots anew: `train GAME BATCHES SEED FILE RATE`, RATE being how boldly it
//! learns at first: 0.003 for a new file, 0.001 to refine one.
//!
//! The file is written after every hundred batches.

use bohemian::{Bohemian, Setup};
use bots::{Brain, net::Net, training::Trainer};
use std::{env, fs};
use villagers::{Level, Villagers};

/// The games of a batch.
const GAMES: usize = 16;

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let [game, batches, seed, file, rate] = &args[..] else {
        eprintln!("train GAME BATCHES SEED FILE RATE");
        return;
    };
    let batches = batches.parse().expect("a number of batches");
    let seed = seed.parse().expect("a seed");
    let rate = rate.parse().expect("a rate");
    match &game[..] {
        "bohemian" => {
            train::<Bohemian>(&[2, 2, 3, 4, 5].map(|n| Setup::new(n).unwrap()), batches, seed, file, rate);
        }
        "villagers" => {
            let tables = [2, 2, 3, 4, 5].map(|n| villagers::Setup::players(n).unwrap());
            train::<Villagers>(&tables, batches, seed, file, rate);
        }
        "villagers-solo" => {
            let tables = [Level::Novice, Level::Normal, Level::Expert].map(villagers::Setup::solo);
            train::<Villagers>(&tables, batches, seed, file, rate);
        }
        other => eprintln!("no game {other}"),
    }
}

fn train<G: Brain>(tables: &[G::Setup], batches: u64, seed: u64, file: &str, rate: f32) {
    let mut trainer = match fs::read(file) {
        Ok(bytes) => Trainer::resume(Net::from_bytes(&bytes)),
        Err(_) => Trainer::new(inputs::<G>(&tables[0]), seed),
    };
    let setups: Vec<G::Setup> = tables.iter().cycle().take(GAMES).cloned().collect();
    let mut surprise = 0.0;
    for batch in 0..batches {
        // From bold to careful.
        let rate = rate * (1.0 - 0.97 * batch as f32 / batches as f32);
        surprise += trainer.learn::<G>(&setups, rate, seed.wrapping_add(batch << 32));
        if (batch + 1) % 100 == 0 {
            println!("{} games: {:.4}", (batch + 1) * GAMES as u64, surprise / 100.0);
            surprise = 0.0;
            fs::write(file, trainer.net().to_bytes()).expect("the file can be written");
        }
    }
}

/// How many features a seat sees.
fn inputs<G: Brain>(setup: &G::Setup) -> usize {
    let game = G::new(setup);
    let mut seen = Vec::new();
    game.features(&mut seen);
    seen.len() / game.seats() as usize
}
