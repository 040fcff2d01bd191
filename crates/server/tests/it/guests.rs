//! Public tables: the lobby is shared fairly, the host decides, and what never begins comes to an end.

use crate::harness::*;
use crate::services::Postgres;
use client::Seated;
use serde_json::{Value, json};
use table::Stage;
use wire::{Request, TableId};

fn public() -> Value {
    json!({ "game": "bohemian", "players": 3, "public": true })
}

/// Makes a public table from an address behind our proxy, and sits there.
async fn open_from(house: &House, address: &str) -> Seated {
    let made = post_from(house, address, "/api/tables", &public()).await.unwrap();
    sit_from(house, address, made["table"].as_str().unwrap().parse().unwrap(), "Host").await.unwrap()
}

async fn sit_from(house: &House, address: &str, table: TableId, name: &str) -> Result<Seated, u16> {
    let path = format!("/api/tables/{table}/seats");
    let seated = post_from(house, address, &path, &json!({ "name": name })).await?;
    Ok(serde_json::from_value(seated).unwrap())
}

async fn lobby_is_shared(house: &House) {
    let first = open_from(house, "192.0.2.1").await.table;
    let mut many = Vec::new();
    for n in 0..60 {
        many.push(open_from(house, &format!("2001:db8::{n:x}")).await.table);
    }
    let second = open_from(house, "192.0.2.2").await.table;
    let lobby: Vec<TableId> = house.api.lobby().await.unwrap().iter().map(|card| card.table).collect();
    assert!(lobby.contains(&first) && lobby.contains(&second), "{lobby:?}");
    assert_eq!(lobby.iter().filter(|table| many.contains(table)).count(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn sixty_tables_of_one_address_push_nobody_out_of_the_lobby() {
    lobby_is_shared(&House::open_with(|options| options.behind_proxy = true).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sixty_tables_of_one_address_push_nobody_out_of_the_lobby_in_postgres() {
    let postgres = Postgres::start();
    let house = House::open_with(|options| {
        options.behind_proxy = true;
        options.database = postgres.url();
    })
    .await;
    lobby_is_shared(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_neither_fill_nor_start_a_table() {
    let house = House::open_with(|options| options.behind_proxy = true).await;
    let host = open_from(&house, "192.0.2.1").await;
    let stranger = sit_from(&house, "192.0.2.2", host.table, "Stranger").await.unwrap();
    assert_eq!(sit_from(&house, "192.0.2.2", host.table, "Another").await.unwrap_err(), 409);
    let bot = Request::SeatBot { id: id(), seat: 3, level: "easy".into() };
    assert_eq!(status(house.api.act(&stranger, &bot).await), 403);
    let leave = |seat| Request::Leave { id: id(), seat };
    assert_eq!(status(house.api.act(&stranger, &leave(1)).await), 403);
    house.api.act(&host, &bot).await.unwrap();
    assert_eq!(status(house.api.act(&stranger, &leave(3)).await), 403, "a bot neither");
    assert_eq!(status(house.api.act(&stranger, &Request::Start { id: id() }).await), 403);
    assert_eq!(status(house.api.act(&stranger, &Request::Close { id: id() }).await), 403);
    // The host sends the stranger away, and their token is worth nothing.
    house.api.act(&host, &leave(2)).await.unwrap();
    assert_eq!(status(house.api.act(&stranger, &leave(2)).await), 401);
    sit_from(&house, "192.0.2.1", host.table, "Friend").await.expect("friends come from where the host does");
    house.api.act(&host, &Request::Start { id: id() }).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_may_let_others_start_and_who_sits_longest_is_next() {
    let house = House::open().await;
    let mut new = public();
    new["anyone_starts"] = json!(true);
    let table = house.api.create(&new).await.unwrap();
    let (anna, ben) =
        (house.api.sit(table, "Anna").await.unwrap(), house.api.sit(table, "Ben").await.unwrap());
    let bot = Request::SeatBot { id: id(), seat: 3, level: "easy".into() };
    house.api.act(&ben, &bot).await.unwrap();
    assert_eq!(status(house.api.act(&ben, &Request::Leave { id: id(), seat: 1 }).await), 403);
    house.api.act(&anna, &Request::Leave { id: id(), seat: 1 }).await.unwrap();
    let zoe = house.api.sit(table, "Zoe").await.unwrap();
    let shown = house.api.look::<Value>(table, None).await.unwrap();
    assert_eq!(shown.view.host, Some(ben.seat));
    assert_eq!(status(house.api.act(&zoe, &Request::Close { id: id() }).await), 403);
    house.api.act(&zoe, &Request::Start { id: id() }).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_is_closed() {
    let mut house = House::open().await;
    let table = house.api.create(&public()).await.unwrap();
    let host = house.api.sit(table, "Anna").await.unwrap();
    let mut watching = watch(&house.api, table).await;
    house.api.act(&host, &Request::Close { id: id() }).await.unwrap();
    hear(&mut watching, |heard| heard.view.as_ref().is_some_and(|view| view.stage == Stage::Closed)).await;
    for _ in 0..2 {
        assert_eq!(status(house.api.sit(table, "Ben").await), 409);
        assert!(house.api.lobby().await.unwrap().is_empty());
        assert_eq!(status(house.api.act(&host, &Request::Start { id: id() }).await), 409);
        assert_eq!(status(house.api.record(table).await), 409);
        house.reopen().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_never_begins_is_closed_and_one_that_has_begun_is_not() {
    let mut house = House::open().await;
    let waiting = house.api.create(&public()).await.unwrap();
    house.api.sit(waiting, "Anna").await.unwrap();
    let begun = house.table("bohemian", 2).await[0].table;
    house.reopen().await;
    let mut database = house.connection().await;
    let wake: (Option<i64>,) = sqlx::query_as("SELECT wake FROM tables WHERE id = $1")
        .bind(begun.bits() as i64)
        .fetch_one(&mut database)
        .await
        .unwrap();
    assert_eq!(wake.0, None);
    // As if two days had passed.
    let back = "UPDATE tables SET created = created - 172800000, wake = wake - 172800000";
    sqlx::query(back).execute(&mut database).await.unwrap();
    house.reopen().await;
    let stage = async |table| house.api.look::<Value>(table, None).await.unwrap().view.stage;
    until(async || (stage(waiting).await == Stage::Closed).then_some(())).await;
    assert_eq!(stage(begun).await, Stage::Playing);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_that_are_alone_wait_until_somebody_looks_on() {
    let house = House::open().await;
    let table = house.api.create(&json!({ "game": "bohemian", "players": 2 })).await.unwrap();
    let anna = house.api.sit(table, "Anna").await.unwrap();
    house.api.act(&anna, &Request::SeatBot { id: id(), seat: 2, level: "random".into() }).await.unwrap();
    house.api.act(&anna, &Request::Start { id: id() }).await.unwrap();
    house.api.act(&anna, &Request::Away { id: id(), level: Some("random".into()) }).await.unwrap();
    // Another table's bots play on meanwhile, from the first move to the last.
    let other = house.api.create(&json!({ "game": "bohemian", "players": 2 })).await.unwrap();
    let ben = house.api.sit(other, "Ben").await.unwrap();
    house.api.act(&ben, &Request::SeatBot { id: id(), seat: 2, level: "random".into() }).await.unwrap();
    house.api.act(&ben, &Request::Start { id: id() }).await.unwrap();
    let _watching = watch(&house.api, other).await;
    house.api.act(&ben, &Request::Away { id: id(), level: Some("random".into()) }).await.unwrap();
    let look = async |table| house.api.look::<Value>(table, None).await.unwrap().view;
    until(async || (look(other).await.stage == Stage::Over).then_some(())).await;
    let alone = look(table).await;
    assert_eq!(alone.stage, Stage::Playing);
    assert!(alone.plies < look(other).await.plies / 2, "{} plies", alone.plies);
    let _watching = watch(&house.api, table).await;
    until(async || (look(table).await.stage == Stage::Over).then_some(())).await;
}

/// A table of so many bots at this level, where the one person is away and somebody looks on.
async fn bots_play(house: &House, address: &str, players: u8, level: &str) -> (TableId, client::Socket) {
    let new = json!({ "game": "bohemian", "players": players });
    let made = post_from(house, address, "/api/tables", &new).await.unwrap();
    let table: TableId = made["table"].as_str().unwrap().parse().unwrap();
    let host = sit_from(house, address, table, "Host").await.unwrap();
    for seat in 2..=players {
        house.api.act(&host, &Request::SeatBot { id: id(), seat, level: level.into() }).await.unwrap();
    }
    house.api.act(&host, &Request::Start { id: id() }).await.unwrap();
    let watching = watch(&house.api, table).await;
    house.api.act(&host, &Request::Away { id: id(), level: Some(level.into()) }).await.unwrap();
    (table, watching)
}

#[tokio::test(flavor = "multi_thread")]
async fn many_bots_of_one_address_make_those_of_another_wait_for_none_of_them() {
    let house = House::open_with(|options| options.behind_proxy = true).await;
    let mut many = Vec::new();
    for _ in 0..16 {
        many.push(bots_play(&house, "192.0.2.1", 5, "master").await);
    }
    let plies = async |table| house.api.look::<Value>(table, None).await.unwrap().view.plies;
    let of_many = async || {
        let mut all = 0;
        for (table, _) in &many {
            all += plies(*table).await;
        }
        all
    };
    let before = of_many().await;
    let (easy, _watching) = bots_play(&house, "192.0.2.2", 2, "random").await;
    until(async || (plies(easy).await >= 30).then_some(())).await;
    // Chance has no bot to wait for: of 30 plies, about half are a bot's. Each would have waited for most of the others.
    let meanwhile = of_many().await - before;
    assert!(meanwhile < 60, "{meanwhile} plies of others came first");
}
