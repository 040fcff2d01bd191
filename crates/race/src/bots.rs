//! What the race adds for bots to play it. A game this small needs no trained network: how far somebody is, and what
//! their card is worth, says enough.

use crate::{Race, Step};
use ::bots::{Brain, Budget, Net, analysis::Effort, hindsight::Hindsight};
use engine::{Game, Seat};
use std::sync::LazyLock;

/// What an evaluation sees of a seat: how far it is, and its card.
const FEATURES: usize = 2;

/// An evaluation by hand: a step is worth more than the hope for one.
static EVALUATION: LazyLock<Net> = LazyLock::new(|| Net::linear(&[8.0, 5.0]));

/// Reviews play every game to its end, so there is nothing to evaluate.
static REVIEW: LazyLock<Hindsight> = LazyLock::new(|| Hindsight::new(vec![0.0; Hindsight::size(FEATURES)]));

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

    fn net(&self) -> &'static Net {
        &EVALUATION
    }

    fn budget(&self) -> Budget {
        Budget { moves: 3, playouts: 60, turns: 2 }
    }

    fn review(&self) -> Effort {
        Effort { games: 0, moves: 3, playouts: 128, rounds: Effort::TO_THE_END, sheaves: 1 }
    }

    fn features(&self, seen: &mut Vec<f32>) {
        Seat::all(self.seats()).for_each(|seat| self.features_of(seat, seen));
    }

    fn features_of(&self, seat: Seat, seen: &mut Vec<f32>) {
        let (runner, goal) = (self.runners[seat.index()], f32::from(self.goal()));
        seen.extend([runner.at, runner.hand.unwrap_or(0)].map(|steps| f32::from(steps) / goal));
    }

    fn hindsight(&self) -> &'static Hindsight {
        &REVIEW
    }

    fn details(&self, seen: &mut Vec<f32>) {
        self.features(seen);
    }

    fn narrow(&self, _: &mut Vec<Step>, _: bool) {}

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
