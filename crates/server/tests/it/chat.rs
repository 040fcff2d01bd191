//! Chat: nobody speaks as somebody else, nobody drowns the others, and what was said can be read again.

use crate::harness::*;
use client::Socket;
use serde_json::{Value, json};
use std::num::NonZeroU32;
use wire::Request;

fn say(text: &str, name: Option<&str>) -> Request {
    Request::Say { id: id(), text: text.to_owned(), name: name.map(str::to_owned) }
}

/// Who has said this, as everybody is shown it.
async fn speaker(house: &House, table: wire::TableId, text: &str) -> Value {
    let mut socket = watch(&house.api, table).await;
    let view: Value = serde_json::from_str(&in_time(socket.next_text()).await.unwrap()).unwrap();
    let lines = view["chat"].as_array().unwrap();
    lines.iter().find(|line| line["text"] == text).unwrap_or_else(|| panic!("{text}"))["from"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_is_not_called_like_a_seat() {
    let house = House::open().await;
    let seats = house.table("bohemian", 2).await;
    let table = seats[0].table;
    let mut zoe = watch(&house.api, table).await;
    for name in ["P1", "Р1", "p\u{200b}2", "Player 1", "Spieler 2", "\u{202e}1P"] {
        let reason = ask(&mut zoe, say("hello", Some(name))).await.reason().map(str::to_owned);
        assert!(
            reason.as_deref() == Some("server-name-nearly-taken") || name.contains('\u{202e}'),
            "{name:?}: {reason:?}"
        );
    }
    for (text, name, shown) in [
        ("one", "Anna", "Anna 2"),
        ("two", "Аnnа", "Аnnа 2"),
        ("three", "An\u{200d}na", "Anna 2"),
        ("four", "Zo\u{202e}e", "Zoe"),
    ] {
        assert_eq!(ask(&mut zoe, say(text, Some(name))).await.kind, "ack", "{name:?}");
        assert_eq!(speaker(&house, table, text).await, json!({ "spectator": shown }));
    }
    let mut anna = sit_at(&house.api, &seats[0]).await;
    assert_eq!(ask(&mut anna, say("five", Some("Ben"))).await.kind, "ack");
    assert_eq!(speaker(&house, table, "five").await, json!({ "seat": 1 }), "a seat speaks as itself");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_at_a_table_are_told_apart() {
    let house = House::open().await;
    let table = house.api.create(&json!({ "game": "villagers", "players": 4 })).await.unwrap();
    for name in ["Anna", "anna", "Аnnа", "An\u{200b}na\u{202e}"] {
        house.api.sit(table, name).await.unwrap();
    }
    let shown = house.api.look::<Value>(table, None).await.unwrap();
    let names: Vec<&str> = shown.view.seats.iter().map(|seat| &*seat.name).collect();
    assert_eq!(names, ["Anna", "anna 2", "Аnnа 3", "Anna 4"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_keeps_so_many_lines_and_players_can_always_speak() {
    let house = House::open_with(|options| options.limits.lines_per_table = 20).await;
    let seats = house.table("bohemian", 2).await;
    let mut zoe = watch(&house.api, seats[0].table).await;
    for _ in 0..10 {
        assert_eq!(ask(&mut zoe, say("hello", Some("Zoe"))).await.kind, "ack");
    }
    let full = Some("server-chat-full");
    assert_eq!(ask(&mut zoe, say("hello", Some("Zoe"))).await.reason(), full);
    let mut anna = sit_at(&house.api, &seats[0]).await;
    for _ in 0..10 {
        assert_eq!(ask(&mut anna, say("hello", None)).await.kind, "ack");
    }
    assert_eq!(ask(&mut anna, say("hello", None)).await.reason(), full);
    assert_eq!(status(house.api.act(&seats[1], &say("hello", None)).await), 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_writes_so_many_lines_and_plays_on() {
    let house =
        House::open_with(|options| options.limits.lines_per_minute = NonZeroU32::new(5).unwrap()).await;
    let new = json!({ "game": "bohemian", "players": 2, "setup": { "first": "1" } });
    let seats = started(&house.api, &new, 2).await;
    let mut anna = sit_at(&house.api, &seats[0]).await;
    let moves = moves(&mut anna).await;
    let mut zoe: Socket = watch(&house.api, seats[0].table).await;
    let mut refused = 0;
    for _ in 0..20 {
        refused += usize::from(ask(&mut zoe, say("la", Some("Zoe"))).await.reason() == Some("host-busy"));
    }
    assert!(refused >= 10, "{refused} of 20");
    assert_eq!(status(house.api.act(&seats[0], &say("la", None)).await), 429, "over HTTP neither");
    assert_eq!(ask(&mut anna, play(&moves[0])).await.kind, "ack");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_can_be_read_page_by_page() {
    let house = House::open().await;
    let seats = house.table("bohemian", 2).await;
    let mut anna = sit_at(&house.api, &seats[0]).await;
    for n in 0..120 {
        assert_eq!(ask(&mut anna, say(&format!("line {n}"), None)).await.kind, "ack");
    }
    let mut zoe = watch(&house.api, seats[0].table).await;
    let view: Value = serde_json::from_str(&in_time(zoe.next_text()).await.unwrap()).unwrap();
    assert_eq!((view["chat_before"].as_u64(), view["chat"][0]["text"].as_str()), (Some(70), Some("line 70")));
    let page = async |query: &str| -> (u64, Vec<String>) {
        let path = format!("/api/tables/{}/chat{query}", seats[0].table);
        let page = house.api.call("GET", &path, None, None).await.unwrap();
        let page: Value = serde_json::from_str(&page).unwrap();
        let text = |line: &Value| line["text"].as_str().unwrap().to_owned();
        (page["first"].as_u64().unwrap(), page["lines"].as_array().unwrap().iter().map(text).collect())
    };
    let (first, lines) = page("?before=70").await;
    assert_eq!((first, &*lines[0], &*lines[49], lines.len()), (20, "line 20", "line 69", 50));
    let (first, lines) = page("?before=20").await;
    assert_eq!((first, &*lines[0], lines.len()), (0, "line 0", 20));
    assert_eq!(page("").await.1[49], "line 119");
    assert_eq!(page("?before=99999").await.0, 70);
    assert!(page("?before=0").await.1.is_empty());
}
