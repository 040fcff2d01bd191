//! Where searches are timed.

use bots::{Bot, Brain, Level};
use engine::{Seat, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// The first position from ply `from` on in which a seat has to choose, in a game between good players.
pub(crate) fn position<G: Brain>(setup: &G::Setup, from: usize) -> (G, Seat) {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut bot = Bot::new(Level::Hard, 1);
    let mut game = G::new(setup);
    let mut moves = Vec::new();
    for ply in 0.. {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&mut rng);
                game.apply_chance_unchecked(&outcome, &mut ());
            }
            Turn::Seat(seat) => {
                game.legal_moves(&mut moves);
                if ply >= from && moves.len() > 4 {
                    return (game, seat);
                }
                let mv = bot.choose(&game, seat);
                game.play_unchecked(mv, &mut ());
            }
        }
    }
    unreachable!("the game goes on for longer")
}
