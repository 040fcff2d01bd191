//! Reads a whole database again, as after a crash: does every log give a table, and what was asked for under which id?

use crate::error::Error;
use crate::room::Room;
use crate::store::{Ledger, OpenError, Store};
use wire::TableId;

/// Something that a seat asked for under an id, and that was done.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Asked {
    pub table: TableId,
    /// `SEAT ID`.
    pub by: String,
}

/// What is wrong with a database.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum AuditError {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error("table {0}: {1}")]
    Table(TableId, #[source] Error),
    #[error(transparent)]
    Read(#[from] Error),
}

/// Replays every table of a database, and gives all that was asked for under an id, as often as it was done.
pub async fn audit(url: &str) -> Result<Vec<Asked>, AuditError> {
    let store = Store::open(url).await?;
    Ledger::of(&store).fold().await.map_err(OpenError::from)?;
    let mut all = Vec::new();
    for table in store.all().await? {
        let stored = store.load(table, 0).await.map_err(|error| AuditError::Table(table, error))?;
        let asked = stored.entries.iter().filter_map(|entry| entry.asked.as_deref());
        // What stands behind the id is a hash of what was asked for.
        let by = |asked: &str| asked.splitn(3, ' ').take(2).collect::<Vec<_>>().join(" ");
        all.extend(asked.map(|asked| Asked { table, by: by(asked) }));
        Room::stored(stored).map_err(|error| AuditError::Table(table, error))?;
    }
    Ok(all)
}
