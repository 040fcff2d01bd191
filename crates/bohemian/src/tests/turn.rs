//! The turn (B10 to B19).

use super::*;
use engine::{Refusal, Turn, testkit};

/// B10
#[test]
fn a_random_seat_begins_or_the_one_the_table_chose_then_clockwise() {
    let setup = Setup::new(3).unwrap();
    let mut rng = testkit::rng(10);
    let mut begins = [0i32; 3];
    for _ in 0..3_000 {
        let Chance::Sides { first, .. } = Bohemian::new(&setup).draw(&mut rng) else {
            panic!("sides are due")
        };
        begins[first.index()] += 1;
    }
    assert!(begins.iter().all(|count| (count - 1_000).abs() < 130), "{begins:?}");

    let chosen = Setup::new(3).unwrap().with_first(Seat::from_number(3)).unwrap();
    let mut game = Bohemian::new(&chosen);
    assert!(matches!(game.draw(&mut rng), Chance::Sides { first, .. } if first == Seat::new(2)));
    let other = game.parse_chance("sides ACEGIKNO first 1").unwrap();
    assert_eq!(
        game.apply_chance(&other, &mut ()),
        Err(Refusal::Game(Fault::OtherFirst { first: Seat::new(2) }))
    );
    play(&mut game, "* sides ACEGIKNO first 3; * 1 1 1 6; 1+1 tile; end");
    expect(&game, "turn:1");
    assert!(Setup::new(3).unwrap().with_first(Seat::from_number(4)).is_err());
}

/// B11
#[test]
fn a_turn_that_starts_without_a_figure_ends_the_game_at_once() {
    check(
        "2p CEHIKN C9:2* C11:2 bishop:2 supply:2=0 coins:2=7 dice:1244",
        "1+2 tile; end",
        "over:figures coins:2=7",
    );
}

/// B11: in mid-turn, or on someone else's, it means nothing.
#[test]
fn running_out_of_figures_in_mid_turn_means_nothing() {
    check("2p CEHIKN supply:1=1 dice:1344", "4+4 H8; 1+3 tile", "supply:1=0 turn:2 roll");
    check("2p CEHIKN supply:1=0 supply:2=1 turn:2 dice:1344", "4+4 H8", "turn:2 moved");
}

/// B12
#[test]
fn income_comes_before_the_roll_for_active_inns_and_for_churches_with_the_bishop() {
    let inns = "C9:2* E9:2* H9:2";
    check(&format!("2p CEHIKN {inns} dice:1244"), "4+4 H8; end", "turn:2 coins:2=2 roll");
    let churches = "C11:2 I11:2 G11:1";
    check(&format!("2p CEGIKN {churches} bishop:2 dice:1244"), "4+4 C8; end", "coins:2=2 roll");
    check(&format!("2p CEGIKN {churches} dice:1244"), "4+4 C8; end", "coins:2=0 roll");
    check(&format!("2p CEGIKN {churches} bishop:1 dice:1244"), "4+4 C8; end", "coins:2=0 roll");
}

/// B13
#[test]
fn with_manual_income_the_player_takes_it_or_forfeits_it() {
    let start = "2p CEHIKN C9:2* E9:2* manual dice:1244";
    check(start, "4+4 H8; end", "turn:2 start coins:2=0");
    check(start, "4+4 H8; end; income", "coins:2=2 roll");
    check(start, "4+4 H8; end; roll", "coins:2=0 roll");
    refused(start, "income", "after-the-roll");
    let mut game = position(start);
    play(&mut game, "4+4 H8; end");
    let place = game.parse_move("1+2 tile").unwrap();
    assert_eq!(game.play(Seat::new(1), place, &mut ()), Err(Refusal::Game(Fault::BeforeTheRoll)));
    // Nothing to take: nothing to decide.
    check("2p CEHIKN manual dice:1244", "4+4 H8; end", "turn:2 roll");
}

/// B14
#[test]
fn all_four_dice_are_rolled() {
    let mut game = position("2p CEHIKN");
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(game.outcomes().unwrap().len(), 126);
    let three = game.parse_chance("1 2 3").unwrap();
    assert_eq!(game.apply_chance(&three, &mut ()), Err(Refusal::Game(Fault::OtherDiceDue { count: 4 })));
    play(&mut game, "* 6 3 4 2");
    expect(&game, "dice:2346 turn:1");
}

/// B15
#[test]
fn one_or_two_totals_a_die_counting_once() {
    check("2p CEHIKN dice:2346", "3+4 N7", "dice:26 turn:1 N7:1");
    check("2p CEHIKN dice:2346", "3+4 N7; 2+6 H8", "turn:2 N7:1 H8:1");
    check("2p CEHIKN dice:1236", "1+2+3 C6", "turn:2 C6:1");
    check("2p CEHIKN dice:1124", "1+1+2+4 H8", "turn:2 H8:1");
    refused("2p CEHIKN dice:2346", "4+4 H8", "dice-not-there");
    refused("2p CEHIKN dice:2346", "1+6 N7", "dice-not-there");
}

/// B16
#[test]
fn the_second_move_needs_both_remaining_dice_and_13_is_no_move() {
    // Two dice remain: both, or none.
    let mut game = position("2p CEHIKN dice:2346");
    play(&mut game, "3+4 N7");
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let moves: Vec<_> = moves.into_iter().map(|mv| game.notation(mv)).collect();
    assert!(moves.iter().all(|mv| mv.starts_with("2+6 ") || mv == "end"), "{moves:?}");
    // After three the last die is lost.
    check("2p CEHIKN dice:1236", "1+2+3 C6", "turn:2");
    // Dice may be left unused.
    check("2p CEHIKN dice:2346", "3+4 N7; end", "turn:2 H8:-");
    let game = position("2p CEHIKN dice:2566");
    let fourteen = Move::Place { dice: Dice::of(&[2, 6, 6]).unwrap(), village: Village::new(0) };
    assert_eq!(game.check(fourteen), Err(Fault::TotalTooHigh { total: 14 }));
}

/// B17
#[test]
fn one_move_must_be_made_also_if_it_kicks_somebody_out() {
    refused("2p CEHIKN dice:2346", "end", "move-first");
    // All farms are the other's, tiles and bishop are out of reach: only kicking out is left.
    let farms = "C8:2 E8:2 H8:2 I8:2 K8:2 N8:2 tiles:0 bishop:1";
    let only = legal(&format!("2p CEHIKN {farms} dice:4444"));
    assert!(only.iter().all(|mv| mv.starts_with("4+4 x") || mv.starts_with("4+4+4 ")), "{only:?}");
    refused(&format!("2p CEHIKN {farms} dice:4444"), "pass", "move-possible");
    refused(&format!("2p CEHIKN {farms} dice:4444"), "end", "move-first");
    // The second move is optional.
    check("2p CEHIKN dice:4444", "4+4 H8; end", "turn:2");
}

/// B18
#[test]
fn a_move_places_a_figure_or_takes_the_bishop_or_a_tile() {
    let moves = legal("2p CEHIKN dice:1466");
    for mv in ["1+4 H5", "6+6 E12", "6+6 bishop", "1+4 tile", "1+4+6 C11"] {
        assert!(moves.contains(&mv.to_owned()), "{mv} in {moves:?}");
    }
    assert!(!moves.contains(&"pass".to_owned()) && !moves.contains(&"end".to_owned()));
}

/// B19
#[test]
fn who_can_make_no_move_passes_but_re_rolls_first_with_a_tile() {
    let stuck = "2p CEHIKN E12:2 H12:1 I12:2 K12:2 N12:2 bishop:1 tiles:0 dice:6666";
    assert_eq!(legal(stuck), ["pass"]);
    check(stuck, "pass", "turn:2 roll");
    let with_tile = format!("{stuck} tile:1");
    assert!(legal(&with_tile).iter().all(|mv| mv.starts_with("reroll")), "{:?}", legal(&with_tile));
    refused(&with_tile, "pass", "reroll-first");
    refused(&with_tile, "end", "reroll-first");
    refused(stuck, "end", "nothing-to-end");
    check(&with_tile, "reroll 6; * 6; pass", "turn:2");
    refused("2p CEHIKN dice:2346", "pass", "move-possible");
    let mut game = position("2p CEHIKN dice:2346");
    play(&mut game, "3+4 N7");
    assert_eq!(game.check(Move::Pass), Err(Fault::NothingToPass));
}
