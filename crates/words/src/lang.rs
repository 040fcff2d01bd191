//! The languages there are.

/// A language that Piazza speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs)]
pub enum Lang {
    #[default]
    English,
    German,
    Italian,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 3] = [Lang::English, Lang::German, Lang::Italian];

    /// The code by ISO 639: `en`, `de`, `it`.
    pub fn code(self) -> &'static str {
        match self {
            Lang::English => "en",
            Lang::German => "de",
            Lang::Italian => "it",
        }
    }

    /// The language's own name for itself.
    pub fn name(self) -> &'static str {
        match self {
            Lang::English => "English",
            Lang::German => "Deutsch",
            Lang::Italian => "Italiano",
        }
    }

    /// The first language of ours in a list of wishes: `de_AT.UTF-8` as the environment writes it, or
    /// `fr, it-CH;q=0.8` as a browser does. Nothing if we speak none of them.
    ///
    /// ```
    /// use words::Lang;
    /// assert_eq!(Lang::negotiate("de_AT.UTF-8"), Some(Lang::German));
    /// assert_eq!(Lang::negotiate("fr, it-CH;q=0.8, en;q=0.5"), Some(Lang::Italian));
    /// assert_eq!(Lang::negotiate("C"), None);
    /// ```
    pub fn negotiate(wishes: &str) -> Option<Lang> {
        wishes.split([',', ':']).find_map(|wish| {
            let language = wish.trim().split(['-', '_', '.', ';', '@']).next()?;
            Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language))
        })
    }

    /// What stands between a number's whole and its decimals.
    pub fn decimal_point(self) -> char {
        match self {
            Lang::English => '.',
            Lang::German | Lang::Italian => ',',
        }
    }
}
