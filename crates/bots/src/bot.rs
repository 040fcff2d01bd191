//! A bot: a level and a stream of chance of its own.

use crate::{Brain, Budget, Level, Search, mind::Mind, search::first_look};
use engine::{Rng, Seat, Viewer, chance};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// How a bot comes to its move.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Style {
    Random,
    /// By how far it would be ahead if the game ended after the move.
    Greedy,
    /// By experience with how things lie after the move, seen only so clearly.
    Feeling {
        blur: f32,
    },
    /// By experience with the rest of its turn, seen only so clearly.
    Judgement {
        blur: f32,
    },
    /// By thinking ahead, as far as this budget reaches, or as it pays in the game.
    Search(Option<Budget>),
}

impl From<Level> for Style {
    fn from(level: Level) -> Style {
        match level {
            Level::Random => Style::Random,
            Level::Greedy => Style::Greedy,
            Level::Easy => Style::Feeling { blur: 0.5 },
            Level::Medium => Style::Feeling { blur: 0.15 },
            Level::Hard => Style::Judgement { blur: 0.15 },
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

    /// A bot that thinks ahead as far as its budget reaches.
    pub fn with_budget(budget: Budget, seed: u64) -> Bot {
        Bot { style: Style::Search(Some(budget)), cores: 1, rng: Pcg64Mcg::seed_from_u64(seed) }
    }

    /// The same bot on so many cores: it makes the same moves, sooner.
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

    /// The same, with the best that it has found when it is told to stop.
    ///
    /// # Panics
    /// If that seat does not have to act.
    pub fn choose_until<G: Brain>(
        &mut self,
        game: &G,
        seat: Seat,
        stop: &(impl Fn() -> bool + Sync),
    ) -> G::Move {
        // Whatever follows works on worlds that the seat takes for as likely as the true one.
        let world = game.resample(Viewer::Seat(seat), &mut self.rng);
        let mut moves = Vec::new();
        world.legal_moves(&mut moves);
        if let [only] = moves[..] {
            return only;
        }
        let mut mind = Mind::new(world.net());
        match self.style {
            Style::Random => chance::pick(&mut self.rng, &moves),
            Style::Greedy => best(&world, &moves, |after| after.lead(seat)),
            Style::Feeling { blur } => {
                world.narrow(&mut moves, true);
                best(&world, &moves, |after| mind.judge(after).odds(seat) as f32 + blur * self.misjudged())
            }
            Style::Judgement { blur } => {
                let looked = first_look(&world, seat, self.rng.next_u64()).into_iter();
                let judged =
                    looked.map(|seen| (seen.shares.odds(seat) as f32 + blur * self.misjudged(), seen.mv));
                highest(judged)
            }
            Style::Search(budget) => {
                let (seed, cores) = (self.rng.next_u64(), self.cores);
                let budget = budget.unwrap_or_else(|| world.budget());
                Search { game: &world, seat, budget, finalists: 1, keep: None, seed, cores }.run(stop)[0].mv
            }
        }
    }

    /// How far a judgement is off: mostly between -1 and 1, around 0.
    fn misjudged(&mut self) -> f32 {
        let uniform = |rng: &mut Pcg64Mcg| chance::below(rng, 1 << 16) as f32 / 65536.0;
        // The sum of three has a standard deviation of a half, doubled.
        (uniform(&mut self.rng) + uniform(&mut self.rng) + uniform(&mut self.rng) - 1.5) * 2.0
    }
}

/// The move after which the table is worth most.
fn best<G: Brain>(world: &G, moves: &[G::Move], mut worth: impl FnMut(&G) -> f32) -> G::Move {
    let mut worth_of = |mv: G::Move| {
        let mut after = world.clone();
        after.play_unchecked(mv, &mut ());
        worth(&after)
    };
    highest(moves.iter().map(|&mv| (worth_of(mv), mv)))
}

/// The first of the moves that are worth most.
fn highest<M>(judged: impl Iterator<Item = (f32, M)>) -> M {
    let best = judged.reduce(|a, b| if b.0 > a.0 { b } else { a });
    best.expect("a seat that has to act has a move").1
}
