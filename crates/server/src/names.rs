//! Names and lines as they are shown: what can't be seen is taken out, and names that look alike are the same.

use unicode_normalization::UnicodeNormalization;

/// Does it show nothing, or turn the text around it?
fn is_unseen(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// So many marks may stand on a letter.
const MARKS: usize = 2;

/// A name or a line as it is shown to all.
pub(crate) fn clean(text: &str) -> String {
    let mut marks = 0;
    let few_marks = |c: &char| {
        marks = if unicode_normalization::char::is_combining_mark(*c) { marks + 1 } else { 0 };
        marks <= MARKS
    };
    let seen: String = text.nfkc().filter(|c| !is_unseen(*c)).filter(few_marks).collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Letters that look like one of ours, and like each other, in one font or another.
const ALIKE: [(&str, char); 22] = [
    ("аɑα", 'a'),
    ("вβьßв", 'b'),
    ("сϲç", 'c'),
    ("ԁđ", 'd'),
    ("еєε", 'e'),
    ("ɡ", 'g'),
    ("һнʜ", 'h'),
    ("іιı1lӏ|!јj", 'i'),
    ("кκ", 'k'),
    ("м", 'm'),
    ("пηո", 'n'),
    ("оοσ0ø", 'o'),
    ("рρ", 'p'),
    ("ԛ", 'q'),
    ("г", 'r'),
    ("ѕ5", 's'),
    ("тτ", 't'),
    ("υսμ", 'u'),
    ("ν", 'v'),
    ("ԝω", 'w'),
    ("хχ×", 'x'),
    ("уγў", 'y'),
];

/// What is left of a name where all that looks alike is the same. It is compared, and never shown.
pub(crate) fn skeleton(name: &str) -> String {
    let letters =
        name.nfkd().filter(|c| !unicode_normalization::char::is_combining_mark(*c) && !is_unseen(*c));
    let plain = letters.flat_map(char::to_lowercase).filter(|c| c.is_alphanumeric() || "|!×".contains(*c));
    let alike =
        |c: char| ALIKE.iter().find(|(letters, _)| letters.contains(c)).map_or(c, |(_, plain)| *plain);
    let bones: String = plain.map(alike).collect();
    let bones = bones.replace("rn", "m").replace("vv", "w");
    // A name of signs alone is its own.
    if bones.is_empty() { clean(name) } else { bones }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_not_be_seen_is_taken_out() {
        for (text, seen) in [
            ("An\u{200b}na", "Anna"),
            ("\u{202e}annA", "annA"),
            ("\u{feff} Anna \u{3164}", "Anna"),
            ("Ａｎｎａ", "Anna"),
            ("An\u{a0}\u{2003}na", "An na"),
            ("a\u{300}\u{301}\u{302}\u{303}\u{304}b", "à\u{301}\u{302}b"),
            ("\u{200b}\u{2060}", ""),
            ("Žofie Müller", "Žofie Müller"),
        ] {
            assert_eq!(clean(text), seen, "{text:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        for (one, other) in [
            ("Anna", "Аnnа"),
            ("Anna", "anna "),
            ("Anna", "An\u{200d}na"),
            ("Anna", "A-n.n a"),
            ("P1", "РI"),
            ("P1", "Pl"),
            ("Bob", "B0b"),
            ("Anna", "Ánna"),
            ("Emma", "Ernrna"),
            ("paypal", "раураӏ"),
        ] {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Hanna"), ("Ben", "Bea"), ("P1", "P2"), ("Ольга", "Олег"), ("☺", "☹")]
        {
            assert_ne!(skeleton(one), skeleton(other), "{one} {other}");
        }
    }
}
