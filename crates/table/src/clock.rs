//! Clocks. The time of day comes from outside.

use core::fmt;
use core::str::FromStr;
use engine::Seat;
use serde::{Deserialize, Serialize};

/// A time or a span in milliseconds.
pub type Millis = u64;

/// How much time players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Pace {
    /// As much as they want.
    #[default]
    Unhurried,
    /// A bank of time for the whole game, and a little more with each turn.
    Bank { bank: Millis, increment: Millis },
    /// So much for each turn: days, for games by correspondence.
    PerTurn { limit: Millis },
}

/// `unhurried`, `bank 600000 5000`, `turn 86400000`.
impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::Unhurried => f.write_str("unhurried"),
            Pace::Bank { bank, increment } => write!(f, "bank {bank} {increment}"),
            Pace::PerTurn { limit } => write!(f, "turn {limit}"),
        }
    }
}

impl FromStr for Pace {
    type Err = NoSuchPace;

    fn from_str(text: &str) -> Result<Pace, NoSuchPace> {
        let span =
            |text: &str| text.parse().ok().filter(|span| (0..=LONGEST).contains(span)).ok_or(NoSuchPace);
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["unhurried"] => Ok(Pace::Unhurried),
            ["bank", bank, increment] => Ok(Pace::Bank { bank: span(bank)?, increment: span(increment)? }),
            ["turn", limit] => Ok(Pace::PerTurn { limit: span(limit)? }),
            _ => Err(NoSuchPace),
        }
    }
}

/// No clock runs for longer than a year: sums of times stay in range.
const LONGEST: Millis = 366 * 24 * 60 * 60 * 1000;

/// There is no such pace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchPace;

impl fmt::Display for NoSuchPace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a pace: unhurried, bank MS MS or turn MS")
    }
}

impl core::error::Error for NoSuchPace {}

/// The clocks of a table: one runs at a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    pace: Pace,
    left: Vec<Millis>,
    running: Option<(Seat, Millis)>,
}

impl Clocks {
    pub(crate) fn new(pace: Pace, seats: u8) -> Clocks {
        let left = match pace {
            Pace::Unhurried => 0,
            Pace::Bank { bank, .. } => bank,
            Pace::PerTurn { limit } => limit,
        };
        Clocks { pace, left: vec![left; seats.into()], running: None }
    }

    pub(crate) fn pace(&self) -> Pace {
        self.pace
    }

    /// From now on this seat's clock runs. The one that ran gets what its turn earns, unless it goes on.
    pub(crate) fn run(&mut self, seat: Option<Seat>, now: Millis) {
        if let Some((before, since)) = self.running {
            if Some(before) == seat {
                return;
            }
            let left = &mut self.left[before.index()];
            *left = left.saturating_sub(now.saturating_sub(since));
            match self.pace {
                Pace::Unhurried => {}
                Pace::Bank { increment, .. } => *left += increment,
                Pace::PerTurn { limit } => *left = limit,
            }
        }
        self.running = seat.map(|seat| (seat, now));
    }

    /// What a seat has left; nothing if there are no clocks.
    pub(crate) fn left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let left = self.left[seat.index()];
        match (self.pace, self.running) {
            (Pace::Unhurried, _) => None,
            (_, Some((running, since))) if running == seat => {
                Some(left.saturating_sub(now.saturating_sub(since)))
            }
            _ => Some(left),
        }
    }

    /// The seat whose time is up.
    pub(crate) fn overdue(&self, now: Millis) -> Option<Seat> {
        let (seat, _) = self.running?;
        (self.left(seat, now) == Some(0)).then_some(seat)
    }

    /// When the running clock will be up, so that somebody can look again then.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        let (seat, since) = self.running.filter(|_| self.pace != Pace::Unhurried)?;
        Some(since + self.left[seat.index()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Seat = Seat::new(0);
    const SECOND: Seat = Seat::new(1);

    #[test]
    fn a_bank_runs_down_and_earns_its_increment() {
        let mut clocks = Clocks::new(Pace::Bank { bank: 10_000, increment: 500 }, 2);
        clocks.run(Some(FIRST), 1_000);
        assert_eq!(clocks.left(FIRST, 4_000), Some(7_000));
        assert_eq!((clocks.deadline(), clocks.overdue(10_999)), (Some(11_000), None));
        assert_eq!(clocks.overdue(11_000), Some(FIRST));
        clocks.run(Some(FIRST), 3_000);
        clocks.run(Some(SECOND), 4_000);
        assert_eq!(clocks.left(FIRST, 9_000), Some(7_500));
        assert_eq!(clocks.left(SECOND, 9_000), Some(5_000));
    }

    #[test]
    fn time_per_turn_starts_anew() {
        let mut clocks = Clocks::new(Pace::PerTurn { limit: 100 }, 2);
        clocks.run(Some(FIRST), 0);
        clocks.run(Some(SECOND), 90);
        assert_eq!((clocks.left(FIRST, 95), clocks.left(SECOND, 95)), (Some(100), Some(95)));
        clocks.run(None, 100);
        assert_eq!(clocks.overdue(1_000_000), None);
    }

    #[test]
    fn without_clocks_nobody_is_late() {
        let mut clocks = Clocks::new(Pace::Unhurried, 2);
        clocks.run(Some(FIRST), 0);
        assert_eq!((clocks.left(FIRST, 1), clocks.overdue(u64::MAX), clocks.deadline()), (None, None, None));
    }

    #[test]
    fn paces_read_back() {
        let paces = [
            Pace::Unhurried,
            Pace::Bank { bank: 600_000, increment: 5_000 },
            Pace::PerTurn { limit: 86_400_000 },
        ];
        for pace in paces {
            assert_eq!(pace.to_string().parse(), Ok(pace));
        }
        for text in ["", "fast", "bank 1", "turn -1", "turn 99999999999999999"] {
            assert_eq!(text.parse::<Pace>(), Err(NoSuchPace), "{text}");
        }
    }

    #[test]
    fn a_clock_that_goes_backwards_costs_nothing() {
        let mut clocks = Clocks::new(Pace::Bank { bank: 10, increment: 0 }, 1);
        clocks.run(Some(FIRST), 1_000);
        assert_eq!(clocks.left(FIRST, 900), Some(10));
    }
}
