//! Playing on by whole turns.

use core::ops::ControlFlow;
use engine::{Game, Seat, Turn};

/// Plays on until the game is over, or until `turn` breaks. `draw` gives the outcome of chance that is due; `turn` replaces
/// the state by the one after the turn of the seat that has to act. Both work on the same context.
///
/// [`engine::play_through`] plays move by move. An evaluator already has the state after the turn that it chose, and
/// searches and reviews spend their time here: playing its moves once more would slow them down.
pub fn play_turns<G: Game, C>(
    game: &mut G,
    context: &mut C,
    mut draw: impl FnMut(&mut C, &G) -> G::Chance,
    mut turn: impl FnMut(&mut C, &mut G, Seat) -> ControlFlow<()>,
) {
    loop {
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = draw(context, game);
                game.apply_chance_unchecked(&outcome, &mut ());
            }
            Turn::Seat(seat) => {
                if turn(context, game, seat).is_break() {
                    return;
                }
            }
        }
    }
}
