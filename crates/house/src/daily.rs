//! The deal of the day: the same dice or deck, against the same bots, for everybody who plays it.
//!
//! Its secret is made of words that everybody knows, and bots draw from what the secret and the game so far give: so the
//! same moves get the same replies on every machine.

use crate::Kept;
use bots::Level;
use core::fmt;
use core::str::FromStr;
use games::GameId;
use table::{Millis, Secret};

const DAY: Millis = 86_400_000;

/// A day, by the clock of Greenwich: so many days after the first of January 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(u32);

impl Day {
    /// The day of this moment, in milliseconds since 1970.
    pub fn of(at: Millis) -> Day {
        Day((at / DAY) as u32)
    }

    /// When it begins, in milliseconds since 1970.
    pub fn begins(self) -> Millis {
        Millis::from(self.0) * DAY
    }

    /// The day so many days earlier.
    pub fn before(self, days: u32) -> Day {
        Day(self.0.saturating_sub(days))
    }

    /// The day after it.
    pub fn next(self) -> Day {
        Day(self.0 + 1)
    }

    /// From 0, a Monday, to 6, a Sunday.
    pub fn weekday(self) -> usize {
        // 1970 began on a Thursday.
        (self.0 as usize + 3) % 7
    }

    /// Year, month and day of the Gregorian calendar, counting years from March on, so that the leap day comes last.
    pub fn date(self) -> (u32, u32, u32) {
        const ERA: u32 = 146_097;
        let days = self.0 + 719_468;
        let (era, day) = (days / ERA, days % ERA);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        (era * 400 + year + later, month, day)
    }
}

/// As `2026-11-16`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// There is no such day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchDay;

impl fmt::Display for NoSuchDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a day such as 2026-11-16")
    }
}

impl core::error::Error for NoSuchDay {}

/// Only as it is written: `2026-11-16`.
impl FromStr for Day {
    type Err = NoSuchDay;

    fn from_str(text: &str) -> Result<Day, NoSuchDay> {
        let mut numbers = text.split('-').map(|number| number.parse::<u32>().map_err(|_| NoSuchDay));
        let mut number = || numbers.next().ok_or(NoSuchDay)?;
        let (year, month, day) = (number()?, number()?, number()?);
        if !(1970..3000).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
            return Err(NoSuchDay);
        }
        // Nowhere near: a guess that is too early by some days, and the day after it that is written so.
        let guess = (year - 1970) * 365 + (month - 1) * 28 + day - 1;
        let days = (guess..guess + 400).map(Day);
        days.into_iter().find(|found| found.to_string() == text).ok_or(NoSuchDay)
    }
}

/// What is played on which day, and whether alone. A game that comes later is not added here: what was played on a day
/// stays what it was.
const ROTATION: [(&str, bool); 3] = [("bohemian", false), ("villagers", false), ("villagers", true)];

/// From this day on, 2026-11-23, deals are by the second version of both games' rules. Those before it stay what they were.
const SECOND_RULES: Day = Day(20_780);

/// What is played on a day.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Deal {
    pub day: Day,
    /// The id of the game.
    pub game: &'static str,
    /// How well the others play; none where one plays alone.
    pub bots: Vec<Level>,
    /// How hard it is, where one plays alone.
    pub solo: Option<&'static str>,
}

impl Deal {
    /// The deal of a day. The games take turns; the week begins easily and ends among many.
    pub fn of(day: Day) -> Deal {
        const BOTS: [&[Level]; 7] = [
            &[Level::Easy],
            &[Level::Medium],
            &[Level::Medium],
            &[Level::Hard],
            &[Level::Hard],
            &[Level::Medium, Level::Hard],
            &[Level::Easy, Level::Medium, Level::Hard],
        ];
        let weekday = day.weekday();
        let (game, alone) = ROTATION[day.0 as usize % ROTATION.len()];
        if alone {
            let levels = GameId::of(game).map(|game| game.info().choices("solo")).unwrap_or_default();
            let solo = levels.get(weekday / 3).copied();
            return Deal { day, game, bots: Vec::new(), solo };
        }
        Deal { day, game, bots: BOTS[weekday].to_vec(), solo: None }
    }

    /// The version of the rules that it is played by, on any day that somebody takes it up.
    pub fn rules(&self) -> u32 {
        if self.day < SECOND_RULES { 1 } else { 2 }
    }

    /// Its table, before anybody sits at it. People must add nothing of their own to the dice.
    pub fn kept(&self) -> Kept {
        let alone = if self.solo.is_some() { " solo" } else { "" };
        let words = format!("piazza daily {} {}{alone}", self.day, self.game);
        let solo = self.solo.map(|level| ("solo".to_owned(), level.to_owned()));
        let first = solo.is_none().then(|| ("first".to_owned(), "1".to_owned()));
        Kept {
            rules: self.rules(),
            same_dice: true,
            setup: solo.into_iter().chain(first).collect(),
            ..Kept::new(self.game, 1 + self.bots.len() as u8, &Secret::of_words(&words).to_hex())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        for (at, date, weekday) in [
            (0, "1970-01-01", 3),
            (951_782_400_000, "2000-02-29", 1),
            (951_868_800_000, "2000-03-01", 2),
            (1_794_830_399_999, "2026-11-16", 0),
            (4_107_542_400_000, "2100-03-01", 0),
        ] {
            let day = Day::of(at);
            assert_eq!((day.to_string(), day.weekday()), (date.to_owned(), weekday));
            assert_eq!(date.parse(), Ok(day));
        }
        for wrong in
            ["", "2026-11", "2026-02-30", "2026-1-1", "1969-12-31", "99999999999-01-01", "2026-11-16-1"]
        {
            assert_eq!(wrong.parse::<Day>(), Err(NoSuchDay), "{wrong}");
        }
    }

    #[test]
    fn every_day_reads_back_and_follows_the_one_before() {
        for number in (0..60_000).step_by(13) {
            let day = Day(number);
            assert_eq!(day.to_string().parse(), Ok(day));
            assert_eq!((day.next().before(1), Day::of(day.begins())), (day, day));
        }
    }

    #[test]
    fn a_deal_keeps_the_rules_of_its_day() {
        assert_eq!(SECOND_RULES.to_string(), "2026-11-23");
        let rules = |day: Day| Deal::of(day).kept().rules;
        assert_eq!(
            (rules(SECOND_RULES.before(1)), rules(SECOND_RULES), rules(SECOND_RULES.next())),
            (1, 2, 2)
        );
    }

    #[test]
    fn the_games_take_turns_and_all_levels_come() {
        let deals: Vec<Deal> = (20_000..20_021).map(|number| Deal::of(Day(number))).collect();
        let of = |game: &str, alone: bool| {
            deals.iter().filter(|deal| deal.game == game && deal.solo.is_some() == alone).count()
        };
        assert_eq!((of("bohemian", false), of("villagers", false), of("villagers", true)), (7, 7, 7));
        for level in ["novice", "normal", "expert"] {
            assert!(deals.iter().any(|deal| deal.solo == Some(level)), "{level}");
        }
    }
}
