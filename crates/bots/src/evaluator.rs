//! Evaluating positions, and every way to play a turn to its end.

use crate::{Brain, EvaluationNet, Shares, evaluation_net::Accumulator};
use engine::{Game, MAX_SEATS, Seat, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Where a turn goes on after chance, its value is the mean over this many outcomes.
const OUTCOMES: u32 = 16;

/// A way to play a turn.
#[derive(Clone, Debug)]
pub(crate) struct TurnLine<G: Game> {
    /// Its first move.
    pub(crate) first: G::Move,
    /// The state after the turn.
    pub(crate) after: G,
    /// The evaluation of that state.
    pub(crate) shares: Shares,
}

/// Evaluates positions with a network, and finds the best way to play a turn. It keeps its buffers from call to call.
#[derive(Debug)]
pub struct Evaluator<'a, G: Game> {
    net: &'a EvaluationNet,
    incremental: Incremental,
    /// Is this for playouts, where speed counts most?
    playouts: bool,
    /// Is this about later moves, rather than the one to be made now?
    ahead: bool,
    moves: Vec<G::Move>,
    /// Lines are boxed because they are sorted and states are large. The boxes are reused.
    open: Vec<Box<TurnLine<G>>>,
    next: Vec<Box<TurnLine<G>>>,
    done: Vec<Box<TurnLine<G>>>,
    spare: Vec<Box<TurnLine<G>>>,
}

impl<'a, G: Brain> Evaluator<'a, G> {
    /// Evaluates with this network.
    pub fn new(net: &'a EvaluationNet) -> Evaluator<'a, G> {
        Evaluator {
            net,
            incremental: Incremental::default(),
            playouts: false,
            ahead: true,
            moves: vec![],
            open: vec![],
            next: vec![],
            done: vec![],
            spare: vec![],
        }
    }

    /// For playouts: it only finds best turns, as fast as it can.
    pub(crate) fn for_playouts(net: &'a EvaluationNet) -> Evaluator<'a, G> {
        Evaluator { playouts: true, ..Evaluator::new(net) }
    }

    /// How likely each seat is to win; in playouts perhaps only the seat whose turn it is.
    pub fn evaluate(&mut self, game: &G) -> Shares {
        self.incremental.evaluate(self.net, game)
    }

    /// The ways to play the rest of the seat's turn, best first. It is a beam search: after each move only the best `width`
    /// states are expanded. A line ends where the seat's own decisions end: others act, or chance does.
    pub(crate) fn lines(&mut self, game: &G, seat: Seat, width: usize) -> &mut Vec<Box<TurnLine<G>>> {
        self.spare.append(&mut self.done);
        self.incremental.only = (self.playouts && game.has_low_interaction()).then_some(seat);
        self.incremental.rebase(self.net, game);
        self.expand(game, None, seat);
        while !self.next.is_empty() {
            sort(&mut self.next, seat);
            let worse = width.min(self.next.len());
            self.spare.extend(self.next.drain(worse..));
            core::mem::swap(&mut self.open, &mut self.next);
            let mut open = core::mem::take(&mut self.open);
            for line in &open {
                self.expand(&line.after, Some(line.first), seat);
            }
            self.spare.append(&mut open);
            self.open = open;
        }
        sort(&mut self.done, seat);
        &mut self.done
    }

    fn expand(&mut self, game: &G, first: Option<G::Move>, seat: Seat) {
        game.legal_moves(&mut self.moves);
        game.prune(&mut self.moves, self.ahead || first.is_some());
        for i in 0..self.moves.len() {
            let mv = self.moves[i];
            let first = first.unwrap_or(mv);
            let mut line = match self.spare.pop() {
                Some(mut line) => {
                    line.first = first;
                    line.after.clone_from(game);
                    line
                }
                None => Box::new(TurnLine { first, after: game.clone(), shares: Shares::default() }),
            };
            line.after.play_unchecked(mv, &mut ());
            line.shares = self.evaluate(&line.after);
            let goes_on = game.goes_on(&line.after, seat);
            if goes_on { self.next.push(line) } else { self.done.push(line) }
        }
    }

    /// Each move that can be made now, best first, with the evaluation after the best turn that begins with it.
    pub(crate) fn openings(&mut self, game: &G, seat: Seat, width: usize) -> Vec<(G::Move, Shares)> {
        self.ahead = false;
        let mut lines = core::mem::take(self.lines(game, seat, width));
        self.ahead = true;
        for line in lines.iter_mut().filter(|line| line.after.interrupted(seat)) {
            line.shares = self.expectation(&line.after, seat);
        }
        sort(&mut lines, seat);
        let mut found: Vec<(G::Move, Shares)> = Vec::new();
        for line in lines {
            if !found.iter().any(|(mv, _)| *mv == line.first) {
                found.push((line.first, line.shares));
            }
        }
        found
    }

    /// The evaluation of a state where chance is due and the seat goes on after it: the mean over some outcomes, which are
    /// the same for every call.
    fn expectation(&mut self, game: &G, seat: Seat) -> Shares {
        let mut rng = Pcg64Mcg::seed_from_u64(0);
        let mut mean = Shares::default();
        for _ in 0..OUTCOMES {
            let mut after = game.clone();
            after.apply_chance_unchecked(&game.draw(&mut rng), &mut ());
            let shares = self.lines(&after, seat, 1)[0].shares;
            mean += shares.scaled(1.0 / f64::from(OUTCOMES));
        }
        mean
    }

    /// The state after the best way to play the turn of the seat that has to act.
    pub fn best_turn(&mut self, game: &G, seat: Seat, width: usize) -> G {
        self.lines(game, seat, width).swap_remove(0).after
    }

    /// The first move of the best turn.
    pub fn best_move(&mut self, game: &G, seat: Seat, width: usize) -> G::Move {
        self.lines(game, seat, width)[0].first
    }
}

/// Sorts the best first, and drops duplicates: the same moves in another order lead to the same state.
fn sort<G: Brain>(lines: &mut Vec<Box<TurnLine<G>>>, seat: Seat) {
    lines.sort_by(|a, b| b.shares[seat].total_cmp(&a.shares[seat]));
    lines.dedup_by(|b, a| a.shares == b.shares && a.after == b.after);
}

/// Evaluates states that differ little from a base state: only features that changed cost anything.
#[derive(Debug, Default)]
struct Incremental {
    /// The only seat whose features count, if it is one.
    only: Option<Seat>,
    /// The features of the base state, and what the network makes of them, seat after seat.
    base: Vec<f32>,
    accumulators: Vec<Accumulator>,
    /// The features of the state that is evaluated.
    features: Vec<f32>,
}

impl Incremental {
    fn extract<G: Brain>(only: Option<Seat>, game: &G, features: &mut Vec<f32>) {
        features.clear();
        match only {
            Some(seat) => game.features_of(seat, features),
            None => game.features(features),
        }
    }

    /// Takes this state as the base.
    fn rebase<G: Brain>(&mut self, net: &EvaluationNet, game: &G) {
        Incremental::extract(self.only, game, &mut self.base);
        self.accumulators.clear();
        self.features.clear();
        self.features.resize(net.inputs(), 0.0);
        let accumulators =
            self.base.chunks_exact(net.inputs()).map(|new| net.update(net.empty(), &self.features, new));
        self.accumulators.extend(accumulators);
    }

    /// How likely each seat is to win: the result if the game is over, otherwise what the network says.
    fn evaluate<G: Brain>(&mut self, net: &EvaluationNet, game: &G) -> Shares {
        if game.turn() == Turn::Over {
            return game.outcome().map_or_else(Shares::default, |outcome| Shares::of(&outcome, game.seats()));
        }
        let count = if self.only.is_some() { 1 } else { game.seats() as usize };
        if self.accumulators.len() != count {
            self.rebase(net, game);
        }
        Incremental::extract(self.only, game, &mut self.features);
        let seats = self.features.chunks_exact(net.inputs()).zip(self.base.chunks_exact(net.inputs()));
        let mut logits = [0.0; MAX_SEATS];
        for ((logit, (new, old)), accumulator) in logits.iter_mut().zip(seats).zip(&self.accumulators) {
            *logit = net.output(&net.update(*accumulator, old, new));
        }
        let shares = Shares::from_logits(&logits[..count]);
        self.only.map_or(shares, |seat| Shares::only(seat, shares[Seat::new(0)]))
    }
}
