//! `piazza verify`: draws every roll and shuffle of a record again.

use crate::failure::{Failure, read, text};
use crate::records::{self, Reader};
use crate::screen::Screen;
use crate::terminal::Terminal;
use engine::{Arg, Format, Game, Record};
use std::path::PathBuf;
use table::{Commitment, Ending, Expected, Verified};

/// The options of `verify`.
#[derive(clap::Args)]
pub(crate) struct Options {
    file: PathBuf,
    #[arg(long, value_name = "K", default_value_t = 1)]
    game: usize,
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
    #[arg(long, value_name = "FILE")]
    earlier: Vec<PathBuf>,
    #[arg(long)]
    unfinished: bool,
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
        let commitment = self.0.commitment.as_deref().map(|hex| {
            let wrong = || Failure::usage(screen.say("cli-not-a-commitment", &[("found", text(hex))]));
            Commitment::from_hex(hex).ok_or_else(wrong)
        });
        let earlier = self.earlier::<T::Game>(screen)?;
        let expected = Expected {
            commitment: commitment.transpose()?,
            unfinished: self.0.unfinished,
            earlier: &earlier,
        };
        let verified = table::verify(record, &expected)
            .map_err(|fault| Failure::new(screen.explain(&fault, &record.names)))?;
        self.report(&verified, &record.names, screen);
        Ok(())
    }
}

impl Verify<'_> {
    /// The records that this one may go on from.
    fn earlier<G: Game>(&self, screen: &Screen) -> Result<Vec<Record<G>>, Failure> {
        let mut earlier = Vec::new();
        for path in &self.0.earlier {
            let file = read(screen, path)?;
            for entry in records::split(&file) {
                earlier.push(entry.parse(screen, path)?);
            }
        }
        Ok(earlier)
    }

    fn report(&self, verified: &Verified, names: &[String], screen: &Screen) {
        let args = [
            ("file", text(self.0.file.display())),
            ("outcomes", Arg::Number(verified.outcomes as i64)),
            ("commitment", text(verified.commitment.to_hex())),
            ("rewinds", Arg::Number(verified.rewinds as i64)),
        ];
        let say = |id: &'static str| screen.line(screen.say(id, &args));
        say(if verified.is_published { "cli-verified" } else { "cli-consistent" });
        for commitment in &verified.earlier {
            let args = [("commitment", text(commitment.to_hex()))];
            screen.line(screen.say("cli-verified-earlier", &args));
        }
        report_round(verified, names, screen);
        if verified.rewinds > 0 {
            say("cli-verified-rewinds");
        }
        if verified.format == Format::First {
            say("cli-verified-first-format");
        }
        match verified.ending {
            Ending::Played => {}
            Ending::Resigned => say("cli-verified-resigned"),
            Ending::Unfinished => say("cli-verified-unfinished"),
        }
    }
}

/// Says who chose the dice, and who had to trust the others.
fn report_round(verified: &Verified, names: &[String], screen: &Screen) {
    let trusting: Vec<&str> =
        verified.trusting.iter().map(|seat| names.get(seat.index()).map_or("", String::as_str)).collect();
    let args = [
        ("rounds", Arg::Number(verified.rounds.unwrap_or_default().into())),
        ("names", text(trusting.join(", "))),
    ];
    if verified.rounds.is_some() {
        screen.line(screen.say("cli-verified-round", &args));
    }
    if !trusting.is_empty() {
        screen.line(screen.say("cli-verified-trusting", &args));
    }
}
