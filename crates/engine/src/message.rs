//! Messages: what is told to people, without the words.
//!
//! A game says *what* happened or *why* something is refused as an enum. The sentence for it, in each
//! language, stands in the Fluent files under the message's id.

use crate::{Seat, Viewer};
use core::fmt::Debug;
use serde::Serialize;

/// One argument of a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number, which the language may count with.
    Number(i64),
    /// Something that is the same in every language: notation, a village's name.
    Text(String),
    /// A seat, to be told by its player's name.
    Seat(Seat),
    /// A word of the game, by the id of its own message.
    Term(&'static str),
}

/// A sentence without its words: the id of a message and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sentence {
    /// The message's id in the Fluent files.
    pub id: &'static str,
    /// The number of the rule behind it, if there is one.
    pub rule: Option<&'static str>,
    /// What the sentence speaks of.
    pub args: Vec<(&'static str, Arg)>,
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
/// assert_eq!((sentence.id, sentence.rule), ("race-blocked", Some("R3")));
/// assert_eq!(sentence.args, [("steps", Arg::Number(2))]);
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
                        id: $id,
                        rule: $crate::messages!(@rule $($rule)?),
                        args: vec![$($((stringify!($field), $crate::ToArg::to_arg($field))),*)?],
                    } ),*
                }
            }
        }
    };
    (@rule) => { None };
    (@rule $rule:literal) => { Some($rule) };
}
