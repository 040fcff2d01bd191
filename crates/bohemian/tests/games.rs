//! Finished games, kept as records: they must replay to the same end for good.
//!
//! To add one, put its record into `tests/games/`.

use bohemian::Bohemian;
use engine::{Record, Turn};

#[test]
fn finished_games_replay_to_the_same_end() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games");
    let mut games = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let record =
            Record::<Bohemian>::parse(&text).unwrap_or_else(|at| panic!("{}: {at:?}", path.display()));
        assert_eq!(engine::Game::turn(record.history.state()), Turn::Over, "{}", path.display());
        assert_eq!(record.to_text(), text, "{}", path.display());
        games += 1;
    }
    assert!(games >= 4, "only {games} games");
}
