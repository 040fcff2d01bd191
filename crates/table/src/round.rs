//! How the people at a table choose its dice together, so that nobody can choose them alone.
//!
//! What somebody adds to the dice when they sit down, the host knows at once. A host that plays into the hands of whoever
//! sits down last can let them add what gives the dice that they want. So everybody commits before anybody reveals:
//!
//! 1. While people gather, each *commits*: they say the hash of 32 random bytes of their own, their part.
//! 2. The start closes the round. The host publishes one [`Commitment`] that [binds](bind) its secret, every person's part,
//!    the number of the round, and the head of the record.
//! 3. All *reveal* their parts. Then the game begins.
//!
//! Whoever does not reveal in time loses their part, because the host might have kept it back after a look at the dice. All
//! others commit anew, and the host takes another secret. The record counts such rounds.
//!
//! Time comes in with the facts. Whatever happens here is a fact of the log.

use crate::{Commitment, Contribution, Millis, Secret};
use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// How long people have to commit and to reveal.
pub const PATIENCE: Millis = 10_000;

const BIND: &str = "piazza round 1";
const SECRET: &str = "piazza round secret 1";

/// What the people at a table are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The hash of their part.
    Commit,
    /// Their part.
    Reveal,
}

/// What a person does for the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Part {
    /// Nothing but sit down: they trust the host.
    #[default]
    Trust,
    /// They are to commit.
    Awaited,
    /// They have committed.
    Committed(Commitment),
    /// They have revealed.
    Revealed(Contribution),
    /// They were late, and add nothing.
    Lost,
}

/// What a seat adds to the dice, as the host's commitment binds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// Nothing.
    Nothing,
    /// What the host was given when they sat down.
    Trusted(Contribution),
    /// What nobody knew but they.
    Part(Commitment),
}

/// The round that the dice of a game come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draw {
    /// Its number: so many rounds were needed.
    pub number: u32,
    /// The seats whose contribution is a part that they had committed to.
    pub parts: Seats,
    /// What the host had committed to.
    pub commitment: Commitment,
}

impl Draw {
    /// Is this what the host committed to, if the dice are made of these?
    pub(crate) fn binds(&self, secret: Secret, contributions: &[Option<Contribution>], head: &str) -> bool {
        let bound = |(seat, contribution): (Seat, &Option<Contribution>)| match contribution {
            None => Bound::Nothing,
            Some(part) if self.parts.contains(seat) => Bound::Part(part.commitment()),
            Some(contribution) => Bound::Trusted(*contribution),
        };
        let seats = Seat::all(contributions.len() as u8).zip(contributions).map(bound);
        bind(secret, self.number, seats, head) == self.commitment
    }
}

/// The rounds at a table: one, unless somebody is late.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Round {
    /// The present round, from 1.
    number: u32,
    phase: Phase,
    /// When those who are late are not waited for any longer. Nothing while people gather.
    until: Option<Millis>,
    /// Has the host bound what is committed to, in this round or one before?
    bound: bool,
    /// Was somebody late in this round, after the host had bound their part?
    failed: bool,
    parts: Vec<Part>,
    /// When each sat down.
    sat: Vec<Option<Millis>>,
}

impl Round {
    pub(crate) fn new(seats: u8) -> Round {
        Round {
            number: 1,
            phase: Phase::Commit,
            until: None,
            bound: false,
            failed: false,
            parts: vec![Part::Trust; seats.into()],
            sat: vec![None; seats.into()],
        }
    }

    /// The number of the round, if the dice come from one.
    pub(crate) fn bound(&self) -> Option<u32> {
        self.bound.then_some(self.number)
    }

    pub(crate) fn number(&self) -> u32 {
        self.number
    }

    pub(crate) fn phase(&self) -> Phase {
        self.phase
    }

    /// Has it been closed, so that nobody comes or goes any more?
    pub(crate) fn is_closed(&self) -> bool {
        self.until.is_some()
    }

    /// When those who are late are not waited for any longer.
    pub(crate) fn until(&self) -> Option<Millis> {
        self.until.filter(|_| !self.awaited().is_empty())
    }

    pub(crate) fn part(&self, seat: Seat) -> Part {
        self.parts[seat.index()]
    }

    /// Is there anybody who does not simply trust the host?
    pub(crate) fn has_parts(&self) -> bool {
        self.parts.iter().any(|part| matches!(part, Part::Committed(_)))
    }

    /// Those who have something to say before it can go on.
    pub(crate) fn awaited(&self) -> Seats {
        let waits = |part: &Part| match self.phase {
            Phase::Commit => self.is_closed() && *part == Part::Awaited,
            Phase::Reveal => matches!(part, Part::Committed(_)),
        };
        self.seats(waits)
    }

    fn seats(&self, which: impl Fn(&Part) -> bool) -> Seats {
        let seats = Seat::all(self.parts.len() as u8).zip(&self.parts);
        seats.filter(|(_, part)| which(part)).map(|(seat, _)| seat).collect()
    }

    /// Can this seat commit now?
    pub(crate) fn takes_commitment(&self, seat: Seat, number: u32) -> bool {
        let open = matches!(self.part(seat), Part::Trust | Part::Awaited | Part::Committed(_));
        // In a second round only those take part who were there in the first.
        let known = self.number == 1 || self.part(seat) != Part::Trust;
        self.phase == Phase::Commit && number == self.number && open && known
    }

    /// What this seat is to reveal now.
    pub(crate) fn to_reveal(&self, seat: Seat, number: u32) -> Option<Commitment> {
        match self.part(seat) {
            Part::Committed(commitment) if self.phase == Phase::Reveal && number == self.number => {
                Some(commitment)
            }
            _ => None,
        }
    }

    /// Somebody who is late.
    pub(crate) fn late(&self, now: Millis) -> Option<Seat> {
        self.until.filter(|until| *until <= now)?;
        self.awaited().iter().next()
    }

    /// Has everybody committed, so that the host can bind it?
    pub(crate) fn is_to_bind(&self) -> bool {
        self.is_closed() && self.phase == Phase::Commit && self.awaited().is_empty()
    }

    /// Has everybody revealed, so that the game can begin?
    pub(crate) fn is_complete(&self) -> bool {
        self.phase == Phase::Reveal && self.awaited().is_empty()
    }

    /// What a person adds who gave this when they sat down.
    pub(crate) fn added(&self, seat: Seat, given: Contribution) -> Option<Contribution> {
        match self.part(seat) {
            Part::Revealed(part) => Some(part),
            Part::Lost => None,
            Part::Trust | Part::Awaited | Part::Committed(_) => Some(given),
        }
    }

    /// What the host binds of a person who gave this when they sat down.
    pub(crate) fn to_bind(&self, seat: Seat, given: Contribution) -> Bound {
        match self.part(seat) {
            Part::Committed(commitment) => Bound::Part(commitment),
            Part::Revealed(part) => Bound::Part(part.commitment()),
            Part::Lost => Bound::Nothing,
            Part::Trust | Part::Awaited => Bound::Trusted(given),
        }
    }

    pub(crate) fn sit(&mut self, seat: Seat, at: Millis) {
        self.sat[seat.index()] = Some(at);
        self.parts[seat.index()] = Part::Trust;
    }

    pub(crate) fn leave(&mut self, seat: Seat) {
        self.sat[seat.index()] = None;
        self.parts[seat.index()] = Part::Trust;
    }

    /// Nobody comes or goes any more. Whoever has just sat down has a little more time to commit.
    pub(crate) fn close(&mut self, at: Millis) {
        let mut until = at;
        for (part, sat) in self.parts.iter_mut().zip(&self.sat) {
            if let (Part::Trust, Some(grace)) = (*part, sat.map(|sat| sat + PATIENCE))
                && grace > at
            {
                *part = Part::Awaited;
                until = until.max(grace);
            }
        }
        self.until = Some(until);
    }

    pub(crate) fn commit(&mut self, seat: Seat, commitment: Commitment) {
        self.parts[seat.index()] = Part::Committed(commitment);
    }

    /// The host has published its commitment.
    pub(crate) fn bind(&mut self, at: Millis) {
        self.phase = Phase::Reveal;
        self.bound = true;
        self.failed = false;
        self.until = Some(at + PATIENCE);
    }

    pub(crate) fn reveal(&mut self, seat: Seat, part: Contribution, at: Millis) {
        self.parts[seat.index()] = Part::Revealed(part);
        self.begin_anew(at);
    }

    /// Somebody is late. Until the host has bound something, they simply trust it.
    pub(crate) fn miss(&mut self, seat: Seat, at: Millis) {
        let part = &mut self.parts[seat.index()];
        *part = if self.bound { Part::Lost } else { Part::Trust };
        self.failed |= self.phase == Phase::Reveal;
        self.begin_anew(at);
    }

    /// Once all have revealed or were late, those who revealed commit anew if somebody was late.
    fn begin_anew(&mut self, at: Millis) {
        if !self.failed || !self.is_complete() {
            return;
        }
        self.number += 1;
        self.phase = Phase::Commit;
        self.failed = false;
        self.until = Some(at + PATIENCE);
        for part in &mut self.parts {
            if let Part::Revealed(_) = part {
                *part = Part::Awaited;
            }
        }
    }
}

impl Contribution {
    /// What its owner says before anybody may know it: its hash.
    pub fn commitment(self) -> Commitment {
        Commitment::new(*blake3::hash(self.bytes()).as_bytes())
    }
}

/// The part of a person in a round, if they have this seed: random bytes that nobody else ever knows. A part that was
/// revealed tells nothing of the next.
pub fn part_of(seed: Secret, round: u32) -> Contribution {
    Contribution::new(*seed.of_round(round).bytes())
}

impl Secret {
    /// The secret of a round at the table that this is the secret of.
    #[must_use]
    pub(crate) fn of_round(self, number: u32) -> Secret {
        let mut hasher = blake3::Hasher::new_derive_key(SECRET);
        hasher.update(self.bytes());
        hasher.update(&u64::from(number).to_le_bytes());
        Secret::new(*hasher.finalize().as_bytes())
    }
}

/// The host's commitment in a round: to its secret, and to all that decides the dice with it, the
/// [head](crate::fair::bound_head) of the record among it.
pub(crate) fn bind(
    secret: Secret,
    number: u32,
    seats: impl IntoIterator<Item = Bound>,
    head: &str,
) -> Commitment {
    let mut hasher = blake3::Hasher::new_derive_key(BIND);
    hasher.update(secret.bytes());
    hasher.update(&u64::from(number).to_le_bytes());
    for seat in seats {
        let (kind, hash) = match seat {
            Bound::Nothing => (0, Commitment::new([0; 32])),
            Bound::Trusted(contribution) => (1, contribution.commitment()),
            Bound::Part(commitment) => (2, commitment),
        };
        hasher.update(&[kind]);
        hasher.update(hash.bytes());
    }
    hasher.update(blake3::hash(head.as_bytes()).as_bytes());
    Commitment::new(*hasher.finalize().as_bytes())
}

#[cfg(test)]
mod tests;
