//! `piazza bench`: how many state transitions a second.

use crate::failure::{Failure, text};
use crate::screen::{Screen, columns};
use bots::Brain;
use engine::{Game, Setup, playout};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde::Serialize;
use std::time::{Duration, Instant};

/// The options of `bench`.
#[derive(clap::Args)]
pub(crate) struct Options {
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "S", default_value_t = 2.0, value_parser = seconds)]
    seconds: f64,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.01..=3600.0).contains(seconds));
    seconds.ok_or_else(|| "0.01 .. 3600".to_owned())
}

/// How long a table plays before it is the next one's turn: what slows the machine down for a while slows
/// them all. Shorter than what other programs take when they interrupt, so that the median leaves them out.
const SLICE: Duration = Duration::from_millis(2);

/// A table that is measured: plays random games for a while.
struct Table {
    game: &'static str,
    players: String,
    play: Box<dyn FnMut() -> Sample>,
    samples: Vec<Sample>,
}

#[derive(Clone, Copy)]
struct Sample {
    games: u64,
    transitions: u64,
    seconds: f64,
}

/// What was measured at a table.
#[derive(Serialize)]
struct Line<'a> {
    game: &'static str,
    players: &'a str,
    transitions_per_second: f64,
    transitions_per_game: f64,
}

/// Measures every game at every number of players, on one core.
pub(crate) fn run(options: &Options, screen: &Screen) -> Result<(), Failure> {
    if cfg!(debug_assertions) {
        eprintln!("{}", screen.text("cli-debug-build"));
    }
    let mut tables: Vec<Table> =
        games::all().iter().filter_map(|game| games::visit(game.id, Tables)).flatten().collect();
    let rounds = (options.seconds / SLICE.as_secs_f64()).ceil() as usize;
    for _ in 0..rounds {
        for table in &mut tables {
            let sample = (table.play)();
            table.samples.push(sample);
        }
    }
    let lines: Vec<Line<'_>> = tables.iter().map(Table::line).collect();
    if options.json {
        screen.line(serde_json::to_string_pretty(&lines).map_err(Failure::new)?);
        return Ok(());
    }
    let heads = ["cli-game", "cli-players", "cli-transitions-per-second", "cli-transitions-per-game"];
    let mut rows = vec![heads.map(|id| screen.dim(screen.text(id))).to_vec()];
    for line in &lines {
        let millions = screen.words.decimal(line.transitions_per_second / 1e6, 2);
        let millions = screen.say("cli-millions", &[("number", text(millions))]);
        let per_game = screen.words.decimal(line.transitions_per_game, 1);
        rows.push(vec![screen.text(line.game), line.players.to_owned(), millions, per_game]);
    }
    screen.line(columns(&rows, 1).join("\n"));
    Ok(())
}

/// The tables of a game that are measured: one for each number of players, and alone for each opponent.
struct Tables;

impl games::Visitor for Tables {
    type Output = Vec<Table>;

    fn visit<G: Brain>(self) -> Vec<Table> {
        let together =
            G::INFO.together().map(|seats| (seats.to_string(), G::Setup::of_lines(G::RULES, seats, [])));
        let alone = G::INFO.options.iter().filter(|option| option.solo).flat_map(|option| {
            let values = G::INFO.choices(option.key).iter();
            values.map(|&value| (value.to_owned(), G::Setup::of_lines(G::RULES, 1, [(option.key, value)])))
        });
        let playable = |(players, setup): (String, Result<G::Setup, _>)| Some((players, setup.ok()?));
        together.chain(alone).filter_map(playable).map(table_of::<G>).collect()
    }
}

fn table_of<G: Game>((players, setup): (String, G::Setup)) -> Table {
    let start = G::new(&setup);
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut moves = Vec::new();
    let play = move || {
        let clock = Instant::now();
        let mut sample = Sample { games: 0, transitions: 0, seconds: 0.0 };
        while clock.elapsed() < SLICE {
            sample.transitions += playout(&mut start.clone(), &mut rng, &mut moves).transitions();
            sample.games += 1;
        }
        Sample { seconds: clock.elapsed().as_secs_f64(), ..sample }
    };
    Table { game: G::ID, players, play: Box::new(play), samples: Vec::new() }
}

impl Table {
    fn line(&self) -> Line<'_> {
        let mut speeds: Vec<f64> =
            self.samples.iter().map(|sample| sample.transitions as f64 / sample.seconds).collect();
        speeds.sort_by(f64::total_cmp);
        let total = |part: fn(&Sample) -> u64| self.samples.iter().map(part).sum::<u64>();
        Line {
            game: self.game,
            players: &self.players,
            transitions_per_second: speeds[speeds.len() / 2],
            transitions_per_game: total(|sample| sample.transitions) as f64
                / total(|sample| sample.games) as f64,
        }
    }
}
