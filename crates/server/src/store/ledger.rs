//! Writing: all that is due at any number of tables, in one transaction of few statements.
//!
//! Rows are handed over as JSON arrays. `SQLite` gets the whole transaction at once: the way to its thread and back costs
//! more than what is done there.

use super::{Change, Store, row_id, stage_id};
use serde_json::{Value, json};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyPool, AssertSqlSafe, Executor};

/// What the two databases don't have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    /// A statement on rows. `#0` is a row's first column as a number, `$0` as text, `ROWS` where the rows come from: the
    /// nth argument.
    fn statement(self, pattern: &str, nth: usize) -> String {
        let (number, rows) = match self {
            Dialect::Sqlite => ("(value ->> N)", format!("json_each(${nth})")),
            Dialect::Postgres => ("(value ->> N)::bigint", format!("jsonb_array_elements(${nth}::jsonb)")),
        };
        let columns = (0..10).fold(pattern.to_owned(), |text, n| {
            let n = n.to_string();
            text.replace(&format!("#{n}"), &number.replace('N', &n))
                .replace(&format!("${n}"), &format!("(value ->> {n})"))
        });
        columns.replace("ROWS", &rows)
    }
}

/// What can change, in the order in which it is written.
const NEW: &str = "INSERT INTO tables (id, game, seats, setup, pace, secret, public, created, stage)
    SELECT #0, $1, #2, $3, $4, $5, #6, #7, 'gathering' FROM ROWS";
const ENTRIES: &str = "INSERT INTO entries (table_id, version, lines, asked) SELECT #0, #1, $2, $3 FROM ROWS";
const CLAIMS: &str =
    "INSERT INTO seats (table_id, seat, token, account_id) SELECT #0, #1, $2, #3 FROM ROWS WHERE true
    ON CONFLICT (table_id, seat) DO UPDATE SET token = excluded.token, account_id = excluded.account_id";
const UNCLAIMS: &str = "DELETE FROM seats WHERE (table_id, seat) IN (SELECT #0, #1 FROM ROWS)";
const STAGES: &str = "UPDATE tables SET stage = r.stage FROM (SELECT #0 AS id, $1 AS stage FROM ROWS) r WHERE tables.id = r.id";
const WAKES: &str =
    "UPDATE tables SET wake = r.wake FROM (SELECT #0 AS id, #1 AS wake FROM ROWS) r WHERE tables.id = r.id";
const NEXTS: &str =
    "UPDATE tables SET next = r.next FROM (SELECT #0 AS id, #1 AS next FROM ROWS) r WHERE tables.id = r.id";

/// The rows of each statement that has any.
fn rows(changes: &[Change]) -> Vec<(&'static str, Vec<Value>)> {
    fn all(changes: &[Change], row: impl Fn(i64, &Change) -> Option<Value>) -> Vec<Value> {
        changes.iter().filter_map(|change| row(row_id(change.table), change)).collect()
    }
    let mut rows = vec![
        (
            NEW,
            all(changes, |id, change| {
                let new = change.new.as_ref()?;
                let public = i64::from(new.public);
                Some(json!([id, new.game, new.seats, new.setup, new.pace, new.secret, public, new.created]))
            }),
        ),
        (
            ENTRIES,
            all(changes, |id, change| {
                change.entry.as_ref().map(|entry| json!([id, entry.version, entry.lines, entry.asked]))
            }),
        ),
        (
            CLAIMS,
            all(changes, |id, change| {
                let claim = change.claim.as_ref()?;
                let account = claim.account.map(|account| account.0);
                Some(json!([id, claim.seat, claim.token.to_string(), account]))
            }),
        ),
        (UNCLAIMS, all(changes, |id, change| change.unclaim.map(|seat| json!([id, seat])))),
        (STAGES, all(changes, |id, change| change.stage.map(|stage| json!([id, stage_id(stage)])))),
        (WAKES, all(changes, |id, change| change.wake.map(|wake| json!([id, wake.0])))),
        (NEXTS, all(changes, |id, change| change.next.map(|next| json!([id, row_id(next)])))),
    ];
    rows.retain(|(_, rows)| !rows.is_empty());
    rows
}

/// The connection that writes: always the same one, so that it knows the pages it wrote last.
pub(crate) struct Ledger {
    pool: AnyPool,
    dialect: Dialect,
    connection: Option<PoolConnection<Any>>,
}

impl Ledger {
    pub(crate) fn of(store: &Store) -> Ledger {
        Ledger { pool: store.pool.clone(), dialect: store.dialect, connection: None }
    }

    /// Writes all changes or none.
    pub(crate) async fn commit(&mut self, changes: &[Change]) -> Result<(), sqlx::Error> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.pool.acquire().await?,
        };
        let done = self.write(&mut connection, changes).await;
        // A connection that failed is looked at by the pool before it is used again.
        if done.is_ok() || connection.execute("ROLLBACK").await.is_ok() {
            self.connection = Some(connection);
        }
        done
    }

    async fn write(
        &self,
        connection: &mut PoolConnection<Any>,
        changes: &[Change],
    ) -> Result<(), sqlx::Error> {
        let rows = rows(changes);
        let text = |rows: &Vec<Value>| serde_json::to_string(rows).expect("rows can be written as JSON");
        match self.dialect {
            Dialect::Sqlite => {
                let statements =
                    (1..).zip(&rows).map(|(nth, (pattern, _))| self.dialect.statement(pattern, nth));
                let all = format!("BEGIN IMMEDIATE; {}; COMMIT", statements.collect::<Vec<_>>().join("; "));
                let query = rows
                    .iter()
                    .fold(sqlx::query(AssertSqlSafe(all)), |query, (_, rows)| query.bind(text(rows)));
                query.execute(&mut **connection).await.map(|_| ())
            }
            Dialect::Postgres => {
                connection.execute("BEGIN").await?;
                for (pattern, rows) in &rows {
                    let statement = AssertSqlSafe(self.dialect.statement(pattern, 1));
                    sqlx::query(statement).bind(text(rows)).execute(&mut **connection).await?;
                }
                connection.execute("COMMIT").await.map(|_| ())
            }
        }
    }
}
