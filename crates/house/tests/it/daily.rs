//! The deal of a day is the same for everybody who plays the same moves.

use crate::page::{ANNA, Page, id};
use bohemian::Bohemian;
use engine::{Game, Turn};
use games::think;
use house::{Day, Deal};
use serde::de::DeserializeOwned;
use table::Stage;
use villagers::Villagers;
use wire::Request;

/// Plays a deal to its end by some fixed whim, and tells all that happened.
fn played<G: Game<View: DeserializeOwned>>(deal: &Deal, whim: usize) -> Vec<String> {
    let bots: Vec<&str> = deal.bots.iter().map(|level| level.id()).collect();
    let mut page = Page::<G>::begin(deal.kept(), &bots);
    while page.view().stage == Stage::Playing {
        if page.view().turn == Turn::Seat(ANNA) {
            let moves = &page.view().moves;
            let mv = moves[whim % moves.len()].clone();
            page.say(Request::Play { id: id("m"), mv });
        } else if let Some(job) = page.house.job(page.now) {
            // The time of day is another each time: nothing may depend on it.
            page.now += 7 * whim as u64;
            let thought = think(&job, &|| false).unwrap();
            page.house.thought(thought, page.now);
        } else {
            assert!(page.wait());
        }
    }
    page.plies().into_iter().map(str::to_owned).collect()
}

fn is_the_same_for_all<G: Game<View: DeserializeOwned>>(deal: &Deal) {
    let once = played::<G>(deal, 0);
    assert_eq!(played::<G>(deal, 0), once);
    assert_ne!(played::<G>(deal, 3), once, "other moves, another game");
    let tomorrow = Deal { day: deal.day.next(), ..deal.clone() };
    assert_ne!(played::<G>(&tomorrow, 0), once, "another day, another deal");
}

#[test]
fn the_same_moves_give_the_same_game() {
    let of = |game: &str, alone: bool| {
        let days = (0..3).map(|days| "2026-11-16".parse::<Day>().unwrap().before(days));
        days.map(Deal::of).find(|deal| deal.game == game && deal.solo.is_some() == alone).unwrap()
    };
    is_the_same_for_all::<Bohemian>(&of("bohemian", false));
    is_the_same_for_all::<Villagers>(&of("villagers", false));
    is_the_same_for_all::<Villagers>(&of("villagers", true));
}
