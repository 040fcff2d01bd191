//! What a table decides before play.

use crate::state::Villagers;
use engine::{At, Game, Seat, SetupLine, number};
use serde::{Deserialize, Serialize};

/// How hard the Countess is (V92, V93).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CountessLevel"))]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Level {
    Novice,
    Normal,
    Expert,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Level; 3] = [Level::Novice, Level::Normal, Level::Expert];

    /// Its name in records.
    pub const fn id(self) -> &'static str {
        ["novice", "normal", "expert"][self as usize]
    }

    /// The id of its word.
    pub const fn term(self) -> &'static str {
        ["villagers-level-novice", "villagers-level-normal", "villagers-level-expert"][self as usize]
    }

    /// The level of this name.
    pub fn of_id(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }
}

/// What a table decides: how many play, or solo and how hard; and who begins.
///
/// ```
/// use villagers::{Level, Setup};
/// use engine::Setup as _;
/// assert_eq!(Setup::players(3).unwrap().seats(), 3);
/// assert_eq!(Setup::solo(Level::Expert).lines(), [("solo", "expert".to_string())]);
/// assert_eq!(Setup::players(6), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// A byte is enough, and keeps states small.
    rules: u8,
    seats: u8,
    level: Option<Level>,
    first: Option<Seat>,
}

impl Setup {
    /// A table of 2 to 5 players by the newest rules, where chance decides who begins (V7).
    pub const fn players(seats: u8) -> Option<Setup> {
        match seats {
            2..=5 => Some(Setup { rules: Villagers::RULES as u8, seats, level: None, first: None }),
            _ => None,
        }
    }

    /// One player against the Countess (V80).
    pub const fn solo(level: Level) -> Setup {
        Setup { rules: Villagers::RULES as u8, seats: 1, level: Some(level), first: None }
    }

    /// The same table by an earlier version of the rules.
    #[must_use]
    pub const fn by_rules(mut self, rules: u32) -> Setup {
        self.rules = rules as u8;
        self
    }

    /// The same table, where this seat begins (V7). A table without that seat is left as it is.
    #[must_use]
    pub const fn first(mut self, seat: Seat) -> Setup {
        if self.level.is_none() && (seat.index() as u8) < self.seats {
            self.first = Some(seat);
        }
        self
    }

    /// Who begins, if the table chose: solo the only player.
    pub const fn first_seat(&self) -> Option<Seat> {
        if self.level.is_some() { Some(Seat::new(0)) } else { self.first }
    }

    /// How hard the Countess is, if she plays.
    pub const fn level(&self) -> Option<Level> {
        self.level
    }
}

impl engine::Setup for Setup {
    type Fault = SetupFault;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn rules(&self) -> u32 {
        self.rules.into()
    }

    fn lines(&self) -> Vec<(&'static str, String)> {
        let level = self.level.map(|level| ("solo", level.id().to_owned()));
        let first = self.first.map(|seat| ("first", seat.to_string()));
        level.into_iter().chain(first).collect()
    }

    fn parse(rules: u32, seats: u8, lines: &[SetupLine<'_>]) -> Result<Setup, At<SetupFault>> {
        let mut setup = match seats {
            1 => Setup::solo(Level::Normal),
            _ => {
                Setup::players(seats).ok_or(At { line: 4, column: 7, fault: SetupFault::Seats { seats } })?
            }
        };
        setup = setup.by_rules(rules);
        if let Some(line) = SetupLine::repeated(lines, &[]) {
            return Err(line.at_key(SetupFault::Twice { key: line.key.to_owned() }));
        }
        for line in lines {
            let fault = |fault| line.at_value(1, fault);
            match line.key {
                "solo" if seats == 1 => {
                    setup.level = Some(Level::of_id(line.value).ok_or_else(|| fault(SetupFault::Level))?);
                }
                "solo" => return Err(line.at_key(SetupFault::SoloIsForOne { seats })),
                "first" if seats > 1 => {
                    let seat = number(line.value).and_then(Seat::from_number);
                    let seat = seat.filter(|seat| seat.index() < seats.into());
                    setup.first = Some(seat.ok_or_else(|| fault(SetupFault::First { seats }))?);
                }
                _ => return Err(line.at_key(SetupFault::UnknownKey { key: line.key.to_owned() })),
            }
        }
        Ok(setup)
    }
}

engine::messages! {
    /// What is wrong with a set-up.
    pub enum SetupFault {
        /// Not a number of players.
        Seats { seats: u8 } = "villagers-setup-seats" by "V1",
        /// Not a level.
        Level = "villagers-setup-level" by "V92",
        /// Solo at a table of several.
        SoloIsForOne { seats: u8 } = "villagers-setup-solo" by "V80",
        /// Not a seat of the table.
        First { seats: u8 } = "villagers-setup-first" by "V7",
        /// A line that nobody knows.
        UnknownKey { key: String } = "villagers-setup-unknown",
        /// A line that stands there twice.
        Twice { key: String } = "villagers-setup-twice",
    }
}

impl core::error::Error for SetupFault {}
