//! Training the review network: the evaluation network plays games on, and the review network learns from the results.

use super::randomize;
use crate::{
    Bot, Brain, Level, ReviewNet, Shares,
    adam::Adam,
    parallel::in_parallel,
    review_net::{Activations, FIRST, SECOND},
    self_play::SelfPlayGame,
};
use engine::{Rng, Seat, Setup, Turn, chance, play_through};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// The weight of the result of the game against the evaluation one turn later.
const LAMBDA: f64 = 0.85;
/// How many games are played on from positions of one opening game.
const FROM_ONE: usize = 8;
/// The levels that play the opening game. Weak players reach positions that strong ones never do, and reviews see both.
const OPENING: [Level; 7] =
    [Level::Random, Level::Greedy, Level::Easy, Level::Easy, Level::Medium, Level::Medium, Level::Hard];
/// A batch is split into this many parts, which cores share. The result depends on their number, not on that of the cores.
const PARTS: usize = 4;

/// A review network in training.
#[derive(Clone, Debug)]
pub struct ReviewTrainer {
    net: ReviewNet,
    adam: Adam,
}

/// The gradients and the loss over some games.
struct Gradients {
    sum: Vec<f32>,
    loss: f64,
    samples: usize,
}

impl ReviewTrainer {
    /// A new network.
    pub fn new(inputs: usize, seed: u64) -> ReviewTrainer {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut weights = vec![0.0; ReviewNet::size(inputs)];
        let (first, rest) = weights.split_at_mut(inputs * FIRST);
        let second = &mut rest[FIRST..];
        randomize(first, 1.8 / (inputs as f32).sqrt(), &mut rng);
        randomize(&mut second[..FIRST * SECOND], 1.7 / (FIRST as f32).sqrt(), &mut rng);
        randomize(&mut second[(FIRST + 1) * SECOND..(FIRST + 2) * SECOND], 0.1, &mut rng);
        ReviewTrainer::resume(ReviewNet::new(weights))
    }

    /// A network that is trained further.
    pub fn resume(net: ReviewNet) -> ReviewTrainer {
        let adam = Adam::new(ReviewNet::size(net.inputs()));
        ReviewTrainer { net, adam }
    }

    /// The network as it is now.
    pub fn net(&self) -> &ReviewNet {
        &self.net
    }

    /// Plays games for each set-up and learns from them all. Returns the loss: the mean cross entropy between the
    /// evaluations and the results.
    pub fn learn<G: Brain>(&mut self, games: &[G::Setup], rate: f32, seed: u64) -> f64 {
        let net = &self.net;
        let parts = in_parallel(crate::cores(), PARTS, &|part| {
            let size = ReviewNet::size(net.inputs());
            let mut gradients = Gradients { sum: vec![0.0; size], loss: 0.0, samples: 0 };
            for (i, setup) in games.iter().enumerate().skip(part).step_by(PARTS) {
                for game in self_play::<G>(setup, seed.wrapping_add(i as u64)) {
                    gradients.add(net, &game);
                }
            }
            gradients
        });
        let samples = parts.iter().map(|part| part.samples).sum::<usize>().max(1);
        let mut gradients = vec![0.0; ReviewNet::size(self.net.inputs())];
        for part in &parts {
            gradients.iter_mut().zip(&part.sum).for_each(|(mean, sum)| *mean += sum / samples as f32);
        }
        self.adam.step(self.net.weights_mut(), &gradients, rate);
        parts.iter().map(|part| part.loss).sum::<f64>() / samples as f64
    }
}

impl Gradients {
    fn add(&mut self, net: &ReviewNet, game: &SelfPlayGame) {
        let mut target = game.outcome;
        for (features, _) in game.samples.iter().rev() {
            let sides = || features.chunks_exact(net.inputs());
            let (logits, active): (Vec<f32>, Vec<Activations>) =
                sides().map(|side| net.forward(side)).unzip();
            let shares = Shares::from_logits(&logits);
            for ((seat, side), active) in Seat::all(logits.len() as u8).zip(sides()).zip(&active) {
                self.loss -= game.outcome[seat] * shares[seat].max(1e-6).ln();
                net.backward(side, active, (shares[seat] - target[seat]) as f32, &mut self.sum);
            }
            self.samples += 1;
            target = target.scaled(LAMBDA);
            target += shares.scaled(1.0 - LAMBDA);
        }
    }
}

/// Plays an opening game between bots of any level, then plays on from positions of all its parts.
fn self_play<G: Brain>(setup: &G::Setup, seed: u64) -> Vec<SelfPlayGame> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let positions = opening::<G>(setup, &mut rng);
    let from = |part: usize| {
        let within = chance::below(&mut rng, 1 << 10) as usize;
        let position = &positions[((part << 10) + within) * positions.len() / (FROM_ONE << 10)];
        SelfPlayGame::from(position.reshuffled(&mut rng), 0, u32::MAX, &mut rng)
    };
    (0..FROM_ONE).map(from).collect()
}

/// The positions where turns begin in a game between bots of any level.
fn opening<G: Brain>(setup: &G::Setup, rng: &mut Pcg64Mcg) -> Vec<G> {
    let mut player = || Bot::new(chance::pick(rng, &OPENING), rng.next_u64());
    let mut players: Vec<Bot> = (0..setup.seats()).map(|_| player()).collect();
    let mut game = G::new(setup);
    let mut positions = vec![game.clone()];
    let mut last = game.clone();
    play_through(
        &mut game,
        rng,
        |game: &G| {
            if last.turn_ended(game) && game.turn() != Turn::Over {
                positions.push(game.clone());
            }
            last.clone_from(game);
        },
        |game, seat, _| Some(players[seat.index()].choose(game, seat)),
    );
    positions
}
