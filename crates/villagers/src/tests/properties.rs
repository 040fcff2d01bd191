//! What must hold in every game.

use crate::cards::{Kind, ROAD};
use crate::piles::Pile;
use crate::state::Villagers;
use crate::village::{Spot, Village};
use crate::{Level, Setup};
use engine::testkit;

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
    }
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
        testkit::for_seeds(40, |seed| {
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
        testkit::check_damaged_records::<Villagers>(&setup, 1, 3_000);
    }
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
