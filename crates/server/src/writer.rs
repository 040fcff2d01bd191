//! The single writer: whatever is due is written in one go, and only then are the tables told.

use crate::hall::{Hall, Message};
use crate::store::{Ledger, Write, is_taken};
use std::sync::Weak;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// The most changes that are written at once.
const BATCH: usize = 4096;

/// How writing a change went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Written {
    /// It is on the disk.
    Kept,
    /// Another node was first.
    Conflict,
    /// Nobody knows: it may be kept or not.
    Lost,
}

/// If nothing comes for so long, there is time to tidy up.
const QUIET: Duration = Duration::from_secs(1);

/// Writes what comes through the channel until that is closed.
pub(crate) async fn run(mut ledger: Ledger, hall: Weak<Hall>, mut due: mpsc::UnboundedReceiver<Write>) {
    let mut changes = Vec::with_capacity(BATCH);
    let mut untidy = false;
    loop {
        let wait = if untidy { Duration::ZERO } else { QUIET };
        match timeout(wait, due.recv_many(&mut changes, BATCH)).await {
            Ok(0) => return,
            Ok(_) => {
                untidy = false;
                write(&mut ledger, hall.upgrade().as_deref(), &mut changes).await;
            }
            Err(_) => {
                untidy = ledger.tidy().await.unwrap_or_else(|error| {
                    tracing::warn!(%error, "journal");
                    false
                });
            }
        }
    }
}

async fn write(ledger: &mut Ledger, hall: Option<&Hall>, changes: &mut Vec<Write>) {
    // Nodes that write in the same order don't wait for each other in a circle.
    changes.sort_by_key(|change| change.table);
    metrics::histogram!("piazza_commit_changes").record(changes.len() as f64);
    let start = Instant::now();
    match ledger.commit(changes).await {
        Ok(()) => changes.drain(..).for_each(|change| tell(hall, change, Written::Kept)),
        Err(error) => {
            tracing::warn!(%error, changes = changes.len(), "commit");
            let away = error.as_database_error().is_none();
            one_by_one(ledger, hall, changes, away).await;
        }
    }
    metrics::histogram!("piazza_commit_seconds").record(start.elapsed().as_secs_f64());
}

/// One change that comes too late must not take others with it. If the database is away, all are lost at once.
async fn one_by_one(ledger: &mut Ledger, hall: Option<&Hall>, changes: &mut Vec<Write>, mut away: bool) {
    for change in changes.drain(..) {
        if away {
            tell(hall, change, Written::Lost);
            continue;
        }
        let written = match ledger.commit(std::slice::from_ref(&change)).await {
            Ok(()) => Written::Kept,
            Err(error) if is_taken(&error) => Written::Conflict,
            Err(_) => {
                away = true;
                Written::Lost
            }
        };
        tell(hall, change, written);
    }
}

/// Nobody may wait for an answer any more: what was begun is kept all the same.
fn tell(hall: Option<&Hall>, change: Write, written: Written) {
    if let Some(hall) = hall {
        hall.report(change.table, Message::Written(change, written));
    }
}
