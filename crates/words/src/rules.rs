//! The rules of the games, numbered: the same texts that the tests are held to, in each language.

use crate::Lang;
use std::sync::OnceLock;

/// A part of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its heading.
    pub heading: String,
    /// Its rules, in order.
    pub rules: Vec<Rule>,
}

/// A rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its number: `B12`.
    pub number: &'static str,
    /// What it says.
    pub text: String,
    /// Do the rulebooks leave it open, so that we decided?
    pub choice: bool,
}

/// The files by game, each in the order of [`Lang::ALL`].
const FILES: [(&str, [&str; 3]); 2] = [
    (
        "bohemian",
        [
            include_str!("../../../rules/bohemian-villages.md"),
            include_str!("../../../rules/de/bohemian-villages.md"),
            include_str!("../../../rules/it/bohemian-villages.md"),
        ],
    ),
    (
        "villagers",
        [
            include_str!("../../../rules/villagers.md"),
            include_str!("../../../rules/de/villagers.md"),
            include_str!("../../../rules/it/villagers.md"),
        ],
    ),
];

/// The rules of a game, by its id; empty if there is no such game.
///
/// ```
/// use words::{Lang, rules::rulebook};
/// let farm = &rulebook(Lang::English, "bohemian")[3].rules[3];
/// assert_eq!(farm.number, "B33");
/// assert!(farm.text.starts_with("Farm (8): at once as many coins"));
/// ```
pub fn rulebook(lang: Lang, game: &str) -> &'static [Section] {
    static READ: [[OnceLock<Vec<Section>>; 3]; 2] = [const { [const { OnceLock::new() }; 3] }; 2];
    let Some(index) = FILES.iter().position(|(id, _)| *id == game) else { return &[] };
    READ[index][lang as usize].get_or_init(|| parse(FILES[index].1[lang as usize]))
}

/// The rule of this number.
pub fn rule(lang: Lang, game: &str, number: &str) -> Option<&'static Rule> {
    rulebook(lang, game).iter().flat_map(|section| &section.rules).find(|rule| rule.number == number)
}

/// The sections that have numbered rules. A rule goes on in indented lines.
fn parse(text: &'static str) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            sections.push(Section { heading: heading.to_owned(), rules: Vec::new() });
        }
        let Some(section) = sections.last_mut() else { continue };
        if let Some((number, text)) = line.strip_prefix("- ").and_then(numbered) {
            section.rules.push(Rule { number, text: text.to_owned(), choice: false });
        } else if let (Some(more), Some(rule)) = (line.strip_prefix("  "), section.rules.last_mut()) {
            rule.text.push(' ');
            rule.text.push_str(more);
        }
    }
    for rule in sections.iter_mut().flat_map(|section| &mut section.rules) {
        rule.choice = rule.text.contains("`[choice]`");
        let text = rule.text.replace("`[choice]`", "").replace('`', "");
        rule.text =
            text.split_whitespace().collect::<Vec<_>>().join(" ").replace(" .", ".").replace(" ;", ";");
    }
    sections.retain(|section| !section.rules.is_empty());
    sections
}

/// `B12. What it says`.
fn numbered(line: &'static str) -> Option<(&'static str, &'static str)> {
    let (number, text) = line.split_once(". ")?;
    let digits = number.strip_prefix(['B', 'V'])?;
    digits.bytes().all(|digit| digit.is_ascii_digit()).then_some((number, text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_every_rule_under_its_heading() {
        let shape = |lang, game| -> Vec<Vec<(&str, bool)>> {
            let rules =
                |section: &Section| section.rules.iter().map(|rule| (rule.number, rule.choice)).collect();
            rulebook(lang, game).iter().map(rules).collect()
        };
        for game in ["bohemian", "villagers"] {
            let english = shape(Lang::English, game);
            assert!(english.len() >= 6, "{game} has {} sections", english.len());
            for lang in [Lang::German, Lang::Italian] {
                assert_eq!(shape(lang, game), english, "{game} in {}", lang.name());
            }
        }
    }

    #[test]
    fn marks_are_no_text() {
        for (lang, game) in Lang::ALL.into_iter().flat_map(|lang| [(lang, "bohemian"), (lang, "villagers")]) {
            for rule in rulebook(lang, game).iter().flat_map(|section| &section.rules) {
                assert!(!rule.text.contains(['`', '[']), "{}: {}", rule.number, rule.text);
            }
        }
    }
}
