//! Every language has every message, and every message of the games is there.

use bohemian::Bohemian;
use bots::Brain;
use engine::{Game, Message, Setup};
use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use villagers::{EventCard, Kind, Villagers};
use words::{Lang, Words};

type Ids = BTreeSet<String>;

/// Calls `take` with every message of a language and the name of its file.
fn for_messages(lang: Lang, mut take: impl FnMut(&str, &ast::Message<&str>)) {
    let folder = format!("{}/ftl/{}", env!("CARGO_MANIFEST_DIR"), lang.code());
    for file in fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
        let text = fs::read_to_string(&file).unwrap();
        let resource = fluent_syntax::parser::parse(text.as_str());
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                take(file.to_str().unwrap(), message);
            }
        }
    }
}

/// Each message of a language with the variables that it uses, whatever their forms.
fn messages(lang: Lang) -> BTreeMap<String, Ids> {
    let mut found = BTreeMap::new();
    for_messages(lang, |file, message| {
        let mut variables = BTreeSet::new();
        message.value.iter().for_each(|pattern| collect(pattern, &mut variables));
        let variables =
            variables.iter().filter_map(|name| name.split('-').next()).map(str::to_owned).collect();
        let id = message.id.name.to_owned();
        assert!(found.insert(id, variables).is_none(), "{} stands twice, in {file} too", message.id.name);
    });
    found
}

/// The variables of a pattern.
fn collect(pattern: &Pattern<&str>, variables: &mut Ids) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => collect_inline(inline, variables),
            Expression::Select { selector, variants } => {
                collect_inline(selector, variables);
                for variant in variants {
                    collect(&variant.value, variables);
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut Ids) {
    if let InlineExpression::VariableReference { id } = inline {
        variables.insert(id.name.to_owned());
    }
}

/// What a game can say: its events, its refusals, what can be wrong with its set-up, its headings.
fn said_by<G: Game>() -> Vec<String> {
    let faults = <<G::Setup as Setup>::Fault as Message>::IDS;
    let ids = [G::Event::IDS, G::Fault::IDS, faults, &[G::ID]].concat();
    let headings = G::HEADINGS.iter().map(|heading| format!("{}-{heading}", G::ID));
    ids.into_iter().map(str::to_owned).chain(headings).collect()
}

#[test]
fn the_languages_have_the_same_messages_with_the_same_variables() {
    let english = messages(Lang::English);
    for lang in [Lang::German, Lang::Italian] {
        let other = messages(lang);
        let ids = |messages: &BTreeMap<_, _>| messages.keys().cloned().collect::<Ids>();
        let differ: Vec<_> = ids(&english).symmetric_difference(&ids(&other)).cloned().collect();
        assert!(differ.is_empty(), "not in both English and {}: {differ:?}", lang.name());
        for (id, variables) in &english {
            assert_eq!(variables, &other[id], "{id} in {}", lang.name());
        }
    }
}

/// All that the games and the engine can say.
fn said() -> Vec<String> {
    let cards = Kind::all().map(|kind| kind.card().term);
    let events = EventCard::ALL.into_iter().flat_map(|event| [event.term(), event.effect()]);
    let shared = [
        engine::Refusal::<<Bohemian as Game>::Fault>::IDS,
        engine::RecordFault::<Bohemian>::IDS,
        bohemian::TilesFault::IDS,
        bohemian::TilesWarning::IDS,
        table::Fault::<Bohemian>::IDS,
        table::LogLineFault::IDS,
        table::FactView::IDS,
        &[table::FactView::SAID_WATCHING],
        table::VerifyFault::IDS,
        <Bohemian as Brain>::Purpose::IDS,
        <Villagers as Brain>::Purpose::IDS,
        <race::Race as Brain>::Purpose::IDS,
        bots::analysis::Turning::IDS,
        house::KeptFault::IDS,
        host::Denied::IDS,
        host::ScriptFault::IDS,
        &house::Lesson::ALL.iter().flat_map(|lesson| lesson.steps).map(|step| step.says).collect::<Vec<_>>(),
        &bohemian::Building::ALL.map(bohemian::Building::id),
        &cards.chain(events).collect::<Vec<_>>(),
    ];
    let shared = shared.concat().into_iter().map(str::to_owned).collect();
    [said_by::<Bohemian>(), said_by::<Villagers>(), said_by::<race::Race>(), shared].concat()
}

#[test]
fn everything_that_can_be_said_has_words() {
    let words = Words::of(Lang::English);
    let missing: Vec<String> = said().into_iter().filter(|id| !words.has(id)).collect();
    assert!(missing.is_empty(), "no words for {missing:?}");
}

/// A sentence that asks for a form of a word (`$building-on`) gets it, whichever word of its file it is about.
#[test]
fn words_with_forms_have_every_form_that_sentences_ask_for() {
    for lang in Lang::ALL {
        let mut files: BTreeMap<String, (Ids, Vec<(String, Ids)>)> = BTreeMap::new();
        for_messages(lang, |file, message| {
            let (wanted, words) = files.entry(file.to_owned()).or_default();
            message.value.iter().for_each(|pattern| collect(pattern, wanted));
            let forms: BTreeSet<_> = message.attributes.iter().map(|form| form.id.name.to_owned()).collect();
            if !forms.is_empty() {
                words.push((message.id.name.to_owned(), forms));
            }
        });
        for (file, (wanted, words)) in files {
            let wanted: Vec<&str> = wanted.iter().filter_map(|name| Some(name.split_once('-')?.1)).collect();
            for (id, forms) in words {
                let missing: Vec<_> = wanted.iter().filter(|form| !forms.contains(**form)).collect();
                assert!(missing.is_empty(), "{id} in {file} lacks {missing:?}");
            }
        }
    }
}

/// What nobody says is deleted: the id of every message stands in some source file, or is put together there
/// from a part that ends with a hyphen.
#[test]
fn no_message_is_left_over() {
    let mut sources = String::new();
    read_sources(concat!(env!("CARGO_MANIFEST_DIR"), "/.."), &mut sources);
    let put_together = [
        "help-",
        "bohemian-column-",
        "villagers-short-",
        "cli-analysis-column-",
        "web-table-level-",
        "web-table-bot-",
        "web-home-",
        "villagers-level-",
        "bohemian-option-",
        "race-option-",
    ];
    let said = said();
    for_messages(Lang::English, |file, message| {
        let id = message.id.name;
        let known = sources.contains(&format!("\"{id}\""))
            || put_together.iter().any(|part| id.starts_with(part))
            || id.ends_with("-legend")
            || said.iter().any(|said| said == id);
        assert!(known, "{id} in {file} is said nowhere");
    });
}

fn read_sources(folder: &str, sources: &mut String) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            read_sources(path.to_str().unwrap(), sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push_str(&fs::read_to_string(path).unwrap());
        }
    }
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
