//! How a game begins: its dice are chosen, and then it starts.

use super::Table;
use crate::round::{Bound, Draw, Part, Round, bind};
use crate::{
    Command, Commitment, Contribution, Fact, Fault, Millis, Occupant, Phase, Place, Secret, Stage, fair,
};
use engine::{Game, Seat};

impl<G: Game> Table<G> {
    /// What has to be done because somebody's time is up.
    pub fn overdue(&self, now: Millis) -> Option<Command> {
        match self.stage {
            Stage::Gathering => self.round.late(now).map(|_| Command::RoundTimeOut),
            _ => self.clocks.overdue(now).map(|seat| Command::TimeOut { seat }),
        }
    }

    /// While the dice are chosen: the number of the round, and what people are asked for.
    pub fn beginning(&self) -> Option<(u32, Phase)> {
        let beginning = self.stage == Stage::Gathering && self.round.is_closed();
        beginning.then(|| (self.round.number(), self.round.phase()))
    }

    /// How the people choose the dice.
    pub(crate) fn round(&self) -> &Round {
        &self.round
    }

    /// The secret that decides the dice: each round has one of its own.
    pub(super) fn dice_secret(&self) -> Secret {
        self.round.bound().map_or(self.secret, |number| self.secret.of_round(number))
    }

    /// Does this seat add to the dice what nobody could know who chose another part of them? Somebody who plays against
    /// bots alone was told the host's commitment before.
    pub(crate) fn has_part(&self, seat: Seat) -> bool {
        let human = |place: &Place| matches!(place.occupant, Occupant::Human { .. });
        match self.round.part(seat) {
            Part::Committed(_) | Part::Revealed(_) => true,
            Part::Trust => {
                human(&self.places[seat.index()])
                    && self.places.iter().filter(|place| human(place)).count() == 1
                    && self.places.iter().all(|place| place.occupant != Occupant::Open)
            }
            Part::Awaited | Part::Lost => false,
        }
    }

    /// What the host commits to, now that people have committed to their parts.
    fn binding(&self) -> Commitment {
        let number = self.round.number();
        let seats =
            Seat::all(self.history.seats()).zip(&self.places).map(|(seat, place)| match place.occupant {
                Occupant::Human { contribution, .. } => self.round.to_bind(seat, contribution),
                _ => Bound::Nothing,
            });
        let head = fair::bound_head(&self.record_of(self.history.clone()), self.given);
        bind(self.secret.of_round(number), number, seats, &head)
    }

    /// The round that the dice come from, if they come from one.
    pub(super) fn draw(&self) -> Option<Draw> {
        let has_part = |seat: &Seat| matches!(self.round.part(*seat), Part::Revealed(_));
        let parts = Seat::all(self.history.seats()).filter(has_part).collect();
        self.round.bound().map(|number| Draw { number, parts, commitment: self.commitment })
    }

    /// What each seat adds to the dice.
    pub(super) fn contributions(&self) -> Vec<Option<Contribution>> {
        let of = |(seat, place): (Seat, &Place)| match place.occupant {
            Occupant::Human { contribution, .. } => self.round.added(seat, contribution),
            _ => None,
        };
        Seat::all(self.history.seats()).zip(&self.places).map(of).collect()
    }

    /// How the dice go on being chosen.
    pub(super) fn round_follows(&self, now: Millis) -> Option<Fact> {
        if self.round.is_to_bind() {
            Some(Fact::Bound { commitment: self.binding() })
        } else if self.round.is_complete() {
            Some(Fact::Started { format: self.format })
        } else {
            self.round.late(now).map(|seat| Fact::Late { seat })
        }
    }

    /// Is this possible, which has to do with how the game begins, and what is it then?
    pub(super) fn decide_beginning(&self, action: &Command, now: Millis) -> Result<Fact, Fault<G>> {
        match *action {
            Command::Commit { seat, round, commitment } => {
                self.person(seat)?;
                let taken = self.round.takes_commitment(seat, round);
                taken.then_some(Fact::Committed { seat, commitment }).ok_or(Fault::NoPart)
            }
            Command::Reveal { seat, round, part } => {
                self.person(seat)?;
                match self.round.to_reveal(seat, round) {
                    None => Err(Fault::NoPart),
                    Some(commitment) if part.commitment() != commitment => Err(Fault::OtherPart),
                    Some(_) => Ok(Fact::Revealed { seat, part }),
                }
            }
            Command::RoundTimeOut => {
                self.gathering_or_beginning()?;
                self.round.late(now).map(|seat| Fact::Late { seat }).ok_or(Fault::NoPart)
            }
            _ => self.decide_start(),
        }
    }

    /// One person against bots needs no round: they were told the host's commitment before they sat down.
    fn decide_start(&self) -> Result<Fact, Fault<G>> {
        self.gathering()?;
        if self.places.iter().any(|place| place.occupant == Occupant::Open) {
            return Err(Fault::SeatsOpen);
        }
        match self.places.iter().filter(|place| place.is_present()).count() {
            0 => Err(Fault::NobodyPlays),
            people if people > 1 && self.round.has_parts() => Ok(Fact::Gathered),
            _ => Ok(Fact::Started { format: self.format }),
        }
    }

    /// A person's seat before the game.
    fn person(&self, seat: Seat) -> Result<(), Fault<G>> {
        self.gathering_or_beginning()?;
        let human = matches!(self.place(seat)?.occupant, Occupant::Human { .. });
        if human { Ok(()) } else { Err(Fault::NotSeated { seat }) }
    }

    /// Applies a fact that has to do with how the game begins.
    pub(super) fn apply_beginning(&mut self, fact: &Fact, at: Millis) {
        match fact {
            Fact::Committed { seat, commitment } => self.round.commit(*seat, *commitment),
            Fact::Gathered => self.round.close(at),
            Fact::Bound { commitment } => {
                self.commitment = *commitment;
                self.round.bind(at);
            }
            Fact::Revealed { seat, part } => self.round.reveal(*seat, *part, at),
            Fact::Late { seat } => self.round.miss(*seat, at),
            _ => {}
        }
    }
}
