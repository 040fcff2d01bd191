//! The file of a database: made where there was none, held by one server, its journal carried over into the log.

use crate::harness::{House, ask, id, options, sit_at};
use server::{OpenError, Server, StartError};
use sqlx::migrate::Migrator;
use sqlx::{AnyConnection, Connection, Row};
use std::collections::HashSet;
use std::path::Path;
use tempfile::TempDir;
use wire::FromClient;

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
        let said = FromClient::Say { id: id(), text: "hello".into(), name: None };
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
    let log: HashSet<String> = log.iter().map(|row| row.get(0)).collect();
    assert!(log.is_superset(&acked), "wherever it stands by now");
    assert!(kept().await.is_superset(&acked));
    house.reopen().await;
    assert_eq!(rows(&url, "journal").await, 0);
    assert_eq!(rows(&url, "chapters").await, 1, "all of it stands together");
    assert!(kept().await.is_superset(&acked));
}

/// The schema as it was before the log was kept in chapters.
async fn old_schema(connection: &mut AnyConnection) {
    let folder = TempDir::new().unwrap();
    for name in ["1_tables.sql", "2_journal.sql"] {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/sqlite").join(name);
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
        let said = FromClient::Say { id: id(), text: text.into(), name: None };
        assert_eq!(ask(&mut anna, said).await.kind, "ack");
    }
    drop(anna);
    house.reopen().await;
    let new = house.folder.path().join("test.db");
    let known = server::audit(&format!("sqlite:{}", new.display())).await.unwrap();

    // The same, as an older server would have left it: some of it sorted, the rest still in the journal.
    let old = format!("sqlite:{}", house.folder.path().join("old.db").display());
    let mut connection = AnyConnection::connect(&format!("{old}?mode=rwc")).await.unwrap();
    old_schema(&mut connection).await;
    sqlx::query("ATTACH $1 AS new").bind(new.display().to_string()).execute(&mut connection).await.unwrap();
    for statement in [
        "INSERT INTO tables SELECT id, game, seats, setup, pace, secret, public, created, stage, wake, next FROM new.tables",
        "INSERT INTO seats SELECT * FROM new.seats",
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
