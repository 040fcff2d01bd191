//! Trying moves keeps nobody from playing.

use crate::harness::*;
use serde_json::json;
use wire::Request;

#[tokio::test(flavor = "multi_thread")]
async fn an_address_tries_no_more_than_it_can_pay_for_and_plays_on() {
    let house = House::open_with(|options| options.limits.trial_millis_per_second = 1).await;
    let new = json!({ "game": "bohemian", "players": 2, "setup": { "first": "1" } });
    let seats = started(&house.api, &new, 2).await;
    let mut anna = sit_at(&house.api, &seats[0]).await;
    let moves = moves(&mut anna).await;
    let tried: Vec<String> = moves.iter().cycle().take(1000).cloned().collect();
    let mut refused = None;
    for _ in 0..200 {
        let answer = ask(&mut anna, Request::Try { id: id(), moves: tried.clone() }).await;
        if answer.kind == "refused" {
            refused = answer.reason().map(str::to_owned);
            break;
        }
        assert_eq!(answer.kind, "tried");
    }
    assert_eq!(refused.as_deref(), Some("host-busy"));
    assert_eq!(ask(&mut anna, play(&moves[0])).await.kind, "ack");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_played_while_others_are_tried_from_the_same_seat() {
    let house = House::open().await;
    let new = json!({ "game": "bohemian", "players": 2, "setup": { "first": "1" } });
    let seats = started(&house.api, &new, 2).await;
    let mut anna = sit_at(&house.api, &seats[0]).await;
    let moves = moves(&mut anna).await;
    let tried: Vec<String> = moves.iter().cycle().take(1500).cloned().collect();
    let mut sockets = Vec::new();
    for _ in 0..25 {
        let mut socket = sit_at(&house.api, &seats[0]).await;
        hear(&mut socket, |heard| heard.kind == "view").await;
        sockets.push(socket);
    }
    for socket in &mut sockets {
        for _ in 0..4 {
            socket.say(&Request::Try { id: id(), moves: tried.clone() }).await.unwrap();
        }
    }
    assert_eq!(ask(&mut anna, play(&moves[0])).await.kind, "ack");
    // Only so much waits at a seat; the rest is refused at once.
    let mut busy = 0;
    for socket in &mut sockets {
        for _ in 0..4 {
            let answer = hear(socket, |heard| heard.id.is_some()).await;
            busy += usize::from(answer.reason() == Some("host-busy"));
        }
    }
    assert!(busy >= 10, "{busy} of 100 were refused");
}
