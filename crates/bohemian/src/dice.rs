//! Handfuls of dice.
//!
//! Dice have no order, so a handful of at most four is one of 210 multisets. It is kept as an index into a
//! table of them: what it adds up to, what can be taken out of it and what then remains are looked up.
//!
//! Each face has a weight, chosen so that no two handfuls weigh the same. Putting dice together and taking
//! them apart is then adding and subtracting weights.

use crate::Building;
use core::fmt::{self, Write};
use engine::{Arg, Rng, ToArg, arrayvec::ArrayVec, chance};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// The most dice in a handful: all of the game's (B4).
pub const DICE: usize = 4;

/// How many handfuls there are: 1 + 6 + 21 + 56 + 126.
const HANDFULS: usize = 210;

/// Tables by handful are as long as a byte counts: an index needs no check.
const TABLE: usize = 256;

/// A handful of none to four dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice(u8);

/// Dice taken out of a handful for a total.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Split {
    pub used: Dice,
    pub rest: Dice,
}

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice(0);

    /// The handful of these faces in any order; nothing if they are too many or no faces of a die.
    pub fn of(faces: &[u8]) -> Option<Dice> {
        if faces.len() > DICE || faces.iter().any(|face| !(1..=6).contains(face)) {
            return None;
        }
        Some(weighing(faces.iter().map(|&face| WEIGHT_OF_FACE[face as usize]).sum()))
    }

    /// The faces, rising.
    pub fn faces(&self) -> &'static [u8] {
        let faces = &FACES[self.0 as usize];
        &faces[..self.len()]
    }

    /// How many dice.
    #[inline]
    pub const fn len(self) -> usize {
        LEN[self.0 as usize] as usize
    }

    /// Is it no die at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What the faces add up to.
    #[inline]
    pub const fn total(self) -> u8 {
        TOTAL[self.0 as usize]
    }

    /// Two dice that show the same number (B50)?
    #[inline]
    pub const fn is_doubles(self) -> bool {
        DOUBLES[self.0 as usize]
    }

    #[inline]
    const fn weight(self) -> u16 {
        WEIGHT[self.0 as usize]
    }

    /// Both handfuls together; nothing if they are too many.
    #[inline]
    pub const fn with(self, other: Dice) -> Option<Dice> {
        if self.len() + other.len() > DICE { None } else { Some(weighing(self.weight() + other.weight())) }
    }

    /// What remains when the other dice are taken out; nothing if they are not all there.
    #[inline]
    pub const fn without(self, other: Dice) -> Option<Dice> {
        if other.weight() > self.weight() {
            return None;
        }
        let rest = weighing(self.weight() - other.weight());
        // Weights are unique up to four dice: with the number of dice right, the handful is.
        if rest.0 != NO_HANDFUL && rest.len() + other.len() == self.len() { Some(rest) } else { None }
    }

    /// What remains when the other dice are taken out, which are all there.
    #[inline]
    pub(crate) const fn less(self, other: Dice) -> Dice {
        weighing(self.weight() - other.weight())
    }

    /// Every way to take two or more dice out for a total of at most 12 (B15, B16): each once, fewest dice
    /// first.
    #[inline]
    pub fn splits(self) -> &'static [Split] {
        SPLITS[self.0 as usize].as_slice()
    }

    /// How many of the [splits](Dice::splits) are two dice, and how many are doubles.
    #[inline]
    pub(crate) fn pairs(self) -> (u32, u32) {
        let splits = &SPLITS[self.0 as usize];
        (splits.pairs.into(), splits.doubles.into())
    }

    /// The building that a [split](Dice::splits) reaches: its total is 2 to 12.
    #[inline]
    pub(crate) fn building(self) -> Building {
        BUILDING[self.0 as usize]
    }

    /// Every part of the handful, one die or more: what can be rolled again (B54). Each once.
    #[inline]
    pub fn parts(self) -> &'static [Split] {
        PARTS[self.0 as usize].as_slice()
    }

    /// All handfuls of so many dice, with the number of ways to roll each.
    pub fn rolls(count: usize) -> impl Iterator<Item = (Dice, u32)> {
        (0..HANDFULS as u8).map(Dice).filter(move |dice| dice.len() == count).map(|dice| (dice, dice.ways()))
    }

    /// In how many ways can this handful be rolled?
    fn ways(self) -> u32 {
        let factorial = |n: usize| (1..=n as u32).product::<u32>();
        let alike = self.faces().chunk_by(|a, b| a == b).map(|faces| factorial(faces.len()));
        factorial(self.len()) / alike.product::<u32>()
    }

    /// Rolls so many dice.
    ///
    /// # Panics
    /// If they are none or more than four.
    #[inline]
    pub fn roll(count: usize, rng: &mut impl Rng) -> Dice {
        // One draw for all of them: the digits of a number in base six, highest first.
        assert!((1..=DICE).contains(&count), "one to four dice are rolled");
        let Rolls { ways, before } = ROLLS[count];
        ROLLED[usize::from(before) + chance::below(rng, ways) as usize]
    }
}

/// The weight of a face; a place without a die weighs nothing.
const WEIGHT_OF_FACE: [u16; 7] = [0, 1, 5, 21, 55, 153, 368];

/// Where no handful has a weight.
const NO_HANDFUL: u8 = u8::MAX;

/// The handful with this weight.
#[inline]
const fn weighing(weight: u16) -> Dice {
    Dice(LOOK_UP[weight as usize])
}

/// The handful whose faces are the digits of a number in base six, each one more.
const fn unpack(mut number: usize, count: usize) -> Dice {
    let mut weight = 0;
    let mut i = 0;
    while i < count {
        weight += WEIGHT_OF_FACE[number % 6 + 1];
        number /= 6;
        i += 1;
    }
    weighing(weight)
}

/// All handfuls: sorted faces, then noughts. Fewest dice first, then by faces.
static FACES: [[u8; DICE]; TABLE] = {
    let mut all = [[0; DICE]; TABLE];
    let mut filled = 1;
    let mut len = 1;
    while len <= DICE {
        let mut faces = [1; DICE];
        let mut i = len;
        while i < DICE {
            faces[i] = 0;
            i += 1;
        }
        loop {
            all[filled] = faces;
            filled += 1;
            // The next rising sequence: raise the last face that can be, and all behind it to the same.
            let mut last = len;
            while last > 0 && faces[last - 1] == 6 {
                last -= 1;
            }
            if last == 0 {
                break;
            }
            let face = faces[last - 1] + 1;
            let mut i = last - 1;
            while i < len {
                faces[i] = face;
                i += 1;
            }
        }
        len += 1;
    }
    assert!(filled == HANDFULS);
    all
};

static WEIGHT: [u16; TABLE] = {
    let mut weights = [0; TABLE];
    let mut i = 0;
    while i < HANDFULS {
        weights[i] = weigh(FACES[i]);
        i += 1;
    }
    weights
};

const fn weigh(faces: [u8; DICE]) -> u16 {
    WEIGHT_OF_FACE[faces[0] as usize]
        + WEIGHT_OF_FACE[faces[1] as usize]
        + WEIGHT_OF_FACE[faces[2] as usize]
        + WEIGHT_OF_FACE[faces[3] as usize]
}

static LOOK_UP: [u8; 4 * 368 + 1] = {
    let mut indices = [NO_HANDFUL; 4 * 368 + 1];
    let mut i = 0;
    while i < HANDFULS {
        let weight = weigh(FACES[i]) as usize;
        assert!(indices[weight] == NO_HANDFUL, "two handfuls weigh the same");
        indices[weight] = i as u8;
        i += 1;
    }
    indices
};

static LEN: [u8; TABLE] = {
    let mut lens = [0; TABLE];
    let mut i = 0;
    while i < HANDFULS {
        let mut die = 0;
        while die < DICE && FACES[i][die] != 0 {
            die += 1;
        }
        lens[i] = die as u8;
        i += 1;
    }
    lens
};

static TOTAL: [u8; TABLE] = {
    let mut totals = [0; TABLE];
    let mut i = 0;
    while i < HANDFULS {
        totals[i] = FACES[i][0] + FACES[i][1] + FACES[i][2] + FACES[i][3];
        i += 1;
    }
    totals
};

/// The building that each handful reaches; of those that reach none, any.
static BUILDING: [Building; TABLE] = {
    let mut buildings = [Building::Bakery; TABLE];
    let mut i = 0;
    while i < HANDFULS {
        if let Some(building) = Building::of_total(TOTAL[i]) {
            buildings[i] = building;
        }
        i += 1;
    }
    buildings
};

static DOUBLES: [bool; TABLE] = {
    let mut doubles = [false; TABLE];
    let mut i = 0;
    while i < HANDFULS {
        doubles[i] = LEN[i] == 2 && FACES[i][0] == FACES[i][1];
        i += 1;
    }
    doubles
};

/// In how many ways a number of dice can fall, and where those ways begin in the list of all.
#[derive(Clone, Copy)]
struct Rolls {
    ways: u32,
    before: u16,
}

static ROLLS: [Rolls; DICE + 1] = [
    Rolls { ways: 1, before: 0 },
    Rolls { ways: 6, before: 0 },
    Rolls { ways: 36, before: 6 },
    Rolls { ways: 216, before: 42 },
    Rolls { ways: 1296, before: 258 },
];

/// The handful of each way in which one die can fall, then two, three, four.
static ROLLED: [Dice; 6 + 36 + 216 + 1296] = {
    let mut rolled = [Dice(0); 6 + 36 + 216 + 1296];
    let (mut filled, mut count, mut ways) = (0, 1, 6);
    while count <= DICE {
        let mut number = 0;
        while number < ways {
            rolled[filled] = unpack(number, count);
            filled += 1;
            number += 1;
        }
        count += 1;
        ways *= 6;
    }
    rolled
};

/// The most splits that a handful has: four dice in twos, threes and all.
pub(crate) const MOST_SPLITS: usize = 15;

/// A list of splits without a heap.
#[derive(Clone, Copy)]
struct Splits {
    len: u8,
    pairs: u8,
    doubles: u8,
    items: [Split; MOST_SPLITS],
}

impl Splits {
    #[inline]
    fn as_slice(&self) -> &[Split] {
        &self.items[..self.len as usize]
    }
}

static SPLITS: [Splits; TABLE] = splits(2, 12);
static PARTS: [Splits; TABLE] = splits(1, 24);

/// For each handful, the parts of at least so many dice with at most such a total, fewest dice first.
const fn splits(least: u32, most: u8) -> [Splits; TABLE] {
    let mut all = [Splits {
        len: 0,
        pairs: 0,
        doubles: 0,
        items: [Split { used: Dice(0), rest: Dice(0) }; MOST_SPLITS],
    }; TABLE];
    let mut handful = 0;
    while handful < HANDFULS {
        let list = &mut all[handful];
        let mut size = least;
        while size <= DICE as u32 {
            let mut mask = 1u32;
            while mask < 1 << LEN[handful] {
                if mask.count_ones() == size {
                    let used = choose(FACES[handful], mask);
                    let rest = choose(FACES[handful], !mask);
                    if TOTAL[used as usize] <= most && !lists(list, used) {
                        list.items[list.len as usize] = Split { used: Dice(used), rest: Dice(rest) };
                        list.len += 1;
                        list.pairs += (LEN[used as usize] == 2) as u8;
                        list.doubles += DOUBLES[used as usize] as u8;
                    }
                }
                mask += 1;
            }
            size += 1;
        }
        handful += 1;
    }
    all
}

/// The handful of the faces whose bit is set.
const fn choose(faces: [u8; DICE], mask: u32) -> u8 {
    let mut chosen = [0; DICE];
    let (mut i, mut len) = (0, 0);
    while i < DICE {
        if mask >> i & 1 == 1 && faces[i] != 0 {
            chosen[len] = faces[i];
            len += 1;
        }
        i += 1;
    }
    weighing(weigh(chosen)).0
}

const fn lists(list: &Splits, used: u8) -> bool {
    let mut i = 0;
    while i < list.len as usize {
        if list.items[i].used.0 == used {
            return true;
        }
        i += 1;
    }
    false
}

/// As a total is written: `3+4`.
impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, face) in self.faces().iter().enumerate() {
            if i > 0 {
                f.write_char('+')?;
            }
            f.write_char((b'0' + face) as char)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "dice {self}")
    }
}

/// The faces, rising: `[3, 4]`.
impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.faces().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Dice, D::Error> {
        let faces = ArrayVec::<u8, DICE>::deserialize(deserializer)?;
        Dice::of(&faces).ok_or_else(|| D::Error::custom("no faces of dice"))
    }
}

/// How it is written.
#[cfg(feature = "schema")]
impl schemars::JsonSchema for Dice {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Dice".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "array", "maxItems": DICE, "items": { "type": "integer", "minimum": 1, "maximum": 6 } })
    }
}

impl ToArg for Dice {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::testkit;

    fn dice(faces: &[u8]) -> Dice {
        Dice::of(faces).unwrap()
    }

    #[test]
    fn every_handful_is_found_by_its_faces() {
        for index in 0..HANDFULS as u8 {
            let handful = Dice(index);
            assert_eq!(Dice::of(handful.faces()), Some(handful));
            assert_eq!(handful.total(), handful.faces().iter().sum::<u8>());
        }
        assert_eq!(dice(&[6, 2, 4, 3]).faces(), [2, 3, 4, 6]);
        assert_eq!(Dice::of(&[7]), None);
        assert_eq!(Dice::of(&[0]), None);
        assert_eq!(Dice::of(&[1, 1, 1, 1, 1]), None);
    }

    #[test]
    fn the_ways_to_roll_add_up() {
        for (count, ways) in [(0, 1), (1, 6), (2, 36), (3, 216), (4, 1296)] {
            assert_eq!(Dice::rolls(count).map(|(_, ways)| ways).sum::<u32>(), ways);
        }
    }

    #[test]
    fn rolls_come_as_often_as_they_should() {
        let mut rng = testkit::rng(3);
        let mut counts = [0i32; HANDFULS];
        for _ in 0..129_600 {
            counts[Dice::roll(4, &mut rng).0 as usize] += 1;
        }
        for (dice, ways) in Dice::rolls(4) {
            let expected = f64::from(ways) * 100.0;
            let off = (f64::from(counts[dice.0 as usize]) - expected).abs();
            assert!(off < 5.0 * expected.sqrt(), "{dice}: {off} off {expected}");
        }
        for count in 1..4 {
            assert_eq!(Dice::roll(count, &mut rng).len(), count);
        }
    }

    /// B15, B16
    #[test]
    fn totals_use_two_three_or_four_dice_and_end_at_12() {
        let used =
            |faces| dice(faces).splits().iter().map(|split| split.used.to_string()).collect::<Vec<_>>();
        assert_eq!(
            used(&[2, 3, 4, 6]),
            ["2+3", "2+4", "3+4", "2+6", "3+6", "4+6", "2+3+4", "2+3+6", "2+4+6"]
        );
        assert_eq!(used(&[1, 1, 1, 1]), ["1+1", "1+1+1", "1+1+1+1"]);
        assert_eq!(used(&[6, 6, 6, 6]), ["6+6"]);
        assert_eq!(used(&[5]), [""; 0]);
    }

    #[test]
    fn what_is_used_and_what_rests_is_the_handful() {
        for index in 0..HANDFULS as u8 {
            for split in Dice(index).splits().iter().chain(Dice(index).parts()) {
                assert_eq!(split.used.with(split.rest), Some(Dice(index)));
                assert_eq!(Dice(index).without(split.used), Some(split.rest));
            }
        }
        assert_eq!(dice(&[2, 3]).without(dice(&[2, 2])), None);
        assert_eq!(dice(&[1, 2, 3]).with(dice(&[4, 5])), None);
        assert_eq!(dice(&[2, 2, 5, 6]).parts().len(), 11);
    }

    #[test]
    fn doubles_are_two_dice_of_one_number() {
        assert!(dice(&[5, 5]).is_doubles());
        assert!(!dice(&[5, 6]).is_doubles());
        assert!(!dice(&[5, 5, 5]).is_doubles());
    }
}
