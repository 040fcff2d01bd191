//! The line between a client and a table.

use engine::Seat;
use wire::{Request, RequestId};

/// How the line is.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Connection {
    /// Not yet open for the first time.
    Opening,
    Open,
    /// It broke, and is being opened again.
    Reconnecting,
    /// There is no such table, or it can't be read.
    Failed(engine::Sentence),
}

/// A line to a table.
pub(crate) trait Line {
    /// Says something. What is to be done once is done once, however often the line breaks. False if it waits for the line.
    fn say(&self, said: Request) -> bool;
    /// Something that was said is not to be done any more. True if it was never sent; else the table is asked after it.
    fn withdraw(&self, _id: &RequestId) -> bool {
        false
    }
    /// How many plies there were before the last that this seat played, where that is known and can be gone back to.
    fn last_ply_of(&self, _seat: Seat) -> Option<usize> {
        None
    }
    /// Nobody listens any more.
    fn close(&self);
    /// Another person of this screen looks at the table.
    fn look(&self, _seat: Seat) {}
    /// Is the table at a server?
    fn is_online(&self) -> bool {
        false
    }
    /// The people who share this screen.
    fn people(&self) -> Vec<Seat> {
        Vec::new()
    }
    /// Is the game played for a result that is compared with those of others?
    fn counts(&self) -> bool {
        false
    }
    /// Lets bots move at once, until it is a person's turn.
    fn hurry(&self) {}
    /// Where the game can be looked at again, once it is over.
    fn review(&self) -> String;
    /// Sets up a table for the same people.
    fn rematch(&self);
}
