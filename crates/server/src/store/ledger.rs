//! Writing: all that is due at any number of tables, in one transaction of few statements.
//!
//! Rows are handed over as JSON arrays. `SQLite` gets the whole transaction at once: the way to its thread and back costs
//! more than what is done there. And its log is written twice: at once into a journal, a row for each commit, and later,
//! several commits at a time, where it is looked up by table.

use super::{Change, Store, row_id, stage_id};
use serde::Serialize;
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
        columns.replace("ROWS", &rows).replace("ARGUMENT", &format!("${nth}"))
    }

    /// Where new lines of the log go.
    fn log(self) -> &'static str {
        match self {
            Dialect::Sqlite => "INSERT INTO journal (entries) VALUES (ARGUMENT)",
            Dialect::Postgres => ENTRIES,
        }
    }
}

/// How many kinds of rows there are.
const KINDS: usize = 7;

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

/// Carries the journal over into the log, in the order in which the log is kept.
const FOLD: &str = "BEGIN IMMEDIATE;
    INSERT INTO entries SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3
        FROM journal, json_each(journal.entries) ORDER BY 1, 2;
    DELETE FROM journal;
    COMMIT";

/// The rows of each statement, if there are any.
fn rows(changes: &[Change]) -> [Option<String>; KINDS] {
    fn all<'a, R: Serialize>(
        changes: &'a [Change],
        row: impl Fn(i64, &'a Change) -> Option<R>,
    ) -> Option<String> {
        let rows: Vec<R> = changes.iter().filter_map(|change| row(row_id(change.table), change)).collect();
        (!rows.is_empty()).then(|| serde_json::to_string(&rows).expect("rows can be written as JSON"))
    }
    [
        all(changes, |id, change| {
            let new = change.new.as_ref()?;
            let public = i64::from(new.public);
            Some((id, &new.game, new.seats, &new.setup, &new.pace, &new.secret, public, new.created))
        }),
        all(changes, |id, change| {
            change.entry.as_ref().map(|entry| (id, entry.version, &entry.lines, &entry.asked))
        }),
        all(changes, |id, change| {
            let claim = change.claim.as_ref()?;
            Some((id, claim.seat, claim.token.to_string(), claim.account.map(|account| account.0)))
        }),
        all(changes, |id, change| change.unclaim.map(|seat| (id, seat))),
        all(changes, |id, change| change.stage.map(|stage| (id, stage_id(stage)))),
        all(changes, |id, change| change.wake.map(|wake| (id, wake.0))),
        all(changes, |id, change| change.next.map(|next| (id, row_id(next)))),
    ]
}

/// The connection that writes: always the same one, so that it knows the pages it wrote last.
pub(crate) struct Ledger {
    pool: AnyPool,
    dialect: Dialect,
    statements: [String; KINDS],
    connection: Option<PoolConnection<Any>>,
    /// How many rows may be in the journal.
    unfolded: usize,
}

impl Ledger {
    pub(crate) fn of(store: &Store) -> Ledger {
        let dialect = store.dialect;
        let patterns = [NEW, dialect.log(), CLAIMS, UNCLAIMS, STAGES, WAKES, NEXTS];
        let statements = std::array::from_fn(|kind| {
            dialect.statement(patterns[kind], if dialect == Dialect::Sqlite { kind + 1 } else { 1 })
        });
        // Nobody knows what the last one left.
        Ledger { pool: store.pool.clone(), dialect, statements, connection: None, unfolded: 1 }
    }

    /// Writes all changes or none.
    pub(crate) async fn commit(&mut self, changes: &[Change]) -> Result<(), sqlx::Error> {
        let mut connection = self.connection().await?;
        let rows = rows(changes);
        let done = match self.dialect {
            Dialect::Sqlite => self.write_at_once(&mut connection, rows).await,
            Dialect::Postgres => self.write(&mut connection, rows).await,
        };
        self.unfolded += 1;
        self.keep(connection, done).await
    }

    /// How many commits may be in the journal that have not been carried over.
    pub(crate) fn unfolded(&self) -> usize {
        if self.dialect == Dialect::Sqlite { self.unfolded } else { 0 }
    }

    /// Carries over what is in the journal.
    pub(crate) async fn fold(&mut self) -> Result<(), sqlx::Error> {
        if self.unfolded() == 0 {
            return Ok(());
        }
        let mut connection = self.connection().await?;
        let done = connection.execute(FOLD).await.map(|_| ());
        if done.is_ok() {
            self.unfolded = 0;
        }
        self.keep(connection, done).await
    }

    async fn connection(&mut self) -> Result<PoolConnection<Any>, sqlx::Error> {
        match self.connection.take() {
            Some(connection) => Ok(connection),
            None => self.pool.acquire().await,
        }
    }

    /// A connection that failed is looked at by the pool before it is used again.
    async fn keep(
        &mut self,
        mut connection: PoolConnection<Any>,
        done: Result<(), sqlx::Error>,
    ) -> Result<(), sqlx::Error> {
        if done.is_ok() || connection.execute("ROLLBACK").await.is_ok() {
            self.connection = Some(connection);
        }
        done
    }

    async fn write_at_once(
        &self,
        connection: &mut PoolConnection<Any>,
        rows: [Option<String>; KINDS],
    ) -> Result<(), sqlx::Error> {
        let due: Vec<&str> = self
            .statements
            .iter()
            .zip(&rows)
            .filter(|(_, rows)| rows.is_some())
            .map(|(text, _)| &**text)
            .collect();
        let all = match due[..] {
            [] => return Ok(()),
            [only] => only.to_owned(),
            _ => format!("BEGIN IMMEDIATE; {}; COMMIT", due.join("; ")),
        };
        let query = rows.into_iter().fold(sqlx::query(AssertSqlSafe(all)), sqlx::query::Query::bind);
        query.execute(&mut **connection).await.map(|_| ())
    }

    async fn write(
        &self,
        connection: &mut PoolConnection<Any>,
        rows: [Option<String>; KINDS],
    ) -> Result<(), sqlx::Error> {
        connection.execute("BEGIN").await?;
        for (statement, rows) in self.statements.iter().zip(rows) {
            if let Some(rows) = rows {
                sqlx::query(AssertSqlSafe(&**statement)).bind(rows).execute(&mut **connection).await?;
            }
        }
        connection.execute("COMMIT").await.map(|_| ())
    }
}
