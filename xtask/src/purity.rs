//! What crates must not depend on: the pure ones on nothing that draws randomness, reads a clock or does I/O, and the
//! generic ones on no game.

use crate::{cargo, root};
use std::fs;
use std::path::Path;

/// The crates that run everywhere, also in a browser.
const PURE: [&str; 11] =
    ["engine", "bohemian", "villagers", "race", "bots", "table", "host", "games", "house", "words", "art"];

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

/// The crates that work with any game, and depend on none.
const GENERIC: [&str; 6] = ["engine", "bots", "table", "wire", "host", "client"];

/// The crates that reach games through `games`. Like the generic ones they name a game only where it is listed below.
const THROUGH_GAMES: [&str; 6] = ["server", "house", "worker", "page", "cli", "web"];

/// The crates of games. The demo game's name is an ordinary word: sources are searched for the others only.
const GAMES: [&str; 3] = ["bohemian", "villagers", "race"];
const NAMES: [&str; 2] = ["bohemian", "villagers"];

/// The sources that name a game all the same, files or whole folders, and why.
const MAY_NAME_A_GAME: &[(&str, &str)] = &[
    ("crates/engine/src/lib.rs", "examples that run"),
    ("crates/engine/src/play.rs", "an example that runs"),
    ("crates/engine/src/message.rs", "an example that runs"),
    ("crates/table/src/lib.rs", "an example that runs"),
    ("crates/table/src/tests.rs", "tests with real games"),
    ("crates/table/src/tests", "tests with real games"),
    ("crates/table/src/round/tests.rs", "tests with real games"),
    ("crates/wire/src/http.rs", "the example of an id"),
    ("crates/host/src/lib.rs", "an example that runs"),
    ("crates/client/src/lib.rs", "an example that runs"),
    ("crates/house/src/lib.rs", "an example that runs"),
    ("crates/house/src/kept.rs", "the example of an id"),
    ("crates/house/src/daily.rs", "what was played on a day stays what it was"),
    ("crates/house/src/lesson", "the lessons"),
    ("crates/cli/src/terminals", "what games look like in a terminal"),
    ("crates/cli/src/terminals.rs", "which terminal a game has"),
    ("crates/cli/src/command.rs", "the example of a help text"),
    ("crates/cli/src/game_command.rs", "an example of a command"),
    ("crates/cli/src/main.rs", "the command that checks tiles of one's own"),
    ("crates/cli/src/load/player.rs", "the game that loads a server"),
    ("crates/web/src/past.rs", "tests with real games"),
    ("crates/web/src/statistics", "tests with real games"),
    ("crates/web/src/pages/start.rs", "tests with real games"),
    ("crates/web/src/pages/rules.rs", "tests with real games"),
    ("crates/web/src/boards.rs", "which board a game is played on"),
    ("crates/web/src/bohemian", "a board"),
    ("crates/web/src/villagers", "a board"),
    ("crates/web/src/lib.rs", "the modules of the boards"),
    ("crates/web/src/pages/credits.rs", "who made the games"),
    ("crates/web/src/replay/link.rs", "tests with real games"),
];

/// Looks through the dependency trees as they are built for a browser, and through the sources of the generic crates.
pub(crate) fn check() -> Result<String, String> {
    let mut wrong = Vec::new();
    let mut seen = 0;
    for package in PURE {
        seen += check_tree(package, &FOREIGN, &mut wrong)?;
    }
    for package in GENERIC {
        check_tree(package, &GAMES, &mut wrong)?;
    }
    for package in GENERIC.into_iter().chain(THROUGH_GAMES) {
        check_sources(&root().join("crates").join(package).join("src"), &mut wrong)?;
    }
    if wrong.is_empty() {
        Ok(format!(
            "{} pure crates, {seen} dependencies, none foreign; {} crates name no game outside {} listed places",
            PURE.len(),
            GENERIC.len() + THROUGH_GAMES.len(),
            MAY_NAME_A_GAME.len()
        ))
    } else {
        Err(wrong.join("\n"))
    }
}

/// Notes which of these a crate depends on. Gives how many dependencies there are.
fn check_tree(package: &str, banned: &[&str], wrong: &mut Vec<String>) -> Result<usize, String> {
    let tree = tree(package)?;
    let found = tree.lines().filter(|line| banned.contains(line));
    wrong.extend(found.map(|name| {
        format!("{package} must not depend on {name}: see `cargo tree --edges normal -p {package} -i {name}`")
    }));
    Ok(tree.lines().count())
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

/// Notes every line below a folder that names a game, outside the files that may.
fn check_sources(folder: &Path, wrong: &mut Vec<String>) -> Result<(), String> {
    let fault = |error: std::io::Error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(fault)? {
        let path = entry.map_err(fault)?.path();
        if path.is_dir() {
            check_sources(&path, wrong)?;
            continue;
        }
        let Ok(name) = path.strip_prefix(root()) else { continue };
        if MAY_NAME_A_GAME.iter().any(|(listed, _)| name.starts_with(listed)) {
            continue;
        }
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        for (line, number) in text.lines().zip(1..) {
            if let Some(game) = named(line) {
                wrong.push(format!("{}:{number} names {game}", name.display()));
            }
        }
    }
    Ok(())
}

/// The game that a line names, as a whole word.
fn named(line: &str) -> Option<&'static str> {
    let line = line.to_lowercase();
    let mut words = line.split(|c: char| !c.is_alphanumeric());
    words.find_map(|word| NAMES.into_iter().find(|game| *game == word))
}

#[cfg(test)]
mod tests {
    use super::named;

    #[test]
    fn a_game_is_named_by_a_whole_word_in_any_case() {
        assert_eq!(named("use bohemian::Bohemian;"), Some("bohemian"));
        assert_eq!(named("// as in Villagers,"), Some("villagers"));
        assert_eq!(named("let villagers_seen = bohemians();"), Some("villagers"));
        assert_eq!(named("let villager = bohemians();"), None);
    }
}
