//! Other nodes on the same database. NATS tells them that a table has gone on; what happened they read in the log.
//!
//! NATS may be away: then a look at the log now and then takes its place, and tables go on more slowly.

use crate::hall::{Hall, Message};
use crate::store::Store;
use futures_util::StreamExt;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use wire::TableId;

const SUBJECT: &str = "piazza.tables";

/// How often the log is looked at for tables that have gone on elsewhere, and for bots and clocks.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// How often what nobody needs any more is thrown away.
const SWEEP_EVERY: Duration = Duration::from_hours(1);

/// So much may wait to be told. What there is no room for, others find in the log.
const MOST_WAITING: usize = 1024;

/// The other nodes, if there are any.
#[derive(Clone)]
pub(crate) struct Nodes(Option<(async_nats::Client, mpsc::Sender<String>)>);

impl Nodes {
    /// A node by itself.
    pub(crate) fn alone() -> Nodes {
        Nodes(None)
    }

    /// Meets the other nodes. NATS may come later, and may go and come back.
    pub(crate) async fn meet(url: &str) -> Result<Nodes, async_nats::ConnectError> {
        let options = async_nats::ConnectOptions::new()
            .retry_on_initial_connect()
            .max_reconnects(None)
            .reconnect_delay_callback(|attempts| Duration::from_millis(100 * attempts.min(10) as u64));
        let client = options.connect(url).await?;
        let (news, mut due) = mpsc::channel::<String>(MOST_WAITING);
        let publisher = client.clone();
        tokio::spawn(async move {
            while let Some(text) = due.recv().await {
                // Who does not hear it looks at the log.
                _ = publisher.publish(SUBJECT, text.into()).await;
            }
        });
        Ok(Nodes(Some((client, news))))
    }

    /// A table is at this version.
    pub(crate) fn tell(&self, table: TableId, version: usize) {
        if let Some((_, news)) = &self.0 {
            _ = news.try_send(format!("{table} {version}"));
        }
    }

    /// Hears from the others until NATS ends the conversation for good.
    pub(crate) async fn listen(self, hall: Arc<Hall>) {
        let Some((client, _)) = self.0 else { return };
        let Ok(mut news) = client.subscribe(SUBJECT).await else { return };
        while let Some(message) = news.next().await {
            let text = String::from_utf8_lossy(&message.payload);
            if let Some((table, version)) = text.split_once(' ')
                && let (Ok(table), Ok(version)) = (table.parse(), version.parse())
            {
                hall.mention(table, Message::Heard(version));
            }
        }
    }
}

/// Looks after tables that nobody looks after: a bot's turn, a clock; and, if there are other nodes, tables that have gone on.
pub(crate) async fn look_after(store: Store, hall: Arc<Hall>, alone: bool) {
    let mut every = tokio::time::interval(LOOK_EVERY);
    // A node that was alone and comes back need not wait for another to lose patience.
    let mut before = if alone { i64::MAX as u64 } else { crate::clock::now() };
    let mut sweep = tokio::time::interval(SWEEP_EVERY);
    loop {
        tokio::select! {
            _ = every.tick() => {}
            _ = sweep.tick() => {
                _ = store.forget_guesses(crate::clock::now()).await;
                continue;
            }
        }
        for table in store.due(before, 1000).await.unwrap_or_default() {
            hall.mention(table, Message::Wake);
        }
        before = crate::clock::now();
        if alone {
            continue;
        }
        let watched = hall.watched().await;
        for (table, version) in store.newer(&watched).await.unwrap_or_default() {
            hall.mention(table, Message::Heard(version));
        }
    }
}
