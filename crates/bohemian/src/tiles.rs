//! The village tiles and the bank: data, not code (B5).
//!
//! A tile file is TOML, as in `data/tiles.toml`. Every fault in it is told with its place.

use crate::{Bohemian, Building, Buildings, village::VILLAGES};
use engine::{At, Cursor, Game as _, number};
use serde::Deserialize;
use std::sync::LazyLock;
use toml::Spanned;

/// The most buildings on a side (B5).
const MOST_BUILDINGS: usize = 9;

/// What the box has of the tiles that lie beside the villages (B4): inns, glass factories, mills.
const BOX: [(Building, u32); 3] = [(Building::Inn, 8), (Building::GlassFactory, 7), (Building::Mill, 6)];

/// Fewer mills or glass factories than this make a table dull: each figure on a single one scores at once (B5).
const FEWEST: u32 = 2;

/// The pairs of letters that smaller tables leave out (B2).
pub(crate) const LEFT_OUT: [[char; 2]; 3] = [['S', 'T'], ['A', 'B'], ['O', 'P']];

/// What stands on one side of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Plan {
    letter: u8,
    town_hall: u8,
    manor: u8,
    buildings: Buildings,
}

impl Plan {
    /// The village's letter.
    pub fn letter(self) -> char {
        self.letter as char
    }

    /// The buildings of the village.
    #[inline]
    pub fn buildings(self) -> Buildings {
        self.buildings
    }

    /// The value printed on a building; nothing where none is.
    #[inline]
    pub fn value(self, building: Building) -> u8 {
        match building {
            Building::TownHall => self.town_hall,
            Building::Manor => self.manor,
            _ => 0,
        }
    }
}

/// One side of a tile: a village.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Side {
    pub name: String,
    pub plan: Plan,
}

/// A two-sided village tile: front and back.
pub type Tile = [Side; 2];

/// Nine tiles and the bank's coins. A value of it keeps to B5.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tiles {
    bank: u16,
    tiles: Vec<Tile>,
}

engine::messages! {
    /// What is wrong with a tile file or with the tiles of a record.
    pub enum TilesFault {
        Syntax { reason: String } = "bohemian-tiles-syntax" by "B5",
        Bank { found: i64 } = "bohemian-tiles-bank" by "B5",
        TileCount { found: usize } = "bohemian-tiles-count" by "B2",
        MissingTile { front: char, back: char } = "bohemian-tiles-missing" by "B2",
        Letter { found: String } = "bohemian-tiles-letter" by "B5",
        LetterTwice { letter: String } = "bohemian-tiles-letter-twice" by "B5",
        Name { tile: String, found: String } = "bohemian-tiles-name" by "B5",
        NameTwice { tile: String, name: String } = "bohemian-tiles-name-twice" by "B5",
        NoBuildings { tile: String } = "bohemian-tiles-no-buildings" by "B5",
        TooManyBuildings { tile: String, found: usize } = "bohemian-tiles-too-many-buildings" by "B5",
        UnknownBuilding { tile: String, found: String } = "bohemian-tiles-unknown-building" by "B3",
        BuildingTwice { tile: String, building: Building } = "bohemian-tiles-building-twice" by "B5",
        NoValue { tile: String, building: Building } = "bohemian-tiles-no-value" by "B5",
        BadValue { tile: String, building: Building, found: String } = "bohemian-tiles-bad-value" by "B5",
        NeedlessValue { tile: String, building: Building } = "bohemian-tiles-needless-value" by "B5",
        TooMany { building: Building, found: u32, most: u32 } = "bohemian-tiles-too-many" by "B4",
    }
}

impl core::error::Error for TilesFault {}

engine::messages! {
    /// What makes tiles dull to play with, though they can be.
    pub enum TilesWarning {
        Few { building: Building, found: u32, players: u8 } = "bohemian-tiles-few" by "B5",
    }
}

impl core::error::Error for TilesWarning {}

use TilesFault as Fault;
type Faults = Vec<At<Fault>>;

impl Tiles {
    /// The tiles that come with the program: a reconstruction, see `data/tiles.toml`.
    pub fn standard() -> Tiles {
        Tiles::standard_of(Bohemian::RULES)
    }

    /// The tiles that came with a version of the rules.
    pub fn standard_of(rules: u32) -> Tiles {
        Tiles::the_standard(rules).clone()
    }

    /// Are these the tiles that came with a version of the rules?
    pub fn are_standard_of(&self, rules: u32) -> bool {
        self == Tiles::the_standard(rules)
    }

    fn the_standard(rules: u32) -> &'static Tiles {
        fn read(text: &str) -> Tiles {
            Tiles::parse(text).expect("a test reads the standard tiles")
        }
        static FIRST: LazyLock<Tiles> = LazyLock::new(|| read(include_str!("../data/tiles-1.toml")));
        static NOW: LazyLock<Tiles> = LazyLock::new(|| read(include_str!("../data/tiles.toml")));
        if rules == 1 { &FIRST } else { &NOW }
    }

    /// The bank's coins.
    pub fn bank(&self) -> u16 {
        self.bank
    }

    /// The nine tiles.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The tiles that so many players use (B2), in the order of the file.
    pub fn in_play(&self, players: u8) -> impl Iterator<Item = &Tile> {
        let left_out = &LEFT_OUT[..match players {
            2 => 3,
            3 | 4 => 1,
            _ => 0,
        }];
        self.tiles.iter().filter(move |tile| !left_out.contains(&pair(tile)))
    }

    /// The name of the village with this letter.
    pub fn name(&self, letter: char) -> Option<&str> {
        let side = self.tiles.iter().flatten().find(|side| side.plan.letter() == letter)?;
        Some(&side.name)
    }

    /// The most of a kind of building that any choice of sides can show.
    pub fn most(&self, building: Building) -> u32 {
        let has = |side: &Side| side.plan.buildings.contains(building);
        self.tiles.iter().filter(|tile| tile.iter().any(has)).count() as u32
    }

    /// The fewest of a kind of building that any choice of sides shows so many players.
    pub fn fewest(&self, building: Building, players: u8) -> u32 {
        let has = |side: &Side| side.plan.buildings.contains(building);
        self.in_play(players).filter(|tile| tile.iter().all(has)).count() as u32
    }

    /// What can be played, but is dull (B5): at most one mill or glass factory in play.
    pub fn warnings(&self) -> Vec<TilesWarning> {
        let kinds = [Building::Mill, Building::GlassFactory];
        let at = |(building, players)| (self.fewest(building, players), building, players);
        let all = kinds.into_iter().flat_map(|building| (2..=5).map(move |players| (building, players)));
        let few = all.map(at).filter(|(found, ..)| *found < FEWEST);
        few.map(|(found, building, players)| TilesWarning::Few { building, found, players }).collect()
    }

    /// Reads a tile file. All that is wrong with its sides is told, in the order of the file; if they are
    /// right, what is wrong with the whole.
    pub fn parse(text: &str) -> Result<Tiles, Faults> {
        let place = |at: usize, fault| {
            // A span always lies within the text, but a place inside a character would panic.
            let before = text.get(..at).unwrap_or(text);
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
            At { line, column, fault }
        };
        let file: File = toml::from_str(text).map_err(|error| {
            let reason = error.message().trim().replace('\n', " ");
            vec![place(error.span().map_or(0, |span| span.start), Fault::Syntax { reason })]
        })?;
        let mut faults = Vec::new();
        let mut tell = |at: usize, fault| faults.push(place(at, fault));

        let bank = u16::try_from(*file.bank.get_ref()).ok().filter(|bank| (1..=9999).contains(bank));
        if bank.is_none() {
            tell(file.bank.span().start, Fault::Bank { found: *file.bank.get_ref() });
        }
        let tiles: Vec<Tile> = file
            .tile
            .get_ref()
            .iter()
            .map(|tile| [&tile.front, &tile.back].map(|side| side.check(&mut tell)))
            .collect();
        let sides: Vec<(&FileSide, &Side)> = file
            .tile
            .get_ref()
            .iter()
            .flat_map(|tile| [&tile.front, &tile.back])
            .zip(tiles.iter().flatten())
            .collect();
        check_unique(&sides, &mut tell);
        let tiles = Tiles { bank: bank.unwrap_or(1), tiles };
        // A misread side would be blamed on the whole as well.
        if faults.is_empty() {
            faults.extend(tiles.faults().map(|fault| place(file.tile.span().start, fault)));
        }
        faults.sort_by_key(|at| (at.line, at.column));
        if faults.is_empty() { Ok(tiles) } else { Err(faults) }
    }

    /// What is wrong with the tiles as a whole.
    fn faults(&self) -> impl Iterator<Item = Fault> {
        let count = (self.tiles.len() != VILLAGES).then_some(Fault::TileCount { found: self.tiles.len() });
        let missing = LEFT_OUT
            .into_iter()
            .filter(|left_out| !self.tiles.iter().any(|tile| pair(tile) == *left_out))
            .map(|[front, back]| Fault::MissingTile { front, back });
        let too_many = BOX
            .into_iter()
            .map(|(building, most)| Fault::TooMany { building, found: self.most(building), most })
            .filter(|fault| matches!(fault, Fault::TooMany { found, most, .. } if found > most));
        count.into_iter().chain(missing).chain(too_many)
    }

    /// The tiles as lines of a record: `A 2 7 8 9 10=7 11 12=3 Anschow | B 3 4 7 8 9 11 Bracholnitz`.
    pub(crate) fn lines(&self) -> impl Iterator<Item = String> {
        self.tiles.iter().map(|tile| {
            let [front, back] = [&tile[0], &tile[1]].map(|side| {
                let entries: Vec<String> = side.plan.buildings.iter().map(|b| entry(side.plan, b)).collect();
                format!("{} {} {}", side.plan.letter(), entries.join(" "), side.name)
            });
            format!("{front} | {back}")
        })
    }

    /// Reads what [`lines`](Tiles::lines) wrote: the bank, and lines with the column of whatever is wrong.
    pub(crate) fn from_lines(bank: u16, lines: &[&str]) -> Result<Tiles, (usize, usize, Fault)> {
        let mut tiles = Vec::new();
        for (number, line) in lines.iter().enumerate() {
            const BETWEEN: &str = " | ";
            let (front, back) = line.split_once(BETWEEN).unwrap_or((line, ""));
            let before =
                if back.is_empty() { line } else { &line[..front.len() + BETWEEN.len()] }.chars().count();
            let side = |text: &str, before: usize| {
                side_of_line(text).map_err(|at| (number, before + at.column, at.fault))
            };
            tiles.push([side(front, 0)?, side(back, before)?]);
        }
        let tiles = Tiles { bank, tiles };
        let sides: Vec<_> = tiles.tiles.iter().flatten().collect();
        for (i, side) in sides.iter().enumerate() {
            let tile = side.plan.letter().to_string();
            if sides[..i].iter().any(|other| other.plan.letter == side.plan.letter) {
                return Err((i / 2, 1, Fault::LetterTwice { letter: tile }));
            }
            if sides[..i].iter().any(|other| other.name == side.name) {
                return Err((i / 2, 1, Fault::NameTwice { tile, name: side.name.clone() }));
            }
        }
        let fault = tiles.faults().next();
        fault.map_or(Ok(tiles), |fault| Err((0, 1, fault)))
    }
}

/// The letters of a tile, whichever of them is the front.
fn pair(tile: &Tile) -> [char; 2] {
    let mut letters = [tile[0].plan.letter(), tile[1].plan.letter()];
    letters.sort_unstable();
    letters
}

/// A building as an entry of a tile file: its total, and its value after `=`.
fn entry(plan: Plan, building: Building) -> String {
    match plan.value(building) {
        0 => building.total().to_string(),
        value => format!("{}={value}", building.total()),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    bank: Spanned<i64>,
    tile: Spanned<Vec<FileTile>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileTile {
    front: FileSide,
    back: FileSide,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileSide {
    letter: Spanned<String>,
    name: Spanned<String>,
    buildings: Spanned<Vec<Spanned<String>>>,
}

impl FileSide {
    /// The side, and a fault for all that is wrong with it.
    fn check(&self, tell: &mut impl FnMut(usize, Fault)) -> Side {
        let mut plan = Plan::default();
        match read_letter(self.letter.get_ref()) {
            Ok(letter) => plan.letter = letter,
            Err(fault) => tell(self.letter.span().start, fault),
        }
        let tile = self.letter.get_ref();
        let name = self.name.get_ref();
        if let Err(fault) = check_name(tile, name) {
            tell(self.name.span().start, fault);
        }
        for entry in self.buildings.get_ref() {
            if let Err(fault) = plan.add(tile, entry.get_ref()) {
                tell(entry.span().start, fault);
            }
        }
        let count = self.buildings.get_ref().len();
        if count == 0 {
            tell(self.buildings.span().start, Fault::NoBuildings { tile: tile.clone() });
        }
        if count > MOST_BUILDINGS {
            tell(self.buildings.span().start, Fault::TooManyBuildings { tile: tile.clone(), found: count });
        }
        Side { name: name.clone(), plan }
    }
}

impl Plan {
    /// Adds a building by its entry in a tile file.
    fn add(&mut self, tile: &str, entry: &str) -> Result<(), Fault> {
        let tile = || tile.to_owned();
        let (total, value) =
            entry.split_once('=').map_or((entry, None), |(total, value)| (total, Some(value)));
        let building = number(total).and_then(Building::of_total);
        let building =
            building.ok_or_else(|| Fault::UnknownBuilding { tile: tile(), found: entry.to_owned() })?;
        if self.buildings.contains(building) {
            return Err(Fault::BuildingTwice { tile: tile(), building });
        }
        match (building.has_value(), value) {
            (true, None) => return Err(Fault::NoValue { tile: tile(), building }),
            (false, Some(_)) => return Err(Fault::NeedlessValue { tile: tile(), building }),
            (false, None) => {}
            (true, Some(text)) => {
                let value = number(text)
                    .filter(|value| (1..=99).contains(value))
                    .ok_or_else(|| Fault::BadValue { tile: tile(), building, found: text.to_owned() })?;
                let printed = if building == Building::Manor { &mut self.manor } else { &mut self.town_hall };
                *printed = value;
            }
        }
        self.buildings.insert(building);
        Ok(())
    }
}

fn read_letter(text: &str) -> Result<u8, Fault> {
    match text.as_bytes() {
        // B5: the notation needs one capital letter.
        [letter] if letter.is_ascii_uppercase() => Ok(*letter),
        _ => Err(Fault::Letter { found: text.to_owned() }),
    }
}

/// A name is one line of text that a record can keep.
fn check_name(tile: &str, name: &str) -> Result<(), Fault> {
    let readable = !name.contains('|') && !name.contains(char::is_control) && name.trim() == name;
    // A name that begins with a digit would read as one more building in a record.
    if readable && name.starts_with(char::is_alphabetic) && name.chars().count() <= 40 {
        Ok(())
    } else {
        Err(Fault::Name { tile: tile.to_owned(), found: name.to_owned() })
    }
}

fn check_unique(sides: &[(&FileSide, &Side)], tell: &mut impl FnMut(usize, Fault)) {
    for (i, (file, side)) in sides.iter().enumerate() {
        let letter = file.letter.get_ref();
        if sides[..i].iter().any(|(other, _)| other.letter.get_ref() == letter) {
            tell(file.letter.span().start, Fault::LetterTwice { letter: letter.clone() });
        }
        if sides[..i].iter().any(|(_, other)| other.name == side.name) {
            tell(file.name.span().start, Fault::NameTwice { tile: letter.clone(), name: side.name.clone() });
        }
    }
}

/// Reads a side in a line of a record: letter, buildings, name.
fn side_of_line(text: &str) -> Result<Side, At<Fault>> {
    let mut cursor = Cursor::new(text);
    let tile = cursor.word();
    let mut plan =
        Plan { letter: read_letter(tile).map_err(|fault| At::column(1, fault))?, ..Plan::default() };
    loop {
        cursor.spaces();
        let column = cursor.column();
        if !cursor.peek().is_some_and(|c| c.is_ascii_digit()) {
            break;
        }
        plan.add(tile, cursor.word()).map_err(|fault| At::column(column, fault))?;
    }
    let found = plan.buildings.len() as usize;
    if found == 0 {
        return Err(cursor.fail(Fault::NoBuildings { tile: tile.to_owned() }));
    }
    if found > MOST_BUILDINGS {
        return Err(cursor.fail(Fault::TooManyBuildings { tile: tile.to_owned(), found }));
    }
    check_name(tile, cursor.rest()).map_err(|fault| cursor.fail(fault))?;
    Ok(Side { name: cursor.rest().to_owned(), plan })
}
