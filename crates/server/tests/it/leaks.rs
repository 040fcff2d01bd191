//! Nobody is told what their seat may not know: the engine's test of views, on what comes over real sockets.

use crate::harness::*;
use client::{Api, Socket};
use engine::{Game, Record, Viewer, testkit};
use serde_json::Value;
use villagers::Villagers;

/// All that a viewer is told until the game is over.
async fn listen(mut socket: Socket) -> Vec<Value> {
    let mut heard = Vec::new();
    loop {
        let message: Value = serde_json::from_str(&in_time(socket.next_text()).await.unwrap()).unwrap();
        let over = message["view"]["stage"] == "over";
        heard.push(message);
        if over {
            return heard;
        }
    }
}

async fn told_to_all(api: &Api, seats: &[wire::http::Seated]) -> Vec<(Viewer, Vec<Value>)> {
    let mut told = Vec::new();
    for seat in seats {
        let viewer = Viewer::Seat(seat.seat);
        told.push((viewer, tokio::spawn(listen(sit_at(api, seat).await))));
    }
    told.push((Viewer::Spectator, tokio::spawn(listen(watch(api, seats[0].table).await))));
    for seat in seats {
        tokio::spawn(play_on(api.clone(), seat.clone()));
    }
    let mut heard = Vec::new();
    for (viewer, told) in told {
        heard.push((viewer, told.await.unwrap()));
    }
    heard
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_told_is_the_same_in_every_world_that_the_viewer_cannot_tell_apart() {
    let house = House::open().await;
    for players in 2..=4 {
        let seats = house.table("villagers", players).await;
        let told = told_to_all(&house.api, &seats).await;
        let record = house.api.record(seats[0].table).await.unwrap();
        let record = Record::<Villagers>::parse(&record).unwrap();
        let secrets: Vec<&String> =
            record.meta.iter().filter(|(key, _)| key != "commitment").map(|(_, v)| v).collect();
        assert_eq!(secrets.len(), 1 + usize::from(players), "the secret and what each player added");
        let mut rng = testkit::rng(u64::from(players));
        let mut compared = 0;
        for (viewer, messages) in &told {
            for message in messages.iter().filter(|message| message["view"]["stage"] != "over") {
                let text = message.to_string();
                assert!(secrets.iter().all(|secret| !text.contains(*secret)), "a secret in {text}");
                let view = &message["view"];
                let Some(plies) = view["plies"].as_u64() else { continue };
                let state = record.history.state_after(plies as usize);
                for _ in 0..3 {
                    let world = state.resample(*viewer, &mut rng);
                    assert_eq!(
                        view["game"],
                        serde_json::to_value(world.view(*viewer)).unwrap(),
                        "{viewer:?}"
                    );
                    assert_eq!(view["moves"], moves_in(&world, *viewer), "{viewer:?}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 100, "{compared}");
        events_are_those_for_the_viewer(&record, &told);
    }
}

fn moves_in(world: &Villagers, viewer: Viewer) -> Value {
    let mut moves = Vec::new();
    if let (engine::Turn::Seat(seat), true) = (world.turn(), matches!(viewer, Viewer::Seat(_)))
        && viewer.is(seat)
    {
        world.legal_moves(&mut moves);
    }
    moves.into_iter().map(|mv| world.notation(mv)).collect::<Vec<_>>().into()
}

/// What happened is told as the engine tells it to this viewer, whose tests see to it that nothing is given away.
fn events_are_those_for_the_viewer(record: &Record<Villagers>, told: &[(Viewer, Vec<Value>)]) {
    use engine::{Event, History};
    let mut history = History::<Villagers>::new(*record.history.setup());
    let mut by_ply = Vec::new();
    for ply in record.history.plies() {
        let mut events = Vec::new();
        history.push(ply.clone(), &mut events).unwrap();
        by_ply.push(events);
    }
    for (viewer, messages) in told {
        let seen: Vec<Value> = messages
            .iter()
            .flat_map(|message| message["news"].as_array().cloned().unwrap_or_default())
            .collect();
        let plies: Vec<&Value> =
            seen.iter().filter(|news| news["fact"].is_null()).map(|news| &news["events"]).collect();
        let expected = by_ply[by_ply.len() - plies.len()..].iter().map(|events| {
            let events: Vec<_> = events.iter().map(|event| event.seen_by(*viewer)).collect();
            serde_json::to_value(events).unwrap()
        });
        assert!(!plies.is_empty());
        for (told, expected) in plies.into_iter().zip(expected) {
            assert_eq!(*told, expected, "{viewer:?}");
        }
    }
}

/// What a seat is advised, and the moves that it could make then. `Err` with the id of the reason if there is no advice.
async fn advised(house: &House, new: &Value) -> Result<(Vec<String>, Vec<String>), String> {
    let seats = started(&house.api, new, 2).await;
    for seat in &seats {
        let mut socket = sit_at(&house.api, seat).await;
        let first: Value = serde_json::from_str(&in_time(socket.next_text()).await.unwrap()).unwrap();
        assert_eq!(first["view"]["hints"] == true, new["hints"] == true, "everybody knows it");
        let texts = |list: &Value, text: fn(&Value) -> &Value| {
            let texts = list.as_array().into_iter().flatten();
            texts.map(|one| text(one).as_str().unwrap().to_owned()).collect::<Vec<_>>()
        };
        let moves = texts(&first["view"]["moves"], |mv| mv);
        socket.say(&wire::Request::Hint { id: id() }).await.unwrap();
        let answer: Value = serde_json::from_str(&in_time(socket.next_text()).await.unwrap()).unwrap();
        match (moves.is_empty(), answer["type"].as_str().unwrap()) {
            (true, "refused") => {}
            (false, "hints") => return Ok((texts(&answer["hints"], |hint| &hint["move"]), moves)),
            (false, "refused") => return Err(answer["sentence"]["id"].as_str().unwrap().to_owned()),
            other => panic!("{other:?}: {answer}"),
        }
    }
    panic!("somebody has to act")
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_is_given_to_who_has_to_act_where_the_table_allows_it() {
    let house = House::open().await;
    for game in ["bohemian", "villagers"] {
        let new = |hints: bool| serde_json::json!({ "game": game, "players": 2, "hints": hints });
        let (advice, moves) = advised(&house, &new(true)).await.unwrap();
        assert!((1..=3).contains(&advice.len()) && advice.iter().all(|mv| moves.contains(mv)), "{advice:?}");
        assert_eq!(advised(&house, &new(false)).await, Err("table-no-hints".into()));
    }
}
