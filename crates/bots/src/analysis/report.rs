//! The report of a review.

use super::TurningPoint;
use crate::Shares;
use engine::Seat;
use serde::{Deserialize, Serialize};

/// How bad a decision was, by the win chance that it cost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Cost 2 percent or more.
    Doubtful,
    /// Cost 5 percent or more.
    Error,
    /// Cost 10 percent or more.
    Blunder,
}

impl Mark {
    /// All marks with the loss of win chance from which they are given, the worst first.
    pub const THRESHOLDS: [(Mark, f64); 3] =
        [(Mark::Blunder, 0.10), (Mark::Error, 0.05), (Mark::Doubtful, 0.02)];

    /// The mark for a decision that cost this much.
    pub fn of(loss: f64) -> Option<Mark> {
        Mark::THRESHOLDS.into_iter().find(|(_, from)| loss >= *from).map(|(mark, _)| mark)
    }
}

/// How lucky a seat was, by the win chance that it gained or lost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fortune {
    /// Lost 10 percent or more.
    VeryUnlucky,
    /// Lost 5 percent or more.
    Unlucky,
    /// Gained 5 percent or more.
    Lucky,
    /// Gained 10 percent or more.
    VeryLucky,
}

impl Fortune {
    /// The changes of win chance from which luck is reported as lucky or unlucky, and as very much so.
    pub const THRESHOLDS: (f64, f64) = (0.05, 0.10);

    /// The word for this much luck.
    pub fn of(luck: f64) -> Option<Fortune> {
        let (some, much) = Fortune::THRESHOLDS;
        match luck {
            luck if luck >= much => Some(Fortune::VeryLucky),
            luck if luck >= some => Some(Fortune::Lucky),
            luck if luck <= -much => Some(Fortune::VeryUnlucky),
            luck if luck <= -some => Some(Fortune::Unlucky),
            _ => None,
        }
    }
}

/// The review of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameReport {
    /// The win chance of each seat before the first ply.
    pub start: Vec<f64>,
    /// Every ply.
    pub plies: Vec<PlyReport>,
    /// Every seat.
    pub seats: Vec<SeatReport>,
    /// The plies that changed most, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
}

/// The review of a ply.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlyReport {
    /// The ply in notation.
    pub notation: String,
    /// The win chance of each seat after it.
    pub chances: Vec<f64>,
    /// The win chance that each seat gained or lost by chance: by a roll or draw, or by what a move revealed.
    pub luck: Vec<f64>,
    /// The luck of the seat that acts next, or whose move revealed something, if it is worth a word.
    pub fortune: Option<Fortune>,
    /// The decision, if there was one.
    pub decision: Option<Decision>,
    /// The estimation error, which is neither luck nor decision.
    pub residual: Vec<f64>,
}

/// A decision between moves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// The seat that decided.
    pub seat: Seat,
    /// The best move, in notation: the one that was made, unless another is significantly better.
    pub best: String,
    /// The win chance that the best move would have gained over the one that was made.
    pub loss: f64,
    /// What the decision changed for each seat, compared with the turn that the evaluation network prefers.
    pub change: Vec<f64>,
    /// How bad it was.
    pub mark: Option<Mark>,
}

/// Where a seat's result came from: `start + luck + own + others + residual` is `result`.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SeatReport {
    /// The win chance before the first ply.
    pub start: f64,
    /// The win chance that it gained by luck.
    pub luck: f64,
    /// The standard error of the luck.
    pub luck_error: f64,
    /// The win chance that it gained by its own decisions, compared with the turns that the evaluation network prefers.
    pub own: f64,
    /// The win chance that it gained by the others' decisions.
    pub others: f64,
    /// The estimation error, which is neither luck nor decision.
    pub residual: f64,
    /// What it won.
    pub result: f64,
    /// The result less the luck.
    pub luck_adjusted: f64,
    /// How often it decided between several moves.
    pub decisions: u32,
    /// The win chance that it lost at such a decision compared with the best move, in the mean.
    pub error_rate: f64,
}

impl SeatReport {
    /// A seat's parts, summed over the game.
    pub(super) fn of(seat: Seat, start: f64, plies: &[PlyReport]) -> SeatReport {
        let mut report = SeatReport { start, ..SeatReport::default() };
        let mut lost = 0.0;
        for ply in plies {
            report.luck += ply.luck[seat.index()];
            report.residual += ply.residual[seat.index()];
            match &ply.decision {
                Some(decision) if decision.seat == seat => {
                    report.own += decision.change[seat.index()];
                    report.decisions += 1;
                    lost += decision.loss;
                }
                Some(decision) => report.others += decision.change[seat.index()],
                None => {}
            }
        }
        report.result = plies.last().map_or(start, |ply| ply.chances[seat.index()]);
        report.luck_adjusted = report.result - report.luck;
        report.error_rate = lost / f64::from(report.decisions.max(1));
        report
    }
}

/// What was found out about a ply: the chances after it, and what changed them.
#[derive(Clone, Debug)]
pub(super) struct PlyAnalysis {
    pub(super) after: Shares,
    pub(super) luck: Shares,
    pub(super) decision: Option<DecisionAnalysis>,
}

#[derive(Clone, Debug)]
pub(super) struct DecisionAnalysis {
    pub(super) seat: Seat,
    pub(super) change: Shares,
    pub(super) best: String,
    pub(super) loss: f64,
}

impl PlyAnalysis {
    /// The report of a ply, given the chances before it and the seat that its luck is reported for.
    pub(super) fn report(
        &self,
        notation: String,
        before: Shares,
        affected: Option<Seat>,
        seats: u8,
    ) -> PlyReport {
        let mut residual = self.after - before - self.luck;
        let decision = self.decision.as_ref().map(|decision| {
            residual -= decision.change;
            Decision {
                seat: decision.seat,
                best: decision.best.clone(),
                loss: decision.loss,
                change: decision.change.seats(seats).to_vec(),
                mark: Mark::of(decision.loss),
            }
        });
        PlyReport {
            notation,
            chances: self.after.seats(seats).to_vec(),
            luck: self.luck.seats(seats).to_vec(),
            fortune: affected.and_then(|seat| Fortune::of(self.luck[seat])),
            decision,
            residual: residual.seats(seats).to_vec(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_begin_at_their_thresholds() {
        let marks = [0.0, 0.02, 0.05, 0.3].map(Mark::of);
        assert_eq!(marks, [None, Some(Mark::Doubtful), Some(Mark::Error), Some(Mark::Blunder)]);
        let fortunes = [-0.2, -0.06, 0.01, 0.05, 0.1].map(Fortune::of);
        let words = [Fortune::VeryUnlucky, Fortune::Unlucky, Fortune::Lucky, Fortune::VeryLucky].map(Some);
        assert_eq!(fortunes, [words[0], words[1], None, words[2], words[3]]);
    }
}
