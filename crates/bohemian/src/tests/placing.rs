//! Placing a figure (B20 to B29).

use super::*;

/// B20
#[test]
fn a_total_places_a_figure_on_a_building_with_that_number() {
    check("2p CEHIKN dice:1136", "1+1 C2", "C2:1 supply:1=12");
    check("2p CEHIKN dice:1166", "6+6 N12", "N12:1");
    refused("2p CEHIKN dice:2346", "2+4 N6", "no-such-building");
    // Without a figure the bishop and a tile can still be had.
    let none = "2p CEHIKN supply:1=0 dice:3346";
    refused(none, "3+4 N7", "no-figure");
    assert!(legal(none).iter().all(|mv| mv.ends_with("bishop") || mv.ends_with("tile")), "{:?}", legal(none));
}

/// B21
#[test]
fn a_building_holds_one_figure_and_the_player_chooses_among_free_ones() {
    let farms: Vec<_> =
        legal("2p CEHIKN dice:2266").into_iter().filter(|mv| mv.starts_with("2+6 ")).collect();
    assert_eq!(farms, ["2+6 C8", "2+6 E8", "2+6 H8", "2+6 I8", "2+6 K8", "2+6 N8", "2+6 tile"]);
    let one_taken = legal("2p CEHIKN E8:2 dice:2266");
    assert!(!one_taken.contains(&"2+6 E8".to_owned()) && !one_taken.contains(&"2+6 xE8".to_owned()));
    // Whoever means a building that is taken, and could kick out, is told to say so.
    let all_taken = "2p CEHIKN C8:2 E8:2 H8:2 I8:2 K8:2 N8:1 dice:2266";
    refused(all_taken, "2+6 E8", "not-free");
}

/// B22
#[test]
fn kicking_out_needs_all_of_the_kind_to_be_taken_and_somebody_elses_figure() {
    let all_taken = "2p CEHIKN C8:2 E8:2 H8:2 I8:2 K8:2 N8:1 dice:2266";
    check(all_taken, "2+6 xE8", "E8:1 supply:2=9 supply:1=11");
    refused(all_taken, "2+6 xN8", "own-figure");
    refused("2p CEHIKN E8:2 dice:2266", "2+6 xE8", "another-is-free");
    refused("2p CEHIKN E8:2 dice:2266", "2+6 E8", "another-is-free");
    refused("2p CEHIKN dice:2266", "2+6 xE8", "nothing-to-kick-out");
    // Each kind of shop is a type of its own: a free dairy doesn't protect a bakery.
    check("2p CEHIKN C2:2 K2:2 dice:1136", "1+1 xC2", "C2:1 K2:2");
}

/// B23
#[test]
fn farms_inns_town_halls_and_churches_can_always_be_kicked_out() {
    let own_too = "2p CEGIKN";
    check(&format!("{own_too} C8:2 E8:2 I8:2 K8:1 N8:1 dice:1144"), "4+4 xC8", "C8:1");
    check(&format!("{own_too} C9:2 E9:2 G9:2 I9:2 K9:1 N9:1 dice:1145"), "4+5 xC9", "C9:1");
    check(&format!("{own_too} C10:2 E10:2 G10:2 I10:2 K10:1 N10:1 dice:1155"), "5+5 xC10", "C10:1");
    check(&format!("{own_too} C11:2 G11:2 I11:1 dice:1156"), "5+6 xC11", "C11:1");
}

/// B24
#[test]
fn a_shop_only_by_a_player_who_has_none_of_that_kind() {
    let bakeries = "2p CEGIKN C2:2 K2:2 dice:1166";
    check(bakeries, "1+1 xC2", "C2:1 K2:2 supply:2=12");
    refused("2p CEGIKN C2:1 K2:2 dice:1166", "1+1 xK2", "own-shop");
    refused("2p DEGIKN G4:1 D4:2 dice:1366", "1+3 xD4", "own-shop");
    // A bakery of one's own doesn't hinder at a butchery.
    check("2p CEGILN C2:1 E3:2 L3:2 dice:1266", "1+2 xE3", "E3:1");
}

/// B25
#[test]
fn nobody_is_kicked_out_of_manors_mills_and_glass_factories() {
    let manors = "2p CEGIKN E12:2 I12:2 K12:2 N12:2 dice:6611";
    refused(manors, "6+6 xE12", "never-kicked-out");
    refused(manors, "6+6 E12", "never-kicked-out");
    // Mills and glass factories are never all taken between moves; were they, the rule would hold.
    refused("2p CEGIKN C6:2 G6:2 I6:2 dice:3311", "3+3 xC6", "never-kicked-out");
    refused("2p CEGIKN E7:2 I7:2 K7:2 N7:2 dice:3411", "3+4 xE7", "never-kicked-out");
}

/// B26
#[test]
fn a_total_that_can_place_nothing_takes_the_bishop_or_a_tile_or_is_lost() {
    let manors = "2p CEGIKN E12:2 I12:2 K12:2 N12:2 dice:6611";
    let twelve: Vec<_> = legal(manors).into_iter().filter(|mv| mv.starts_with("6+6 ")).collect();
    assert_eq!(twelve, ["6+6 bishop", "6+6 tile"]);
    check(manors, "1+1 C2; end", "turn:2");
}

/// B27
#[test]
fn occupying_by_kicking_out_is_occupying_and_the_evicted_keep_what_they_earned() {
    let farms = "2p CEGIKN C8:2 E8:2 I8:2 K8:2 N8:1 coins:2=10 dice:1144";
    check(farms, "4+4 xC8", "coins:1=2 coins:2=10 bank:349");
    let inns = "2p CEGIKN C9:2* E9:2 G9:2 I9:2 K9:2 N9:2 coins:2=3 dice:1145";
    check(inns, "4+5 xC9", "C9:1* coins:2=3");
}

/// B28: the inn turns active before a scoring sends the third figure home, and the bank is looked at last.
#[test]
fn the_order_within_one_placing() {
    let set_up = "3p ACEGIKNO N9:1 N10:2 N8:3 A7:2 E7:2 I7:3 K7:3 dice:3466";
    let mut game = position(&format!("{set_up} bank:3"));
    let ids: Vec<_> = play(&mut game, "3+4 N7").iter().map(|event| engine::testkit::id(event)).collect();
    assert_eq!(
        ids,
        [
            "bohemian-placed",
            "bohemian-inn-active",
            "bohemian-glass-scores",
            "bohemian-glass-pays",
            "bohemian-glass-pays",
            "bohemian-glass-pays",
            "bohemian-bank-empty",
        ]
    );
    expect(&game, "N9:1* N7:- over:bank");
    let mut game = position("2p CEGIKN C9:2* E9:2 G9:2 I9:2 K9:2 N9:2 dice:1145");
    let ids: Vec<_> = play(&mut game, "4+5 xC9").iter().map(|event| engine::testkit::id(event)).collect();
    assert_eq!(ids, ["bohemian-kicked-out", "bohemian-placed"]);
}

/// B29
#[test]
fn figures_that_come_home_serve_the_second_total_also_where_they_just_stood() {
    // The last figure completes the glass factories, comes home, and goes to one of them again.
    let last = "2p CEGIKN E7:2 I7:2 K7:2 supply:1=1 dice:3434";
    check(last, "3+4 N7; 3+4 N7", "N7:1 supply:1=0 turn:2");
}
