//! A table that follows a script: in a lesson every ply is given, and players can make only the move that comes next.

use engine::{Game, Seat};
use table::Table;

engine::messages! {
    /// Why a legal move is refused.
    pub enum ScriptFault {
        /// The lesson asks for another move.
        NotNow = "learn-not-now",
    }
}

impl core::error::Error for ScriptFault {}

/// The plies of a lesson, as in a record. A `*` alone is any outcome of chance. After the last, anything goes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Script(pub(crate) Vec<String>);

impl Script {
    /// Who makes which move next.
    pub(crate) fn next<G: Game>(&self, table: &Table<G>) -> Option<(Seat, &str)> {
        let (seat, mv) = self.0.get(table.history().plies().len())?.split_once(' ')?;
        Some((Seat::from_number(seat.parse().ok()?)?, mv))
    }

    /// Is it a legal move, but not the one that comes next?
    pub(crate) fn forbids<G: Game>(&self, table: &Table<G>, mv: &str) -> bool {
        self.next(table).is_some_and(|(_, next)| is_other(table.history().state(), mv, next))
    }
}

/// Is it a legal move, but not this one?
pub(crate) fn is_other<G: Game>(state: &G, mv: &str, next: &str) -> bool {
    let legal = state.parse_move(mv).ok().filter(|&mv| state.check(mv).is_ok());
    legal.is_some_and(|mv| state.notation(mv) != next)
}
