//! What a bot does in a browser: a search at the start and in mid-game of each game. A browser's program has no clock,
//! so there every call of `main` is the next piece of work, timed from outside (`benches/wasm.mjs`); here all are
//! timed. `cargo xtask bench` runs both.

#[path = "../benches/position/mod.rs"]
mod position;

use bohemian::Bohemian;
use bots::{Brain, Budget, Search};
use core::sync::atomic::{AtomicUsize, Ordering};
use position::position;
use villagers::Villagers;

static CALLS: AtomicUsize = AtomicUsize::new(0);

/// The playouts of a piece.
const PLAYOUTS: u32 = 4096;

#[cfg(target_family = "wasm")]
fn main() {
    piece();
}

#[cfg(not(target_family = "wasm"))]
fn main() {
    for what in ["bohemian, start", "bohemian, mid-game", "villagers, start", "villagers, mid-game"] {
        let start = std::time::Instant::now();
        piece();
        let speed = f64::from(PLAYOUTS) / start.elapsed().as_secs_f64();
        println!("{what:<22} {speed:.0} playouts a second, natively");
    }
}

fn piece() {
    let call = CALLS.fetch_add(1, Ordering::Relaxed);
    let from = if call.is_multiple_of(2) { 0 } else { 40 };
    if call % 4 < 2 {
        search::<Bohemian>(&bohemian::Setup::new(2).expect("2 players"), from);
    } else {
        search::<Villagers>(&villagers::Setup::players(3).expect("3 players"), from);
    }
}

/// A search in the first position from this ply on with a real choice.
fn search<G: Brain>(setup: &G::Setup, from: usize) {
    let (game, seat) = position::<G>(setup, from);
    let budget = Budget { moves: 4, playouts: PLAYOUTS, turns: game.budget().turns };
    let search = Search { game: &game, seat, budget, finalists: 4, keep: None, seed: 1, cores: 1 };
    std::hint::black_box(search.run(&|| false));
}
