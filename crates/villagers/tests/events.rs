//! Events as JSON: the form that clients read.

use engine::{Seat, testkit};
use villagers::{Event, EventCard, Kind, Level, Pile, Setup, Suit, Villagers};

#[test]
fn events_of_whole_games_read_back() {
    let solo = Level::ALL.map(Setup::solo);
    let setups: Vec<Setup> = (2..=5).filter_map(Setup::players).chain(solo).collect();
    testkit::for_seeds(35, |seed| {
        testkit::check_events::<Villagers>(&setups[seed as usize % setups.len()], seed);
    });
}

/// A change of form shows here as a difference.
#[test]
fn one_event_of_each_kind() {
    let (seat, owner) = (Seat::new(0), Seat::new(1));
    let (card, below, key, basic) = (Kind::JEWELER, Kind::SEEKER, Kind::TINNER, Kind::MINER);
    let (pile, event, monks) = (Pile::stack(2), EventCard::Rats, 1);
    let events = testkit::one_of_each(&[
        Event::Dealt,
        Event::UnseenShuffled,
        Event::Round { round: 1, first: owner },
        Event::TookRoad { seat, card, coins: 1 },
        Event::TookUnseen { seat, card, pile: Pile::RESERVE },
        Event::RoadFilled { card, place: 3 },
        Event::RoadDiscarded { card },
        Event::CoinPlaced { seat, card },
        Event::NoCoin { seat },
        Event::Builds { seat, villagers: 3 },
        Event::Built { seat, card },
        Event::BuiltOn { seat, card, below },
        Event::BuiltOnMonks { seat, card, monks },
        Event::BuiltOnMonksOn { seat, card, monks, below },
        Event::Gave { seat, card, pile, basic },
        Event::GaveUnseen { seat, suit: Suit::Ore, pile: Pile::AWAY, basic },
        Event::GaveCountess { seat, card, basic },
        Event::OpenedFree { seat, card },
        Event::OpenedOwnKey { seat, card, key },
        Event::PaidKey { seat, card, key, owner },
        Event::PaidCountessKey { seat, card, key },
        Event::PaidBank { seat, card, coins: 2 },
        Event::Apprentice { seat, owner, card },
        Event::Returned { seat, card },
        Event::Tinner { seat },
        Event::Smuggled { seat, card, coins: 5 },
        Event::SmuggledNothing { seat },
        Event::FoundersTurned { seat },
        Event::FirstMarket { seat, gold: 7, coins: 9 },
        Event::SecondMarket { seat, gold: 7, silver: 4, coins: 13 },
        Event::CountessFirstMarket { gold: 7, coins: 9 },
        Event::CountessSecondMarket { gold: 7, silver: 4, coins: 13 },
        Event::CountessGets { card, coins: 1 },
        Event::CountessDraws { card, worth: 3 },
        Event::CountessTakes { coins: 3 },
        Event::PaidCountess { seat, coins: 2 },
        Event::CoinsLaid { card, coins: 2 },
        Event::TookSilver { seat, coins: 3 },
        Event::Betrayed { card, coins: 0 },
        Event::Arrested { card, coins: 0 },
        Event::HandDiscarded { seat, card },
        Event::Revealed { event },
        Event::Resolved { event },
        Event::EventOver { event },
        Event::Reshuffled,
        Event::PaidFine { event, coins: 2 },
        Event::DoesFewer { event },
        Event::Jester { event },
    ]);
    insta::assert_snapshot!(events);
}
