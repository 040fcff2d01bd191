//! What one game teaches.
//!
//! Hindsight knows how games go in general, and is off where a game is out of the common. So before a review judges
//! anything, it plays the game on to its end, many times over, from every turn that there was, and learns from how
//! these games go what each detail counts for at this very table, early in the game and late, and how much better each
//! seat does from each round on than all these details tell.

use super::Effort;
use crate::{Brain, Shares, adam::Adam, hindsight::Hindsight, lived::Lived, parallel::in_parallel};
use core::ops::Range;
use engine::MAX_SEATS;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// The games that are learned from at once.
const BATCH: usize = 16;
/// How boldly it learns at first. Towards the end it learns ever more carefully.
const RATE: f32 = 0.01;

/// Hindsight, and what one game adds to it.
#[derive(Clone, Debug)]
pub(super) struct Insight<G> {
    net: &'static Hindsight,
    /// What is added to what each detail counts for; after all these, how much more of that late in the game than early;
    /// and then what is added to the judgement of each seat in each round.
    added: Vec<f32>,
    adam: Adam,
    /// The tables that turns began with, how many rounds there are, and how often games are played on from each.
    tables: Vec<G>,
    rounds: u32,
    games: u32,
    /// So many rounds ahead are learned from.
    ahead: u32,
    /// The batches that were learned from.
    done: usize,
    seed: u64,
    cores: usize,
}

impl<G: Brain> Insight<G> {
    pub(super) fn new(tables: Vec<G>, effort: &Effort, seed: u64, cores: usize) -> Insight<G> {
        let net = tables[0].hindsight();
        let turn = tables.len() - 1;
        let rounds = tables[turn].round(turn as u32) + 1;
        let added = vec![0.0; 2 * net.inputs() + rounds as usize * MAX_SEATS];
        let adam = Adam::new(added.len());
        let (games, ahead) = (effort.games, effort.rounds + 1);
        Insight { net, added, adam, tables, rounds, games, ahead, done: 0, seed, cores }
    }

    /// How many batches one go through the game takes.
    fn round(&self) -> usize {
        self.tables.len().div_ceil(BATCH)
    }

    /// How many batches there are to learn from, and how many were.
    pub(super) fn steps(&self) -> (usize, usize) {
        (self.round() * self.games as usize, self.done)
    }

    /// The chances of each seat after so many turns: known when the game is over, judged else.
    pub(super) fn judge(&self, game: &G, turn: u32) -> Shares {
        if let Some(outcome) = game.outcome() {
            return Shares::of(&outcome, game.seats());
        }
        let mut seen = Vec::with_capacity(self.net.inputs() * game.seats() as usize);
        game.details(&mut seen);
        self.shares(&seen, game.round(turn))
    }

    /// The chances that follow from the details of all seats in a round.
    fn shares(&self, seen: &[f32], round: u32) -> Shares {
        let (always, rest) = self.added.split_at(self.net.inputs());
        let (later, seats) = rest.split_at(self.net.inputs());
        let (late, seats) = (self.late(round), &seats[self.places(round)]);
        self.net.shares(seen, |seat, side| {
            let counts = always.iter().zip(later).map(|(always, later)| always + late * later);
            let details: f32 = side.iter().zip(counts).map(|(detail, counts)| detail * counts).sum();
            details + seats[seat]
        })
    }

    /// Where what is added for each seat in a round lies. After the last round of the game it is as in that.
    fn places(&self, round: u32) -> Range<usize> {
        let from = MAX_SEATS * round.min(self.rounds - 1) as usize;
        from..from + MAX_SEATS
    }

    /// How late in the game a round is: from -1 at its beginning to 1 at its end.
    fn late(&self, round: u32) -> f32 {
        (2.0 * round as f32 / self.rounds as f32 - 1.0).min(1.0)
    }

    /// Plays games on from tables of the whole game, and learns from them.
    pub(super) fn step(&mut self) {
        let (all, done) = self.steps();
        let (round, which) = (done / self.round(), done % self.round());
        let turns: Vec<usize> = (which..self.tables.len()).step_by(self.round()).collect();
        let learned = in_parallel(self.cores, turns.len(), &|i| {
            let of = (round as u64) << 32 | turns[i] as u64;
            let mut rng = Pcg64Mcg::seed_from_u64(!self.seed ^ of.wrapping_mul(0x9E37_79B9_7F4A_7C15));
            let table = self.tables[turns[i]].reshuffled(&mut rng);
            // As far from the game as the tables that reviews judge.
            let until = table.round(turns[i] as u32) + self.ahead;
            self.slopes(&Lived::from(table, turns[i] as u32, until, &mut rng))
        });
        let lessons: u32 = learned.iter().map(|(_, lessons)| lessons).sum();
        let mut slopes = vec![0.0; self.added.len()];
        for (part, _) in &learned {
            slopes.iter_mut().zip(part).for_each(|(sum, slope)| *sum += slope / lessons.max(1) as f32);
        }
        let rate = RATE * (1.0 - done as f32 / all as f32);
        self.adam.step(&mut self.added, &slopes, rate);
        self.done += 1;
    }

    /// How much a game that was played on surprises, as what is added changes; and how many tables of it were seen.
    fn slopes(&self, game: &Lived) -> (Vec<f32>, u32) {
        let mut slopes = vec![0.0; self.added.len()];
        let (always, rest) = slopes.split_at_mut(self.net.inputs());
        let (later, seats) = rest.split_at_mut(self.net.inputs());
        for (seen, round) in &game.seen {
            let late = self.late(*round);
            let surprise = self.shares(seen, *round) - game.outcome;
            let sides = seen.chunks_exact(self.net.inputs()).zip(surprise.seats(MAX_SEATS as u8));
            for ((side, surprise), seat) in sides.zip(&mut seats[self.places(*round)]) {
                let surprise = *surprise as f32;
                *seat += surprise;
                for ((always, later), detail) in always.iter_mut().zip(&mut *later).zip(side) {
                    *always += surprise * detail;
                    *later += surprise * late * detail;
                }
            }
        }
        (slopes, game.seen.len() as u32)
    }
}
