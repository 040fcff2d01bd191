//! What must hold in every game.

use crate::cards::{Kind, ROAD};
use crate::piles::Pile;
use crate::state::Villagers;
use crate::village::{Printed, Spot, Village};
use crate::{Choice, EventCard, Level, Move, Pay, Placing, Setup};
use engine::{Game, Record, Seat, Turn, chance, testkit};
use proptest::prelude::*;

pub(super) fn tables() -> impl Iterator<Item = Setup> {
    (2..=5).filter_map(Setup::players).chain(Level::ALL.map(Setup::solo))
}

/// The coins in all supplies, on the road and on villagers.
pub(super) fn coins_in_play(game: &Villagers) -> i32 {
    let road: u8 = game.road.coins.iter().sum();
    let players =
        game.players[..game.villages()].iter().map(|player| player.coins + player.village.coins_laid());
    i32::from(road) + players.map(i32::from).sum::<i32>()
}

/// Everything that must hold at any time.
pub(super) fn hold(game: &Villagers) {
    assert_eq!(game.paid_out, coins_in_play(game), "coins are lost or made");
    for player in &game.players {
        village_holds(&player.village);
    }
    cards_hold(game);
}

/// V45, and what a village keeps to be fast is what it would find by looking.
fn village_holds(village: &Village) {
    let mut printed = Printed::default();
    let mut open_kinds = crate::cards::Kinds::NONE;
    village.open().iter().for_each(|slot| open_kinds.insert(village.kind(slot)));
    assert_eq!(village.open_kinds(), open_kinds, "{village:?}");
    for slot in village.slots().iter() {
        let carried = village.carried_by(slot).count();
        let kind = village.kind(slot);
        let branches = match kind.card().branches {
            2 if kind.stands_in() && village.below(slot) != Spot::GROUND => 1,
            branches => branches.into(),
        };
        assert_eq!(village.covered().contains(slot), carried > 0, "{village:?}");
        assert_eq!(village.open().contains(slot), carried < branches, "{village:?}");
        assert_eq!(village.keys().contains(slot), crate::cards::KEYS.contains(kind), "{village:?}");
        assert!(carried <= branches, "{village:?}");
        assert!(carried == 0 || village.coins(slot) == 0, "V45: {village:?}");
        printed.add(kind);
    }
    assert_eq!(village.printed(), printed, "V74: {village:?}");
}

/// No card is there more than twice, no basic villager more than ten times, and what all saw is there.
fn cards_hold(game: &Villagers) {
    let mut copies = [0u8; crate::cards::KINDS];
    let mut count = |kind: Kind| copies[kind.index()] += 1;
    for player in &game.players[..game.villages()] {
        player.hand.cards().chain(player.square.cards()).for_each(&mut count);
        player.village.slots().iter().for_each(|slot| count(player.village.kind(slot)));
    }
    game.road.cards.iter().flatten().copied().for_each(&mut count);
    game.piles.all().for_each(|card| count(card.kind));
    for kind in crate::cards::DECK.iter() {
        assert!(copies[kind.index()] <= 2, "{} of {kind}", copies[kind.index()]);
    }
    for (basic, left) in Kind::BASICS.into_iter().zip(game.basics) {
        assert_eq!(copies[basic.index()] + left, 10, "{basic}");
    }
    for (kind, seat, _) in game.trail.iter() {
        let given =
            game.piles.all().filter(|card| card.kind == kind && card.given.seat() == Some(seat)).count();
        let there = usize::from(game.player(seat).hand.count(kind)) + given;
        let seen = game.trail.iter().filter(|entry| entry.0 == kind && entry.1 == seat).count();
        assert!(seen <= there, "{kind} is thought to be where it is not");
    }
}

/// V14, V42: the gaps of the road are filled while there are cards, and coins never go below zero.
#[test]
fn the_test_kit_holds_for_every_table() {
    for setup in tables() {
        testkit::for_seeds(1_000, |seed| {
            testkit::check::<Villagers>(&setup, seed, |game| {
                hold(game);
                let cards = Pile::stacks().chain([Pile::RESERVE]).any(|pile| !game.piles.is_empty(pile));
                let moving = game.phase == crate::state::Phase::Countess || game.round == 0;
                assert!(moving || !cards || game.road.places().count() == 6, "a gap in the road");
            });
        });
    }
}

#[test]
fn damaged_records_are_refused_or_read() {
    for setup in [Setup::players(3).unwrap(), Setup::solo(Level::Normal)] {
        testkit::for_seeds(20, |seed| testkit::check_damaged_records::<Villagers>(&setup, seed, 100));
    }
}

fn position() -> Villagers {
    super::table::table(2)
        .village(1, "founders lumberjack(wheeler) miner")
        .village(2, "founders lumberjack(wheeler(cartwright)) miner(blacksmith)")
        .hand(1, "cooper apprentice monk jeweler hunter")
        .build(1)
        .game
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*") {
        let length = text.chars().count();
        let game = position();
        if let Err(at) = game.parse_move(&text) {
            prop_assert!(at.line == 1 && (1..=length + 1).contains(&at.column));
        }
        if let Err(at) = game.parse_chance(&text) {
            prop_assert!(at.line == 1 && (1..=length + 1).contains(&at.column));
        }
        prop_assert!(Record::<Villagers>::parse(&text).is_err());
    }

    #[test]
    fn text_that_looks_like_a_move_is_read_or_refused(
        text in "(build|give|apprentice|smuggler|cooper|jeweler|wheeler|lumberjack|monk|on|with|under|key|bank|stack|take|[0-9]|\\.| ){0,9}"
    ) {
        let mut game = position();
        if let Ok(mv) = game.parse_move(&text) {
            let legal = game.check(mv).is_ok();
            let played = game.play(Seat::new(0), mv, &mut ());
            prop_assert_eq!(played.is_ok(), legal);
        }
    }
}

/// Every move that can be written down, legal or not, as far as it speaks of what is there.
fn all_moves(game: &Villagers, seat: Seat) -> Vec<Move> {
    let player = game.player(seat);
    let hand: Vec<Kind> = player.hand.kinds().iter().collect();
    let pays = [Pay::Nothing, Pay::Bank, Pay::Tinner, Pay::FirstKey, Pay::SecondKey];
    let spots: Vec<Spot> = player.village.slots().iter().map(Spot::from).chain([Spot::GROUND]).collect();
    let piles: Vec<Pile> = Pile::stacks().chain([Pile::RESERVE, Pile::AWAY]).collect();
    let placings = |kinds: &[Kind]| {
        let mut placings = Vec::new();
        for &kind in kinds {
            for monks in 0..=2 {
                for &on in &spots {
                    placings.extend(pays.map(|pay| Placing { kind, monks, on, pay }));
                }
            }
        }
        placings
    };
    let mut moves = vec![Move::NoCoin, Move::Tinner, Move::Done, Move::Fewer, Move::Pay];
    moves.extend((0..6).flat_map(|place| [Move::Road(place), Move::Countess(place), Move::Coin(place)]));
    moves.extend(piles.iter().map(|pile| Move::Unseen(*pile)));
    moves.extend(placings(&hand).into_iter().map(Move::Build));
    for &card in &hand {
        for &pile in &piles {
            moves.extend(Kind::BASICS.map(|basic| Move::Give { card, pile, basic }));
        }
    }
    moves.extend(spots.iter().flat_map(|&villager| pays.map(|pay| Move::Smuggler { villager, pay })));
    if player.hand.contains(Kind::APPRENTICE) {
        for owner in Seat::all(game.seats()) {
            let village = &game.player(owner).village;
            for slot in village.slots().iter() {
                let mut kinds = hand.clone();
                kinds.push(village.kind(slot));
                kinds.dedup();
                for then in placings(&kinds) {
                    moves.extend([false, true].map(|food| Move::Apprentice { owner, slot, food, then }));
                }
            }
        }
    }
    for event in EventCard::ALL {
        moves.push(Move::Jester(event));
        let villagers = player.village.slots().iter().map(Choice::Villager);
        let cards = hand.iter().map(|card| Choice::Card(*card));
        let choices = villagers.chain(cards).chain(piles.iter().map(|pile| Choice::Top(*pile)));
        moves.extend(choices.chain([Choice::Nothing]).map(|choice| Move::Resolve { event, choice }));
    }
    moves.sort_unstable();
    moves.dedup();
    moves
}

/// What is listed as legal is all that is accepted: two readings of the rules that must agree.
#[test]
fn every_move_that_is_accepted_is_listed() {
    for setup in tables() {
        testkit::for_seeds(12, |seed| {
            let mut dice = testkit::rng(seed);
            testkit::random_game::<Villagers>(&setup, &mut testkit::rng(seed), |history, moves| {
                let game = history.state();
                let Turn::Seat(seat) = game.turn() else { return };
                // There are very many to try with an apprentice.
                if game.player(seat).hand.contains(Kind::APPRENTICE) && chance::below(&mut dice, 8) > 0 {
                    return;
                }
                let mut listed = moves.to_vec();
                listed.sort_unstable();
                let mut accepted = all_moves(game, seat);
                accepted.retain(|mv| game.check(*mv).is_ok());
                assert_eq!(accepted, listed);
            });
        });
    }
}

/// Perft: how many sequences of moves there are to a depth. Any change in move generation shows here.
#[test]
fn perft() {
    fn count(game: &Villagers, depth: u32) -> u64 {
        if depth == 0 || !matches!(game.turn(), Turn::Seat(_)) {
            return 1;
        }
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        let next = |mv: Move| {
            let mut game = game.clone();
            game.play_unchecked(mv, &mut ());
            game
        };
        moves.into_iter().map(|mv| count(&next(mv), depth - 1)).sum()
    }
    let counts: Vec<u64> = (1..=3).map(|depth| count(&position(), depth)).collect();
    assert_eq!(counts, [99, 7_725, 450_422]);
}

/// V4: the cards of the road are dealt to nobody.
#[test]
fn the_cards_of_the_road_are_not_shuffled_twice() {
    for setup in tables() {
        let deck: Vec<Kind> = Villagers::deck(setup).collect();
        for kind in Villagers::kinds(setup).iter() {
            let copies = deck.iter().filter(|other| **other == kind).count();
            assert_eq!(copies + usize::from(ROAD.contains(kind)), 2, "{kind}");
        }
    }
}
