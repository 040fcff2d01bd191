//! The board of Bohemian Villages.

mod brings;
mod hand;
mod motion;
mod moves;
mod seat;
mod tray;
mod village;

use crate::session::Session;
use crate::table::Board;
use crate::text::now;
use bohemian::Bohemian;
use engine::{Seat, ToArg};
use hand::Hand;
use leptos::prelude::*;
use moves::{Does, total};

/// The board of the game.
pub(crate) struct BohemianBoard;

impl Board for BohemianBoard {
    type Game = Bohemian;

    const KEYS: &'static [(&'static [&'static str], &'static str)] = &[
        (&["1", "2", "3", "4"], "web-bohemian-key-dice"),
        (&["←", "→", "↑", "↓"], "web-bohemian-key-arrows"),
        (&["E"], "web-bohemian-end"),
    ];

    type Hand = Hand;

    fn hand(session: Session<Bohemian>) -> Hand {
        motion::follow(session);
        Hand::new(session)
    }

    fn board(hand: Hand) -> AnyView {
        village::board(hand).into_any()
    }

    fn sentence(hand: Hand) -> String {
        let choices = hand.choices.read();
        let can = |does| choices.iter().any(|choice| choice.does == does);
        let moved = hand.with(|_, game| game.moved).unwrap_or(false);
        let picked = hand.picked_dice();
        let places = hand.possible.read().iter().filter(|choice| choice.does.place().is_some()).count();
        if can(Does::Income) {
            let income = hand.with(|_, game| game.seats[game.player.index()].income).unwrap_or(0);
            return now("web-bohemian-income-due", &[("coins", income.to_arg())]);
        }
        if let Some(place) = hand.place.get() {
            let building = bohemian::Building::of_total(place.total).map(|building| building.to_arg());
            let args = [
                ("building", building.unwrap_or(String::new().to_arg())),
                ("place", place.to_string().to_arg()),
            ];
            return now("web-bohemian-which-dice", &args);
        }
        match picked.len() {
            0 if can(Does::Pass) => now("web-bohemian-pass", &[]),
            0 if moved => now("web-bohemian-second-move", &[("dice", total(&hand.dice()).to_arg())]),
            0 => now("web-bohemian-first-move", &[]),
            1 => now("web-bohemian-one-die", &[]),
            _ => {
                let sum: u8 = picked.iter().sum();
                let args =
                    [("dice", total(&picked).to_arg()), ("total", sum.to_arg()), ("places", places.to_arg())];
                now("web-bohemian-picked", &args)
            }
        }
    }

    fn actions(hand: Hand) -> AnyView {
        tray::tray(hand).into_any()
    }

    fn seat(hand: Hand, seat: Seat) -> AnyView {
        seat::seat(hand, seat).into_any()
    }

    fn key(hand: Hand, key: &str) -> bool {
        match key {
            "1" | "2" | "3" | "4" => {
                hand.toggle(usize::from(key.as_bytes()[0] - b'1'));
                true
            }
            "e" | "E" => {
                hand.act(Does::End);
                true
            }
            "Escape" => {
                hand.drop_all();
                hand.session.explain(None);
                true
            }
            _ => false,
        }
    }
}
