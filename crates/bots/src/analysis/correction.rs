//! What a review learns about the game at hand.
//!
//! The review network knows how games go in general, and is wrong about unusual ones. So before a review evaluates anything, it
//! plays the game on to its end, many times over, from every turn that there was. From the results it learns how much each
//! feature counts in this very game, early and late, and how much better each seat does from each round on than the features
//! say.

use super::Effort;
use crate::{Brain, ReviewNet, Shares, adam::Adam, parallel::in_parallel, self_play::SelfPlayGame};
use core::ops::Range;
use engine::MAX_SEATS;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// How many games it learns from at once.
const BATCH: usize = 16;
/// The learning rate at first. It falls to zero.
const RATE: f32 = 0.01;

/// The review network, and the correction of its logits for one game.
#[derive(Clone, Debug)]
pub(super) struct Correction<G> {
    net: &'static ReviewNet,
    /// The weights of the correction: one for each feature; for each feature one more that counts late in the game and, with
    /// the opposite sign, early; then one for each seat in each round.
    weights: Vec<f32>,
    adam: Adam,
    /// The positions where turns began, the number of rounds, and how many games are played on from each position.
    positions: Vec<G>,
    rounds: u32,
    games: u32,
    /// How many rounds ahead it learns from.
    ahead: u32,
    /// How many batches it has learned from.
    done: usize,
    seed: u64,
    cores: usize,
}

impl<G: Brain> Correction<G> {
    pub(super) fn new(positions: Vec<G>, effort: &Effort, seed: u64, cores: usize) -> Correction<G> {
        let net = positions[0].review_net();
        let turn = positions.len() - 1;
        let rounds = positions[turn].round(turn as u32) + 1;
        let weights = vec![0.0; 2 * net.inputs() + rounds as usize * MAX_SEATS];
        let adam = Adam::new(weights.len());
        let (games, ahead) = (effort.games, effort.rounds + 1);
        Correction { net, weights, adam, positions, rounds, games, ahead, done: 0, seed, cores }
    }

    /// How many batches it takes to go through the game once.
    fn batches_per_pass(&self) -> usize {
        self.positions.len().div_ceil(BATCH)
    }

    /// How many batches there are to learn from, and how many are done.
    pub(super) fn steps(&self) -> (usize, usize) {
        (self.batches_per_pass() * self.games as usize, self.done)
    }

    /// How likely each seat is to win after this many turns: the result if the game is over, otherwise the corrected
    /// evaluation.
    pub(super) fn evaluate(&self, game: &G, turn: u32) -> Shares {
        if let Some(outcome) = game.outcome() {
            return Shares::of(&outcome, game.seats());
        }
        let mut features = Vec::with_capacity(self.net.inputs() * game.seats() as usize);
        game.review_features(&mut features);
        self.shares(&features, game.round(turn))
    }

    /// The chances of all seats, given their features in a round.
    fn shares(&self, features: &[f32], round: u32) -> Shares {
        let (always, rest) = self.weights.split_at(self.net.inputs());
        let (later, seats) = rest.split_at(self.net.inputs());
        let (late, seats) = (self.late(round), &seats[self.seat_weights(round)]);
        self.net.shares(features, |seat, side| {
            let weights = always.iter().zip(later).map(|(always, later)| always + late * later);
            let sum: f32 = side.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
            sum + seats[seat]
        })
    }

    /// Where the weights of the seats in a round are. After the last round of the game that of the last round counts.
    fn seat_weights(&self, round: u32) -> Range<usize> {
        let from = MAX_SEATS * round.min(self.rounds - 1) as usize;
        from..from + MAX_SEATS
    }

    /// How late in the game a round is: from -1 at its beginning to 1 at its end.
    fn late(&self, round: u32) -> f32 {
        (2.0 * round as f32 / self.rounds as f32 - 1.0).min(1.0)
    }

    /// Plays games on from positions of the whole game, and learns from them.
    pub(super) fn step(&mut self) {
        let (all, done) = self.steps();
        let (pass, which) = (done / self.batches_per_pass(), done % self.batches_per_pass());
        let turns: Vec<usize> = (which..self.positions.len()).step_by(self.batches_per_pass()).collect();
        let learned = in_parallel(self.cores, turns.len(), &|i| {
            let of = (pass as u64) << 32 | turns[i] as u64;
            let mut rng = Pcg64Mcg::seed_from_u64(!self.seed ^ of.wrapping_mul(0x9E37_79B9_7F4A_7C15));
            let position = self.positions[turns[i]].reshuffled(&mut rng);
            // As far from the game as the positions that a review evaluates.
            let until = position.round(turns[i] as u32) + self.ahead;
            self.gradients(&SelfPlayGame::from(position, turns[i] as u32, until, &mut rng))
        });
        let samples: u32 = learned.iter().map(|(_, samples)| samples).sum();
        let mut gradients = vec![0.0; self.weights.len()];
        for (part, _) in &learned {
            gradients.iter_mut().zip(part).for_each(|(mean, sum)| *mean += sum / samples.max(1) as f32);
        }
        let rate = RATE * (1.0 - done as f32 / all as f32);
        self.adam.step(&mut self.weights, &gradients, rate);
        self.done += 1;
    }

    /// The gradients of the cross entropy over the samples of a game, summed, and how many samples there are.
    fn gradients(&self, game: &SelfPlayGame) -> (Vec<f32>, u32) {
        let mut gradients = vec![0.0; self.weights.len()];
        let (always, rest) = gradients.split_at_mut(self.net.inputs());
        let (later, seats) = rest.split_at_mut(self.net.inputs());
        for (features, round) in &game.samples {
            let late = self.late(*round);
            let errors = self.shares(features, *round) - game.outcome;
            let sides = features.chunks_exact(self.net.inputs()).zip(errors.seats(MAX_SEATS as u8));
            for ((side, error), seat) in sides.zip(&mut seats[self.seat_weights(*round)]) {
                let error = *error as f32;
                *seat += error;
                for ((always, later), feature) in always.iter_mut().zip(&mut *later).zip(side) {
                    *always += error * feature;
                    *later += error * late * feature;
                }
            }
        }
        (gradients, game.samples.len() as u32)
    }
}
