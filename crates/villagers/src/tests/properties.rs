//! What must hold in every game.

use crate::{Level, Setup, Villagers};
use engine::testkit;

fn tables() -> impl Iterator<Item = Setup> {
    (2..=5).filter_map(Setup::players).chain(Level::ALL.map(Setup::solo))
}

#[test]
fn the_test_kit_holds_for_every_table() {
    for setup in tables() {
        testkit::for_seeds(30, |seed| testkit::check::<Villagers>(&setup, seed, |_| ()));
    }
}
