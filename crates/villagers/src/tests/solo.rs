//! Solo: against the Countess (V80 to V93), but for what single events do.

use super::table::{Table, solo};
use crate::cards::Suit;
use crate::event_card::{EventCard, Season};
use crate::piles::Pile;
use crate::state::{COUNTESS, Phase, Villagers};
use crate::{Chance, Event, Level, Setup};
use engine::{Game, Turn, testkit};

const ROAD: &str = "hunter graper mason cooper thatcher wattler";

fn dealt(level: Level) -> Villagers {
    let mut game = Villagers::new(&Setup::solo(level));
    let mut rng = testkit::rng(3);
    while game.turn() == Turn::Chance {
        let outcome = game.draw(&mut rng);
        game.apply_chance(&outcome, &mut ()).unwrap();
    }
    game
}

/// V80: no specials, stacks of 5, one summer event, the Countess with 4 gold, 1 coin and no hand.
#[test]
fn the_solo_set_up() {
    let game = dealt(Level::Normal);
    assert!(Villagers::kinds(game.setup).and(Suit::Special.kinds()).is_empty());
    assert!(Villagers::kinds(game.setup).and(Suit::Wool.kinds()).is_empty(), "as with 2 players");
    assert!(Pile::stacks().all(|stack| game.piles.len(stack) == 5));
    assert_eq!(game.piles.len(Pile::RESERVE), 37);
    assert_eq!((game.players[0].hand.len(), game.players[0].coins), (5, 8));
    let countess = &game.players[COUNTESS];
    assert_eq!((countess.hand.len(), countess.coins, countess.village.gold()), (0, 1, 4));
    assert_eq!(game.solo.up.len(), 1);
    assert!(game.solo.up.iter().all(|event| event.season() == Season::Summer));
    assert_eq!((game.solo.decks[0].len(), game.solo.decks[1].len(), game.solo.jester), (11, 12, true));
}

/// V81: the player takes a card and its coins, then chooses one for the Countess; then gaps are filled.
#[test]
fn max_drafts_three_times() {
    let table = solo(Level::Expert)
        .village(1, "founders!")
        .road("hunter+1 graper mason+1 cooper thatcher wattler")
        .stack(1, "priest agent beekeeper chandler fisher")
        .draft()
        .play("road 1");
    assert_eq!(
        (table.phase(), table.road_now().as_str()),
        (Phase::Countess, "- graper mason+1 cooper thatcher wattler")
    );
    assert_eq!(table.refuses("road 2"), "countess-now");
    assert_eq!(table.refuses("countess 1"), "road-place-empty");
    let table = table.play("countess 3");
    assert_eq!(
        table.road_now(),
        "priest graper agent cooper thatcher wattler",
        "two leave, two come, left to right"
    );
    assert_eq!(table.countess_village(), "countess mason");
    assert_eq!((table.coins_of(1), table.countess_coins()), (9, 11), "her card's coin is hers");
    let table = table.play("road 1; countess 2; road 1; countess 2");
    assert_eq!(table.hand_of(1).split(' ').count(), 3, "1 food: three drafts");
    assert_eq!(table.countess_village(), "countess mason graper chandler");
}

/// V81: an unseen card is turned up before the Countess' card is chosen.
#[test]
fn an_unseen_card_is_seen_before_the_choice() {
    let table = solo(Level::Expert).road(ROAD).stack(2, "priest agent").draft().play("stack 2");
    assert_eq!((table.square_of(1).as_str(), table.phase()), ("priest", Phase::Countess));
    assert_eq!(table.play("countess 6").countess_village(), "countess wattler");
}

/// V81: if the road is empty the Countess gets none; a single card is hers without asking.
#[test]
fn an_empty_road_gives_the_countess_nothing() {
    let empty = |road| solo(Level::Expert).road(road).empty_stacks(6).reserve_size(0).draft();
    let table = empty("hunter").play("road 1");
    assert_eq!(table.countess_village(), "countess");
    let table = empty("hunter graper").play("road 1");
    assert_eq!(table.countess_village(), "countess graper");
}

/// V82: her villagers stand alone and fully visible, whatever their chains and padlocks.
#[test]
fn the_countess_ignores_chains_and_padlocks() {
    let table = solo(Level::Expert).road("jeweler spelunker mason cooper thatcher wattler").draft();
    let table = table.play("road 3; countess 1; road 3; countess 2");
    assert_eq!(table.countess_village(), "countess jeweler spelunker");
    assert_eq!(table.game.players[COUNTESS].village.gold(), 34);
}

/// V82: her key villagers are another player's; with copies on both sides the player chooses.
#[test]
fn the_countess_keys_cost_two_coins() {
    let table =
        solo(Level::Expert).village(1, "founders").countess("countess shipwright").hand(1, "fisher").build(1);
    assert_eq!(table.refuses("build fisher bank"), "key-in-play");
    let table = table.play("build fisher key countess");
    assert_eq!((table.coins_of(1), table.countess_village().as_str()), (6, "countess shipwright+2"));
    let both =
        solo(Level::Expert).village(1, "founders lumberjack(shipwright)").countess("countess shipwright");
    let both = both.hand(1, "fisher").build(1);
    assert_eq!(both.moves_with("build"), ["build fisher key 1", "build fisher key countess"]);
}

/// V83: only the player places a coin.
#[test]
fn only_the_player_saves_a_card() {
    let table = solo(Level::Expert).road(ROAD).reserve("priest agent").renew().play("coin 3");
    assert!(table.road_now().starts_with("priest agent mason+1"));
    assert!(matches!(table.phase(), Phase::Build(_)));
}

/// V84: events are resolved in the order that the player chooses, after V60 and before a market.
#[test]
fn the_player_chooses_the_order_of_events() {
    let table = solo(Level::Expert).village(1, "founders miner").up("land_claim tribute").hand(1, "hunter");
    let table = table.road(ROAD).build(1).play("done");
    assert_eq!(table.village_of(1), "founders! miner", "V60 comes first");
    assert_eq!(table.moves(), ["resolve land_claim", "resolve tribute"]);
    assert_eq!(table.refuses("resolve arson"), "not-face-up");
    assert_eq!(table.refuses("done"), "events-now");
    let table = table.play("resolve tribute");
    assert_eq!((table.coins_of(1), table.countess_coins()), (8 - 1 - 2, 13), "the last one leaves no choice");
}

fn events_after(worth: &str, village: &str, level: Level) -> usize {
    let table = solo(level)
        .countess(village)
        .road(ROAD)
        .reserve(worth)
        .deck("sinister_banquet black_market value_added_tax land_claim customs bribes")
        .build(1)
        .play("done");
    assert!(table.countess_village().contains(worth));
    table.game.solo.up.len()
}

/// V84: the Countess draws a truffler (8 gold): two events. An ore muler worth 9 through six ore symbols of
/// hers: two events.
#[test]
fn what_she_draws_brings_events() {
    assert_eq!(events_after("truffler", "countess", Level::Normal), 2);
    let ore = "countess mason seeker spelunker jeweler glass_blower";
    assert_eq!(events_after("ore_muler", ore, Level::Normal), 2);
    assert_eq!(events_after("hunter", "countess", Level::Normal), 1, "worth nothing");
    assert_eq!(events_after("spelunker", "countess", Level::Normal), 3, "10 or more");
    assert_eq!(events_after("horse_trader", "countess", Level::Normal), 1, "one hay symbol is no two");
    assert_eq!(events_after("log_rafter", "countess", Level::Normal), 2, "its own symbols count");
    assert_eq!(events_after("agent", "countess hunter+12", Level::Normal), 3, "her richest villager");
}

fn without_a_reserve(rules: u32) -> Table {
    let table = solo(Level::Normal).by_rules(rules).road(ROAD).reserve_size(0);
    table.deck("land_claim customs bribes betrayer")
}

/// V84: without a reserve she draws from the leftmost stack, as the road is filled then.
#[test]
fn without_a_reserve_the_countess_draws_from_the_leftmost_stack() {
    let table = without_a_reserve(2).empty_stacks(1).stack(2, "truffler agent").build(1).play("done");
    assert_eq!(table.countess_village(), "countess truffler");
    assert_eq!(table.face_up(), "land_claim customs", "8 gold: two events");
    assert_eq!(table.stack_len(2), 1);
}

/// V84, V70: the card that she draws from a stack can bring on the first market.
#[test]
fn a_card_drawn_from_a_stack_can_bring_on_the_first_market() {
    let table = without_a_reserve(2).empty_stacks(1).stack(2, "hunter").build(1).play("done");
    assert!(table.game.first_market_held);
    assert_eq!(table.face_up(), "land_claim", "revealed before the market: still summer");
}

/// V84, V71: if it was the last card of the stacks, the second market follows, and no event is revealed.
#[test]
fn a_card_drawn_from_a_stack_can_end_the_game() {
    let table = without_a_reserve(2).empty_stacks(5).stack(6, "hunter").build(1).play("done");
    assert_eq!((table.phase(), table.face_up().as_str()), (Phase::Over, ""));
    assert_eq!(table.countess_village(), "countess hunter");
}

/// V84: by the first rules she got nothing without a reserve, and one event was revealed.
#[test]
fn by_the_first_rules_an_empty_reserve_gave_no_card() {
    let table = without_a_reserve(1).empty_stacks(1).stack(2, "truffler agent").build(1).play("done");
    assert_eq!((table.countess_village().as_str(), table.face_up().as_str()), ("countess", "land_claim"));
}

/// V84: in the last round nothing is drawn or revealed.
#[test]
fn nothing_is_drawn_in_the_last_round() {
    let table = solo(Level::Normal).road(ROAD).empty_stacks(6).deck("land_claim").build(1).play("done");
    assert_eq!((table.phase(), table.countess_village().as_str()), (Phase::Over, "countess"));
    assert_eq!(table.face_up(), "");
}

/// V85: summer until the first market has been held; what is revealed in its round is still summer.
#[test]
fn winter_comes_after_the_first_market() {
    let table =
        solo(Level::Normal).road(ROAD).empty_stacks(2).reserve("hunter").deck("land_claim").deck("tribute");
    let table = table.build(1).play("done");
    assert!(table.game.first_market_held);
    assert_eq!(table.face_up(), "land_claim");
    let later = solo(Level::Normal).winter().road(ROAD).reserve("hunter").deck("land_claim").deck("tribute");
    assert_eq!(later.build(1).play("done").face_up(), "tribute");
}

/// V85: an empty deck is its discards, reshuffled when a card is needed, without those face up.
#[test]
fn an_empty_deck_is_shuffled_anew() {
    let table = solo(Level::Normal).winter().road(ROAD).reserve("truffler").no_jester();
    let table = table.up("sinister_banquet").deck("rats").build(1).play("done");
    assert_eq!((table.phase(), table.face_up().as_str()), (Phase::Shuffle(Season::Winter), "rats"));
    let Chance::Events { order, .. } = table.game.draw(&mut testkit::rng(1)) else {
        panic!("a shuffle is due")
    };
    assert!(order.len() == 11 && !order.contains(&EventCard::Rats));
    assert!(
        table.game.check_chance(&Chance::Events { season: Season::Summer, order: order.clone() }).is_err()
    );
    let short = Chance::Events { season: Season::Winter, order: order[1..].iter().copied().collect() };
    assert!(table.game.check_chance(&short).is_err());
    let table = table.chance(
        "winter tribute dark_mood it_was_you arson conscription protection_money trade_network spy_network \
         blackmail abduction arrest",
    );
    assert_eq!(table.face_up(), "tribute rats");
    assert_eq!(table.game.solo.decks[1].len(), 10);
}

/// V86: an event that names another phase acts in the round after it was revealed; limits are lowered after
/// the cap of 5.
#[test]
fn limits_are_lowered_after_the_cap() {
    let rich = "founders! harvester harvester fisher fisher";
    let table = solo(Level::Expert).village(1, rich).road(ROAD).up("rats").draft();
    assert_eq!(table.phase(), Phase::Rats);
    assert_eq!(table.play("fewer").game.players[0].drafts, 4, "five food, five cards, one fewer");
    let builders = "founders wattler wattler lumberjack(carpenter) lumberjack(carpenter)";
    let table = solo(Level::Expert).village(1, builders).up("arson").build(1);
    assert_eq!(table.play("fewer").left(), 4);
}

/// V86: one face up at the start acts in round 1.
#[test]
fn an_event_of_the_start_acts_in_the_first_round() {
    let table = solo(Level::Expert).road(ROAD).up("rats").draft();
    assert_eq!((table.game.round, table.phase()), (1, Phase::Rats));
}

/// V87: what events take from stacks can bring on a market.
#[test]
fn an_event_can_bring_on_a_market() {
    let table = solo(Level::Expert).winter().road(ROAD).up("conscription").empty_stacks(5).stack(6, "hunter");
    let table = table.build(1).play("done; resolve conscription stack 6");
    assert_eq!(table.phase(), Phase::Over);
    assert!(table.countess_village().ends_with("hunter"));
}

/// V88: coins on a villager that is taken go to the player first; what was beneath is visible at once; food lost
/// so turns Founders only at the next V60.
#[test]
fn a_villager_taken_leaves_its_coins() {
    let table = solo(Level::Expert)
        .village(1, "founders lumberjack(cooper+4) hunter")
        .road(ROAD)
        .up("betrayer")
        .build(1)
        .play("done; resolve betrayer hunter");
    assert_eq!(table.village_of(1), "founders lumberjack(cooper+4)", "not turned yet");
    let table = solo(Level::Expert)
        .village(1, "founders(swineherd(truffler)) lumberjack(cooper+4)")
        .road(ROAD)
        .up("betrayer")
        .build(1)
        .play("done; resolve betrayer cooper");
    assert_eq!(table.coins_of(1), 12);
    assert!(table.countess_village().contains("cooper"), "without coins: {}", table.countess_village());
}

/// V88: whoever can't pay in full pays what they have.
#[test]
fn whoever_cannot_pay_pays_what_there_is() {
    let table =
        solo(Level::Expert).village(1, "founders miner miner").coins(1, 3).road(ROAD).up("land_claim");
    let table = table.build(1).play("done");
    assert_eq!((table.coins_of(1), table.countess_coins()), (0, 13));
}

/// V89: the Jester discards one face-up event, once, at any time.
#[test]
fn the_jester_discards_an_event() {
    let table = solo(Level::Normal).road(ROAD).up("tribute rats").draft();
    assert_eq!(table.moves(), ["fewer", "pay", "jester tribute", "jester rats"]);
    let table = table.play("jester rats");
    assert_eq!(table.game.players[0].drafts, 2, "the rats are gone before they came");
    assert_eq!(table.refuses("jester tribute"), "no-jester");
    let other = solo(Level::Normal).road(ROAD).up("tribute rats").draft().play("jester tribute");
    assert_eq!(other.phase(), Phase::Rats, "the rats still ask");
}

/// V89: an event that acts in a phase only before it first did.
#[test]
fn the_jester_comes_too_late_for_what_has_acted() {
    let table = solo(Level::Normal).road(ROAD).up("rats").draft().play("pay");
    assert_eq!(table.refuses("jester rats"), "jester-too-late");
    assert_eq!(table.refuses("jester arson"), "not-face-up");
    let serfdom = solo(Level::Normal).up("serfdom").hand(1, "hunter mason").build(1);
    assert_eq!(serfdom.refuses("jester serfdom"), "");
    let serfdom = serfdom.play("give hunter countess take miner");
    assert_eq!(serfdom.refuses("jester serfdom"), "jester-too-late");
    let bank = solo(Level::Normal).up("countess_bank").hand(1, "fisher").build(1).play("build fisher bank");
    assert_eq!(bank.refuses("jester countess_bank"), "jester-too-late");
}

/// V89: the Jester can't undo a Conscription once she has the card; before, he can.
#[test]
fn the_jester_cannot_undo_what_is_resolved() {
    let position = || {
        solo(Level::Normal)
            .winter()
            .road(ROAD)
            .up("conscription tribute")
            .deck("land_claim")
            .build(1)
            .play("done")
    };
    let table = position().play("resolve conscription stack 1");
    assert_eq!(table.refuses("jester conscription"), "not-face-up");
    let table = position().play("jester conscription");
    assert_eq!(table.stack_len(1), 5);
}

/// V89: the Jester is no hand card.
#[test]
fn the_jester_is_not_in_the_hand() {
    let table = solo(Level::Normal).hand(1, "hunter").build(1).play("give hunter stack 1 take miner");
    assert_eq!((table.hand_of(1).as_str(), table.game.solo.jester), ("", true));
    assert_eq!(table.moves(), ["done"]);
}

/// V90: the Countess scores in the markets as a player does, her 4 gold included.
#[test]
fn the_countess_scores_in_the_markets() {
    let table = solo(Level::Normal)
        .countess("countess hunter+2 grocer")
        .road(ROAD)
        .empty_stacks(2)
        .reserve("wattler");
    let table = table.deck("land_claim").build(1).play("done");
    assert!(table.happened(&Event::CountessFirstMarket { gold: 4, coins: 2 }));
    let table = solo(Level::Normal)
        .countess("countess hunter+2 grocer")
        .winter()
        .empty_stacks(6)
        .build(1)
        .play("done");
    assert!(table.happened(&Event::CountessSecondMarket { gold: 4, silver: 3, coins: 2 }));
    let outcome = table.game.outcome().unwrap();
    assert_eq!(outcome.scores[1].0.as_slice(), [1, 4, 3, 2]);
}

/// V73, V75, V90: what is shown at the end is what was scored, though the coins that an agent counted are taken.
#[test]
fn the_silver_shown_at_the_end_is_the_silver_that_was_scored() {
    let table = solo(Level::Normal)
        .village(1, "founders! hunter+4 agent grocer")
        .countess("countess hunter+6 agent")
        .winter()
        .empty_stacks(6)
        .build(1)
        .play("done");
    let (view, outcome) = (table.game.view(engine::Viewer::Spectator), table.game.outcome().unwrap());
    let scored = |row: usize| outcome.scores[row].0[2];
    let hers: u16 = view.solo.unwrap().village.iter().map(|villager| villager.silver).sum();
    assert_eq!((i32::from(view.players[0].silver), i32::from(hers)), (scored(0), scored(1)));
    assert_eq!((scored(0), scored(1)), (4 + 6, 6));
}

/// V91: the player wins with more coins than the Countess; else she wins.
#[test]
fn a_tie_is_hers() {
    let wins = |coins| {
        let table = solo(Level::Novice).village(1, "founders!").coins(1, coins).winter().empty_stacks(6);
        !table.build(1).play("done").game.outcome().unwrap().winners.is_empty()
    };
    assert!(!wins(1));
    assert!(wins(2));
}

/// V92: novice: one event a round, her card without gold, no "It Was You!".
#[test]
fn the_novice_game() {
    let game = dealt(Level::Novice);
    assert_eq!(game.players[COUNTESS].village.gold(), 0);
    assert!(!game.events_of(Season::Winter).contains(EventCard::ItWasYou));
    assert_eq!((game.solo.up.len(), game.solo.jester, game.players[COUNTESS].coins), (1, true, 1));
    assert_eq!(events_after("spelunker", "countess!", Level::Novice), 1);
}

/// V93: expert: two events at the start, no Jester, no "It Was You!", 10 coins.
#[test]
fn the_expert_game() {
    let game = dealt(Level::Expert);
    assert_eq!((game.solo.up.len(), game.solo.jester, game.players[COUNTESS].coins), (2, false, 10));
    assert!(!game.events_of(Season::Winter).contains(EventCard::ItWasYou));
    assert_eq!(game.players[COUNTESS].village.gold(), 4);
    assert_eq!(dealt(Level::Normal).events_of(Season::Winter).len(), 12);
}

/// V86, V89: the worked example: Rats acts in the draft after it was revealed.
#[test]
fn rats_come_in_the_next_draft() {
    let table =
        solo(Level::Normal).winter().road(ROAD).reserve("hunter").deck("rats tribute").build(1).play("done");
    assert_eq!((table.face_up().as_str(), table.phase()), ("rats", Phase::Rats));
    assert!(table.happened(&Event::Revealed { event: EventCard::Rats }));
}
