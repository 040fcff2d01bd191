//! Finished games, kept as records: they must replay to the same end for good.
//!
//! To add one, put its record into `tests/games/`.

#[test]
fn finished_games_replay_to_the_same_end() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games");
    assert!(engine::testkit::check_finished_games::<bohemian::Bohemian>(folder) >= 4);
}
