//! Games that experience plays on to their end, to learn from.

use crate::{Brain, Shares, mind::Mind, play_turns};
use core::ops::ControlFlow;
use engine::{Rng, Turn};

/// The tables thought about after each move, as in a review.
const WIDTH: usize = 2;

/// A game as experience played it on: what was seen where turns began, and how it ended.
pub(crate) struct Lived {
    /// The details of each table, seat after seat, and its round.
    pub(crate) seen: Vec<(Vec<f32>, u32)>,
    /// What each seat won.
    pub(crate) outcome: Shares,
}

impl Lived {
    /// Plays a game on after so many turns. It sees the tables with which turns begin, up to a round.
    pub(crate) fn from<G: Brain>(mut game: G, mut turn: u32, until: u32, rng: &mut impl Rng) -> Lived {
        let mut mind = Mind::hasty(game.net());
        let mut seen = Vec::new();
        let mut see = |game: &G, turn: u32| {
            let round = game.round(turn);
            if game.turn() != Turn::Over && round <= until {
                let mut details = Vec::new();
                game.details(&mut details);
                seen.push((details, round));
            }
        };
        see(&game, turn);
        play_turns(
            &mut game,
            rng,
            |rng, game| game.draw(rng),
            |_, game, seat| {
                *game = mind.best(game, seat, WIDTH);
                if !game.interrupted(seat) {
                    turn += 1;
                    see(game, turn);
                }
                ControlFlow::Continue(())
            },
        );
        let outcome = game.outcome().expect("the game is over");
        Lived { seen, outcome: Shares::of(&outcome, game.seats()) }
    }
}
