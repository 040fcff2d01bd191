//! The build phase (V30 to V36).

use super::table::table;
use crate::Event;
use crate::state::Phase;
use engine::{Event as _, Seat};

/// V30: each player builds as a whole before the next.
#[test]
fn players_build_one_after_the_other() {
    let table = table(3).hand(1, "hunter wattler").hand(2, "chandler").build(1);
    let table = table.play("build hunter; build wattler; done");
    assert_eq!(table.phase(), Phase::Build(Seat::new(1)));
    assert_eq!(table.play("build chandler; done").turn(), 3);
}

/// V31: two builders, four villagers; never more than five.
#[test]
fn the_limit_is_two_and_one_for_each_builder() {
    let limit = |village| table(2).village(1, village).build(1).left();
    assert_eq!(limit("founders"), 2);
    assert_eq!(limit("founders wattler wattler"), 4);
    assert_eq!(limit("founders(brewer) wattler wattler lumberjack(carpenter)"), 5);
    assert_eq!(limit("founders(brewer) wattler wattler lumberjack(carpenter) hayer(thatcher)"), 5);
}

/// V31: what is gained later in the phase does not change the limit; fewer is fine.
#[test]
fn the_limit_is_fixed_when_the_own_phase_starts() {
    let table = table(2).hand(1, "wattler wattler hunter").build(1).play("build wattler; build wattler");
    assert_eq!(table.refuses("build hunter"), "limit-reached");
    assert_eq!(table.village_of(1), "founders wattler wattler", "the same kind may stand there twice");
    assert_eq!(table.play("done").turn(), 2);
}

/// V31: another player's builders are looked at when their own phase starts.
#[test]
fn the_limit_is_set_for_each_player_in_turn() {
    let table = table(2).village(2, "founders wattler").build(1);
    assert_eq!(table.left(), 2);
    assert_eq!(table.play("done").left(), 3);
}

/// V31: what is placed does not come back.
#[test]
fn placed_villagers_are_no_longer_in_hand() {
    let table = table(2).hand(1, "hunter").build(1).play("build hunter");
    assert_eq!(table.hand_of(1), "");
    assert_eq!(table.refuses("build hunter"), "not-in-hand");
}

/// V31, V32, V33: Fabrizio, limit 3: wheeler on a lumberjack that already carries a carpenter, cartwright on
/// the wheeler, swineherd on Founders, which hides what they show.
#[test]
fn fabrizio_builds_wheeler_cartwright_and_swineherd() {
    let table = table(2).village(1, "founders lumberjack(carpenter)").hand(1, "wheeler cartwright swineherd");
    let table = table.build(1);
    assert_eq!(table.left(), 3);
    assert_eq!(table.refuses("build cartwright on lumberjack"), "chain-broken");
    let table =
        table.play("build wheeler on lumberjack; build cartwright on wheeler; build swineherd on founders");
    assert_eq!(table.village_of(1), "founders(swineherd) lumberjack(carpenter wheeler(cartwright))");
    let village = &table.game.players[0].village;
    assert_eq!((village.gold(), village.food()), (11, 1), "no 2 of the Founders, no 3 of the wheeler");
}

/// V32: a card covers food, builder, gold, silver and key rings; suits and padlocks stay visible.
#[test]
fn a_card_covers_what_is_below_the_name() {
    let village = |text| table(2).village(1, text).build(1).game.players[0].village;
    assert_eq!(village("founders!").food(), 1);
    assert_eq!(village("founders!(swineherd)").food(), 1, "the swineherd's own");
    assert_eq!(village("founders(swineherd)").gold(), 2, "the swineherd's own");
    let covered = village("graper(vintner(wine_trader) vintner)");
    assert_eq!((covered.food(), covered.gold()), (0, 19));
    assert_eq!(covered.count(crate::Symbol::Padlock), 3);
    assert_eq!(covered.count(crate::Symbol::Suit(crate::Suit::Grapes)), 4);
}

/// V32: a villager of a chain goes on the one before it, in the own village only.
#[test]
fn a_chain_is_placed_in_order() {
    let table = table(2).village(2, "founders miner(seeker)").hand(1, "spelunker seeker").build(1);
    assert_eq!(table.moves_with("build"), Vec::<String>::new());
    assert_eq!(table.refuses("build spelunker"), "chain-broken");
    assert_eq!(table.refuses("build spelunker on seeker"), "no-villager");
}

/// V33: the first of a chain carries two, alike or different; one in the middle one; the last none.
#[test]
fn branches_are_limited() {
    let table = table(2)
        .village(1, "founders hayer(grazier(milk_maid))")
        .hand(1, "thatcher thatcher milk_maid grazier horse_trader")
        .build(1)
        .play("build thatcher on hayer");
    assert_eq!(table.refuses("build thatcher on hayer"), "chain-broken", "two branches are taken");
    assert_eq!(table.refuses("build milk_maid on grazier bank"), "chain-broken", "one carries one");
    let table = table.play("give horse_trader stack 1 take hayer; build thatcher on hayer.2");
    assert_eq!(table.village_of(1), "founders hayer(grazier(milk_maid) thatcher) hayer(thatcher)");
}

/// V34: chain starters and solitary villagers are placed on their own.
#[test]
fn some_villagers_stand_alone() {
    let table = table(2).village(1, "founders lumberjack").hand(1, "graper hunter").build(1);
    assert_eq!(table.refuses("build hunter on lumberjack"), "stands-alone");
    assert_eq!(table.moves_with("build"), ["build graper", "build hunter"]);
}

/// V31, V35: Livio, limit 3 through a brewer's builder, gives up three cards for miner, hayer, hayer, then
/// places blacksmith, grazier, chandler.
#[test]
fn livio_gives_up_three_cards_for_basics() {
    let table = table(2)
        .village(1, "founders(brewer)")
        .hand(1, "fisher poulterer mason agent blacksmith grazier chandler")
        .stack(2, "hunter")
        .build(1);
    assert_eq!(table.left(), 3);
    let table = table.play(
        "give fisher stack 1 take miner; give poulterer stack 2 take hayer; give mason stack 2 take hayer; \
         build blacksmith on miner; build grazier on hayer.2; build chandler",
    );
    assert_eq!(table.village_of(1), "founders(brewer) miner(blacksmith) hayer hayer(grazier) chandler");
    assert_eq!((table.stack_len(1), table.stack_len(2)), (5, 3));
    assert_eq!(table.game.basics, [10, 8, 9]);
    assert_eq!(table.refuses("give agent stack 1 take miner"), "basics-taken", "three in a build phase");
    assert_eq!(table.left(), 0);
}

/// V35: the card lies on top of the stack, face down; others see its suit only.
#[test]
fn a_card_given_up_is_hidden_from_the_others() {
    let table = table(2).hand(1, "mason").build(1).play("give mason stack 4 take hayer");
    let back = |seat: u8| table.game.seen_by(Seat::new(seat).into()).stacks[3].backs[0];
    assert_eq!(back(0).card, Some(super::table::kind("mason")));
    assert_eq!((back(1).suit, back(1).card), (crate::Suit::Ore, None));
    let gave = |event: &&Event| matches!(event, Event::Gave { .. });
    let event = table.events.iter().find(gave).unwrap();
    assert!(matches!(event.seen_by(Seat::new(0).into()), Event::Gave { .. }));
    assert!(matches!(event.seen_by(Seat::new(1).into()), Event::GaveUnseen { suit: crate::Suit::Ore, .. }));
    assert!(matches!(event.seen_by(engine::Viewer::Spectator), Event::GaveUnseen { .. }));
}

/// V35: at any point of the phase, also when the limit is reached.
#[test]
fn basics_do_not_count_against_the_limit() {
    let table = table(2).hand(1, "hunter wattler mason agent").build(1);
    let table = table
        .play("build hunter; build wattler; give mason stack 1 take miner; give agent stack 1 take miner");
    assert_eq!(table.village_of(1), "founders hunter wattler miner miner");
}

/// V35: an emptied stack stays closed.
#[test]
fn no_card_goes_onto_an_emptied_stack() {
    let table = table(2).hand(1, "mason").empty_stacks(2).build(1);
    assert_eq!(table.refuses("give mason stack 2 take miner"), "pile-closed");
    assert_eq!(table.refuses("give mason reserve take miner"), "pile-closed");
    assert_eq!(table.moves_with("give").len(), 4 * 3);
}

/// V35: if all stacks are empty the card goes onto the reserve; if that is empty too, away.
#[test]
fn without_stacks_the_reserve_takes_what_is_given_up() {
    let all_empty = table(2).hand(1, "mason").empty_stacks(6).build(1);
    assert_eq!(all_empty.moves_with("give").len(), 3);
    let there = all_empty.play("give mason reserve take miner");
    assert_eq!(there.game.piles.iter(crate::Pile::RESERVE).next().unwrap().kind, super::table::kind("mason"));
    let gone = table(2).hand(1, "mason").empty_stacks(6).reserve_size(0).build(1);
    assert_eq!(gone.refuses("give mason reserve take miner"), "pile-closed");
    assert_eq!(gone.play("give mason away take miner").village_of(1), "founders miner");
}

/// V35: a basic villager that has run out can't be had.
#[test]
fn basics_run_out() {
    let miners = "miner ".repeat(10);
    let table = table(2).village(2, &miners).hand(1, "mason hunter").build(1);
    assert_eq!(table.refuses("give mason stack 1 take miner"), "basics-out");
    assert_eq!(table.refuses("give mason stack 1 take founders"), "not-basic");
    assert!(table.moves_with("give mason").iter().all(|text| !text.ends_with("miner")));
}

/// V36: cards with the discard sign don't count, any number of them; monk and apprentice do.
#[test]
fn discarded_specials_do_not_count() {
    let table =
        table(2).village(1, "founders wood_carver").hand(1, "tinner tinner smuggler hunter wattler").build(1);
    let table = table.play("tinner; tinner; smuggler founders tinner; build hunter; build wattler");
    assert_eq!((table.left(), table.hand_of(1).as_str()), (0, ""));
    assert_eq!(table.village_of(1), "founders wood_carver hunter wattler", "they leave the game");
    assert_eq!(table.coins_of(1), 9);
}

/// V36: they are played, not placed.
#[test]
fn discarded_specials_are_not_placed() {
    let table = table(2).hand(1, "tinner smuggler").build(1);
    assert_eq!(table.refuses("build tinner"), "played-not-placed");
    assert_eq!(table.refuses("build smuggler bank"), "played-not-placed");
}
