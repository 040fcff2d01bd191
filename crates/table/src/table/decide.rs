//! Is a command possible, and which fact is it then?

use super::{Due, Stage, Table};
use crate::{Command, Fact, Fault, Millis, Occupant, Place, STAND_IN, Speaker};
use engine::{Game, Ply, Seat};

/// The longest name, and the longest line of chat, in characters.
const LONGEST_NAME: usize = 32;
const LONGEST_LINE: usize = 500;

impl<G: Game> Table<G> {
    /// Is the action possible, and what is it then?
    pub(super) fn decide(&self, action: Command, now: Millis) -> Result<Due<G>, Fault<G>> {
        let fact: Result<Fact, Fault<G>> = match action {
            Command::Play { seat, mv } => return self.decide_play(seat, &mv),
            Command::Sit { seat, name, contribution } => {
                self.open_seat(seat)?;
                Ok(Fact::Sat { seat, name: clean(&name, LONGEST_NAME)?, contribution })
            }
            Command::SeatBot { seat, level } => {
                self.open_seat(seat)?;
                Ok(Fact::BotSat { seat, level, name: String::new() })
            }
            Command::Leave { seat } => {
                self.gathering()?;
                let taken = self.place(seat)?.occupant != Occupant::Open;
                taken.then_some(Fact::Left { seat }).ok_or(Fault::NotSeated { seat })
            }
            Command::Start | Command::Commit { .. } | Command::Reveal { .. } | Command::RoundTimeOut => {
                self.decide_beginning(&action, now)
            }
            Command::Reissue { seat } => {
                self.gathering()?;
                let person = self.place(seat)?.is_present();
                person.then_some(Fact::Reissued { seat }).ok_or(Fault::NotSeated { seat })
            }
            Command::Close => self.gathering().map(|()| Fact::Closed),
            Command::Rematch => match self.stage {
                Stage::Over => Ok(Fact::Rematched),
                _ => Err(Fault::NotOver),
            },
            Command::TakeBack { seat } => {
                self.player(seat)?;
                match self.history.take_back_line() {
                    Some((owner, _)) if owner == seat => {
                        Ok(Fact::Rewound { plies: self.history.plies().len() - 1 })
                    }
                    _ => Err(Fault::NothingToTakeBack),
                }
            }
            Command::AskTakeBack { seat, plies } => {
                self.player(seat)?;
                if let Some(request) = self.request.as_ref().filter(|request| request.seat != seat) {
                    return Err(Fault::AlreadyAsked { seat: request.seat });
                }
                if let Some(seat) = self.others(seat).find(|other| !self.places[other.index()].is_present()) {
                    return Err(Fault::CannotAgree { seat });
                }
                let possible = self.history.can_go_back(plies);
                possible.then_some(Fact::Asked { seat, plies }).ok_or(Fault::NoSuchPly)
            }
            Command::Answer { seat, request: number, agree } => {
                self.player(seat)?;
                match &self.request {
                    Some(request) if request.number == number && (request.seat != seat || !agree) => {
                        Ok(if agree { Fact::Agreed { seat } } else { Fact::Declined { seat } })
                    }
                    _ => Err(Fault::NothingAsked),
                }
            }
            Command::Resign { seat } => {
                self.human(seat)?;
                let place = self.place(seat)?;
                if place.resigned { Err(Fault::HasResigned { seat }) } else { Ok(Fact::Resigned { seat }) }
            }
            Command::Away { seat, level } => {
                self.player(seat)?;
                Ok(Fact::Away { seat, level })
            }
            Command::Back { seat } => {
                self.human(seat)?;
                match self.place(seat)? {
                    place if place.resigned => Err(Fault::HasResigned { seat }),
                    place if place.stand_in.is_none() => Err(Fault::NotAway { seat }),
                    _ => Ok(Fact::Back { seat }),
                }
            }
            Command::TimeOut { seat } => {
                self.player(seat)?;
                let late = self.clocks.overdue(now) == Some(seat);
                late.then_some(Fact::Away { seat, level: STAND_IN }).ok_or(Fault::InTime { seat })
            }
            Command::Say { from, text } => {
                let from = match from {
                    Speaker::Seat(seat) => {
                        let known = !self.place(seat)?.name().is_empty();
                        known.then_some(Speaker::Seat(seat)).ok_or(Fault::NotSeated { seat })?
                    }
                    Speaker::Spectator(name) => {
                        Speaker::Spectator(clean(&name.replace(": ", " "), LONGEST_NAME)?)
                    }
                };
                Ok(Fact::Said { from, text: clean(&text, LONGEST_LINE)? })
            }
        };
        fact.map(|fact| (fact, None))
    }

    fn decide_play(&self, seat: Seat, mv: &str) -> Result<Due<G>, Fault<G>> {
        self.started()?;
        self.place(seat)?;
        let state = self.history.state();
        let ply = Ply::Move(seat, state.parse_move(mv).map_err(Fault::Unreadable)?);
        self.history.check(&ply).map_err(Fault::Refused)?;
        Ok(self.due(ply))
    }

    pub(super) fn place(&self, seat: Seat) -> Result<&Place, Fault<G>> {
        self.places.get(seat.index()).ok_or(Fault::NoSuchSeat)
    }

    /// People come and go.
    pub(super) fn gathering(&self) -> Result<(), Fault<G>> {
        self.gathering_or_beginning()?;
        if self.round.is_closed() { Err(Fault::Beginning) } else { Ok(()) }
    }

    pub(super) fn gathering_or_beginning(&self) -> Result<(), Fault<G>> {
        match self.stage {
            Stage::Gathering => Ok(()),
            Stage::Closed => Err(Fault::Closed),
            Stage::Playing | Stage::Over => Err(Fault::Started),
        }
    }

    fn started(&self) -> Result<(), Fault<G>> {
        match self.stage {
            Stage::Gathering => Err(Fault::NotStarted),
            Stage::Playing => Ok(()),
            Stage::Over => Err(Fault::Over),
            Stage::Closed => Err(Fault::Closed),
        }
    }

    fn open_seat(&self, seat: Seat) -> Result<(), Fault<G>> {
        self.gathering()?;
        let open = self.place(seat)?.occupant == Occupant::Open;
        if open { Ok(()) } else { Err(Fault::SeatTaken { seat }) }
    }

    /// A person's seat in a game that goes on.
    fn human(&self, seat: Seat) -> Result<(), Fault<G>> {
        self.started()?;
        let human = matches!(self.place(seat)?.occupant, Occupant::Human { .. });
        if human { Ok(()) } else { Err(Fault::NotSeated { seat }) }
    }

    /// A person who plays now.
    fn player(&self, seat: Seat) -> Result<(), Fault<G>> {
        self.human(seat)?;
        if self.place(seat)?.is_present() { Ok(()) } else { Err(Fault::BotPlays { seat }) }
    }
}

/// A name or a line of chat: one line, not empty, not too long.
fn clean<G: Game>(text: &str, most: usize) -> Result<String, Fault<G>> {
    let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let text = text.trim();
    if text.is_empty() || text.chars().count() > most {
        Err(Fault::Text { most })
    } else {
        Ok(text.to_owned())
    }
}
