//! Random play to the end.

use crate::{Game, Playing, Seat, play_through};
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

/// A state whose transitions are counted.
struct Counted<'a, G> {
    game: &'a mut G,
    count: Playout,
}

impl<G: Game, R: Rng> Playing<G, R> for Counted<'_, G> {
    #[inline]
    fn state(&self) -> &G {
        self.game
    }

    #[inline]
    fn draw_due(&self, rng: &mut R) -> G::Chance {
        self.game.draw(rng)
    }

    #[inline]
    fn push_chance(&mut self, outcome: G::Chance) {
        self.game.apply_chance_unchecked(&outcome, &mut ());
        self.count.chances += 1;
    }

    #[inline]
    fn push_move(&mut self, _: Seat, mv: G::Move) {
        self.game.play_unchecked(mv, &mut ());
        self.count.moves += 1;
    }
}

/// Plays random legal moves until the game is over. The buffer is reused from call to call.
pub fn playout<G: Game>(game: &mut G, rng: &mut impl Rng, moves: &mut Vec<G::Move>) -> Playout {
    let mut counted = Counted { game, count: Playout::default() };
    play_through(&mut counted, rng, |_| (), |playing, _, rng| Some(playing.game.random_move(rng, moves)));
    counted.count
}
