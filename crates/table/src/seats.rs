//! Who sits where.

use crate::Contribution;
use bots::Level;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub enum Occupant {
    /// Nobody yet.
    #[default]
    Open,
    /// A person, and what they added to the dice.
    Human { name: String, contribution: Contribution },
    /// A bot, and its name if it has one of its own.
    Bot { level: Level, name: String },
}

/// A seat of the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// Who sits there.
    pub occupant: Occupant,
    /// The bot that plays for a person who is away or has resigned.
    pub stand_in: Option<Level>,
    /// Has the player given up?
    pub resigned: bool,
    /// The version at which somebody sat down.
    pub since: usize,
}

impl Place {
    /// The bot that plays this seat now.
    pub fn bot(&self) -> Option<Level> {
        match self.occupant {
            Occupant::Bot { level, .. } => Some(level),
            _ => self.stand_in,
        }
    }

    /// Does a person sit here who has not given up, at the table or away?
    pub fn is_playing_person(&self) -> bool {
        matches!(self.occupant, Occupant::Human { .. }) && !self.resigned
    }

    /// Does a person sit here, and play?
    pub fn is_present(&self) -> bool {
        matches!(self.occupant, Occupant::Human { .. }) && self.stand_in.is_none()
    }

    /// The person's name; empty for others.
    pub fn name(&self) -> &str {
        if let Occupant::Human { name, .. } = &self.occupant { name } else { "" }
    }
}
