//! How well a bot plays.

use core::fmt;
use core::str::FromStr;
use engine::{Arg, ToArg};
use serde::{Deserialize, Serialize};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal move.
    Random,
    /// The move after which it would be furthest ahead if the game ended there.
    Greedy,
    /// Evaluates single moves, with large errors.
    Easy,
    /// Evaluates single moves, with small errors.
    Medium,
    /// Evaluates whole turns, with small errors.
    Hard,
    /// Searches: plays promising moves on, many times over.
    Master,
}

impl Level {
    /// All levels, from the weakest.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Greedy, Level::Easy, Level::Medium, Level::Hard, Level::Master];

    /// The id: in commands, in message ids.
    pub const fn id(self) -> &'static str {
        ["random", "greedy", "easy", "medium", "hard", "master"][self as usize]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl ToArg for Level {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.id().to_owned())
    }
}

/// There is no level with this id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchLevel(pub String);

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no level {:?}", self.0)
    }
}

impl core::error::Error for NoSuchLevel {}

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(id: &str) -> Result<Level, NoSuchLevel> {
        Level::ALL.into_iter().find(|level| level.id() == id).ok_or_else(|| NoSuchLevel(id.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert_eq!("grand".parse::<Level>(), Err(NoSuchLevel("grand".into())));
    }
}
