//! The buildings (B30 to B40).

use super::*;

/// B30
#[test]
fn shops_pay_nothing_at_once() {
    check("2p CEHIKN dice:1135", "1+1 C2; 3+5 H8", "coins:1=1");
    check("2p CEHIKN dice:1135", "1+1 C2; end", "coins:1=0 bank:351");
}

/// B31
#[test]
fn the_last_mill_pays_two_for_each_flour_tile_and_all_go_home() {
    let mills = "2p CEGIKN C6:2 G6:1 dice:3311";
    check(mills, "3+3 I6", "coins:1=4 coins:2=2 C6:- G6:- I6:- supply:1=13 supply:2=13 bank:345");
    check("2p CEGIKN C6:2 dice:3311", "3+3 I6", "I6:1 coins:1=0 coins:2=0");
    // The last of two mills is taken.
    check("2p DEHJLN D6:2 dice:3311", "3+3 J6", "coins:1=2 coins:2=2 J6:- D6:-");
}

/// B31: none in play, no scoring; and a player's flour tiles are their figures on mills.
#[test]
fn flour_tiles_equal_figures_on_mills() {
    let game = position("2p CEGIKN C6:2 G6:1 dice:3311");
    let view = game.view(engine::Viewer::Spectator);
    assert_eq!((view.seats[0].flour, view.seats[1].flour, view.flour_left), (1, 1, 1));
    let bare = Tiles::parse(&STANDARD.replace("\"6\", ", "")).unwrap();
    let mut game = Bohemian::new(&Setup::new(2).unwrap().with_tiles(bare));
    let mut events = play(&mut game, "* sides CEGIKN first 1; * 3 3 1 1; 1+1 C2");
    events.retain(|event| *event == Event::MillsScore);
    assert_eq!((events.len(), game.view(engine::Viewer::Spectator).flour_left), (0, 0));
}

/// B31: with a single mill in play every placing scores.
#[test]
fn a_single_mill_scores_each_time() {
    let mut left = 1;
    let one: String = STANDARD
        .lines()
        .map(|line| {
            let keep = line.contains("Chotenau") && std::mem::take(&mut left) == 1;
            if keep { format!("{line}\n") } else { format!("{}\n", line.replace("\"6\", ", "")) }
        })
        .collect();
    let mut game = Bohemian::new(&Setup::new(2).unwrap().with_tiles(Tiles::parse(&one).unwrap()));
    play(&mut game, "* sides CEGIKN first 1; * 3 3 3 3; 3+3 C6; 3+3 C6");
    expect(&game, "coins:1=4 C6:- supply:1=13 turn:2");
}

/// B32
#[test]
fn the_last_glass_factory_pays_three_for_each_glass_tile() {
    let glass = "2p CEGIKN E7:2 I7:2 K7:1 dice:3411";
    check(glass, "3+4 N7", "coins:1=6 coins:2=6 E7:- I7:- K7:- N7:- supply:1=13 supply:2=13 bank:339");
}

/// B33
#[test]
fn a_farm_pays_one_for_each_farm_of_the_player() {
    check("2p CEGIKN dice:4411", "4+4 C8", "coins:1=1");
    check("2p CEGIKN C8:1 E8:2 dice:4411", "4+4 I8", "coins:1=2 coins:2=0");
}

/// B34
#[test]
fn an_inn_is_active_with_three_other_occupied_buildings_of_anybodys() {
    check("3p ACEGIKNO N7:2 N8:3 N10:1 dice:4511", "4+5 N9", "N9:1*");
    check("3p ACEGIKNO N7:2 N8:3 dice:4511", "4+5 N9", "N9:1");
    check("3p ACEGIKNO N7:2 N8:3 A10:1 dice:4511", "4+5 N9", "N9:1");
}

/// B35
#[test]
fn an_inactive_inn_turns_active_on_anyones_turn_at_the_third_building() {
    check("3p ACEGIKNO N9:2 N8:3 N10:3 dice:6611", "6+6 N12", "N9:2*");
    // What was reached before anyone held the inn, and is gone, doesn't count.
    let gone = "2p CEGIKN N8:2 N10:2 E7:2 I7:2 K7:2 dice:3445";
    check(gone, "3+4 N7; 4+5 N9", "N7:- N9:1");
    // A figure that takes the place of another is no further building.
    check("2p CEGIKN N9:2 N8:2 C8:2 E8:2 I8:2 K8:2 N10:2 dice:4411", "4+4 xN8", "N8:1 N9:2");
}

/// B36
#[test]
fn active_stays_active_whatever_leaves() {
    check("2p CEGIKN N9:1* N7:2 N8:2 N10:2 E7:2 I7:2 dice:3411", "3+4 K7", "N7:- N9:1*");
}

/// B37
#[test]
fn an_inn_tile_is_handed_over_as_it_is() {
    let inns = "2p CEGIKN C9:2* E9:2 G9:2 I9:2 K9:2 N9:2 dice:1145";
    check(inns, "4+5 xC9", "C9:1*");
    check(inns, "4+5 xE9", "E9:1");
}

/// B38
#[test]
fn a_town_hall_pays_nothing_at_once() {
    check("2p CEGIKN dice:5511", "5+5 C10", "coins:1=0 C10:1");
}

/// B39
#[test]
fn a_church_pays_nothing_at_once_and_with_the_bishop_before_the_roll() {
    check("2p CEGIKN bishop:1 dice:5611", "5+6 C11", "coins:1=0 C11:1");
    check("2p CEGIKN bishop:1 C11:1 turn:2 dice:5611", "1+1 C2; end", "turn:1 coins:1=1");
}

/// B40
#[test]
fn a_manor_pays_its_printed_value() {
    check("2p CEGIKN dice:6611", "6+6 N12", "coins:1=5 bank:346");
    check("2p CEGIKN dice:6611", "6+6 E12", "coins:1=3");
}
