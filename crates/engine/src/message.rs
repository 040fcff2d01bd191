//! Messages: what is told to people, without the words.
//!
//! A game says *what* happened or *why* something is refused as an enum. The sentence for it, in each
//! language, stands in the Fluent files under the message's id.

use crate::{Seat, Viewer};
use core::fmt::{self, Debug};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The id of a message, the number of a rule, the name of an argument: written in the code, or read from a wire.
pub type Name = Cow<'static, str>;

/// One argument of a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

/// For developers and logs: the id, the rule and the arguments. People are given the sentence itself, by `words`.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        if let Some(rule) = &self.rule {
            write!(f, " by {rule}")?;
        }
        self.args.iter().try_for_each(|(name, arg)| write!(f, ", {name}: {arg}"))
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Text(text) => write!(f, "{text:?}"),
            Arg::Seat(seat) => write!(f, "seat {seat}"),
            Arg::Term(id) => f.write_str(id),
        }
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
pub trait Message: Clone + Eq + Debug + Send + Sync + 'static {
    /// Every id of its own that [`sentence`](Message::sentence) can give: the Fluent files are checked against it.
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

impl ToArg for &'static str {
    fn to_arg(&self) -> Arg {
        Arg::Text((*self).to_owned())
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

/// Declares an enum of messages: each variant with the id of its sentence and, after `by`, its rule. A variant that holds
/// another message says what that one says. A message that tells what is wrong also implements
/// [`Error`](core::error::Error), in a line of its own.
///
/// ```
/// engine::messages! {
///     /// Why a step is refused.
///     pub enum Fault<F: Message> {
///         /// The road is blocked.
///         Blocked { steps: u8 } = "race-blocked" by "R3",
///         /// No such step.
///         Unknown = "race-unknown",
///         /// The horse has a reason of its own.
///         Horse(fault: F),
///     }
/// }
/// impl<F: Message> core::error::Error for Fault<F> {}
///
/// use engine::{Arg, Message, demo::RaceFault};
/// let blocked = Fault::<RaceFault>::Blocked { steps: 2 };
/// let sentence = blocked.sentence();
/// assert_eq!((&*sentence.id, sentence.rule.as_deref()), ("race-blocked", Some("R3")));
/// assert_eq!(sentence.args, [("steps".into(), Arg::Number(2))]);
/// assert_eq!(blocked.to_string(), "race-blocked by R3, steps: 2");
/// assert_eq!(Fault::Horse(RaceFault::Unreadable).to_string(), "race-unreadable");
/// assert_eq!(Fault::<RaceFault>::IDS, ["race-blocked", "race-unknown"]);
/// ```
#[macro_export]
macro_rules! messages {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident $(<$param:ident : $bound:path>)? {
            $(
                $(#[$vmeta:meta])*
                $variant:ident $({ $($field:ident : $type:ty),* $(,)? })? $(($inner:ident : $held:ty))?
                $(= $id:literal $(by $rule:literal)?)?
            ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Debug)]
        #[allow(missing_docs)]
        $vis enum $name $(<$param: $bound>)? {
            $( $(#[$vmeta])* $variant $({ $($field: $type),* })? $(($held))? ),*
        }

        // Derived, it would ask for more than that what is held is a message.
        impl $(<$param: $bound>)? Eq for $name $(<$param>)? {}

        impl $(<$param: $bound>)? $crate::Message for $name $(<$param>)? {
            const IDS: &'static [&'static str] = &[$($($id,)?)*];

            fn sentence(&self) -> $crate::Sentence {
                match self {
                    $( Self::$variant $({ $($field),* })? $(($inner))? => $crate::messages!(
                        @sentence $($inner)? $($id [$($rule)?])? $([$($field)*])?
                    ) ),*
                }
            }
        }

        impl $(<$param: $bound>)? core::fmt::Display for $name $(<$param>)? {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(&$crate::Message::sentence(self), f)
            }
        }
    };
    (@sentence $inner:ident) => { $crate::Message::sentence($inner) };
    (@sentence $id:literal [$($rule:literal)?] $([$($field:ident)*])?) => {
        $crate::Sentence {
            id: $id.into(),
            rule: $crate::messages!(@rule $($rule)?),
            args: vec![$($((stringify!($field).into(), $crate::ToArg::to_arg($field).cut())),*)?],
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
