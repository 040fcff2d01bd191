//! Thinking about one's own turn: every way to play it to its end, judged by experience.

use crate::{Brain, Net, Shares, net::Thought};
use engine::{Game, MAX_SEATS, Seat, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// The outcomes of chance that stand for all, where a turn goes on after chance.
const EXPECTED: u32 = 16;

/// A way to play a turn.
#[derive(Clone, Debug)]
pub(crate) struct Line<G: Game> {
    /// Its first move.
    pub(crate) first: G::Move,
    /// How the table lies after it.
    pub(crate) after: G,
    /// The chances of each seat then.
    pub(crate) shares: Shares,
}

/// What thinking needs at hand, used again from thought to thought.
#[derive(Debug)]
pub struct Mind<'a, G: Game> {
    net: &'a Net,
    eye: Eye,
    /// Is there no time to look at more than it takes to choose?
    hasty: bool,
    /// Is this about moves to come, not about one to be made now?
    ahead: bool,
    moves: Vec<G::Move>,
    /// Lines are boxed: they are sorted, and tables are large. Boxes are used again.
    open: Vec<Box<Line<G>>>,
    next: Vec<Box<Line<G>>>,
    done: Vec<Box<Line<G>>>,
    spare: Vec<Box<Line<G>>>,
}

impl<'a, G: Brain> Mind<'a, G> {
    /// Judges with this network.
    pub fn new(net: &'a Net) -> Mind<'a, G> {
        Mind {
            net,
            eye: Eye::default(),
            hasty: false,
            ahead: true,
            moves: vec![],
            open: vec![],
            next: vec![],
            done: vec![],
            spare: vec![],
        }
    }

    /// For playouts: many moves are chosen, and none is looked at twice.
    pub(crate) fn hasty(net: &'a Net) -> Mind<'a, G> {
        Mind { hasty: true, ..Mind::new(net) }
    }

    /// The chances of each seat, or of the one whose turn is thought about, if there is no time for more.
    pub fn judge(&mut self, game: &G) -> Shares {
        self.eye.judge(self.net, game)
    }

    /// The ways to play the seat's turn on, best first. After each move only the best `width` tables are
    /// thought about further. A line ends where the seat's own decisions do: others act, or chance does.
    pub(crate) fn lines(&mut self, game: &G, seat: Seat, width: usize) -> &mut Vec<Box<Line<G>>> {
        self.spare.append(&mut self.done);
        self.eye.whose = (self.hasty && game.is_quiet()).then_some(seat);
        self.eye.fix(self.net, game);
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
        game.narrow(&mut self.moves, self.ahead || first.is_some());
        for i in 0..self.moves.len() {
            let mv = self.moves[i];
            let first = first.unwrap_or(mv);
            let mut line = match self.spare.pop() {
                Some(mut line) => {
                    line.first = first;
                    line.after.clone_from(game);
                    line
                }
                None => Box::new(Line { first, after: game.clone(), shares: Shares::default() }),
            };
            line.after.play_unchecked(mv, &mut ());
            line.shares = self.judge(&line.after);
            let goes_on = game.goes_on(&line.after, seat);
            if goes_on { self.next.push(line) } else { self.done.push(line) }
        }
    }

    /// Each move that can be made now, best first, with the chances after the best turn that begins with it.
    pub(crate) fn openings(&mut self, game: &G, seat: Seat, width: usize) -> Vec<(G::Move, Shares)> {
        self.ahead = false;
        let mut lines = core::mem::take(self.lines(game, seat, width));
        self.ahead = true;
        for line in lines.iter_mut().filter(|line| line.after.interrupted(seat)) {
            line.shares = self.expect(&line.after, seat);
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

    /// The chances before an outcome of chance after which the seat goes on: the mean over some outcomes, the
    /// same whenever it is asked.
    fn expect(&mut self, game: &G, seat: Seat) -> Shares {
        let mut rng = Pcg64Mcg::seed_from_u64(0);
        let mut mean = Shares::default();
        for _ in 0..EXPECTED {
            let mut after = game.clone();
            after.apply_chance_unchecked(&game.draw(&mut rng), &mut ());
            let shares = self.lines(&after, seat, 1)[0].shares;
            mean += shares.scaled(1.0 / f64::from(EXPECTED));
        }
        mean
    }

    /// The table after the best way to play the turn of the seat that has to act.
    pub fn best(&mut self, game: &G, seat: Seat, width: usize) -> G {
        self.lines(game, seat, width).swap_remove(0).after
    }

    /// The move with which that way begins.
    pub fn best_move(&mut self, game: &G, seat: Seat, width: usize) -> G::Move {
        self.lines(game, seat, width)[0].first
    }
}

/// Best first, each table once: playing the same moves in another order leads to the same.
fn sort<G: Brain>(lines: &mut Vec<Box<Line<G>>>, seat: Seat) {
    lines.sort_by(|a, b| b.shares[seat].total_cmp(&a.shares[seat]));
    lines.dedup_by(|b, a| a.shares == b.shares && a.after == b.after);
}

/// Looks at tables that differ little: it keeps what one of them made the network think.
#[derive(Debug, Default)]
struct Eye {
    /// The seat by whose side alone tables are judged, if it is only one.
    whose: Option<Seat>,
    fixed: Vec<f32>,
    thoughts: Vec<Thought>,
    seen: Vec<f32>,
}

impl Eye {
    /// What is to be seen of a table.
    fn see<G: Brain>(whose: Option<Seat>, game: &G, seen: &mut Vec<f32>) {
        seen.clear();
        match whose {
            Some(seat) => game.features_of(seat, seen),
            None => game.features(seen),
        }
    }

    /// Takes this table as the one that others are compared with.
    fn fix<G: Brain>(&mut self, net: &Net, game: &G) {
        Eye::see(self.whose, game, &mut self.fixed);
        self.thoughts.clear();
        self.seen.clear();
        self.seen.resize(net.inputs(), 0.0);
        let thoughts =
            self.fixed.chunks_exact(net.inputs()).map(|new| net.shift(net.blank(), &self.seen, new));
        self.thoughts.extend(thoughts);
    }

    /// The chances of each seat: known when the game is over, judged else.
    fn judge<G: Brain>(&mut self, net: &Net, game: &G) -> Shares {
        if game.turn() == Turn::Over {
            return game.outcome().map_or_else(Shares::default, |outcome| Shares::of(&outcome, game.seats()));
        }
        let count = if self.whose.is_some() { 1 } else { game.seats() as usize };
        if self.thoughts.len() != count {
            self.fix(net, game);
        }
        Eye::see(self.whose, game, &mut self.seen);
        let sides = self.seen.chunks_exact(net.inputs()).zip(self.fixed.chunks_exact(net.inputs()));
        let mut judgements = [0.0; MAX_SEATS];
        for ((judgement, (new, old)), thought) in judgements.iter_mut().zip(sides).zip(&self.thoughts) {
            *judgement = net.judgement(&net.shift(*thought, old, new));
        }
        let shares = Shares::from_judgements(&judgements[..count]);
        self.whose.map_or(shares, |seat| Shares::only(seat, shares[Seat::new(0)]))
    }
}
