//! The client in a real browser: tests, and pictures for the documentation.

use crate::client::{self, Build};
use crate::{cargo, root};
use std::process::Command;

/// Builds what the tests look at, and runs them: two browsers at a time, more would wait for each other.
pub(crate) fn test() -> Result<String, String> {
    prepare()?;
    run(&["test", "--quiet", "--package", "browser-tests", "--", "--test-threads", "2"])
}

/// Takes the pictures in `docs/screenshots`.
pub(crate) fn screenshots() -> crate::Result {
    prepare()?;
    let folder = root().join("docs/screenshots");
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut take = cargo(&["run", "--quiet", "--package", "browser-tests", "--bin", "screenshots", "--"]);
    let status = take.arg(&folder).status().map_err(|error| format!("cargo run: {error}"))?;
    if status.success() { Ok(()) } else { Err("not all pictures could be taken".into()) }
}

/// Measures what a visitor feels: bytes, seconds, the time until a click is drawn.
pub(crate) fn measure() -> crate::Result {
    prepare()?;
    run(&["run", "--quiet", "--package", "browser-tests", "--bin", "measure"]).map(drop)
}

/// The browser, the client, the program.
fn prepare() -> crate::Result {
    install()?;
    client::build(Build::Release)?;
    run(&["build", "--quiet", "--package", "cli"]).map(drop)
}

/// Sees to Chromium and its driver where that can be done without asking.
fn install() -> crate::Result {
    let there = |program: &str| Command::new(program).arg("--version").output().is_ok();
    if there("chromium") && there("chromedriver") {
        return Ok(());
    }
    let packages = ["install", "--yes", "--quiet", "chromium", "chromium-driver"];
    if Command::new("apt-get").args(packages).status().is_ok_and(|status| status.success()) {
        Ok(())
    } else {
        Err("the browser tests need Chromium and chromedriver: install both, then try again".into())
    }
}

fn run(args: &[&str]) -> Result<String, String> {
    let status = cargo(args).status().map_err(|error| format!("cargo {}: {error}", args[0]))?;
    if status.success() { Ok(String::new()) } else { Err(format!("cargo {} failed", args.join(" "))) }
}
