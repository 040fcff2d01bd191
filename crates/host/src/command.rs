//! What a request means at the table: the one place that decides it.

use crate::Denied;
use bots::Level;
use engine::{Game, Seat, Viewer};
use table::{Command, Commitment, Contribution, Occupant, STAND_IN, Speaker, Table};
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

    /// May they seat bots and start the game? The host may, and whom the table allows it.
    fn prepares<G: Game>(self, table: &Table<G>, anyone: bool) -> Result<(), Denied> {
        let seat = || self.seat();
        if self.shared_screen || (anyone && seat().is_ok()) { Ok(()) } else { self.hosts(table) }
    }

    /// Are they the host? Once the game has begun there is none: the table says why it is too late.
    fn hosts<G: Game>(self, table: &Table<G>) -> Result<(), Denied> {
        let seat = if self.shared_screen { None } else { Some(self.seat()?) };
        match (seat, table.host()) {
            (Some(seat), Some(host)) if seat != host => Err(Denied::NotHost),
            _ => Ok(()),
        }
    }
}

/// The command that a request stands for.
pub(crate) fn command<G: Game>(
    table: &Table<G>,
    anyone_starts: bool,
    who: Who,
    request: &Request,
) -> Result<Command, Denied> {
    Ok(match request {
        Request::Play { mv, .. } => Command::Play { seat: who.seat()?, mv: mv.clone() },
        Request::TakeBack { .. } => Command::TakeBack { seat: who.seat()? },
        Request::Ask { plies, .. } => Command::AskTakeBack { seat: who.seat()?, plies: *plies },
        Request::Answer { request, agree, .. } => {
            Command::Answer { seat: who.seat()?, request: *request, agree: *agree }
        }
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
            who.prepares(table, anyone_starts)?;
            Command::SeatBot { seat: seat_of(*seat)?, level: level_of(level)? }
        }
        Request::Leave { seat, .. } => {
            let seat = seat_of(*seat)?;
            let place = table.places().get(seat.index());
            let person = place.is_some_and(|place| matches!(place.occupant, Occupant::Human { .. }));
            match person {
                true if who.viewer.is(seat) => {}
                true => who.hosts(table)?,
                false => who.prepares(table, anyone_starts)?,
            }
            Command::Leave { seat }
        }
        Request::Commit { round, commitment, .. } => {
            let read = Commitment::from_hex(commitment);
            let commitment = read.ok_or_else(|| Denied::Unknown(commitment.clone()))?;
            Command::Commit { seat: who.seat()?, round: *round, commitment }
        }
        Request::Reveal { round, part, .. } => {
            let read = Contribution::from_hex(part);
            let part = read.ok_or_else(|| Denied::Unknown(part.clone()))?;
            Command::Reveal { seat: who.seat()?, round: *round, part }
        }
        Request::Start { .. } => {
            who.prepares(table, anyone_starts)?;
            Command::Start
        }
        Request::Close { .. } => {
            who.hosts(table)?;
            Command::Close
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
