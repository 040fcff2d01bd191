//! Looking at a finished game again. It takes a while: what is known is told on the way.

use bohemian::Bohemian;
use bots::Brain;
use bots::analysis::{GameReport, Review};
use engine::{Game, Record, game_of};
use serde::{Deserialize, Serialize};
use villagers::Villagers;

/// What is known of a game: all of it from the start, and the closer the more plies are done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reviewed {
    /// How many plies were looked at closely.
    pub looked: usize,
    /// How much of the work is done: 0 to 1.
    pub done: f64,
    /// What was found.
    pub report: GameReport,
}

/// Reviews a record: tells what a quick look shows, then what is known whenever that is due, then all.
/// Nothing is told of a text that is no record.
pub fn review(record: &str, due: impl Fn() -> bool, tell: impl FnMut(Reviewed)) {
    match game_of(record) {
        Some(Bohemian::ID) => review_as::<Bohemian>(record, due, tell),
        Some(Villagers::ID) => review_as::<Villagers>(record, due, tell),
        _ => {}
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
