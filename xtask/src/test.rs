//! Everything that must be green.

use std::time::{Duration, Instant};

use crate::{browser, cargo, purity, rules, services};

/// What a step says when it is done, or what is wrong.
type Step = fn() -> Result<String, String>;

/// Runs every step, also after one failed, and closes with what failed.
pub(crate) fn run() -> crate::Result {
    let steps: [(&str, Step); 7] = [
        ("format", || cargo_step(&["fmt", "--all", "--check"])),
        ("rules", rules::check),
        ("purity", purity::check),
        ("clippy", || {
            cargo_step(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"])
        }),
        ("services", services::check),
        ("tests", || {
            let but = ["--workspace", "--exclude", "browser-tests"];
            cargo_step(&[&["test", "--quiet", "--no-fail-fast"][..], &but].concat())
        }),
        ("browser", browser::test),
    ];
    let done: Vec<_> = steps.into_iter().map(|(name, step)| run_step(name, step)).collect();
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

fn run_step(name: &'static str, step: Step) -> Done {
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
