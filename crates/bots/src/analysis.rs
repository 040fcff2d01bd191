//! Luck and skill of a finished game, told apart.
//!
//! At every moment of the game there is a sheaf of playouts: games that go on from the table by experience, for some rounds,
//! and are judged there with hindsight. The mean of the judgements is what each seat may hope for. It changes in three ways, and
//! in no other:
//!
//! - A roll or a draw makes a new sheaf. What that changed is luck: over all rolls it is nothing.
//! - A decision changes the playouts that experience would have played on otherwise. What that changed is skill.
//! - At the end of a round all playouts go on for another round. That should change nothing: so what it does change is
//!   the estimates' own error.
//!
//! So for each seat the starting chance, the luck, its own decisions, those of the others and that error add up to the result.
//! What decisions and the error leave of a result is luck; how far what they come to differs from playout to playout, over the
//! whole game, is told as the doubt of that.
//!
//! Hindsight alone is off where a game is out of the common; so before it looks at anything a review learns how this one goes,
//! from games that are played on to their end from every turn (`insight.rs`).
//!
//! Where cards are hidden, the playouts know all hands, as everybody does after the game, but not what nobody has
//! seen.

mod insight;
mod outlook;
mod report;
mod turning;

use crate::{Brain, Shares, mind::Mind, search::first_look};
use engine::{Game, History, Ply, Seat, Turn};
use insight::Insight;
use outlook::{Outlook, Place, Playout};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
pub use report::{Decision, Fortune, Mark, PlyReport, Report, SeatReport};
pub use turning::{Turning, TurningPoint};

/// Where the chance of a review begins, unless somebody wants to see how much that matters: the same record gives the
/// same review in a browser, on a server and in a terminal.
pub const SEED: u64 = 1;

/// How much work a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The games that are played on to their end from each turn, to learn from.
    pub games: u32,
    /// The moves that are compared at each decision.
    pub moves: usize,
    /// The playouts of a sheaf.
    pub playouts: u32,
    /// The rounds of a playout: it is judged where the last of them ends.
    pub rounds: u32,
    /// How many sheaves tell what looking further changes: one is the sheaf that there is.
    pub sheaves: u32,
}

impl Effort {
    /// More rounds than any game has: playouts go on to the end, and there is nothing to judge.
    pub const TO_THE_END: u32 = 10_000;
}

/// Looks at a game again, as long as nobody says stop, and tells after each step how much is done.
///
/// ```
/// use bots::{Brain, analysis::{Report, analyse}};
/// use engine::History;
///
/// fn review<G: Brain>(game: &History<G>) -> Report {
///     let report = analyse(game, game.state().review(), 1, bots::cores(), &|| false, &mut |_| ());
///     let seat = report.seats[0];
///     assert!((seat.start + seat.luck + seat.own + seat.others + seat.rest - seat.result).abs() < 1e-9);
///     report
/// }
/// ```
pub fn analyse<G: Brain>(
    history: &History<G>,
    effort: Effort,
    seed: u64,
    cores: usize,
    stop: &impl Fn() -> bool,
    done: &mut impl FnMut(f64),
) -> Report {
    let mut review = Review::new(history, effort, seed, cores);
    while !stop() && review.step() {
        done(review.done());
    }
    review.report()
}

/// A review under way. It begins with a quick look at the whole game. Then it learns how this game goes, batch by batch; then
/// it looks closely at each ply in turn.
#[derive(Clone, Debug)]
pub struct Review<'a, G: Brain> {
    history: &'a History<G>,
    effort: Effort,
    seed: u64,
    cores: usize,
    insight: Insight<G>,
    start: Shares,
    plies: Vec<Looked>,
    /// How many plies were looked at closely, the table after them, and the playouts from there.
    looked: usize,
    game: G,
    turn: u32,
    sheaf: Vec<Playout<G>>,
    /// What decisions and further looks have changed in each playout so far: what is left of a result is luck.
    changed: Vec<Shares>,
    /// How far the starting chance may be off: its variance.
    doubt: Shares,
}

/// What was seen of a ply: the chances after it, and what made the difference.
#[derive(Clone, Debug)]
struct Looked {
    after: Shares,
    luck: Shares,
    decision: Option<Decided>,
}

#[derive(Clone, Debug)]
struct Decided {
    seat: Seat,
    change: Shares,
    best: String,
    loss: f64,
}

impl<'a, G: Brain> Review<'a, G> {
    /// The review that everybody gets of this game.
    pub fn of(history: &'a History<G>) -> Review<'a, G> {
        Review::new(history, history.state().review(), SEED, crate::cores())
    }

    /// A quick look at every ply.
    pub fn new(history: &'a History<G>, effort: Effort, seed: u64, cores: usize) -> Review<'a, G> {
        let game = G::new(history.setup());
        let insight = Insight::new(beginnings(history), &effort, seed, cores);
        let (start, doubt) = (Shares::default(), Shares::default());
        let (plies, sheaf, changed) = (Vec::new(), Vec::new(), Vec::new());
        let mut review = Review {
            history,
            effort,
            seed,
            cores,
            insight,
            start,
            plies,
            looked: 0,
            game,
            turn: 0,
            sheaf,
            changed,
            doubt,
        };
        review.glance();
        review
    }

    /// A quick look at every ply, with what has been learned so far.
    fn glance(&mut self) {
        self.plies.clear();
        let (mut state, mut turn) = (G::new(self.history.setup()), 0);
        self.start = glance(&self.insight, &state, turn);
        let mut before = self.start;
        for ply in self.history.plies() {
            let mut next = state.clone();
            ply.apply_unchecked(&mut next);
            turn += u32::from(state.turn_ended(&next));
            let after = glance(&self.insight, &next, turn);
            let change = after - before;
            self.plies.push(match *ply {
                Ply::Chance(_) => Looked { after, luck: change, decision: None },
                Ply::Move(seat, mv) => {
                    let decided = || Decided { seat, change, best: state.notation(mv), loss: 0.0 };
                    let decision = has_choice(&state).then(decided);
                    Looked { after, luck: Shares::default(), decision }
                }
            });
            (state, before) = (next, after);
        }
    }

    /// How many plies were looked at closely.
    pub fn looked(&self) -> usize {
        self.looked
    }

    /// How much of the work is done: 0 to 1.
    pub fn done(&self) -> f64 {
        let (batches, learned) = self.insight.steps();
        (learned + self.looked) as f64 / (batches + self.plies.len()).max(1) as f64
    }

    /// One step: learns from a batch of games, or looks closely at the next ply. Is there anything left to do?
    pub fn step(&mut self) -> bool {
        let (batches, learned) = self.insight.steps();
        if learned == batches {
            return self.look();
        }
        self.insight.step();
        if (learned + 1) % batches.div_ceil(GLANCES) == 0 || learned + 1 == batches {
            self.glance();
        }
        true
    }

    /// Looks closely at the next ply. Is there one?
    fn look(&mut self) -> bool {
        let Some(ply) = self.history.plies().get(self.looked) else { return false };
        if self.looked == 0 {
            // All luck is counted from here.
            let outlook = self.outlook();
            let outlook = Outlook { playouts: START * outlook.playouts, ..outlook };
            self.sheaf = outlook.look(&self.place(), self.horizon());
            (self.start, self.doubt) = mean(&hopes(&self.sheaf));
        }
        let mut after = self.plies[..self.looked].last().map_or(self.start, |looked| looked.after);
        let horizon = self.horizon();
        let mut next = self.game.clone();
        ply.apply_unchecked(&mut next);
        let (mut decision, mut unforeseen) = (None, true);
        if let Ply::Move(seat, mv) = *ply {
            let changed = self.decide(seat, mv);
            after += changed;
            decision = has_choice(&self.game).then(|| {
                let (best, loss) = self.best(seat, mv);
                Decided { seat, change: changed, best: self.game.notation(best), loss }
            });
            unforeseen = self.game.reveals(mv);
        }
        self.turn += u32::from(self.game.turn_ended(&next));
        self.game = next;
        let mut luck = Shares::default();
        if unforeseen {
            self.sheaf = self.outlook().look(&self.place(), horizon);
        }
        // Where there is no chance left, nothing may be left of how far other sheaves were off this one.
        if unforeseen || self.game.turn() == Turn::Over {
            luck = mean(&hopes(&self.sheaf)).0 - after;
            after += luck;
        }
        after += self.look_further(horizon);
        self.plies[self.looked] = Looked { after, luck, decision };
        self.looked += 1;
        true
    }

    /// A move is made: what that changed.
    fn decide(&mut self, seat: Seat, mv: G::Move) -> Shares {
        let after = self.outlook().after(&self.sheaf, (seat, mv), self.turn, self.horizon());
        self.exchange(after)
    }

    /// The playouts go on for another round, if it is time: what that changed. Where it hangs on much chance, many tell.
    fn look_further(&mut self, until: u32) -> Shares {
        if self.horizon() == until {
            return Shares::default();
        }
        let outlook = self.outlook();
        let playouts = outlook.playouts * self.effort.sheaves.next_power_of_two();
        let outlook = Outlook { playouts, ..outlook };
        let more = (self.effort.sheaves > 1).then(|| outlook.look(&self.place(), until));
        let near = more.unwrap_or_else(|| self.sheaf.clone());
        let far = outlook.further(&near, self.horizon());
        self.sheaf = near;
        let change = self.exchange(far);
        self.sheaf.truncate(self.outlook().playouts as usize);
        change
    }

    /// Other playouts for these, one for each: what that changed.
    fn exchange(&mut self, sheaf: Vec<Playout<G>>) -> Shares {
        let changes: Vec<Shares> =
            sheaf.iter().zip(&self.sheaf).map(|(new, old)| new.shares - old.shares).collect();
        let playouts = self.outlook().playouts as usize;
        self.changed.resize(playouts, Shares::default());
        for sheaf in changes.chunks(playouts) {
            let part = playouts as f64 / changes.len() as f64;
            self.changed.iter_mut().zip(sheaf).for_each(|(sum, change)| *sum += change.scaled(part));
        }
        self.sheaf = sheaf;
        mean(&changes).0
    }

    fn outlook(&self) -> Outlook<'_, G> {
        let playouts = self.effort.playouts.max(4).next_power_of_two();
        Outlook { insight: &self.insight, seed: self.seed, playouts, cores: self.cores }
    }

    fn place(&self) -> Place<'_, G> {
        Place { game: &self.game, turn: self.turn }
    }

    /// What has been found so far. The parts add up at any time.
    pub fn report(&self) -> Report {
        let seats = self.history.seats();
        let mut before = self.start;
        let mut game = G::new(self.history.setup());
        let mut plies = Vec::new();
        for (ply, looked) in self.history.plies().iter().zip(&self.plies) {
            let notation = match ply {
                Ply::Move(_, mv) => game.notation(*mv),
                Ply::Chance(outcome) => game.chance_notation(outcome),
            };
            ply.apply_unchecked(&mut game);
            plies.push(looked.report(notation, before, fortunate(ply, &game), seats));
            before = looked.after;
        }
        let start = self.start.seats(seats).to_vec();
        let mut doubt = self.doubt;
        if !self.changed.is_empty() {
            doubt += mean(&self.changed).1;
        }
        let report = |seat: Seat| {
            let doubt = libm::sqrt(doubt[seat]);
            SeatReport { doubt, ..SeatReport::of(seat, self.start[seat], &plies) }
        };
        let seats = Seat::all(seats).map(report).collect();
        let turning_points = turning::points(&start, &plies, self.history.plies());
        Report { start, plies, seats, turning_points }
    }

    /// The round with the beginning of which playouts are judged.
    fn horizon(&self) -> u32 {
        self.rounds_ahead(self.effort.rounds)
    }

    fn rounds_ahead(&self, rounds: u32) -> u32 {
        self.game.round(self.turn) + rounds.max(1)
    }

    /// The best move, and what it would have gained beyond the one that was made. Some playouts tell which moves are worth
    /// comparing, others compare them.
    fn best(&self, seat: Seat, mv: G::Move) -> (G::Move, f64) {
        let liked = first_look(&self.game, seat, self.seed).into_iter().map(|found| found.mv);
        let mut moves = vec![mv];
        moves.extend(liked.filter(|&other| other != mv).take(self.effort.moves));
        let until = self.rounds_ahead(self.effort.rounds / 2);
        let outlook = self.outlook();
        let all = (outlook.playouts / 2).min(COMPARED);
        let tried = outlook.compare(&self.place(), &moves, until, 0..all / 4);
        let mut order: Vec<(usize, f64)> =
            (1..moves.len()).map(|which| (which, gain(&tried, which, seat).0)).collect();
        order.sort_by(|a, b| b.1.total_cmp(&a.1));
        order.truncate(FINALISTS);
        let moves: Vec<G::Move> =
            [mv].into_iter().chain(order.into_iter().map(|(which, _)| moves[which])).collect();
        let made = outlook.compare(&self.place(), &moves, until, all / 4..all);
        let sure = |which: usize| {
            let (gain, error) = gain(&made, which, seat);
            (moves[which], if gain > SURE * error { gain } else { 0.0 })
        };
        let sure = (1..moves.len()).map(sure);
        sure.fold((mv, 0.0), |best, found| if found.1 > best.1 { found } else { best })
    }
}

/// The quick looks while it learns.
const GLANCES: usize = 8;
/// The starting chance is looked at in so many times the playouts.
const START: u32 = 8;
/// The most playouts that moves are compared in.
const COMPARED: u32 = 128;
/// The moves that are compared with the one that was made to the last playout.
const FINALISTS: usize = 2;
/// A gain counts if it is so many times its own standard error.
const SURE: f64 = 2.0;

/// What the seat gains by a move beyond the first one, and the standard error of that.
fn gain(made: &[Vec<Shares>], which: usize, seat: Seat) -> (f64, f64) {
    let gains: Vec<Shares> = made.iter().map(|moves| moves[which] - moves[0]).collect();
    let (gain, variance) = mean(&gains);
    (gain[seat], libm::sqrt(variance[seat]))
}

/// What each playout lets everybody hope for.
fn hopes<G>(sheaf: &[Playout<G>]) -> Vec<Shares> {
    sheaf.iter().map(|playout| playout.shares).collect()
}

/// The mean, and the variance of that mean.
fn mean(all: &[Shares]) -> (Shares, Shares) {
    let (mut sum, mut spread) = (Shares::default(), Shares::default());
    for shares in all {
        sum += *shares;
    }
    let count = all.len() as f64;
    let mean = sum.scaled(1.0 / count);
    for shares in all {
        spread += (*shares - mean).squared();
    }
    (mean, spread.scaled(1.0 / (count * (count - 1.0).max(1.0))))
}

/// The chances as experience sees them: where a seat has to act, after its turn.
fn glance<G: Brain>(insight: &Insight<G>, game: &G, turn: u32) -> Shares {
    let world = game.reshuffled(&mut Pcg64Mcg::seed_from_u64(0));
    let mut mind = Mind::new(game.net());
    match world.turn() {
        Turn::Seat(seat) => insight.judge(&mind.lines(&world, seat, 1)[0].after, turn + 1),
        Turn::Chance | Turn::Over => insight.judge(&world, turn),
    }
}

/// The tables that turns began with.
fn beginnings<G: Brain>(history: &History<G>) -> Vec<G> {
    let mut game = G::new(history.setup());
    let mut tables = vec![game.clone()];
    for ply in history.plies() {
        let mut next = game.clone();
        ply.apply_unchecked(&mut next);
        if game.turn_ended(&next) && next.turn() != Turn::Over {
            tables.push(next.clone());
        }
        game = next;
    }
    tables
}

fn has_choice<G: Game>(game: &G) -> bool {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.len() > 1
}

/// The seat that a ply's luck is told of: whoever made the move, or acts after the roll.
fn fortunate<G: Game>(ply: &Ply<G>, after: &G) -> Option<Seat> {
    match (ply, after.turn()) {
        (&Ply::Move(seat, _), _) | (Ply::Chance(_), Turn::Seat(seat)) => Some(seat),
        (Ply::Chance(_), _) => None,
    }
}

impl Looked {
    fn report(&self, notation: String, before: Shares, fortunate: Option<Seat>, seats: u8) -> PlyReport {
        let mut rest = self.after - before - self.luck;
        let decision = self.decision.as_ref().map(|decided| {
            rest -= decided.change;
            Decision {
                seat: decided.seat,
                best: decided.best.clone(),
                loss: decided.loss,
                change: decided.change.seats(seats).to_vec(),
                mark: Mark::of(decided.loss),
            }
        });
        PlyReport {
            notation,
            chances: self.after.seats(seats).to_vec(),
            luck: self.luck.seats(seats).to_vec(),
            fortune: fortunate.and_then(|seat| Fortune::of(self.luck[seat])),
            decision,
            rest: rest.seats(seats).to_vec(),
        }
    }
}
