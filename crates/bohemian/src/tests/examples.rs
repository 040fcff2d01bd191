//! The worked examples of the rulebooks, as they stand there.

use super::*;

/// B15, B16: roll 2, 3, 4, 6: totals 7 and 8, or 5 and 10, or only 12 from 2+4+6 leaving the 3.
#[test]
fn totals_from_2_3_4_and_6() {
    let roll = "5p ACEGIKNOS dice:2346";
    check(roll, "3+4 N7; 2+6 N8", "N7:1 N8:1 turn:2");
    check(roll, "2+3 I5; 4+6 N10", "I5:1 N10:1 turn:2");
    check(roll, "2+4+6 N12", "N12:1 turn:2");
}

/// B20: with 7 and 8, a figure on a glass factory and one on a farm.
#[test]
fn seven_and_eight_are_a_glass_factory_and_a_farm() {
    let mut game = position("5p ACEGIKNOS dice:2346");
    let placed: Vec<_> = play(&mut game, "3+4 N7; 2+6 N8")
        .into_iter()
        .filter_map(|event| if let Event::Placed { building, .. } = event { Some(building) } else { None })
        .collect();
    assert_eq!(placed, [Building::GlassFactory, Building::Farm]);
}

/// B24: Klemens has a bakery, none is free: with 1+1 he can't kick anyone out of a bakery.
#[test]
fn klemens_has_a_bakery_already() {
    refused("2p CEGIKN C2:1 K2:2 dice:1156", "1+1 xK2", "own-shop");
}

/// B33: Andrea has 2 farms and occupies a third: 3 coins.
#[test]
fn andreas_third_farm_pays_three() {
    check("2p CEGIKN C8:1 E8:1 dice:4411", "4+4 I8", "coins:1=3");
}

/// B34, B35, B36: in Nenbrad red has the inn, yellow the town hall, green the farm: inactive. Red takes the glass
/// factory: active, even if that sets off the glass scoring and the figure leaves.
#[test]
fn nenbrads_inn() {
    let nenbrad = "3p ACEGIKNO N9:1 N10:2 N8:3 dice:3411";
    expect(&position(nenbrad), "N9:1");
    check(nenbrad, "3+4 N7", "N9:1* N7:1");
    let scoring = "3p ACEGIKNO N9:1 N10:2 N8:3 A7:2 E7:2 I7:3 K7:3 dice:3411";
    check(
        scoring,
        "3+4 N7; end; * 1 1 2 4; 1+1 tile; end; * 1 1 2 4; 1+1 tile; end",
        "N7:- N9:1* turn:1 coins:1=4",
    );
}

/// B37: an active inn that changes hands stays active.
#[test]
fn an_active_inn_changes_hands() {
    check("2p CEGIKN C9:2* E9:2 G9:2 I9:2 K9:2 N9:2 dice:1145", "4+5 xC9", "C9:1*");
}

/// B11: out of figures at the end of one's turn the game goes on; a scoring may bring some back.
#[test]
fn out_of_figures_at_the_end_of_ones_turn() {
    let last = "2p CEGIKN E7:1 I7:1 K7:1 supply:1=1 dice:4411";
    check(last, "4+4 C8; 1+1 bishop; * 3 4 1 1; 3+4 N7; end", "supply:1=3 turn:1 roll");
    check(last, "4+4 C8; 1+1 bishop; * 1 2 1 1; 1+2 tile; end", "supply:1=0 over:figures");
}

/// B12, B51: the bishop taken, and lost before the next turn: no coins for churches.
#[test]
fn the_bishop_taken_and_lost() {
    let church = "2p CEGIKN C11:1 dice:5512";
    check(church, "5+5 bishop; end; * 3 3 1 2; 3+3 bishop; end", "turn:1 coins:1=0");
    check(church, "5+5 bishop; end; * 3 4 1 2; 1+2 tile; end", "turn:1 coins:1=1");
}

/// B64, B61: 1 flour and 1 glass left: 2 coins. 2 bakeries and a butchery: 6 coins.
#[test]
fn stefans_tiles_and_the_shops() {
    assert_eq!(score("2p CEGIKN C6:1 E7:1", 1)[4], 2);
    assert_eq!(score("2p CEGIKN C2:1 K2:1 E3:1", 1)[2], 6);
}

/// B19: four 6s, all manors occupied, no tile in hand or supply, bishop already held: pass.
#[test]
fn four_sixes_and_nothing_to_do() {
    assert_eq!(legal("2p CEGIKN E12:2 I12:2 K12:2 N12:2 bishop:1 tiles:0 dice:6666"), ["pass"]);
}
