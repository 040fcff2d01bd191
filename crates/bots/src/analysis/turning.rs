//! The turning points of a game, each with a sentence.

use super::PlyReport;
use engine::{Game, Message, Ply, Seat, Sentence, messages};
use serde::{Deserialize, Serialize};

/// How many turning points a report has.
const COUNT: usize = 5;

messages! {
    /// What a turning point was. Chances are in percent, before and after.
    pub enum Turning {
        /// A seat was lucky.
        Luck { player: Seat, outcome: String, from: u8, to: u8 } = "review-luck",
        /// A seat was unlucky.
        Misfortune { player: Seat, outcome: String, from: u8, to: u8 } = "review-misfortune",
        /// A seat made a good move.
        Stroke { player: Seat, chosen: String, from: u8, to: u8 } = "review-stroke",
        /// A seat made a bad move; another one was better.
        Mistake { player: Seat, chosen: String, best: String, from: u8, to: u8 } = "review-mistake",
        /// A seat's move lowered its chances, though no better one is known.
        Retreat { player: Seat, chosen: String, from: u8, to: u8 } = "review-retreat",
    }
}

/// A ply that changed the chances much.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The ply, counted from 0.
    pub ply: usize,
    /// What happened.
    pub sentence: Sentence,
}

/// The plies that changed some seat's chance most, in the order of the game.
pub(super) fn points<G: Game>(start: &[f64], plies: &[PlyReport], made: &[Ply<G>]) -> Vec<TurningPoint> {
    let before = |ply: usize| if ply == 0 { start } else { &plies[ply - 1].chances };
    let swing = |ply: usize| {
        let changes = before(ply).iter().zip(&plies[ply].chances).map(|(from, to)| (to - from).abs());
        changes.fold(0.0, f64::max)
    };
    let mut order: Vec<(usize, f64)> = (0..plies.len()).map(|ply| (ply, swing(ply))).collect();
    order.sort_by(|a, b| b.1.total_cmp(&a.1));
    order.truncate(COUNT);
    order.sort_by_key(|(ply, _)| *ply);
    order
        .into_iter()
        .map(|(ply, _)| {
            let turning = turning(before(ply), &plies[ply], acting(&made[ply..]));
            TurningPoint { ply, sentence: turning.sentence() }
        })
        .collect()
}

/// The seat that made the move, or that moves after the roll or draw.
fn acting<G: Game>(plies: &[Ply<G>]) -> Seat {
    let seat = plies.iter().find_map(|ply| if let Ply::Move(seat, _) = ply { Some(*seat) } else { None });
    seat.unwrap_or(Seat::new(0))
}

fn turning(before: &[f64], ply: &PlyReport, player: Seat) -> Turning {
    let at = player.index();
    let percent = |chance: f64| (chance * 100.0).round().clamp(0.0, 100.0) as u8;
    let (from, to) = (percent(before[at]), percent(ply.chances[at]));
    let (luck, text) = (ply.luck[at], ply.notation.clone());
    match &ply.decision {
        Some(decision) if decision.change[at].abs() >= luck.abs() => match () {
            () if decision.mark.is_some() => {
                Turning::Mistake { player, chosen: text, best: decision.best.clone(), from, to }
            }
            () if decision.change[at] > 0.0 => Turning::Stroke { player, chosen: text, from, to },
            () => Turning::Retreat { player, chosen: text, from, to },
        },
        _ if luck < 0.0 => Turning::Misfortune { player, outcome: text, from, to },
        _ => Turning::Luck { player, outcome: text, from, to },
    }
}
