//! Bishop and special action tiles (B50 to B55).

use super::*;

/// B50
#[test]
fn doubles_take_the_bishop_from_the_middle_or_from_another() {
    check("2p CEGIKN dice:5512", "5+5 bishop", "bishop:1 moved dice:12");
    check("2p CEGIKN bishop:2 dice:5512", "5+5 bishop", "bishop:1");
    refused("2p CEGIKN dice:5612", "5+6 bishop", "no-doubles");
    refused("2p CEGIKN bishop:1 dice:5512", "5+5 bishop", "bishop-held");
    refused("2p CEGIKN dice:2223", "2+2+2 bishop", "no-doubles");
    assert_eq!(position("2p CEGIKN").bishop(), None);
}

/// B51
#[test]
fn the_bishop_stays_until_another_takes_him_and_taking_him_is_a_move() {
    check("2p CEGIKN dice:5512", "5+5 bishop; end; * 1 2 3 4; 1+2 tile; end", "bishop:1 turn:1");
}

/// B52
#[test]
fn any_two_dice_take_a_special_action_tile() {
    check("2p CEGIKN dice:1256", "1+5 tile", "tile:1 tiles:6 moved dice:26");
    check("2p CEGIKN dice:5512", "5+5 bishop; 1+2 tile", "bishop:1 tile:1 turn:2");
    refused("2p CEGIKN tiles:0 dice:1256", "1+5 tile", "no-tile-left");
    refused("2p CEGIKN dice:1256", "1+2+5 tile", "not-two-dice");
}

/// B53
#[test]
fn nobody_holds_more_than_one_tile() {
    refused("2p CEGIKN tile:1 dice:1256", "1+5 tile", "tile-held");
    let mut game = position("2p CEGIKN dice:1256");
    play(&mut game, "1+5 tile");
    let second = game.parse_move("2+6 tile").unwrap();
    assert_eq!(game.check(second), Err(Fault::TileHeld));
}

/// B54
#[test]
fn a_tile_re_rolls_any_of_the_dice_not_yet_used() {
    check("2p CEGIKN tile:1 dice:1256", "reroll 1 2; * 6 6", "dice:5666 tile:-1");
    check("2p CEGIKN tile:1 dice:1256", "reroll 1 2 5 6; * 1 1 1 1", "dice:1111");
    check("2p CEGIKN tile:1 dice:1256", "5+6 C11; reroll 2; * 5", "dice:15 moved");
    // A tile taken this turn may be spent this turn.
    check("2p CEGIKN dice:1256", "1+5 tile; reroll 2 6; * 4 4; 4+4 C8", "C8:1 turn:2 tile:-1");
    refused("2p CEGIKN dice:1256", "reroll 1 2", "no-tile-to-spend");
    refused("2p CEGIKN tile:1 dice:1256", "reroll 3", "dice-not-there");
    // After it one move must still be made.
    let mut game = position("2p CEGIKN tile:1 dice:1256");
    play(&mut game, "reroll 1; * 3");
    assert_eq!(game.check(Move::End), Err(Fault::MoveFirst));
}

/// B55
#[test]
fn nobody_takes_a_tile_in_a_turn_in_which_they_spent_one() {
    let mut game = position("2p CEGIKN tile:1 tiles:6 dice:1256");
    play(&mut game, "reroll 1; * 3");
    let tile = game.parse_move("2+3 tile").unwrap();
    assert_eq!(game.check(tile), Err(Fault::TileSpent));
    // So there is no second re-roll, and the spent tile is not back in the supply.
    let reroll = game.parse_move("reroll 3").unwrap();
    assert_eq!(game.check(reroll), Err(Fault::NoTileToSpend));
    expect(&game, "tiles:6");
    play(&mut game, "5+6 C11; end; * 1 2 3 4; 1+2 tile; end; * 1 2 3 4; 1+2 tile");
    expect(&game, "tile:1 tile:2 tiles:4");
}
