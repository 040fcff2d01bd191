//! What the rules must not know: no system randomness, no clock, no network, no files, no threads.

use crate::cargo;

/// The crates that run everywhere, also in a browser.
const PURE: [&str; 8] = ["engine", "bohemian", "villagers", "bots", "table", "house", "words", "art"];

/// What none of them may depend on.
const FOREIGN: [&str; 14] = [
    "getrandom",
    "rand",
    "time",
    "chrono",
    "jiff",
    "web-time",
    "instant",
    "tokio",
    "async-std",
    "mio",
    "rayon",
    "crossbeam",
    "libc",
    "wasm-bindgen",
];

/// Looks through the dependency trees as they are built for a browser.
pub(crate) fn check() -> Result<String, String> {
    let mut wrong = Vec::new();
    let mut seen = 0;
    for package in PURE {
        let tree = tree(package)?;
        seen += tree.lines().count();
        let foreign = tree.lines().filter(|line| FOREIGN.contains(line));
        wrong.extend(foreign.map(|name| {
            format!("{package} must not depend on {name}: see `cargo tree -p {package} -i {name}`")
        }));
    }
    if wrong.is_empty() {
        Ok(format!("{} crates, {seen} dependencies, none foreign", PURE.len()))
    } else {
        Err(wrong.join("\n"))
    }
}

/// The names of all that a crate depends on.
fn tree(package: &str) -> Result<String, String> {
    let args = ["tree", "--package", package, "--edges", "normal", "--prefix", "none", "--format", "{lib}"];
    let output = cargo(&args).output().map_err(|error| format!("cargo tree: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    Ok(String::from_utf8_lossy(&output.stdout).replace('_', "-"))
}
