//! The end of the build phase and the markets (V60 to V76).

use super::table::table;
use crate::state::Phase;
use crate::village::Village;
use crate::{Event, Symbol};
use engine::{Game, Seat};

fn village(text: &str) -> Village {
    table(5).village(1, text).build(1).game.players[0].village
}

/// V60: Chiara: two vintners on one graper hide its food; no food is left, her Founders turn.
#[test]
fn chiaras_founders_turn() {
    let table =
        table(2).village(1, "founders graper(vintner vintner)").village(2, "founders hunter").end_build();
    assert_eq!(table.village_of(1), "founders! graper(vintner vintner)");
    assert_eq!(table.village_of(2), "founders hunter");
    let village = &table.game.players[0].village;
    assert_eq!((village.food(), village.gold()), (1, 10));
    assert!(table.happened(&Event::FoundersTurned { seat: Seat::new(0) }));
}

/// V60: they never turn back.
#[test]
fn founders_do_not_turn_back() {
    let table = table(2).village(1, "founders! hunter").village(2, "founders(brewer) hunter");
    let table = table.end_build();
    assert_eq!(table.village_of(1), "founders! hunter");
    assert_eq!(table.village_of(2), "founders(brewer) hunter");
}

/// V61: a market that is due is held after the marker has moved; then a new round.
#[test]
fn a_new_round_follows_the_market() {
    let table = table(3).road("hunter hunter graper graper mason mason").empty_stacks(2).end_build();
    let markets: Vec<Seat> = table
        .events
        .iter()
        .filter_map(|event| if let Event::FirstMarket { seat, .. } = event { Some(*seat) } else { None })
        .collect();
    assert_eq!(markets, [1, 2, 0].map(Seat::new), "in turn order (V72), from the new first player");
    assert_eq!(table.phase(), Phase::Draft(Seat::new(1)));
}

/// V70: the first market comes when stacks 1 and 2 are both empty, once.
#[test]
fn the_first_market_is_due_once() {
    let road = "hunter graper mason cooper thatcher wattler";
    let held = |table: super::table::Table| table.road(road).end_build().game.first_market_held;
    assert!(!held(table(2).empty_stacks(1)));
    assert!(!held(table(2).stack(2, "")));
    assert!(held(table(2).empty_stacks(2)));
    let again = table(2).winter().road(road).empty_stacks(2).end_build();
    assert!(!again.events.iter().any(|event| matches!(event, Event::FirstMarket { .. })));
}

/// V70: cards put back on a stack that still has some delay the market.
#[test]
fn cards_put_back_delay_the_market() {
    let road = "hunter graper mason cooper thatcher wattler";
    let table = table(2).road(road).stack(1, "").stack(2, "priest").hand(1, "agent").build(1);
    let table = table
        .play("give agent stack 2 take miner; done; done; stack 2; road 1; road 1; road 1; road 1; road 1");
    assert!(table.stack_len(2) == 0 && !table.game.first_market_held);
    let table = table.play("no coin; no coin; done; done");
    assert!(table.game.first_market_held);
}

/// V71: the second market comes when all stacks are empty, and ends the game; both can fall due together.
#[test]
fn both_markets_in_one_round() {
    let table = table(2).village(1, "founders beekeeper miner(blacksmith+4)").empty_stacks(6).end_build();
    assert_eq!(table.phase(), Phase::Over);
    // The blacksmith has no food: the Founders turn. 4 + 2 gold and as much as 4 coins; then again, and the coins.
    assert_eq!(table.coins_of(1), 8 + (6 + 4) + (6 + 4));
    assert!(table.happened(&Event::FirstMarket { seat: Seat::new(0), gold: 6, coins: 4 }));
    assert!(table.happened(&Event::SecondMarket { seat: Seat::new(0), gold: 6, silver: 0, coins: 4 }));
}

/// V72: Noah: cartwright 9, bed builder 4, thatcher 2 visible = 15, 8 coins on villagers, freemason silver not
/// counted, Founders turned: 23.
#[test]
fn noahs_first_market() {
    let noah = "founders! lumberjack(wheeler(cartwright) carpenter+8) hayer(bed_builder thatcher) freemason";
    let table = table(2)
        .village(1, noah)
        .road("hunter graper mason cooper agent wattler")
        .empty_stacks(2)
        .end_build();
    assert_eq!(table.coins_of(1), 8 + 23);
    assert_eq!(table.on(1, "carpenter"), 8, "the coins stay");
    assert!(table.happened(&Event::FirstMarket { seat: Seat::new(0), gold: 15, coins: 8 }));
}

/// V73: Enrico: two grocers and three food = 9 + 9, cooper 4: 22, and the coins on the carpenter.
#[test]
fn enricos_second_market() {
    let enrico = "founders! lumberjack(carpenter+6 cooper) hayer(grazier(milk_maid)) grocer grocer";
    let table = table(2).winter().village(1, enrico).empty_stacks(6).end_build();
    assert_eq!(table.coins_of(1), 8 + 22 + 6);
    assert_eq!(table.on(1, "carpenter"), 0, "he takes the coins themselves");
    assert!(table.happened(&Event::SecondMarket { seat: Seat::new(0), gold: 4, silver: 18, coins: 6 }));
    let outcome = table.game.outcome().unwrap();
    assert_eq!(outcome.scores[0].0.as_slice(), [8, 4, 18, 6]);
    assert_eq!(outcome.scores[0].total(), 36);
}

/// V73, V75: silver is counted before coins move.
#[test]
fn the_agent_counts_coins_before_they_move() {
    let table = table(2)
        .winter()
        .village(1, "founders agent hunter+6 lumberjack(carpenter+4)")
        .empty_stacks(6)
        .end_build();
    assert!(table.happened(&Event::SecondMarket { seat: Seat::new(0), gold: 2, silver: 6, coins: 10 }));
    assert_eq!(table.coins_of(1), 8 + 2 + 6 + 10);
}

fn silver(text: &str) -> u16 {
    village(text).silver()
}

/// V74: the wood carver counts printed gold on wood: with a cartwright and a cooper 13; coins don't count.
#[test]
fn a_wood_carver_counts_gold_on_wood() {
    assert_eq!(silver("lumberjack(wood_carver cooper) lumberjack(wheeler(cartwright))"), 13);
    assert_eq!(silver("lumberjack(wood_carver) lumberjack(wheeler(cartwright+8))"), 9);
    assert_eq!(silver("lumberjack(wood_carver wheeler) beekeeper"), 3, "only wood, only visible");
    assert_eq!(silver("lumberjack(wood_carver)"), 0);
}

/// V74: the peddler counts gold symbols, not their numbers: with only two jewelers 3.
#[test]
fn a_peddler_counts_gold_symbols() {
    let jewelers = "miner(seeker(spelunker(jeweler)) seeker(spelunker(jeweler)))";
    assert_eq!(silver(&format!("hayer(peddler) {jewelers}")), 3);
    assert_eq!(silver(&format!("hayer(peddler) beekeeper {jewelers}")), 3, "every 2 rounds down");
    assert_eq!(silver(&format!("founders hayer(peddler) beekeeper {jewelers}")), 6);
    assert_eq!(silver("founders! hayer(peddler) beekeeper"), 0, "turned Founders show no gold");
}

/// V74: suit symbols count everywhere, covered too, the own ones as well.
#[test]
fn suit_silver_counts_covered_symbols() {
    assert_eq!(silver("lumberjack(log_rafter)"), 3, "lumberjack 1, log rafter 2");
    assert_eq!(silver("lumberjack(log_rafter wheeler(cartwright))"), 5);
    assert_eq!(silver("hayer(horse_trader)"), 3);
    assert_eq!(silver("hayer(horse_trader bed_builder)"), 6, "hayer, horse trader, 2 of the bed builder");
    assert_eq!(
        silver("hayer(ore_muler) miner(glass_blower seeker)"),
        6,
        "miner, seeker, 2 of the glass blower"
    );
    assert_eq!(silver("hayer(ore_muler)"), 0, "he is of hay himself");
    assert_eq!(silver("priest"), 0);
    assert_eq!(silver("priest chandler"), 3, "the chandler has two symbols");
    assert_eq!(silver("priest chandler hunter"), 6);
}

/// V74: the locksmith counts padlocks, covered ones and the own one too.
#[test]
fn a_locksmith_counts_padlocks_everywhere() {
    assert_eq!(silver("miner(locksmith)"), 2);
    assert_eq!(silver("miner(locksmith) graper(vintner(wine_trader)) hunter"), 6);
}

/// V74: food and builders count where visible.
#[test]
fn grocer_and_freemason_count_what_is_visible() {
    assert_eq!(silver("grocer hunter harvester"), 6);
    assert_eq!(silver("grocer graper(vintner)"), 0);
    assert_eq!(silver("grocer founders!"), 3);
    assert_eq!(silver("freemason wattler lumberjack(carpenter)"), 6);
    assert_eq!(silver("freemason freemason hayer(thatcher)"), 6);
    assert_eq!(village("wattler hayer(thatcher)").count(Symbol::Builder), 2);
}

/// V74: silver that is covered brings nothing, and only the owner's village counts.
#[test]
fn silver_counts_the_own_village_only() {
    let table =
        table(2).winter().village(1, "founders! grocer").village(2, "founders hunter harvester fisher");
    let table = table.empty_stacks(6).end_build();
    assert!(table.happened(&Event::SecondMarket { seat: Seat::new(0), gold: 0, silver: 3, coins: 0 }));
}

/// V75: the agent brings the coins of the best villager.
#[test]
fn an_agent_takes_the_best_villager() {
    assert_eq!(silver("agent hunter+2 chandler+6"), 6);
    assert_eq!(silver("agent agent chandler+6"), 12);
    assert_eq!(silver("agent"), 0);
}

/// V76: most coins win; of those tied the fewest villagers, every card counted; still tied share.
#[test]
fn ties_go_to_the_smaller_village() {
    let winners = |one: &str, two: &str| {
        let table = table(2).winter().village(1, one).village(2, two).empty_stacks(6).end_build();
        let outcome = table.game.outcome().unwrap();
        outcome.winners.iter().map(Seat::number).collect::<Vec<_>>()
    };
    assert_eq!(winners("founders beekeeper hunter", "founders hunter"), [1]);
    assert_eq!(winners("founders hunter", "founders hunter harvester"), [1]);
    assert_eq!(winners("founders hunter miner", "founders hunter"), [2], "basics count");
    assert_eq!(winners("founders hunter", "founders harvester"), [1, 2]);
}
