//! How accurate reviews are: `review GAME PLAYERS GAMES SEED [LEARN MOVES PLAYOUTS ROUNDS BATCHES [LONG]]`, over games between
//! bots of mixed levels. GAME may also be a level of the Countess.
//!
//! Each game is reviewed twice, with different playouts: the differences are noise. The mean luck of each level should be zero;
//! if it is not, its decisions are misjudged by that much. With LONG, the sum of all decisions is compared with a review of LONG
//! playouts to the end of the game: any difference beyond the noise of these is a misjudgement.

use bohemian::Bohemian;
use bots::analysis::{Effort, GameReport, SeatReport, analyse};
use bots::{Bot, Brain, Level, cores};
use engine::{History, Seat, Setup as _, play_through};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::time::{Duration, Instant};
use villagers::Villagers;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (Some([game, players, games, seed]), effort) = (args.first_chunk(), args.get(4..)) else {
        return eprintln!("review GAME PLAYERS GAMES SEED [LEARN MOVES PLAYOUTS ROUNDS BATCHES [LONG]]");
    };
    let number = |text: &String| text.parse().expect("a number");
    let (effort, long) = match effort.unwrap_or_default() {
        [] => (None, None),
        [games, moves, playouts, rounds, batches, long @ ..] => {
            let (moves, rounds, batches) = (number(moves) as usize, number(rounds), number(batches));
            let effort = Effort { games: number(games), moves, playouts: number(playouts), rounds, batches };
            (Some(effort), long.first().map(number))
        }
        _ => return eprintln!("an effort is LEARN MOVES PLAYOUTS ROUNDS BATCHES"),
    };
    let study = Study { effort, long };
    let players = players.parse().expect("a number of players");
    let (games, seed) = (games.parse().expect("games"), seed.parse().expect("a seed"));
    match &game[..] {
        "bohemian" => run::<Bohemian>(&bohemian::Setup::new(players).expect("2 to 5"), games, seed, &study),
        "villagers" => {
            run::<Villagers>(&villagers::Setup::players(players).expect("2 to 5"), games, seed, &study);
        }
        level => match villagers::Level::of_id(level) {
            Some(level) => run::<Villagers>(&villagers::Setup::solo(level), games, seed, &study),
            None => eprintln!("no game {level}"),
        },
    }
}

/// How to look at the games.
struct Study {
    effort: Option<Effort>,
    /// The playouts to the end to compare with, if that is wanted.
    long: Option<u32>,
}

fn run<G: Brain>(setup: &G::Setup, games: u64, seed: u64, &Study { effort, long }: &Study) {
    let mut longest = Duration::ZERO;
    let mut misjudged = Misjudged::default();
    let mut pairs: Vec<(SeatReport, SeatReport)> = Vec::new();
    let mut lucks: Vec<(Level, f64)> = Vec::new();
    for deal in 0..games {
        let history = played::<G>(setup, seed + deal);
        let [first, second] = [1, 2].map(|seed| {
            let start = Instant::now();
            let effort = effort.unwrap_or(history.state().review_effort());
            let report: GameReport = analyse(&history, effort, seed, cores(), &|| false, &mut |_| ());
            longest = longest.max(start.elapsed());
            report
        });
        if let Some(playouts) = long {
            // No moves but the one that was made.
            let effort = Effort { games: 0, moves: 0, playouts, rounds: Effort::TO_THE_END, batches: 1 };
            misjudged.add(&first, &analyse(&history, effort, 3, cores(), &|| false, &mut |_| ()));
        }
        for (seat, pair) in Seat::all(history.seats()).zip(first.seats.into_iter().zip(second.seats)) {
            let level = level_of(seat, seed + deal, history.seats());
            lucks.push((level, f64::midpoint(pair.0.luck, pair.1.luck)));
            pairs.push(pair);
        }
    }
    let points = |part: fn(&SeatReport, &SeatReport) -> f64| {
        100.0 * (pairs.iter().map(|(a, b)| part(a, b).powi(2)).sum::<f64>() / pairs.len() as f64).sqrt()
    };
    println!("{}, {} seats in {games} games, points a seat (root mean square):", G::ID, pairs.len());
    println!(
        "  estimation error {:.1}, luck {:.1} ± {:.1}, own {:.1}, others {:.1}",
        points(|a, _| a.residual),
        points(|a, _| a.luck),
        points(|a, _| a.luck_error),
        points(|a, _| a.own),
        points(|a, _| a.others)
    );
    println!(
        "  between two reviews: estimation error {:.1}, luck {:.1}, own {:.1}",
        points(|a, b| a.residual - b.residual),
        points(|a, b| a.luck - b.luck),
        points(|a, b| a.own - b.own)
    );
    let mut errors: Vec<f64> = pairs.iter().map(|(a, _)| 100.0 * a.residual.abs()).collect();
    errors.sort_by(f64::total_cmp);
    println!(
        "  estimation error of the median seat {:.1}, at 90% {:.1}, at most {:.1}",
        errors[errors.len() / 2],
        errors[errors.len() * 9 / 10],
        errors[errors.len() - 1]
    );
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let of: Vec<f64> =
            lucks.iter().filter(|(who, _)| *who == level).map(|(_, luck)| 100.0 * luck).collect();
        if of.len() < 2 {
            continue;
        }
        let count = of.len() as f64;
        let mean = of.iter().sum::<f64>() / count;
        let spread = of.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / (count - 1.0);
        println!(
            "  luck of {}: {mean:+.1} ± {:.1} in the mean of {count}",
            level.id(),
            (spread / count).sqrt()
        );
    }
    println!("  slowest review {longest:.1?}");
    if long.is_some() {
        misjudged.show();
    }
}

/// The sum of decisions in reviews, and in reviews with playouts to the end: squares, summed over seats.
#[derive(Default)]
struct Misjudged {
    seats: f64,
    apart: f64,
    noise: f64,
    luck_error: f64,
    size: f64,
}

impl Misjudged {
    fn add(&mut self, review: &GameReport, long: &GameReport) {
        for (review, long) in review.seats.iter().zip(&long.seats) {
            let decided = |seat: &SeatReport| 100.0 * (seat.own + seat.others);
            let (here, there) = (decided(review), decided(long));
            eprintln!(
                "  decisions {here:+.0} ± {:.0}, to the end {there:+.0} ± {:.0}",
                100.0 * review.luck_error,
                100.0 * long.luck_error
            );
            self.seats += 1.0;
            self.apart += (here - there).powi(2);
            self.noise += (100.0 * long.luck_error).powi(2);
            self.luck_error += (100.0 * review.luck_error).powi(2);
            self.size += there.powi(2);
        }
    }

    fn show(&self) {
        let root = |sum: f64| (sum / self.seats).max(0.0).sqrt();
        println!(
            "  decisions against playouts to the end: {:.1} of {:.1} apart, {:.1} of it their noise, so {:.1} misjudged; standard error in the report: {:.1}",
            root(self.apart),
            root(self.size),
            root(self.noise),
            root(self.apart - self.noise),
            root(self.luck_error)
        );
    }
}

/// The players: strong and weaker ones, on different seats in each game.
const LEVELS: [Level; 5] = [Level::Hard, Level::Medium, Level::Hard, Level::Easy, Level::Hard];

fn level_of(seat: Seat, seed: u64, seats: u8) -> Level {
    LEVELS[(seat.index() + seed as usize) % seats as usize]
}

/// A game between them.
fn played<G: Brain>(setup: &G::Setup, seed: u64) -> History<G> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut bots: Vec<Bot> = Seat::all(setup.seats())
        .map(|seat| Bot::new(level_of(seat, seed, setup.seats()), seed + seat.index() as u64))
        .collect();
    let mut history = History::<G>::new(setup.clone());
    play_through(
        &mut history,
        &mut rng,
        |_| (),
        |history, seat, _| Some(bots[seat.index()].choose(history.state(), seat)),
    );
    history
}
