//! Reviewing a finished game. It takes a while, so what is known is told on the way.

use crate::{Visitor, visit};
use bots::Brain;
use bots::analysis::{GameReport, Review};
use engine::{Record, game_of};
use serde::{Deserialize, Serialize};

/// What is known of a game: all of it from the start, and the better the more plies are analysed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reviewed {
    /// How many plies were analysed.
    pub looked: usize,
    /// How much of the work is done: 0 to 1.
    pub done: f64,
    /// What was found.
    pub report: GameReport,
}

/// Reviews a record: tells a first estimate, then what is known whenever that is due, then the whole.
/// A text that is no record has no review.
pub fn review(record: &str, due: impl Fn() -> bool, tell: impl FnMut(Reviewed)) {
    struct Run<'a, D, T>(&'a str, D, T);
    impl<D: Fn() -> bool, T: FnMut(Reviewed)> Visitor for Run<'_, D, T> {
        type Output = ();
        fn visit<G: Brain>(self) {
            review_as::<G>(self.0, self.1, self.2);
        }
    }
    if let Some(game) = game_of(record) {
        visit(game, Run(record, due, tell));
    }
}

fn review_as<G: Brain>(record: &str, due: impl Fn() -> bool, mut tell: impl FnMut(Reviewed)) {
    let Ok(record) = Record::<G>::parse(record) else { return };
    let mut review = Review::of(&record.history);
    let known = |review: &Review<'_, G>| Reviewed {
        looked: review.analysed(),
        done: review.done(),
        report: review.report(),
    };
    tell(known(&review));
    while review.step() {
        if due() && review.analysed() < record.history.plies().len() {
            tell(known(&review));
        }
    }
    tell(known(&review));
}
