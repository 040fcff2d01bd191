//! What a review says.

use super::TurningPoint;
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
    /// All marks with the win chance from which on they are given, the worst first.
    pub const THRESHOLDS: [(Mark, f64); 3] =
        [(Mark::Blunder, 0.10), (Mark::Error, 0.05), (Mark::Doubtful, 0.02)];

    /// The mark for a decision that cost so much.
    pub fn of(loss: f64) -> Option<Mark> {
        Mark::THRESHOLDS.into_iter().find(|(_, from)| loss >= *from).map(|(mark, _)| mark)
    }
}

/// How kind chance was to a seat, by the win chance that it gave or took.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fortune {
    /// Took 10 percent or more.
    VeryUnlucky,
    /// Took 5 percent or more.
    Unlucky,
    /// Gave 5 percent or more.
    Lucky,
    /// Gave 10 percent or more.
    VeryLucky,
}

impl Fortune {
    /// The win chance from which on luck, or the lack of it, is remarkable, and very much so.
    pub const THRESHOLDS: (f64, f64) = (0.05, 0.10);

    /// The word for so much luck.
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

/// A finished game, looked at again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// The win chance of each seat before anything happened.
    pub start: Vec<f64>,
    /// Every ply.
    pub plies: Vec<PlyReport>,
    /// Every seat.
    pub seats: Vec<SeatReport>,
    /// The plies that changed most, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
}

/// A ply, looked at again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlyReport {
    /// The ply in notation.
    pub notation: String,
    /// The win chance of each seat after it.
    pub chances: Vec<f64>,
    /// What chance gave each seat or took: by a roll or draw, or by what a move brought to light.
    pub luck: Vec<f64>,
    /// The luck of the seat that acts next, or that brought it to light, if it is remarkable.
    pub fortune: Option<Fortune>,
    /// The decision, if there was one.
    pub decision: Option<Decision>,
    /// What is left of the estimates' own error.
    pub rest: Vec<f64>,
}

/// A decision between moves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// The best move, in notation: the one that was made, unless another is better beyond doubt.
    pub best: String,
    /// The win chance that the best move would have had beyond the one that was made.
    pub loss: f64,
    /// What the decision changed for each seat, compared with how experience would have played on.
    pub change: Vec<f64>,
    /// How bad it was.
    pub mark: Option<Mark>,
}

/// Where a seat's result came from: `start + luck + own + others + rest` is `result`.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SeatReport {
    /// The win chance before anything happened.
    pub start: f64,
    /// What chance gave it.
    pub luck: f64,
    /// How far that may be off: its standard error.
    pub doubt: f64,
    /// What its own decisions brought it, compared with how experience would have played: its skill.
    pub own: f64,
    /// What the others' decisions brought it.
    pub others: f64,
    /// What is left of the estimates' own error.
    pub rest: f64,
    /// What it won.
    pub result: f64,
    /// The result without the luck.
    pub luck_adjusted: f64,
    /// Its decisions between several moves.
    pub decisions: u32,
    /// The win chance that the best move would have gained in each of these, in the mean.
    pub error_rate: f64,
}

impl SeatReport {
    /// A seat's parts, summed over the game.
    pub(super) fn of(seat: Seat, start: f64, plies: &[PlyReport]) -> SeatReport {
        let mut report = SeatReport { start, ..SeatReport::default() };
        let mut lost = 0.0;
        for ply in plies {
            report.luck += ply.luck[seat.index()];
            report.rest += ply.rest[seat.index()];
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
