//! Everything that must be green.

use std::time::{Duration, Instant};

use crate::client::{self, Build};
use crate::{cargo, purity, rules, services};

/// What a step says when it is done, or what is wrong.
type Step = fn() -> Result<String, String>;

/// Runs every step, also after one failed, and closes with what failed.
pub(crate) fn run() -> crate::Result {
    // The client has a target folder of its own: it is built beside the first steps, and only the tests wait for it.
    let client = std::thread::spawn(|| client::build(Build::Release));
    let first: [(&str, Step); 5] = [
        ("format", || cargo_step(&["fmt", "--all", "--check"])),
        ("rules", rules::check),
        ("purity", purity::check),
        ("clippy", || {
            cargo_step(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"])
        }),
        ("services", services::check),
    ];
    let mut done: Vec<_> = first.into_iter().map(|(name, step)| run_step(name, step)).collect();
    done.push(run_step("client", || match client.join() {
        Ok(built) => built.map(|()| String::new()),
        Err(_) => Err("building the client ended in a panic".into()),
    }));
    // One selection of packages for all tests: another would build much of it once more.
    done.push(run_step("tests", || cargo_step(&["test", "--quiet", "--no-fail-fast", "--workspace"])));
    println!("\n  step      seconds");
    for step in &done {
        let mark = if step.failed { "FAILED" } else { "ok" };
        println!("  {:<8} {:>8.1}  {mark}", step.name, step.took.as_secs_f64());
    }
    let failed: Vec<&str> = done.iter().filter(|step| step.failed).map(|step| step.name).collect();
    if failed.is_empty() {
        println!("\nAll green.");
        Ok(())
    } else {
        Err(format!("\nFailed: {}.", failed.join(", ")))
    }
}

struct Done {
    name: &'static str,
    took: Duration,
    failed: bool,
}

fn run_step(name: &'static str, step: impl FnOnce() -> Result<String, String>) -> Done {
    println!("== {name}");
    let start = Instant::now();
    let result = step();
    match &result {
        Ok(said) if said.is_empty() => {}
        Ok(said) => println!("{said}"),
        Err(wrong) => eprintln!("{wrong}"),
    }
    Done { name, took: start.elapsed(), failed: result.is_err() }
}

fn cargo_step(args: &[&str]) -> Result<String, String> {
    let status = cargo(args).status().map_err(|error| format!("cargo {}: {error}", args[0]))?;
    if status.success() { Ok(String::new()) } else { Err(format!("cargo {} failed", args.join(" "))) }
}
