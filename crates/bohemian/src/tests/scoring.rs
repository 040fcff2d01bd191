//! The end (B60 to B65).

use super::*;
use engine::Seats;

/// B60
#[test]
fn the_game_ends_when_the_bank_has_paid_its_last_coin_and_the_payment_is_made_in_full() {
    check("2p CEGIKN bank:1 dice:4411", "4+4 C8", "over:bank bank:0 coins:1=1");
    check("2p CEGIKN bank:3 dice:6611", "6+6 N12", "over:bank bank:-2 coins:1=5");
    check("2p CEGIKN bank:2 dice:4411", "4+4 C8", "turn:1 moved");
    // A mill or glass scoring is completed for everyone, tiles and figures back.
    check(
        "2p CEGIKN bank:4 E7:2 I7:2 K7:1 dice:3411",
        "3+4 N7",
        "over:bank coins:1=6 coins:2=6 bank:-8 N7:- E7:- supply:2=13",
    );
    // An income as a whole; then no roll.
    check("2p CEHIKN C9:2* E9:2* bank:1 dice:1244", "1+2 tile; end", "over:bank coins:2=2 bank:-1");
}

/// B60, B11
#[test]
fn a_turn_without_figures_ends_the_game_before_income() {
    check("2p CEHIKN C9:2* supply:2=0 bank:1 dice:1244", "1+2 tile; end", "over:figures coins:2=0 bank:1");
}

/// B61
#[test]
fn sets_of_different_shops() {
    let shops = |position: &str| score(&format!("2p {position}"), 1)[2];
    assert_eq!(shops("CEGIKN"), 0);
    assert_eq!(shops("CEGIKN C2:1"), 1);
    assert_eq!(shops("CEGIKN C2:1 E3:1"), 5);
    assert_eq!(shops("CEGIKN C2:1 E3:1 G4:1"), 12);
    assert_eq!(shops("CEGIKN C2:1 E3:1 G4:1 I5:1"), 20);
    assert_eq!(shops("CEGIKN C2:1 K2:1 E3:1"), 6);
    assert_eq!(shops("CEGIKM C2:1 K2:1 M2:1"), 3);
    assert_eq!(shops("CEGIKM C2:1 M2:1 E3:1 M3:1 G4:1 M4:1 I5:1"), 20 + 12);
}

/// B62
#[test]
fn a_town_hall_pays_if_its_village_is_complete_and_saves_from_the_loss() {
    let halls = |position: &str| score(&format!("2p {position}"), 1)[1];
    assert_eq!(halls("CEGIKN"), -5);
    assert_eq!(halls("CEGIKN N10:1"), 0);
    assert_eq!(halls("CEGIKN N7:2 N8:2 N9:1 N10:1 N12:2"), 5);
    assert_eq!(halls("CEGIKN N7:2 N8:2 N9:1 N10:2 N12:2"), -5);
    assert_eq!(halls("CEGIKN N7:2 N8:2 N9:1 N10:1 N12:2 G10:1"), 5);
    // A factory that just emptied leaves the village incomplete.
    let mut game = position("2p CEGIKN N8:2 N9:1 N10:1 N12:2 E7:2 I7:2 K7:2 dice:3411");
    play(&mut game, "3+4 N7");
    assert_eq!(game.standings().next().unwrap().0[1], 0);
    // A total may go below zero.
    assert_eq!(score("2p CEGIKN coins:1=2", 1).iter().sum::<i32>(), -3);
}

/// B63
#[test]
fn most_churches_and_second_most() {
    let churches = |counts: &[u32]| -> Vec<i32> {
        Seat::all(counts.len() as u8).map(|seat| church_points(counts, seat)).collect()
    };
    assert_eq!(churches(&[3, 2, 1]), [10, 6, 0]);
    assert_eq!(churches(&[3, 2, 2, 1]), [10, 6, 6, 0]);
    assert_eq!(churches(&[3, 3, 2]), [6, 6, 0]);
    assert_eq!(churches(&[1, 1, 1, 1]), [6, 6, 6, 6]);
    assert_eq!(churches(&[2, 0, 0]), [10, 0, 0]);
    assert_eq!(churches(&[0, 0]), [0, 0]);
    assert_eq!(score("2p CEGIKN C11:1 G11:2 I11:2", 1)[3], 6);
    assert_eq!(score("2p CEGIKN C11:1 G11:2 I11:2", 2)[3], 10);
}

/// B64
#[test]
fn left_over_flour_and_glass_pay_half_rounded_down_together() {
    let tiles = |position: &str| score(&format!("2p {position}"), 1)[4];
    assert_eq!(tiles("CEGIKN C6:1"), 1);
    assert_eq!(tiles("CEGIKN E7:1"), 1);
    assert_eq!(tiles("CEGIKN E7:1 I7:1 C6:1"), 4);
}

/// B65
#[test]
fn most_coins_win_and_equal_coins_share_the_win() {
    let end = |set_up: &str| {
        let mut game = position(set_up);
        play(&mut game, "1+2 tile; end");
        game.outcome().unwrap()
    };
    let even = end("2p CEGIKN supply:2=0 coins:1=7 coins:2=7 dice:1244");
    assert_eq!(even.winners, Seats::from_iter([Seat::new(0), Seat::new(1)]));
    assert!((even.share(Seat::new(0)) - 0.5).abs() < 1e-9);
    let second = end("2p CEGIKN C10:2 supply:2=0 coins:1=7 coins:2=3 dice:1244");
    assert_eq!(second.winners, Seats::from_iter([Seat::new(1)]));
    assert_eq!(second.scores[1].0.as_slice(), [3, 0, 0, 0, 0]);
    assert_eq!(Bohemian::HEADINGS, ["coins", "town-halls", "shops", "churches", "tiles"]);
    // The final scoring never lacks coins: it is not paid out of the bank.
    let empty = {
        let mut game = position("2p CEGIKN bank:1 C2:1 E3:1 dice:4411");
        play(&mut game, "4+4 C8");
        game.outcome().unwrap()
    };
    assert_eq!(empty.scores[0].total(), 1 - 5 + 5);
}
