//! How fast it is: in seconds, and in instructions, which are the same on a busy machine.

use crate::{cargo, root};
use std::path::PathBuf;
use std::process::Command;

/// The crates with a bench `instructions` beside those that are timed.
const COUNTED: [&str; 2] = ["bohemian", "villagers"];

/// Runs all benches. What the counting ones need is installed, or asked for.
pub(crate) fn run() -> crate::Result {
    for (package, bench) in [("bohemian", "playout"), ("villagers", "playout"), ("bots", "search")] {
        step(&mut cargo(&["bench", "--package", package, "--bench", bench]))?;
    }
    in_a_browser()?;
    if Command::new("valgrind").arg("--version").output().is_err() {
        return Err(
            "counting instructions needs valgrind: install it with your system's package manager".into()
        );
    }
    let tools = install_runner()?;
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(std::iter::once(tools).chain(std::env::split_paths(&path)))
        .map_err(|error| error.to_string())?;
    for package in COUNTED {
        let mut bench = cargo(&["bench", "--package", package, "--bench", "instructions"]);
        step(bench.env("PATH", &path))?;
    }
    Ok(())
}

/// How fast bots search here, and as they do in a browser, with and without its vector instructions.
fn in_a_browser() -> crate::Result {
    const WASM: &str = "wasm32-unknown-unknown";
    let example = ["--package", "bots", "--example", "wasm_search", "--release"];
    step(cargo(&["run"]).args(example))?;
    if Command::new("node").arg("--version").output().is_err() {
        return Err("running WASM needs Node: install it with your system's package manager".into());
    }
    for flags in ["", "-C target-feature=+simd128"] {
        println!("WASM {flags}");
        let folder = root().join("target/wasm-bench");
        step(
            cargo(&["build", "--target", WASM, "--target-dir"])
                .arg(&folder)
                .args(example)
                .env("RUSTFLAGS", flags),
        )?;
        let program = folder.join(WASM).join("release/examples/wasm_search.wasm");
        step(Command::new("node").arg(root().join("crates/bots/benches/wasm.mjs")).arg(program))?;
    }
    Ok(())
}

/// The runner has to be of the version that the benches were built with. Gives the folder that it is in.
fn install_runner() -> Result<PathBuf, String> {
    let lock = std::fs::read_to_string(root().join("Cargo.lock")).map_err(|error| error.to_string())?;
    let version = lock
        .split_once("name = \"gungraun\"\nversion = \"")
        .and_then(|(_, rest)| rest.split_once('"'))
        .map(|(version, _)| version)
        .ok_or("no gungraun in Cargo.lock")?;
    let tools = root().join("target/tools");
    let folder = tools.to_string_lossy();
    step(&mut cargo(&["install", "gungraun-runner", "--version", version, "--root", &folder, "--quiet"]))?;
    Ok(tools.join("bin"))
}

fn step(command: &mut Command) -> crate::Result {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("failed: {command:?}")),
        Err(error) => Err(error.to_string()),
    }
}
