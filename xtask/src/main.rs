//! The project's chores.
//!
//!     cargo run [-- ARGS]        builds the browser client and the program in release mode, and runs it
//!     cargo xtask client [--dev] builds only the browser client
//!     cargo xtask browser        tests the client in a real browser
//!     cargo xtask demo           plays the demo game in a real browser
//!     cargo xtask screenshots    retakes the pictures in docs/screenshots
//!     cargo xtask test           runs every check and test
//!     cargo xtask rules          checks that every rule has a test
//!     cargo xtask bench          measures the rules and the search
//!     cargo xtask bench client   measures what a visitor notices: transfer, start, clicks, reviews

mod bench;
mod browser;
mod client;
mod purity;
mod rules;
mod services;
mod test;

use client::Build;
use std::path::Path;
use std::process::{Command, ExitCode};

/// What a chore ends with: nothing, or what is wrong.
type Result = core::result::Result<(), String>;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let done = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test::run(),
        ["rules"] => rules::check().map(|summary| println!("{summary}")),
        ["bench"] => bench::run(),
        ["bench", "client"] => browser::measure(),
        ["client"] => client::build(Build::Release),
        ["client", "--dev"] => client::build(Build::Dev),
        ["browser"] => browser::test(),
        ["demo"] => browser::demo(),
        ["screenshots"] => browser::screenshots(),
        ["test" | "rules" | "bench" | "client" | "browser" | "demo" | "screenshots", ..] => {
            Err("this chore takes no such arguments".into())
        }
        _ => return run_program(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(wrong) => {
            eprintln!("{wrong}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the client and the program in release, and becomes it: its exit code, the terminal and Ctrl-C are its own.
fn run_program(args: &[String]) -> ExitCode {
    if let Err(wrong) = client::build(Build::Release) {
        eprintln!("{wrong}");
        return ExitCode::FAILURE;
    }
    if !cargo(&["build", "--release", "--package", "cli"]).status().is_ok_and(|status| status.success()) {
        return ExitCode::FAILURE;
    }
    let mut run = cargo(&["run", "--release", "--quiet", "--package", "cli", "--manifest-path"]);
    run.arg(root().join("Cargo.toml")).arg("--").args(args);
    // The program works where it was called, not where the workspace is.
    run.current_dir(std::env::current_dir().unwrap_or_default());
    become_program(run)
}

#[cfg(unix)]
fn become_program(mut run: Command) -> ExitCode {
    use std::os::unix::process::CommandExt;
    eprintln!("cargo: {}", run.exec());
    ExitCode::FAILURE
}

#[cfg(not(unix))]
fn become_program(mut run: Command) -> ExitCode {
    match run.status() {
        Ok(status) => ExitCode::from(status.code().unwrap_or(1) as u8),
        Err(error) => {
            eprintln!("cargo: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The workspace's folder.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask stands in the workspace")
}

/// Cargo, in the workspace.
fn cargo(args: &[&str]) -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    cargo.args(args).current_dir(root());
    cargo
}
