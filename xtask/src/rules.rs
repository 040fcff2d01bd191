//! Every rule has a number, every number has a test.
//!
//! A rule is a line `- B12. ...` in `rules/*.md`. A test names the rules that it checks at the beginning of a
//! line of its doc comment: `/// B12, B13: ...`. A refusal names its rule in code: `= "id" by "B12"`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::root;

/// The crates whose tests count.
const CRATES: [&str; 2] = ["crates/bohemian", "crates/villagers"];

/// A rule's number: `B12`. Ordered as people count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rule(char, u32);

impl Rule {
    /// Reads a rule at the beginning of the text; gives it and what follows.
    fn read(text: &str) -> Option<(Rule, &str)> {
        let letter = text.chars().next().filter(|c| matches!(c, 'B' | 'V'))?;
        let rest = &text[1..];
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        Some((Rule(letter, rest[..end].parse().ok()?), &rest[end..]))
    }
}

impl core::fmt::Display for Rule {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}{}", self.0, self.1)
    }
}

/// Lists what is wrong, or says how many rules are tested.
pub(crate) fn check() -> Result<String, String> {
    let mut rules = BTreeSet::new();
    for file in files(&root().join("rules"), "md") {
        rules.extend(read(&file).lines().filter_map(rule_of_line));
    }
    let (mut tested, mut tests, mut wrong) = (BTreeSet::new(), 0, Vec::new());
    for file in CRATES.iter().flat_map(|path| files(&root().join(path), "rs")) {
        let text = read(&file);
        let named = rules_of_tests(&text);
        tests += named.len();
        for &(line, rule) in named.iter().chain(&rules_of_refusals(&text)) {
            if !rules.contains(&rule) {
                let path = file.strip_prefix(root()).unwrap_or(&file).display();
                wrong.push(format!("{path}:{line}: there is no rule {rule}"));
            }
        }
        tested.extend(named.into_iter().map(|(_, rule)| rule));
    }
    let untested: Vec<String> = rules.difference(&tested).map(Rule::to_string).collect();
    if !untested.is_empty() {
        wrong.push(format!(
            "{} of {} rules have no test: {}",
            untested.len(),
            rules.len(),
            untested.join(" ")
        ));
    }
    if rules.is_empty() {
        wrong.push("no rules found in rules/*.md".into());
    }
    if wrong.is_empty() {
        Ok(format!("{} rules, each with a test; rules are named {tests} times", rules.len()))
    } else {
        Err(wrong.join("\n"))
    }
}

/// `- B12. The player ...`
fn rule_of_line(line: &str) -> Option<Rule> {
    let (rule, rest) = Rule::read(line.strip_prefix("- ")?)?;
    rest.starts_with(". ").then_some(rule)
}

/// The rules that doc comments of tests begin their lines with.
fn rules_of_tests(text: &str) -> Vec<(usize, Rule)> {
    let (mut found, mut named, mut is_test) = (Vec::new(), Vec::new(), false);
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        if let Some(mut doc) = line.strip_prefix("/// ") {
            while let Some((rule, rest)) = Rule::read(doc) {
                named.push((number, rule));
                doc = rest.trim_start_matches([',', ' ']);
            }
        } else if line.starts_with("#[") {
            is_test |= line == "#[test]";
        } else {
            if is_test && line.contains("fn ") {
                found.append(&mut named);
            }
            named.clear();
            is_test = false;
        }
    }
    found
}

/// The rules that messages stand on: `by "B12"`.
fn rules_of_refusals(text: &str) -> Vec<(usize, Rule)> {
    let rules =
        |line: &str| line.split("\" by \"").skip(1).filter_map(Rule::read).map(|(rule, _)| rule).collect();
    (1..)
        .zip(text.lines())
        .flat_map(|(number, line)| {
            let rules: Vec<Rule> = rules(line);
            rules.into_iter().map(move |rule| (number, rule))
        })
        .collect()
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_default()
}

/// The files of a kind in a folder and those in it, in order.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            found.append(&mut files(&path, extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(text: &str) -> String {
        let rules: Vec<_> =
            rules_of_tests(text).iter().map(|(line, rule)| format!("{line}:{rule}")).collect();
        rules.join(" ")
    }

    #[test]
    fn a_rule_is_a_numbered_item() {
        assert!(rule_of_line("- B12. Before rolling").is_some_and(|rule| rule.to_string() == "B12"));
        assert!(rule_of_line("- Roll 2, 3, 4, 6").is_none());
        assert!(rule_of_line("B12. Before").is_none());
    }

    #[test]
    fn tests_name_rules_at_the_beginning_of_doc_lines() {
        assert_eq!(named("/// B12, B13: income\n#[test]\nfn income() {}"), "1:B12 1:B13");
        assert_eq!(named("#[test]\n/// Places N7 and B9.\n/// V40\n#[ignore]\nfn a() {}"), "3:V40");
    }

    #[test]
    fn what_is_no_test_names_nothing() {
        assert_eq!(named("/// B12\nfn helper() {}\n#[test]\nfn a() {}"), "");
        assert_eq!(named("/// B12\nstruct A;\n\n#[test]\nfn a() {}"), "");
    }

    #[test]
    fn refusals_name_rules() {
        let found = rules_of_refusals("A = \"bohemian-a\" by \"B22\",\nB = \"b\",\nC = \"c\" by \"V4\",");
        assert!(found == [(1, Rule('B', 22)), (3, Rule('V', 4))]);
    }
}
