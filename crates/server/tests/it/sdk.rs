//! The SDK for bots against a real server: it plays whole games, over connections that break, at the server's pace.

use crate::harness::*;
use client::{Api, Connection, Error, NewTable, Seated, Stage, Update, Views};
use serde_json::Value;
use std::collections::HashSet;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// The way to a server that cuts every connection after so many bytes of answers.
struct Cut {
    api: Api,
    connections: Arc<AtomicUsize>,
}

impl Cut {
    async fn after(house: &House, most: usize) -> Cut {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let api = Api::new(&format!("http://{}", listener.local_addr().unwrap()));
        let (server, connections) = (house.url.trim_start_matches("http://").to_owned(), Arc::default());
        let count: Arc<AtomicUsize> = Arc::clone(&connections);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                count.fetch_add(1, Ordering::Relaxed);
                let server = TcpStream::connect(&server).await.unwrap();
                tokio::spawn(pass_on(client, server, most));
            }
        });
        Cut { api, connections }
    }
}

async fn pass_on(mut client: TcpStream, mut server: TcpStream, most: usize) {
    let (mut asked, mut answered, mut passed) = ([0; 1024], [0; 1024], 0);
    while passed < most {
        let done = tokio::select! {
            read = client.read(&mut asked) => match read {
                Ok(bytes @ 1..) => server.write_all(&asked[..bytes]).await,
                _ => return,
            },
            read = server.read(&mut answered) => match read {
                Ok(bytes @ 1..) => {
                    passed += bytes;
                    // What would be too much is lost on the way: the server thinks that it has said it.
                    if passed < most { client.write_all(&answered[..bytes]).await } else { Ok(()) }
                }
                _ => return,
            },
        };
        if done.is_err() {
            return;
        }
    }
}

/// A table with a bot of the house, where the game has begun.
async fn with_a_bot(api: &Api, game: &str) -> Seated {
    let made = api.make(&NewTable::new(game, 2)).await.unwrap();
    let seat = api.sit(made.table, "Robo").await.unwrap();
    api.seat_bot(&seat, 2, "random").await.unwrap();
    api.start(&seat).await.unwrap();
    seat
}

/// Plays the first moves to the end; gives how many.
async fn play_first_moves<V: serde::de::DeserializeOwned + Clone>(
    mut table: Connection<V>,
) -> Result<usize, Error> {
    let mut moves = 0;
    while let Some(view) = table.turn().await? {
        table.play(&view.moves[0]).await?;
        moves += 1;
    }
    assert!(table.view().unwrap().winners.is_some());
    Ok(moves)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_a_game_of_either_kind_by_its_types() {
    let house = House::open().await;
    let quick = std::time::Duration::ZERO;
    let bohemian = with_a_bot(&house.api, "bohemian").await;
    let table = house.api.play::<bohemian::View>(&bohemian).with_pace(quick);
    assert!(in_time(play_first_moves(table)).await.unwrap() > 5);
    let villagers = with_a_bot(&house.api, "villagers").await;
    let table = house.api.play::<villagers::View>(&villagers).with_pace(quick);
    assert!(in_time(play_first_moves(table)).await.unwrap() > 5);
    assert!(house.api.record(villagers.table).await.is_ok());
    assert_ne!(house.api.rematch(&villagers).await.unwrap().table, villagers.table);
}

/// The demo game is registered by one line, and nothing in the server names it.
#[tokio::test(flavor = "multi_thread")]
async fn a_third_game_is_played_over_sockets_and_verified() {
    let house = House::open().await;
    let seat = with_a_bot(&house.api, "race").await;
    let table = house.api.play::<race::View>(&seat).with_pace(std::time::Duration::ZERO);
    assert!(in_time(play_first_moves(table)).await.unwrap() > 1);
    let record = house.api.record(seat.table).await.unwrap();
    let record = engine::Record::<race::Race>::parse(&record).unwrap();
    let verified = table::verify(&record, &table::Expected::default()).unwrap();
    assert!(verified.outcomes > 2, "the deal and some rolls");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_connection_breaks_again_and_again_plays_every_move_once() {
    let house = House::open().await;
    let seat = with_a_bot(&house.api, "bohemian").await;
    let cut = Cut::after(&house, 12_000).await;
    let table = cut.api.play::<Value>(&seat).with_pace(std::time::Duration::ZERO);
    let moves = in_time(play_first_moves(table)).await.unwrap();
    assert!(cut.connections.load(Ordering::Relaxed) > 3, "{:?} connections", cut.connections);
    let asked = server::audit(house.database()).await.unwrap();
    let mine: Vec<&str> =
        asked.iter().filter(|asked| asked.table == seat.table).map(|asked| &*asked.by).collect();
    assert_eq!(mine.iter().collect::<HashSet<_>>().len(), mine.len(), "nothing was done twice");
    assert_eq!(mine.len(), moves + 2, "the moves, a bot and the start");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_keeps_to_the_pace_of_the_server() {
    let house =
        House::open_with(|options| options.limits.messages_per_second = NonZeroU32::new(20).unwrap()).await;
    let seat = with_a_bot(&house.api, "bohemian").await;
    let way = Cut::after(&house, usize::MAX).await;
    let moves = in_time(play_first_moves(way.api.play::<Value>(&seat))).await.unwrap();
    assert!(moves > 5);
    assert_eq!(way.connections.load(Ordering::Relaxed), 1, "the server never closed it");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_server_refuses_is_an_error_with_its_reason() {
    let house = House::open().await;
    let seat = with_a_bot(&house.api, "bohemian").await;
    let mut table: Connection = house.api.play(&seat).with_lang("de");
    let refused = table.play("nonsense").await.unwrap_err();
    assert_eq!(refused.reason().as_deref(), Some("bohemian-unknown-move"));
    let stranger = Seated { token: "0".repeat(32), ..seat.clone() };
    let refused = house.api.play::<Value>(&stranger).turn().await.unwrap_err();
    assert_eq!(refused.reason().as_deref(), Some("host-not-yours"));
    let nowhere = client::TableId::from_bits(1);
    let refused = house.api.watch::<Value>(nowhere).next().await.unwrap_err();
    assert!(!refused.is_passing(), "{refused}");
    assert_eq!(status(house.api.sit(nowhere, "Anna").await), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_follows_a_game_to_its_end() {
    let house = House::open().await;
    let seat = with_a_bot(&house.api, "bohemian").await;
    let mut watching: Connection = house.api.watch(seat.table).with_views(Views::Always);
    let first = watching.next().await.unwrap();
    let Update::View { version, .. } = first else { panic!("{first:?}") };
    tokio::spawn(play_first_moves(house.api.play::<Value>(&seat).with_pace(std::time::Duration::ZERO)));
    let mut known = version;
    while watching.view().unwrap().stage != Stage::Over {
        match in_time(watching.next()).await.unwrap() {
            Update::News { news, .. } => {
                for item in news {
                    assert_eq!(item.version, known + 1, "one after the other");
                    known = item.version;
                }
            }
            // Too much happened at once to be told one by one.
            Update::View { version, .. } => known = version,
            other => panic!("{other:?}"),
        }
    }
    assert!(known > version);
}
