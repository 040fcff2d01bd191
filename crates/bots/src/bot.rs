//! A bot: a level, and a random stream of its own.

use crate::{Brain, Budget, Evaluator, Level, Search, search::evaluate_moves};
use engine::{Rng, Seat, Viewer, chance};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// How a bot chooses its move.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Style {
    Random,
    /// By how far it would be ahead if the game ended after the move.
    Greedy,
    /// By the evaluation after the move, with this much noise.
    OneMove {
        noise: f32,
    },
    /// By the evaluation after the best turn that begins with the move, with this much noise.
    WholeTurn {
        noise: f32,
    },
    /// By search: with this budget, or with the game's own.
    Search(Option<Budget>),
}

impl From<Level> for Style {
    fn from(level: Level) -> Style {
        match level {
            Level::Random => Style::Random,
            Level::Greedy => Style::Greedy,
            Level::Easy => Style::OneMove { noise: 0.5 },
            Level::Medium => Style::OneMove { noise: 0.15 },
            Level::Hard => Style::WholeTurn { noise: 0.15 },
            Level::Master => Style::Search(None),
        }
    }
}

/// A bot. With the same level, seed and games it makes the same moves.
#[derive(Clone, Debug)]
pub struct Bot {
    style: Style,
    cores: usize,
    rng: Pcg64Mcg,
}

impl Bot {
    /// A bot of this level.
    pub fn new(level: Level, seed: u64) -> Bot {
        Bot { style: level.into(), cores: 1, rng: Pcg64Mcg::seed_from_u64(seed) }
    }

    /// A bot that searches with this budget.
    pub fn with_budget(budget: Budget, seed: u64) -> Bot {
        Bot { style: Style::Search(Some(budget)), cores: 1, rng: Pcg64Mcg::seed_from_u64(seed) }
    }

    /// The same bot on this many cores: it makes the same moves, sooner.
    pub fn on_cores(self, cores: usize) -> Bot {
        Bot { cores, ..self }
    }

    /// The move that it makes for the seat that has to act.
    ///
    /// # Panics
    /// If that seat does not have to act.
    pub fn choose<G: Brain>(&mut self, game: &G, seat: Seat) -> G::Move {
        self.choose_until(game, seat, &|| false)
    }

    /// The same; once `stop` says so, the best move found up to then.
    ///
    /// # Panics
    /// If that seat does not have to act.
    pub fn choose_until<G: Brain>(
        &mut self,
        game: &G,
        seat: Seat,
        stop: &(impl Fn() -> bool + Sync),
    ) -> G::Move {
        // From here on the bot works on worlds that its seat considers as likely as the true one.
        let world = game.resample(Viewer::Seat(seat), &mut self.rng);
        let mut moves = Vec::new();
        world.legal_moves(&mut moves);
        if let [only] = moves[..] {
            return only;
        }
        let mut evaluator = Evaluator::new(world.evaluation_net());
        match self.style {
            Style::Random => chance::pick(&mut self.rng, &moves),
            Style::Greedy => best(&world, &moves, |after| after.lead(seat)),
            Style::OneMove { noise } => {
                world.prune(&mut moves, true);
                best(&world, &moves, |after| {
                    evaluator.evaluate(after).logit(seat) as f32 + noise * self.noise()
                })
            }
            Style::WholeTurn { noise } => {
                let candidates = evaluate_moves(&world, seat, self.rng.next_u64()).into_iter();
                highest(candidates.map(|candidate| {
                    (candidate.shares.logit(seat) as f32 + noise * self.noise(), candidate.mv)
                }))
            }
            Style::Search(budget) => {
                let (seed, cores) = (self.rng.next_u64(), self.cores);
                let budget = budget.unwrap_or_else(|| world.budget());
                Search { game: &world, seat, budget, finalists: 1, keep: None, seed, cores }.run(stop)[0].mv
            }
        }
    }

    /// The error of a noisy evaluation, before scaling: around 0, mostly between -1 and 1.
    fn noise(&mut self) -> f32 {
        let uniform = |rng: &mut Pcg64Mcg| chance::below(rng, 1 << 16) as f32 / 65536.0;
        // The sum of three uniform numbers has a standard deviation of a half; doubled, of one.
        (uniform(&mut self.rng) + uniform(&mut self.rng) + uniform(&mut self.rng) - 1.5) * 2.0
    }
}

/// The move after which the state is worth most.
fn best<G: Brain>(world: &G, moves: &[G::Move], mut worth: impl FnMut(&G) -> f32) -> G::Move {
    let mut worth_of = |mv: G::Move| {
        let mut after = world.clone();
        after.play_unchecked(mv, &mut ());
        worth(&after)
    };
    highest(moves.iter().map(|&mv| (worth_of(mv), mv)))
}

/// The first of the moves with the highest value.
fn highest<M>(valued: impl Iterator<Item = (f32, M)>) -> M {
    let best = valued.reduce(|a, b| if b.0 > a.0 { b } else { a });
    best.expect("a seat that has to act has a move").1
}
