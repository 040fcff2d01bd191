//! A review under way.

use super::{
    Effort, GameReport, SEED, SeatReport,
    best_move::best_move,
    correction::Correction,
    mean,
    playouts::{Playouts, Position, ReviewPlayout},
    quick_pass::{estimate, turn_starts},
    report::{DecisionAnalysis, PlyAnalysis},
    turning,
};
use crate::{Brain, Shares, search::evaluate_moves};
use engine::{Game, History, Ply, Seat, Turn};

/// While it learns, the estimates are renewed this many times.
const QUICK_PASSES: usize = 8;
/// The batch at the start of the game is this many times as large: all luck is counted from there.
const START: u32 = 8;

/// A review under way. It begins with a quick estimate of every ply. Then it learns a correction for this game, batch by
/// batch; then it analyses each ply in turn.
#[derive(Clone, Debug)]
pub struct Review<'a, G: Brain> {
    history: &'a History<G>,
    effort: Effort,
    seed: u64,
    cores: usize,
    correction: Correction<G>,
    start: Shares,
    plies: Vec<PlyAnalysis>,
    /// How many plies were analysed, the state and the turn after them, and the playouts from there.
    analysed: usize,
    game: G,
    turn: u32,
    batch: Vec<ReviewPlayout<G>>,
    /// What decisions and estimation errors have changed in each playout so far: the rest of a result is luck.
    changed: Vec<Shares>,
    /// The variance of the starting chance.
    start_variance: Shares,
}

impl<'a, G: Brain> Review<'a, G> {
    /// The review of this game that everybody gets.
    pub fn of(history: &'a History<G>) -> Review<'a, G> {
        Review::new(history, history.state().review_effort(), SEED, crate::cores())
    }

    /// A review that has made a quick estimate of every ply.
    pub fn new(history: &'a History<G>, effort: Effort, seed: u64, cores: usize) -> Review<'a, G> {
        let mut review = Review {
            history,
            effort,
            seed,
            cores,
            correction: Correction::new(turn_starts(history), &effort, seed, cores),
            start: Shares::default(),
            plies: Vec::new(),
            analysed: 0,
            game: G::new(history.setup()),
            turn: 0,
            batch: Vec::new(),
            changed: Vec::new(),
            start_variance: Shares::default(),
        };
        review.quick_pass();
        review
    }

    /// A quick estimate of every ply, with what has been learned so far.
    fn quick_pass(&mut self) {
        self.plies.clear();
        let (mut state, mut turn) = (G::new(self.history.setup()), 0);
        self.start = estimate(&self.correction, &state, turn);
        let mut before = self.start;
        for ply in self.history.plies() {
            let mut next = state.clone();
            ply.apply_unchecked(&mut next);
            turn += u32::from(state.turn_ended(&next));
            let after = estimate(&self.correction, &next, turn);
            let change = after - before;
            self.plies.push(match *ply {
                Ply::Chance(_) => PlyAnalysis { after, luck: change, decision: None },
                Ply::Move(seat, mv) => {
                    let decided = || DecisionAnalysis { seat, change, best: state.notation(mv), loss: 0.0 };
                    let decision = has_choice(&state).then(decided);
                    PlyAnalysis { after, luck: Shares::default(), decision }
                }
            });
            (state, before) = (next, after);
        }
    }

    /// How many plies were analysed.
    pub fn analysed(&self) -> usize {
        self.analysed
    }

    /// How much of the work is done: 0 to 1.
    pub fn done(&self) -> f64 {
        let (batches, learned) = self.correction.steps();
        (learned + self.analysed) as f64 / (batches + self.plies.len()).max(1) as f64
    }

    /// One step: learns from a batch of games, or analyses the next ply. Returns whether there was anything left to do.
    pub fn step(&mut self) -> bool {
        let (batches, learned) = self.correction.steps();
        if learned == batches {
            return self.analyse_ply();
        }
        self.correction.step();
        if (learned + 1) % batches.div_ceil(QUICK_PASSES) == 0 || learned + 1 == batches {
            self.quick_pass();
        }
        true
    }

    /// Analyses the next ply. Returns whether there was one.
    fn analyse_ply(&mut self) -> bool {
        let Some(ply) = self.history.plies().get(self.analysed) else { return false };
        if self.analysed == 0 {
            let playouts = self.playouts();
            let playouts = Playouts { count: START * playouts.count, ..playouts };
            self.batch = playouts.from(&self.position(), self.horizon());
            (self.start, self.start_variance) = mean(&shares(&self.batch));
        }
        let mut after = self.plies[..self.analysed].last().map_or(self.start, |ply| ply.after);
        let horizon = self.horizon();
        let mut next = self.game.clone();
        ply.apply_unchecked(&mut next);
        let (mut decision, mut unforeseen) = (None, true);
        if let Ply::Move(seat, mv) = *ply {
            let change = self.decide(seat, mv);
            after += change;
            decision = has_choice(&self.game).then(|| {
                let (best, loss) = self.best_move(seat, mv);
                DecisionAnalysis { seat, change, best: self.game.notation(best), loss }
            });
            unforeseen = self.game.reveals(mv);
        }
        self.turn += u32::from(self.game.turn_ended(&next));
        self.game = next;
        let mut luck = Shares::default();
        if unforeseen {
            self.batch = self.playouts().from(&self.position(), horizon);
        }
        // At the end no chance is left: what other batches differed from this one by must not remain.
        if unforeseen || self.game.turn() == Turn::Over {
            luck = mean(&shares(&self.batch)).0 - after;
            after += luck;
        }
        after += self.extend(horizon);
        self.plies[self.analysed] = PlyAnalysis { after, luck, decision };
        self.analysed += 1;
        true
    }

    /// Makes a move. Returns what that changed.
    fn decide(&mut self, seat: Seat, mv: G::Move) -> Shares {
        let after = self.playouts().after_move(&self.batch, (seat, mv), self.turn, self.horizon());
        self.replace(after)
    }

    /// Lets the playouts go on for another round, if one has ended. Returns what that changed: the estimation error. Where
    /// much chance is involved, several batches measure it.
    fn extend(&mut self, until: u32) -> Shares {
        if self.horizon() == until {
            return Shares::default();
        }
        let playouts = self.playouts();
        let count = playouts.count * self.effort.batches.next_power_of_two();
        let playouts = Playouts { count, ..playouts };
        let more = (self.effort.batches > 1).then(|| playouts.from(&self.position(), until));
        let near = more.unwrap_or_else(|| self.batch.clone());
        let far = playouts.extended(&near, self.horizon());
        self.batch = near;
        let change = self.replace(far);
        self.batch.truncate(self.playouts().count as usize);
        change
    }

    /// Replaces each playout by another one. Returns what that changed.
    fn replace(&mut self, batch: Vec<ReviewPlayout<G>>) -> Shares {
        let changes: Vec<Shares> =
            batch.iter().zip(&self.batch).map(|(new, old)| new.shares - old.shares).collect();
        let count = self.playouts().count as usize;
        self.changed.resize(count, Shares::default());
        for changes_of_one in changes.chunks(count) {
            let part = count as f64 / changes.len() as f64;
            let sums = self.changed.iter_mut().zip(changes_of_one);
            sums.for_each(|(sum, change)| *sum += change.scaled(part));
        }
        self.batch = batch;
        mean(&changes).0
    }

    fn playouts(&self) -> Playouts<'_, G> {
        let count = self.effort.playouts.max(4).next_power_of_two();
        Playouts { correction: &self.correction, seed: self.seed, count, cores: self.cores }
    }

    fn position(&self) -> Position<'_, G> {
        Position { game: &self.game, turn: self.turn }
    }

    /// What has been found so far. The parts add up at any time.
    pub fn report(&self) -> GameReport {
        let seats = self.history.seats();
        let mut before = self.start;
        let mut game = G::new(self.history.setup());
        let mut plies = Vec::new();
        for (ply, analysis) in self.history.plies().iter().zip(&self.plies) {
            let notation = match ply {
                Ply::Move(_, mv) => game.notation(*mv),
                Ply::Chance(outcome) => game.chance_notation(outcome),
            };
            ply.apply_unchecked(&mut game);
            plies.push(analysis.report(notation, before, affected_seat(ply, &game), seats));
            before = analysis.after;
        }
        let start = self.start.seats(seats).to_vec();
        let mut variance = self.start_variance;
        if !self.changed.is_empty() {
            variance += mean(&self.changed).1;
        }
        let report = |seat: Seat| {
            let luck_error = libm::sqrt(variance[seat]);
            SeatReport { luck_error, ..SeatReport::of(seat, self.start[seat], &plies) }
        };
        let seats = Seat::all(seats).map(report).collect();
        let turning_points = turning::points(&start, &plies, self.history.plies());
        GameReport { start, plies, seats, turning_points }
    }

    /// The round at the beginning of which playouts are evaluated.
    fn horizon(&self) -> u32 {
        self.rounds_ahead(self.effort.rounds)
    }

    fn rounds_ahead(&self, rounds: u32) -> u32 {
        self.game.round(self.turn) + rounds.max(1)
    }

    /// The best move, and what it would have gained over the one that was made.
    fn best_move(&self, seat: Seat, mv: G::Move) -> (G::Move, f64) {
        let others = evaluate_moves(&self.game, seat, self.seed).into_iter().map(|candidate| candidate.mv);
        let mut moves = vec![mv];
        moves.extend(others.filter(|&other| other != mv).take(self.effort.moves));
        let until = self.rounds_ahead(self.effort.rounds / 2);
        best_move(&self.playouts(), &self.position(), seat, &moves, until)
    }
}

/// The evaluation of each playout.
fn shares<G>(batch: &[ReviewPlayout<G>]) -> Vec<Shares> {
    batch.iter().map(|playout| playout.shares).collect()
}

fn has_choice<G: Game>(game: &G) -> bool {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.len() > 1
}

/// The seat that a ply's luck is reported for: the one that made the move, or that acts after the roll.
fn affected_seat<G: Game>(ply: &Ply<G>, after: &G) -> Option<Seat> {
    match (ply, after.turn()) {
        (&Ply::Move(seat, _), _) | (Ply::Chance(_), Turn::Seat(seat)) => Some(seat),
        (Ply::Chance(_), _) => None,
    }
}
