//! Every text that people read.
//!
//! Games and programs produce [`Sentence`]s: the id of a message, and its arguments. The text is in the Fluent
//! files under `ftl/`, one folder for each language. A missing message shows its id, and nothing worse can
//! happen.
//!
//! ```
//! use engine::{Arg, Seat, Sentence};
//! use words::{Lang, Words};
//! let turn = Sentence::new("not-your-turn", [("turn", Arg::Seat(Seat::new(1)))]);
//! let names = ["Anna".to_string(), "Bruno".to_string()];
//! assert_eq!(Words::of(Lang::English).say(&turn, &names), "It is Bruno's turn.");
//! assert_eq!(Words::of(Lang::German).say(&turn, &names), "Bruno ist am Zug.");
//! assert_eq!(Words::of(Lang::Italian).say(&turn, &[]), "È il turno di Giocatore 2.");
//! ```
//!
//! A word of the game may need another form inside a sentence: *auf die Mühle*, *sul mulino*.
//! Such forms are attributes of the word's message, and a sentence asks for one with a hyphen: where
//! `$building` is the mill, `{ $building-on }` is the attribute `.on` of the mill's message.

mod lang;
pub mod rules;

pub use lang::Lang;

use engine::{Arg, Seat, Sentence};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource};
use fluent_syntax::ast::Pattern;
use std::sync::OnceLock;

/// The files of each language, in the order of [`Lang::ALL`].
macro_rules! files {
    ($($name:literal)*) => {
        [
            &[$(include_str!(concat!("../ftl/en/", $name, ".ftl"))),*],
            &[$(include_str!(concat!("../ftl/de/", $name, ".ftl"))),*],
            &[$(include_str!(concat!("../ftl/it/", $name, ".ftl"))),*],
        ]
    };
}

const FILES: [&[&str]; 3] = files!["common" "bohemian" "villagers" "table" "hints" "review" "cli" "web" "web-table" "web-bohemian" "web-villagers" "web-review" "web-learn"];

/// The words of the demo game, where it is registered.
#[cfg(feature = "demo")]
const DEMO: [&[&str]; 3] = files!["race"];
#[cfg(not(feature = "demo"))]
const DEMO: [&[&str]; 3] = [&[]; 3];

/// The words of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of this language. Its files are read when they are first asked for.
    pub fn of(lang: Lang) -> &'static Words {
        static WORDS: [OnceLock<Words>; 3] = [const { OnceLock::new() }; 3];
        WORDS[lang as usize].get_or_init(|| Words::read(lang))
    }

    fn read(lang: Lang) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.code().parse().unwrap_or_default()]);
        // The marks are for mixing writing directions, which none of our languages needs, and a terminal
        // shows them as rubbish.
        bundle.set_use_isolating(false);
        for &file in FILES[lang as usize].iter().chain(DEMO[lang as usize]) {
            // What can be read of a damaged file is used: the tests see to it that none is.
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(partial, _)| partial);
            bundle.add_resource_overriding(resource);
        }
        Words { lang, bundle }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Is there such a message?
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// A message with its arguments, seats told by their numbers.
    pub fn text(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.format(id, args.iter().map(|(name, arg)| (*name, arg)), &[])
    }

    /// A sentence, seats told by the players' names where they have one.
    pub fn say(&self, sentence: &Sentence, names: &[String]) -> String {
        self.format(&sentence.id, sentence.args.iter().map(|(name, arg)| (&**name, arg)), names)
    }

    /// A player's name, or "Player 2".
    pub fn player(&self, seat: Seat, names: &[String]) -> String {
        match names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.text("player", &[("number", Arg::Number(seat.number().into()))]),
        }
    }

    /// A number with this many decimals, as the language writes it.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        format!("{number:.decimals$}").replace('.', self.lang.decimal_point().encode_utf8(&mut [0; 4]))
    }

    fn format<'a>(
        &self,
        id: &str,
        args: impl Iterator<Item = (&'a str, &'a Arg)>,
        names: &[String],
    ) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let mut values = FluentArgs::with_capacity(args.size_hint().0);
        for (name, arg) in args {
            match arg {
                Arg::Number(number) => values.set(name, *number),
                Arg::Text(text) => values.set(name, text.clone()),
                Arg::Seat(seat) => values.set(name, self.player(*seat, names)),
                Arg::Term(term) => self.set_term(&mut values, name, term),
            }
        }
        self.pattern(pattern, Some(&values))
    }

    /// A word of the game, and its other forms.
    fn set_term(&self, values: &mut FluentArgs<'_>, name: &str, term: &str) {
        values.set(name.to_owned(), self.text(term, &[]));
        for form in self.bundle.get_message(term).iter().flat_map(FluentMessage::attributes) {
            values.set(format!("{name}-{}", form.id()), self.pattern(form.value(), None));
        }
    }

    fn pattern(&self, pattern: &Pattern<&str>, values: Option<&FluentArgs<'_>>) -> String {
        // What a message asks for and does not get is shown by its name: no reason to fail.
        self.bundle.format_pattern(pattern, values, &mut Vec::new()).into_owned()
    }
}
