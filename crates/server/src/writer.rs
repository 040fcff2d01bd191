//! The single writer: whatever is due is written in one go, and only then are the tables told.

use crate::hall::{Hall, Message};
use crate::store::{Change, Ledger, is_taken};
use std::sync::Weak;
use tokio::sync::mpsc;

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

/// Writes what comes through the channel until that is closed.
pub(crate) async fn run(mut ledger: Ledger, hall: Weak<Hall>, mut due: mpsc::UnboundedReceiver<Change>) {
    let mut changes = Vec::with_capacity(BATCH);
    while due.recv_many(&mut changes, BATCH).await > 0 {
        let Some(hall) = hall.upgrade() else {
            // Nobody waits for an answer any more, but what was begun is kept.
            _ = ledger.commit(&changes).await;
            changes.clear();
            continue;
        };
        // Nodes that write in the same order don't wait for each other in a circle.
        changes.sort_by_key(|change| change.table);
        metrics::histogram!("piazza_commit_changes").record(changes.len() as f64);
        let start = std::time::Instant::now();
        match ledger.commit(&changes).await {
            Ok(()) => changes.drain(..).for_each(|change| tell(&hall, change, Written::Kept)),
            Err(error) => {
                tracing::warn!(%error, changes = changes.len(), "commit");
                let away = error.as_database_error().is_none();
                one_by_one(&mut ledger, &hall, &mut changes, away).await;
            }
        }
        metrics::histogram!("piazza_commit_seconds").record(start.elapsed().as_secs_f64());
    }
}

/// One change that comes too late must not take others with it. If the database is away, all are lost at once.
async fn one_by_one(ledger: &mut Ledger, hall: &Hall, changes: &mut Vec<Change>, mut away: bool) {
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

fn tell(hall: &Hall, change: Change, written: Written) {
    hall.send(change.table, Message::Written(change, written));
}
