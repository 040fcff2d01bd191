//! Making hindsight: games are played on by experience, and it learns how they go.

use super::{Adam, scattered};
use crate::{
    Bot, Brain, Level, Shares,
    hindsight::{FIRST, Fired, Hindsight, SECOND},
    mind::Mind,
    parallel::in_parallel,
};
use engine::{Seat, Setup, Turn, chance};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// How much the end of the game weighs against the judgement one turn later.
const LAMBDA: f64 = 0.85;
/// The tables thought about after each move, as in a review.
const WIDTH: usize = 2;
/// The turns of each seat in the longest opening.
const LONGEST_OPENING: u32 = 15;
/// Who plays openings: a review of weak players sees tables that good ones never come to.
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

/// A game as experience played it on: what was seen after each turn, and how it ended.
struct Lived {
    seats: u8,
    seen: Vec<Vec<f32>>,
    outcome: Shares,
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

    /// Plays a game for each set-up and learns from them all. Gives back how surprising their ends were: the mean cross
    /// entropy.
    pub fn learn<G: Brain>(&mut self, games: &[G::Setup], rate: f32, seed: u64) -> f64 {
        let net = &self.net;
        let parts = in_parallel(crate::cores(), PARTS, &|part| {
            let mut learned =
                Learned { slopes: vec![0.0; Hindsight::size(net.inputs())], surprise: 0.0, lessons: 0 };
            for (i, setup) in games.iter().enumerate().skip(part).step_by(PARTS) {
                learned.study(net, &live::<G>(setup, seed.wrapping_add(i as u64)));
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
        for seen in game.seen.iter().rev() {
            let judged = seen.chunks_exact(net.inputs()).map(|side| net.judge(side));
            let (judgements, fired): (Vec<f32>, Vec<Fired>) = judged.unzip();
            let shares = Shares::from_judgements(&judgements);
            for ((seat, side), fired) in
                Seat::all(game.seats).zip(seen.chunks_exact(net.inputs())).zip(&fired)
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

/// Plays a game: an opening between players of any level, often, and the rest by experience.
fn live<G: Brain>(setup: &G::Setup, seed: u64) -> Lived {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let seats = setup.seats();
    let longest = LONGEST_OPENING * u32::from(seats);
    let opening = if chance::below(&mut rng, 3) == 0 { 0 } else { chance::below(&mut rng, longest) };
    let mut player = |seat: u64| Bot::new(chance::pick(&mut rng, &OPENING), seed ^ seat << 48);
    let mut players: Vec<Bot> = (0..seats.into()).map(&mut player).collect();
    let mut game = G::new(setup);
    let mut mind = Mind::new(game.net());
    let (mut turn, mut seen) = (0, Vec::new());
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&mut rng);
                game.apply_chance_unchecked(&outcome, &mut ());
            }
            Turn::Seat(seat) if turn < opening => {
                let before = game.clone();
                game.play_unchecked(players[seat.index()].choose(&before, seat), &mut ());
                turn += u32::from(before.turn_ended(&game));
            }
            Turn::Seat(seat) => {
                game = mind.best(&game, seat, WIDTH);
                if game.turn() != Turn::Over {
                    let mut details = Vec::new();
                    game.details(&mut details);
                    seen.push(details);
                }
            }
        }
    }
    let outcome = game.outcome().expect("the game is over");
    Lived { seats, seen, outcome: Shares::of(&outcome, seats) }
}
