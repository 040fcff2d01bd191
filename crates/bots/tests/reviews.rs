//! The parts of a review add up to the result, for every recorded game.

use bohemian::Bohemian;
use bots::Brain;
use bots::analysis::{Effort, GameReport, Review, SeatReport};
use engine::{Record, Seat};
use std::fs;
use villagers::Villagers;

const QUICK: Effort = Effort { games: 1, moves: 2, playouts: 4, rounds: 1, batches: 1 };

/// From the starting chance to the result, for every seat and every ply.
fn assert_adds_up<G: Brain>(record: &Record<G>, report: &GameReport) {
    let outcome = record.history.state().outcome().expect("the game is over");
    for (seat, parts) in Seat::all(record.history.seats()).zip(&report.seats) {
        let SeatReport { start, luck, own, others, residual, result, .. } = *parts;
        assert!((start + luck + own + others + residual - result).abs() < 1e-9, "{parts:?}");
        assert!((result - outcome.share(seat)).abs() < 1e-9);
        let mut chance = start;
        for ply in &report.plies {
            let change = ply.decision.as_ref().map_or(0.0, |decision| decision.change[seat.index()]);
            chance += ply.luck[seat.index()] + change + ply.residual[seat.index()];
            assert!((chance - ply.chances[seat.index()]).abs() < 1e-9, "{ply:?}");
        }
    }
}

/// Reviews every record of a folder. Returns how many there are.
fn review_all<G: Brain>(folder: &str) -> usize {
    let folder = format!("{}/../{folder}/tests/games", env!("CARGO_MANIFEST_DIR"));
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut reviewed = 0;
    for file in files.map(|file| file.unwrap().path()) {
        let text = fs::read_to_string(&file).unwrap();
        let record = Record::<G>::parse(&text).unwrap_or_else(|at| panic!("{}: {at:?}", file.display()));
        let mut review = Review::new(&record.history, QUICK, 1, 1);
        assert_adds_up(&record, &review.report());
        while review.step() {}
        assert_adds_up(&record, &review.report());
        reviewed += 1;
    }
    reviewed
}

#[test]
fn every_recorded_game_adds_up() {
    assert!(review_all::<Bohemian>("bohemian") >= 4);
    assert!(review_all::<Villagers>("villagers") >= 7);
}
