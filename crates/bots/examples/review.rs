//! How far reviews are off: `review GAME PLAYERS GAMES SEED [LEARN MOVES PLAYOUTS ROUNDS SHEAVES [LONG]]`, over games between bots of
//! mixed levels; GAME may also be a level of the Countess. Each is reviewed twice, with other playouts: what differs is
//! scatter. What is left over is how far the estimates corrected themselves. Luck favours nobody: if it comes out better or
//! worse for a level in the mean, that much of its decisions is misjudged. And with LONG, what all decisions came to is
//! compared with as many playouts to the end of the game: what differs beyond their scatter is misjudged.

use bohemian::Bohemian;
use bots::analysis::{Effort, Report, SeatReport, analyse};
use bots::{Bot, Brain, Level, cores};
use engine::{History, Seat, Setup as _, play_through};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::time::{Duration, Instant};
use villagers::Villagers;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (Some([game, players, games, seed]), effort) = (args.first_chunk(), args.get(4..)) else {
        return eprintln!("review GAME PLAYERS GAMES SEED [LEARN MOVES PLAYOUTS ROUNDS SHEAVES [LONG]]");
    };
    let number = |text: &String| text.parse().expect("a number");
    let (effort, long) = match effort.unwrap_or_default() {
        [] => (None, None),
        [games, moves, playouts, rounds, sheaves, long @ ..] => {
            let (moves, rounds, sheaves) = (number(moves) as usize, number(rounds), number(sheaves));
            let effort = Effort { games: number(games), moves, playouts: number(playouts), rounds, sheaves };
            (Some(effort), long.first().map(number))
        }
        _ => return eprintln!("an effort is LEARN MOVES PLAYOUTS ROUNDS SHEAVES"),
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
            let effort = effort.unwrap_or(history.state().review());
            let report: Report = analyse(&history, effort, seed, cores(), &|| false, &mut |_| ());
            longest = longest.max(start.elapsed());
            report
        });
        if let Some(playouts) = long {
            // No moves but the one that was made.
            let effort = Effort { games: 0, moves: 0, playouts, rounds: Effort::TO_THE_END, sheaves: 1 };
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
        "  left over {:.1}, luck {:.1} ± {:.1}, own {:.1}, others {:.1}",
        points(|a, _| a.rest),
        points(|a, _| a.luck),
        points(|a, _| a.doubt),
        points(|a, _| a.own),
        points(|a, _| a.others)
    );
    println!(
        "  between two reviews: left over {:.1}, luck {:.1}, own {:.1}",
        points(|a, b| a.rest - b.rest),
        points(|a, b| a.luck - b.luck),
        points(|a, b| a.own - b.own)
    );
    let mut left: Vec<f64> = pairs.iter().map(|(a, _)| 100.0 * a.rest.abs()).collect();
    left.sort_by(f64::total_cmp);
    println!(
        "  left over at half the seats at most {:.1}, at 90% {:.1}, at all {:.1}",
        left[left.len() / 2],
        left[left.len() * 9 / 10],
        left[left.len() - 1]
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
    println!("  longest review {longest:.1?}");
    if long.is_some() {
        misjudged.show();
    }
}

/// What decisions came to, as reviews see it and as playouts to the end do: squares, summed over seats.
#[derive(Default)]
struct Misjudged {
    seats: f64,
    apart: f64,
    scatter: f64,
    doubt: f64,
    size: f64,
}

impl Misjudged {
    fn add(&mut self, review: &Report, long: &Report) {
        for (review, long) in review.seats.iter().zip(&long.seats) {
            let decided = |seat: &SeatReport| 100.0 * (seat.own + seat.others);
            let (here, there) = (decided(review), decided(long));
            eprintln!(
                "  decisions {here:+.0} ± {:.0}, to the end {there:+.0} ± {:.0}",
                100.0 * review.doubt,
                100.0 * long.doubt
            );
            self.seats += 1.0;
            self.apart += (here - there).powi(2);
            self.scatter += (100.0 * long.doubt).powi(2);
            self.doubt += (100.0 * review.doubt).powi(2);
            self.size += there.powi(2);
        }
    }

    fn show(&self) {
        let root = |sum: f64| (sum / self.seats).max(0.0).sqrt();
        println!(
            "  decisions against playouts to the end: {:.1} of {:.1} apart, {:.1} of it their scatter, so {:.1} misjudged; told: ± {:.1}",
            root(self.apart),
            root(self.size),
            root(self.scatter),
            root(self.apart - self.scatter),
            root(self.doubt)
        );
    }
}

/// Who plays: good and weaker players, at other seats in each game.
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
