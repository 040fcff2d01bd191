//! Events as JSON: the form that clients read.

use bohemian::{Bohemian, Building, Dice, Event, Setup};
use engine::{Seat, testkit};

#[test]
fn events_of_whole_games_read_back() {
    testkit::for_seeds(40, |seed| {
        let setup = Setup::new(2 + (seed % 4) as u8).unwrap().with_manual_income(seed % 2 == 0);
        testkit::check_events::<Bohemian>(&setup, seed);
    });
}

/// A change of form shows here as a difference.
#[test]
fn one_event_of_each_kind() {
    let (seat, owner) = (Seat::new(0), Seat::new(1));
    let place = "N7".parse().unwrap();
    let building = Building::GlassFactory;
    let dice = Dice::of(&[3, 4]).unwrap();
    let (coins, tiles) = (4, 2);
    let events = testkit::one_of_each(&[
        Event::Begins { seat },
        Event::TurnOf { seat },
        Event::Income { seat, inns: 2, churches: 1, coins },
        Event::IncomeForfeit { seat, coins },
        Event::Rolled { seat, dice: Dice::of(&[2, 3, 4, 6]).unwrap() },
        Event::Placed { seat, place, building, dice },
        Event::KickedOut { seat, owner, place, building },
        Event::InnActive { seat, place: "N9".parse().unwrap() },
        Event::FarmPays { seat, coins },
        Event::ManorPays { seat, coins },
        Event::MillsScore,
        Event::GlassScores,
        Event::FlourPays { seat, tiles, coins },
        Event::GlassPays { seat, tiles, coins },
        Event::Bishop { seat, dice },
        Event::BishopFrom { seat, from: owner, dice },
        Event::TileTaken { seat, dice, left: 6 },
        Event::Rerolls { seat, dice },
        Event::Ended { seat },
        Event::Passed { seat },
        Event::OutOfFigures { seat },
        Event::BankEmpty,
    ]);
    insta::assert_snapshot!(events);
}
