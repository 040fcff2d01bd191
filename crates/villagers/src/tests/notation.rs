//! Moves and outcomes as text.

use super::table::{solo, table};
use crate::{Level, Setup, Villagers};
use engine::{Game, testkit};

fn fault(table: &super::table::Table, text: &str) -> (usize, &'static str) {
    let at = table.game.parse_move(text).unwrap_err();
    (at.column, engine::testkit::id(&at.fault))
}

#[test]
fn what_cannot_be_read_is_said_with_its_place() {
    let table = table(2).village(1, "founders lumberjack").hand(1, "cooper").build(1);
    assert_eq!(fault(&table, ""), (1, "villagers-unknown-move"));
    assert_eq!(fault(&table, "Build cooper"), (1, "villagers-unknown-move"));
    assert_eq!(fault(&table, "build copper"), (7, "villagers-unknown-card"));
    assert_eq!(fault(&table, "build cooper on hayer"), (17, "villagers-no-villager"));
    assert_eq!(fault(&table, "build cooper on lumberjack.2"), (17, "villagers-no-villager"));
    assert_eq!(fault(&table, "build cooper on lumberjack.1"), (17, "villagers-no-villager"));
    assert_eq!(fault(&table, "build cooper on lumberjack.+1"), (17, "villagers-no-villager"));
    assert_eq!(fault(&table, "road +2"), (6, "villagers-no-number"));
    assert_eq!(fault(&table, "road 02"), (6, "villagers-no-number"));
    assert_eq!(fault(&table, "build cooper with nun"), (19, "villagers-expected"));
    assert_eq!(fault(&table, "build cooper on lumberjack key 2"), (32, "villagers-no-such-key"));
    assert_eq!(fault(&table, "build cooper on lumberjack bank bank"), (33, "villagers-too-much"));
    assert_eq!(fault(&table, "give cooper stack 7 take miner"), (19, "villagers-no-number"));
    assert_eq!(fault(&table, "give cooper stack 1 for miner"), (21, "villagers-expected"));
    assert_eq!(fault(&table, "road 0"), (6, "villagers-no-number"));
    assert_eq!(fault(&table, "resolve peace"), (9, "villagers-unknown-event"));
    assert_eq!(fault(&table, "no money"), (4, "villagers-expected"));
    assert_eq!(fault(&table, "apprentice 3 wheeler"), (12, "villagers-no-number"));
}

#[test]
fn spaces_do_not_matter() {
    let table = table(2).village(1, "founders lumberjack").hand(1, "cooper").build(1);
    let read = |text| table.game.parse_move(text);
    assert_eq!(read("  build   cooper on lumberjack\tbank "), read("build cooper on lumberjack bank"));
}

#[test]
fn a_deal_is_written_pile_by_pile() {
    let game = Villagers::new(&Setup::players(2).unwrap());
    let deal = game.draw(&mut testkit::rng(5));
    let text = game.chance_notation(&deal);
    assert_eq!(game.parse_chance(&text), Ok(deal));
    let parts: Vec<usize> = text.split(" / ").map(|part| part.split(' ').count()).collect();
    assert_eq!(parts, [3, 4, 4, 4, 4, 4, 4, 5, 5, 46]);
    assert!(text.starts_with("deal first "));
}

#[test]
fn wrong_deals_are_refused() {
    let game = Villagers::new(&Setup::players(2).unwrap());
    let text = game.chance_notation(&game.draw(&mut testkit::rng(5)));
    let id = |text: &str| match game.parse_chance(text) {
        Err(at) => engine::testkit::id(&at.fault),
        Ok(outcome) => game.check_chance(&outcome).map_or_else(|fault| engine::testkit::id(&fault), |()| ""),
    };
    assert_eq!(id(&text), "");
    assert_eq!(id(&text.replace("deal", "roll")), "villagers-unknown-chance");
    assert_eq!(id(&text.replacen(" / ", " ", 2)), "villagers-expected");
    assert_eq!(id(&format!("{text} hunter")), "villagers-too-much");
    assert_eq!(id(&text.replacen("hunter", "monk", 2)), "villagers-wrong-cards");
    assert_eq!(id(&text.replacen("hunter", "founders", 1)), "villagers-wrong-cards");
    assert_eq!(id("summer rats"), "villagers-wrong-cards");
    assert_eq!(id(&format!("summer{}", " rats".repeat(13))), "villagers-wrong-events");
}

#[test]
fn keys_of_the_countess_are_hers_only_in_solo() {
    let both = table(2).village(2, "founders lumberjack(shipwright)").hand(1, "fisher").build(1);
    assert_eq!(both.refuses("build fisher key countess"), "no-such-key");
    let hers = solo(Level::Normal).countess("countess shipwright").hand(1, "fisher").build(1);
    assert_eq!(hers.refuses("build fisher key 2"), "", "her village is the second");
    assert_eq!(hers.moves_with("build"), ["build fisher key countess"]);
}
