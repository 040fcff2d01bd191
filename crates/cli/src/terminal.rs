//! What the program needs of a game besides its rules.

use crate::failure::Failure;
use crate::screen::Screen;
use bots::Brain;
use engine::{Game, Viewer};

/// A game that can be played, simulated and replayed in a terminal.
pub(crate) trait Terminal: Brain + Game<Setup: Sync> {
    /// What the game adds to the options of `play` and `simulate`.
    type Options: clap::Args;

    /// Do players hold something that the others at the screen must not see?
    const HIDDEN: bool;

    /// The rules with their numbers.
    const RULES_TEXT: &'static str;

    /// What `simulate` measures in each game besides scores and lengths.
    const MEASURES: &'static [Measure];

    /// The set-up by these options, for so many players if their number was given.
    fn setup(options: &Self::Options, players: Option<u8>, screen: &Screen) -> Result<Self::Setup, Failure>;

    /// The set-ups that `bench` measures: one for each number of players, and what else differs.
    fn tables() -> Vec<(String, Self::Setup)>;

    /// What a viewer sees, drawn in lines.
    fn picture(setup: &Self::Setup, view: &Self::View, page: &Page<'_>) -> Vec<String>;

    /// The measures of a game, in the order of [`MEASURES`](Terminal::MEASURES).
    fn measure(events: &[Self::Event], end: &Self) -> Vec<i64>;
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
