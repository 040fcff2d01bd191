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
use bohemian::{Bohemian, Dice, Event, Move};
use engine::{Seat, ToArg};
use hand::Hand;
use leptos::prelude::*;
use moves::{Act, Choice, Does};

/// The board of the game.
pub(crate) struct BohemianBoard;

impl Board for BohemianBoard {
    type Game = Bohemian;

    const KEYS: &'static [(&'static [&'static str], &'static str)] = &[
        (&["1", "2", "3", "4"], "web-bohemian-key-dice"),
        (&["←", "→", "↑", "↓"], "web-bohemian-key-arrows"),
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
        let can = |act| choices.iter().any(|choice| choice.does == Does::Act(act));
        let moved = hand.with(|_, game| game.moved).unwrap_or(false);
        let picked = hand.picked_dice();
        let places =
            hand.possible.read().iter().filter(|choice| matches!(choice.does, Does::Reach(_))).count();
        if can(Act::Income) {
            let income = hand.with(|_, game| game.seats[game.player.index()].income).unwrap_or(0);
            return now("web-bohemian-income-due", &[("coins", income.to_arg())]);
        }
        if let Some(place) = hand.place.get() {
            let args = [("building", place.building.to_arg()), ("place", place.to_arg())];
            return now("web-bohemian-which-dice", &args);
        }
        match picked.len() {
            0 if can(Act::Pass) => now("web-bohemian-pass", &[]),
            0 if moved => now("web-bohemian-second-move", &[("dice", hand.dice().to_arg())]),
            0 => now("web-bohemian-first-move", &[]),
            1 => now("web-bohemian-one-die", &[]),
            _ => {
                let args = [
                    ("dice", picked.to_arg()),
                    ("total", picked.total().to_arg()),
                    ("places", places.to_arg()),
                ];
                now("web-bohemian-picked", &args)
            }
        }
    }

    fn actions(hand: Hand) -> AnyView {
        tray::tray(hand).into_any()
    }

    fn end(hand: Hand) -> Option<Move> {
        let choices = hand.choices.read();
        let ends = |choice: &&Choice| matches!(choice.does, Does::Act(Act::End | Act::Pass));
        choices.iter().find(ends).map(|choice| choice.mv)
    }

    fn end_word(hand: Hand) -> &'static str {
        if Self::end(hand) == Some(Move::Pass) { "web-bohemian-do-pass" } else { "web-table-end-turn" }
    }

    fn why_not_end(_: Hand, session: Session<Bohemian>) {
        session.ask_why(Move::End);
    }

    fn in_short(_: Session<Bohemian>, event: &Event) -> Option<(Seat, String)> {
        let done = |id: &str, dice: &Dice| now(id, &[("dice", dice.to_arg())]);
        Some(match event {
            Event::Placed { seat, place, building, dice } => {
                let args =
                    [("dice", dice.to_arg()), ("building", building.to_arg()), ("place", place.to_arg())];
                (*seat, now("web-bohemian-short-placed", &args))
            }
            Event::Bishop { seat, dice } | Event::BishopFrom { seat, dice, .. } => {
                (*seat, done("web-bohemian-short-bishop", dice))
            }
            Event::TileTaken { seat, dice, .. } => (*seat, done("web-bohemian-short-tile", dice)),
            Event::Rerolls { seat, dice } => (*seat, done("web-bohemian-short-rerolls", dice)),
            Event::Passed { seat } => (*seat, now("web-bohemian-short-passed", &[])),
            _ => return None,
        })
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
            "Escape" => {
                hand.drop_all();
                hand.session.unstage();
                hand.session.explain(None);
                true
            }
            _ => false,
        }
    }
}
