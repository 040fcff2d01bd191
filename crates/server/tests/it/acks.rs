//! What is acknowledged was done, once, and was what was asked for.

use crate::harness::*;
use crate::services::{Nats, Postgres};
use client::Socket;
use serde_json::json;
use wire::Request;

fn say(id: &str, text: &str) -> Request {
    Request::Say { id: id.parse().unwrap(), text: text.to_owned(), name: None }
}

/// How often this was said, as somebody sees it who comes in now.
async fn said(house: &House, seats: &[client::Seated], text: &str) -> usize {
    let mut socket = watch(&house.api, seats[0].table).await;
    let view = in_time(socket.next_text()).await.unwrap();
    let view: serde_json::Value = serde_json::from_str(&view).unwrap();
    view["chat"].as_array().unwrap().iter().filter(|line| line["text"] == text).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_id_that_stands_for_chat_is_not_an_acknowledgement_of_a_resignation() {
    let mut house = House::open().await;
    let seats = house.table("bohemian", 2).await;
    let mut anna = sit_at(&house.api, &seats[0]).await;
    assert_eq!(ask(&mut anna, say("same", "hello")).await.kind, "ack");
    let resign = || Request::Resign { id: "same".parse().unwrap() };
    assert_eq!(ask(&mut anna, resign()).await.reason(), Some("host-id-used"));
    assert_eq!(ask(&mut anna, say("same", "something else")).await.reason(), Some("host-id-used"));
    assert_eq!(status(house.api.act(&seats[0], &resign()).await), 409);
    assert_eq!(ask(&mut anna, say("same", "hello")).await.kind, "ack", "the same again is");
    house.reopen().await;
    let mut anna = sit_at(&house.api, &seats[0]).await;
    assert_eq!(ask(&mut anna, resign()).await.reason(), Some("host-id-used"), "also after a restart");
    // Each seat has ids of its own.
    house.api.act(&seats[1], &resign()).await.unwrap();
    assert!(house.api.record(seats[0].table).await.is_ok(), "that was a resignation");
}

async fn repeat_after_many(anna: &mut Socket) {
    assert_eq!(ask(anna, say("first", "only once")).await.kind, "ack");
    for _ in 0..40 {
        assert_eq!(ask(anna, say(id().as_str(), "and so on")).await.kind, "ack");
    }
    assert_eq!(ask(anna, say("first", "only once")).await.kind, "ack");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_repeated_after_many_others_is_done_once() {
    let mut house = House::open().await;
    let seats = house.table("bohemian", 2).await;
    let mut anna = sit_at(&house.api, &seats[0]).await;
    repeat_after_many(&mut anna).await;
    assert_eq!(said(&house, &seats, "only once").await, 1);
    house.reopen().await;
    let mut anna = sit_at(&house.api, &seats[0]).await;
    assert_eq!(ask(&mut anna, say("first", "only once")).await.kind, "ack");
    assert_eq!(said(&house, &seats, "only once").await, 1, "also after a restart");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_node_knows_what_an_id_stands_for() {
    let (postgres, nats) = (Postgres::start(), Nats::start());
    let [one, two] = House::nodes(&postgres.url(), &nats.url()).await;
    let seats = one.table("bohemian", 2).await;
    let mut here = sit_at(&one.api, &seats[0]).await;
    let mut there = sit_at(&two.api, &seats[0]).await;
    repeat_after_many(&mut here).await;
    assert_eq!(ask(&mut there, say("first", "only once")).await.kind, "ack");
    let resign = Request::Resign { id: "first".parse().unwrap() };
    assert_eq!(ask(&mut there, resign).await.reason(), Some("host-id-used"));
    assert_eq!(said(&two, &seats, "only once").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn ids_of_whoever_sat_there_before_are_forgotten() {
    let house = House::open().await;
    let table = house.api.create(&json!({ "game": "bohemian", "players": 2 })).await.unwrap();
    let old = house.api.sit(table, "Anna").await.unwrap();
    house.api.act(&old, &say("1", "hello")).await.unwrap();
    house.api.act(&old, &Request::Leave { id: id(), seat: 1 }).await.unwrap();
    let new = house.api.sit(table, "Zoe").await.unwrap();
    assert_eq!(new.seat, old.seat);
    let before = house.api.act(&new, &say("1", "hello")).await.unwrap().version;
    let after = house.api.act(&new, &say("2", "hello")).await.unwrap().version;
    assert_eq!(after, before + 1, "it was said, not taken for what Anna said");
}
