//! `piazza verify`: draws every roll and shuffle of a record again.

use crate::failure::{Failure, read, text};
use crate::records::{self, Reader};
use crate::screen::Screen;
use crate::terminal::Terminal;
use engine::{Arg, Record};
use std::path::PathBuf;

/// The options of `verify`.
#[derive(clap::Args)]
pub(crate) struct Options {
    file: PathBuf,
    #[arg(long, value_name = "K", default_value_t = 1)]
    game: usize,
}

/// Vouches for the dice of a record, or says why not.
pub(crate) fn run(options: &Options, screen: &Screen) -> Result<(), Failure> {
    let file = read(screen, &options.file)?;
    let entry = records::pick(&file, options.game, screen)?;
    records::by_game(entry, screen, &options.file, &Verify(options))
}

struct Verify<'a>(&'a Options);

impl Reader for Verify<'_> {
    fn take<T: Terminal>(&self, record: &Record<T::Game>, screen: &Screen) -> Result<(), Failure> {
        let (checked, commitment) =
            table::verify(record).map_err(|fault| Failure::new(screen.explain(&fault, &[])))?;
        let args = [
            ("file", text(self.0.file.display())),
            ("outcomes", Arg::Number(checked as i64)),
            ("commitment", text(commitment.to_hex())),
        ];
        screen.line(screen.say("cli-verified", &args));
        Ok(())
    }
}
