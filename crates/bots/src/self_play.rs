//! Games that the evaluation network plays against itself, for the review network to learn from.

use crate::{Brain, Evaluator, Shares, play_turns};
use core::ops::ControlFlow;
use engine::{Rng, Turn};

/// The width of the beam search for a turn: the same as in a review's playouts.
const WIDTH: usize = 2;

/// A game that was played on to its end.
pub(crate) struct SelfPlayGame {
    /// The review features of each position where a turn began, seat after seat, and its round.
    pub(crate) samples: Vec<(Vec<f32>, u32)>,
    /// What each seat won.
    pub(crate) outcome: Shares,
}

impl SelfPlayGame {
    /// Plays a game on that is in this turn. It samples the positions where turns begin, up to the round `until`.
    pub(crate) fn from<G: Brain>(mut game: G, mut turn: u32, until: u32, rng: &mut impl Rng) -> SelfPlayGame {
        let mut evaluator = Evaluator::for_playouts(game.evaluation_net());
        let mut samples = Vec::new();
        let mut sample = |game: &G, turn: u32| {
            let round = game.round(turn);
            if game.turn() != Turn::Over && round <= until {
                let mut features = Vec::new();
                game.review_features(&mut features);
                samples.push((features, round));
            }
        };
        sample(&game, turn);
        play_turns(
            &mut game,
            rng,
            |rng, game| game.draw(rng),
            |_, game, seat| {
                *game = evaluator.best_turn(game, seat, WIDTH);
                if !game.interrupted(seat) {
                    turn += 1;
                    sample(game, turn);
                }
                ControlFlow::Continue(())
            },
        );
        let outcome = game.outcome().expect("the game is over");
        SelfPlayGame { samples, outcome: Shares::of(&outcome, game.seats()) }
    }
}
