//! The smallest game: for the examples, and for tests of this crate.
//!
//! Two seats race to ten. On their turn a die is rolled, and the player goes or stays. Whoever is on ten or
//! more first wins; staying three times in a row on the whole table ends the race, the one ahead winning.

use crate::{
    At, Cursor, Event, Game, Info, Log, Outcome, Score, Seat, Seats, Setup, SetupLine, Turn, Viewer, chance,
};
use core::fmt;
use rand_core::Rng;
use serde::{Deserialize, Serialize};

/// Where the race ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RaceSetup {
    /// The goal.
    pub goal: u8,
}

impl Default for RaceSetup {
    fn default() -> RaceSetup {
        RaceSetup { goal: 10 }
    }
}

impl Setup for RaceSetup {
    type Fault = RaceFault;

    fn seats(&self) -> u8 {
        2
    }

    fn rules(&self) -> u32 {
        1
    }

    fn lines(&self) -> Vec<(&'static str, String)> {
        vec![("goal", self.goal.to_string())]
    }

    fn parse(_: u32, _: u8, lines: &[SetupLine<'_>]) -> Result<RaceSetup, At<RaceFault>> {
        let mut setup = RaceSetup::default();
        if let Some(line) = SetupLine::repeated(lines, &[]) {
            return Err(line.at_key(RaceFault::Unreadable));
        }
        for line in lines {
            match (line.key, line.value.parse()) {
                ("goal", Ok(goal)) => setup.goal = goal,
                _ => return Err(line.at_key(RaceFault::Unreadable)),
            }
        }
        Ok(setup)
    }
}

/// A race.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Race {
    goal: u8,
    at: [u8; 2],
    die: Option<u8>,
    turn: Seat,
    stays: u8,
}

/// To go or to stay.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Step {
    Go,
    Stay,
}

crate::messages! {
    /// What happens in a race.
    #[derive(Serialize, Deserialize)]
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum RaceEvent {
        Rolled { die: u8 } = "race-rolled",
        Went { seat: Seat, die: u8 } = "race-went",
    }
}
impl Event for RaceEvent {}

crate::messages! {
    /// What is wrong.
    pub enum RaceFault {
        Unreadable = "race-unreadable",
        NoSuchDie { die: u8 } = "race-no-such-die",
    }
}
impl core::error::Error for RaceFault {}

/// All of it: nothing is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct RaceView {
    pub at: [u8; 2],
    pub die: Option<u8>,
}

impl Game for Race {
    const ID: &'static str = "race";
    const RULES: u32 = 1;
    const HEADINGS: &'static [&'static str] = &["steps"];
    const INFO: Info =
        Info { seats: 2..=2, usual_seats: 2, hidden: false, drawing: "icon-dice", options: &[] };

    type Setup = RaceSetup;
    type Move = Step;
    type Chance = u8;
    type Event = RaceEvent;
    type Fault = RaceFault;
    type View = RaceView;

    fn new(setup: &RaceSetup) -> Race {
        Race { goal: setup.goal, at: [0; 2], die: None, turn: Seat::new(0), stays: 0 }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match self.die {
            _ if self.stays == 3 || self.at.iter().any(|&at| at >= self.goal) => Turn::Over,
            None => Turn::Chance,
            Some(_) => Turn::Seat(self.turn),
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Step>) {
        moves.clear();
        if let Turn::Seat(_) = self.turn() {
            moves.extend([Step::Go, Step::Stay]);
        }
    }

    fn check(&self, _: Step) -> Result<(), RaceFault> {
        Ok(())
    }

    fn play_unchecked(&mut self, mv: Step, log: &mut impl Log<RaceEvent>) {
        let die = self.die.take().unwrap_or(0);
        match mv {
            Step::Go => {
                self.at[self.turn.index()] += die;
                self.stays = 0;
                log.note(RaceEvent::Went { seat: self.turn, die });
            }
            Step::Stay => self.stays += 1,
        }
        self.turn = self.turn.next(2);
    }

    fn reveals(&self, _: Step) -> bool {
        false
    }

    fn draw(&self, rng: &mut impl Rng) -> u8 {
        chance::below(rng, 6) as u8 + 1
    }

    fn outcomes(&self) -> Option<Vec<(u8, u32)>> {
        Some((1..=6).map(|die| (die, 1)).collect())
    }

    fn check_chance(&self, die: &u8) -> Result<(), RaceFault> {
        if (1..=6).contains(die) { Ok(()) } else { Err(RaceFault::NoSuchDie { die: *die }) }
    }

    fn apply_chance_unchecked(&mut self, die: &u8, log: &mut impl Log<RaceEvent>) {
        self.die = Some(*die);
        log.note(RaceEvent::Rolled { die: *die });
    }

    fn view(&self, _: Viewer) -> RaceView {
        RaceView { at: self.at, die: self.die }
    }

    fn resample(&self, _: Viewer, _: &mut impl Rng) -> Race {
        self.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        let best = self.at.into_iter().max();
        (self.turn() == Turn::Over).then(|| Outcome {
            winners: Seat::all(2).filter(|seat| Some(self.at[seat.index()]) == best).collect::<Seats>(),
            scores: self.at.iter().map(|&at| Score::from([at as i32])).collect(),
        })
    }

    fn write_move(&self, mv: Step, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str(match mv {
            Step::Go => "go",
            Step::Stay => "stay",
        })
    }

    fn parse_move(&self, text: &str) -> Result<Step, At<RaceFault>> {
        match text.trim() {
            "go" => Ok(Step::Go),
            "stay" => Ok(Step::Stay),
            _ => Err(At::column(1, RaceFault::Unreadable)),
        }
    }

    fn write_chance(&self, die: &u8, out: &mut impl fmt::Write) -> fmt::Result {
        write!(out, "{die}")
    }

    fn parse_chance(&self, text: &str) -> Result<u8, At<RaceFault>> {
        let mut cursor = Cursor::new(text);
        match cursor.number() {
            Some(die) if cursor.at_end() => Ok(die),
            _ => Err(cursor.fail(RaceFault::Unreadable)),
        }
    }
}

#[cfg(all(test, feature = "testkit"))]
mod tests {
    use super::*;
    use crate::testkit;

    #[test]
    fn the_test_kit_holds_for_the_race() {
        testkit::for_seeds(200, |seed| {
            testkit::check::<Race>(&RaceSetup::default(), seed, |race| assert!(race.stays <= 3));
            testkit::check_views::<Race>(&RaceSetup::default(), seed);
            testkit::check_events::<Race>(&RaceSetup::default(), seed);
        });
    }

    #[test]
    fn damaged_records_are_refused_or_read() {
        testkit::check_damaged_records::<Race>(&RaceSetup::default(), 1, 2_000);
    }
}
