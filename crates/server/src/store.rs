//! Where tables are kept: a log that only grows, in `SQLite` or `PostgreSQL`.

mod accounts;
mod journal;
mod ledger;

pub(crate) use ledger::Ledger;

use crate::damage;
use crate::error::Error;
use crate::gate::Origin;
use crate::id::TokenHash;
use engine::Seat;
use ledger::Dialect;
use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, AnyPool, Connection, Executor, Row};
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;
use table::{Millis, Stage};
use tokio::time::timeout;
use wire::TableId;

static SQLITE: Migrator = sqlx::migrate!("migrations/sqlite");
static POSTGRES: Migrator = sqlx::migrate!("migrations/postgres");

/// How often what was written is moved to its place.
const SETTLE_EVERY: Duration = Duration::from_secs(1);

/// How long reading may take, and a probe, before the database is taken to be away.
const READ_TIME: Duration = Duration::from_secs(8);
const PROBE_TIME: Duration = Duration::from_secs(5);

/// Why there is no store.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The database can't be reached.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// Its schema can't be brought up to date.
    #[error(transparent)]
    Migration(#[from] MigrateError),
    /// Another server has it.
    #[error("another server uses this file")]
    InUse,
}

/// A table as it was made.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct TableRow {
    pub(crate) id: TableId,
    pub(crate) game: String,
    /// The version of the game's rules that the table plays by.
    pub(crate) rules: u32,
    pub(crate) seats: u8,
    /// The lines of the set-up.
    pub(crate) setup: String,
    /// May players ask for hints?
    pub(crate) hints: bool,
    pub(crate) pace: String,
    pub(crate) secret: String,
    pub(crate) public: bool,
    /// May anybody who sits there seat bots and start, or only the host?
    pub(crate) anyone_starts: bool,
    /// Where it was made. Older tables don't know.
    pub(crate) origin: Option<Origin>,
    pub(crate) created: Millis,
    /// When somebody has to look after the table.
    pub(crate) wake: Option<Millis>,
    /// Where the same people play again.
    pub(crate) next: Option<TableId>,
}

/// Lines of the log that came of one thing: a move and the dice after it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct LogRow {
    /// The version of the first of them.
    pub(crate) version: usize,
    pub(crate) lines: String,
    /// `SEAT ID HASH`, if somebody asked for it under an id; of older servers without the hash.
    pub(crate) asked: Option<String>,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Claim {
    pub(crate) seat: Seat,
    pub(crate) token: TokenHash,
    pub(crate) account: Option<AccountId>,
    pub(crate) origin: Option<Origin>,
}

/// An account, as it stands in the database.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct AccountId(pub(crate) i64);

/// When somebody has to look after a table, if ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wake(pub(crate) Option<Millis>);

/// What changes together at one table.
#[derive(Clone, Debug)]
pub(crate) struct Write {
    pub(crate) table: TableId,
    pub(crate) new: Option<Box<TableRow>>,
    pub(crate) entry: Option<LogRow>,
    pub(crate) claim: Option<Claim>,
    /// This seat is nobody's again.
    pub(crate) unclaim: Option<Seat>,
    pub(crate) stage: Option<Stage>,
    pub(crate) wake: Option<Wake>,
    pub(crate) next: Option<TableId>,
}

impl Write {
    /// Nothing yet.
    pub(crate) fn of(table: TableId) -> Write {
        Write {
            table,
            new: None,
            entry: None,
            claim: None,
            unclaim: None,
            stage: None,
            wake: None,
            next: None,
        }
    }
}

/// What is known of a table: how it was made, who sits there, and the log from a version on.
#[derive(Debug)]
pub(crate) struct Stored {
    pub(crate) row: TableRow,
    pub(crate) claims: Vec<Claim>,
    pub(crate) entries: Vec<LogRow>,
}

/// The database.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pool: AnyPool,
    dialect: Dialect,
}

/// A table's id as a database keeps it: 60 bits are never negative.
fn row_id(table: TableId) -> i64 {
    table.bits() as i64
}

/// Ids are numbers up to this one. In a damaged `SQLite` file anything may stand there: a list is better without it.
const LAST_ID: i64 = (1 << 60) - 1;

fn table_id(row: i64) -> TableId {
    TableId::from_bits(row as u64)
}

/// The file of a `SQLite` database: `sqlite:FILE`, with or without options behind a question mark.
fn file_of(url: &str) -> Option<PathBuf> {
    let options: SqliteConnectOptions = url.starts_with("sqlite:").then(|| url.parse().ok())??;
    Some(options.get_filename().to_owned())
}

/// A file that is not there is made, unless the URL says otherwise.
fn made_if_missing(url: &str) -> String {
    match url.split_once('?') {
        None => format!("{url}?mode=rwc"),
        Some((_, options)) if options.contains("mode=") => url.to_owned(),
        Some(_) => format!("{url}&mode=rwc"),
    }
}

async fn prepare_file(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    // A commit is on the disk before anybody is told of it.
    let pragmas = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
        PRAGMA busy_timeout = 10000; PRAGMA wal_autocheckpoint = 16000; PRAGMA journal_size_limit = 67108864;
        PRAGMA temp_store = MEMORY";
    connection.execute(pragmas).await.map(|_| ())
}

/// Keeps other servers away from the file of a `SQLite` database for as long as it lives: each would think that it alone
/// knows the tables. `PostgreSQL` is for many.
pub(crate) struct Hold {
    _file: Option<File>,
}

impl Hold {
    pub(crate) fn of(url: &str) -> Result<Hold, OpenError> {
        let Some(file) = file_of(url).filter(|file| !is_in_memory(file)) else {
            return Ok(Hold { _file: None });
        };
        // By whatever name it is called: what counts is the file that it is.
        let mut beside = real_path(&file).map_err(sqlx::Error::Io)?.into_os_string();
        beside.push("-lock");
        let lock = for_us_alone().create(true).open(beside).map_err(sqlx::Error::Io)?;
        match lock.try_lock() {
            Ok(()) => Ok(Hold { _file: Some(lock) }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse),
            Err(TryLockError::Error(error)) => Err(sqlx::Error::Io(error).into()),
        }
    }
}

fn is_in_memory(file: &Path) -> bool {
    file.as_os_str().is_empty() || file == Path::new(":memory:")
}

/// Where a file is, or will be, without links.
fn real_path(file: &Path) -> io::Result<PathBuf> {
    match file.canonicalize() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            // A link may lead to where nothing is yet.
            if let Ok(target) = file.read_link() {
                return real_path(&file.parent().unwrap_or(Path::new("")).join(target));
            }
            let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
            let name = file.file_name().ok_or(error)?;
            Ok(folder.unwrap_or(Path::new(".")).canonicalize()?.join(name))
        }
        found => found,
    }
}

/// How a file is opened that others have no business with: it holds the secrets of running games.
fn for_us_alone() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes the file of a database where there is none, so that it is ours alone from the start; of an older one we take away
/// what others may do with it.
fn make_file(url: &str) -> io::Result<()> {
    let Some(file) = file_of(url).filter(|file| !is_in_memory(file)) else { return Ok(()) };
    if url.contains("mode=rwc") && !file.exists() {
        for_us_alone().create(true).open(&file)?;
    }
    #[cfg(unix)]
    if let Ok(metadata) = file.metadata() {
        use std::os::unix::fs::PermissionsExt;
        let mode = metadata.permissions().mode();
        if mode & 0o007 != 0 {
            std::fs::set_permissions(&file, std::fs::Permissions::from_mode(mode & 0o7770))?;
        }
    }
    Ok(())
}

impl Store {
    /// Opens the database and brings its schema up to date.
    pub(crate) async fn open(url: &str) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        let options = AnyPoolOptions::new().max_connections(8).acquire_timeout(Duration::from_secs(5));
        let (pool, dialect) = if url.starts_with("sqlite:") {
            let url = made_if_missing(url);
            make_file(&url).map_err(sqlx::Error::Io)?;
            // A pool would try again and again, and not say why.
            prepare_file(&mut AnyConnection::connect(&url).await?).await?;
            let options = options.after_connect(|connection, _| Box::pin(prepare_file(connection)));
            // A file does not hang up.
            (options.test_before_acquire(false).connect(&url).await?, Dialect::Sqlite)
        } else {
            (options.connect(url).await?, Dialect::Postgres)
        };
        match dialect {
            Dialect::Sqlite => SQLITE.run(&pool).await?,
            Dialect::Postgres => POSTGRES.run(&pool).await?,
        }
        Ok(Store { pool, dialect })
    }

    /// Can there be other nodes?
    pub(crate) fn is_shared(&self) -> bool {
        self.dialect == Dialect::Postgres
    }

    /// Moves what was written from the write-ahead log of a `SQLite` file to its place, beside those who write: else every
    /// so often one of them would have to wait for all of it.
    pub(crate) async fn settle(self) {
        if self.dialect == Dialect::Postgres {
            return;
        }
        let mut every = tokio::time::interval(SETTLE_EVERY);
        loop {
            every.tick().await;
            if let Err(error) = self.pool.execute("PRAGMA wal_checkpoint(PASSIVE)").await {
                tracing::warn!(%error, "checkpoint");
            }
        }
    }

    /// Can anything be written? The answer is what is wrong.
    pub(crate) async fn probe(&self, now: Millis) -> Result<(), String> {
        let query =
            "INSERT INTO probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at";
        let written = timeout(PROBE_TIME, sqlx::query(query).bind(now as i64).execute(&self.pool));
        match written.await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(error.to_string()),
            Err(_) => Err("the database does not answer".to_owned()),
        }
    }

    /// Can the database be reached?
    pub(crate) async fn ping(&self) -> Result<(), Error> {
        in_time(async { Ok(sqlx::query("SELECT 1").execute(&self.pool).await.map(|_| ())?) }).await
    }

    /// A table and its log after a version.
    pub(crate) async fn load(&self, table: TableId, after: usize) -> Result<Stored, Error> {
        in_time(self.read(table, after)).await
    }

    async fn read(&self, table: TableId, after: usize) -> Result<Stored, Error> {
        // The log first: what else is read may be newer than it, never older, and then the log is read again.
        let entries = sqlx::query(
            "SELECT DISTINCT version, lines, asked FROM log WHERE table_id = $1 AND version > $2 ORDER BY version",
        );
        let entries = entries.bind(row_id(table)).bind(after as i64).fetch_all(&self.pool).await?;
        let claims = sqlx::query("SELECT seat, token, account_id, origin FROM seats WHERE table_id = $1");
        let claims = claims.bind(row_id(table)).fetch_all(&self.pool).await?;
        let row = sqlx::query("SELECT * FROM tables WHERE id = $1").bind(row_id(table));
        let row = row.fetch_optional(&self.pool).await?.ok_or(Error::NotFound)?;
        Ok(Stored {
            row: table_row(&row)?,
            claims: claims.iter().map(claim).collect::<Result<_, _>>()?,
            entries: entries.iter().map(entry_row).collect::<Result<_, _>>()?,
        })
    }

    /// Those of these tables that have gone beyond the version given, with the newest there is. Only where other
    /// nodes can be: in `PostgreSQL`.
    pub(crate) async fn newer(&self, tables: &[(TableId, usize)]) -> Result<Vec<(TableId, usize)>, Error> {
        let query = "SELECT w.id, (SELECT MAX(version) FROM entries WHERE table_id = w.id)
                     FROM (SELECT (value ->> 0)::bigint AS id, (value ->> 1)::bigint AS known
                           FROM jsonb_array_elements($1::jsonb)) w
                     WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = w.id AND version > w.known)";
        let known: Vec<_> = tables.iter().map(|(table, version)| (row_id(*table), version)).collect();
        let known = serde_json::to_string(&known).expect("numbers can be written as JSON");
        let rows = in_time(async { Ok(sqlx::query(query).bind(known).fetch_all(&self.pool).await?) }).await?;
        Ok(readable(&rows, |row| Ok((table_id(row.try_get(0)?), row.try_get::<i64, _>(1)? as usize))))
    }

    /// Public tables that wait for players, where somebody sits; at most so many, and so many of each address. Those of whom
    /// there are fewer come first.
    pub(crate) async fn lobby(&self, most: i64, each: i64) -> Result<Vec<TableId>, Error> {
        let query = "SELECT id FROM (
                SELECT id, created, ROW_NUMBER() OVER (PARTITION BY COALESCE(origin, -id) ORDER BY created DESC) AS nth
                FROM tables
                WHERE public = 1 AND stage = 'gathering' AND id BETWEEN 0 AND $1
                    AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id)) AS open
            WHERE nth <= $2 ORDER BY nth, created DESC LIMIT $3";
        self.ids(sqlx::query(query).bind(LAST_ID).bind(each).bind(most)).await
    }

    /// Tables that should have been looked after before `now`; at most so many.
    pub(crate) async fn due(&self, now: Millis, most: i64) -> Result<Vec<TableId>, Error> {
        let query = "SELECT id FROM tables WHERE wake <= $1 AND id BETWEEN 0 AND $2 ORDER BY wake LIMIT $3";
        self.ids(sqlx::query(query).bind(now as i64).bind(LAST_ID).bind(most)).await
    }

    /// All tables there are.
    pub(crate) async fn all(&self) -> Result<Vec<TableId>, Error> {
        self.ids(sqlx::query("SELECT id FROM tables WHERE id BETWEEN 0 AND $1 ORDER BY id").bind(LAST_ID))
            .await
    }

    /// The tables of an account, the newest first.
    pub(crate) async fn tables_of(&self, account: AccountId) -> Result<Vec<TableId>, Error> {
        let query = "SELECT DISTINCT t.id, t.created FROM tables t JOIN seats s ON s.table_id = t.id
                     WHERE s.account_id = $1 ORDER BY t.created DESC LIMIT 200";
        self.ids(sqlx::query(query).bind(account.0)).await
    }

    async fn ids(
        &self,
        query: sqlx::query::Query<'_, sqlx::Any, sqlx::any::AnyArguments>,
    ) -> Result<Vec<TableId>, Error> {
        let rows = in_time(async { Ok(query.fetch_all(&self.pool).await?) }).await?;
        Ok(readable(&rows, |row| Ok(table_id(row.try_get(0)?))))
    }
}

/// What can be read in time. A database that does not answer is away: whoever waits for it should know.
async fn in_time<T>(read: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    match timeout(READ_TIME, read).await {
        Ok(read) => read,
        Err(_) => Err(sqlx::Error::PoolTimedOut.into()),
    }
}

fn stage_id(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => "gathering",
        Stage::Playing => "playing",
        Stage::Over => "over",
        Stage::Closed => "closed",
    }
}

/// Did somebody else write this first?
pub(crate) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

fn unreadable(what: &str) -> sqlx::Error {
    sqlx::Error::Decode(format!("{what} can't be read").into())
}

/// What can be read of a list: a damaged row is left out, and takes no other with it.
fn readable<T>(rows: &[AnyRow], read: impl Fn(&AnyRow) -> Result<T, sqlx::Error>) -> Vec<T> {
    let left_out = |error: &sqlx::Error| {
        tracing::error!(%error, "a damaged row is left out");
        damage::found("piazza_rows_left_out", error);
    };
    rows.iter().filter_map(|row| read(row).inspect_err(left_out).ok()).collect()
}

fn table_row(row: &AnyRow) -> Result<TableRow, sqlx::Error> {
    Ok(TableRow {
        id: table_id(row.try_get("id")?),
        game: row.try_get("game")?,
        rules: u32::try_from(row.try_get::<i64, _>("rules")?).map_err(|_| unreadable("rules"))?,
        seats: u8::try_from(row.try_get::<i64, _>("seats")?).map_err(|_| unreadable("seats"))?,
        setup: row.try_get("setup")?,
        hints: row.try_get::<i64, _>("hints")? == 1,
        pace: row.try_get("pace")?,
        secret: row.try_get("secret")?,
        public: row.try_get::<i64, _>("public")? == 1,
        anyone_starts: row.try_get::<i64, _>("anyone_starts")? == 1,
        origin: row.try_get::<Option<i64>, _>("origin")?.map(Origin),
        created: row.try_get::<i64, _>("created")? as Millis,
        wake: row.try_get::<Option<i64>, _>("wake")?.map(|wake| wake as Millis),
        next: row.try_get::<Option<i64>, _>("next")?.map(table_id),
    })
}

fn entry_row(row: &AnyRow) -> Result<LogRow, sqlx::Error> {
    let version: i64 = row.try_get(0)?;
    Ok(LogRow { version: version as usize, lines: row.try_get(1)?, asked: row.try_get(2)? })
}

fn claim(row: &AnyRow) -> Result<Claim, sqlx::Error> {
    let seat: i64 = row.try_get(0)?;
    let token: String = row.try_get(1)?;
    Ok(Claim {
        seat: u8::try_from(seat).ok().and_then(Seat::from_number).ok_or_else(|| unreadable("seat"))?,
        token: token.parse().map_err(|_| unreadable("token"))?,
        account: row.try_get::<Option<i64>, _>(2)?.map(AccountId),
        origin: row.try_get::<Option<i64>, _>(3)?.map(Origin),
    })
}
