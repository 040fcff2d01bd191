//! How far reviews are off: `review GAME PLAYERS GAMES SEED [MOVES PLAYOUTS TURNS]`, over games between bots of mixed
//! levels. Each is reviewed twice, with other playouts: what differs is chance. Luck favours nobody: if it comes out better
//! or worse for a level in the mean, that much of its decisions is misjudged.

use bohemian::Bohemian;
use bots::analysis::{Report, SeatReport, analyse};
use bots::{Bot, Brain, Budget, Level, cores};
use engine::{History, Ply, Seat, Setup as _, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::time::{Duration, Instant};
use villagers::Villagers;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (Some([game, players, games, seed]), budget) = (args.first_chunk(), args.get(4..)) else {
        return eprintln!("review GAME PLAYERS GAMES SEED [MOVES PLAYOUTS TURNS]");
    };
    let number = |text: &String| text.parse().expect("a number");
    let budget = match budget.unwrap_or_default() {
        [] => None,
        [moves, playouts, turns] => {
            Some(Budget { moves: number(moves) as usize, playouts: number(playouts), turns: number(turns) })
        }
        _ => return eprintln!("a budget is MOVES PLAYOUTS TURNS"),
    };
    let players = players.parse().expect("a number of players");
    let (games, seed) = (games.parse().expect("games"), seed.parse().expect("a seed"));
    match &game[..] {
        "bohemian" => run::<Bohemian>(&bohemian::Setup::new(players).expect("2 to 5"), games, seed, budget),
        "villagers" => {
            run::<Villagers>(&villagers::Setup::players(players).expect("2 to 5"), games, seed, budget);
        }
        other => eprintln!("no game {other}"),
    }
}

fn run<G: Brain>(setup: &G::Setup, games: u64, seed: u64, budget: Option<Budget>) {
    let mut longest = Duration::ZERO;
    let mut pairs: Vec<(SeatReport, SeatReport)> = Vec::new();
    let mut lucks: Vec<(Level, f64)> = Vec::new();
    for deal in 0..games {
        let history = played::<G>(setup, seed + deal);
        let [first, second] = [1, 2].map(|seed| {
            let start = Instant::now();
            let budget = budget.unwrap_or(history.state().review());
            let report: Report = analyse(&history, budget, seed, cores(), &|| false, &mut || ());
            longest = longest.max(start.elapsed());
            report
        });
        for (seat, pair) in Seat::all(history.seats()).zip(first.seats.into_iter().zip(second.seats)) {
            let level = level_of(seat, seed + deal, history.seats());
            lucks.push((level, f64::midpoint(pair.0.luck, pair.1.luck)));
            pairs.push(pair);
        }
    }
    let points = |part: fn(&SeatReport, &SeatReport) -> f64| {
        100.0 * pairs.iter().map(|(a, b)| part(a, b).abs()).sum::<f64>() / pairs.len() as f64
    };
    println!("{}, {} seats in {games} games, points a seat:", G::ID, pairs.len());
    println!(
        "  left over {:.1}, luck {:.1}, own {:.1}",
        points(|a, _| a.rest),
        points(|a, _| a.luck),
        points(|a, _| a.own)
    );
    println!(
        "  between two reviews: left over {:.1}, luck {:.1}, own {:.1}",
        points(|a, b| a.rest - b.rest),
        points(|a, b| a.luck - b.luck),
        points(|a, b| a.own - b.own)
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
    loop {
        let ply = match history.state().turn() {
            Turn::Over => return history,
            Turn::Chance => Ply::Chance(history.state().draw(&mut rng)),
            Turn::Seat(seat) => Ply::Move(seat, bots[seat.index()].choose(history.state(), seat)),
        };
        history.push(ply, &mut ()).expect("bots play by the rules");
    }
}
