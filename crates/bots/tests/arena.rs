//! The arena is fair, and finds the better bot.

use bohemian::{Bohemian, Setup};
use bots::Level;
use bots::arena::{Arena, ArenaStanding};

fn arena(players: u8, entrants: &[Level], deals: u64) -> Vec<ArenaStanding> {
    let setup = Setup::new(players).unwrap();
    Arena { setup: &setup, entrants, deals, seed: 3 }.run::<Bohemian>(&|_| ())
}

#[test]
fn the_better_bot_wins_and_is_rated_higher() {
    let table = arena(2, &[Level::Random, Level::Greedy], 50);
    assert_eq!((table[0].games, table[1].games), (100, 100));
    assert!((table[0].share + table[1].share - 1.0).abs() < 1e-9);
    assert!(table[1].interval.0 > 0.8, "{table:?}");
    assert!(table[1].rating > table[0].rating + 10.0, "{table:?}");
    assert_eq!(table[0].against, [None, Some(table[0].share)]);
}

#[test]
fn every_line_up_plays_every_deal_from_every_seat() {
    let table = arena(3, &[Level::Random; 4], 5);
    assert!(table.iter().all(|standing| standing.games == 3 * 3 * 5), "{table:?}");
}

/// The same bot on both seats with the same chance: whoever wins from one seat loses from it when they
/// change places.
#[test]
fn rotation_makes_equal_bots_equal() {
    let table = arena(2, &[Level::Greedy; 2], 40);
    assert!((table[0].share - 0.5).abs() < 1e-9, "{table:?}");
}

#[test]
fn a_single_player_plays_against_no_seat() {
    let setup = villagers::Setup::solo(villagers::Level::Novice);
    let arena = Arena { setup: &setup, entrants: &[Level::Random, Level::Hard], deals: 20, seed: 1 };
    let table = arena.run::<villagers::Villagers>(&|_| ());
    assert_eq!((arena.games(), table[0].games, table[1].games), (40, 20, 20));
    assert!(table[1].share > table[0].share, "{table:?}");
    assert_eq!(table[0].against, [None, None]);
}

#[test]
fn the_same_seed_gives_the_same_table() {
    assert_eq!(arena(2, &[Level::Random; 2], 10), arena(2, &[Level::Random; 2], 10));
}
