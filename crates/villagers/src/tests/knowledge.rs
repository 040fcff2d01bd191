//! Who knows what (V2, V12, V35): no view, move or event tells more, and resampled worlds are all that can be.

use super::properties::tables;
use super::table::{Table, kind, kinds, solo, table};
use crate::cards::Kind;
use crate::state::Villagers;
use crate::{Chance, Level, Move, Setup};
use engine::testkit::{self, seen};
use engine::{Event as _, Game, History, Ply, Rng, Seat, Setup as _, Turn, Viewer, chance};
use std::collections::BTreeMap;

#[test]
fn resampled_worlds_look_like_the_true_one() {
    for setup in tables() {
        testkit::for_seeds(15, |seed| testkit::check_views::<Villagers>(&setup, seed));
    }
}

/// What the leak test has compared.
#[derive(Default)]
struct Compared {
    plies: u32,
    /// Cards given up that were others in the other world.
    gives: u32,
}

/// A deal where two cards of a suit have changed places, so that the viewer sees nothing of it at first.
fn other_deal(setup: Setup, deal: &Chance, viewer: Viewer, rng: &mut impl Rng) -> Option<Chance> {
    let Chance::Deal { first, order } = deal else { return None };
    let stacks = 6 * Villagers::stack_size(setup);
    let own = match viewer {
        Viewer::Seat(seat) => stacks + 5 * seat.index()..stacks + 5 * seat.index() + 5,
        Viewer::Spectator => 0..0,
    };
    // Mostly cards of hands, which is where deductions are made.
    let hands = stacks + 5 * usize::from(setup.seats());
    let one = if chance::below(rng, 3) > 0 { stacks..hands } else { 0..order.len() };
    let one = one.start + chance::below(rng, one.len() as u32) as usize;
    let fits = |other: &usize| order[*other] != order[one] && order[*other].suit() == order[one].suit();
    let others: Vec<usize> = (0..order.len()).filter(|at| !own.contains(at)).filter(fits).collect();
    if own.contains(&one) || others.is_empty() {
        return None;
    }
    let mut order = order.clone();
    order.swap(one, chance::pick(rng, &others));
    Some(Chance::Deal { first: *first, order })
}

/// The ply in the other world that looks the same to everybody but its player, if there is one.
fn same_ply(world: &Villagers, ply: &Ply<Villagers>, viewer: Viewer) -> Option<Ply<Villagers>> {
    let Ply::Move(seat, mv) = *ply else { return Some(ply.clone()) };
    if world.check(mv).is_ok() {
        return Some(Ply::Move(seat, mv));
    }
    let Move::Give { card, pile, basic } = mv else { return None };
    let hand = world.player(seat).hand.kinds().and(card.suit().kinds());
    let other = hand.iter().find(|_| !viewer.is(seat))?;
    Some(Ply::Move(seat, Move::Give { card: other, pile, basic }))
}

/// Replays a game beside its other world for as long as the viewer sees the same happen.
fn compare(history: &History<Villagers>, viewer: Viewer, rng: &mut impl Rng, compared: &mut Compared) {
    let setup = *history.setup();
    let (Some(Ply::Chance(deal)), mut truth) = (history.plies().first(), Villagers::new(&setup)) else {
        return;
    };
    let Some(deal) = other_deal(setup, deal, viewer, rng) else { return };
    let mut world = truth.clone();
    let mut moves = (Vec::new(), Vec::new());
    for ply in history.plies() {
        let other = match ply {
            Ply::Chance(Chance::Deal { .. }) => Some(Ply::Chance(deal.clone())),
            ply => same_ply(&world, ply, viewer),
        };
        let Some(other) = other else { return };
        compared.gives += u32::from(matches!(ply, Ply::Move(..)) && other != *ply);
        let (mut events, mut others) = (Vec::new(), Vec::new());
        apply(&mut truth, ply, &mut events);
        apply(&mut world, &other, &mut others);
        let told =
            |events: &[crate::Event]| events.iter().map(|event| event.seen_by(viewer)).collect::<Vec<_>>();
        if told(&events) != told(&others) {
            return;
        }
        assert_eq!(
            seen(&truth, viewer),
            seen(&world, viewer),
            "the view of {viewer:?} tells the worlds apart"
        );
        if let Turn::Seat(seat) = truth.turn()
            && viewer.is(seat)
        {
            truth.legal_moves(&mut moves.0);
            world.legal_moves(&mut moves.1);
            assert_eq!(moves.0, moves.1, "the legal moves tell the worlds apart");
        }
        if chance::below(rng, 4) == 0 {
            assert_eq!(seen(&truth, viewer), seen(&world, viewer));
            let seed = rng.next_u64();
            let sample = |state: &Villagers| state.resample(viewer, &mut testkit::rng(seed));
            assert_eq!(sample(&truth), sample(&world), "resampling tells the worlds apart");
        }
        compared.plies += 1;
    }
}

fn apply(state: &mut Villagers, ply: &Ply<Villagers>, log: &mut Vec<crate::Event>) {
    match ply {
        Ply::Move(_, mv) => state.play_unchecked(*mv, log),
        Ply::Chance(outcome) => state.apply_chance_unchecked(outcome, log),
    }
}

/// V2, V12, V35: two games that a viewer, player or spectator, has seen happen alike are alike in view, legal
/// moves, events and resampled worlds, at every ply.
#[test]
fn worlds_that_look_alike_stay_alike() {
    for setup in tables() {
        let mut compared = Compared::default();
        testkit::for_seeds(300, |seed| {
            let mut rng = testkit::rng(seed);
            let history = testkit::random_game::<Villagers>(&setup, &mut rng, |_, _| ());
            for viewer in Viewer::all(setup.seats()) {
                compare(&history, viewer, &mut rng, &mut compared);
            }
        });
        let whole = std::env::var("PIAZZA_SEED").is_err();
        assert!(!whole || compared.plies > 5_000, "only {} plies compared", compared.plies);
        assert!(!whole || compared.gives > 50, "only {} cards given up were others", compared.gives);
    }
}

/// A world as far as it is hidden: hands and piles.
fn hidden(game: &Villagers) -> String {
    let hands: Vec<_> = Seat::all(game.seats()).map(|seat| game.player(seat).hand).collect();
    format!("{hands:?} {:?}", game.piles)
}

/// All worlds that a viewer cannot tell apart, by trying every order of the hidden cards: how often each
/// comes, copies of a kind taken as different cards.
fn all_worlds(game: &Villagers, viewer: Viewer) -> BTreeMap<String, u32> {
    let others: Vec<Seat> = Seat::all(game.seats()).filter(|seat| !viewer.is(*seat)).collect();
    let own = |seat: Option<Seat>| seat.is_some_and(|seat| viewer.is(seat));
    let down: Vec<_> = game.piles.all().copied().collect();
    let mut cards: Vec<(Kind, Option<(Seat, u8)>)> = Vec::new();
    let mut trail: Vec<_> = game.trail.iter().filter(|(_, seat, _)| !viewer.is(*seat)).collect();
    let hands = others.iter().flat_map(|seat| game.player(*seat).hand.cards());
    for kind in hands.chain(down.iter().filter(|card| !own(card.given.seat())).map(|card| card.kind)) {
        let known = trail.iter().position(|(seen, ..)| *seen == kind).map(|at| trail.remove(at));
        cards.push((kind, known.map(|(_, seat, came)| (seat, came))));
    }
    let mut found = BTreeMap::new();
    permute(&mut cards, 0, &mut |cards| {
        let mut next = cards.iter();
        let mut world = game.clone();
        for seat in &others {
            let mut hand = Vec::new();
            for there in game.player(*seat).hand.cards() {
                let (kind, known) = *next.next().unwrap();
                if kind.suit() != there.suit() || known.is_some_and(|(owner, _)| owner != *seat) {
                    return;
                }
                hand.push(kind);
            }
            world.player_mut(*seat).hand = hand.into_iter().collect();
        }
        let mut possible = true;
        world.piles.for_each_mut(|card| {
            if own(card.given.seat()) {
                return;
            }
            let (kind, known) = *next.next().unwrap();
            let there = match (card.given.seat(), known) {
                (Some(seat), Some((owner, came))) => owner == seat && came <= card.given.round(),
                (None, Some(_)) => false,
                (_, None) => true,
            };
            possible &= there && (!card.back_seen() || kind.suit() == card.kind.suit());
            card.kind = kind;
        });
        if possible {
            *found.entry(hidden(&world)).or_default() += 1;
        }
    });
    found
}

fn permute<T>(items: &mut Vec<T>, from: usize, each: &mut impl FnMut(&[T])) {
    if from == items.len() {
        return each(items);
    }
    for at in from..items.len() {
        items.swap(from, at);
        permute(items, from + 1, each);
        items.swap(from, at);
    }
}

/// Do drawn worlds come as often as all worlds say? Five standard deviations are beyond chance.
fn fits(worlds: &BTreeMap<String, u32>, mut draw: impl FnMut() -> Villagers) -> bool {
    const DRAWS: u32 = 20_000;
    let all: u32 = worlds.values().sum();
    let mut drawn: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..DRAWS {
        *drawn.entry(hidden(&draw())).or_default() += 1;
    }
    drawn.keys().all(|world| worlds.contains_key(world))
        && worlds.iter().all(|(world, ways)| {
            let share = f64::from(*ways) / f64::from(all);
            let expected = share * f64::from(DRAWS);
            let found = f64::from(drawn.get(world).copied().unwrap_or(0));
            (found - expected).abs() <= 5.0 * (expected * (1.0 - share)).sqrt() + 1.0
        })
}

fn check_distribution(game: &Villagers, viewer: Viewer) {
    let worlds = all_worlds(game, viewer);
    let mut rng = testkit::rng(11);
    assert!(worlds.contains_key(&hidden(game)), "the truth is possible");
    assert!(fits(&worlds, || game.resample(viewer, &mut rng)), "{viewer:?} of {game:?}");
    assert!(worlds.len() < 2 || !fits(&worlds, || game.clone()), "a resampler that returns the truth passes");
}

/// Few cards: two players with hands, a short stack and a reserve.
fn small() -> Table {
    table(2).empty_stacks(5).stack(6, "seeker priest").reserve("agent").reserve_size(0)
}

/// V2: places of a known suit are filled with cards of that suit, the rest with the rest.
#[test]
fn hidden_cards_are_dealt_anew_by_suit() {
    let table = small().hand(1, "mason hunter").hand(2, "mason locksmith fisher").build(1);
    for viewer in Viewer::all(2) {
        check_distribution(&table.game, viewer);
    }
}

/// V12: a card that all saw drafted stays with its player.
#[test]
fn seen_cards_stay_where_they_are_known_to_be() {
    let table = small().hand(1, "mason").hand(2, "mason locksmith fisher").seen(2, "mason").build(1);
    for viewer in Viewer::all(2) {
        check_distribution(&table.game, viewer);
    }
}

/// V35: a card given up may be any that was in the hand by then, of its suit.
#[test]
fn a_card_given_up_may_be_any_of_its_suit() {
    let table = small().hand(2, "mason locksmith seeker fisher").seen(2, "mason").build(1);
    let table = table.give(2, "locksmith", 6, 1).give(2, "fisher", 6, 1);
    for viewer in Viewer::all(2) {
        check_distribution(&table.game, viewer);
    }
}

/// V12, V35: a card that came to hand later is not the one that was given up before.
#[test]
fn a_card_is_not_given_up_before_it_came() {
    let mut table =
        small().stack(6, "seeker").hand(2, "mason locksmith jeweler").build(1).give(2, "locksmith", 6, 1);
    table.game.round = 2;
    table.game.trail.enter(kind("mason"), Seat::new(1), 2);
    let table = table.give(2, "jeweler", 6, 3);
    let viewer = Viewer::Seat(Seat::new(0));
    check_distribution(&table.game, viewer);
    let early = |world: &Villagers| world.piles.all().find(|card| card.given.round() == 1).unwrap().kind;
    let mut rng = testkit::rng(1);
    assert!((0..200).all(|_| early(&table.game.resample(viewer, &mut rng)) != kind("mason")));
}

/// V35: with both copies of a kind, one seen and one not.
#[test]
fn the_other_copy_may_be_anywhere() {
    let table =
        small().stack(6, "mason").hand(1, "seeker").hand(2, "mason locksmith").seen(2, "mason").build(1);
    let table = table.give(2, "mason", 6, 1);
    for viewer in Viewer::all(2) {
        check_distribution(&table.game, viewer);
    }
}

/// V80: in the solo game a spectator sees less than the player, and nobody the order of the events.
#[test]
fn event_decks_are_shuffled() {
    let table =
        solo(Level::Normal).deck("land_claim customs bribes betrayer").hand(1, "mason hunter").draft();
    let player = Viewer::Seat(Table::player());
    let mut rng = testkit::rng(2);
    let worlds: Vec<Villagers> = (0..60).map(|_| table.game.resample(player, &mut rng)).collect();
    assert!(worlds.iter().all(|world| world.players[0].hand == table.game.players[0].hand));
    let orders: std::collections::BTreeSet<_> =
        worlds.iter().map(|world| world.solo.decks[0].clone()).collect();
    assert!(orders.len() > 15, "{} of 24 orders", orders.len());
    let spectated = table.game.resample(Viewer::Spectator, &mut rng);
    assert_ne!(spectated.players[0].hand, table.game.players[0].hand);
}

fn known(table: &Table, viewer: u8, seat: usize) -> (Vec<Kind>, Vec<Kind>) {
    let view = table.game.view(Seat::new(viewer - 1).into());
    let hand = view.players[seat - 1].hand.clone();
    (hand.cards, hand.perhaps)
}

/// V12: everybody knows what went to a hand after a draft, and not the five cards dealt.
#[test]
fn drafted_cards_are_known_to_all() {
    let table = table(2)
        .hand(1, "seeker")
        .hand(2, "fisher")
        .road("hunter graper mason cooper thatcher wattler")
        .draft();
    let table = table.play("road 1; road 2; road 3; road 4");
    assert_eq!(known(&table, 2, 1), (kinds("mason hunter"), Vec::new()));
    assert_eq!(known(&table, 1, 1).0.len(), 3, "the owner knows all");
}

/// V35: after a card of the suit was given up, a card seen is only perhaps in the hand.
#[test]
fn a_card_seen_is_perhaps_given_up() {
    let table = table(2).hand(1, "mason seeker hunter").seen(1, "mason hunter").build(1);
    let table = table.play("give seeker stack 1 take miner");
    assert_eq!(known(&table, 2, 1), (kinds("hunter"), kinds("mason")));
    let table = table.play("build mason on miner");
    assert_eq!(known(&table, 2, 1), (kinds("hunter"), Vec::new()), "it shows up again");
}

/// V35: whoever gives up all cards of a suit that were seen has given up just these.
#[test]
fn what_can_only_be_one_card_is_known() {
    let table = table(2).hand(1, "mason hunter").seen(1, "mason hunter").build(1);
    let table = table.play("give mason stack 1 take miner");
    let back = table.game.view(Seat::new(1).into()).stacks[0].backs[0];
    assert_eq!(back.card, Some(kind("mason")));
    assert_eq!(known(&table, 2, 1), (kinds("hunter"), Vec::new()));
}

/// V12, V35: of two cards of a kind that were seen, one given up leaves one for certain.
#[test]
fn one_of_two_copies_is_certain() {
    let table = table(2).hand(1, "mason mason").seen(1, "mason mason").build(1);
    let table = table.play("give mason stack 1 take miner");
    assert_eq!(known(&table, 2, 1), (kinds("mason"), kinds("mason")));
}

/// V2: backs that were seen stay known when cards are put on them.
#[test]
fn covered_backs_stay_known() {
    let table =
        table(2).hand(1, "mason").stack(2, "hunter graper").build(1).play("give mason stack 2 take miner");
    let backs: Vec<_> =
        table.game.view(Viewer::Spectator).stacks[1].backs.iter().map(|back| back.suit).collect();
    assert_eq!(backs, [crate::Suit::Ore, crate::Suit::Solitary]);
}
