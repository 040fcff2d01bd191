//! The languages there are.

use core::cmp::Reverse;

/// A language that Piazza speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
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

    /// The language of ours that a list of wishes asks for: `de_AT.UTF-8` as the environment writes it, or
    /// `fr, it-CH;q=0.8` as a browser does. Nothing if we speak none of them.
    ///
    /// As RFC 9110 has it for `Accept-Language`: the highest weight wins, and of equal weights the first; a weight of 0
    /// rules a language out; `*` stands for every language that is not named.
    ///
    /// ```
    /// use words::Lang;
    /// assert_eq!(Lang::negotiate("de_AT.UTF-8"), Some(Lang::German));
    /// assert_eq!(Lang::negotiate("fr, en;q=0.5, it-CH;q=0.8"), Some(Lang::Italian));
    /// assert_eq!(Lang::negotiate("C"), None);
    /// ```
    pub fn negotiate(wishes: &str) -> Option<Lang> {
        let wishes: Vec<Wish<'_>> = wishes.split([',', ':']).filter_map(Wish::parse).collect();
        let weights = Lang::ALL.map(|lang| (lang, lang.weight(&wishes)));
        let wanted = weights.into_iter().filter_map(|(lang, weight)| weight.map(|weight| (lang, weight)));
        wanted.max_by_key(|(_, weight)| *weight).map(|(lang, _)| lang)
    }

    /// How much this language is wanted, and how early that was said: nothing if it is not wanted at all.
    fn weight(self, wishes: &[Wish<'_>]) -> Option<(u16, Reverse<usize>, Reverse<Lang>)> {
        let named = |language: &str| {
            let wishes = wishes
                .iter()
                .enumerate()
                .filter(move |(_, wish)| wish.language.eq_ignore_ascii_case(language));
            wishes.map(|(place, wish)| (wish.weight, Reverse(place))).max()
        };
        let (weight, place) = named(self.code()).or_else(|| named("*"))?;
        (weight > 0).then_some((weight, place, Reverse(self)))
    }

    /// What stands between a number's whole and its decimals.
    pub fn decimal_point(self) -> char {
        match self {
            Lang::English => '.',
            Lang::German | Lang::Italian => ',',
        }
    }
}

/// One of a list of wishes: a language, without what is said of country and script, and how much it is wanted, in
/// thousandths.
struct Wish<'a> {
    language: &'a str,
    weight: u16,
}

impl Wish<'_> {
    /// A wish whose weight can't be read is no wish.
    fn parse(text: &str) -> Option<Wish<'_>> {
        let (range, parameters) = text.split_once(';').unwrap_or((text, ""));
        let language = range.trim().split(['-', '_', '.', '@']).next()?;
        let q = parameters.split(';').filter_map(|parameter| parameter.split_once('='));
        let mut q = q.filter(|(name, _)| name.trim().eq_ignore_ascii_case("q"));
        let weight = match q.next() {
            Some((_, value)) => thousandths(value.trim())?,
            None => 1000,
        };
        Some(Wish { language, weight })
    }
}

/// A number from 0 to 1 with at most three decimals.
fn thousandths(text: &str) -> Option<u16> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    let digits = decimals.len() <= 3 && decimals.bytes().all(|c| c.is_ascii_digit());
    let fraction: u16 = format!("{decimals:0<3}").parse().ok().filter(|_| digits)?;
    match whole {
        "0" => Some(fraction),
        "1" if fraction == 0 => Some(1000),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Lang::*;

    #[test]
    fn wishes_are_weighed_as_rfc_9110_says() {
        for (wishes, lang) in [
            ("", None),
            ("fr", None),
            ("C", None),
            ("de", Some(German)),
            ("DE-ch", Some(German)),
            ("de_AT.UTF-8", Some(German)),
            ("fr_FR:it:en", Some(Italian)),
            ("it, de", Some(Italian)),
            ("it;q=0.5, de", Some(German)),
            ("en;q=0.5, it-CH;q=0.8, fr", Some(Italian)),
            ("de;q=0.7, it;q=0.7", Some(German)),
            ("de;q=0.001, it;q=0.01", Some(Italian)),
            ("de; q=0.3 , it ; Q=0.4", Some(Italian)),
            ("de-CH;q=0.2, de;q=0.9, it;q=0.5", Some(German)),
            ("de;q=0", None),
            ("de;q=0.000, it;q=0.1", Some(Italian)),
            ("*", Some(English)),
            ("fr, *;q=0.1", Some(English)),
            ("en;q=0, *;q=0.5", Some(German)),
            ("en;q=0, de;q=0.0, *;q=0.5", Some(Italian)),
            ("it;q=0.2, *;q=0.5", Some(English)),
            ("it;q=0.6, *;q=0.5", Some(Italian)),
            ("*;q=0", None),
            ("de, *;q=0", Some(German)),
            ("de;q=2, it;q=0.1", Some(Italian)),
            ("de;q=high, it;q=0.1", Some(Italian)),
            ("de;q=0.1234, it;q=0.1", Some(Italian)),
            ("de;q=1.001", None),
            ("de;q=1.000", Some(German)),
            ("de;q=", None),
            (",;, ,de", Some(German)),
        ] {
            assert_eq!(Lang::negotiate(wishes), lang, "{wishes:?}");
        }
    }
}
