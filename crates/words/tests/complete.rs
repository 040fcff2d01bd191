//! Every language has every message, and every message of the games is there.

use bohemian::Bohemian;
use engine::{Game, Message, Setup};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use words::{Lang, Words};

/// Each message of a language with the variables that it uses.
fn messages(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    let folder = format!("{}/ftl/{}", env!("CARGO_MANIFEST_DIR"), lang.code());
    for file in fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
        let text = fs::read_to_string(&file).unwrap();
        let resource = fluent_syntax::parser::parse(text.as_str());
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut variables = BTreeSet::new();
            message.value.iter().for_each(|pattern| collect(pattern, &mut variables));
            let id = message.id.name.to_owned();
            assert!(found.insert(id, variables).is_none(), "{} stands twice in {folder}", message.id.name);
        }
    }
    found
}

/// The variables of a pattern, without the form that a sentence asks for (`$building-on`).
fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => collect_inline(inline, variables),
            Expression::Select { selector, variants } => {
                collect_inline(selector, variables);
                variants.iter().for_each(|variant| collect(&variant.value, variables));
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        variables.insert(id.name.split('-').next().unwrap_or_default().to_owned());
    }
}

/// What a game can say: its events, its refusals, what can be wrong with its set-up, its headings.
fn said_by<G: Game>() -> BTreeSet<String> {
    let faults = <<G::Setup as Setup>::Fault as Message>::IDS;
    let ids = [G::Event::IDS, G::Fault::IDS, faults, G::HEADINGS].concat();
    ids.into_iter().map(str::to_owned).chain([G::ID.to_owned()]).collect()
}

#[test]
fn the_languages_have_the_same_messages_with_the_same_variables() {
    let english = messages(Lang::English);
    for lang in [Lang::German, Lang::Italian] {
        let other = messages(lang);
        let ids = |messages: &BTreeMap<_, _>| messages.keys().cloned().collect::<BTreeSet<String>>();
        let differ: Vec<_> = ids(&english).symmetric_difference(&ids(&other)).cloned().collect();
        assert!(differ.is_empty(), "not in both English and {}: {differ:?}", lang.name());
        for (id, variables) in &english {
            assert_eq!(variables, &other[id], "{id} in {}", lang.name());
        }
    }
}

#[test]
fn everything_that_can_be_said_has_words() {
    let shared =
        [engine::Refusal::<<Bohemian as Game>::Fault>::IDS, engine::RecordFault::<Bohemian>::IDS].concat();
    let said = said_by::<Bohemian>().into_iter().chain(shared.into_iter().map(str::to_owned));
    let words = Words::of(Lang::English);
    let missing: Vec<String> = said.filter(|id| !words.has(id)).collect();
    assert!(missing.is_empty(), "no words for {missing:?}");
}

#[test]
fn a_missing_message_shows_its_id() {
    assert_eq!(Words::of(Lang::German).text("no-such-message", &[]), "no-such-message");
}

#[test]
fn numbers_are_written_as_the_language_does() {
    assert_eq!(Words::of(Lang::English).decimal(1234.5, 2), "1234.50");
    assert_eq!(Words::of(Lang::German).decimal(0.25, 1), "0,2");
}
