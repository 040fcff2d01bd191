//! `piazza verify`: what it vouches for, and what it refuses.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs the program; gives its exit code and what it printed, where it belongs or as an error.
fn piazza(args: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_piazza"))
        .args(args)
        .env("LANG", "C")
        .env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"))
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .output()
        .unwrap();
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), said(&output.stdout) + &said(&output.stderr))
}

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[track_caller]
fn check(args: &[&str], code: i32, says: &str) {
    let (found, said) = piazza(&[&["verify"], args].concat());
    assert!(found == Some(code) && said.contains(says), "{args:?}: {found:?}, {said}");
}

#[test]
fn verify_says_how_far_it_can_vouch() {
    let record = path("vouched.txt");
    _ = std::fs::remove_file(&record);
    let name = record.to_str().unwrap();
    let args = ["play", "bohemian", "--seat", "greedy", "--seat", "random", "--record", name];
    assert_eq!(piazza(&args).0, Some(0));
    let kept = std::fs::read_to_string(&record).unwrap();
    let commitment = kept.lines().find_map(|line| line.strip_prefix("meta commitment ")).unwrap();
    check(&[name], 0, ": consistent. ");
    check(&[name, "--commitment", commitment], 0, ": verified. ");
    check(&[name, "--commitment", &"0".repeat(64)], 1, commitment);
    check(&[name, "--commitment", "xyz"], 2, "xyz");

    let cut = kept.split("\nresult").next().unwrap().trim_end().rsplit_once('\n').unwrap().0;
    let forged = path("vouched-forged.txt");
    let name = forged.to_str().unwrap();
    for (text, why) in [
        (kept.replace("seat 1 Božena", "seat 1 Jan"), "Ply 1 was"),
        (kept.replace("meta bot 1 greedy", "meta bot 1 master"), "Ply 1 was"),
        (kept.replace("meta secret", "meta given 1\nmeta secret"), "an earlier game"),
        (kept.replace("meta secret", "meta commitment 00\nmeta secret"), "stands there twice"),
        (cut.to_owned(), "The game is not over"),
    ] {
        std::fs::write(&forged, text).unwrap();
        check(&[name], 1, why);
    }
    check(&[name, "--unfinished"], 0, "The game is not over in this record");
}

#[test]
fn a_record_of_the_first_format_says_what_its_dice_do_not_bind() {
    check(&[concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/verifiable.txt")], 0, "format 1");
}
