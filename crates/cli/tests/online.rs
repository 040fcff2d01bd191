//! The program online: dice that are drawn again, and a server that is killed under load.

use bohemian::Bohemian;
use engine::{Seat, Turn, Viewer};
use std::path::Path;
use std::process::Output;
use table::{Command, Contribution, Pace, Secret, Stage, Table};

fn piazza(args: &[&str], folder: &Path) -> Output {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_piazza"));
    command.args(["--lang", "en"]).args(args).current_dir(folder).output().unwrap()
}

fn text(output: &[u8]) -> String {
    String::from_utf8_lossy(output).into_owned()
}

/// A game that was played at a table, as a record.
fn record() -> String {
    let setup = bohemian::Setup::new(2).unwrap();
    let mut table = Table::<Bohemian>::new(setup, Pace::Unhurried, Secret::new([7; 32]));
    for seat in Seat::all(2) {
        let contribution = Contribution::new([seat.number(); 32]);
        table.act(Command::Sit { seat, name: "Somebody".into(), contribution }, 0).unwrap();
    }
    table.act(Command::Start, 0).unwrap();
    while table.stage() == Stage::Playing {
        let Turn::Seat(seat) = table.turn() else { unreachable!("a seat has to act") };
        let mv = table.view(Viewer::Seat(seat), 0).moves[0].clone();
        table.act(Command::Play { seat, mv }, 0).unwrap();
    }
    table.record().to_text()
}

#[test]
fn verify_draws_all_dice_again_and_finds_a_loaded_one() {
    let folder = tempfile::tempdir().unwrap();
    let honest = record();
    std::fs::write(folder.path().join("honest.txt"), &honest).unwrap();
    let output = piazza(&["verify", "honest.txt"], folder.path());
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("outcomes of chance"));

    let other = honest.replace(&Contribution::new([1; 32]).to_hex(), &Contribution::new([9; 32]).to_hex());
    std::fs::write(folder.path().join("other.txt"), other).unwrap();
    let output = piazza(&["verify", "other.txt"], folder.path());
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("Ply 1"), "{}", text(&output.stderr));
}

#[test]
fn twenty_kills_under_load_lose_nothing_that_was_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let output =
        piazza(&["load", "--tables", "20", "--seconds", "20", "--kill", "20", "--json"], folder.path());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&report["kills"], &report["errors"]), (&20.into(), &0.into()), "{report}");
    assert!(report["checked"].as_u64() > Some(100) && report["reconnects"].as_u64() >= Some(20), "{report}");
}
