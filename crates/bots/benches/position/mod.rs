//! Where searches are timed.

use bots::{Bot, Brain, Level};
use engine::{History, Seat, Turn, play_through};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// The first position from ply `from` on in which a seat has to choose, in a game between good players.
pub(crate) fn position<G: Brain>(setup: &G::Setup, from: usize) -> (G, Seat) {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut bot = Bot::new(Level::Hard, 1);
    let mut history = History::<G>::new(setup.clone());
    let mut moves = Vec::new();
    play_through(
        &mut history,
        &mut rng,
        |_| (),
        |history, seat, _| {
            history.state().legal_moves(&mut moves);
            let found = history.plies().len() >= from && moves.len() > 4;
            (!found).then(|| bot.choose(history.state(), seat))
        },
    );
    let Turn::Seat(seat) = history.state().turn() else { unreachable!("the game goes on for longer") };
    (history.state().clone(), seat)
}
