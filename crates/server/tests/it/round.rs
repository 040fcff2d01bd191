//! People at a table choose its dice together: over real sockets, with clients that are late, a server that restarts, and two
//! nodes.

use crate::harness::*;
use crate::services::{Nats, Postgres};
use bohemian::Bohemian;
use client::{Api, Connection, DicePart, Stage, Update};
use engine::Record;
use serde_json::{Value, json};
use server::Server;
use std::time::Duration;
use table::{Phase, Secret, TableView, part_of};
use wire::http::Seated;
use wire::{Request, TableId};

/// Nobody asks these servers to spare them.
const QUICK: Duration = Duration::ZERO;

async fn two_seats(api: &Api) -> (TableId, Seated, Seated) {
    let table = api.create(&json!({ "game": "bohemian", "players": 2 })).await.unwrap();
    (table, api.sit(table, "Anna").await.unwrap(), api.sit(table, "Ben").await.unwrap())
}

/// The table as anybody may see it.
async fn look(api: &Api, table: TableId) -> TableView<Value> {
    api.look(table, None).await.unwrap().view
}

/// Reads what the table says until it looks so.
async fn sees(table: &mut Connection, fits: impl Fn(&TableView<Value>) -> bool) -> TableView<Value> {
    in_time(async {
        loop {
            if let Update::View { view, .. } | Update::News { view: Some(view), .. } =
                table.next().await.unwrap()
                && fits(&view)
            {
                return view;
            }
        }
    })
    .await
}

/// Waits until this seat takes part in choosing the dice.
async fn has_committed(api: &Api, seat: &Seated) {
    until(async || look(api, seat.table).await.seats[seat.seat.index()].part.then_some(())).await;
}

/// Plays first moves to the end, and gives what the seat added to the dice.
async fn played(mut table: Connection) -> DicePart {
    in_time(async {
        while let Some(view) = table.turn().await.unwrap() {
            table.play(&view.moves[0]).await.unwrap();
        }
    })
    .await;
    table.dice().unwrap().clone()
}

async fn record(api: &Api, table: TableId) -> Record<Bohemian> {
    Record::parse(&api.record(table).await.unwrap()).unwrap()
}

fn meta<'a>(record: &'a Record<Bohemian>, wanted: &str) -> Option<&'a str> {
    record.meta.iter().find(|(key, _)| key == wanted).map(|(_, value)| &**value)
}

/// What somebody says who commits to the part of this seed.
fn commit(seed: Secret, round: u32) -> Request {
    Request::Commit { id: id(), round, commitment: part_of(seed, round).commitment().to_hex() }
}

fn reveal(seed: Secret, round: u32) -> Request {
    Request::Reveal { id: id(), round, part: part_of(seed, round).to_hex() }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_of_the_sdk_choose_the_dice_together() {
    let house = House::open().await;
    let (table, anna, ben) = two_seats(&house.api).await;
    let before = look(&house.api, table).await.commitment;
    let players = [&anna, &ben].map(|seat| tokio::spawn(played(house.api.play(seat).with_pace(QUICK))));
    for seat in [&anna, &ben] {
        has_committed(&house.api, seat).await;
    }
    house.api.start(&anna).await.unwrap();
    let mut parts = Vec::new();
    for player in players {
        parts.push(player.await.unwrap());
    }
    let view = look(&house.api, table).await;
    assert_eq!((view.stage, view.rounds), (Stage::Over, Some(1)));
    assert_ne!(view.commitment, before, "the commitment binds all parts");
    let record = record(&house.api, table).await;
    for part in parts {
        assert_eq!(part.commitment(), Some(&*view.commitment), "seen before anything was revealed");
        assert!(part.is_kept_by(&record));
        let mut other = record.clone();
        other.meta.retain(|(key, _)| key != "rounds");
        assert!(!part.is_kept_by(&other));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_reveal_loses_their_part_and_the_others_choose_anew() {
    let house = House::open().await;
    let (table, anna, ben) = two_seats(&house.api).await;
    let player = tokio::spawn(played(house.api.play(&anna).with_pace(QUICK)));
    has_committed(&house.api, &anna).await;
    let (seed, mut socket) = (Secret::new([7; 32]), sit_at(&house.api, &ben).await);
    assert_eq!(ask(&mut socket, commit(seed, 1)).await.kind, "ack");
    assert_eq!(ask(&mut socket, reveal(seed, 1)).await.reason(), Some("table-no-part"));
    house.api.start(&anna).await.unwrap();
    assert_eq!(ask(&mut socket, reveal(Secret::new([8; 32]), 1)).await.reason(), Some("table-other-part"));
    // He says nothing more: after ten seconds they go on without his part.
    let begun = until(async || Some(look(&house.api, table).await).filter(|view| view.round.is_none())).await;
    assert_eq!((begun.stage, begun.rounds), (Stage::Playing, Some(2)));
    assert_eq!(begun.seats.iter().map(|seat| seat.part).collect::<Vec<_>>(), [true, false]);
    assert_eq!(ask(&mut socket, reveal(seed, 1)).await.reason(), Some("table-started"));
    tokio::spawn(play_on(house.api.clone(), ben));
    let part = player.await.unwrap();
    let record = record(&house.api, table).await;
    assert_eq!(meta(&record, "rounds"), Some("2"));
    assert!(part.is_kept_by(&record));
    assert_eq!(meta(&record, "contribution-2").or(meta(&record, "part-2")), None);
}

/// Whoever has just sat down over HTTP alone is waited for as long as they might still commit.
#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_takes_no_part_plays_on_trust() {
    let house = House::open().await;
    let (table, anna, ben) = two_seats(&house.api).await;
    let player = tokio::spawn(played(house.api.play(&anna).with_pace(QUICK)));
    has_committed(&house.api, &anna).await;
    house.api.start(&anna).await.unwrap();
    let begun = until(async || Some(look(&house.api, table).await).filter(|view| view.round.is_none())).await;
    assert_eq!((begun.stage, begun.rounds), (Stage::Playing, Some(1)));
    assert_eq!(begun.seats.iter().map(|seat| seat.part).collect::<Vec<_>>(), [true, false]);
    tokio::spawn(play_on(house.api.clone(), ben));
    let part = player.await.unwrap();
    let record = record(&house.api, table).await;
    assert!(part.is_kept_by(&record));
    assert!(meta(&record, "contribution-2").is_some() && meta(&record, "part-1").is_some());
}

/// The round stands in the log: after a restart it goes on where it was.
#[tokio::test(flavor = "multi_thread")]
async fn a_round_survives_a_restart() {
    let mut house = House::open().await;
    let (table, anna, ben) = two_seats(&house.api).await;
    let seed = Secret::new([7; 32]);
    house.api.act(&ben, &commit(seed, 1)).await.unwrap();
    let mut before = house.api.play::<Value>(&anna);
    // She commits when she is shown the table.
    in_time(before.next()).await.unwrap();
    has_committed(&house.api, &anna).await;
    house.api.start(&anna).await.unwrap();
    // Anna is asked, and reveals; Ben does so after the restart.
    let asked =
        |view: &TableView<Value>| view.round.as_ref().is_some_and(|round| round.phase == Phase::Reveal);
    let bound = sees(&mut before, asked).await;
    let answered =
        |view: &TableView<Value>| view.round.as_ref().is_none_or(|round| !round.awaited.contains(&anna.seat));
    until(async || answered(&look(&house.api, table).await).then_some(())).await;
    let dice = before.dice().cloned();
    drop(before);
    house.reopen().await;
    let after = look(&house.api, table).await;
    if after.round.as_ref().is_some_and(|round| round.number == 1) {
        assert_eq!(after.commitment, bound.commitment);
        assert_eq!(after.round.unwrap().awaited, [ben.seat]);
    }
    // On a machine so slow that his time was up meanwhile, Anna chooses the dice alone.
    let late = house.api.act(&ben, &reveal(seed, 1)).await.is_err();
    let player = tokio::spawn(played(house.api.play(&anna).with_dice(dice).with_pace(QUICK)));
    tokio::spawn(play_on(house.api.clone(), ben));
    let part = player.await.unwrap();
    let record = record(&house.api, table).await;
    assert!(part.is_kept_by(&record));
    assert_eq!(meta(&record, "rounds"), Some(if late { "2" } else { "1" }));
}

/// Whoever is late is found out after a restart, too: nobody has to be there.
#[tokio::test(flavor = "multi_thread")]
async fn a_round_that_nobody_answers_ends_after_a_restart() {
    let mut house = House::open().await;
    let (table, anna, ben) = two_seats(&house.api).await;
    for (seat, seed) in [(&anna, [1; 32]), (&ben, [2; 32])] {
        house.api.act(seat, &commit(Secret::new(seed), 1)).await.unwrap();
    }
    house.api.start(&anna).await.unwrap();
    house.reopen().await;
    let begun = until(async || Some(look(&house.api, table).await).filter(|view| view.round.is_none())).await;
    assert_eq!((begun.stage, begun.rounds), (Stage::Playing, Some(2)));
    assert!(begun.seats.iter().all(|seat| !seat.part));
}

async fn on_two_nodes(nats: Option<&Nats>) {
    let postgres = Postgres::start();
    let node = async || {
        let mut options = options(postgres.url());
        options.nats = nats.map(Nats::url);
        let server = Server::start(options).await.unwrap();
        (Api::new(&format!("http://{}", server.address())), server)
    };
    let ((one, _first), (two, _second)) = (node().await, node().await);
    let (table, anna, ben) = two_seats(&one).await;
    let players = [(&one, &anna), (&two, &ben)]
        .map(|(api, seat)| tokio::spawn(played(api.play(seat).with_pace(QUICK))));
    for seat in [&anna, &ben] {
        has_committed(&one, seat).await;
    }
    two.start(&anna).await.unwrap();
    let mut parts = Vec::new();
    for player in players {
        parts.push(player.await.unwrap());
    }
    let (view, record) = (look(&two, table).await, record(&one, table).await);
    assert_eq!(meta(&record, "rounds").map(str::to_owned), view.rounds.map(|rounds| rounds.to_string()));
    // On a machine so slow that somebody was late, the others chose without them.
    assert!(view.rounds.unwrap() > 1 || view.seats.iter().all(|seat| seat.part));
    for (part, seat) in parts.iter().zip(&view.seats) {
        assert_eq!(part.is_kept_by(&record), seat.part);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_on_two_nodes_choose_the_dice_together() {
    on_two_nodes(Some(&Nats::start())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_on_two_nodes_without_nats_choose_the_dice_together() {
    on_two_nodes(None).await;
}
