//! Writing: all that is due at any number of tables, in one transaction of few statements.
//!
//! Rows are handed over as JSON arrays. `SQLite` gets the whole transaction at once: the way to its thread and back costs
//! more than what is done there. And its log is written twice: at once into a journal, a row for each commit, and later,
//! beside other commits, in chapters, where it is looked up by table.

use super::journal::{Entry, Journal, Page};
use super::{Store, Write, row_id, stage_id};
use crate::damage;
use serde::Serialize;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyPool, AssertSqlSafe, Executor, Row};
use std::time::Duration;
use tokio::time::timeout;

/// A commit that takes longer than this far away is lost: whoever waits for it should know.
const COMMIT_TIME: Duration = Duration::from_secs(10);

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
        // From the last: `#1` begins `#10`, too.
        let columns = (0..12).rev().fold(pattern.to_owned(), |text, n| {
            let n = n.to_string();
            text.replace(&format!("#{n}"), &number.replace('N', &n))
                .replace(&format!("${n}"), &format!("(value ->> {n})"))
        });
        columns.replace("ROWS", &rows).replace("ARGUMENT", &format!("${nth}"))
    }
}

/// How many kinds of rows there are, and which of them are the log's.
const KINDS: usize = 7;
const LOG: usize = 1;

/// What can change, in the order in which it is written.
const NEW: &str =
    "INSERT INTO tables (id, game, seats, setup, pace, secret, public, created, hints, rules, origin, anyone_starts, stage)
    SELECT #0, $1, #2, $3, $4, $5, #6, #7, #8, #9, #10, #11, 'gathering' FROM ROWS";
const ENTRIES: &str = "INSERT INTO entries (table_id, version, lines, asked) SELECT #0, #1, $2, $3 FROM ROWS";
const CLAIMS: &str =
    "INSERT INTO seats (table_id, seat, token, account_id, origin) SELECT #0, #1, $2, #3, #4 FROM ROWS WHERE true
    ON CONFLICT (table_id, seat)
    DO UPDATE SET token = excluded.token, account_id = excluded.account_id, origin = excluded.origin";
const UNCLAIMS: &str = "DELETE FROM seats WHERE (table_id, seat) IN (SELECT #0, #1 FROM ROWS)";
const STAGES: &str = "UPDATE tables SET stage = r.stage,
        origin = CASE WHEN r.stage IN ('over', 'closed') THEN NULL ELSE tables.origin END
    FROM (SELECT #0 AS id, $1 AS stage FROM ROWS) r WHERE tables.id = r.id";
const WAKES: &str =
    "UPDATE tables SET wake = r.wake FROM (SELECT #0 AS id, #1 AS wake FROM ROWS) r WHERE tables.id = r.id";
const NEXTS: &str =
    "UPDATE tables SET next = r.next FROM (SELECT #0 AS id, #1 AS next FROM ROWS) r WHERE tables.id = r.id";

/// What only `SQLite` has: its arguments come after those of all kinds of rows.
const JOURNAL: &str = "INSERT INTO journal (id, entries) VALUES ($8, $2)";
const CHAPTERS: &str = "INSERT OR REPLACE INTO chapters (table_id, version, entries)
    SELECT value ->> 0, value ->> 1, value -> 2 FROM json_each($9)";
const CUT: &str = "DELETE FROM journal WHERE id < $10";

/// Rows of the journal that can't be read: not JSON, or not entries.
const DAMAGED: &str = "SELECT id FROM journal WHERE NOT json_valid(entries) OR EXISTS (
    SELECT 1 FROM json_each(CASE WHEN json_valid(entries) THEN entries ELSE '[]' END) entry
    WHERE CASE entry.type
        WHEN 'array' THEN typeof(entry.value ->> 0) <> 'integer' OR typeof(entry.value ->> 1) <> 'integer'
        ELSE true END)";
const SET_ASIDE: [&str; 2] = [
    "INSERT INTO damaged_journal SELECT entries FROM journal WHERE id = $1",
    "DELETE FROM journal WHERE id = $1",
];

/// Makes chapters of all that is in the journal.
const FOLD: &str = "BEGIN IMMEDIATE;
    INSERT OR REPLACE INTO chapters (table_id, version, entries)
        SELECT id, MIN(version), '[' || group_concat(entry, ',') || ']'
        FROM (SELECT DISTINCT value ->> 0 AS id, value ->> 1 AS version, value AS entry
              FROM journal, json_each(journal.entries) ORDER BY 1, 2)
        GROUP BY id;
    DELETE FROM journal;
    COMMIT";

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("rows can be written as JSON")
}

/// The entries of the log.
fn entries(changes: &[Write]) -> Vec<Entry> {
    let entry = |change: &Write| {
        let (table, entry) = (row_id(change.table), change.entry.as_ref()?);
        let text = json(&(table, entry.version, &entry.lines, &entry.asked));
        Some(Entry { table, version: entry.version, text })
    };
    changes.iter().filter_map(entry).collect()
}

/// The rows of each statement, if there are any.
fn rows(changes: &[Write], entries: &[Entry]) -> [Option<String>; KINDS] {
    fn all<'a, R: Serialize>(
        changes: &'a [Write],
        row: impl Fn(i64, &'a Write) -> Option<R>,
    ) -> Option<String> {
        let rows: Vec<R> = changes.iter().filter_map(|change| row(row_id(change.table), change)).collect();
        (!rows.is_empty()).then(|| json(&rows))
    }
    let texts: Vec<&str> = entries.iter().map(|entry| &*entry.text).collect();
    [
        all(changes, |id, change| {
            let new = change.new.as_ref()?;
            let (public, created) = (i64::from(new.public), new.created);
            let (hints, rules) = (i64::from(new.hints), new.rules);
            Some((
                id,
                &new.game,
                new.seats,
                &new.setup,
                &new.pace,
                &new.secret,
                public,
                created,
                hints,
                rules,
                new.origin.map(|origin| origin.0),
                i64::from(new.anyone_starts),
            ))
        }),
        (!texts.is_empty()).then(|| format!("[{}]", texts.join(","))),
        all(changes, |id, change| {
            let claim = change.claim.as_ref()?;
            Some((
                id,
                claim.seat,
                claim.token.to_string(),
                claim.account.map(|account| account.0),
                claim.origin.map(|origin| origin.0),
            ))
        }),
        all(changes, |id, change| change.unclaim.map(|seat| (id, seat))),
        all(changes, |id, change| change.stage.map(|stage| (id, stage_id(stage)))),
        all(changes, |id, change| change.wake.map(|wake| (id, wake.0))),
        all(changes, |id, change| change.next.map(|next| (id, row_id(next)))),
    ]
}

/// Sets aside what can't be read of the journal, for a person to look at: the server has to start all the same, and only
/// the tables that miss something are not to be had.
async fn set_aside(connection: &mut PoolConnection<Any>) -> Result<(), sqlx::Error> {
    for row in connection.fetch_all(DAMAGED).await? {
        let id: i64 = row.try_get(0)?;
        tracing::error!(id, "a row of the journal can't be read: it is now in damaged_journal");
        damage::found("piazza_rows_left_out", &format!("of the journal: {id}"));
        for statement in SET_ASIDE {
            sqlx::query(statement).bind(id).execute(&mut **connection).await?;
        }
    }
    Ok(())
}

/// The connection that writes: always the same one, so that it knows the pages it wrote last.
pub(crate) struct Ledger {
    pool: AnyPool,
    dialect: Dialect,
    statements: [String; KINDS],
    connection: Option<PoolConnection<Any>>,
    /// Nothing if nobody knows what is in the journal.
    journal: Option<Journal>,
}

impl Ledger {
    pub(crate) fn of(store: &Store) -> Ledger {
        let dialect = store.dialect;
        let patterns = [NEW, ENTRIES, CLAIMS, UNCLAIMS, STAGES, WAKES, NEXTS];
        let statements = std::array::from_fn(|kind| match dialect {
            Dialect::Sqlite if kind == LOG => JOURNAL.to_owned(),
            Dialect::Sqlite => dialect.statement(patterns[kind], kind + 1),
            Dialect::Postgres => dialect.statement(patterns[kind], 1),
        });
        Ledger { pool: store.pool.clone(), dialect, statements, connection: None, journal: None }
    }

    /// Writes all changes or none.
    pub(crate) async fn commit(&mut self, changes: &[Write]) -> Result<(), sqlx::Error> {
        match self.dialect {
            Dialect::Sqlite => self.write_at_once(changes, false).await,
            // A connection that is dropped before it has answered is closed.
            Dialect::Postgres => match timeout(COMMIT_TIME, self.write_far(changes)).await {
                Ok(done) => done,
                Err(_) => Err(sqlx::Error::PoolTimedOut),
            },
        }
    }

    async fn write_far(&mut self, changes: &[Write]) -> Result<(), sqlx::Error> {
        let mut connection = self.connection().await?;
        connection.close_on_drop();
        let done = self.write(&mut connection, rows(changes, &entries(changes))).await;
        self.keep(connection, done).await
    }

    /// There is time to make chapters of what is in the journal. Is there more of it?
    pub(crate) async fn tidy(&mut self) -> Result<bool, sqlx::Error> {
        if self.journal.as_ref().is_none_or(Journal::is_empty) {
            return Ok(false);
        }
        self.write_at_once(&[], true).await?;
        Ok(self.journal.as_ref().is_some_and(|journal| !journal.is_empty()))
    }

    /// Makes chapters of all that is in the journal, whoever left it there.
    pub(crate) async fn fold(&mut self) -> Result<(), sqlx::Error> {
        if self.dialect == Dialect::Sqlite {
            let mut connection = self.connection().await?;
            set_aside(&mut connection).await?;
            let done = connection.execute(FOLD).await.map(|_| ());
            self.journal = done.is_ok().then(Journal::default);
            self.keep(connection, done).await?;
        }
        Ok(())
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

    /// Writes all changes, and what is due of the journal, as one text.
    async fn write_at_once(&mut self, changes: &[Write], idle: bool) -> Result<(), sqlx::Error> {
        if self.journal.is_none() {
            self.fold().await?;
        }
        // Until this is written, nobody knows what is in it.
        let mut journal = self.journal.take().unwrap_or_default();
        let (entries, page) = (entries(changes), journal.turn(idle));
        let rows = rows(changes, &entries);
        let Some(all) = self.transaction(&rows, &page) else {
            self.journal = Some(journal);
            return Ok(());
        };
        let query = rows.into_iter().fold(sqlx::query(AssertSqlSafe(all)), sqlx::query::Query::bind);
        let query =
            query.bind(page.row.to_string()).bind(&page.text).bind(page.cut.map(|row| row.to_string()));
        let mut connection = self.connection().await?;
        let done = query.execute(&mut *connection).await.map(|_| ());
        if done.is_ok() {
            journal.written(page, entries);
            self.journal = Some(journal);
        }
        self.keep(connection, done).await
    }

    fn transaction(&self, rows: &[Option<String>; KINDS], page: &Page) -> Option<String> {
        let kinds = self.statements.iter().zip(rows).filter(|(_, rows)| rows.is_some());
        let mut due: Vec<&str> = kinds.map(|(text, _)| &**text).collect();
        due.extend(page.text.is_some().then_some(CHAPTERS));
        due.extend(page.cut.is_some().then_some(CUT));
        match due[..] {
            [] => None,
            [only] => Some(only.to_owned()),
            _ => Some(format!("BEGIN IMMEDIATE; {}; COMMIT", due.join("; "))),
        }
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
