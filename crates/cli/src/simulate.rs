//! `piazza simulate`: many games between bots, and what they add up to.

mod report;

use crate::failure::Failure;
use crate::game_command::{GameCommand, GameOptions};
use crate::screen::Screen;
use crate::seating;
use crate::terminal::{SetupOf, Terminal};
use bots::{Bot, Level};
use engine::{Game, History, Outcome, Playing, Ply, Record, Seat, Setup, play_through};
use indicatif::{ProgressBar, ProgressStyle};
use rand_chacha::ChaCha12Rng;
use rand_core::SeedableRng;
use report::Report;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// The options of `simulate`.
#[derive(clap::Args)]
pub(crate) struct Options {
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// Games that one thread plays before it looks for more.
const BLOCK: u64 = 16;

/// What is kept of a game.
struct Played {
    outcome: Outcome,
    plies: usize,
    turns: usize,
    measures: Vec<i64>,
    record: Option<String>,
}

/// How the games are played.
struct Plan<'a, T: Terminal> {
    setup: &'a SetupOf<T>,
    levels: &'a [Level],
    seed: u64,
    games: u64,
    keep_records: bool,
}

impl GameOptions for Options {
    /// Plays the games and shows what they add up to.
    fn run<T: Terminal>(command: &GameCommand<Options>, screen: &Screen) -> Result<(), Failure> {
        let options = &command.options;
        let setup = command.setup::<T>(options.players, screen)?;
        let named: Vec<Level> =
            options.bots.iter().map(|id| seating::level(screen, id)).collect::<Result<_, _>>()?;
        // Fewer bots than seats go round the table.
        let levels: Vec<Level> = named.iter().copied().cycle().take(setup.seats() as usize).collect();
        let mut records = match &options.records {
            Some(path) => {
                let file = File::create(path)
                    .map_err(|error| Failure::file(screen, "cli-cannot-write", path, &error))?;
                Some((path, BufWriter::new(file)))
            }
            None => None,
        };
        let plan = Plan::<T> {
            setup: &setup,
            levels: &levels,
            seed: options.seed,
            games: options.games,
            keep_records: records.is_some(),
        };
        let bar = progress_bar(options.games);
        let mut report = Report::new::<T>(&levels, options.seed);
        let mut wrong = None;
        let stop = stop_on_ctrl_c();
        play_all(&plan, &stop, |played| {
            report.add(&played);
            bar.inc(1);
            if let (Some((path, file)), Some(record)) = (&mut records, played.record)
                && let Err(error) = writeln!(file, "{record}")
            {
                wrong = Some(Failure::file(screen, "cli-cannot-write", path, &error));
                stop.store(true, Ordering::Relaxed);
            }
        });
        bar.finish_and_clear();
        if let Some((path, mut file)) = records {
            file.flush().map_err(|error| Failure::file(screen, "cli-cannot-write", path, &error))?;
        }
        if let Some(failure) = wrong {
            return Err(failure);
        }
        screen.line(if options.json { report.to_json() } else { report.to_text::<T>(screen) });
        // The code that shells give to what Ctrl-C ended.
        if report.games() < options.games {
            Err(Failure { said: screen.text("cli-stopped"), code: 130 })
        } else {
            Ok(())
        }
    }
}

/// Set when the person presses Ctrl-C: games under way are finished, so that no record is cut off.
fn stop_on_ctrl_c() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    // Where nobody can listen for it, Ctrl-C just ends the program.
    if let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() {
        thread::spawn(move || {
            if runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
                flag.store(true, Ordering::Relaxed);
            }
        });
    }
    stop
}

/// Hidden where nobody looks.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {per_sec}  {eta}");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Plays on all cores, and hands the games over in their order.
fn play_all<T: Terminal>(plan: &Plan<'_, T>, stop: &AtomicBool, mut take: impl FnMut(Played)) {
    let next = AtomicU64::new(0);
    let cores = bots::cores();
    let (sender, receiver) = mpsc::sync_channel(4 * cores);
    thread::scope(|scope| {
        for _ in 0..cores {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let block = next.fetch_add(1, Ordering::Relaxed);
                    let games = block * BLOCK..((block + 1) * BLOCK).min(plan.games);
                    if games.is_empty() {
                        break;
                    }
                    let played: Vec<Played> = games.map(|game| play(plan, game)).collect();
                    if sender.send((block, played)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        for (block, played) in receiver {
            waiting.insert(block, played);
            while let Some(played) = waiting.remove(&due) {
                played.into_iter().for_each(&mut take);
                due += 1;
            }
        }
    });
}

/// A game being simulated: what happened, and its plies if its record is kept.
struct Simulated<G: Game> {
    state: G,
    events: Vec<G::Event>,
    plies: usize,
    history: Option<History<G>>,
}

/// What the chance and the bots of a game are derived from, ply by ply.
struct Seed(u64);

impl<G: Game> Simulated<G> {
    fn keep(&mut self, ply: Ply<G>) {
        self.plies += 1;
        if let Some(history) = &mut self.history {
            let refused = history.push(ply, &mut ());
            debug_assert!(refused.is_ok(), "bots choose legal moves");
        }
    }
}

impl<G: Game> Playing<G, Seed> for Simulated<G> {
    fn state(&self) -> &G {
        &self.state
    }

    fn draw_due(&self, Seed(seed): &mut Seed) -> G::Chance {
        outcome(&self.state, *seed, self.plies)
    }

    fn push_chance(&mut self, outcome: G::Chance) {
        self.state.apply_chance_unchecked(&outcome, &mut self.events);
        self.keep(Ply::Chance(outcome));
    }

    fn push_move(&mut self, seat: Seat, mv: G::Move) {
        self.state.play_unchecked(mv, &mut self.events);
        self.keep(Ply::Move(seat, mv));
    }
}

/// Plays one game. Its chance and its bots depend on its number and the seed alone.
fn play<T: Terminal>(plan: &Plan<'_, T>, game: u64) -> Played {
    let seed = seed_of(plan.seed, game);
    let history = plan.keep_records.then(|| History::<T::Game>::new(plan.setup.clone()));
    let mut simulated = Simulated { state: T::Game::new(plan.setup), events: Vec::new(), plies: 0, history };
    let (mut turns, mut last) = (0, None);
    play_through(
        &mut simulated,
        &mut Seed(seed),
        |_| (),
        |simulated: &Simulated<T::Game>, seat, Seed(seed)| {
            turns += usize::from(last.replace(seat) != Some(seat));
            let mut bot = Bot::new(plan.levels[seat.index()], seed_of(*seed, simulated.plies as u64));
            Some(bot.choose(&simulated.state, seat))
        },
    );
    let Simulated { state, events, plies, history } = simulated;
    let measures = T::measure(&events, &state);
    let outcome = state.outcome().expect("a game that is over has an outcome");
    let record = history.map(|history| record_of(history, plan, game));
    Played { outcome, plies, turns, measures, record }
}

fn record_of<T: Terminal>(history: History<T::Game>, plan: &Plan<'_, T>, game: u64) -> String {
    let mut record = Record::of(history);
    record.meta.push(("event".to_owned(), format!("simulate --seed {} game {}", plan.seed, game + 1)));
    for (seat, level) in Seat::all(record.history.seats()).zip(plan.levels) {
        record.meta.push(("bot".to_owned(), format!("{seat} {}", level.id())));
    }
    record.to_text()
}

/// The outcome of the chance that is due after so many plies. Nothing is carried over from ply to ply.
fn outcome<G: Game>(state: &G, seed: u64, plies: usize) -> G::Chance {
    let mut rng = ChaCha12Rng::seed_from_u64(seed);
    rng.set_stream(plies as u64);
    state.draw(&mut rng)
}

/// A seed of a game or a bot out of a seed of many: a step of `SplitMix64`.
fn seed_of(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}
