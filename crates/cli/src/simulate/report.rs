//! What the games of a simulation add up to.

use super::Played;
use crate::failure::text;
use crate::screen::{Screen, columns};
use crate::spread::Spread;
use crate::terminal::{Measure, Terminal};
use bots::Level;
use engine::{Arg, Game, Seat};
use serde::Serialize;

/// What is known about the games so far.
#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    rules: u32,
    games: u64,
    seed: u64,
    /// The seats in order, then an opponent that is no seat, if the game has one.
    rows: Vec<Row>,
    plies: Spread,
    turns: Spread,
    measures: Vec<(&'static str, Spread)>,
}

/// What is known about a seat.
#[derive(Serialize)]
struct Row {
    /// Nothing for an opponent that is no seat.
    bot: Option<&'static str>,
    /// The share of games won; those who share a win share the game.
    won: f64,
    total: Spread,
    headings: Vec<(&'static str, Spread)>,
    /// Wins in sixtieths of a game, which one to five winners share evenly.
    #[serde(skip)]
    sixtieths: u64,
}

impl Report {
    pub(super) fn new<T: Terminal>(levels: &[Level], seed: u64) -> Report {
        let spreads =
            |ids: &mut dyn Iterator<Item = &'static str>| ids.map(|id| (id, Spread::default())).collect();
        let row = |bot| Row {
            bot,
            won: 0.0,
            total: Spread::default(),
            headings: spreads(&mut T::Game::HEADINGS.iter().copied()),
            sixtieths: 0,
        };
        Report {
            game: T::Game::ID,
            rules: T::Game::RULES,
            games: 0,
            seed,
            rows: levels.iter().map(|level| Some(level.id())).chain([None]).map(row).collect(),
            plies: Spread::default(),
            turns: Spread::default(),
            measures: spreads(&mut T::MEASURES.iter().map(|measure| measure.id)),
        }
    }

    pub(super) fn games(&self) -> u64 {
        self.games
    }

    pub(super) fn add(&mut self, played: &Played) {
        let winners = played.outcome.winners;
        self.games += 1;
        // An opponent that is no seat has a row only in the games that score one, and wins when no seat does.
        self.rows.truncate(played.outcome.scores.len());
        for (index, (row, score)) in self.rows.iter_mut().zip(&played.outcome.scores).enumerate() {
            let won = row.bot.map_or(winners.is_empty(), |_| winners.contains(Seat::new(index as u8)));
            row.sixtieths += if won { 60 / winners.len().max(1) as u64 } else { 0 };
            row.won = row.sixtieths as f64 / (60 * self.games) as f64;
            row.total.add(score.total().into());
            row.headings
                .iter_mut()
                .zip(&score.0)
                .for_each(|((_, spread), &points)| spread.add(points.into()));
        }
        self.plies.add(played.plies as i64);
        self.turns.add(played.turns as i64);
        self.measures.iter_mut().zip(&played.measures).for_each(|((_, spread), &number)| spread.add(number));
    }

    pub(super) fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a report is plain data")
    }

    pub(super) fn to_text<T: Terminal>(&self, screen: &Screen) -> String {
        let args = [
            ("game", text(screen.text(self.game))),
            ("games", Arg::Number(self.games as i64)),
            ("seed", text(self.seed)),
        ];
        let mut lines = vec![screen.bold(screen.say("cli-simulated", &args)), String::new()];
        lines.extend(self.scores(screen));
        lines.push(String::new());
        lines.extend(self.headings(screen));
        lines.push(String::new());
        lines.extend(self.lengths::<T>(screen));
        lines.join("\n")
    }

    fn scores(&self, screen: &Screen) -> Vec<String> {
        let mut rows =
            vec![head(screen, "cli-player", &["cli-mean", "cli-sd", "cli-min", "cli-max", "cli-won"])];
        for (index, row) in self.rows.iter().enumerate() {
            rows.push(
                [
                    vec![row.name(index, screen)],
                    spread_cells(&row.total, screen),
                    vec![percent(row.won, screen)],
                ]
                .concat(),
            );
        }
        columns(&rows, 1)
    }

    /// Where the points came from: the means.
    fn headings(&self, screen: &Screen) -> Vec<String> {
        let ids: Vec<String> =
            self.rows[0].headings.iter().map(|(heading, _)| format!("{}-{heading}", self.game)).collect();
        let mut rows =
            vec![head(screen, "cli-points-from", &ids.iter().map(String::as_str).collect::<Vec<_>>())];
        for (index, row) in self.rows.iter().enumerate() {
            let means = row.headings.iter().map(|(_, spread)| screen.words.decimal(spread.mean(), 1));
            rows.push(std::iter::once(row.name(index, screen)).chain(means).collect());
        }
        columns(&rows, 1)
    }

    fn lengths<T: Terminal>(&self, screen: &Screen) -> Vec<String> {
        let mut rows = vec![head(screen, "cli-per-game", &["cli-mean", "cli-sd", "cli-min", "cli-max"])];
        for (id, spread) in [("cli-plies", &self.plies), ("cli-turns", &self.turns)] {
            rows.push([vec![screen.text(id)], spread_cells(spread, screen)].concat());
        }
        for (Measure { id, share }, (_, spread)) in T::MEASURES.iter().zip(&self.measures) {
            let cells =
                if *share { vec![percent(spread.mean(), screen)] } else { spread_cells(spread, screen) };
            rows.push([vec![screen.text(id)], cells].concat());
        }
        columns(&rows, 1)
    }
}

impl Row {
    fn name(&self, index: usize, screen: &Screen) -> String {
        match self.bot {
            Some(bot) => {
                let seat = Seat::new(index as u8);
                format!("{} ({bot})", screen.player(seat, &[]))
            }
            None => screen.text("rival"),
        }
    }
}

fn head(screen: &Screen, first: &str, others: &[&str]) -> Vec<String> {
    std::iter::once(&first).chain(others).map(|id| screen.dim(screen.text(id))).collect()
}

fn spread_cells(spread: &Spread, screen: &Screen) -> Vec<String> {
    let decimal = |number| screen.words.decimal(number, 2);
    vec![
        decimal(spread.mean()),
        decimal(spread.deviation()),
        spread.least().to_string(),
        spread.most().to_string(),
    ]
}

fn percent(share: f64, screen: &Screen) -> String {
    format!("{} %", screen.words.decimal(100.0 * share, 1))
}
