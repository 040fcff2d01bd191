//! Everything that must be green.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;
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
    done.push(run_step("tests", tests));
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

/// One selection of packages for all tests: another would build much of it once more.
const TESTS: [&str; 4] = ["test", "--quiet", "--no-fail-fast", "--workspace"];

/// More failures than this are no accident.
const UNSTABLE: usize = 3;

/// Runs all tests. Browsers, databases and sockets on a busy machine can fail a test once: a few failures are run
/// again, alone. A test that passes then is unstable, and the summary says so.
fn tests() -> Result<String, String> {
    let failed = match failures(&TESTS)? {
        None => return Ok(String::new()),
        Some(failed) if failed.is_empty() || failed.len() > UNSTABLE => {
            return Err("cargo test failed".into());
        }
        Some(failed) => failed,
    };
    println!("== once more, alone: {}", failed.join(", "));
    let again = ["--", "--exact", "--test-threads", "1"].into_iter().chain(failed.iter().map(String::as_str));
    match failures(&TESTS.into_iter().chain(again).collect::<Vec<_>>())? {
        None => Ok(format!("UNSTABLE, passed when run again, to be mended: {}", failed.join(", "))),
        Some(_) => Err("cargo test failed twice".into()),
    }
}

/// Runs tests, and gives the names of those that failed, if the run failed.
fn failures(args: &[&str]) -> Result<Option<Vec<String>>, String> {
    let wrong = |error| format!("cargo test: {error}");
    let mut run = cargo(args).stdout(Stdio::piped()).spawn().map_err(wrong)?;
    let (mut failed, mut running) = (Vec::new(), 0);
    let mut listing = false;
    for line in BufReader::new(run.stdout.take().expect("it is piped")).split(b'\n') {
        let line = String::from_utf8_lossy(&line.map_err(wrong)?).into_owned();
        println!("{line}");
        std::io::stdout().flush().map_err(wrong)?;
        running += i32::from(line.starts_with("running ") && line.ends_with(['t', 's']));
        running -= i32::from(line.starts_with("test result: "));
        match line.strip_prefix("    ") {
            Some(name) if listing => failed.push(name.to_owned()),
            _ => listing = line == "failures:",
        }
    }
    // A program that ended in a crash lists nothing: running its other tests again would hide that.
    if running != 0 {
        failed.clear();
    }
    Ok((!run.wait().map_err(wrong)?.success()).then_some(failed))
}

fn cargo_step(args: &[&str]) -> Result<String, String> {
    let status = cargo(args).status().map_err(|error| format!("cargo {}: {error}", args[0]))?;
    if status.success() { Ok(String::new()) } else { Err(format!("cargo {} failed", args.join(" "))) }
}
