//! A match between bots: `match GAME GAMES SEED BOT BOT...`, a bot being a level or `moves,playouts,turns`.

use bohemian::{Bohemian, Setup};
use bots::{Bot, Brain, Budget};
use engine::{Seat, play_through};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::time::{Duration, Instant};
use villagers::{Level, Villagers};

fn bot(text: &str, seed: u64) -> Bot {
    let numbers: Vec<u32> = text.split(',').filter_map(|number| number.parse().ok()).collect();
    match numbers[..] {
        [moves, playouts, turns] => Bot::with_budget(Budget { moves: moves as usize, playouts, turns }, seed),
        _ => Bot::new(text.parse().expect("a level"), seed),
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, games, seed, bots @ ..] = &args[..] else {
        return eprintln!("match GAME GAMES SEED BOT BOT...");
    };
    let (games, seed) = (games.parse().expect("games"), seed.parse().expect("a seed"));
    match &game[..] {
        "bohemian" => run::<Bohemian>(&Setup::new(bots.len() as u8).expect("2 to 5"), games, seed, bots),
        "villagers" => {
            run::<Villagers>(
                &villagers::Setup::players(bots.len() as u8).expect("2 to 5"),
                games,
                seed,
                bots,
            );
        }
        "novice" | "normal" | "expert" => {
            let level = Level::of_id(game).expect("a level of the Countess");
            run::<Villagers>(&villagers::Setup::solo(level), games, seed, &bots[..1]);
        }
        other => eprintln!("no game {other}"),
    }
}

fn run<G: Brain>(setup: &G::Setup, games: usize, seed: u64, names: &[String]) {
    let n = names.len();
    let mut shares = vec![0.0; n];
    let mut time = vec![(Duration::ZERO, 0u32); n];
    let mut longest = vec![Duration::ZERO; n];
    let mut turns = 0;
    for i in 0..games {
        let deal = seed + (i / n) as u64;
        let mut rng = Pcg64Mcg::seed_from_u64(deal);
        let mut bots: Vec<Bot> = names.iter().map(|name| bot(name, deal * 31 + i as u64)).collect();
        let mut game = G::new(setup);
        play_through(
            &mut game,
            &mut rng,
            |_| (),
            |game: &G, seat, _| {
                let who = (seat.index() + i) % n;
                let start = Instant::now();
                let mv = bots[who].choose(game, seat);
                let took = start.elapsed();
                longest[who] = longest[who].max(took);
                time[who].0 += took;
                time[who].1 += 1;
                turns += 1;
                Some(mv)
            },
        );
        let outcome = game.outcome().expect("the game is over");
        for seat in Seat::all(n as u8) {
            shares[(seat.index() + i) % n] += outcome.share(seat);
        }
    }
    println!("{games} games, {:.1} decisions a game", f64::from(turns) / games as f64);
    for who in 0..n {
        let share = shares[who] / games as f64;
        let error = 1.96 * (share * (1.0 - share) / games as f64).sqrt();
        println!(
            "{:>12}  {:5.1}% ± {:.1}   {:?} a move, longest {:?}",
            names[who],
            100.0 * share,
            100.0 * error,
            time[who].0 / time[who].1.max(1),
            longest[who]
        );
    }
}
