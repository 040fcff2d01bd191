//! Making experience: a network plays against itself and learns how its games went.
//!
//! Each table that a turn left behind is a lesson. What it should have been judged as lies between how the
//! game went and how the table one turn later was judged (the lambda return of temporal difference learning),
//! and the weights take a step of Adam after each batch of games.

use crate::{Brain, Net, Shares, mind::Mind, net::HIDDEN};
use engine::{Seat, Setup, Turn, chance};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// How much the end of the game weighs against the judgement one turn later.
const LAMBDA: f64 = 0.85;
/// How often a player tries something else.
const CURIOSITY: u32 = 20;
/// How often in an opening that is to go wrong, and for how many turns of each seat at most.
const CURIOSITY_EARLY: u32 = 5;
const LONGEST_OPENING: u32 = 15;
/// The tables thought about after each move.
const WIDTH: usize = 3;

/// A network that learns.
#[derive(Clone, Debug)]
pub struct Trainer {
    net: Net,
    slopes: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
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
        let scale = 2.0 / (inputs as f32).sqrt();
        for weight in &mut weights[..(inputs + 2) * HIDDEN] {
            *weight = (chance::below(&mut rng, 2001) as f32 / 1000.0 - 1.0) * scale;
        }
        Trainer::resume(Net::new(weights))
    }

    /// A network that goes on learning.
    pub fn resume(net: Net) -> Trainer {
        let size = Net::size(net.inputs());
        Trainer { net, slopes: vec![0.0; size], means: vec![0.0; size], squares: vec![0.0; size], steps: 0 }
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
            let curious = |rng: &mut Pcg64Mcg, _| chance::below(rng, CURIOSITY) == 0;
            let (game, lived) = play::<G>(setup, &self.net, &mut rng, curious, G::features);
            let mut target = Shares::of(&game.outcome().expect("the game is over"), game.seats());
            for lesson in lived.iter().rev() {
                surprise += self.study(lesson, target, game.seats());
                target = target.scaled(LAMBDA);
                target += lesson.shares.scaled(1.0 - LAMBDA);
            }
            lessons += lived.len();
        }
        self.step(rate, 1.0 / lessons as f32);
        surprise / lessons as f64
    }

    /// Plays a game for each set-up by experience and learns, with hindsight, how it ends from each of its tables. Some
    /// games begin badly, or a review of weak players would see tables that it knows nothing of.
    pub fn look_back<G: Brain>(&mut self, games: &[G::Setup], rate: f32, seed: u64) -> f64 {
        let mut lessons = 0;
        let mut surprise = 0.0;
        for (i, setup) in games.iter().enumerate() {
            let mut rng = Pcg64Mcg::seed_from_u64(seed.wrapping_add(i as u64));
            let longest = LONGEST_OPENING * u32::from(setup.seats());
            let opening = chance::below(&mut rng, 2) * chance::below(&mut rng, longest);
            let curious =
                |rng: &mut Pcg64Mcg, turn| turn < opening && chance::below(rng, CURIOSITY_EARLY) == 0;
            let net = G::new(setup).net();
            let (game, lived) = play::<G>(setup, net, &mut rng, curious, G::details);
            let outcome = Shares::of(&game.outcome().expect("the game is over"), game.seats());
            let of_interest = lived.get(opening as usize..).unwrap_or_default();
            surprise +=
                of_interest.iter().map(|lesson| self.study(lesson, outcome, game.seats())).sum::<f64>();
            lessons += of_interest.len();
        }
        self.step(rate, 1.0 / lessons as f32);
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

    fn step(&mut self, rate: f32, scale: f32) {
        self.steps += 1;
        let (keep_mean, keep_square) = (0.9f32, 0.999f32);
        let mean_scale = 1.0 / (1.0 - keep_mean.powi(self.steps));
        let square_scale = 1.0 / (1.0 - keep_square.powi(self.steps));
        let weights = self.net.weights_mut().iter_mut().zip(&mut self.slopes);
        for ((weight, slope), (mean, square)) in weights.zip(self.means.iter_mut().zip(&mut self.squares)) {
            let by = *slope * scale;
            *mean = keep_mean * *mean + (1.0 - keep_mean) * by;
            *square = keep_square * *square + (1.0 - keep_square) * by * by;
            *weight -= rate * *mean * mean_scale / ((*square * square_scale).sqrt() + 1e-8);
            *slope = 0.0;
        }
    }
}

/// Plays a game, as this network would but for a try now and then, and keeps what is seen after each turn.
fn play<G: Brain>(
    setup: &G::Setup,
    net: &Net,
    rng: &mut Pcg64Mcg,
    curious: impl Fn(&mut Pcg64Mcg, u32) -> bool,
    see: impl Fn(&G, &mut Vec<f32>),
) -> (G, Vec<Lesson>) {
    let mut game = G::new(setup);
    let mut mind = Mind::new(net);
    let mut lessons = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => return (game, lessons),
            Turn::Chance => {
                let outcome = game.draw(rng);
                game.apply_chance_unchecked(&outcome, &mut ());
            }
            Turn::Seat(seat) => {
                let lines = mind.lines(&game, seat, WIDTH);
                let curious = curious(rng, lessons.len() as u32);
                let pick = if curious { chance::below(rng, lines.len() as u32) } else { 0 };
                let line = lines.swap_remove(pick as usize);
                let mut seen = Vec::new();
                see(&line.after, &mut seen);
                lessons.push(Lesson { seen, shares: line.shares });
                game = line.after;
            }
        }
    }
}
