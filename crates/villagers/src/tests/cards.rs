//! What is printed on each of the 50 villagers, written a second time and by effect: the food, builders and
//! gold that it shows when it is placed, what it is placed on, what opens it.

use super::table::{kind, table};
use crate::cards::{DECK, Kind};

/// Villager, its chain, suit symbols, food, builder, gold, padlock, key ring.
const PRINTED: &str = "
    brewer        founders                      1 1 1 0  cooper        2
    poulterer     founders                      1 1 0 3  carpenter     0
    swineherd     founders                      1 1 0 2  -             0
    truffler      founders,swineherd            1 1 0 8  hunter        0
    carpenter     lumberjack                    1 0 1 0  -             8
    cooper        lumberjack                    1 0 0 4  blacksmith    6
    shipwright    lumberjack                    1 0 1 2  -             4
    wheeler       lumberjack                    1 0 0 3  -             0
    cartwright    lumberjack,wheeler            1 0 0 9  -             2
    wood_carver   lumberjack                    1 0 0 0  -             0
    log_rafter    lumberjack                    2 0 0 0  -             0
    thatcher      hayer                         1 0 1 2  -             0
    bed_builder   hayer                         2 0 0 4  carpenter     0
    grazier       hayer                         1 1 0 0  -             0
    milk_maid     hayer,grazier                 1 2 0 0  cooper        0
    fromager      hayer,grazier,milk_maid       1 1 0 15 -             0
    peddler       hayer                         1 0 0 0  cartwright    0
    horse_trader  hayer                         1 0 0 0  -             0
    ore_muler     hayer                         1 0 0 0  -             0
    blacksmith    miner                         1 0 0 2  -             10
    glass_blower  miner                         2 0 0 4  blacksmith    2
    mason         miner                         1 0 1 2  -             0
    seeker        miner                         1 0 0 0  -             0
    spelunker     miner,seeker                  1 0 0 10 chandler      0
    jeweler       miner,seeker,spelunker        1 0 0 20 blacksmith    0
    locksmith     miner                         1 0 0 0  blacksmith    0
    graper        -                             1 1 0 0  -             0
    vintner       graper                        1 0 0 5  cooper        0
    wine_trader   graper,vintner                1 0 0 14 glass_blower  0
    shepherd      -                             1 1 0 0  -             0
    spinner       shepherd                      1 0 0 4  -             0
    weaver        shepherd,spinner              1 0 0 12 carpenter     0
    tailor        shepherd,spinner,weaver       1 0 0 24 -             0
    tanner        -                             1 0 0 2  -             0
    saddler       tanner                        1 0 0 5  -             0
    cobbler       tanner                        1 0 0 6  blacksmith    0
    harvester     -                             1 1 0 0  -             2
    hunter        -                             1 1 0 0  -             2
    chandler      -                             2 0 0 3  -             4
    wattler       -                             1 0 1 0  -             0
    fisher        -                             1 1 0 3  shipwright    0
    beekeeper     -                             1 0 0 4  carpenter     0
    grocer        -                             1 0 0 0  harvester     0
    freemason     -                             1 0 0 0  brewer        0
    priest        -                             1 0 0 0  chandler      0
    agent         -                             1 0 0 0  -             0
";

/// V32, V40: each villager shows what is printed on it, and is placed on its chain for its price.
#[test]
fn each_villager_is_placed_and_shows_what_is_printed() {
    for line in PRINTED.lines().filter(|line| !line.trim().is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [id, chain, symbols, food, builder, gold, padlock, key_ring] = words[..] else {
            panic!("{line}")
        };
        let below: Vec<&str> = chain.split(',').filter(|id| *id != "-").collect();
        let nested = below.join("(") + &")".repeat(below.len().saturating_sub(1));
        let table = table(5).village(1, &nested).hand(1, id).build(1);
        let on = below.last().map_or(String::new(), |below| format!(" on {below}"));
        let bank = if padlock == "-" { "" } else { " bank" };
        let table = table.play(&format!("build {id}{on}{bank}"));
        let village = &table.game.players[0].village;
        let number = |text: &str| text.parse::<u16>().unwrap();
        assert_eq!(
            (village.food(), village.builders(), village.gold()),
            (number(food), number(builder), number(gold)),
            "{id}"
        );
        let card = kind(id).card();
        assert_eq!(u16::from(card.suit_symbols), number(symbols), "{id}");
        assert_eq!(u16::from(card.key_ring), number(key_ring), "{id}");
        assert_eq!(card.padlock.map_or("-", |key| key.card().id), padlock, "{id}");
        assert_eq!(table.coins_of(1), if padlock == "-" { 8 } else { 6 }, "{id}");
    }
}

/// V1: the table above and the four specials are the whole deck.
#[test]
fn every_villager_is_in_the_table() {
    let printed: Vec<Kind> =
        PRINTED.lines().filter_map(|line| line.split_whitespace().next()).map(kind).collect();
    let missing: Vec<Kind> = DECK.iter().filter(|kind| !printed.contains(kind)).collect();
    assert_eq!(missing, [Kind::MONK, Kind::APPRENTICE, Kind::TINNER, Kind::SMUGGLER]);
}

/// V6, V51: Founders, basics and stand-ins carry two cards at the bottom of a chain.
#[test]
fn first_villagers_carry_two() {
    let firsts =
        ["founders", "lumberjack", "hayer", "miner", "graper", "shepherd", "tanner", "monk", "apprentice"];
    assert!(firsts.iter().all(|id| kind(id).card().branches == 2));
}
