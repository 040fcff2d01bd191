//! Each of the 24 events, with its corners.

use super::table::{Table, solo};
use crate::event_card::EventCard;
use crate::state::Phase;
use crate::{Event, Level};

const ROAD: &str = "poulterer bed_builder glass_blower thatcher horse_trader grazier";

/// A game at its event phase with one event, no Jester; Countess 10 coins, player 8.
fn facing(event: &str) -> Table {
    solo(Level::Expert).road(ROAD).up(event).reserve("seeker")
}

/// Ends the build phase and resolves the event: coins of the player and of the Countess.
fn coins(table: Table, moves: &str) -> (u16, u16) {
    let table = table.build(1).play(moves);
    (table.coins_of(1), table.countess_coins())
}

/// V84: Sinister Banquet: 2 for each food in her village.
#[test]
fn sinister_banquet() {
    let table = || facing("sinister_banquet");
    assert_eq!(coins(table().countess("countess hunter brewer milk_maid"), "done"), (8, 18));
    assert_eq!(coins(table().village(1, "founders!"), "done"), (8, 10), "only her food");
}

/// V84, V89: Mood Swing: another from the same deck is resolved at once.
#[test]
fn mood_swing() {
    let table =
        facing("mood_swing").village(1, "founders miner").deck("land_claim customs").build(1).play("done");
    assert_eq!((table.coins_of(1), table.countess_coins()), (6, 12));
    assert!(table.happened(&Event::Resolved { event: EventCard::LandClaim }));
}

/// V86: Mood Swing: one that acts in a phase stays face up and acts in the next round.
#[test]
fn mood_swing_leaves_what_acts_in_a_phase() {
    let table = facing("mood_swing").deck("serfdom customs").build(1).play("done");
    assert_eq!(table.face_up(), "serfdom customs", "with the new one");
    assert!(table.game.solo.later.is_empty());
}

/// V85: Mood Swing: its deck is shuffled first if it has run out, itself included.
#[test]
fn mood_swing_shuffles_an_empty_deck() {
    let table = facing("mood_swing").build(1).play("done");
    assert_eq!(table.phase(), Phase::Shuffle(crate::Season::Summer));
    let all = "mood_swing land_claim customs sinister_banquet black_market value_added_tax temporary_employment \
               bribes serfdom guild_conspiracy betrayer countess_bank";
    let table = table.chance(&format!("summer {all}"));
    assert!(table.happened(&Event::Resolved { event: EventCard::LandClaim }), "a Mood Swing brings the next");
}

/// Mood Swing has dealt a Betrayer beside a Tribute.
fn swung(rules: u32) -> Table {
    let table = solo(Level::Normal).by_rules(rules);
    let table = table.village(1, "founders hunter wattler").road(ROAD).up("mood_swing tribute");
    table.deck("betrayer customs").build(1).play("done; resolve mood_swing")
}

/// V84, V89: Mood Swing: a choice is made at once, unless the Jester stops what it dealt.
#[test]
fn mood_swing_asks_for_a_choice() {
    let resolve = ["resolve betrayer hunter", "resolve betrayer wattler"];
    assert_eq!(swung(2).moves_with("resolve"), resolve);
    assert_eq!(swung(2).moves_with("jester"), ["jester betrayer", "jester tribute"]);
    assert_eq!(swung(2).refuses("resolve tribute"), "resolve-first");
    assert_eq!(swung(2).play("resolve betrayer wattler").village_of(1), "founders hunter");
    let stopped = swung(2).play("jester betrayer");
    assert_eq!(
        (stopped.village_of(1).as_str(), stopped.game.solo.jester),
        ("founders hunter wattler", false)
    );
    assert!(stopped.happened(&Event::Resolved { event: EventCard::Tribute }), "the other one is next");
}

/// V89: also where it leaves no choice, the Jester can stop what Mood Swing dealt: nothing has come of it yet.
#[test]
fn the_jester_is_asked_before_mood_swing_goes_on() {
    let dealt = |rules| {
        let table =
            solo(Level::Normal).by_rules(rules).village(1, "founders miner").road(ROAD).up("mood_swing");
        table.deck("land_claim customs").reserve("seeker").build(1).play("done; resolve mood_swing")
    };
    assert_eq!(dealt(2).moves(), ["resolve land_claim", "jester land_claim"]);
    assert_eq!(dealt(2).play("jester land_claim").coins_of(1), 8);
    assert_eq!(dealt(2).play("resolve land_claim").coins_of(1), 6);
    assert_eq!(dealt(1).coins_of(1), 6, "by the first rules it was too late");
}

/// V89: by the first rules the Jester could not stop what Mood Swing had dealt.
#[test]
fn a_game_that_began_by_the_first_rules_keeps_their_jester() {
    assert_eq!(swung(1).moves_with("jester"), ["jester tribute"]);
    assert_eq!(swung(1).refuses("jester betrayer"), "jester-too-late");
}

/// V84: Black Market: both take the silver of their villages.
#[test]
fn black_market() {
    let table = facing("black_market").village(1, "founders! grocer").countess("countess freemason wattler");
    assert_eq!(coins(table, "done"), (8 + 3, 10 + 3));
}

/// V84, V88: Value Added Tax: 1 for each visible gold symbol.
#[test]
fn value_added_tax() {
    let table =
        || facing("value_added_tax").village(1, "founders hunter beekeeper lumberjack(wheeler(cartwright))");
    assert_eq!(coins(table(), "done"), (5, 13));
    assert_eq!(coins(table().coins(1, 2), "done"), (0, 12), "what there is");
}

/// V84: Land Claim: 2 for each basic villager, covered ones too; a monk is none.
#[test]
fn land_claim() {
    let table = facing("land_claim").village(1, "founders miner(blacksmith) hayer monk(thatcher)");
    assert_eq!(coins(table, "done"), (4, 14));
    assert_eq!(coins(facing("land_claim"), "done"), (8, 10), "none");
}

/// V84: Temporary Employment: 2 for each different suit in hand.
#[test]
fn temporary_employment() {
    let table = facing("temporary_employment");
    assert_eq!(coins(table.hand(1, "hunter chandler mason vintner"), "done"), (8, 16));
    assert_eq!(coins(facing("temporary_employment"), "done"), (8, 10), "an empty hand");
}

/// V84, V94: Bribes: as many coins as its key ring says on her best key villager.
#[test]
fn bribes() {
    let table = facing("bribes").countess("countess hunter blacksmith cooper").build(1).play("done");
    assert_eq!(table.countess_village(), "countess hunter blacksmith+10 cooper seeker");
    assert_eq!(table.countess_coins(), 10);
    let equal = facing("bribes").countess("countess hunter+4 harvester").build(1).play("done");
    assert_eq!(
        equal.countess_village(),
        "countess hunter+4 harvester+2 seeker",
        "of equals, the last that came"
    );
    let none = facing("bribes").countess("countess wattler").build(1).play("done");
    assert_eq!(none.countess_village(), "countess wattler seeker");
}

/// V84, V86: Serfdom: a card given up goes into the Countess' village.
#[test]
fn serfdom() {
    let table = facing("serfdom").hand(1, "mason chandler").build(1);
    assert_eq!(table.refuses("give mason stack 1 take miner"), "pile-closed");
    let table = table.play("give mason countess take miner; give chandler countess take hayer");
    assert_eq!(
        (table.village_of(1).as_str(), table.countess_village().as_str()),
        ("founders miner hayer", "countess mason chandler")
    );
    assert_eq!(table.stack_len(1), 5);
    let table = table.play("done");
    assert!(table.happened(&Event::EventOver { event: EventCard::Serfdom }), "it is only discarded");
}

/// V84: Customs: 1 for each villager of the most frequent suit, covered ones too.
#[test]
fn customs() {
    let table =
        facing("customs").village(1, "founders hunter wattler lumberjack(wheeler(cartwright) carpenter)");
    assert_eq!(coins(table, "done"), (4, 14));
    assert_eq!(coins(facing("customs"), "done"), (7, 11), "the Founders are one");
}

/// V84: Guild Conspiracy: 2 coins on each of her key villagers.
#[test]
fn guild_conspiracy() {
    let table = facing("guild_conspiracy").countess("countess hunter mason cooper+2").build(1).play("done");
    assert_eq!(table.countess_village(), "countess hunter+2 mason cooper+4 seeker");
}

/// V84, V88: Betrayer: a top villager of yours, no basic and not Founders, goes over.
#[test]
fn betrayer() {
    let table = facing("betrayer")
        .village(1, "founders miner lumberjack(carpenter+2) hayer(grazier(milk_maid)) hunter");
    let table = table.build(1).play("done");
    assert_eq!(
        table.moves(),
        ["resolve betrayer carpenter", "resolve betrayer milk_maid", "resolve betrayer hunter"]
    );
    assert_eq!(table.refuses("resolve betrayer miner"), "no-such-choice");
    assert_eq!(table.refuses("resolve betrayer founders"), "no-such-choice");
    assert_eq!(table.refuses("resolve betrayer"), "no-such-choice");
    let table = table.play("resolve betrayer milk_maid");
    assert_eq!(table.village_of(1), "founders miner lumberjack(carpenter+2) hayer(grazier) hunter");
    assert!(table.countess_village().starts_with("countess milk_maid"));
    let none = facing("betrayer").village(1, "founders miner").build(1).play("done");
    assert_eq!(none.village_of(1), "founders! miner", "nothing to take");
}

/// V42, V84, V86, V94: The Countess' Bank: paying the bank costs 3, a price and no fine.
#[test]
fn the_countess_bank() {
    let table =
        facing("countess_bank").hand(1, "fisher priest").coins(1, 5).build(1).play("build fisher bank");
    assert_eq!(table.coins_of(1), 2);
    assert_eq!(table.refuses("build priest bank"), "too-few-coins");
    let key = facing("countess_bank").hand(1, "fisher").countess("countess shipwright").build(1);
    assert_eq!(key.play("build fisher key countess").coins_of(1), 6, "only the bank asks more");
}

/// V84: Dark Mood: two others are revealed instead.
#[test]
fn dark_mood() {
    let table =
        solo(Level::Expert).winter().road(ROAD).reserve("seeker").deck("dark_mood tribute rats arson");
    let table = table.build(1).play("done");
    assert_eq!(table.face_up(), "tribute rats");
    assert_eq!(table.game.solo.decks[1].len(), 1);
}

/// V85: Dark Mood: an empty deck is shuffled in between.
#[test]
fn dark_mood_can_empty_the_deck() {
    let table = solo(Level::Expert).winter().road(ROAD).reserve("seeker").deck("dark_mood tribute");
    let table = table.build(1).play("done");
    assert_eq!((table.face_up().as_str(), table.phase()), ("tribute", Phase::Shuffle(crate::Season::Winter)));
}

fn accused() -> Table {
    solo(Level::Normal).winter().road(ROAD).up("it_was_you tribute").deck("arson").reserve("seeker")
}

/// V89: It Was You!: the Jester can be played on any unresolved event, this one too.
#[test]
fn it_was_you() {
    let table = accused().build(1);
    assert_eq!(table.moves_with("jester"), ["jester it_was_you", "jester tribute"]);
    let table = table.play("done");
    assert_eq!(table.moves(), ["resolve tribute", "jester it_was_you", "jester tribute"]);
    assert_eq!(table.refuses("resolve it_was_you"), "jester-first");
    let table = table.play("resolve tribute");
    assert!(!table.game.solo.jester, "he goes with it when nothing else is left");
    assert!(table.happened(&Event::Jester { event: EventCard::ItWasYou }));
}

/// V89: It Was You!: without a Jester nothing happens.
#[test]
fn it_was_you_without_a_jester() {
    let table = accused().no_jester().build(1).play("done");
    assert!(table.happened(&Event::EventOver { event: EventCard::ItWasYou }));
    assert!(table.happened(&Event::Resolved { event: EventCard::Tribute }));
    let played = accused().build(1).play("jester tribute; done");
    assert!(played.happened(&Event::EventOver { event: EventCard::ItWasYou }));
}

/// V86, V88: Arson: one villager fewer, or 3 to the bank, as much as there is.
#[test]
fn arson() {
    let table = || facing("arson").build(1);
    assert_eq!(table().phase(), Phase::Arson);
    assert_eq!(table().refuses("done"), "arson-now");
    let fewer = table().play("fewer");
    assert_eq!((fewer.left(), fewer.coins_of(1)), (1, 8));
    let pays = table().play("pay");
    assert_eq!((pays.left(), pays.coins_of(1)), (2, 5));
    let poor = facing("arson").coins(1, 1).build(1).play("pay");
    assert_eq!((poor.left(), poor.coins_of(1)), (2, 0));
    let jester = solo(Level::Normal).up("arson").build(1).play("jester arson");
    assert_eq!((jester.left(), jester.coins_of(1)), (2, 8));
}

/// V84, V87, V94: Conscription: the top of a stack or of the reserve, the player's choice.
#[test]
fn conscription() {
    let table = facing("conscription").stack(3, "priest agent").empty_stacks(2).build(1).play("done");
    assert_eq!(
        table.moves(),
        [
            "resolve conscription stack 3",
            "resolve conscription stack 4",
            "resolve conscription stack 5",
            "resolve conscription stack 6",
            "resolve conscription reserve"
        ]
    );
    let table = table.play("resolve conscription stack 3");
    assert!(table.countess_village().starts_with("countess priest"));
    let none = facing("conscription").reserve("").empty_stacks(6).reserve_size(0).build(1).play("done");
    assert_eq!((none.countess_village().as_str(), none.phase()), ("countess", Phase::Over));
}

/// V84: Tribute: 1 for each card in hand.
#[test]
fn tribute() {
    assert_eq!(coins(facing("tribute").hand(1, "hunter hunter mason"), "done"), (5, 13));
}

/// V84, V88, V94: Protection Money: as much as lies on one villager, the player's choice.
#[test]
fn protection_money() {
    let table = || facing("protection_money").village(1, "founders! hunter+2 chandler+6 wattler");
    let asked = table().build(1).play("done");
    assert_eq!(asked.moves(), ["resolve protection_money hunter", "resolve protection_money chandler"]);
    assert_eq!(asked.refuses("resolve protection_money wattler"), "no-such-choice");
    assert_eq!(coins(table(), "done; resolve protection_money chandler"), (2, 16));
    assert_eq!(coins(table().coins(1, 4), "done; resolve protection_money chandler"), (0, 14));
    assert_eq!(coins(facing("protection_money"), "done"), (8, 10), "no coins on villagers");
}

/// V84, V94: Trade Network: the silver of her best villager.
#[test]
fn trade_network() {
    let table = facing("trade_network").countess("countess grocer freemason hunter wattler wattler");
    assert_eq!(coins(table, "done"), (8, 16));
    assert_eq!(coins(facing("trade_network"), "done"), (8, 10));
}

/// V84, V94: Spy Network: what one of your visible silver villagers is worth, your choice.
#[test]
fn spy_network() {
    let table = || facing("spy_network").village(1, "founders! grocer freemason hunter");
    assert_eq!(coins(table(), "done; resolve spy_network grocer"), (8, 16));
    assert_eq!(coins(table(), "done; resolve spy_network freemason"), (8, 10));
    assert_eq!(coins(facing("spy_network"), "done"), (8, 10), "no silver");
}

/// V84: Blackmail: the highest printed gold visible in your village.
#[test]
fn blackmail() {
    let table = facing("blackmail").village(1, "founders! beekeeper graper(vintner(wine_trader))");
    assert_eq!(coins(table, "done"), (8, 24));
    let covered = facing("blackmail").village(1, "founders! hunter");
    assert_eq!(coins(covered, "done"), (8, 10), "turned Founders show no gold");
}

/// V84, V88: Abduction: a card of the hand is discarded, the player's choice.
#[test]
fn abduction() {
    let table = facing("abduction").hand(1, "hunter mason").build(1).play("done; resolve abduction mason");
    assert_eq!(table.hand_of(1), "hunter");
    let none = facing("abduction").build(1).play("done");
    assert!(none.happened(&Event::Resolved { event: EventCard::Abduction }), "nothing to take");
}

/// V84, V88: Arrest: a top villager is discarded; what was beneath is visible at once.
#[test]
fn arrest() {
    let table = facing("arrest").village(1, "founders(swineherd(truffler)) hunter+2").build(1).play("done");
    let table = table.play("resolve arrest truffler");
    assert_eq!(table.village_of(1), "founders(swineherd) hunter+2");
    assert_eq!(table.game.players[0].village.gold(), 2);
    let founders = facing("arrest").village(1, "founders(brewer)").build(1).play("done");
    assert_eq!(founders.village_of(1), "founders", "uncovered, and turned only at the next V60");
    let coins = facing("arrest").village(1, "founders! hunter+2").build(1).play("done");
    assert_eq!((coins.village_of(1).as_str(), coins.coins_of(1)), ("founders!", 10));
}

/// V86, V88: Rats: one card fewer, or 3 to the bank, as much as there is.
#[test]
fn rats() {
    let table = |coins| facing("rats").coins(1, coins).draft();
    assert_eq!(table(8).refuses("road 1"), "rats-now");
    let fewer = table(8).play("fewer");
    assert_eq!((fewer.game.players[0].drafts, fewer.coins_of(1)), (1, 8));
    let pays = table(8).play("pay");
    assert_eq!((pays.game.players[0].drafts, pays.coins_of(1)), (2, 5));
    assert_eq!(table(2).play("pay").coins_of(1), 0);
}
