//! Special villagers (V50 to V55).

use super::table::{Table, kind, solo, table};
use crate::{Event, Level};

/// V50, V54, V55: Andrea has miner and seeker: monk on the seeker, jeweler on the monk (the limit of 2 is
/// reached), the tinner opens the jeweler and the smuggler; the smuggler takes half of 20.
#[test]
fn andrea_smuggles_half_a_jeweler() {
    let table =
        table(2).village(1, "founders miner(seeker)").hand(1, "monk jeweler tinner smuggler").build(1);
    let table = table.play("tinner; build jeweler with monk on seeker tinner; smuggler jeweler tinner");
    assert_eq!(table.village_of(1), "founders miner(seeker(monk(jeweler)))");
    assert_eq!((table.left(), table.coins_of(1), table.hand_of(1).as_str()), (0, 18, ""));
}

/// V54: the rulebook's example brings the tinner after the jeweler. Here he comes first, as each villager is placed with what
/// opens its padlock; the coins at the end are those of the example: 10 for the smuggler, and nothing paid.
#[test]
fn the_tinner_is_played_before_what_he_opens() {
    let position =
        || table(2).village(1, "founders miner(seeker)").hand(1, "monk jeweler tinner smuggler").build(1);
    assert_eq!(position().refuses("build jeweler with monk on seeker tinner"), "no-tinner");
    let before = position().coins_of(1);
    let table = position().play("tinner; build jeweler with monk on seeker tinner; smuggler jeweler tinner");
    assert_eq!(table.coins_of(1), before + 10);
}

/// V50: miner, monk, monk, jeweler: three of the limit.
#[test]
fn each_monk_counts() {
    let position = |village| table(2).village(1, village).hand(1, "monk monk jeweler").build(1);
    let table = position("founders miner wattler");
    assert_eq!(table.refuses("build jeweler on miner bank"), "chain-broken");
    let table = table.play("build jeweler with monks on miner bank");
    assert_eq!(
        (table.left(), table.village_of(1).as_str()),
        (0, "founders miner(monk(monk(jeweler))) wattler")
    );
    let short = position("founders miner");
    assert_eq!(short.refuses("build jeweler with monks on miner bank"), "limit-reached");
    assert_eq!(short.moves_with("build"), Vec::<String>::new());
}

/// V50: a monk is never the top card, and stands for no basic villager's supply.
#[test]
fn a_monk_is_not_placed_alone() {
    let table = table(2).village(1, "founders").hand(1, "monk").build(1);
    assert_eq!(table.refuses("build monk"), "monk-on-top");
    assert_eq!(table.moves_with("build"), Vec::<String>::new());
}

/// V50: at the bottom a monk may stand for any first villager, Founders included.
#[test]
fn a_monk_at_the_bottom_stands_for_any_first_villager() {
    let table = table(2).village(1, "founders(brewer brewer)").hand(1, "monk swineherd spinner").build(1);
    assert_eq!(table.moves_with("build"), ["build swineherd with monk", "build spinner with monk"]);
    let table = table.play("build swineherd with monk");
    assert_eq!(table.village_of(1), "founders(brewer brewer) monk(swineherd)");
    assert_eq!(table.game.basics, [10, 10, 10], "he is no basic");
}

/// V50: by depth every other place below must hold the right card, or a monk or apprentice.
#[test]
fn the_rest_of_the_chain_must_be_right() {
    let table = table(2)
        .village(1, "founders monk(grazier) hayer wattler wattler")
        .hand(1, "monk jeweler fromager spelunker milk_maid");
    let table = table.build(1);
    assert_eq!(table.refuses("build jeweler with monk on monk bank"), "chain-broken");
    assert_eq!(table.refuses("build spelunker with monk on hayer bank"), "chain-broken");
    assert_eq!(table.moves_with("build fromager"), ["build fromager with monk on grazier"]);
    let table = table.play("build milk_maid on grazier bank; build fromager on milk_maid");
    assert_eq!(table.village_of(1), "founders monk(grazier(milk_maid(fromager))) hayer wattler wattler");
}

/// V50: a monk may take a free branch, and is never slid under a card that lies already.
#[test]
fn a_monk_takes_a_free_branch() {
    let table = table(2).village(1, "founders lumberjack(carpenter)").hand(1, "monk cartwright").build(1);
    let table = table.play("build cartwright with monk on lumberjack");
    assert_eq!(table.village_of(1), "founders lumberjack(carpenter monk(cartwright))");
}

/// V51: monk and apprentice have no symbols but their own suit.
#[test]
fn stand_ins_have_no_symbols_of_others() {
    let village = table(2).village(1, "monk(brewer) apprentice(saddler)").build(1).game.players[0].village;
    assert_eq!(village.count(crate::Symbol::Suit(crate::Suit::Special)), 2);
    assert_eq!(village.count(crate::Symbol::Suit(crate::Suit::Grain)), 1, "the brewer's");
    assert_eq!((village.food(), village.gold()), (1, 5));
}

/// V51: at the bottom they carry two cards of the same suit, the second later and alone; elsewhere one.
#[test]
fn a_stand_in_at_the_bottom_has_two_branches_of_one_suit() {
    let table = table(2)
        .village(1, "monk(carpenter) lumberjack(monk(cartwright))")
        .hand(1, "shipwright brewer thatcher wheeler cartwright")
        .build(1);
    assert_eq!(
        table.moves_with("build shipwright"),
        ["build shipwright on monk", "build shipwright on lumberjack"]
    );
    assert_eq!(table.refuses("build brewer on monk bank"), "chain-broken", "another suit");
    assert_eq!(table.refuses("build cartwright on monk.2"), "chain-broken", "one in the middle carries one");
    let table = table.play("build wheeler on monk");
    assert_eq!(table.refuses("build shipwright on monk"), "chain-broken", "two branches are taken");
    assert_eq!(table.village_of(1), "monk(carpenter wheeler) lumberjack(monk(cartwright))");
}

fn with_apprentice() -> Table {
    table(2)
        .village(1, "founders lumberjack")
        .village(2, "founders(swineherd) lumberjack(wheeler(cartwright)) hunter")
        .hand(1, "apprentice")
}

/// V52: the apprentice trades places with a covered villager of any village, which is placed at once.
#[test]
fn an_apprentice_takes_a_covered_villager() {
    let table = with_apprentice().build(1);
    assert_eq!(
        table.moves_with("apprentice"),
        ["apprentice 2 lumberjack", "apprentice 2 wheeler on lumberjack"]
    );
    let table = table.play("apprentice 2 wheeler on lumberjack");
    assert_eq!(table.village_of(1), "founders lumberjack(wheeler)");
    assert_eq!(table.village_of(2), "founders(swineherd) lumberjack(apprentice(cartwright)) hunter");
    assert_eq!(table.left(), 1, "he counts 1, not 2");
}

/// V52: a basic taken stands alone and is none of the three.
#[test]
fn a_basic_taken_by_the_apprentice_is_none_of_the_three() {
    let table = with_apprentice().build(1).play("apprentice 2 lumberjack");
    assert_eq!(table.village_of(1), "founders lumberjack lumberjack");
    assert_eq!(table.village_of(2), "founders(swineherd) apprentice(wheeler(cartwright)) hunter");
    assert_eq!(table.game.builds.basics, 3);
}

/// V52: not with what is not covered, nor another player's Founders, nor an apprentice; and only if the
/// villager taken can be placed.
#[test]
fn an_apprentice_is_choosy() {
    let table = with_apprentice().village(1, "founders apprentice(vintner)").build(1);
    assert_eq!(table.refuses("apprentice 2 hunter"), "not-covered");
    assert_eq!(table.refuses("apprentice 2 founders food"), "others-founders");
    assert_eq!(table.refuses("apprentice 1 apprentice"), "apprentice-stays");
    assert_eq!(table.refuses("apprentice 2 wheeler"), "chain-broken");
    assert_eq!(table.refuses("build apprentice"), "apprentice-trades");
    assert_eq!(table.moves_with("apprentice"), ["apprentice 2 lumberjack"]);
}

/// V52: the own Founders are placed alone, with the side that the player chooses.
#[test]
fn own_founders_can_turn_back() {
    let position = || table(2).village(1, "founders!(swineherd)").hand(1, "apprentice").build(1);
    assert_eq!(
        position().moves_with("apprentice"),
        ["apprentice 1 founders gold", "apprentice 1 founders food"]
    );
    let gold = position().play("apprentice 1 founders gold");
    assert_eq!(gold.village_of(1), "apprentice(swineherd) founders");
    let food = position().play("apprentice 1 founders food");
    assert_eq!(food.village_of(1), "apprentice(swineherd) founders!");
}

/// V52: the padlock of the villager taken is opened anew.
#[test]
fn a_padlock_is_opened_anew_for_the_villager_taken() {
    let table = table(2)
        .village(1, "founders graper")
        .village(2, "founders graper(vintner(wine_trader))")
        .hand(1, "apprentice")
        .build(1)
        .play("apprentice 2 vintner on graper bank");
    assert_eq!((table.coins_of(1), table.village_of(1).as_str()), (6, "founders graper(vintner)"));
}

/// V52: a monk taken needs a villager on it at once, which counts.
#[test]
fn a_monk_taken_needs_a_villager_on_it() {
    let table = table(2)
        .village(1, "founders miner(seeker) wattler")
        .village(2, "founders lumberjack(monk(cartwright))")
        .hand(1, "apprentice jeweler hunter")
        .build(1);
    assert_eq!(table.refuses("apprentice 2 monk"), "expected");
    let table = table.play("apprentice 2 monk under jeweler on seeker bank");
    assert_eq!(table.village_of(1), "founders miner(seeker(monk(jeweler))) wattler");
    assert_eq!(table.village_of(2), "founders lumberjack(apprentice(cartwright))");
    assert_eq!(table.left(), 1, "apprentice and jeweler");
}

/// V52: the villager taken may stand on a monk of the hand, which counts.
#[test]
fn a_villager_taken_may_stand_on_a_monk() {
    let table = with_apprentice().village(1, "founders").hand(1, "apprentice monk").build(1);
    let table = table.play("apprentice 2 wheeler with monk");
    assert_eq!((table.village_of(1).as_str(), table.left()), ("founders monk(wheeler)", 0));
}

/// V52: what lies on the apprentice stays and carries on as that chain.
#[test]
fn an_apprentice_in_a_chain_is_built_on() {
    let table = table(2).village(1, "founders miner(apprentice(spelunker))").hand(1, "jeweler").build(1);
    assert_eq!(
        table.play("build jeweler on spelunker bank").village_of(1),
        "founders miner(apprentice(spelunker(jeweler)))"
    );
}

/// V53: a monk that becomes a top card goes back to the hand, and so does the one below it.
#[test]
fn uncovered_monks_go_back_to_the_hand() {
    let table = solo(Level::Expert)
        .village(1, "founders miner(monk(monk(jeweler)))")
        .countess("countess")
        .up("arrest")
        .build(1)
        .play("done");
    assert_eq!(table.village_of(1), "founders! miner");
    assert_eq!(table.hand_of(1), "monk monk");
    assert!(table.happened(&Event::Returned { seat: Table::player(), card: kind("monk") }));
}

/// V54: with the tinner padlocks may be opened for free, some still as usual; not before, nor in the next phase.
#[test]
fn the_tinner_opens_for_free() {
    let table =
        table(2).village(1, "founders lumberjack(cooper) wattler").hand(1, "tinner fisher brewer").build(1);
    assert_eq!(table.refuses("build fisher tinner"), "no-tinner");
    let table = table.play("tinner");
    assert_eq!(table.moves_with("build fisher"), ["build fisher bank", "build fisher tinner"]);
    let table = table.play("build fisher tinner; build brewer on founders key 1; done");
    assert_eq!((table.coins_of(1), table.on(1, "cooper")), (8, 2));
    assert!(!table.game.builds.tinner, "the next player has played none");
}

/// V55: half the printed gold, rounded up, of one visible villager, Founders too.
#[test]
fn the_smuggler_takes_half_rounded_up() {
    let take = |moves: &str| {
        let table = table(2).village(1, "founders beekeeper chandler graper(vintner)").hand(1, "smuggler");
        table.build(1).play(moves).coins_of(1)
    };
    assert_eq!(take("smuggler founders bank"), 8 - 2 + 1);
    assert_eq!(take("smuggler chandler bank"), 8 - 2 + 2, "half of 3");
    assert_eq!(take("smuggler vintner bank"), 8 - 2 + 3, "half of 5");
}

/// V55: with no gold in sight he brings nothing, but opens his padlock all the same.
#[test]
fn a_smuggler_without_gold_brings_nothing() {
    let table = table(2).village(1, "founders! lumberjack(wheeler) hunter").hand(1, "smuggler").build(1);
    assert_eq!(table.refuses("smuggler hunter bank"), "no-gold-there");
    assert_eq!(table.refuses("smuggler bank"), "no-gold-there", "the wheeler has gold");
    let none = super::table::table(2).village(1, "founders! hunter").hand(1, "smuggler").build(1);
    assert_eq!(none.play("smuggler bank").coins_of(1), 6);
}
