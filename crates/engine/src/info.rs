//! What menus, lobbies and command lines need to know of a game before anybody plays it.

use core::ops::RangeInclusive;

/// What there is to know of a game before anybody plays it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// How many play when nobody says how many.
    pub usual_seats: u8,
    /// Do players hold anything that the others must not see?
    pub hidden: bool,
    /// The drawing that stands for the game, by its symbol.
    pub drawing: &'static str,
    /// What a table can choose before play, as lines of a set-up.
    pub options: &'static [SetupOption],
}

/// Something that a table can choose before play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupOption {
    /// The key of its line in a set-up.
    pub key: &'static str,
    /// What can be chosen.
    pub kind: OptionKind,
    /// Is it for people who play alone, and only for them?
    pub solo: bool,
}

/// What can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// `yes`, or no line at all.
    Flag,
    /// The number of a seat, or no line at all.
    Seat,
    /// One of these words.
    Choice {
        /// All of them.
        values: &'static [&'static str],
        /// The one that is meant when there is no line.
        default: &'static str,
    },
}

impl Info {
    /// Can the game be played alone?
    pub fn has_solo(&self) -> bool {
        *self.seats.start() == 1
    }

    /// The numbers of players who can play together.
    pub fn together(&self) -> RangeInclusive<u8> {
        2.max(*self.seats.start())..=*self.seats.end()
    }

    /// The words of a choice; empty if there is no such choice.
    pub fn choices(&self, key: &str) -> &'static [&'static str] {
        self.options
            .iter()
            .find_map(|option| match option.kind {
                OptionKind::Choice { values, .. } if option.key == key => Some(values),
                _ => None,
            })
            .unwrap_or_default()
    }
}

impl SetupOption {
    /// A yes or no.
    pub const fn flag(key: &'static str) -> SetupOption {
        SetupOption { key, kind: OptionKind::Flag, solo: false }
    }

    /// A seat.
    pub const fn seat(key: &'static str) -> SetupOption {
        SetupOption { key, kind: OptionKind::Seat, solo: false }
    }

    /// One of these words, for those who play alone.
    pub const fn solo(
        key: &'static str,
        values: &'static [&'static str],
        default: &'static str,
    ) -> SetupOption {
        SetupOption { key, kind: OptionKind::Choice { values, default }, solo: true }
    }
}
