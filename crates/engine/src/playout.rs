//! Random play to the end.

use crate::{Game, Turn, chance};
use rand_core::Rng;

/// What a playout took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playout {
    /// Moves played.
    pub moves: u64,
    /// Outcomes of chance applied.
    pub chances: u64,
}

impl Playout {
    /// State transitions: moves and outcomes of chance.
    pub fn transitions(self) -> u64 {
        self.moves + self.chances
    }
}

/// Plays random legal moves until the game is over. The buffer is reused from call to call.
pub fn playout<G: Game>(game: &mut G, rng: &mut impl Rng, moves: &mut Vec<G::Move>) -> Playout {
    let mut count = Playout::default();
    loop {
        match game.turn() {
            Turn::Over => return count,
            Turn::Chance => {
                let outcome = game.draw(rng);
                game.apply_chance_unchecked(&outcome, &mut ());
                count.chances += 1;
            }
            Turn::Seat(_) => {
                game.legal_moves(moves);
                game.play_unchecked(chance::pick(rng, moves), &mut ());
                count.moves += 1;
            }
        }
    }
}
