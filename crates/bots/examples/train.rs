//! Makes the experience of a game's bots anew: `train GAME BATCHES SEED FILE RATE`, RATE being how boldly it
//! learns at first: 0.003 for a new file (0.002 for hindsight), 0.001 to refine one. GAME is `bohemian`, `villagers` or
//! `villagers-solo` for experience, by which bots play, and `bohemian-hindsight` or `villagers-hindsight` for what reviews
//! judge by.
//!
//! The file is written after every hundred batches.

use bohemian::{Bohemian, Setup};
use bots::{
    Brain,
    hindsight::Hindsight,
    net::Net,
    training::{HindsightTrainer, Trainer},
};
use std::{env, fs};
use villagers::{Level, Villagers};

/// The games of a batch.
const GAMES: usize = 32;

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
    let villages = || [2, 3, 4, 5].map(|n| Setup::new(n).unwrap());
    let villagers = || [2, 3, 4, 5].map(|n| villagers::Setup::players(n).unwrap());
    let solo = || [Level::Novice, Level::Normal, Level::Expert].map(villagers::Setup::solo);
    match &game[..] {
        // Two play most often.
        "bohemian" => course.experience::<Bohemian>(&[&villages()[..1], &villages()].concat()),
        "villagers" => course.experience::<Villagers>(&[&villagers()[..1], &villagers()].concat()),
        "villagers-solo" => course.experience::<Villagers>(&solo()),
        "bohemian-hindsight" => course.hindsight::<Bohemian>(&villages()),
        "villagers-hindsight" => course.hindsight::<Villagers>(&[&villagers()[..], &solo()].concat()),
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

impl Course<'_> {
    fn experience<G: Brain>(&self, tables: &[G::Setup]) {
        let mut trainer = match fs::read(self.file) {
            Ok(bytes) => Trainer::resume(Net::from_bytes(&bytes)),
            Err(_) => Trainer::new(inputs(tables, G::features), self.seed),
        };
        self.run(|rate, seed| {
            let surprise = trainer.learn::<G>(&batch(tables, seed), rate, seed);
            (surprise, trainer.net().to_bytes())
        });
    }

    fn hindsight<G: Brain>(&self, tables: &[G::Setup]) {
        let mut trainer = match fs::read(self.file) {
            Ok(bytes) => HindsightTrainer::resume(Hindsight::from_bytes(&bytes)),
            Err(_) => HindsightTrainer::new(inputs(tables, G::details), self.seed),
        };
        self.run(|rate, seed| {
            let surprise = trainer.learn::<G>(&batch(tables, seed), rate, seed);
            (surprise, trainer.net().to_bytes())
        });
    }

    /// Learns batch by batch: how surprising each was, and the network then.
    fn run(&self, mut learn: impl FnMut(f32, u64) -> (f64, Vec<u8>)) {
        let mut sum = 0.0;
        for batch in 0..self.batches {
            // From bold to careful.
            let rate = self.rate * (1.0 - 0.97 * batch as f32 / self.batches as f32);
            let (surprise, net) = learn(rate, self.seed.wrapping_add(batch << 32));
            sum += surprise;
            if (batch + 1) % 100 == 0 {
                println!("{} games: {:.4}", (batch + 1) * GAMES as u64, sum / 100.0);
                sum = 0.0;
                fs::write(self.file, net).expect("the file can be written");
            }
        }
    }
}

/// The tables of a batch: each kind as often as the others, in the long run.
fn batch<S: Clone>(tables: &[S], seed: u64) -> Vec<S> {
    let first = (seed >> 32) as usize * GAMES % tables.len();
    tables.iter().cycle().skip(first).take(GAMES).cloned().collect()
}

/// How many numbers one side of a table is seen as.
fn inputs<G: Brain>(tables: &[G::Setup], see: impl Fn(&G, &mut Vec<f32>)) -> usize {
    let game = G::new(&tables[0]);
    let mut seen = Vec::new();
    see(&game, &mut seen);
    seen.len() / game.seats() as usize
}
