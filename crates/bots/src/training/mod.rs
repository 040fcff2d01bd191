//! Training the evaluation network: it plays against itself and learns from the results.
//!
//! Each position after a turn is a training sample. Its target lies between the result of the game and the evaluation one turn
//! later (the lambda return of temporal difference learning). The weights take a step of Adam after each batch of games.

mod review;

use crate::{Brain, EvaluationNet, Evaluator, Shares, adam::Adam, evaluation_net::HIDDEN, play_turns};
use core::ops::ControlFlow;
use engine::{Seat, chance};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
pub use review::ReviewTrainer;

/// The weight of the result of the game against the evaluation one turn later.
const LAMBDA: f64 = 0.85;
/// A player explores a random turn once in this many turns.
const EXPLORATION: u32 = 20;
/// The width of the beam search for a turn.
const WIDTH: usize = 3;

/// An evaluation network in training.
#[derive(Clone, Debug)]
pub struct Trainer {
    net: EvaluationNet,
    gradients: Vec<f32>,
    adam: Adam,
}

/// A position after a turn: the features of each seat, and the evaluation.
struct Sample {
    features: Vec<f32>,
    shares: Shares,
}

impl Trainer {
    /// A new network.
    pub fn new(inputs: usize, seed: u64) -> Trainer {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut weights = vec![0.0; EvaluationNet::size(inputs)];
        randomize(&mut weights[..(inputs + 2) * HIDDEN], 2.0 / (inputs as f32).sqrt(), &mut rng);
        Trainer::resume(EvaluationNet::new(weights))
    }

    /// A network that is trained further.
    pub fn resume(net: EvaluationNet) -> Trainer {
        let size = EvaluationNet::size(net.inputs());
        Trainer { net, gradients: vec![0.0; size], adam: Adam::new(size) }
    }

    /// The network as it is now.
    pub fn net(&self) -> &EvaluationNet {
        &self.net
    }

    /// Plays a game for each set-up and learns from them all. Returns the loss: the mean cross entropy between the
    /// evaluations and their targets.
    pub fn learn<G: Brain>(&mut self, games: &[G::Setup], rate: f32, seed: u64) -> f64 {
        let mut count = 0;
        let mut loss = 0.0;
        for (i, setup) in games.iter().enumerate() {
            let mut rng = Pcg64Mcg::seed_from_u64(seed.wrapping_add(i as u64));
            let (game, samples) = play::<G>(setup, &self.net, &mut rng);
            let mut target = Shares::of(&game.outcome().expect("the game is over"), game.seats());
            for sample in samples.iter().rev() {
                loss += self.accumulate(sample, target, game.seats());
                target = target.scaled(LAMBDA);
                target += sample.shares.scaled(1.0 - LAMBDA);
            }
            count += samples.len();
        }
        self.gradients.iter_mut().for_each(|gradient| *gradient /= count as f32);
        self.adam.step(self.net.weights_mut(), &self.gradients, rate);
        self.gradients.fill(0.0);
        loss / count as f64
    }

    /// Adds the gradients of a sample. Returns its loss.
    fn accumulate(&mut self, sample: &Sample, target: Shares, seats: u8) -> f64 {
        let inputs = self.net.inputs();
        let sides = || sample.features.chunks_exact(inputs);
        let zeros = vec![0.0; inputs];
        let accumulators: Vec<_> =
            sides().map(|side| self.net.update(self.net.empty(), &zeros, side)).collect();
        let logits: Vec<f32> = accumulators.iter().map(|accumulator| self.net.output(accumulator)).collect();
        let shares = Shares::from_logits(&logits);
        let mut loss = 0.0;
        for ((seat, side), accumulator) in Seat::all(seats).zip(sides()).zip(&accumulators) {
            loss -= target[seat] * shares[seat].max(1e-6).ln();
            self.net.backward(side, accumulator, (shares[seat] - target[seat]) as f32, &mut self.gradients);
        }
        loss
    }
}

/// Initial weights: uniform between `-by` and `by`.
fn randomize(weights: &mut [f32], by: f32, rng: &mut Pcg64Mcg) {
    for weight in weights {
        *weight = (chance::below(rng, 2001) as f32 / 1000.0 - 1.0) * by;
    }
}

/// Plays a game with this network, exploring now and then, and samples the position after each turn.
fn play<G: Brain>(setup: &G::Setup, net: &EvaluationNet, rng: &mut Pcg64Mcg) -> (G, Vec<Sample>) {
    let mut game = G::new(setup);
    let mut evaluator = Evaluator::new(net);
    let mut samples = Vec::new();
    play_turns(
        &mut game,
        rng,
        |rng, game| game.draw(rng),
        |rng, game, seat| {
            let lines = evaluator.lines(game, seat, WIDTH);
            let explores = chance::below(rng, EXPLORATION) == 0;
            let pick = if explores { chance::below(rng, lines.len() as u32) } else { 0 };
            let line = *lines.swap_remove(pick as usize);
            let mut features = Vec::new();
            line.after.features(&mut features);
            samples.push(Sample { features, shares: line.shares });
            *game = line.after;
            ControlFlow::Continue(())
        },
    );
    (game, samples)
}
