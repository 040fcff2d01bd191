//! Luck and skill of a finished game, told apart.
//!
//! Every table of the game is judged by experience: where chance is due over all that may come, where a seat has to
//! act after the best it can do. A roll's luck is what the judgement became minus what was to be expected. A
//! decision's cost is what the table after the best move is worth beyond the one after the move that was made: both
//! are judged alike, so that what is left over is not the noise of playouts but what experience learned by looking one
//! step further. For each seat the starting chance, the luck, its own decisions, those of the others and that rest add
//! up to the result.

use crate::{Brain, Shares, mind::Mind, parallel::in_parallel, search::first_look};
use engine::{Game, History, Ply, Seat, Turn, Viewer};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde::Serialize;

/// How bad a decision was, by the win chance that it cost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// The win chance of each seat before anything happened.
    pub start: Vec<f64>,
    /// Every ply.
    pub plies: Vec<PlyReport>,
    /// Every seat.
    pub seats: Vec<SeatReport>,
}

/// A ply, looked at again.
#[derive(Clone, PartialEq, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// The best move, in notation.
    pub best: String,
    /// The win chance that the best move would have had beyond the one that was made.
    pub loss: f64,
    /// What the decision changed for each seat.
    pub change: Vec<f64>,
    /// How bad it was.
    pub mark: Option<Mark>,
}

/// Where a seat's result came from: `start + luck + own + others + rest` is `result`.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct SeatReport {
    /// The win chance before anything happened.
    pub start: f64,
    /// What chance gave it.
    pub luck: f64,
    /// What its own decisions cost it: its skill, 0 at best.
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
    /// The win chance that it lost in each of these, in the mean.
    pub error_rate: f64,
}

/// The outcomes that stand for all of them, where they can't be listed.
const DRAWS: u64 = 24;
/// The worlds that stand for all that a player holds possible.
const WORLDS: u64 = 8;
/// The tables thought about after each move.
const WIDTH: usize = 3;

/// Looks at a game again: for each decision at the move that was made and at so many others, those that experience
/// likes best. Tells after each ply that it is done; told to stop, it looks at no further decisions.
///
/// ```
/// use bohemian::{Bohemian, Setup};
/// use bots::analysis::analyse;
/// use engine::{History, testkit};
/// let game = testkit::random_game::<Bohemian>(&Setup::new(2).unwrap(), &mut testkit::rng(1), |_, _| ());
/// let analysis = analyse(&game, 3, 1, 1, &|| false, &mut || ());
/// let seat = analysis.seats[0];
/// assert!((seat.start + seat.luck + seat.own + seat.others + seat.rest - seat.result).abs() < 1e-9);
/// ```
pub fn analyse<G: Brain>(
    history: &History<G>,
    moves: usize,
    seed: u64,
    cores: usize,
    stop: &(impl Fn() -> bool + Sync),
    done: &mut impl FnMut(),
) -> Analysis {
    let analyst = Analyst { moves, seed, cores };
    let seats = history.seats();
    let mut game = G::new(history.setup());
    let start = analyst.judge(&game);
    let mut before = start;
    let mut plies = Vec::new();
    for ply in history.plies() {
        let mut next = game.clone();
        ply.apply_unchecked(&mut next);
        let after = analyst.judge(&next);
        let expected = analyst.expected(&game, ply, before, after);
        let mut luck = after;
        luck -= expected;
        let decision = if stop() { None } else { analyst.decision(&game, ply, expected) };
        let mut rest = after;
        rest -= before;
        rest -= luck;
        rest -= decision.as_ref().map_or_else(Shares::default, |(_, change)| *change);
        let fortunate = match (ply, next.turn()) {
            (&Ply::Move(seat, _), _) | (Ply::Chance(_), Turn::Seat(seat)) => Some(seat),
            (Ply::Chance(_), _) => None,
        };
        plies.push(PlyReport {
            notation: ply_notation(&game, ply),
            chances: after.seats(seats).to_vec(),
            luck: luck.seats(seats).to_vec(),
            fortune: fortunate.and_then(|seat| Fortune::of(luck[seat])),
            decision: decision.map(|(decision, _)| decision),
            rest: rest.seats(seats).to_vec(),
        });
        (game, before) = (next, after);
        done();
    }
    let seats = Seat::all(seats).map(|seat| seat_report(seat, start[seat], &plies)).collect();
    Analysis { start: start.seats(history.seats()).to_vec(), plies, seats }
}

fn ply_notation<G: Game>(game: &G, ply: &Ply<G>) -> String {
    match ply {
        Ply::Move(_, mv) => game.notation(*mv),
        Ply::Chance(outcome) => game.chance_notation(outcome),
    }
}

fn seat_report(seat: Seat, start: f64, plies: &[PlyReport]) -> SeatReport {
    let mut report = SeatReport { start, ..SeatReport::default() };
    for ply in plies {
        report.luck += ply.luck[seat.index()];
        report.rest += ply.rest[seat.index()];
        if let Some(decision) = &ply.decision {
            let change = decision.change[seat.index()];
            if decision.seat == seat {
                report.own += change;
                report.decisions += 1;
            } else {
                report.others += change;
            }
        }
    }
    report.result = plies.last().map_or(start, |ply| ply.chances[seat.index()]);
    report.luck_adjusted = report.result - report.luck;
    report.error_rate = -report.own / f64::from(report.decisions.max(1));
    report
}

struct Analyst {
    moves: usize,
    seed: u64,
    cores: usize,
}

impl Analyst {
    /// The chances of each seat by experience: where a seat has to act, after the best it can do as far as it
    /// knows; where chance is due, over what may come.
    fn judge<G: Brain>(&self, game: &G) -> Shares {
        match game.turn() {
            Turn::Over => game.outcome().map_or_else(Shares::default, |end| Shares::of(&end, game.seats())),
            Turn::Seat(seat) => {
                let mut worlds: Vec<G> =
                    (0..WORLDS).map(|i| game.resample(Viewer::Seat(seat), &mut self.stream(i))).collect();
                worlds.dedup();
                let mut mind = Mind::new(game.net());
                let mut mean = Shares::default();
                for world in &worlds {
                    mean += mind.lines(world, seat, WIDTH)[0].shares.scaled(1.0 / worlds.len() as f64);
                }
                mean
            }
            Turn::Chance => {
                let outcomes = game
                    .outcomes()
                    .unwrap_or_else(|| (0..DRAWS).map(|i| (game.draw(&mut self.stream(i)), 1)).collect());
                let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
                let mut mean = Shares::default();
                for (outcome, weight) in &outcomes {
                    let mut after = game.clone();
                    after.apply_chance_unchecked(outcome, &mut ());
                    // Chance after chance: experience knows tables before a roll.
                    let shares = match after.turn() {
                        Turn::Chance => Mind::new(game.net()).judge(&after),
                        _ => self.judge(&after),
                    };
                    mean += shares.scaled(f64::from(*weight) / f64::from(all));
                }
                mean
            }
        }
    }

    /// What the table after this ply was to be worth before anybody knew what it would bring to light.
    fn expected<G: Brain>(&self, game: &G, ply: &Ply<G>, before: Shares, after: Shares) -> Shares {
        match ply {
            Ply::Chance(_) => before,
            &Ply::Move(seat, mv) if game.reveals(mv) => self.worth(game, seat, mv),
            Ply::Move(..) => after,
        }
    }

    /// What the table after a move is worth, as far as its player can know.
    fn worth<G: Brain>(&self, game: &G, seat: Seat, mv: G::Move) -> Shares {
        let after = |mut world: G| {
            world.play_unchecked(mv, &mut ());
            self.judge(&world)
        };
        if !game.reveals(mv) {
            return after(game.clone());
        }
        let mut mean = Shares::default();
        for i in 0..WORLDS {
            let world = game.resample(Viewer::Seat(seat), &mut self.stream(i));
            mean += after(world).scaled(1.0 / WORLDS as f64);
        }
        mean
    }

    /// The decision between several moves, and what it changed.
    fn decision<G: Brain>(&self, game: &G, ply: &Ply<G>, made: Shares) -> Option<(Decision, Shares)> {
        let &Ply::Move(seat, mv) = ply else { return None };
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        if legal.len() < 2 {
            return None;
        }
        let liked = first_look(game, seat, self.seed).into_iter().map(|candidate| candidate.mv);
        let others: Vec<G::Move> = liked.filter(|&other| other != mv).take(self.moves).collect();
        let worth = in_parallel(self.cores, others.len(), &|i| self.worth(game, seat, others[i]));
        let by_worth = |a: &(G::Move, Shares), b: &(G::Move, Shares)| a.1[seat].total_cmp(&b.1[seat]);
        let (best, most) = others.into_iter().zip(worth).chain([(mv, made)]).max_by(by_worth)?;
        let mut change = made;
        change -= most;
        let loss = -change[seat];
        let decision = Decision {
            seat,
            best: game.notation(best),
            loss,
            change: change.seats(game.seats()).to_vec(),
            mark: Mark::of(loss),
        };
        Some((decision, change))
    }

    fn stream(&self, i: u64) -> Pcg64Mcg {
        Pcg64Mcg::seed_from_u64(self.seed.wrapping_add(i + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot, Level};
    use bohemian::{Bohemian, Setup};
    use engine::testkit;
    use villagers::Villagers;

    fn analysed(history: &History<Bohemian>, seed: u64) -> Analysis {
        analyse(history, 4, seed, 1, &|| false, &mut || ())
    }

    fn played(setup: &Setup, levels: &[Level], seed: u64) -> History<Bohemian> {
        let mut rng = testkit::rng(seed);
        let mut bots: Vec<Bot> = levels.iter().map(|&level| Bot::new(level, seed)).collect();
        let mut history = History::<Bohemian>::new(setup.clone());
        loop {
            let ply = match history.state().turn() {
                Turn::Over => return history,
                Turn::Chance => Ply::Chance(history.state().draw(&mut rng)),
                Turn::Seat(seat) => Ply::Move(seat, bots[seat.index()].choose(history.state(), seat)),
            };
            history.push(ply, &mut ()).unwrap();
        }
    }

    fn parts_add_up<G: Brain>(setup: &G::Setup, seed: u64) {
        let game = testkit::random_game::<G>(setup, &mut testkit::rng(seed), |_, _| ());
        let analysis = analyse(&game, 4, seed, 1, &|| false, &mut || ());
        let outcome = game.state().outcome().unwrap();
        for (seat, report) in Seat::all(game.seats()).zip(&analysis.seats) {
            let SeatReport { start, luck, own, others, rest, result, .. } = *report;
            assert!((start + luck + own + others + rest - result).abs() < 1e-9, "{report:?}");
            assert!((result - outcome.share(seat)).abs() < 1e-9);
            assert!(own <= 1e-9 && report.error_rate >= -1e-9);
            // Every ply adds up too.
            let mut chance = start;
            for ply in &analysis.plies {
                let change = ply.decision.as_ref().map_or(0.0, |decision| decision.change[seat.index()]);
                chance += ply.luck[seat.index()] + change + ply.rest[seat.index()];
                assert!((chance - ply.chances[seat.index()]).abs() < 1e-9, "{ply:?}");
            }
        }
        let all: f64 = analysis.start.iter().sum();
        assert!(game.seats() == 1 || (all - 1.0).abs() < 1e-6, "{:?}", analysis.start);
    }

    #[test]
    fn the_parts_add_up_from_the_starting_chance_to_the_result() {
        testkit::for_seeds(2, |seed| {
            parts_add_up::<Bohemian>(&Setup::new(2 + 2 * seed as u8).unwrap(), seed);
            parts_add_up::<Villagers>(&villagers::Setup::players(2 + seed as u8).unwrap(), seed);
        });
        parts_add_up::<Villagers>(&villagers::Setup::solo(villagers::Level::Normal), 1);
    }

    #[test]
    fn a_careless_player_loses_more_by_their_decisions_than_a_good_one() {
        let setup = Setup::new(2).unwrap();
        let (mut careless, mut good) = (0.0, 0.0);
        for seed in 0..5 {
            let analysis = analysed(&played(&setup, &[Level::Random, Level::Hard], seed), seed);
            careless += analysis.seats[0].error_rate;
            good += analysis.seats[1].error_rate;
        }
        assert!(careless > 4.0 * good, "{careless} and {good}");
    }

    #[test]
    fn luck_evens_out_over_all_rolls() {
        let mut game = Bohemian::new(&Setup::new(2).unwrap());
        let sides = game.parse_chance("sides CEHIKN first 1").unwrap();
        game.apply_chance(&sides, &mut ()).unwrap();
        let analyst = Analyst { moves: 4, seed: 1, cores: 1 };
        let before = analyst.judge(&game);
        let (mut luck, mut all) = (0.0, 0);
        for (roll, ways) in game.outcomes().unwrap() {
            let mut next = game.clone();
            next.apply_chance(&roll, &mut ()).unwrap();
            let after = analyst.judge(&next);
            let expected = analyst.expected(&game, &Ply::Chance(roll), before, after);
            luck += (after[Seat::new(0)] - expected[Seat::new(0)]) * f64::from(ways);
            all += ways;
        }
        assert_eq!(all, 1296);
        assert!(luck.abs() / 1296.0 < 1e-9, "{luck}");
    }

    #[test]
    fn marks_begin_at_their_thresholds() {
        let marks = [0.0, 0.02, 0.05, 0.3].map(Mark::of);
        assert_eq!(marks, [None, Some(Mark::Doubtful), Some(Mark::Error), Some(Mark::Blunder)]);
        let fortunes = [-0.2, -0.06, 0.01, 0.05, 0.1].map(Fortune::of);
        let words = [Fortune::VeryUnlucky, Fortune::Unlucky, Fortune::Lucky, Fortune::VeryLucky].map(Some);
        assert_eq!(fortunes, [words[0], words[1], None, words[2], words[3]]);
    }
}
