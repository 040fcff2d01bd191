//! The first estimates of a review, without playouts.

use super::correction::Correction;
use crate::{Brain, Evaluator, Shares};
use engine::{History, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// The chances of each seat after this many turns; where a seat has to act, those after the best turn that it has.
pub(super) fn estimate<G: Brain>(correction: &Correction<G>, game: &G, turn: u32) -> Shares {
    let world = game.reshuffled(&mut Pcg64Mcg::seed_from_u64(0));
    let mut evaluator = Evaluator::new(game.evaluation_net());
    match world.turn() {
        Turn::Seat(seat) => correction.evaluate(&evaluator.lines(&world, seat, 1)[0].after, turn + 1),
        Turn::Chance | Turn::Over => correction.evaluate(&world, turn),
    }
}

/// The positions where turns began.
pub(super) fn turn_starts<G: Brain>(history: &History<G>) -> Vec<G> {
    let mut game = G::new(history.setup());
    let mut positions = vec![game.clone()];
    for ply in history.plies() {
        let mut next = game.clone();
        ply.apply_unchecked(&mut next);
        if game.turn_ended(&next) && next.turn() != Turn::Over {
            positions.push(next.clone());
        }
        game = next;
    }
    positions
}
