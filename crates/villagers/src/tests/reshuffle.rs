//! After going back: what nobody has seen is shuffled again, and nothing else.

use super::properties::{hold, tables};
use crate::cards::KINDS;
use crate::{Chance, Kind, Setup, Villagers};
use engine::{Game, testkit};

/// The cards that nobody has seen, by kind, and how many events are in each deck.
fn unseen(game: &Villagers) -> ([u8; KINDS], [usize; 2]) {
    let mut kinds = [0; KINDS];
    game.piles.all().filter(|card| card.is_unseen()).for_each(|card| kinds[card.kind.index()] += 1);
    let decks = game.solo.decks.each_ref().map(|deck| {
        let mut sorted = deck.clone();
        sorted.sort_unstable();
        sorted.len()
    });
    (kinds, decks)
}

/// Cards are conserved; what was given up lies where it lay, for its player knows it; and so do hands, road and suits.
fn stays(before: &Villagers, after: &Villagers) {
    hold(after);
    assert_eq!(unseen(before), unseen(after));
    for (card, now) in before.piles.all().zip(after.piles.all()) {
        assert_eq!((card.given.seat(), card.back_seen()), (now.given.seat(), now.back_seen()));
        assert!(card.kind == now.kind || card.is_unseen(), "a card that its player knows has moved");
        assert!(!card.back_seen() || card.kind.suit() == now.kind.suit(), "a back that was seen has changed");
    }
    assert_eq!(
        (&before.players, &before.road, before.turned_up),
        (&after.players, &after.road, after.turned_up)
    );
}

#[test]
fn what_was_seen_stays_and_what_was_not_is_shuffled() {
    let mut reshuffles = 0;
    for setup in tables() {
        testkit::for_seeds(100, |seed| {
            reshuffles += testkit::check_going_back::<Villagers>(&setup, seed, stays);
        });
    }
    assert!(reshuffles > 100 || std::env::var_os("PIAZZA_SEED").is_some());
}

/// The state after the deal, and after some moves.
fn begun(plies: usize) -> Villagers {
    testkit::random_game::<Villagers>(&Setup::players(2).unwrap(), &mut testkit::rng(3), |_, _| ())
        .state_after(plies)
}

/// Each card that nobody has seen is as likely as it would be if all arrangements were.
#[test]
fn every_arrangement_is_as_likely() {
    const TIMES: u32 = 20_000;
    let game = begun(6);
    let places: Vec<_> = game.piles.all().filter(|card| card.is_unseen()).collect();
    let at = places.iter().position(|card| !card.back_seen()).unwrap();
    let mut counts = [0u32; KINDS];
    let mut rng = testkit::rng(11);
    for _ in 0..TIMES {
        let Chance::Unseen { cards, .. } = game.draw_reshuffle(&mut rng) else { panic!("no reshuffle") };
        counts[cards[at].index()] += 1;
    }
    let hidden = places.iter().filter(|card| !card.back_seen()).count() as f64;
    for kind in Kind::all() {
        let of_suit = |seen: bool| {
            places
                .iter()
                .filter(|card| card.kind.suit() == kind.suit() && (!seen || card.back_seen()))
                .count() as f64
        };
        let copies = places.iter().filter(|card| card.kind == kind).count() as f64;
        if copies == 0.0 {
            assert_eq!(counts[kind.index()], 0);
            continue;
        }
        let chance = copies * (of_suit(false) - of_suit(true)) / of_suit(false) / hidden;
        let expected = chance * f64::from(TIMES);
        let deviation = (f64::from(counts[kind.index()]) - expected).abs();
        assert!(deviation < 5.0 * expected.sqrt() + 1.0, "{kind}: {} of {expected}", counts[kind.index()]);
    }
}

#[test]
fn other_cards_are_refused() {
    let game = begun(6);
    let Chance::Unseen { mut cards, decks } = game.draw_reshuffle(&mut testkit::rng(1)) else { panic!() };
    assert_eq!(game.check_reshuffle(&Chance::Unseen { cards: cards.clone(), decks: decks.clone() }), Ok(()));
    let due = Chance::Unseen { cards: cards.clone(), decks: decks.clone() };
    assert!(game.check_chance(&due).is_err(), "not as the chance that a round brings");
    let other = cards.iter().position(|kind| kind.suit() != cards[0].suit()).unwrap();
    cards.swap(0, other);
    let refused = game.check_reshuffle(&Chance::Unseen { cards, decks: decks.clone() });
    assert_eq!(refused.map_err(|fault| testkit::id(&fault)), Err("villagers-wrong-unseen"));
    let few = Chance::Unseen { cards: crate::reshuffle::Unseen::default(), decks };
    assert!(game.check_reshuffle(&few).is_err());
    let text = game.chance_notation(&due);
    assert!(game.parse_chance(&text.replacen('!', "", 1)).is_err(), "its suit was seen: {text}");
}
