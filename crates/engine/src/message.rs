//! Messages: what is told to people, without the words.
//!
//! A game says *what* happened or *why* something is refused as an enum. The sentence for it, in each
//! language, stands in the Fluent files under the message's id.

use crate::{Seat, Viewer};
use core::fmt::Debug;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The id of a message, the number of a rule, the name of an argument: written in the code, or read from a wire.
pub type Name = Cow<'static, str>;

/// One argument of a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number, which the language may count with.
    Number(i64),
    /// Something that is the same in every language: notation, a village's name.
    Text(String),
    /// A seat, to be told by its player's name.
    Seat(Seat),
    /// A word of the game, by the id of its own message.
    Term(Name),
}

/// A sentence without its words: the id of a message and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sentence {
    /// The message's id in the Fluent files.
    pub id: Name,
    /// The number of the rule behind it, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Name>,
    /// What the sentence speaks of.
    pub args: Vec<(Name, Arg)>,
}

impl Sentence {
    /// A sentence with no rule behind it.
    pub fn new(id: &'static str, args: impl IntoIterator<Item = (&'static str, Arg)>) -> Sentence {
        let args = args.into_iter().map(|(name, arg)| (name.into(), arg)).collect();
        Sentence { id: id.into(), rule: None, args }
    }
}

/// A message repeats no more than so many characters of what somebody wrote.
const LONGEST: usize = 200;

impl Arg {
    /// The same, but a text that is too long to be told is cut.
    #[must_use]
    pub fn cut(self) -> Arg {
        match self {
            Arg::Text(text) if text.chars().nth(LONGEST).is_some() => {
                Arg::Text(text.chars().take(LONGEST).chain(['…']).collect())
            }
            arg => arg,
        }
    }

    /// A word of the game.
    pub const fn term(id: &'static str) -> Arg {
        Arg::Term(Cow::Borrowed(id))
    }
}

/// Something that can be told.
pub trait Message: Clone + PartialEq + Debug {
    /// Every id that [`sentence`](Message::sentence) can give: the Fluent files are checked against it.
    const IDS: &'static [&'static str];

    /// The sentence without its words.
    fn sentence(&self) -> Sentence;
}

/// A message about something that happened in a game.
pub trait Event: Message {
    /// The event as this viewer may know it.
    #[must_use]
    fn seen_by(&self, viewer: Viewer) -> Self {
        let _ = viewer;
        self.clone()
    }
}

/// What can be an argument of a sentence.
pub trait ToArg {
    /// As an argument.
    fn to_arg(&self) -> Arg;
}

impl ToArg for Seat {
    fn to_arg(&self) -> Arg {
        Arg::Seat(*self)
    }
}

impl ToArg for String {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.clone())
    }
}

impl ToArg for char {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.to_string())
    }
}

macro_rules! numbers_to_arg {
    ($($number:ty)*) => {$(
        impl ToArg for $number {
            fn to_arg(&self) -> Arg {
                Arg::Number(*self as i64)
            }
        }
    )*};
}
numbers_to_arg!(u8 u16 u32 u64 usize i16 i32 i64);

/// Declares an enum of messages: each variant with the id of its sentence and, after `by`, its rule.
///
/// ```
/// engine::messages! {
///     /// Why a step is refused.
///     pub enum Fault {
///         /// The road is blocked.
///         Blocked { steps: u8 } = "race-blocked" by "R3",
///         /// No such step.
///         Unknown = "race-unknown",
///     }
/// }
/// use engine::{Arg, Message};
/// let sentence = Fault::Blocked { steps: 2 }.sentence();
/// assert_eq!((&*sentence.id, sentence.rule.as_deref()), ("race-blocked", Some("R3")));
/// assert_eq!(sentence.args, [("steps".into(), Arg::Number(2))]);
/// assert_eq!(Fault::IDS, ["race-blocked", "race-unknown"]);
/// ```
#[macro_export]
macro_rules! messages {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $( $(#[$vmeta:meta])* $variant:ident $({ $($field:ident : $type:ty),* $(,)? })? = $id:literal $(by $rule:literal)? ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        $vis enum $name {
            $( $(#[$vmeta])* $variant $({ $($field: $type),* })? ),*
        }

        impl $crate::Message for $name {
            const IDS: &'static [&'static str] = &[$($id),*];

            fn sentence(&self) -> $crate::Sentence {
                match self {
                    $( $name::$variant $({ $($field),* })? => $crate::Sentence {
                        id: $id.into(),
                        rule: $crate::messages!(@rule $($rule)?),
                        args: vec![$($((stringify!($field).into(), $crate::ToArg::to_arg($field).cut())),*)?],
                    } ),*
                }
            }
        }
    };
    (@rule) => { None };
    (@rule $rule:literal) => { Some($rule.into()) };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_repeats_no_megabytes() {
        crate::messages! {
            enum Fault {
                Unknown { found: String } = "race-unreadable",
            }
        }
        let told = |found: String| match &(Fault::Unknown { found }).sentence().args[0].1 {
            Arg::Text(text) => text.chars().count(),
            other => panic!("{other:?}"),
        };
        assert_eq!(told("é".repeat(LONGEST)), LONGEST);
        assert_eq!(told("é".repeat(1 << 21)), LONGEST + 1);
    }
}
