//! What a table decides before play.

use crate::{Bohemian, Tiles, TilesFault};
use engine::{At, Game as _, Message as _, Seat, SetupLine, number};

/// What a table decides before play: how many play, by which options, with which tiles.
///
/// ```
/// use bohemian::{Setup, Tiles};
/// let setup = Setup::new(3).unwrap().with_manual_income(true);
/// assert_eq!(setup.tiles(), &Tiles::standard());
/// assert!(Setup::new(6).is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    rules: u32,
    players: u8,
    first: Option<Seat>,
    manual_income: bool,
    tiles: Tiles,
}

engine::messages! {
    /// What is wrong with a set-up.
    pub enum SetupFault {
        Players { found: u8 } = "bohemian-setup-players" by "B1",
        First { found: String } = "bohemian-setup-first" by "B10",
        YesOrNo { found: String } = "bohemian-setup-yes-or-no" by "B13",
        UnknownOption { key: String } = "bohemian-setup-unknown-option",
        Twice { key: String } = "bohemian-setup-twice",
        TilesWithoutBank = "bohemian-setup-tiles-without-bank" by "B5",
        Bank { found: String } = "bohemian-setup-bank" by "B5",
    }
}

impl core::error::Error for SetupFault {}

impl Setup {
    /// A game of so many players by the newest rules, with the standard tiles; a random seat begins (B10).
    pub fn new(players: u8) -> Result<Setup, SetupFault> {
        Setup::by_rules(Bohemian::RULES, players)
    }

    /// The same by an earlier version of the rules. The standard tiles belong to it.
    pub fn by_rules(rules: u32, players: u8) -> Result<Setup, SetupFault> {
        if (2..=5).contains(&players) {
            Ok(Setup { rules, players, first: None, manual_income: false, tiles: Tiles::standard_of(rules) })
        } else {
            Err(SetupFault::Players { found: players })
        }
    }

    /// The seat that the table chose to begin (B10), or a random one.
    pub fn with_first(self, first: Option<Seat>) -> Result<Setup, SetupFault> {
        match first {
            Some(seat) if seat.index() >= self.players as usize => {
                Err(SetupFault::First { found: seat.to_string() })
            }
            _ => Ok(Setup { first, ..self }),
        }
    }

    /// Is taking one's income the player's own business (B13)?
    pub fn with_manual_income(self, manual_income: bool) -> Setup {
        Setup { manual_income, ..self }
    }

    /// With tiles of one's own (B5).
    pub fn with_tiles(self, tiles: Tiles) -> Setup {
        Setup { tiles, ..self }
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The seat that was chosen to begin.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }

    /// Is income taken by hand?
    pub fn manual_income(&self) -> bool {
        self.manual_income
    }

    /// The tiles.
    pub fn tiles(&self) -> &Tiles {
        &self.tiles
    }
}

/// What is wrong with the set-up of a record: the tiles, or anything else.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum SetupProblem {
    Setup(SetupFault),
    Tiles(TilesFault),
}

impl core::fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.sentence().fmt(f)
    }
}

impl core::error::Error for SetupProblem {}

impl engine::Message for SetupProblem {
    const IDS: &'static [&'static str] = SetupFault::IDS;

    fn sentence(&self) -> engine::Sentence {
        match self {
            SetupProblem::Setup(fault) => fault.sentence(),
            SetupProblem::Tiles(fault) => fault.sentence(),
        }
    }
}

impl engine::Setup for Setup {
    type Fault = SetupProblem;

    fn seats(&self) -> u8 {
        self.players
    }

    fn rules(&self) -> u32 {
        self.rules
    }

    fn lines(&self) -> Vec<(&'static str, String)> {
        let mut lines = Vec::new();
        if let Some(first) = self.first {
            lines.push(("first", first.to_string()));
        }
        if self.manual_income {
            lines.push(("manual-income", "yes".to_owned()));
        }
        if !self.tiles.are_standard_of(self.rules) {
            lines.push(("bank", self.tiles.bank().to_string()));
            lines.extend(self.tiles.lines().map(|line| ("tile", line)));
        }
        lines
    }

    fn parse(rules: u32, seats: u8, lines: &[SetupLine<'_>]) -> Result<Setup, At<SetupProblem>> {
        let at_value = |line: &SetupLine<'_>, fault| line.at_value(1, SetupProblem::Setup(fault));
        let found = |line: &SetupLine<'_>| line.value.to_owned();
        let mut setup = Setup::by_rules(rules, seats).map_err(|fault| At {
            line: 4,
            column: 7,
            fault: SetupProblem::Setup(fault),
        })?;
        if let Some(line) = SetupLine::repeated(lines, &["tile"]) {
            let fault = SetupFault::Twice { key: line.key.to_owned() };
            return Err(line.at_key(SetupProblem::Setup(fault)));
        }
        let mut bank = None;
        let mut tiles = Vec::new();
        for line in lines {
            match (line.key, line.value) {
                ("first", value) => {
                    let seat = number(value).and_then(Seat::from_number);
                    let seat =
                        seat.ok_or_else(|| at_value(line, SetupFault::First { found: found(line) }))?;
                    setup = setup.with_first(Some(seat)).map_err(|fault| at_value(line, fault))?;
                }
                ("manual-income", "yes") => setup.manual_income = true,
                ("manual-income", "no") => setup.manual_income = false,
                ("manual-income", _) => {
                    return Err(at_value(line, SetupFault::YesOrNo { found: found(line) }));
                }
                ("bank", value) => {
                    let coins = number(value).filter(|coins| (1..=9999).contains(coins));
                    bank =
                        Some(coins.ok_or_else(|| at_value(line, SetupFault::Bank { found: found(line) }))?);
                }
                ("tile", _) => tiles.push(line),
                (key, _) => {
                    let fault = SetupFault::UnknownOption { key: key.to_owned() };
                    return Err(line.at_key(SetupProblem::Setup(fault)));
                }
            }
        }
        if let Some(first) = tiles.first() {
            let bank = bank.ok_or_else(|| first.at_key(SetupProblem::Setup(SetupFault::TilesWithoutBank)))?;
            let texts: Vec<&str> = tiles.iter().map(|line| line.value).collect();
            setup.tiles = Tiles::from_lines(bank, &texts)
                .map_err(|(line, column, fault)| tiles[line].at_value(column, SetupProblem::Tiles(fault)))?;
        } else if bank.is_some() {
            let line = lines.iter().find(|line| line.key == "bank").unwrap_or(&lines[0]);
            return Err(line.at_key(SetupProblem::Setup(SetupFault::TilesWithoutBank)));
        }
        Ok(setup)
    }
}
