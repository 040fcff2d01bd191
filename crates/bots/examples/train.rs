//! Trains a network of a game: `train GAME BATCHES SEED FILE RATE`. RATE is the initial learning rate: 0.003 for a new
//! evaluation network, 0.002 for a new review network, 0.001 to refine one. GAME is `bohemian`, `villagers` or
//! `villagers-solo` for an evaluation network, and `bohemian-review` or `villagers-review` for a review network.
//!
//! The file is written after every hundred batches.

use bohemian::{Bohemian, Setup};
use bots::training::{ReviewTrainer, Trainer};
use bots::{Brain, EvaluationNet, ReviewNet};
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
        "bohemian" => course.evaluation::<Bohemian>(&[&villages()[..1], &villages()].concat()),
        "villagers" => course.evaluation::<Villagers>(&[&villagers()[..1], &villagers()].concat()),
        "villagers-solo" => course.evaluation::<Villagers>(&solo()),
        "bohemian-review" => course.review::<Bohemian>(&villages()),
        "villagers-review" => course.review::<Villagers>(&[&villagers()[..], &solo()].concat()),
        other => eprintln!("no game {other}"),
    }
}

/// How to train: how long, from which seed, into which file and at which rate.
struct Course<'a> {
    batches: u64,
    seed: u64,
    file: &'a str,
    rate: f32,
}

impl Course<'_> {
    fn evaluation<G: Brain>(&self, tables: &[G::Setup]) {
        let mut trainer = match fs::read(self.file) {
            Ok(bytes) => Trainer::resume(EvaluationNet::from_bytes(&bytes)),
            Err(_) => Trainer::new(inputs(tables, G::features), self.seed),
        };
        self.run(|rate, seed| {
            let loss = trainer.learn::<G>(&batch(tables, seed), rate, seed);
            (loss, trainer.net().to_bytes())
        });
    }

    fn review<G: Brain>(&self, tables: &[G::Setup]) {
        let mut trainer = match fs::read(self.file) {
            Ok(bytes) => ReviewTrainer::resume(ReviewNet::from_bytes(&bytes)),
            Err(_) => ReviewTrainer::new(inputs(tables, G::review_features), self.seed),
        };
        self.run(|rate, seed| {
            let loss = trainer.learn::<G>(&batch(tables, seed), rate, seed);
            (loss, trainer.net().to_bytes())
        });
    }

    /// Trains batch by batch; `learn` returns the loss of a batch, and the network after it.
    fn run(&self, mut learn: impl FnMut(f32, u64) -> (f64, Vec<u8>)) {
        let mut sum = 0.0;
        for batch in 0..self.batches {
            // The learning rate falls over time.
            let rate = self.rate * (1.0 - 0.97 * batch as f32 / self.batches as f32);
            let (loss, net) = learn(rate, self.seed.wrapping_add(batch << 32));
            sum += loss;
            if (batch + 1) % 100 == 0 {
                println!("{} games: {:.4}", (batch + 1) * GAMES as u64, sum / 100.0);
                sum = 0.0;
                fs::write(self.file, net).expect("the file can be written");
            }
        }
    }
}

/// The set-ups of a batch: in the long run each comes as often as the others.
fn batch<S: Clone>(tables: &[S], seed: u64) -> Vec<S> {
    let first = (seed >> 32) as usize * GAMES % tables.len();
    tables.iter().cycle().skip(first).take(GAMES).cloned().collect()
}

/// The number of features for each seat.
fn inputs<G: Brain>(tables: &[G::Setup], extract: impl Fn(&G, &mut Vec<f32>)) -> usize {
    let game = G::new(&tables[0]);
    let mut features = Vec::new();
    extract(&game, &mut features);
    features.len() / game.seats() as usize
}
