//! The draft phase and the road (V10 to V22).

use super::table::table;
use crate::Event;
use crate::state::Phase;
use engine::Seat;

const ROAD: &str = "hunter graper mason cooper thatcher wattler";

/// V10: one food, three cards; four food or more, five.
#[test]
fn the_limit_is_two_and_one_for_each_food() {
    let limit = |village| table(2).village(1, village).road(ROAD).draft().game.players[0].drafts;
    assert_eq!(limit("founders"), 2);
    assert_eq!(limit("founders!"), 3);
    assert_eq!(limit("founders(brewer) hunter graper fisher"), 5, "four food");
    assert_eq!(limit("founders(brewer) hunter graper fisher harvester"), 5, "five food");
    assert_eq!(limit("founders(swineherd(truffler)) graper(vintner)"), 3, "covered food does not count");
}

/// V10: the limit does not change while cards are drafted.
#[test]
fn the_limit_is_fixed_when_the_phase_starts() {
    let mut table = table(2).village(1, "founders!").road(ROAD).draft().play("road 1; road 1");
    table.game.players[0].village.turn(false);
    let table = table.play("road 1; road 1; road 1");
    assert_eq!(table.phase(), Phase::Coin(Seat::new(1)), "three and two cards were drafted");
}

/// V11: one card at a time, skipping who has finished; the last may draft several in a row.
#[test]
fn players_draft_in_turn_until_all_have_finished() {
    let mut table = table(3).village(2, "founders! hunter graper").road(ROAD).draft();
    let mut order = Vec::new();
    while let Phase::Draft(seat) = table.phase() {
        order.push(seat.number());
        table = table.play("road 1");
    }
    assert_eq!(order, [1, 2, 3, 1, 2, 3, 2, 2, 2]);
}

/// V12: a draft is laid face up in the square, and goes to hand when the player's drafting is done.
#[test]
fn drafted_cards_wait_in_the_square() {
    let table = table(2).road(ROAD).stack(3, "priest agent").draft();
    let table = table.play("stack 3; road 1");
    assert_eq!((table.square_of(1).as_str(), table.hand_of(1).as_str()), ("priest", ""));
    assert!(table.happened(&Event::TookUnseen {
        seat: Seat::new(0),
        card: super::table::kind("priest"),
        pile: crate::Pile::stack(2)
    }));
    let table = table.play("stack 3");
    assert_eq!((table.square_of(1).as_str(), table.hand_of(1).as_str()), ("", "priest agent"));
    assert_eq!(table.square_of(2), "hunter", "the other still drafts");
}

/// V13, V14: Paolo takes a road card with a coin: the coin is his, the gap is filled from the leftmost stack,
/// and with 1 food he drafts 3.
#[test]
fn paolo_takes_a_card_with_a_coin() {
    let table = table(2)
        .village(1, "founders! lumberjack")
        .road("hunter+1 graper mason cooper thatcher wattler")
        .empty_stacks(1)
        .stack(2, "priest agent")
        .draft();
    assert_eq!(table.game.players[0].drafts, 3);
    let table = table.play("road 1");
    assert_eq!(table.coins_of(1), 9);
    assert_eq!(table.road_now(), "priest graper mason cooper thatcher wattler");
    let table = table.play("road 2; road 2; road 2; road 2");
    assert_eq!(table.game.players[0].hand.len(), 3);
}

/// V15: when the stacks are empty the reserve takes their place.
#[test]
fn the_reserve_follows_the_stacks() {
    let table = table(2).road(ROAD).empty_stacks(6).reserve("priest agent locksmith").draft();
    assert_eq!(table.refuses("stack 1"), "pile-empty");
    let table = table.play("reserve; road 1");
    assert_eq!(table.square_of(1), "priest");
    assert_eq!(table.road_now(), "agent graper mason cooper thatcher wattler");
}

/// V15: the reserve is not drafted from while a stack has cards.
#[test]
fn stacks_come_before_the_reserve() {
    let table = table(2).road(ROAD).empty_stacks(5).draft();
    assert_eq!(table.refuses("reserve"), "stacks-first");
    assert_eq!(table.moves_with("stack"), ["stack 6"]);
}

/// V15: when all is empty nothing is replaced, and whoever finds no card has finished.
#[test]
fn a_player_who_finds_no_card_has_finished() {
    let table = table(2).road("hunter graper mason").empty_stacks(6).reserve_size(0).draft();
    let table = table.play("road 1; road 2; road 3");
    assert_eq!(table.hand_of(1), "mason hunter");
    assert_eq!(table.hand_of(2), "graper");
    assert_eq!(table.phase(), Phase::Build(Seat::new(0)), "there is no road to put coins on");
}

/// V16: what can be drafted are cards of the road, of the stacks and of the reserve; markets are none.
#[test]
fn market_cards_cannot_be_drafted() {
    let table = table(2).road(ROAD).empty_stacks(2).draft();
    assert_eq!(
        table.moves(),
        [
            "road 1", "road 2", "road 3", "road 4", "road 5", "road 6", "stack 3", "stack 4", "stack 5",
            "stack 6"
        ]
    );
    assert_eq!(table.refuses("stack 2"), "pile-empty");
    assert_eq!(table.refuses("build hunter"), "draft-now");
    assert_eq!(table.refuses("road 7"), "no-number");
}

/// V20: cards with a coin go, their places are filled from the reserve, and every card gets a coin.
#[test]
fn the_road_of_three_discards_what_has_coins() {
    let table =
        table(3).road("hunter+1 graper mason+1 cooper thatcher wattler").reserve("priest agent").renew();
    assert_eq!(table.road_now(), "priest+1 graper+1 agent+1 cooper+1 thatcher+1 wattler+1");
    assert_eq!(table.game.paid_out, super::properties::coins_in_play(&table.game));
    assert_eq!(table.stack_len(1), 6, "the stacks are not touched");
}

/// V20: without a reserve the leftmost stack fills the road; without cards the gap stays.
#[test]
fn stack_cards_fill_the_road_when_the_reserve_is_empty() {
    let road = "hunter+1 graper+1 mason+1 cooper thatcher wattler";
    let table =
        table(3).road(road).empty_stacks(5).stack(6, "priest").reserve("agent").reserve_size(0).renew();
    assert_eq!(table.road_now(), "agent+1 priest+1 - cooper+1 thatcher+1 wattler+1");
    assert!(table.game.second_market_due(), "stack cards used so count towards the markets");
}

/// V21: two players place coins in reverse turn order; cards without a coin go; coins pile up.
#[test]
fn two_players_save_cards_with_coins() {
    let table = table(2)
        .road("hunter+1 graper mason cooper thatcher wattler")
        .reserve("priest agent log_rafter beekeeper");
    let table = table.renew();
    assert_eq!(table.phase(), Phase::Coin(Seat::new(1)), "the last player first");
    assert_eq!(table.refuses("done"), "coin-now");
    let table = table.play("coin 1; coin 3");
    assert_eq!(table.road_now(), "hunter+2 priest mason+1 agent log_rafter beekeeper");
    assert_eq!(table.phase(), Phase::Build(Seat::new(0)));
}

/// V21: both may put their coin on the same card, or none.
#[test]
fn a_coin_can_be_declined() {
    let table = table(2).road("hunter graper mason cooper thatcher wattler").reserve("priest agent");
    let table = table.renew().play("no coin; coin 2");
    assert!(table.road_now().starts_with("priest graper+1 agent"));
    assert_eq!(table.game.paid_out, 17);
}

/// V22: what is discarded is gone for good.
#[test]
fn discarded_cards_do_not_come_back() {
    let table = table(2).road("hunter hunter mason cooper thatcher wattler").renew().play("no coin; no coin");
    assert!(table.game.piles.all().all(|card| card.kind != super::table::kind("hunter")));
    assert!(!table.road_now().contains("hunter"));
}
