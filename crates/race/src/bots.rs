//! What the race adds for bots to play it. A game this small needs no trained network: how far somebody is, and what
//! their card is worth, says enough.

use crate::{Race, Step};
use ::bots::{Brain, Budget, EvaluationNet, ReviewNet, analysis::Effort};
use engine::{Game, Seat};
use std::sync::LazyLock;

/// What an evaluation sees of a seat: how far it is, and its card.
const FEATURES: usize = 2;

/// An evaluation by hand: a step is worth more than the hope for one.
static EVALUATION: LazyLock<EvaluationNet> = LazyLock::new(|| EvaluationNet::linear(&[8.0, 5.0]));

/// Reviews play every game to its end, so there is nothing to evaluate.
static REVIEW: LazyLock<ReviewNet> = LazyLock::new(|| ReviewNet::new(vec![0.0; ReviewNet::size(FEATURES)]));

engine::messages! {
    /// What a move is for.
    pub enum Purpose {
        Go { steps: u8 } = "race-purpose-go",
        Card { steps: u8 } = "race-purpose-card",
        Stay = "race-purpose-stay",
    }
}

impl Brain for Race {
    type Purpose = Purpose;

    fn standing(&self, seat: Seat) -> f32 {
        f32::from(self.runners[seat.index()].at)
    }

    fn evaluation_net(&self) -> &'static EvaluationNet {
        &EVALUATION
    }

    fn budget(&self) -> Budget {
        Budget { moves: 3, playouts: 60, turns: 2 }
    }

    fn review_effort(&self) -> Effort {
        Effort { games: 0, moves: 3, playouts: 128, rounds: Effort::TO_THE_END, batches: 1 }
    }

    fn features(&self, features: &mut Vec<f32>) {
        Seat::all(self.seats()).for_each(|seat| self.features_of(seat, features));
    }

    fn features_of(&self, seat: Seat, features: &mut Vec<f32>) {
        let (runner, goal) = (self.runners[seat.index()], f32::from(self.goal()));
        features.extend([runner.at, runner.hand.unwrap_or(0)].map(|steps| f32::from(steps) / goal));
    }

    fn review_net(&self) -> &'static ReviewNet {
        &REVIEW
    }

    fn review_features(&self, features: &mut Vec<f32>) {
        self.features(features);
    }

    fn prune(&self, _: &mut Vec<Step>, _: bool) {}

    fn purpose(&self, step: Step) -> Purpose {
        let mut after = self.clone();
        after.play_unchecked(step, &mut ());
        let steps = self.runners.iter().zip(&after.runners).map(|(before, after)| after.at - before.at).sum();
        match step {
            Step::Go => Purpose::Go { steps },
            Step::Card => Purpose::Card { steps },
            Step::Stay => Purpose::Stay,
        }
    }
}
