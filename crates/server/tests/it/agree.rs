//! Two nodes agree: on who holds a seat, and where people play again.

use crate::harness::*;
use crate::services::{Nats, Postgres};
use client::Seated;
use serde_json::json;
use wire::Request;

fn say() -> Request {
    Request::Say { id: id(), text: "hello".into(), name: None }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_token_is_good_at_every_node_and_the_old_one_at_none() {
    let (postgres, nats) = (Postgres::start(), Nats::start());
    let [one, two] = House::nodes(&postgres.url(), &nats.url()).await;
    let table = one.api.create(&json!({ "game": "bohemian", "players": 2 })).await.unwrap();
    let sit = async |house: &House| -> Seated {
        let wish = json!({ "name": "Anna", "contribution": "ab".repeat(32) });
        let path = format!("/api/tables/{table}/seats");
        let seated = house.api.call("POST", &path, None, Some(&wish)).await.unwrap();
        serde_json::from_str(&seated).unwrap()
    };
    let mut old = sit(&one).await;
    // Both nodes have the table in memory, and somebody follows it from the seat at each.
    for round in 0..10 {
        let mut here = sit_at(&one.api, &old).await;
        let mut there = sit_at(&two.api, &old).await;
        assert_eq!(ask(&mut here, say()).await.kind, "ack");
        assert_eq!(ask(&mut there, say()).await.kind, "ack");
        let (giver, other) = if round % 2 == 0 { (&one, &two) } else { (&two, &one) };
        let new = sit(giver).await;
        assert_eq!(new.seat, old.seat);
        assert_eq!(status(other.api.act(&old, &say()).await), 401, "round {round}");
        other.api.act(&new, &say()).await.expect("it is good at the other node at once");
        for socket in [&mut here, &mut there] {
            assert_eq!(ask(socket, say()).await.reason(), Some("host-not-yours"), "an open socket neither");
        }
        let shown = two.api.look::<serde_json::Value>(table, Some(&old)).await.unwrap();
        assert_eq!(shown.card.you, None);
        let mut stranger = sit_at(&other.api, &old).await;
        assert_eq!(hear(&mut stranger, |_| true).await.reason(), Some("host-not-yours"));
        old = new;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_announced_at_every_node() {
    let (postgres, nats) = (Postgres::start(), Nats::start());
    let [one, two] = House::nodes(&postgres.url(), &nats.url()).await;
    let seats = one.table("bohemian", 2).await;
    one.api.act(&seats[0], &Request::Resign { id: id() }).await.unwrap();
    let mut here = watch(&one.api, seats[0].table).await;
    let mut there = sit_at(&two.api, &seats[1]).await;
    hear(&mut there, |heard| heard.view.is_some()).await;
    let made = one.api.rematch(&seats[0]).await.unwrap();
    hear(&mut here, |heard| heard.kind == "rematch").await;
    hear(&mut there, |heard| heard.kind == "rematch").await;
    assert_eq!(two.api.rematch(&seats[1]).await.unwrap().table, made.table);
}
