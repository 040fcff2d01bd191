//! Rule tests.
use crate::*;
use engine::testkit;

#[test]
fn kit() {
    for players in 2..=5 {
        testkit::for_seeds(50, |seed| {
            testkit::check::<Bohemian>(&Setup::new(players).unwrap(), seed, |_| ())
        });
    }
}
