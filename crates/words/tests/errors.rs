//! What goes wrong in a library is an error like any other: it can be boxed, and says to developers what it is.
//! People are given sentences instead.

use engine::{At, Record, RecordFault, Refusal, Seat};
use race::{Fault as RaceFault, Race};
use std::error::Error;

#[test]
fn every_fault_can_be_boxed_and_names_itself_to_developers() {
    let seat = Seat::new(1);
    let faults: [(Box<dyn Error>, &str); 19] = [
        (Box::new(RaceFault::Seats { seats: 7 }), "race-seats, seats: 7"),
        (
            Box::new(At { line: 3, column: 5, fault: RaceFault::Unreadable }),
            "line 3, column 5: race-unreadable",
        ),
        (Box::new(Refusal::<RaceFault>::NotYourTurn { turn: seat }), "not-your-turn, turn: seat 2"),
        (Box::new(Refusal::Game(RaceFault::Unreadable)), "race-unreadable"),
        (Box::new(RecordFault::<Race>::Missing { key: "game" }), "record-missing, key: \"game\""),
        (Box::new(bohemian::Fault::ExpectedFirst), "bohemian-expected-first by B10"),
        (Box::new(bohemian::SetupFault::Players { found: 9 }), "bohemian-setup-players by B1, found: 9"),
        (
            Box::new(bohemian::SetupProblem::Setup(bohemian::SetupFault::TilesWithoutBank)),
            "bohemian-setup-tiles-without-bank by B5",
        ),
        (Box::new(bohemian::TilesFault::TileCount { found: 1 }), "bohemian-tiles-count by B2, found: 1"),
        (Box::new(villagers::Fault::DraftNow), "villagers-draft-now by V11"),
        (Box::new(villagers::SetupFault::Level), "villagers-setup-level by V92"),
        (Box::new("grand".parse::<bots::Level>().unwrap_err()), "no level \"grand\""),
        (Box::new(table::Fault::<Race>::SeatTaken { seat }), "table-seat-taken, seat: seat 2"),
        (
            Box::new(table::LogLine::parse("x").unwrap_err()),
            "line 1, column 1: table-entry-unreadable, found: \"x\"",
        ),
        (Box::new(table::VerifyFault::NoSecret), "table-verify-no-secret"),
        (
            Box::new("fast".parse::<table::Pace>().unwrap_err()),
            "not a pace: unhurried, bank MS MS or turn MS",
        ),
        (Box::new(house::KeptFault::Line { line: 4 }), "house-line, line: 4"),
        (Box::new(host::ScriptFault::NotNow), "learn-not-now"),
        (Box::new("today".parse::<house::Day>().unwrap_err()), "not a day such as 2026-11-16"),
    ];
    for (fault, said) in faults {
        assert_eq!(fault.to_string(), said);
    }
}

#[test]
fn a_question_mark_passes_them_on() {
    fn goal(text: &str) -> Result<usize, Box<dyn Error>> {
        Ok(Record::<Race>::parse(text)?.names.len())
    }
    assert_eq!(goal("").unwrap_err().to_string(), "line 1, column 1: record-not-a-record");
}
