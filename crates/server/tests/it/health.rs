//! A server says whether it is well, and whoever waits for a database that is away gets an answer.

use crate::harness::*;
use crate::services::Postgres;
use client::Error;
use server::Server;
use sqlx::{Connection, Executor};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use wire::Request;

async fn health(house: &House) -> Result<String, Error> {
    house.api.call("GET", "/healthz", None, None).await
}

/// What is wrong, as a full disk or a damaged file would have it.
async fn says_what_is_wrong(house: &House, breaks: &'static str, mends: &'static str) {
    assert!(health(house).await.unwrap().starts_with("ok"));
    let mut database = house.connection().await;
    database.execute(breaks).await.unwrap();
    let wrong = until(async || health(house).await.err()).await;
    let Error::Status { status: 503, body } = wrong else { panic!("{wrong}") };
    assert!(body.contains("server-unwell") && body.contains("disk is full"), "{body}");
    database.execute(mends).await.unwrap();
    until(async || health(house).await.ok()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_can_not_write_a_file_is_not_well() {
    let breaks = "CREATE TRIGGER full BEFORE UPDATE ON probe BEGIN SELECT RAISE(ABORT, 'disk is full'); END";
    says_what_is_wrong(&House::open().await, breaks, "DROP TRIGGER full").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_can_not_write_to_postgres_is_not_well() {
    let postgres = Postgres::start();
    let house = House::open_with(|options| options.database = postgres.url()).await;
    let breaks = "ALTER TABLE probe ADD CONSTRAINT \"disk is full\" CHECK (at < 0) NOT VALID";
    says_what_is_wrong(&house, breaks, "ALTER TABLE probe DROP CONSTRAINT \"disk is full\"").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_file_is_damaged_is_not_well() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("test.db");
    let url = format!("sqlite:{}", file.display());
    Server::start(options(url.clone())).await.unwrap().stop().await;
    let mut database = sqlx::AnyConnection::connect(&url).await.unwrap();
    let find =
        "SELECT rootpage, (SELECT page_size FROM pragma_page_size) FROM sqlite_master WHERE name = 'probe'";
    let (page, size): (i64, i64) = sqlx::query_as(find).fetch_one(&mut database).await.unwrap();
    database.close().await.unwrap();
    let mut bytes = std::fs::read(&file).unwrap();
    let (start, end) = ((page - 1) * size, page * size);
    bytes[start as usize..end as usize].fill(0xa5);
    std::fs::write(&file, bytes).unwrap();
    let server = Server::start(options(url)).await.unwrap();
    let api = client::Api::new(&format!("http://{}", server.address()));
    let well = api.call("GET", "/healthz", None, None).await;
    let Err(Error::Status { status: 503, body }) = well else { panic!("{well:?}") };
    assert!(body.contains("malformed"), "{body}");
}

/// A way to `PostgreSQL` that can swallow whatever is sent, and leave all connections open.
struct Way {
    port: u16,
    swallows: Arc<AtomicBool>,
}

impl Way {
    async fn to(postgres: &Postgres) -> Way {
        let url = postgres.url();
        let port: u16 = url.rsplit(':').next().unwrap().trim_end_matches("/postgres").parse().unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let way = Way { port: listener.local_addr().unwrap().port(), swallows: Arc::default() };
        let swallows = Arc::clone(&way.swallows);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let Ok(far) = TcpStream::connect(("127.0.0.1", port)).await else { continue };
                let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
                tokio::spawn(pass_on(near_in, far_out, Arc::clone(&swallows)));
                tokio::spawn(pass_on(far_in, near_out, Arc::clone(&swallows)));
            }
        });
        way
    }
}

async fn pass_on(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, swallows: Arc<AtomicBool>) {
    let (mut bytes, mut lost) = (vec![0; 8192], false);
    while let Ok(n @ 1..) = from.read(&mut bytes).await {
        lost |= swallows.load(Ordering::Relaxed);
        if !lost && to.write_all(&bytes[..n]).await.is_err() {
            return;
        }
    }
    if lost {
        // Nobody hears that the connection has ended either.
        std::future::pending::<()>().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_for_postgres_in_a_black_hole_gets_an_answer() {
    let postgres = Postgres::start();
    let way = Way::to(&postgres).await;
    let url = format!("postgres://piazza@127.0.0.1:{}/postgres", way.port);
    let house = House::open_with(|options| options.database = url).await;
    let seats = house.table("bohemian", 2).await;
    let mut anna = sit_at(&house.api, &seats[0]).await;
    hear(&mut anna, |heard| heard.kind == "view").await;

    way.swallows.store(true, Ordering::Relaxed);
    let start = Instant::now();
    let said = Request::Say { id: id(), text: "hello?".into(), name: None };
    anna.say(&said).await.unwrap();
    let closed = async { while anna.next_text().await.is_ok() {} };
    let resign = Request::Resign { id: id() };
    let other = house.api.act(&seats[1], &resign);
    let ((), other, well) = in_time(async { tokio::join!(closed, other, health(&house)) }).await;
    assert!(matches!(other, Err(Error::Status { status: 503 | 408, .. })), "{other:?}");
    assert!(matches!(well, Err(Error::Status { status: 503, .. })), "{well:?}");
    // What docs/hosting.md promises, and some patience for a busy machine.
    assert!(start.elapsed() < Duration::from_secs(45), "{:?}", start.elapsed());

    way.swallows.store(false, Ordering::Relaxed);
    let done = until(async || {
        let mut anna = house.api.socket(seats[0].table, &hello(Some(&seats[0]))).await.ok()?;
        anna.say(&said).await.ok()?;
        loop {
            let heard: Heard = anna.next().await.ok()?;
            if heard.id.is_some() {
                return (heard.kind == "ack").then_some(());
            }
        }
    });
    done.await;
}
