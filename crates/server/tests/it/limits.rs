//! Limits: by address as far as it counts, by account, by what is on its way; and small doors that were open.

use crate::harness::*;
use crate::services::{Nats, Postgres};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{OpenError, Server, StartError};
use std::num::NonZeroU32;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use wire::Request;

fn few(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_many_addresses_of_ipv6_is_counted_once() {
    let house = House::open_with(|options| {
        options.behind_proxy = true;
        options.limits.tables_per_hour = few(2);
    })
    .await;
    let new = json!({ "game": "bohemian", "players": 2 });
    let create = async |address: &str| post_from(&house, address, "/api/tables", &new).await.err();
    assert_eq!(create("2001:db8:1:2::1").await, None);
    assert_eq!(create("2001:db8:1:2:aaaa::2").await, None);
    assert_eq!(create("2001:db8:1:2:bbbb::3").await, Some(429));
    assert_eq!(create("2001:db8:1:3::1").await, None, "somebody else");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_proxy_is_believed_where_somebody_comes_from() {
    let house = House::open_with(|options| {
        options.behind_proxy = true;
        options.proxy = vec!["192.0.2.9".parse().unwrap()];
        options.limits.tables_per_hour = few(1);
    })
    .await;
    let new = json!({ "game": "bohemian", "players": 2 });
    assert_eq!(post_from(&house, "198.51.100.1", "/api/tables", &new).await.err(), None);
    assert_eq!(
        post_from(&house, "198.51.100.2", "/api/tables", &new).await.err(),
        Some(429),
        "we are not the proxy"
    );
}

const ANNA: &str = "correct horse";

async fn log_in(house: &House, address: &str, passphrase: &str) -> Result<Value, u16> {
    let body = json!({ "name": "Anna", "passphrase": passphrase });
    post_from(house, address, "/api/session", &body).await
}

/// Many guess at once from many addresses, at any of these nodes.
async fn guesses_run_out(nodes: &[&House]) {
    let body = json!({ "name": "Anna", "passphrase": ANNA });
    post_from(nodes[0], "192.0.2.1", "/api/accounts", &body).await.unwrap();
    let guesses = (0..39).map(|n| {
        let house = nodes[n % nodes.len()];
        async move { log_in(house, &format!("198.51.100.{}", n % 13), "is it this?").await.unwrap_err() }
    });
    let all = futures_util::future::join_all(guesses).await;
    let made = all.iter().filter(|status| **status == 401).count();
    assert!((1..=5).contains(&made), "{made} guesses went through: {all:?}");
    assert!(all.iter().all(|status| [401, 429].contains(status)), "{all:?}");
    // The owner comes from where they have been before.
    for house in nodes {
        log_in(house, "192.0.2.1", ANNA).await.unwrap();
    }
    let mut refused = 0;
    for n in 0..20 {
        let status = log_in(nodes[n % nodes.len()], "198.51.100.77", "is it this?").await.unwrap_err();
        refused += usize::from(status == 429);
    }
    assert!(refused >= 15, "the owner's success gives nobody else more guesses");
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_from_many_addresses_run_out_and_the_owner_comes_in() {
    let house = House::open_with(|options| options.behind_proxy = true).await;
    guesses_run_out(&[&house]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_run_out_at_all_nodes_together() {
    let (postgres, nats) = (Postgres::start(), Nats::start());
    let node = async || {
        House::open_with(|options| {
            options.behind_proxy = true;
            options.database = postgres.url();
            options.nats = Some(nats.url());
        })
        .await
    };
    let (one, two) = (node().await, node().await);
    guesses_run_out(&[&one, &two]).await;
}

async fn connect(house: &House) -> TcpStream {
    TcpStream::connect(house.url.trim_start_matches("http://")).await.unwrap()
}

/// Sends a request, and reads the status line of the answer and nothing else.
async fn head(stream: &mut TcpStream, request: &str) -> String {
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut line = [0; 12];
    in_time(stream.read_exact(&mut line)).await.unwrap();
    String::from_utf8_lossy(&line).into_owned()
}

const SCHEMA: &str = "GET /api/socket-schema.json HTTP/1.1\r\nHost: x\r\n\r\n";

/// Asks for more than the systems on both sides take off the server's hands, and reads nothing.
async fn pin(house: &House, buffer: u32) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(buffer).unwrap();
    let address = house.url.trim_start_matches("http://").parse().unwrap();
    let mut stream = socket.connect(address).await.unwrap();
    stream.write_all(SCHEMA.repeat(200).as_bytes()).await.unwrap();
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn no_more_is_on_its_way_to_an_address_than_it_may_have() {
    // Room for one answer, and not for two: it takes one connection that is stuck in the middle of an answer. Where it is
    // stuck depends on how much the system takes, so each connection takes another amount.
    let house = House::open_with(|options| options.limits.bytes_in_flight_per_address = 100_000).await;
    let mut held = Vec::new();
    in_time(async {
        for buffer in (1..).map(|n| n * 10_000) {
            held.push(pin(&house, buffer).await);
            tokio::time::sleep(Duration::from_millis(100)).await;
            if head(&mut connect(&house).await, SCHEMA).await == "HTTP/1.1 429" {
                break;
            }
        }
    })
    .await;
    drop(held);
    until(async || (head(&mut connect(&house).await, SCHEMA).await == "HTTP/1.1 200").then_some(())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_takes_nothing_is_closed() {
    let house = House::open_with(|options| options.limits.stall_seconds = few(1)).await;
    let mut slow = pin(&house, 4096).await;
    until(async || (house.counted("piazza_connections_stalled").await >= 1).then_some(())).await;
    let mut rest = Vec::new();
    _ = in_time(slow.read_to_end(&mut rest)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_names_one_host() {
    let house = House::open().await;
    for (hosts, status) in
        [("", "HTTP/1.1 400"), ("Host: a\r\nHost: b\r\n", "HTTP/1.1 400"), ("Host: a\r\n", "HTTP/1.1 200")]
    {
        let mut stream = connect(&house).await;
        let request = format!("GET /api/tables HTTP/1.1\r\n{hosts}\r\n");
        assert_eq!(head(&mut stream, &request).await, status, "{hosts:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_token_of_a_seat_outranks_a_cookie() {
    let house = House::open().await;
    let anna = house.api.with_cookies().unwrap();
    let account = json!({ "name": "Anna", "passphrase": ANNA });
    anna.call("POST", "/api/accounts", None, Some(&account)).await.unwrap();
    let table = house.api.create(&json!({ "game": "bohemian", "players": 2 })).await.unwrap();
    // Anna's account has the first seat, and she shows the token of the second.
    anna.sit(table, "Anna").await.unwrap();
    let second = house.api.sit(table, "Ben").await.unwrap();
    let shown = anna.look::<Value>(table, Some(&second)).await.unwrap();
    assert_eq!(shown.card.you, Some(second.seat));
    let leave = Request::Leave { id: id(), seat: 2 };
    anna.act(&second, &leave).await.unwrap();
    let say = Request::Say { id: id(), text: "hello".into(), name: None };
    assert_eq!(
        status(anna.act(&second, &say).await),
        401,
        "a token that is worth nothing gives no other seat"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_lives_as_long_as_its_session() {
    let house = House::open().await;
    let body = json!({ "name": "Anna", "passphrase": ANNA });
    let request = reqwest::Client::new().post(format!("{}/api/accounts", house.url)).json(&body);
    let answer = request.send().await.unwrap();
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_owned();
    let days = 90 * 24 * 60 * 60;
    assert!(cookie.contains(&format!("Max-Age={days}")), "{cookie}");
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/"),
        "{cookie}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_goodbye_is_answered() {
    let house = House::open().await;
    let seats = house.table("bohemian", 2).await;
    let mut anna = sit_at(&house.api, &seats[0]).await;
    hear(&mut anna, |heard| heard.kind == "view").await;
    anna.stream.send(Message::Close(None)).await.unwrap();
    let answer = in_time(async {
        loop {
            match anna.stream.next().await {
                Some(Ok(Message::Close(_))) => return true,
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return false,
            }
        }
    });
    assert!(answer.await);
}

fn mode(path: &std::path::Path) -> u32 {
    path.metadata().unwrap().permissions().mode() & 0o777
}

#[tokio::test(flavor = "multi_thread")]
async fn the_database_is_for_its_owner_alone() {
    let mut house = House::open().await;
    house.table("bohemian", 2).await;
    for name in ["test.db", "test.db-wal", "test.db-shm", "test.db-lock"] {
        assert_eq!(mode(&house.folder.path().join(name)), 0o600, "{name}");
    }
    let file = house.folder.path().join("test.db");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    house.reopen().await;
    assert_eq!(mode(&file), 0o640, "of a file of an older server too");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_a_file_is_the_file() {
    let house = House::open().await;
    let link = house.folder.path().join("link.db");
    symlink(house.folder.path().join("test.db"), &link).unwrap();
    let folder = house.folder.path().join("folder");
    symlink(house.folder.path(), &folder).unwrap();
    for path in [link, folder.join("test.db")] {
        let second = Server::start(options(format!("sqlite:{}", path.display()))).await;
        assert!(matches!(second, Err(StartError::Database(OpenError::InUse))), "{}", path.display());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_no_database_says_so() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("notes.txt");
    std::fs::write(&file, "milk, bread, butter\n".repeat(500)).unwrap();
    let Err(error) = Server::start(options(format!("sqlite:{}", file.display()))).await else {
        panic!("it starts")
    };
    assert!(error.to_string().contains("not a database"), "{error}");
}
