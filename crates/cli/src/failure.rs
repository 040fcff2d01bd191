//! What goes wrong, told so that something can be done about it.

use crate::screen::Screen;
use engine::{Arg, At, Message};
use std::fmt::Display;
use std::io;
use std::path::Path;

/// A failure: what is said, and the exit code.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) said: String,
    pub(crate) code: u8,
}

impl Failure {
    /// Something could not be done.
    pub(crate) fn new(said: impl Display) -> Failure {
        Failure { said: said.to_string(), code: 1 }
    }

    /// The program was called in a way that makes no sense.
    pub(crate) fn usage(said: impl Display) -> Failure {
        Failure { said: said.to_string(), code: 2 }
    }

    /// A file could not be read or written.
    pub(crate) fn file(screen: &Screen, id: &str, path: &Path, error: &io::Error) -> Failure {
        let args = [("file", text(path.display())), ("reason", text(error))];
        Failure::new(screen.say(id, &args))
    }

    /// Something is wrong at a place in a file.
    pub(crate) fn at(screen: &Screen, path: &Path, at: &At<impl Message>) -> Failure {
        Failure::new(format!(
            "{}:{}:{}: {}",
            path.display(),
            at.line,
            at.column,
            screen.explain(&at.fault, &[])
        ))
    }
}

/// Something as an argument of a message that is the same in every language.
pub(crate) fn text(value: impl Display) -> Arg {
    Arg::Text(value.to_string())
}

/// Reads a file of text.
pub(crate) fn read(screen: &Screen, path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| Failure::file(screen, "cli-cannot-read", path, &error))
}
