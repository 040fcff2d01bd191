//! Making hindsight: games are played on by experience, and it learns how they go.

use super::scattered;
use crate::{
    Bot, Brain, Level, Shares,
    adam::Adam,
    hindsight::{FIRST, Fired, Hindsight, SECOND},
    lived::Lived,
    parallel::in_parallel,
};
use engine::{Rng, Seat, Setup, Turn, chance, play_through};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// How much the end of the game weighs against the judgement one turn later.
const LAMBDA: f64 = 0.85;
/// The games that are played on from tables of one game.
const FROM_ONE: usize = 8;
/// Who plays that one: a review of weak players sees tables that good ones never come to.
const OPENING: [Level; 7] =
    [Level::Random, Level::Greedy, Level::Easy, Level::Easy, Level::Medium, Level::Medium, Level::Hard];
/// The parts that a batch of games is split into, one for each core. Their number, not that of the cores, is part of the result.
const PARTS: usize = 4;

/// A network of hindsight that learns.
#[derive(Clone, Debug)]
pub struct HindsightTrainer {
    net: Hindsight,
    adam: Adam,
}

/// What was learned from some games.
struct Learned {
    slopes: Vec<f32>,
    surprise: f64,
    lessons: usize,
}

impl HindsightTrainer {
    /// A network that knows nothing yet of what it sees.
    pub fn new(inputs: usize, seed: u64) -> HindsightTrainer {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut weights = vec![0.0; Hindsight::size(inputs)];
        let (first, rest) = weights.split_at_mut(inputs * FIRST);
        let second = &mut rest[FIRST..];
        scattered(first, 1.8 / (inputs as f32).sqrt(), &mut rng);
        scattered(&mut second[..FIRST * SECOND], 1.7 / (FIRST as f32).sqrt(), &mut rng);
        scattered(&mut second[(FIRST + 1) * SECOND..(FIRST + 2) * SECOND], 0.1, &mut rng);
        HindsightTrainer::resume(Hindsight::new(weights))
    }

    /// A network that goes on learning.
    pub fn resume(net: Hindsight) -> HindsightTrainer {
        let adam = Adam::new(Hindsight::size(net.inputs()));
        HindsightTrainer { net, adam }
    }

    /// The network as it is now.
    pub fn net(&self) -> &Hindsight {
        &self.net
    }

    /// Plays games for each set-up and learns from them all. Gives back how surprising their ends were: the mean cross
    /// entropy.
    pub fn learn<G: Brain>(&mut self, games: &[G::Setup], rate: f32, seed: u64) -> f64 {
        let net = &self.net;
        let parts = in_parallel(crate::cores(), PARTS, &|part| {
            let mut learned =
                Learned { slopes: vec![0.0; Hindsight::size(net.inputs())], surprise: 0.0, lessons: 0 };
            for (i, setup) in games.iter().enumerate().skip(part).step_by(PARTS) {
                for game in live::<G>(setup, seed.wrapping_add(i as u64)) {
                    learned.study(net, &game);
                }
            }
            learned
        });
        let lessons = parts.iter().map(|part| part.lessons).sum::<usize>().max(1);
        let mut slopes = vec![0.0; Hindsight::size(self.net.inputs())];
        for part in &parts {
            slopes.iter_mut().zip(&part.slopes).for_each(|(sum, slope)| *sum += slope / lessons as f32);
        }
        self.adam.step(self.net.weights_mut(), &slopes, rate);
        parts.iter().map(|part| part.surprise).sum::<f64>() / lessons as f64
    }
}

impl Learned {
    fn study(&mut self, net: &Hindsight, game: &Lived) {
        let mut target = game.outcome;
        for (seen, _) in game.seen.iter().rev() {
            let judged = seen.chunks_exact(net.inputs()).map(|side| net.judge(side));
            let (judgements, fired): (Vec<f32>, Vec<Fired>) = judged.unzip();
            let shares = Shares::from_judgements(&judgements);
            for ((seat, side), fired) in
                Seat::all(judgements.len() as u8).zip(seen.chunks_exact(net.inputs())).zip(&fired)
            {
                self.surprise -= game.outcome[seat] * shares[seat].max(1e-6).ln();
                net.backward(side, fired, (shares[seat] - target[seat]) as f32, &mut self.slopes);
            }
            self.lessons += 1;
            target = target.scaled(LAMBDA);
            target += shares.scaled(1.0 - LAMBDA);
        }
    }
}

/// Plays a game between players of any level, and plays it on by experience from tables of all its parts.
fn live<G: Brain>(setup: &G::Setup, seed: u64) -> Vec<Lived> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let tables = opening::<G>(setup, &mut rng);
    let from = |part: usize| {
        let within = chance::below(&mut rng, 1 << 10) as usize;
        let table = &tables[((part << 10) + within) * tables.len() / (FROM_ONE << 10)];
        Lived::from(table.reshuffled(&mut rng), 0, u32::MAX, &mut rng)
    };
    (0..FROM_ONE).map(from).collect()
}

/// The tables that turns begin with in a game between players of any level.
fn opening<G: Brain>(setup: &G::Setup, rng: &mut Pcg64Mcg) -> Vec<G> {
    let mut player = || Bot::new(chance::pick(rng, &OPENING), rng.next_u64());
    let mut players: Vec<Bot> = (0..setup.seats()).map(|_| player()).collect();
    let mut game = G::new(setup);
    let mut tables = vec![game.clone()];
    let mut last = game.clone();
    play_through(
        &mut game,
        rng,
        |game: &G| {
            if last.turn_ended(game) && game.turn() != Turn::Over {
                tables.push(game.clone());
            }
            last.clone_from(game);
        },
        |game, seat, _| Some(players[seat.index()].choose(game, seat)),
    );
    tables
}
