//! The analysis of a finished game: how much of its result was luck, and how much was decided by the players.
//!
//! At every moment of the game there is a batch of playouts: games that go on from the position there for some rounds, each seat
//! playing the turns that the evaluation network prefers. The review network evaluates where they end, and the mean over the
//! batch is each seat's chance to win. This chance changes in three ways only:
//!
//! - A roll or a draw makes a new batch. The change is luck. In the mean over all rolls it is zero.
//! - A decision replaces the playouts that would have continued with another move. The change is due to that decision.
//! - At the end of a round all playouts go on for another round. In a perfect estimate nothing would change, so any change
//!   is the estimation error.
//!
//! So for each seat the starting chance, its luck, its own decisions, the others' decisions and the estimation error add up to
//! the result. Luck is what decisions and estimation error leave of the result; how much their sum over the game varies from
//! playout to playout gives the standard error of the luck.
//!
//! The review network alone is wrong about unusual games. So a review first learns a correction for the game at hand, from
//! games that are played on to their end from every turn (`correction.rs`).
//!
//! Where cards are hidden, the playouts know all hands, as everybody does after the game, but not what nobody has seen.

mod best_move;
mod correction;
mod playouts;
mod quick_pass;
mod report;
mod review;
mod turning;

use crate::{Brain, Shares};
use engine::History;
pub use report::{Decision, Fortune, GameReport, Mark, PlyReport, SeatReport};
pub use review::Review;
pub use turning::{Turning, TurningPoint};

/// The seed of a review, unless another is asked for: the same record gives the same review in a browser, on a server and
/// in a terminal.
pub const SEED: u64 = 1;

/// How much work a review takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many games are played on to their end from each turn, to learn the correction from.
    pub games: u32,
    /// How many moves are compared at each decision.
    pub moves: usize,
    /// How many playouts a batch has.
    pub playouts: u32,
    /// How many rounds a playout takes before it is evaluated.
    pub rounds: u32,
    /// How many batches measure the estimation error. With one it is the batch that there is.
    pub batches: u32,
}

impl Effort {
    /// More rounds than any game has: playouts go on to the end, and nothing has to be evaluated.
    pub const TO_THE_END: u32 = 10_000;
}

/// Reviews a game until `stop` says so, and calls `done` after each step with how much of the work is done.
///
/// ```
/// use bots::{Brain, analysis::{GameReport, analyse}};
/// use engine::History;
///
/// fn review<G: Brain>(game: &History<G>) -> GameReport {
///     let report = analyse(game, game.state().review_effort(), 1, bots::cores(), &|| false, &mut |_| ());
///     let seat = report.seats[0];
///     assert!((seat.start + seat.luck + seat.own + seat.others + seat.residual - seat.result).abs() < 1e-9);
///     report
/// }
/// ```
pub fn analyse<G: Brain>(
    history: &History<G>,
    effort: Effort,
    seed: u64,
    cores: usize,
    stop: &impl Fn() -> bool,
    done: &mut impl FnMut(f64),
) -> GameReport {
    let mut review = Review::new(history, effort, seed, cores);
    while !stop() && review.step() {
        done(review.done());
    }
    review.report()
}

/// The mean, and the variance of that mean.
fn mean(all: &[Shares]) -> (Shares, Shares) {
    let (mut sum, mut spread) = (Shares::default(), Shares::default());
    for shares in all {
        sum += *shares;
    }
    let count = all.len() as f64;
    let mean = sum.scaled(1.0 / count);
    for shares in all {
        spread += (*shares - mean).squared();
    }
    (mean, spread.scaled(1.0 / (count * (count - 1.0).max(1.0))))
}
