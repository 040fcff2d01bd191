//! `piazza analyse`: what was luck and what was skill.

use crate::failure::{Failure, read, text};
use crate::html;
use crate::records::{self, Reader};
use crate::screen::{Screen, columns};
use crate::simulate;
use crate::svg::{self, Svg};
use crate::terminal::{Page, Terminal};
use bots::Brain;
use bots::analysis::{Effort, Fortune, GameReport, Mark, PlyReport, SEED, analyse};
use engine::{Game, Ply, Record, Seat, Viewer};
use std::path::PathBuf;

/// The options of `analyse`.
#[derive(clap::Args)]
pub(crate) struct Options {
    file: PathBuf,
    #[arg(long, value_name = "K", default_value_t = 1)]
    game: usize,
    #[arg(long, value_name = "N")]
    moves: Option<usize>,
    #[arg(long, default_value_t = SEED)]
    seed: u64,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// Looks at a recorded game again.
pub(crate) fn run(options: &Options, screen: &Screen) -> Result<(), Failure> {
    let file = read(screen, &options.file)?;
    let entry = records::pick(&file, options.game, screen)?;
    records::by_game(entry, screen, &options.file, &Analyse(options))
}

struct Analyse<'a>(&'a Options);

impl Reader for Analyse<'_> {
    fn take<T: Terminal>(&self, record: &Record<T::Game>, screen: &Screen) -> Result<(), Failure> {
        let options = self.0;
        if record.history.state().outcome().is_none() {
            return Err(Failure::new(screen.text("cli-not-over")));
        }
        let bar = simulate::progress_bar(100);
        let mut tell = |done: f64| bar.set_position((100.0 * done) as u64);
        let effort = record.history.state().review_effort();
        let effort = Effort { moves: options.moves.unwrap_or(effort.moves), ..effort };
        let report = analyse(&record.history, effort, options.seed, bots::cores(), &|| false, &mut tell);
        bar.finish_and_clear();
        let page = Page { screen, names: &record.names, viewer: Viewer::Spectator };
        let review = Review { record, report: &report, page };
        let write = |path: &PathBuf, text: String| {
            std::fs::write(path, text)
                .map_err(|error| Failure::file(screen, "cli-cannot-write", path, &error))
        };
        if let Some(path) = &options.svg {
            write(path, review.to_svg())?;
        }
        if let Some(path) = &options.html {
            let page = html::page(screen.words, &record.to_text(), &report);
            write(path, page.ok_or_else(|| Failure::new(assets::HINT.trim_end()))?)?;
        }
        if options.json {
            screen.line(serde_json::to_string_pretty(&report).expect("a report is plain data"));
        } else {
            screen.line(review.to_text());
        }
        Ok(())
    }
}

/// A game that was looked at again.
struct Review<'a, G: Game> {
    record: &'a Record<G>,
    report: &'a GameReport,
    page: Page<'a>,
}

impl<G: Game> Review<'_, G> {
    fn name(&self, seat: Seat) -> String {
        self.page.screen.player(seat, self.page.names)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.record.history.seats())
    }

    /// A change of a win chance, with its sign.
    fn change(&self, change: f64) -> String {
        format!("{}{}", if change < 0.0 { "" } else { "+" }, self.percent(change))
    }

    fn percent(&self, share: f64) -> String {
        let sign = if share < 0.0 { "−" } else { "" };
        format!("{sign}{}%", self.page.screen.words.decimal(share.abs() * 100.0, 1))
    }

    fn to_text(&self) -> String {
        let screen = self.page.screen;
        let mut lines = vec![screen.bold(screen.text("cli-analysis")), String::new()];
        lines.extend(self.curves());
        lines.push(String::new());
        lines.extend(self.summary());
        lines.push(String::new());
        lines.push(screen.wrap(&screen.text("cli-analysis-sum"), 0));
        for (heading, remarks) in [
            ("cli-analysis-turning", self.turning_points()),
            ("cli-analysis-mistakes", self.mistakes()),
            ("cli-analysis-luck", self.strokes_of_luck()),
        ] {
            lines.extend([String::new(), screen.bold(screen.text(heading))]);
            if remarks.is_empty() {
                lines.push(format!("  {}", screen.text("cli-none")));
            }
            lines.extend(remarks.iter().map(|remark| screen.wrap(remark, 6)));
        }
        lines.join("\n")
    }

    /// The win chance of each seat over the game, as small bars.
    fn curves(&self) -> Vec<String> {
        const LEVELS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
        let plies = &self.report.plies;
        let width = self.page.screen.width.saturating_sub(30).clamp(20, plies.len().max(20));
        let rows: Vec<Vec<String>> = self
            .seats()
            .map(|seat| {
                let chance = |column: usize| plies[column * plies.len() / width].chances[seat.index()];
                let bar = |column| LEVELS[((chance(column) * 8.0) as usize).min(7)];
                let curve: String = (0..width).map(bar).collect();
                vec![self.name(seat), self.page.screen.of_seat(seat, curve)]
            })
            .collect();
        columns(&rows, 2)
    }

    /// Where each result came from.
    fn summary(&self) -> Vec<String> {
        let ids =
            ["player", "start", "luck", "own", "others", "rest", "result", "adjusted", "decisions", "rate"];
        let head = ids.iter().map(|id| self.page.screen.text(&format!("cli-analysis-column-{id}"))).collect();
        let mut rows = vec![head];
        for (seat, report) in self.seats().zip(&self.report.seats) {
            rows.push(vec![
                self.name(seat),
                self.percent(report.start),
                format!("{} ± {}", self.change(report.luck), self.percent(report.luck_error)),
                self.change(report.own),
                self.change(report.others),
                self.change(report.residual),
                self.percent(report.result),
                self.percent(report.luck_adjusted),
                report.decisions.to_string(),
                self.percent(report.error_rate),
            ]);
        }
        columns(&rows, 1)
    }

    fn turning_points(&self) -> Vec<String> {
        let told = self.report.turning_points.iter().map(|point| {
            let sentence = self.page.screen.words.say(&point.sentence, self.page.names);
            format!("{:>4}  {sentence}", point.ply + 1)
        });
        told.collect()
    }

    fn mistakes(&self) -> Vec<String> {
        let mistake = |(at, ply): (usize, &PlyReport)| {
            let decision = ply.decision.as_ref()?;
            let id = match decision.mark? {
                Mark::Doubtful => "cli-mark-doubtful",
                Mark::Error => "cli-mark-error",
                Mark::Blunder => "cli-mark-blunder",
            };
            let args = [
                ("player", text(self.name(decision.seat))),
                ("move", text(&ply.notation)),
                ("best", text(&decision.best)),
                ("loss", text(self.percent(decision.loss))),
            ];
            Some(format!("{:>4}  {}", at + 1, self.page.screen.say(id, &args)))
        };
        self.report.plies.iter().enumerate().filter_map(mistake).collect()
    }

    fn strokes_of_luck(&self) -> Vec<String> {
        let stroke = |(at, ply): (usize, &PlyReport)| {
            let id = match ply.fortune? {
                Fortune::VeryUnlucky => "cli-luck-very-unlucky",
                Fortune::Unlucky => "cli-luck-unlucky",
                Fortune::Lucky => "cli-luck-lucky",
                Fortune::VeryLucky => "cli-luck-very-lucky",
            };
            let seat = self.fortunate(at)?;
            let args = [
                ("player", text(self.name(seat))),
                ("outcome", text(&ply.notation)),
                ("change", text(self.change(ply.luck[seat.index()]))),
            ];
            Some(format!("{:>4}  {}", at + 1, self.page.screen.say(id, &args)))
        };
        self.report.plies.iter().enumerate().filter_map(stroke).collect()
    }

    /// The seat that a ply's luck is told of: whoever made the move, or acts after the roll.
    fn fortunate(&self, at: usize) -> Option<Seat> {
        let seat_of = |ply: &Ply<G>| if let Ply::Move(seat, _) = ply { Some(*seat) } else { None };
        self.record.history.plies()[at..].iter().find_map(seat_of)
    }

    /// The curves of all seats, the marked decisions on them, and below them the luck of every ply.
    fn to_svg(&self) -> String {
        const LEFT: f64 = 52.0;
        const RIGHT: f64 = 940.0;
        const TOP: f64 = 70.0;
        const BOTTOM: f64 = 350.0;
        const LUCK: f64 = 425.0;
        let screen = self.page.screen;
        let plies = &self.report.plies;
        let title = screen.text("cli-analysis");
        let mut svg = Svg::new(960.0, 490.0, &title);
        let x = |after: usize| LEFT + (RIGHT - LEFT) * after as f64 / plies.len().max(1) as f64;
        let y = |chance: f64| BOTTOM - (BOTTOM - TOP) * chance;
        svg.text(16.0, 28.0, "title", &title);
        for (i, seat) in self.seats().enumerate() {
            let at = LEFT + 170.0 * i as f64;
            svg.curve([(at, 50.0), (at + 28.0, 50.0)].into_iter(), &svg::seat_class(i));
            svg.text(at + 36.0, 54.0, "label", &screen.words.player(seat, self.page.names));
        }
        for quarter in 0..=4 {
            let chance = f64::from(quarter) / 4.0;
            svg.line(LEFT, y(chance), RIGHT, y(chance), "grid");
            svg.text(8.0, y(chance) + 4.0, "small", &format!("{}%", quarter * 25));
        }
        for seat in self.seats() {
            let chances = std::iter::once(self.report.start[seat.index()])
                .chain(plies.iter().map(|ply| ply.chances[seat.index()]));
            let points = chances.enumerate().map(|(after, chance)| (x(after), y(chance)));
            svg.curve(points, &svg::seat_class(seat.index()));
        }
        svg.text(8.0, LUCK + 4.0, "small", &screen.text("cli-analysis-column-luck"));
        svg.line(LEFT, LUCK, RIGHT, LUCK, "grid");
        let bar = (x(1) - x(0)).max(1.5) * 0.8;
        for (at, ply) in plies.iter().enumerate() {
            let mark = ply.decision.as_ref().and_then(|decision| decision.mark.map(|mark| (decision, mark)));
            if let Some((decision, mark)) = mark {
                let loss = self.percent(decision.loss);
                let told = format!("{} → {} ({loss})", ply.notation, decision.best);
                let class = svg::seat_class(decision.seat.index());
                let radius = match mark {
                    Mark::Doubtful => 3.0,
                    Mark::Error => 4.5,
                    Mark::Blunder => 6.5,
                };
                svg.spot(x(at + 1), y(ply.chances[decision.seat.index()]), radius, &class, &told);
            }
            if let Some(seat) = self.fortunate(at) {
                let height = (ply.luck[seat.index()] * 300.0).clamp(-60.0, 60.0);
                let top = if height > 0.0 { LUCK - height } else { LUCK };
                svg.rect(x(at) + bar * 0.1, top, bar, height.abs(), &svg::seat_class(seat.index()));
            }
        }
        svg.finish()
    }
}
