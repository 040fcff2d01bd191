//! What a request means at the table: the one place that decides it.

use crate::Denied;
use bots::Level;
use engine::{Game, Seat, Viewer};
use table::{Command, Occupant, STAND_IN, Speaker, Table};
use wire::Request;

/// Who makes a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Who {
    /// The seat that they play, if any.
    pub viewer: Viewer,
    /// Do all the people at the table share one screen? Then whoever speaks there speaks for all of them.
    pub shared_screen: bool,
}

impl Who {
    /// Somebody with a screen of their own.
    pub const fn at(viewer: Viewer) -> Who {
        Who { viewer, shared_screen: false }
    }

    fn seat(self) -> Result<Seat, Denied> {
        match self.viewer {
            Viewer::Seat(seat) => Ok(seat),
            Viewer::Spectator => Err(Denied::NotYours),
        }
    }

    /// May they change who sits at the table, and start the game?
    fn seats_others(self) -> Result<(), Denied> {
        if self.shared_screen { Ok(()) } else { self.seat().map(|_| ()) }
    }
}

/// The command that a request stands for.
pub(crate) fn command<G: Game>(table: &Table<G>, who: Who, request: &Request) -> Result<Command, Denied> {
    Ok(match request {
        Request::Play { mv, .. } => Command::Play { seat: who.seat()?, mv: mv.clone() },
        Request::TakeBack { .. } => Command::TakeBack { seat: who.seat()? },
        Request::Ask { plies, .. } => Command::AskTakeBack { seat: who.seat()?, plies: *plies },
        Request::Answer { agree, .. } => Command::Answer { seat: who.seat()?, agree: *agree },
        Request::Resign { .. } => Command::Resign { seat: who.seat()? },
        Request::Away { level, .. } => {
            Command::Away { seat: who.seat()?, level: level.as_deref().map_or(Ok(STAND_IN), level_of)? }
        }
        Request::Back { .. } => Command::Back { seat: who.seat()? },
        Request::Say { text, name, .. } => {
            let from = match (who.viewer, name) {
                (Viewer::Seat(seat), _) => Speaker::Seat(seat),
                (Viewer::Spectator, Some(name)) => Speaker::Spectator(name.clone()),
                (Viewer::Spectator, None) => return Err(Denied::NotYours),
            };
            Command::Say { from, text: text.clone() }
        }
        Request::SeatBot { seat, level, .. } => {
            who.seats_others()?;
            Command::SeatBot { seat: seat_of(*seat)?, level: level_of(level)? }
        }
        Request::Leave { seat, .. } => {
            who.seats_others()?;
            let seat = seat_of(*seat)?;
            let person = |seat: Seat| {
                table
                    .places()
                    .get(seat.index())
                    .is_some_and(|place| matches!(place.occupant, Occupant::Human { .. }))
            };
            if !who.shared_screen && person(seat) && !who.viewer.is(seat) {
                return Err(Denied::NotYours);
            }
            Command::Leave { seat }
        }
        Request::Start { .. } => {
            who.seats_others()?;
            Command::Start
        }
        Request::Try { .. } | Request::Hint { .. } => {
            who.seat()?;
            return Err(Denied::NoRequest);
        }
        Request::Hello { .. } | Request::Withdraw { .. } | Request::Ping => return Err(Denied::NoRequest),
    })
}

fn level_of(id: &str) -> Result<Level, Denied> {
    id.parse().map_err(|_| Denied::Unknown(id.to_owned()))
}

fn seat_of(number: u8) -> Result<Seat, Denied> {
    Seat::from_number(number).ok_or_else(|| Denied::Unknown(number.to_string()))
}
