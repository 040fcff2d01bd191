//! What the program needs of a game besides its rules.

use crate::failure::Failure;
use crate::screen::Screen;
use bots::Brain;
use clap::{ArgMatches, Command};
use engine::{Game, Viewer};

/// The set-up, view and events of a terminal's game.
pub(crate) type SetupOf<T> = <<T as Terminal>::Game as Game>::Setup;
pub(crate) type ViewOf<T> = <<T as Terminal>::Game as Game>::View;
pub(crate) type EventOf<T> = <<T as Terminal>::Game as Game>::Event;

/// A game in a terminal: how it is drawn, and what there is to measure.
pub(crate) trait Terminal: Sized + 'static {
    /// The game.
    type Game: Brain;

    /// What `simulate` measures in each game besides scores and lengths.
    const MEASURES: &'static [Measure] = &[];

    /// What a viewer sees, drawn in lines.
    fn picture(setup: &SetupOf<Self>, view: &ViewOf<Self>, page: &Page<'_>) -> Vec<String>;

    /// The measures of a game, in the order of [`MEASURES`](Terminal::MEASURES).
    fn measure(_events: &[EventOf<Self>], _end: &Self::Game) -> Vec<i64> {
        Vec::new()
    }

    /// The command with options that the game's [`Info`](engine::Info) does not list.
    fn with_options(command: Command) -> Command {
        command
    }

    /// The set-up as those options want it.
    fn refine(
        setup: SetupOf<Self>,
        _options: &ArgMatches,
        _screen: &Screen,
    ) -> Result<SetupOf<Self>, Failure> {
        Ok(setup)
    }
}

/// Something that is measured in every game of a simulation.
pub(crate) struct Measure {
    /// The id of its word.
    pub(crate) id: &'static str,
    /// Is it 1 for some games and 0 for the others, and shown as a share?
    pub(crate) share: bool,
}

impl Measure {
    /// Something that is counted.
    pub(crate) const fn count(id: &'static str) -> Measure {
        Measure { id, share: false }
    }

    /// Something that is so or not.
    pub(crate) const fn share(id: &'static str) -> Measure {
        Measure { id, share: true }
    }
}

/// What a drawing is made for.
pub(crate) struct Page<'a> {
    pub(crate) screen: &'a Screen,
    pub(crate) names: &'a [String],
    pub(crate) viewer: Viewer,
}
