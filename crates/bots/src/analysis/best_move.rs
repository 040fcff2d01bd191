//! The best move at a decision, and what it would have gained.

use super::{mean, playouts::Playouts, playouts::Position};
use crate::{Brain, Shares};
use engine::Seat;

/// The most playouts in which moves are compared.
const MOST_PLAYOUTS: u32 = 128;
/// How many moves are compared with the one that was made to the last playout.
const FINALISTS: usize = 2;
/// A gain counts if it is at least this many times its own standard error.
const SIGNIFICANT: f64 = 2.0;

/// The best of these moves, and what it would have gained over the first, which is the one that was made. Some playouts tell
/// which moves are worth comparing, others compare them.
pub(super) fn best_move<G: Brain>(
    playouts: &Playouts<'_, G>,
    position: &Position<'_, G>,
    seat: Seat,
    moves: &[G::Move],
    until: u32,
) -> (G::Move, f64) {
    let made = moves[0];
    let all = (playouts.count / 2).min(MOST_PLAYOUTS);
    let trial = playouts.compare(position, moves, until, 0..all / 4);
    let mut order: Vec<(usize, f64)> =
        (1..moves.len()).map(|which| (which, gain(&trial, which, seat).0)).collect();
    order.sort_by(|a, b| b.1.total_cmp(&a.1));
    order.truncate(FINALISTS);
    let moves: Vec<G::Move> =
        [made].into_iter().chain(order.into_iter().map(|(which, _)| moves[which])).collect();
    let compared = playouts.compare(position, &moves, until, all / 4..all);
    let significant = |which: usize| {
        let (gain, error) = gain(&compared, which, seat);
        (moves[which], if gain > SIGNIFICANT * error { gain } else { 0.0 })
    };
    let gains = (1..moves.len()).map(significant);
    gains.fold((made, 0.0), |best, found| if found.1 > best.1 { found } else { best })
}

/// What the seat gains by a move over the first one, and the standard error of that.
fn gain(playouts: &[Vec<Shares>], which: usize, seat: Seat) -> (f64, f64) {
    let gains: Vec<Shares> = playouts.iter().map(|moves| moves[which] - moves[0]).collect();
    let (gain, variance) = mean(&gains);
    (gain[seat], libm::sqrt(variance[seat]))
}
