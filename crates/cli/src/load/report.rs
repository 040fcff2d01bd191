//! What was measured.

use super::Options;
use super::player::Players;
use crate::failure::text;
use crate::screen::Screen;
use engine::Arg;
use serde::Serialize;
use std::sync::atomic::Ordering;
use std::time::Duration;

#[derive(Serialize)]
pub(crate) struct Report {
    tables: usize,
    seconds: f64,
    moves: usize,
    moves_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    errors: u64,
    reconnects: u64,
    kills: u32,
    /// Acknowledged moves that were looked for in the log after all kills, and found once each.
    pub(crate) checked: usize,
    pub(crate) database_bytes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) bytes_per_table: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) restart_ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) all_tables_ms: Option<u64>,
}

impl Report {
    pub(crate) fn of(options: &Options, players: &Players, elapsed: Duration, kills: u32) -> Report {
        let mut latencies = players.latencies();
        latencies.sort_unstable();
        let at = |share: f64| {
            let index = ((latencies.len() as f64 * share) as usize).min(latencies.len().saturating_sub(1));
            latencies.get(index).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
        };
        let seconds = elapsed.as_secs_f64();
        Report {
            tables: options.tables,
            seconds,
            moves: latencies.len(),
            moves_per_second: if seconds > 0.0 { latencies.len() as f64 / seconds } else { 0.0 },
            p50_ms: at(0.5),
            p99_ms: at(0.99),
            max_ms: at(1.0),
            errors: players.errors.load(Ordering::Relaxed),
            reconnects: players.reconnects.load(Ordering::Relaxed),
            kills,
            checked: 0,
            database_bytes: 0,
            bytes_per_table: None,
            restart_ms: None,
            all_tables_ms: None,
        }
    }

    pub(crate) fn show(&self, json: bool, screen: &Screen) {
        if json {
            screen.line(serde_json::to_string_pretty(self).expect("numbers can be written as JSON"));
            return;
        }
        let number = |number: u64| Arg::Number(number as i64);
        let decimal = |value: f64| text(screen.words.decimal(value, 1));
        let args = [
            ("tables", number(self.tables as u64)),
            ("seconds", decimal(self.seconds)),
            ("moves", number(self.moves as u64)),
            ("rate", decimal(self.moves_per_second)),
            ("p50", decimal(self.p50_ms)),
            ("p99", decimal(self.p99_ms)),
            ("max", decimal(self.max_ms)),
            ("errors", number(self.errors)),
            ("reconnects", number(self.reconnects)),
            ("kills", number(self.kills.into())),
        ];
        screen.line(screen.say("cli-load-report", &args));
    }
}
