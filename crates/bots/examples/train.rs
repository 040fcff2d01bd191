//! Makes the experience of a game's bots anew: `train GAME BATCHES SEED FILE RATE`, RATE being how boldly it
//! learns at first: 0.003 for a new file, 0.001 to refine one. `bohemian-hindsight` is the experience of reviews: games
//! are played as bots do now, and it learns how they end.
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
    let course = Course { batches, seed, file, rate };
    match &game[..] {
        "bohemian" => {
            let tables = [2, 2, 3, 4, 5].map(|n| Setup::new(n).unwrap());
            train(&tables, &course, Bohemian::features, Trainer::learn::<Bohemian>);
        }
        "bohemian-hindsight" => {
            let tables = [2, 3, 4, 5].map(|n| Setup::new(n).unwrap());
            train(&tables, &course, Bohemian::details, Trainer::look_back::<Bohemian>);
        }
        "villagers" => {
            let tables = [2, 2, 3, 4, 5].map(|n| villagers::Setup::players(n).unwrap());
            train(&tables, &course, Villagers::features, Trainer::learn::<Villagers>);
        }
        "villagers-solo" => {
            let tables = [Level::Novice, Level::Normal, Level::Expert].map(villagers::Setup::solo);
            train(&tables, &course, Villagers::features, Trainer::learn::<Villagers>);
        }
        other => eprintln!("no game {other}"),
    }
}

/// How long, from where, into which file and how boldly to learn.
struct Course<'a> {
    batches: u64,
    seed: u64,
    file: &'a str,
    rate: f32,
}

fn train<G: Brain>(
    tables: &[G::Setup],
    &Course { batches, seed, file, rate }: &Course<'_>,
    see: impl Fn(&G, &mut Vec<f32>),
    learn: impl Fn(&mut Trainer, &[G::Setup], f32, u64) -> f64,
) {
    let mut trainer = if let Ok(bytes) = fs::read(file) {
        Trainer::resume(Net::from_bytes(&bytes))
    } else {
        let game = G::new(&tables[0]);
        let mut seen = Vec::new();
        see(&game, &mut seen);
        Trainer::new(seen.len() / game.seats() as usize, seed)
    };
    let setups: Vec<G::Setup> = tables.iter().cycle().take(GAMES).cloned().collect();
    let mut surprise = 0.0;
    for batch in 0..batches {
        // From bold to careful.
        let rate = rate * (1.0 - 0.97 * batch as f32 / batches as f32);
        surprise += learn(&mut trainer, &setups, rate, seed.wrapping_add(batch << 32));
        if (batch + 1) % 100 == 0 {
            println!("{} games: {:.4}", (batch + 1) * GAMES as u64, surprise / 100.0);
            surprise = 0.0;
            fs::write(file, trainer.net().to_bytes()).expect("the file can be written");
        }
    }
}
