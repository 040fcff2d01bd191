//! The file of a database: made where there was none, held by one server, its journal carried over into the log.

use crate::harness::{House, ask, id, options, sit_at};
use server::{OpenError, Server, StartError};
use sqlx::{AnyConnection, Connection, Row};
use std::collections::HashSet;
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
    assert!(kept().await.is_superset(&acked));
    house.reopen().await;
    assert_eq!(rows(&url, "journal").await, 0);
    assert_eq!(rows(&url, "chapters").await, 1, "all of it stands together");
    assert!(kept().await.is_superset(&acked));
}
