//! Games that a browser kept for an earlier version: `fixtures/README.md` tells what is there.

use crate::page::{ANNA, Page, id as request};
use bohemian::Bohemian;
use engine::{Format, Game, Record, Turn};
use house::Kept;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::path::{Path, PathBuf};
use table::{Expected, Stage, VerifyFault};
use villagers::Villagers;
use wire::Request;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/0.1.0/browser")
}

fn read(name: &str) -> String {
    let path = folder().join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The games at home by their ids, as the page hands them to the house.
fn games() -> Vec<(String, Kept)> {
    let kept: Value = serde_json::from_str(&read("local-storage.json")).unwrap();
    let games = kept.as_object().unwrap().iter().filter_map(|(key, value)| {
        let id = key.strip_prefix("piazza.game.")?;
        Some((id.to_owned(), serde_json::from_value(value["kept"].clone()).unwrap()))
    });
    games.collect()
}

#[test]
fn every_game_that_was_kept_is_the_same_game() {
    let games = games();
    assert!(games.len() >= 10, "{}", games.len());
    for (id, kept) in games {
        assert_eq!(kept.record().as_deref(), Some(&*read(&format!("{id}.txt"))), "{id}");
    }
}

/// Plays a game that was left on to its end: it goes on by the rules that it began with, and its dice can be checked.
fn plays_on<G: Game<View: DeserializeOwned>>(id: &str, kept: Kept) {
    let before = kept.log.clone();
    let mut page = Page::<G>::resume(kept);
    page.look(ANNA);
    while page.view().stage == Stage::Playing {
        page.let_bots_move();
        // In a lesson they need no thought.
        if page.wait() {
            continue;
        }
        match (page.view().moves.first().cloned(), page.view().turn) {
            (Some(mv), _) => _ = page.say(Request::Play { id: request("m"), mv }),
            (None, Turn::Seat(seat)) => page.look(seat),
            _ => {}
        }
    }
    assert!(page.kept.log.starts_with(&before), "{id}");
    let text = page.kept.record().unwrap();
    assert!(text.contains("\nrules 1\n") && text.contains("\nresult "), "{id}: {text}");
    let record = Record::<G>::parse(&text).unwrap_or_else(|at| panic!("{id}: {at:?}"));
    match table::verify(&record, &Expected::default()) {
        Ok(verified) => assert_eq!(verified.format, Format::First, "{id}"),
        Err(VerifyFault::NeedsEarlier { .. }) => assert!(before.iter().any(|line| line.ends_with(" given"))),
        Err(fault) => panic!("{id}: {fault:?}"),
    }
}

#[test]
fn a_game_that_was_left_is_played_to_its_end_by_the_rules_that_it_began_with() {
    for (id, kept) in games() {
        match kept.game.as_str() {
            Bohemian::ID => plays_on::<Bohemian>(&id, kept),
            Villagers::ID => plays_on::<Villagers>(&id, kept),
            other => panic!("{id}: {other}"),
        }
    }
}
