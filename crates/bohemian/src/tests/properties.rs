//! What holds at every ply of every game.

use super::*;
use engine::{Record, chance, testkit};
use proptest::prelude::*;

/// How many games at each player count.
const GAMES: u64 = 2_000;

fn invariants(setup: &Setup) -> impl Fn(&Bohemian) {
    let bank = i32::from(setup.tiles().bank());
    let figures = u32::from(Bohemian::figures_each(setup.players()));
    move |game| {
        let seats = || Seat::all(game.players);
        assert_eq!(game.bank() + seats().map(|seat| game.coins(seat)).sum::<i32>(), bank, "coins add up");
        for seat in seats() {
            let placed: u32 = Building::ALL.iter().map(|&building| game.figures(seat, building).len()).sum();
            assert_eq!(placed + u32::from(game.supply(seat)), figures, "figures add up");
        }
        let held = seats().filter(|&seat| game.holds_tile(seat)).count() as u8;
        assert!(game.tiles_left() + held <= 7);
        caches_are_true(game);
    }
}

/// The figures are kept twice for quick answers: recompute, and find no building with two figures.
fn caches_are_true(game: &Bohemian) {
    for building in Building::ALL {
        for village in game.villages() {
            let owners = Seat::all(game.players)
                .filter(|&seat| game.figures(seat, building).contains(village))
                .count();
            assert!(owners <= 1, "two figures on one building");
            assert_eq!(game.occupied[building.index()].contains(village), owners == 1);
            assert_eq!(game.filled(village).contains(building), owners == 1);
            let stands = game.phase != Phase::Sides && game.plan(village).buildings().contains(building);
            assert_eq!(game.standing(building).contains(village), stands);
            assert!(owners == 0 || stands);
        }
    }
    let inns =
        Seat::all(game.players).fold(Villages::NONE, |all, seat| all.or(game.figures(seat, Building::Inn)));
    assert!(game.active_inns.without(inns).is_empty(), "an active inn that nobody holds");
    for building in [Building::Mill, Building::GlassFactory] {
        let standing = game.standing(building);
        assert!(standing.is_empty() || !game.free(building).is_empty(), "a scoring that did not happen");
    }
}

fn check_games(setup: &Setup) {
    testkit::for_seeds(GAMES, |seed| testkit::check::<Bohemian>(setup, seed, invariants(setup)));
}

#[test]
fn going_back_shuffles_nothing_for_nothing_is_hidden() {
    testkit::for_seeds(50, |seed| {
        let setup = Setup::new(2 + (seed % 4) as u8).unwrap();
        assert_eq!(testkit::check_going_back::<Bohemian>(&setup, seed, |_, _| ()), 0);
    });
}

#[test]
fn everybody_sees_everything_and_the_same() {
    for players in 2..=5 {
        testkit::for_seeds(20, |seed| testkit::check_views::<Bohemian>(&Setup::new(players).unwrap(), seed));
    }
}

#[test]
fn random_games_of_2() {
    check_games(&Setup::new(2).unwrap());
}

#[test]
fn random_games_of_3_with_manual_income() {
    check_games(&Setup::new(3).unwrap().with_manual_income(true));
}

#[test]
fn random_games_of_4() {
    check_games(&Setup::new(4).unwrap());
}

#[test]
fn random_games_of_5_where_the_bank_is_small() {
    let tiles =
        Tiles::parse(&include_str!("../../data/tiles.toml").replace("bank = 351", "bank = 30")).unwrap();
    check_games(&Setup::new(5).unwrap().with_tiles(tiles));
}

#[test]
fn damaged_records_are_refused_with_a_place_or_read_but_never_panic() {
    let own = Tiles::parse(&include_str!("../../data/tiles.toml").replace("351", "40")).unwrap();
    let setup = Setup::new(3).unwrap().with_tiles(own).with_manual_income(true);
    testkit::for_seeds(20, |seed| testkit::check_damaged_records::<Bohemian>(&setup, seed, 100));
}

#[test]
fn damaged_tile_files_are_refused_with_a_place_or_read_but_never_panic() {
    let text = include_str!("../../data/tiles.toml");
    testkit::for_seeds(1_000, |seed| {
        let damaged = testkit::damage(text, &mut testkit::rng(seed));
        for at in Tiles::parse(&damaged).err().unwrap_or_default() {
            assert!(at.line <= damaged.lines().count() + 1, "{at:?}");
        }
    });
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*", rolled in any::<bool>()) {
        let game = position(if rolled { "2p CEHIKN tile:1 dice:2346" } else { "2p CEHIKN" });
        let length = text.chars().count();
        if let Err(at) = game.parse_move(&text) {
            prop_assert!(at.line == 1 && (1..=length + 1).contains(&at.column));
        }
        if let Err(at) = game.parse_chance(&text) {
            prop_assert!(at.line == 1 && (1..=length + 1).contains(&at.column));
        }
        prop_assert!(Record::<Bohemian>::parse(&text).is_err());
        prop_assert!(Tiles::parse(&text).is_err());
    }

    #[test]
    fn text_that_looks_like_a_move_is_read_or_refused(
        text in "(x|[0-9]|\\+| |[A-Za-z]|reroll|bishop|tile|end|first|sides){0,8}"
    ) {
        let mut game = position("2p CEHIKN tile:1 dice:2346");
        if let Ok(mv) = game.parse_move(&text) {
            let legal = game.check(mv).is_ok();
            let played = game.play(Seat::new(0), mv, &mut ());
            prop_assert_eq!(played.is_ok(), legal);
        }
    }
}

/// A lenient reader: case, spaces and the order of dice don't matter; the notation that is written is one.
#[test]
fn notation_is_read_in_any_case_and_order() {
    let game = position("2p CEHIKN tile:1 dice:2346");
    for (text, canonical) in [
        ("4+3 n7", "3+4 N7"),
        ("  2+6   TILE ", "2+6 tile"),
        ("Reroll 6 2", "reroll 2 6"),
        ("6+4+2 n12", "2+4+6 N12"),
    ] {
        let mv = game.parse_move(text).unwrap();
        assert_eq!(game.notation(mv), canonical);
    }
}

#[test]
fn what_is_wrong_with_a_notation_is_said_with_its_place() {
    let game = position("2p CEHIKN tile:1 dice:2346");
    let fault = |text| {
        let at = game.parse_move(text).unwrap_err();
        (at.column, engine::testkit::id(&at.fault).strip_prefix("bohemian-").unwrap())
    };
    assert_eq!(fault(""), (1, "unknown-move"));
    assert_eq!(fault("fly N7"), (1, "unknown-move"));
    assert_eq!(fault("3 N3"), (1, "single-die"));
    assert_eq!(fault("3+9 N12"), (3, "expected-die"));
    assert_eq!(fault("3+ N12"), (3, "expected-die"));
    assert_eq!(fault("1+1+1+1+1 N5"), (9, "too-many-dice"));
    assert_eq!(fault("3+4"), (4, "expected-place"));
    assert_eq!(fault("3+4 N"), (5, "expected-place"));
    assert_eq!(fault("3+4 Z7"), (5, "unknown-village"));
    assert_eq!(fault("3+4 N8"), (6, "other-total"));
    assert_eq!(fault("6+6+6 N18"), (8, "total-too-high"));
    assert_eq!(fault("3+4 N7 now"), (8, "trailing-text"));
    assert_eq!(fault("reroll"), (7, "expected-die"));
    let start = Bohemian::new(&Setup::new(2).unwrap());
    let fault = |text| {
        let at = start.parse_chance(text).unwrap_err();
        (at.column, engine::testkit::id(&at.fault).strip_prefix("bohemian-").unwrap())
    };
    assert_eq!(fault("sides CE"), (9, "expected-sides"));
    assert_eq!(fault("sides CEHIKNO first 1"), (13, "expected-sides"));
    assert_eq!(fault("sides CEAIKN first 1"), (9, "unknown-side"));
    assert_eq!(fault("sides CEHIKN"), (13, "expected-sides"));
    assert_eq!(fault("sides CEHIKN fist 1"), (14, "expected-first"));
    assert_eq!(fault("1 2 x"), (5, "trailing-text"));
}

/// Move generation against a slow truth that reads the rules word by word: all dice subsets, all buildings.
#[test]
fn legal_moves_agree_with_a_slow_reading_of_the_rules() {
    testkit::for_seeds(60, |seed| {
        let setup = Setup::new(2 + (seed % 4) as u8).unwrap();
        testkit::random_game::<Bohemian>(&setup, &mut testkit::rng(seed), |history, moves| {
            let game = history.state();
            if game.phase() != Phase::Move {
                return;
            }
            let mut listed: Vec<String> = moves.iter().map(|&mv| game.notation(mv)).collect();
            listed.sort();
            assert_eq!(listed, slow_moves(game));
        });
    });
}

fn slow_moves(game: &Bohemian) -> Vec<String> {
    let (me, faces) = (game.player(), game.dice().faces());
    let mut moves = std::collections::BTreeSet::new();
    let mut rerolls = std::collections::BTreeSet::new();
    for subset in 1u32..1 << faces.len() {
        let chosen: Vec<u8> = (0..faces.len()).filter(|i| subset >> i & 1 == 1).map(|i| faces[i]).collect();
        let list = |join: &str| chosen.iter().map(u8::to_string).collect::<Vec<_>>().join(join);
        rerolls.insert(format!("reroll {}", list(" ")));
        let total: u8 = chosen.iter().sum();
        if chosen.len() == 2 {
            if chosen[0] == chosen[1] && game.bishop() != Some(me) {
                moves.insert(format!("{} bishop", list("+")));
            }
            if game.tiles_left() > 0 && !game.holds_tile(me) && !game.spent_tile {
                moves.insert(format!("{} tile", list("+")));
            }
        }
        if chosen.len() < 2 || total > 12 || game.supply(me) == 0 {
            continue;
        }
        let kind = Building::of_total(total).unwrap();
        let all: Vec<Village> =
            game.villages().filter(|&village| game.plan(village).buildings().contains(kind)).collect();
        let any_free = all.iter().any(|&village| game.owner(village, kind).is_none());
        let own = all.iter().any(|&village| game.owner(village, kind) == Some(me));
        for village in all {
            let letter = game.plan(village).letter();
            match game.owner(village, kind) {
                None => _ = moves.insert(format!("{} {letter}{total}", list("+"))),
                Some(owner) if owner != me && !any_free => {
                    let allowed = match total {
                        2..=5 => !own,
                        6 | 7 | 12 => false,
                        _ => true,
                    };
                    if allowed {
                        moves.insert(format!("{} x{letter}{total}", list("+")));
                    }
                }
                Some(_) => {}
            }
        }
    }
    if game.has_moved() {
        moves.insert("end".into());
    } else if moves.is_empty() && !game.holds_tile(me) {
        moves.insert("pass".into());
    }
    if game.holds_tile(me) {
        moves.extend(rerolls);
    }
    moves.into_iter().collect()
}

/// Perft: how many sequences of plies there are to a depth, from a fixed roll. Any change in move generation
/// shows here.
#[test]
fn perft() {
    fn count(game: &Bohemian, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        let next = |mv: Move| {
            let mut game = game.clone();
            game.play_unchecked(mv, &mut ());
            // Every roll of chance would be too many: the same one each time.
            if let Phase::Roll { count } = game.phase() {
                game.apply_chance_unchecked(
                    &Chance::Roll(Dice::of(&[1, 4, 4, 6][..count as usize]).unwrap()),
                    &mut (),
                );
            }
            game
        };
        moves.into_iter().map(|mv| count(&next(mv), depth - 1)).sum()
    }
    let start = position("2p CEHIKN dice:2346");
    let counts: Vec<u64> = (1..=4).map(|depth| count(&start, depth)).collect();
    assert_eq!(counts, [45, 601, 10561, 164_962]);
}

/// A random choice is not part of a state: the same moves and chance give equal states with equal hashes.
#[test]
fn equal_games_are_equal() {
    let setup = Setup::new(2).unwrap();
    let mut rng = testkit::rng(5);
    let history = testkit::random_game::<Bohemian>(&setup, &mut rng, |_, _| ());
    let half = chance::below(&mut rng, history.plies().len() as u32) as usize;
    assert_eq!(history.state_after(half), history.state_after(half));
    assert_ne!(history.state_after(half), *history.state());
}

/// What a building would bring is what it brings: the tables that are imagined are those that moves lead to.
#[test]
fn what_is_imagined_is_what_a_move_leads_to() {
    let board = |game: &Bohemian| (game.figures, game.active_inns, game.coins, game.supply, game.bank);
    testkit::for_seeds(20, |seed| {
        let setup = Setup::new(2 + (seed % 4) as u8).unwrap();
        let mut compared = 0;
        testkit::random_game::<Bohemian>(&setup, &mut testkit::rng(seed), |history, _| {
            let game = history.state();
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            for mv in moves {
                let (Move::Place { dice, .. } | Move::KickOut { dice, .. }) = mv else { continue };
                // After the last die the next player's income would be there too.
                let mut after = Bohemian { manual_income: true, ..game.clone() };
                after.play_unchecked(mv, &mut ());
                let building = Building::of_total(dice.total()).unwrap();
                let imagined = game.if_reached(game.player(), building);
                assert_eq!(imagined.filter(|imagined| board(imagined) == board(&after)).count(), 1, "{mv:?}");
                compared += 1;
            }
        });
        assert!(compared > 100, "{compared}");
    });
}
