//! Clients that mean no good: they get a clear error or are closed, and others don't notice.

use crate::harness::*;
use client::Socket;
use engine::{Rng, chance, testkit};
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use wire::Request;

/// Two honest people can still play: a move is acknowledged.
async fn others_play(house: &House) {
    let seats = house.table("bohemian", 2).await;
    let (mut anna, mut ben) = (sit_at(&house.api, &seats[0]).await, sit_at(&house.api, &seats[1]).await);
    let acknowledged = async |socket: &mut Socket| {
        let moves = moves(socket).await;
        ask(socket, play(&moves[0])).await.kind
    };
    let kind =
        tokio::select! { kind = acknowledged(&mut anna) => kind, kind = acknowledged(&mut ben) => kind };
    assert_eq!(kind, "ack");
}

/// Reads until the server closes, and gives its reason.
async fn closed(socket: &mut Socket) -> String {
    in_time(async {
        loop {
            match socket.stream.next().await {
                Some(Ok(Message::Close(frame))) => {
                    return frame.map(|frame| frame.reason.to_string()).unwrap_or_default();
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return String::new(),
            }
        }
    })
    .await
}

/// A request as bytes, and the answer as text.
async fn raw(house: &House, request: &str) -> String {
    let mut stream = TcpStream::connect(house.url.trim_start_matches("http://")).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    // A server that refuses may close before it has read all.
    _ = in_time(stream.read_to_string(&mut answer)).await;
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn random_frames_are_closed_with_a_reason() {
    let house = House::open().await;
    let seats = house.table("bohemian", 2).await;
    let words = [
        "{",
        "}",
        "\"type\"",
        ":",
        "\"play\"",
        "\"hello\"",
        ",",
        "\"id\"",
        "null",
        "[",
        "]",
        "1e999",
        "\u{0}",
        "é",
    ];
    for seed in 0..40 {
        let mut rng = testkit::rng(seed);
        let mut socket = sit_at(&house.api, &seats[0]).await;
        for _ in 0..60 {
            let bytes: Vec<u8> = (0..chance::below(&mut rng, 200)).map(|_| rng.next_u64() as u8).collect();
            let text: String =
                (0..chance::below(&mut rng, 20)).map(|_| chance::pick(&mut rng, &words)).collect();
            let frame = match chance::below(&mut rng, 8) {
                0 => Message::binary(bytes),
                1 => Message::Ping(bytes.into_iter().take(100).collect::<Vec<_>>().into()),
                _ => Message::text(text),
            };
            if socket.stream.send(frame).await.is_err() {
                break;
            }
        }
        let why = closed(&mut socket).await;
        assert!(
            ["that can't be read", "messages are text", ""].contains(&why.as_str()),
            "seed {seed}: {why}"
        );
    }
    others_play(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_that_are_no_http_are_refused() {
    let house = House::open().await;
    for seed in 0..50 {
        let mut rng = testkit::rng(seed);
        let mut bytes: Vec<u8> = (0..=chance::below(&mut rng, 2000)).map(|_| rng.next_u64() as u8).collect();
        bytes.extend(b"\r\n\r\n");
        let mut stream = TcpStream::connect(house.url.trim_start_matches("http://")).await.unwrap();
        _ = stream.write_all(&bytes).await;
        let mut answer = Vec::new();
        _ = in_time(stream.read_to_end(&mut answer)).await;
        let answer = String::from_utf8_lossy(&answer);
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "seed {seed}: {answer}");
    }
    others_play(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_connections_from_one_address_leave_room_for_others() {
    let house = House::open().await;
    let server: SocketAddr = house.url.trim_start_matches("http://").parse().unwrap();
    let mut held = Vec::new();
    for _ in 0..10_000 {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
        match in_time(socket.connect(server)).await {
            Ok(stream) => held.push(stream),
            Err(error) => panic!("after {} connections: {error}", held.len()),
        }
        // Those that were turned away are closed on this side too, now and then: files are not for free.
        if held.len() == 2_000 {
            held.drain(200..);
        }
    }
    others_play(&house).await;
    let metrics = house.api.call("GET", "/metrics", None, None).await.unwrap();
    let refused = metrics.lines().find_map(|line| line.strip_prefix("piazza_connections_refused "));
    assert!(refused.unwrap().parse::<f64>().unwrap() >= 9_000.0, "{refused:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_is_closed_and_comes_back() {
    let house = House::open().await;
    let seats = house.table("bohemian", 2).await;
    let mut slow = sit_at(&house.api, &seats[1]).await;
    hear(&mut slow, |heard| heard.kind == "view").await;
    let mut anna = sit_at(&house.api, &seats[0]).await;
    let text = "x".repeat(500);
    let watching = async || {
        let metrics = house.api.call("GET", "/metrics", None, None).await.unwrap();
        let dropped = metrics.lines().find_map(|line| line.strip_prefix("piazza_clients_dropped "));
        dropped.is_some_and(|dropped| dropped.parse::<f64>().unwrap() >= 1.0)
    };
    // The system takes megabytes before it tells that nobody reads.
    while !watching().await {
        for _ in 0..200 {
            let said = Request::Say { id: id(), text: text.clone(), name: None };
            assert_eq!(ask(&mut anna, said).await.kind, "ack", "Anna does not notice");
        }
    }
    closed(&mut slow).await;
    let mut back = sit_at(&house.api, &seats[1]).await;
    hear(&mut back, |heard| heard.kind == "view").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_moves_for_another_seat() {
    let house = House::open().await;
    let new = json!({ "game": "bohemian", "players": 2, "setup": { "first": "1" } });
    let seats = started(&house.api, &new, 2).await;
    let mut anna = sit_at(&house.api, &seats[0]).await;
    let moves = moves(&mut anna).await;
    let mut ben = sit_at(&house.api, &seats[1]).await;
    assert_eq!(ask(&mut ben, play(&moves[0])).await.reason(), Some("not-your-turn"));
    let mut zoe = watch(&house.api, seats[0].table).await;
    assert_eq!(ask(&mut zoe, play(&moves[0])).await.reason(), Some("host-not-yours"));
    let other = house.table("bohemian", 2).await;
    let foreign = wire::http::Seated { table: seats[0].table, ..other[0].clone() };
    assert_eq!(status(house.api.act(&foreign, &play(&moves[0])).await), 401);
    let mut stranger = sit_at(&house.api, &foreign).await;
    assert_eq!(hear(&mut stranger, |_| true).await.reason(), Some("host-not-yours"));
    assert_eq!(ask(&mut anna, play(&moves[0])).await.kind, "ack");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_token_is_worth_nothing() {
    let house = House::open().await;
    let table = house.api.create(&json!({ "game": "bohemian", "players": 2 })).await.unwrap();
    let old = house.api.sit(table, "Anna").await.unwrap();
    let ben = house.api.sit(table, "Ben").await.unwrap();
    let mut watching = sit_at(&house.api, &old).await;
    let leave = |seat| Request::Leave { id: id(), seat };
    assert_eq!(status(house.api.act(&ben, &leave(1)).await), 403, "only the host sends others away");
    house.api.act(&old, &leave(1)).await.unwrap();
    let new = house.api.sit(table, "Zoe").await.unwrap();
    assert_eq!(new.seat, old.seat);
    house.api.act(&ben, &Request::Start { id: id() }).await.unwrap();
    assert_eq!(status(house.api.act(&old, &Request::Resign { id: id() }).await), 401);
    let resign = Request::Resign { id: id() };
    assert_eq!(ask(&mut watching, resign).await.reason(), Some("host-not-yours"), "an open socket neither");
    let mut again = sit_at(&house.api, &old).await;
    assert_eq!(hear(&mut again, |_| true).await.reason(), Some("host-not-yours"));
    // Whoever had it is told so, and closed: without it they may come back and watch.
    closed(&mut again).await;
    let mut watching = watch(&house.api, table).await;
    assert_eq!(hear(&mut watching, |_| true).await.kind, "view");
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_and_passphrases_are_not_in_the_database() {
    let mut house = House::open().await;
    let seats = house.table("bohemian", 2).await;
    let credentials = json!({ "name": "Anna", "passphrase": "correct horse battery" });
    house.api.call("POST", "/api/accounts", None, Some(&credentials)).await.unwrap();
    house.reopen().await;
    let mut stored = Vec::new();
    for file in std::fs::read_dir(house.folder.path()).unwrap() {
        stored.extend(std::fs::read(file.unwrap().path()).unwrap());
    }
    let holds = |text: &str| stored.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds("argon2id") && holds("Ben"), "we look at the right files");
    assert!(!holds("correct horse battery"));
    for seat in &seats {
        assert!(seat.token.len() >= 32, "128 bits are 32 digits");
        assert!(!holds(&seat.token));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_are_refused() {
    let house = House::open_with(|options| options.public_url = Some("https://piazza.example".into())).await;
    let host = house.url.trim_start_matches("http://");
    let table = house.table("bohemian", 2).await[0].table;
    let upgrade = |origin: &str| {
        format!(
            "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nConnection: close, Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
    };
    let post = |origin: &str| {
        format!(
            "POST /api/session HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{{}}"
        )
    };
    for origin in ["http://evil.example", "null", "https://piazza.example.evil.example", "http://127.0.0.1:1"]
    {
        assert!(raw(&house, &upgrade(origin)).await.starts_with("HTTP/1.1 403"), "{origin}");
        assert!(raw(&house, &post(origin)).await.starts_with("HTTP/1.1 403"), "{origin}");
    }
    for origin in ["https://piazza.example", &house.url] {
        assert!(raw(&house, &post(origin)).await.starts_with("HTTP/1.1 400"), "{origin}");
    }
    // A name that somebody made to point here is not ours.
    let rebound = post("http://evil.example").replace(&format!("Host: {host}"), "Host: evil.example");
    assert!(raw(&house, &rebound).await.starts_with("HTTP/1.1 403"));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_the_strict_policy() {
    let house = House::open().await;
    for path in ["/", "/api/tables", "/nowhere", "/api/tables/bad-id"] {
        let answer =
            raw(&house, &format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).await;
        let answer = answer.to_lowercase();
        assert!(answer.contains("content-security-policy: default-src 'none'"), "{answer}");
        assert!(answer.contains("frame-ancestors 'none'") && !answer.contains("unsafe-inline"), "{answer}");
        assert!(answer.contains("x-content-type-options: nosniff"), "{answer}");
        assert!(answer.contains("cross-origin-opener-policy: same-origin"), "{answer}");
        assert!(answer.contains("cross-origin-embedder-policy: require-corp"), "{answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_long_or_too_much_is_refused() {
    let few = NonZeroU32::new(3).unwrap();
    let house = House::open_with(|options| {
        options.limits.tables_per_hour = few;
        options.limits.messages_per_second = NonZeroU32::new(5).unwrap();
    })
    .await;
    let long = json!({ "game": "x".repeat(20_000), "players": 2 });
    assert_eq!(status(house.api.create(&long).await), 400);
    let new = json!({ "game": "bohemian", "players": 2 });
    let table = house.api.create(&new).await.unwrap();
    assert_eq!(status(house.api.sit(table, &"x".repeat(33)).await), 409);
    assert_eq!(status(house.api.sit(table, "").await), 409);
    let anna = house.api.sit(table, "<script>alert(1)</script>").await.unwrap();
    let mut socket = sit_at(&house.api, &anna).await;
    let said = Request::Say { id: id(), text: "x".repeat(501), name: None };
    assert_eq!(ask(&mut socket, said).await.reason(), Some("table-text"));
    for _ in 0..100 {
        if socket.say(&Request::Ping).await.is_err() {
            break;
        }
    }
    assert!(["too much at once", ""].contains(&closed(&mut socket).await.as_str()));
    let mut huge = sit_at(&house.api, &anna).await;
    _ = huge.stream.send(Message::text("x".repeat(100_000))).await;
    closed(&mut huge).await;
    for _ in 0..2 {
        house.api.create(&new).await.unwrap();
    }
    assert_eq!(status(house.api.create(&new).await), 429);
}
