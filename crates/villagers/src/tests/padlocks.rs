//! Padlocks (V40 to V45).

use super::table::{kind, table};
use crate::Pay;
use crate::cards::{DECK, KEYS, Kind};
use engine::Seat;

/// V40, V43: Ginevra (limit 3) places cooper, brewer, fisher: 2 coins to another player's blacksmith; 2 from the
/// bank on her own cooper, placed just now; 2 to the bank, as no shipwright is in play.
#[test]
fn ginevra_opens_three_padlocks() {
    let table = table(2)
        .village(1, "founders lumberjack wattler")
        .village(2, "founders miner(blacksmith)")
        .hand(1, "cooper brewer fisher")
        .build(1);
    let table = table.play("build cooper on lumberjack key 2");
    assert_eq!((table.coins_of(1), table.on(2, "blacksmith")), (6, 2));
    let table = table.play("build brewer on founders key 1");
    assert_eq!((table.coins_of(1), table.on(1, "cooper")), (6, 2));
    let table = table.play("build fisher bank");
    assert_eq!(table.coins_of(1), 4);
    assert_eq!(table.village_of(1), "founders(brewer) lumberjack(cooper+2) wattler fisher");
}

/// V40: a padlock is not passed by.
#[test]
fn a_locked_villager_must_be_unlocked() {
    let table = table(2).hand(1, "fisher hunter").build(1);
    assert_eq!(table.refuses("build fisher"), "locked");
    assert_eq!(table.refuses("build hunter bank"), "no-padlock");
    assert_eq!(table.refuses("build fisher key 2"), "no-such-key");
}

/// V41: with several copies in play the player chooses, the own or another's; never the bank.
#[test]
fn the_player_chooses_among_the_copies() {
    let table = table(3)
        .village(1, "founders lumberjack(shipwright)")
        .village(3, "founders lumberjack(shipwright)")
        .hand(1, "fisher")
        .build(1);
    assert_eq!(table.moves_with("build"), ["build fisher key 1", "build fisher key 3"]);
    assert_eq!(table.refuses("build fisher bank"), "key-in-play");
    let table = table.play("build fisher key 3");
    assert_eq!((table.on(3, "shipwright"), table.on(1, "shipwright"), table.coins_of(1)), (2, 0, 6));
}

/// V41: both copies may stand in one village.
#[test]
fn both_copies_of_a_key_can_stand_in_one_village() {
    let table =
        table(2).village(1, "founders miner(blacksmith blacksmith) lumberjack").hand(1, "cooper").build(1);
    assert_eq!(
        table.moves_with("build"),
        ["build cooper on lumberjack key 1", "build cooper on lumberjack key 1.2"]
    );
    let table = table.play("build cooper on lumberjack key 1.2");
    assert_eq!(table.village_of(1), "founders miner(blacksmith blacksmith+2) lumberjack(cooper)");
}

/// V42: without the coins it needs a villager can't be placed; the own key needs none.
#[test]
fn whoever_cannot_pay_cannot_place() {
    let poor = || table(2).coins(1, 1).hand(1, "fisher");
    let bank = poor().build(1);
    assert_eq!(bank.refuses("build fisher bank"), "too-few-coins");
    assert_eq!(bank.moves_with("build"), Vec::<String>::new());
    let other = poor().village(2, "founders lumberjack(shipwright)").build(1);
    assert_eq!(other.refuses("build fisher key 2"), "too-few-coins");
    let own = poor().village(1, "founders lumberjack(shipwright)").build(1);
    assert_eq!(own.play("build fisher key 1").coins_of(1), 1);
}

/// V44: the key ring tells how many cards name it, and limits nothing.
#[test]
fn a_key_ring_does_not_limit_payments() {
    for key in KEYS.iter() {
        let named = DECK.iter().filter(|kind| kind.card().padlock == Some(key)).count();
        assert_eq!(usize::from(key.card().key_ring), 2 * named, "{key}");
    }
    let table = table(2).village(1, "founders(swineherd) hunter+4").hand(1, "truffler").build(1);
    assert_eq!(kind("hunter").card().key_ring, 2);
    assert!(table.game.pays(Seat::new(0), kind("truffler")).contains(Pay::FirstKey));
}

/// V44: a blacksmith can gather 20 coins.
#[test]
fn a_blacksmith_gathers_twenty_coins() {
    let named: Vec<Kind> = DECK.iter().filter(|kind| kind.card().padlock == Some(Kind::BLACKSMITH)).collect();
    assert_eq!(named.len(), 5, "two cards each");
    let mut table = table(5).village(1, "founders miner(blacksmith)").build(1);
    for kind in named.into_iter().flat_map(|kind| [kind, kind]) {
        table.game.open_padlock(Seat::new(0), kind, Pay::FirstKey, &mut ());
    }
    assert_eq!(table.on(1, "blacksmith"), 20);
}

/// V45: nothing can be placed on a key villager.
#[test]
fn key_villagers_are_never_covered() {
    for key in KEYS.iter() {
        assert_eq!(key.card().branches, 0, "{key}");
        assert!(key.next().is_empty(), "{key}");
    }
}
