//! The inner loop stays off the heap, and moves stay small.

use engine::{Game, playout, testkit};
use villagers::{Level, Setup, Villagers};

#[test]
fn a_playout_allocates_nothing() {
    for setup in (2..=5).filter_map(Setup::players).chain(Level::ALL.map(Setup::solo)) {
        let start = Villagers::new(&setup);
        let mut rng = testkit::rng(1);
        let mut moves = Vec::with_capacity(4096);
        let mut transitions = 0;
        let allocated = allocation_counter::measure(|| {
            for _ in 0..100 {
                transitions += playout(&mut start.clone(), &mut rng, &mut moves).transitions();
            }
        });
        assert!(transitions > 5_000);
        assert_eq!(allocated.count_total, 0, "{setup:?}");
    }
}

#[test]
fn a_move_is_at_most_8_bytes_and_a_state_2_kilobytes() {
    assert!(size_of::<villagers::Move>() <= 8);
    assert!(size_of::<Villagers>() <= 2048, "{} bytes", size_of::<Villagers>());
}
