//! The inner loop stays off the heap, and the state stays small.

use bohemian::{Bohemian, Setup};
use engine::{Game, playout, testkit};

#[test]
fn a_playout_allocates_nothing() {
    for players in 2..=5 {
        let start = Bohemian::new(&Setup::new(players).unwrap());
        let mut rng = testkit::rng(players.into());
        let mut moves = Vec::with_capacity(256);
        let mut transitions = 0;
        let allocated = allocation_counter::measure(|| {
            for _ in 0..100 {
                transitions += playout(&mut start.clone(), &mut rng, &mut moves).transitions();
            }
        });
        assert!(transitions > 5_000);
        assert_eq!(allocated.count_total, 0, "{players} players");
    }
}

#[test]
fn a_state_is_at_most_512_bytes() {
    assert!(size_of::<Bohemian>() <= 512, "{} bytes", size_of::<Bohemian>());
    assert!(size_of::<bohemian::Move>() <= 4);
}
