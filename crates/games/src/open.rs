//! Opening a table of a game that is known by its id.

use crate::{Visitor, visit};
use bots::Brain;
use engine::{Format, Message, Sentence, Setup};
use host::{AnyHost, Host};
use table::{Pace, Secret, Table};

/// A table to be opened.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Opening<'a> {
    pub game: &'a str,
    /// The version of the rules that it is played by.
    pub rules: u32,
    pub seats: u8,
    /// As in a record's `setup` lines.
    pub setup: Vec<(&'a str, &'a str)>,
    pub pace: Pace,
    /// May players ask for hints?
    pub hints: bool,
    /// May anybody who sits there seat bots and start, or only the host?
    pub anyone_starts: bool,
    pub secret: Secret,
    /// How the game will be kept, and its dice drawn. One that has begun says so itself.
    pub format: Format,
    /// The plies of a lesson; empty elsewhere.
    pub script: Vec<String>,
    /// Does whoever looks at the table find its whole past, and not just what happened a moment ago?
    pub whole_past: bool,
}

/// Why a table can't be opened.
#[derive(Clone, PartialEq, Debug)]
pub enum OpenFault {
    /// There is no such game.
    NoSuchGame,
    /// This program does not know that version of the rules.
    Rules,
    /// Its set-up can't be played.
    Setup(Sentence),
}

/// Opens a table that nobody sits at.
pub fn open(opening: Opening<'_>) -> Result<Box<dyn AnyHost>, OpenFault> {
    visit(opening.game, opening).ok_or(OpenFault::NoSuchGame)?
}

impl Visitor for Opening<'_> {
    type Output = Result<Box<dyn AnyHost>, OpenFault>;

    fn visit<G: Brain>(self) -> Self::Output {
        if !G::knows_rules(self.rules) {
            return Err(OpenFault::Rules);
        }
        let setup = G::Setup::of_lines(self.rules, self.seats, self.setup);
        let setup = setup.map_err(|fault| OpenFault::Setup(fault.sentence()))?;
        let table = Table::<G>::new(setup, self.pace, self.secret);
        let table = table.with_hints(self.hints).in_format(self.format);
        let host = Host::new(table).following(self.script).letting_anyone_start(self.anyone_starts);
        Ok(Box::new(if self.whole_past { host.remembering_all() } else { host }))
    }
}
