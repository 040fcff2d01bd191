//! The client in a real browser: tests, and pictures for the documentation.

use crate::client::{self, Build};
use crate::{cargo, root, services};

/// Builds what the tests look at, and runs them: two browsers at a time, more would wait for each other.
pub(crate) fn test() -> crate::Result {
    prepare(Build::Release)?;
    run(&["test", "--quiet", "--package", "browser-tests", "--", "--test-threads", "2"])
}

/// Takes the pictures in `docs/screenshots`.
pub(crate) fn screenshots() -> crate::Result {
    prepare(Build::Release)?;
    let folder = root().join("docs/screenshots");
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut take = cargo(&["run", "--quiet", "--package", "browser-tests", "--bin", "screenshots", "--"]);
    let status = take.arg(&folder).status().map_err(|error| format!("cargo run: {error}"))?;
    if status.success() { Ok(()) } else { Err("not all pictures could be taken".into()) }
}

/// Measures what a visitor feels: bytes, seconds, the time until a click is drawn.
pub(crate) fn measure() -> crate::Result {
    prepare(Build::Release)?;
    run(&["run", "--quiet", "--package", "browser-tests", "--bin", "measure"])
}

/// Plays the demo game in a browser, on the plain board that games without one of their own get.
pub(crate) fn demo() -> crate::Result {
    services::browser()?;
    client::build(Build::Demo)?;
    let test = "games::a_whole_game_on_a_plain_board";
    run(&[
        "test",
        "--quiet",
        "--package",
        "browser-tests",
        "--package",
        "cli",
        "--test",
        "browser",
        "--",
        "--ignored",
        test,
    ])
}

/// The browser, the client, the program.
fn prepare(build: Build) -> crate::Result {
    services::browser()?;
    client::build(build)?;
    run(&["build", "--quiet", "--package", "cli"])
}

fn run(args: &[&str]) -> crate::Result {
    let status = cargo(args).status().map_err(|error| format!("cargo {}: {error}", args[0]))?;
    if status.success() { Ok(()) } else { Err(format!("cargo {} failed", args.join(" "))) }
}
