//! One game being played: who sits where, whose turn it is, what can be taken back, how much time is left.
//!
//! A [`Table`] does no I/O and has no clock: time and entropy come from outside. People ask for an [`Command`];
//! what is granted becomes [`Fact`]s, lines of a log that only grows. Applying the same facts to a new table
//! gives the same table, so the log is all that has to be kept. Server, browser and terminal drive this one
//! type.
//!
//! ```
//! use bohemian::{Bohemian, Setup};
//! use engine::{Seat, Viewer};
//! use table::{Command, Contribution, Pace, Secret, Table};
//!
//! let mut table = Table::<Bohemian>::new(Setup::new(2).unwrap(), Pace::Unhurried, Secret::new([7; 32]));
//! let (anna, bot) = (Seat::new(0), Seat::new(1));
//! table.act(Command::Sit { seat: anna, name: "Anna".into(), contribution: Contribution::new([1; 32]) }, 0).unwrap();
//! table.act(Command::SeatBot { seat: bot, level: "easy".parse().unwrap() }, 0).unwrap();
//! let news = table.act(Command::Start, 0).unwrap();
//! assert_eq!(news.len(), 3, "the start, the sides of the tiles, the first roll");
//! let view = table.view(Viewer::Seat(anna), 0);
//! assert_eq!(view.seats[0].name, "Anna");
//! ```

mod advice;
mod change;
mod clock;
mod command;
mod fact;
mod fair;
mod fault;
mod round;
mod seats;
mod table;
mod trial;
mod verify;
mod view;

#[cfg(test)]
mod tests;

pub use advice::{Advice, advise};
pub use change::{Change, ChangeView, FactView};
pub use clock::{Millis, NoSuchPace, Pace};
pub use command::Command;
pub use fact::{Fact, LogLine, LogLineFault, Speaker, facts_of};
pub use fair::{Commitment, Contribution, DiceSource, Secret};
pub use fault::Fault;
pub use round::{Draw, PATIENCE, Phase, part_of};
pub use seats::{Occupant, Place};
pub use table::{RewindRequest, STAND_IN, Stage, Table};
pub use trial::{Trial, Trials};
pub use verify::{Ending, Expected, Verified, VerifyFault, verify};
pub use view::{RewindRequestView, RoundView, SeatView, TableView};
