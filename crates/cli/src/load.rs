//! `piazza load`: many tables over real sockets, and what a server makes of them.

mod child;
mod glimpse;
mod http;
mod player;
mod report;

use crate::failure::{Failure, text};
use crate::screen::Screen;
use child::Child;
use client::Api;
use player::{Keep, Players};
use report::Report;
use std::collections::HashMap;
use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use wire::Views;

/// The options of `load`.
#[derive(clap::Args, Clone)]
pub(crate) struct Options {
    #[arg(long, value_name = "N", default_value_t = 100)]
    tables: usize,
    #[arg(long, value_name = "S", default_value_t = 15)]
    seconds: u64,
    #[arg(long, value_name = "MS", default_value_t = 0)]
    think: u64,
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "20", conflicts_with = "url")]
    kill: Option<u32>,
    #[arg(long, value_name = "URL")]
    url: Option<String>,
    #[arg(long, conflicts_with_all = ["kill", "url"])]
    idle: bool,
    #[arg(long, value_name = "WHEN", value_parser = views, default_value = "seldom")]
    views: Views,
    #[arg(long)]
    json: bool,
}

fn views(when: &str) -> Result<Views, serde_json::Error> {
    serde_json::from_value(when.into())
}

/// What can go wrong while measuring.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    #[error(transparent)]
    Io(#[from] std::io::Error),
    #[error(transparent)]
    Client(#[from] client::Error),
    #[error(transparent)]
    Audit(#[from] server::AuditError),
    #[error("the server says what can't be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("the server does not answer")]
    Silent,
    #[error("{0}")]
    Refused(String),
    /// Something acknowledged is not there, or is there twice.
    #[error("{0}")]
    Lost(String),
}

/// Measures, and shows the result.
pub(crate) fn run(options: &Options, screen: &Screen) -> Result<(), Failure> {
    let failed = |error: LoadError| match error {
        LoadError::Lost(reason) => Failure::new(screen.say("cli-load-lost", &[("reason", text(reason))])),
        other => Failure::new(screen.say("cli-cannot-load", &[("reason", text(other))])),
    };
    // One thread is enough for all players, and leaves the other cores to the server.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| failed(error.into()))?;
    let report = runtime.block_on(measure(options)).map_err(failed)?;
    report.show(options.json, screen);
    Ok(())
}

async fn measure(options: &Options) -> Result<Report, LoadError> {
    let mut child = match options.url {
        Some(_) => None,
        None => Some(Child::start().await?),
    };
    let url = options.url.clone().or_else(|| child.as_ref().map(|child| child.url().to_owned()));
    let api = Api::new(&url.unwrap_or_default());
    if options.idle {
        return idle(options, &api, child).await;
    }
    let players = Arc::new(Players::new(api, options));
    let mut tables = tokio::task::JoinSet::new();
    for number in 0..options.tables {
        let players = Arc::clone(&players);
        tables.spawn(async move { players.keep_playing(number).await });
    }
    players.all_playing(options.tables).await;
    players.forget();
    let start = Instant::now();
    let span = Duration::from_secs(options.seconds);
    let kills = options.kill.unwrap_or(0);
    for nth in 1..=kills {
        let due = span * nth / (kills + 1);
        tokio::time::sleep(due.saturating_sub(start.elapsed())).await;
        if let Some(child) = &mut child {
            child.kill_and_restart().await?;
        }
    }
    tokio::time::sleep(span.saturating_sub(start.elapsed())).await;
    let elapsed = start.elapsed();
    let mut report = Report::of(options, &players, elapsed, kills);
    players.stop.store(true, Ordering::Relaxed);
    tables.shutdown().await;
    if let Some(child) = child {
        report.database_bytes = child.database_bytes();
        let database = child.stop().await?;
        if kills > 0 {
            report.checked = check(&database.url(), &players.acked()).await?;
        }
    }
    Ok(report)
}

/// Everything acknowledged must be in the log, once.
async fn check(database: &str, acked: &[Keep]) -> Result<usize, LoadError> {
    let mut found: HashMap<_, usize> = HashMap::new();
    for asked in server::audit(database).await? {
        *found.entry(asked).or_default() += 1;
    }
    if let Some((asked, times)) = found.iter().find(|(_, times)| **times > 1) {
        return Err(LoadError::Lost(format!("{asked:?} is there {times} times")));
    }
    match acked.iter().find(|keep| !found.contains_key(keep)) {
        Some(lost) => Err(LoadError::Lost(format!("{lost:?} is not there"))),
        None => Ok(acked.len()),
    }
}

/// Opens tables that do nothing, and looks at the memory of the server; then how long it takes to come back.
async fn idle(options: &Options, api: &Api, child: Option<Child>) -> Result<Report, LoadError> {
    let Some(mut child) = child else { return Err(LoadError::Silent) };
    let players = Arc::new(Players::new(api.clone(), options));
    let before = child.memory()?;
    let opened = all(options.tables, &players, |players, _| async move { players.open_idle().await }).await?;
    let after = child.memory()?;
    drop(opened);
    let restart = Instant::now();
    child.kill_and_restart().await?;
    players.look_at(0).await?;
    let mut report = Report::of(options, &players, Duration::ZERO, 0);
    report.restart_ms = Some(restart.elapsed().as_millis() as u64);
    all(options.tables, &players, |players, number| async move { players.look_at(number).await }).await?;
    report.all_tables_ms = Some(restart.elapsed().as_millis() as u64);
    report.bytes_per_table = Some(after.saturating_sub(before) / options.tables.max(1) as u64);
    child.stop().await?;
    Ok(report)
}

/// Does something for every table.
async fn all<T: Send + 'static, F: Future<Output = Result<T, LoadError>> + Send + 'static>(
    tables: usize,
    players: &Arc<Players>,
    what: impl Fn(Arc<Players>, usize) -> F,
) -> Result<Vec<T>, LoadError> {
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..tables {
        tasks.spawn(what(Arc::clone(players), number));
    }
    tasks.join_all().await.into_iter().collect()
}
