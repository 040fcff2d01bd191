//! Material and set-up (V1 to V8).

use super::table::table;
use crate::cards::{DECK, FOUR_PLUS, Kind, ROAD, Suit};
use crate::piles::Pile;
use crate::state::{Phase, Villagers};
use crate::{Chance, Level, Setup};
use engine::{At, Game, Seat, Setup as _, SetupLine, Turn, Viewer, testkit};

fn dealt(setup: Setup) -> Villagers {
    let mut game = Villagers::new(&setup);
    let mut rng = testkit::rng(7);
    while game.turn() == Turn::Chance {
        let outcome = game.draw(&mut rng);
        game.apply_chance(&outcome, &mut ()).unwrap();
    }
    game
}

/// V1: 50 kinds of 9 suits, two of each; 30 basic villagers.
#[test]
fn there_are_fifty_kinds_of_nine_suits() {
    assert_eq!(DECK.len(), 50);
    assert!(Suit::ALL.into_iter().all(|suit| !DECK.and(suit.kinds()).is_empty()));
    assert_eq!(dealt(Setup::players(5).unwrap()).basics, [10, 10, 10]);
    let suits = Kind::BASICS.map(Kind::suit);
    assert_eq!(suits, [Suit::Wood, Suit::Hay, Suit::Ore]);
    assert_eq!(Kind::FOUNDERS.suit(), Suit::Grain);
}

/// V2: the suits of hands, of stacks and of the reserve are public; the cards are not.
#[test]
fn backs_show_suits_and_no_more() {
    let game = dealt(Setup::players(3).unwrap());
    let view = game.view(Viewer::Spectator);
    for player in &view.players {
        assert_eq!((player.hand.suits.len(), player.hand.cards.len()), (5, 0));
    }
    for pile in view.stacks.iter().chain([&view.reserve]) {
        assert_eq!(pile.backs.len(), 1, "only the top card's back is seen");
        assert_eq!(pile.backs[0].card, None);
    }
    let own = game.view(Seat::new(1).into());
    assert_eq!(own.players[1].hand.cards.len(), 5);
    assert!(own.players[0].hand.cards.is_empty());
}

/// V3: wool and leather need four players.
#[test]
fn fewer_than_four_play_without_wool_and_leather() {
    let of = |seats| Villagers::kinds(Setup::players(seats).unwrap());
    assert_eq!(of(3), DECK.without(FOUR_PLUS));
    assert_eq!(of(4), DECK);
    let wool_and_leather = Suit::Wool.kinds().len() + Suit::Leather.kinds().len();
    assert_eq!(FOUR_PLUS.len(), wool_and_leather);
    assert_eq!(of(2).len(), 43);
}

/// V4: the road starts with the six kinds of the data.
#[test]
fn the_road_starts_with_its_six_kinds() {
    let road = dealt(Setup::players(2).unwrap()).road;
    assert_eq!(road.cards.iter().flatten().copied().collect::<Vec<_>>(), ROAD.iter().collect::<Vec<_>>());
    let ids: Vec<_> = ROAD.iter().map(|kind| kind.card().id).collect();
    assert_eq!(ids, ["poulterer", "carpenter", "cooper", "thatcher", "blacksmith", "harvester"]);
    assert_eq!(road.coins, [0; 6]);
}

/// V5: six stacks of twice the players, five cards each, the rest in the reserve.
#[test]
fn stacks_hands_and_reserve_have_their_sizes() {
    for (seats, reserve) in [(2, 46), (3, 29), (4, 26), (5, 9)] {
        let game = dealt(Setup::players(seats).unwrap());
        assert!(Pile::stacks().all(|stack| game.piles.len(stack) == 2 * seats));
        assert!(Seat::all(seats).all(|seat| game.player(seat).hand.len() == 5));
        assert_eq!(game.piles.len(Pile::RESERVE), reserve);
    }
}

/// V6: Founders with gold up and 8 coins.
#[test]
fn everybody_starts_with_founders_and_eight_coins() {
    let table = table(3).draft();
    for seat in 1..=3 {
        assert_eq!((table.village_of(seat).as_str(), table.coins_of(seat)), ("founders", 8));
    }
    let view = table.game.view(Viewer::Spectator);
    assert_eq!((view.players[0].gold, view.players[0].food), (2, 0));
}

/// V7: the table chooses who begins, or chance does.
#[test]
fn a_seat_begins_by_choice_or_by_chance() {
    let chosen = Setup::players(4).unwrap().first(Seat::new(2));
    assert_eq!(dealt(chosen).phase, Phase::Draft(Seat::new(2)));
    let game = Villagers::new(&chosen);
    let Chance::Deal { order, .. } = game.draw(&mut testkit::rng(1)) else { panic!("a deal is due") };
    let other = Chance::Deal { first: Seat::new(1), order };
    assert!(game.check_chance(&other).is_err());
    let open = Villagers::new(&Setup::players(4).unwrap());
    assert!(open.check_chance(&other).is_ok());
    let begins = |seed| match open.draw(&mut testkit::rng(seed)) {
        Chance::Deal { first, .. } => first.index(),
        Chance::Events { .. } | Chance::Unseen { .. } => panic!("a deal is due"),
    };
    let found: std::collections::BTreeSet<usize> = (0..40).map(begins).collect();
    assert_eq!(found.len(), 4, "every seat can begin");
}

/// V7, V61: the marker moves one seat to the left after every build phase.
#[test]
fn the_first_player_marker_moves_left() {
    let table = table(3).road("hunter hunter graper graper mason mason").build(3).play("done");
    assert_eq!(table.game.first, Seat::new(1));
    assert_eq!(table.phase(), Phase::Draft(Seat::new(1)));
}

/// V8: draft, then build, then the next round.
#[test]
fn a_round_is_a_draft_and_a_build_phase() {
    let table = table(3).road("hunter hunter graper graper mason mason").draft();
    assert_eq!(table.turn(), 1);
    let table = table.play("road 1; road 1; road 1; road 1; road 1; road 1");
    assert_eq!(table.phase(), Phase::Build(Seat::new(0)));
    let table = table.play("done; done; done");
    assert_eq!((table.phase(), table.game.round), (Phase::Draft(Seat::new(1)), 2));
}

#[test]
fn a_set_up_is_read_as_it_was_written() {
    for setup in super::properties::tables().chain([Setup::players(3).unwrap().first(Seat::new(2))]) {
        let lines = setup.lines();
        let lines: Vec<SetupLine<'_>> =
            lines.iter().map(|(key, value)| SetupLine { key, value, line: 5, column: 7 }).collect();
        assert_eq!(Setup::parse(setup.rules(), setup.seats(), &lines), Ok(setup));
    }
}

#[test]
fn a_wrong_set_up_is_refused_with_its_place() {
    let read = |seats, key, value| {
        let line = SetupLine { key, value, line: 9, column: 7 };
        let At { line, column, fault } = Setup::parse(Villagers::RULES, seats, &[line]).unwrap_err();
        (line, column, engine::testkit::id(&fault))
    };
    assert_eq!(read(6, "first", "1"), (4, 7, "villagers-setup-seats"));
    assert_eq!(read(1, "solo", "hard"), (9, 12, "villagers-setup-level"));
    assert_eq!(read(3, "solo", "expert"), (9, 7, "villagers-setup-solo"));
    assert_eq!(read(3, "first", "4"), (9, 13, "villagers-setup-first"));
    assert_eq!(read(3, "last", "4"), (9, 7, "villagers-setup-unknown"));
    assert_eq!(Setup::solo(Level::Novice).first(Seat::new(0)), Setup::solo(Level::Novice));
}
