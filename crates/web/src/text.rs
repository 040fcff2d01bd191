//! Words on the page, in the language that is set.

use crate::settings::settings;
use engine::Arg;
use leptos::prelude::*;
use words::Words;

/// The words of the language that is set. Who reads them in a view is drawn anew when it changes.
pub(crate) fn words() -> &'static Words {
    Words::of(settings().lang.get())
}

/// A text in the language that is set.
pub(crate) fn now(id: &str, args: &[(&str, Arg)]) -> String {
    words().text(id, args)
}

/// A text that follows the language: `t!("lobby-seats", open = 2)`.
macro_rules! t {
    ($id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        move || $crate::text::now($id, &[$((stringify!($name), ::engine::ToArg::to_arg(&$value))),*])
    };
}
pub(crate) use t;
