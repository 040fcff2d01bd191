//! Making experience: a network plays against itself and learns how its games went.
//!
//! Each table that a turn left behind is a lesson. What it should have been judged as lies between how the
//! game went and how the table one turn later was judged (the lambda return of temporal difference learning),
//! and the weights take a step of Adam after each batch of games.

mod hindsight;

use crate::{Brain, Net, Shares, adam::Adam, mind::Mind, net::HIDDEN, play_turns};
use core::ops::ControlFlow;
use engine::{Seat, chance};
pub use hindsight::HindsightTrainer;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// How much the end of the game weighs against the judgement one turn later.
const LAMBDA: f64 = 0.85;
/// How often a player tries something else.
const CURIOSITY: u32 = 20;
/// The tables thought about after each move.
const WIDTH: usize = 3;

/// A network that learns.
#[derive(Clone, Debug)]
pub struct Trainer {
    net: Net,
    slopes: Vec<f32>,
    adam: Adam,
}

/// A table that a turn left behind: what each seat saw, and the chances as they were judged.
struct Lesson {
    seen: Vec<f32>,
    shares: Shares,
}

impl Trainer {
    /// A network that knows nothing yet of what it sees.
    pub fn new(inputs: usize, seed: u64) -> Trainer {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut weights = vec![0.0; Net::size(inputs)];
        scattered(&mut weights[..(inputs + 2) * HIDDEN], 2.0 / (inputs as f32).sqrt(), &mut rng);
        Trainer::resume(Net::new(weights))
    }

    /// A network that goes on learning.
    pub fn resume(net: Net) -> Trainer {
        let size = Net::size(net.inputs());
        Trainer { net, slopes: vec![0.0; size], adam: Adam::new(size) }
    }

    /// The network as it is now.
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// Plays a game for each set-up and learns from them all. Gives back how surprising they were: the mean
    /// cross entropy of what should have been judged.
    pub fn learn<G: Brain>(&mut self, games: &[G::Setup], rate: f32, seed: u64) -> f64 {
        let mut lessons = 0;
        let mut surprise = 0.0;
        for (i, setup) in games.iter().enumerate() {
            let mut rng = Pcg64Mcg::seed_from_u64(seed.wrapping_add(i as u64));
            let (game, lived) = play::<G>(setup, &self.net, &mut rng);
            let mut target = Shares::of(&game.outcome().expect("the game is over"), game.seats());
            for lesson in lived.iter().rev() {
                surprise += self.study(lesson, target, game.seats());
                target = target.scaled(LAMBDA);
                target += lesson.shares.scaled(1.0 - LAMBDA);
            }
            lessons += lived.len();
        }
        self.slopes.iter_mut().for_each(|slope| *slope /= lessons as f32);
        self.adam.step(self.net.weights_mut(), &self.slopes, rate);
        self.slopes.fill(0.0);
        surprise / lessons as f64
    }

    fn study(&mut self, lesson: &Lesson, target: Shares, seats: u8) -> f64 {
        let inputs = self.net.inputs();
        let seen = || lesson.seen.chunks_exact(inputs);
        let nothing = vec![0.0; inputs];
        let thoughts: Vec<_> = seen().map(|seen| self.net.shift(self.net.blank(), &nothing, seen)).collect();
        let judgements: Vec<f32> = thoughts.iter().map(|thought| self.net.judgement(thought)).collect();
        let shares = Shares::from_judgements(&judgements);
        let mut surprise = 0.0;
        for ((seat, seen), thought) in Seat::all(seats).zip(seen()).zip(&thoughts) {
            surprise -= target[seat] * shares[seat].max(1e-6).ln();
            self.net.backward(seen, thought, (shares[seat] - target[seat]) as f32, &mut self.slopes);
        }
        surprise
    }
}

/// Weights to begin with: any between so much below and above 0.
fn scattered(weights: &mut [f32], by: f32, rng: &mut Pcg64Mcg) {
    for weight in weights {
        *weight = (chance::below(rng, 2001) as f32 / 1000.0 - 1.0) * by;
    }
}

/// Plays a game, as this network would but for a try now and then, and keeps what is seen after each turn.
fn play<G: Brain>(setup: &G::Setup, net: &Net, rng: &mut Pcg64Mcg) -> (G, Vec<Lesson>) {
    let mut game = G::new(setup);
    let mut mind = Mind::new(net);
    let mut lessons = Vec::new();
    play_turns(
        &mut game,
        rng,
        |rng, game| game.draw(rng),
        |rng, game, seat| {
            let lines = mind.lines(game, seat, WIDTH);
            let curious = chance::below(rng, CURIOSITY) == 0;
            let pick = if curious { chance::below(rng, lines.len() as u32) } else { 0 };
            let line = *lines.swap_remove(pick as usize);
            let mut seen = Vec::new();
            line.after.features(&mut seen);
            lessons.push(Lesson { seen, shares: line.shares });
            *game = line.after;
            ControlFlow::Continue(())
        },
    );
    (game, lessons)
}
