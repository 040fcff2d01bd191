//! The file of a database: made where there was none, held by one server, its journal carried over into the log.

use crate::harness::{Create, House, ask, id, in_time, options, play, sit_at, status};
use crate::services::Postgres;
use serde_json::{Value, json};
use server::{OpenError, Server, StartError};
use sqlx::migrate::Migrator;
use sqlx::{AnyConnection, Connection, Row};
use std::collections::HashSet;
use std::path::Path;
use tempfile::TempDir;
use wire::Request;

#[tokio::test]
async fn a_file_is_made_where_there_was_none() {
    let folder = TempDir::new().unwrap();
    for (name, scheme, rest) in
        [("a.db", "sqlite:", ""), ("b.db", "sqlite://", ""), ("c.db", "sqlite:", "?cache=private")]
    {
        let path = folder.path().join(name);
        let url = format!("{scheme}{}{rest}", path.display());
        Server::start(options(url)).await.unwrap().stop().await;
        assert!(path.exists(), "{name}");
    }
    let missing = format!("sqlite:{}?mode=rw", folder.path().join("d.db").display());
    assert!(Server::start(options(missing)).await.is_err(), "it was not to be made");
}

#[tokio::test]
async fn two_servers_do_not_share_a_file() {
    let house = House::open().await;
    let url = format!("sqlite:{}", house.folder.path().join("test.db").display());
    let second = Server::start(options(url)).await;
    assert!(matches!(second, Err(StartError::Database(OpenError::InUse))));
}

async fn rows(url: &str, table: &str) -> i64 {
    let mut connection = AnyConnection::connect(url).await.unwrap();
    let query = match table {
        "journal" => "SELECT COUNT(*) FROM journal",
        _ => "SELECT COUNT(*) FROM chapters",
    };
    sqlx::query(query).fetch_one(&mut connection).await.unwrap().get(0)
}

#[tokio::test]
async fn what_is_acknowledged_is_in_the_log_before_and_after_it_is_carried_over() {
    let mut house = House::open().await;
    let url = format!("sqlite:{}", house.folder.path().join("test.db").display());
    let seats = house.table("bohemian", 2).await;
    let mut anna = sit_at(&house.api, &seats[0]).await;
    let mut acked = HashSet::new();
    for _ in 0..3 {
        let said = Request::Say { id: id(), text: "hello".into(), name: None };
        acked.insert(format!("1 {}", said.id().unwrap().as_str()));
        assert_eq!(ask(&mut anna, said).await.kind, "ack");
    }
    let kept = async || -> HashSet<String> {
        server::audit(&url).await.unwrap().into_iter().map(|asked| asked.by).collect()
    };
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    let log = sqlx::query("SELECT asked FROM log WHERE asked IS NOT NULL")
        .fetch_all(&mut connection)
        .await
        .unwrap();
    let by = |row: &sqlx::any::AnyRow| row.get::<String, _>(0).rsplit_once(' ').unwrap().0.to_owned();
    let log: HashSet<String> = log.iter().map(by).collect();
    assert!(log.is_superset(&acked), "wherever it stands by now");
    assert!(kept().await.is_superset(&acked));
    house.reopen().await;
    assert_eq!(rows(&url, "journal").await, 0);
    assert_eq!(rows(&url, "chapters").await, 1, "all of it stands together");
    assert!(kept().await.is_superset(&acked));
}

/// The schema as it was after these migrations.
async fn old_schema(connection: &mut AnyConnection, database: &str, names: &[&str]) {
    let folder = TempDir::new().unwrap();
    for name in names {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(database).join(name);
        std::fs::copy(file, folder.path().join(name)).unwrap();
    }
    Migrator::new(folder.path()).await.unwrap().run(connection).await.unwrap();
}

#[tokio::test]
async fn a_file_of_an_older_server_loses_nothing() {
    let mut house = House::open().await;
    let seats = house.table("bohemian", 2).await;
    let mut anna = sit_at(&house.api, &seats[0]).await;
    for text in ["one", "it's \"two\"", "three"] {
        let said = Request::Say { id: id(), text: text.into(), name: None };
        assert_eq!(ask(&mut anna, said).await.kind, "ack");
    }
    drop(anna);
    house.reopen().await;
    let new = house.folder.path().join("test.db");
    let known = server::audit(&format!("sqlite:{}", new.display())).await.unwrap();

    // The same, as an older server would have left it: some of it sorted, the rest still in the journal.
    let old = format!("sqlite:{}", house.folder.path().join("old.db").display());
    let mut connection = AnyConnection::connect(&format!("{old}?mode=rwc")).await.unwrap();
    // Before the log was kept in chapters.
    old_schema(&mut connection, "sqlite", &["1_tables.sql", "2_journal.sql"]).await;
    sqlx::query("ATTACH $1 AS new").bind(new.display().to_string()).execute(&mut connection).await.unwrap();
    for statement in [
        "INSERT INTO tables SELECT id, game, seats, setup, pace, secret, public, created, stage, wake, next FROM new.tables",
        "INSERT INTO seats SELECT table_id, seat, token, account_id FROM new.seats",
        "INSERT INTO entries SELECT * FROM new.log WHERE version <= 4",
        "INSERT INTO journal (entries) SELECT json_group_array(json_array(table_id, version, lines, asked))
            FROM (SELECT * FROM new.log WHERE version > 4 ORDER BY version)",
    ] {
        let done = sqlx::query(statement).execute(&mut connection).await.unwrap();
        assert!(done.rows_affected() > 0, "{statement}");
    }
    connection.close().await.unwrap();
    Server::start(options(old.clone())).await.unwrap().stop().await;
    assert_eq!((rows(&old, "journal").await, rows(&old, "chapters").await), (0, 2));
    let kept = server::audit(&old).await.unwrap();
    assert!(kept.len() >= 3, "{kept:?}");
    assert_eq!(kept, known);
}

/// Tables of a server that wrote whether there are hints into the set-up: they are as they were.
async fn hints_are_kept(url: String, old: AnyConnection) {
    let mut old = old;
    let setups = [
        "hints yes",
        "first 1\nhints yes",
        "hints yes\nfirst 1\nhints yes",
        "hints yes\nhints yes",
        "first 1",
        "",
    ];
    for (id, setup) in setups.iter().enumerate() {
        let query = "INSERT INTO tables (id, game, seats, setup, pace, secret, public, created, stage)
            VALUES ($1, 'bohemian', 2, $2, 'unhurried', $3, 1, 0, 'gathering')";
        let query = sqlx::query(query).bind(id as i64).bind(*setup).bind("ab".repeat(32));
        query.execute(&mut old).await.unwrap();
    }
    old.close().await.unwrap();
    let house = House::open_with(|options| options.database = url).await;
    for (id, setup) in setups.iter().enumerate() {
        let table = wire::TableId::from_bits(id as u64);
        let shown = house.api.look::<Value>(table, None).await.unwrap();
        assert_eq!(shown.view.hints, setup.contains("hints"), "{setup:?}");
        let first = shown.view.setup.iter().any(|(key, value)| key == "first" && value == "1");
        assert_eq!(first, setup.contains("first"), "{setup:?}");
    }
    let smuggled = json!({ "game": "bohemian", "players": 2, "setup": { "hints": "yes" } });
    assert_eq!(status(house.api.create(&smuggled).await), 409, "it is no line of the set-up any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_of_older_tables_get_a_column_of_their_own_in_a_file() {
    let folder = TempDir::new().unwrap();
    let url = format!("sqlite:{}", folder.path().join("old.db").display());
    sqlx::any::install_default_drivers();
    let mut old = AnyConnection::connect(&format!("{url}?mode=rwc")).await.unwrap();
    old_schema(&mut old, "sqlite", &["1_tables.sql", "2_journal.sql", "3_chapters.sql"]).await;
    hints_are_kept(url, old).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_of_older_tables_get_a_column_of_their_own_in_postgres() {
    let postgres = Postgres::start();
    sqlx::any::install_default_drivers();
    let mut old = AnyConnection::connect(&postgres.url()).await.unwrap();
    old_schema(&mut old, "postgres", &["1_tables.sql", "2_log.sql"]).await;
    hints_are_kept(postgres.url(), old).await;
}

/// One table is damaged in every way that a row can be; the others are listed and played, and what is wrong is counted.
async fn damaged_rows_harm_no_other_table(house: &House) {
    let public = json!({ "game": "bohemian", "players": 2, "public": true });
    let good = house.api.create(&public).await.unwrap();
    house.api.sit(good, "Anna").await.unwrap();
    let mut database = house.connection().await;
    let damages = [
        ("no-such-game", "seats = 2, game = 'chess'"),
        ("seats", "seats = 300"),
        ("no-seats", "seats = -1"),
        ("pace", "pace = 'fast'"),
        ("secret", "secret = 'xyz'"),
        ("setup", "setup = 'nonsense'"),
        ("an-id-out-of-range", "id = -5"),
    ];
    for (n, (_, damage)) in damages.iter().enumerate() {
        let query = "INSERT INTO tables (id, game, seats, setup, pace, secret, public, created, stage, wake)
            VALUES ($1, 'bohemian', 2, '', 'unhurried', $2, 1, 99, 'gathering', 1)";
        sqlx::query(query).bind(n as i64).bind("ab".repeat(32)).execute(&mut database).await.unwrap();
        let seat = "INSERT INTO seats (table_id, seat, token) VALUES ($1, 0, $2)";
        sqlx::query(seat).bind(n as i64).bind("ab".repeat(32)).execute(&mut database).await.unwrap();
        let damage = format!("UPDATE tables SET {damage} WHERE id = {n}");
        sqlx::query(sqlx::AssertSqlSafe(damage)).execute(&mut database).await.unwrap();
    }
    let before = house.counted("piazza_tables_left_out").await;
    let lobby = in_time(house.api.lobby()).await.unwrap();
    assert_eq!(lobby.iter().map(|card| card.table).collect::<Vec<_>>(), [good]);
    assert!(house.counted("piazza_tables_left_out").await >= before + damages.len() as u64 - 1);
    for (n, (what, _)) in damages.iter().enumerate().take(damages.len() - 1) {
        let shown = house.api.look::<Value>(wire::TableId::from_bits(n as u64), None).await;
        assert_eq!(status(shown), 503, "{what}");
    }
    let seats = house.table("bohemian", 2).await;
    let mut anna = sit_at(&house.api, &seats[0]).await;
    let said = Request::Say { id: id(), text: "we play on".into(), name: None };
    assert_eq!(ask(&mut anna, said).await.kind, "ack");
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_rows_of_a_file_harm_no_other_table() {
    let mut house = House::open().await;
    damaged_rows_harm_no_other_table(&house).await;
    house.reopen().await;
    assert_eq!(house.api.lobby().await.unwrap().len(), 1, "nor does it keep a server from starting");
    // `SQLite` takes anything anywhere.
    let mut database = house.connection().await;
    let nonsense = "INSERT INTO tables (id, game, seats, setup, pace, secret, public, created, stage, wake)
        VALUES ('nonsense', 'bohemian', 'two', '', '', '', 1, 99, 'gathering', 1)";
    sqlx::query(nonsense).execute(&mut database).await.unwrap();
    assert_eq!(house.api.lobby().await.unwrap().len(), 1);
    // Nor text that is none, where it takes the whole list with it.
    let nonsense = "INSERT INTO tables (id, game, seats, setup, pace, secret, public, created, stage, wake)
        VALUES (CAST(x'ff' AS TEXT), 'bohemian', 2, '', 'unhurried', '', 1, 99, 'gathering', 1)";
    sqlx::query(nonsense).execute(&mut database).await.unwrap();
    for id in ["'nonsense'", "CAST(x'ff' AS TEXT)"] {
        let seat = format!("INSERT INTO seats (table_id, seat, token) VALUES ({id}, 0, 'ab')");
        sqlx::query(sqlx::AssertSqlSafe(seat)).execute(&mut database).await.unwrap();
    }
    assert_eq!(in_time(house.api.lobby()).await.unwrap().len(), 1);
    let health = house.api.call("GET", "/healthz", None, None).await.unwrap();
    assert!(health.starts_with("ok\n") && health.contains("damaged rows"), "{health}");
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_rows_of_postgres_harm_no_other_table() {
    let postgres = Postgres::start();
    let house = House::open_with(|options| options.database = postgres.url()).await;
    damaged_rows_harm_no_other_table(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_log_harms_no_other_table_and_a_server_starts_with_it() {
    let mut house = House::open().await;
    let [damaged, good] = [house.table("bohemian", 2).await, house.table("bohemian", 2).await];
    house.reopen().await;
    let mut database = house.connection().await;
    let chapter = "UPDATE chapters SET entries = '[oops' WHERE table_id = $1";
    let done =
        sqlx::query(chapter).bind(damaged[0].table.bits() as i64).execute(&mut database).await.unwrap();
    assert_eq!(done.rows_affected(), 1);
    let rows = ["[oops", "[5]", "[\"text\"]", "[[\"a\", 1, \"x\", null]]", "7"];
    for (n, row) in rows.iter().enumerate() {
        let query = sqlx::query("INSERT INTO journal (id, entries) VALUES ($1, $2)");
        query.bind(1000 + n as i64).bind(*row).execute(&mut database).await.unwrap();
    }
    assert_eq!(status(house.api.look::<Value>(damaged[0].table, None).await), 503);
    house.api.look::<Value>(good[0].table, None).await.expect("beside the journal as it is");
    house.reopen().await;
    let mut database = house.connection().await;
    let aside = sqlx::query("SELECT COUNT(*) FROM damaged_journal").fetch_one(&mut database).await.unwrap();
    assert_eq!(aside.get::<i64, _>(0), rows.len() as i64, "for a person to look at");
    assert_eq!(status(house.api.look::<Value>(damaged[0].table, None).await), 503);
    let shown = house.api.look::<Value>(good[0].table, Some(&good[0])).await.unwrap();
    let turn = if shown.view.moves.is_empty() { &good[1] } else { &good[0] };
    let shown = house.api.look::<Value>(turn.table, Some(turn)).await.unwrap();
    house.api.act(turn, &play(&shown.view.moves[0])).await.unwrap();
}
