//! `piazza arena`: bots against bots, until it is clear who is better.

use crate::failure::{Failure, text};
use crate::game_command::{GameCommand, GameOptions};
use crate::screen::{Screen, columns};
use crate::svg::{self, Svg};
use crate::terminal::{SetupOf, Terminal};
use crate::{seating, simulate};
use bots::Level;
use bots::arena::{Arena, ArenaStanding};
use engine::{Arg, Game, Setup};
use serde::Serialize;
use std::path::PathBuf;

/// The options of `arena`.
#[derive(clap::Args)]
pub(crate) struct Options {
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// What was played, and how everybody did.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    rules: u32,
    seats: u8,
    games: u64,
    seed: u64,
    standings: Vec<ArenaStanding>,
}

impl GameOptions for Options {
    /// Plays the round-robin and shows its table.
    fn run<T: Terminal>(command: &GameCommand<Options>, screen: &Screen) -> Result<(), Failure> {
        let options = &command.options;
        let entrants: Vec<Level> =
            options.bots.iter().map(|id| seating::level(screen, id)).collect::<Result<_, _>>()?;
        let setup = setup::<T>(command, screen, entrants.len())?;
        let seats = setup.seats();
        if entrants.len() < seats as usize {
            let args = [("bots", Arg::Number(entrants.len() as i64)), ("seats", Arg::Number(seats.into()))];
            return Err(Failure::usage(screen.say("cli-too-few-bots", &args)));
        }
        let arena = Arena {
            setup: &setup,
            entrants: &entrants,
            // A deal is played from every seat.
            deals: options.games.div_ceil(seats.into()),
            seed: options.seed,
        };
        let bar = simulate::progress_bar(arena.games());
        let standings = arena.run::<T::Game>(&|games| bar.inc(games));
        bar.finish_and_clear();
        let report = Report {
            game: T::Game::ID,
            rules: T::Game::RULES,
            seats,
            games: arena.games(),
            seed: options.seed,
            standings,
        };
        if let Some(path) = &options.svg {
            std::fs::write(path, report.to_svg(screen))
                .map_err(|error| Failure::file(screen, "cli-cannot-write", path, &error))?;
        }
        screen.line(if options.json {
            serde_json::to_string_pretty(&report).expect("a report is plain data")
        } else {
            report.to_text(screen)
        });
        Ok(())
    }
}

/// The table: as large as there are entrants if nobody said, but of one seat where the game's options ask for it.
fn setup<T: Terminal>(
    command: &GameCommand<Options>,
    screen: &Screen,
    entrants: usize,
) -> Result<SetupOf<T>, Failure> {
    let asked = command.setup::<T>(command.options.players, screen)?;
    if command.options.players.is_some() || asked.seats() == 1 {
        return Ok(asked);
    }
    let together = command.game.info.together();
    command.setup::<T>(Some((entrants as u8).clamp(*together.start(), *together.end())), screen)
}

impl Report {
    fn title(&self, screen: &Screen) -> String {
        let args = [
            ("game", text(screen.text(self.game))),
            ("games", Arg::Number(self.games as i64)),
            ("seats", Arg::Number(self.seats.into())),
            ("seed", text(self.seed)),
        ];
        screen.say("cli-arena", &args)
    }

    fn to_text(&self, screen: &Screen) -> String {
        let ids = ["cli-bot", "cli-games", "cli-won", "cli-interval", "cli-mean", "cli-rating"];
        let mut head: Vec<String> = ids.iter().map(|id| screen.text(id)).collect();
        let several = self.standings.len() > 2;
        if several {
            let against =
                |standing: &ArenaStanding| screen.say("cli-against", &[("bot", text(standing.level))]);
            head.extend(self.standings.iter().map(against));
        }
        let mut rows = vec![head];
        for standing in &self.standings {
            let (low, high) = standing.interval;
            let mut row = vec![
                standing.level.to_string(),
                standing.games.to_string(),
                percent(standing.share, screen),
                format!("{} – {}", percent(low, screen), percent(high, screen)),
                screen.words.decimal(standing.score, 1),
                format!(
                    "{} ± {}",
                    screen.words.decimal(standing.rating, 1),
                    screen.words.decimal(standing.uncertainty, 1)
                ),
            ];
            if several {
                let cell =
                    |share: &Option<f64>| share.map_or("–".to_owned(), |share| percent(share, screen));
                row.extend(standing.against.iter().map(cell));
            }
            rows.push(row);
        }
        let mut lines = vec![screen.bold(self.title(screen)), String::new()];
        lines.extend(columns(&rows, 1));
        lines.join("\n")
    }

    /// Bars of the shares with their intervals.
    fn to_svg(&self, screen: &Screen) -> String {
        const ROW: f64 = 40.0;
        const LEFT: f64 = 110.0;
        const RIGHT: f64 = 690.0;
        let height = 70.0 + ROW * self.standings.len() as f64;
        let mut svg = Svg::new(720.0, height, &self.title(screen));
        let x = |share: f64| LEFT + (RIGHT - LEFT) * share;
        svg.text(16.0, 28.0, "title", &self.title(screen));
        for tenth in (0..=10).step_by(2) {
            let share = f64::from(tenth) / 10.0;
            svg.line(x(share), 44.0, x(share), height - 22.0, "grid");
            svg.text(x(share) - 10.0, height - 6.0, "small", &format!("{}%", tenth * 10));
        }
        for (i, standing) in self.standings.iter().enumerate() {
            let top = 50.0 + ROW * i as f64;
            let (low, high) = standing.interval;
            svg.text(16.0, top + 20.0, "label", &standing.level.to_string());
            svg.rect(x(0.0), top + 4.0, x(standing.share) - x(0.0), 22.0, &svg::seat_class(i));
            svg.line(x(low), top + 15.0, x(high), top + 15.0, "whisker");
            svg.line(x(low), top + 9.0, x(low), top + 21.0, "whisker");
            svg.line(x(high), top + 9.0, x(high), top + 21.0, "whisker");
        }
        svg.finish()
    }
}

fn percent(share: f64, screen: &Screen) -> String {
    format!("{}%", screen.words.decimal(share * 100.0, 1))
}
