//! Playing: over sockets, with bots, after a restart.

use crate::harness::*;
use bohemian::Bohemian;
use client::Socket;
use engine::{Game, Record};
use serde_json::{Value, json};
use table::{Expected, Verified};
use villagers::Villagers;
use wire::Request;

fn verified<G: Game>(record: &str) -> Verified {
    let record = Record::<G>::parse(record).unwrap_or_else(|at| panic!("{at:?}"));
    table::verify(&record, &Expected::default()).unwrap()
}

async fn socket_json(socket: &mut Socket) -> Value {
    serde_json::from_str(&in_time(socket.next_text()).await.unwrap()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_played_over_sockets_and_their_dice_can_be_checked() {
    let house = House::open().await;
    for game in ["bohemian", "villagers"] {
        let seats = house.table(game, 3).await;
        let early = house.api.record(seats[0].table).await;
        assert_eq!(status(early), 409, "the record holds the secret: not before the end");
        let table = seats[0].table;
        let players = seats.into_iter().map(|seat| tokio::spawn(play_on(house.api.clone(), seat)));
        for player in players.collect::<Vec<_>>() {
            in_time(player).await.unwrap().unwrap();
        }
        let record = house.api.record(table).await.unwrap();
        let checked = match game {
            "bohemian" => verified::<Bohemian>(&record),
            _ => verified::<Villagers>(&record),
        };
        assert!(checked.outcomes > 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_is_sent_again_is_played_once_also_after_a_restart() {
    let mut house = House::open().await;
    let seats = house.table("bohemian", 2).await;
    let (mut anna, mut ben) = (sit_at(&house.api, &seats[0]).await, sit_at(&house.api, &seats[1]).await);
    let (seat, first) = tokio::select! {
        moves = moves(&mut anna) => (&seats[0], moves[0].clone()),
        moves = moves(&mut ben) => (&seats[1], moves[0].clone()),
    };
    let mut socket = sit_at(&house.api, seat).await;
    let said = play(&first);
    let done = ask(&mut socket, said.clone()).await;
    assert_eq!(done.kind, "ack");
    let plies = plies(&house, seat.table).await;
    assert_eq!(ask(&mut socket, said.clone()).await.kind, "ack");
    assert_eq!(self::plies(&house, seat.table).await, plies);

    house.reopen().await;
    let mut socket = sit_at(&house.api, seat).await;
    assert_eq!(ask(&mut socket, said).await.kind, "ack");
    assert_eq!(self::plies(&house, seat.table).await, plies);
}

async fn shown(house: &House, table: wire::TableId) -> Value {
    let shown = house.api.call("GET", &format!("/api/tables/{table}"), None, None).await.unwrap();
    serde_json::from_str(&shown).unwrap()
}

async fn plies(house: &House, table: wire::TableId) -> u64 {
    shown(house, table).await["view"]["plies"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_move_says_why_in_the_players_language() {
    let house = House::open().await;
    let setup = json!({ "game": "bohemian", "players": 2, "setup": { "first": "1" } });
    let seats = started(&house.api, &setup, 2).await;
    let mut ben = sit_at(&house.api, &seats[1]).await;
    let refused = ask(&mut ben, play("pass")).await;
    assert_eq!((refused.kind.as_str(), refused.reason()), ("refused", Some("not-your-turn")));
    assert_eq!(refused.text.as_deref(), Some("Anna ist am Zug."));
    let mut anna = sit_at(&house.api, &seats[0]).await;
    let refused = ask(&mut anna, play("fly")).await;
    assert_eq!(refused.reason(), Some("bohemian-unknown-move"));
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_tried_without_being_played() {
    let house = House::open().await;
    let setup = json!({ "game": "bohemian", "players": 2, "setup": { "first": "1" } });
    let seats = started(&house.api, &setup, 2).await;
    let mut anna = sit_at(&house.api, &seats[0]).await;
    let mut tried = moves(&mut anna).await;
    tried.push("fly".into());
    let before = plies(&house, seats[0].table).await;
    anna.say(&Request::Try { id: id(), moves: tried.clone() }).await.unwrap();
    let answer = socket_json(&mut anna).await;
    assert_eq!(answer["type"], "tried");
    let trials = answer["trials"].as_array().unwrap();
    assert_eq!(trials.len(), tried.len());
    assert!(trials[0]["brings"][0]["type"].is_string(), "{}", trials[0]);
    assert_eq!(trials.last().unwrap()["refused"]["id"], "bohemian-unknown-move");
    assert_eq!(plies(&house, seats[0].table).await, before);
    let mut zoe = watch(&house.api, seats[0].table).await;
    let refused = ask(&mut zoe, Request::Try { id: id(), moves: tried }).await;
    assert_eq!(refused.reason(), Some("host-not-yours"));
}

/// Nobody knows whether a request that was not answered was done: it can be made again.
#[tokio::test(flavor = "multi_thread")]
async fn who_sits_down_again_with_the_same_contribution_has_the_same_seat_and_a_new_token() {
    let house = House::open().await;
    let table = house.api.create(&json!({ "game": "bohemian", "players": 2 })).await.unwrap();
    let sit = async |contribution: &str| {
        let wish = json!({ "name": "Anna", "contribution": contribution.repeat(32) });
        let path = format!("/api/tables/{table}/seats");
        let seated = house.api.call("POST", &path, None, Some(&wish)).await.unwrap();
        serde_json::from_str::<wire::http::Seated>(&seated).unwrap()
    };
    let (lost, again, other) = (sit("ab").await, sit("ab").await, sit("cd").await);
    assert_eq!(lost.seat, again.seat);
    assert_ne!(lost.seat, other.seat);
    assert_eq!(status(house.api.act(&lost, &Request::Start { id: id() }).await), 401);
    house.api.act(&again, &Request::Start { id: id() }).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_told_in_the_language_of_the_request() {
    let house = House::open().await;
    for (lang, text) in [
        ("it-CH,it;q=0.9,en;q=0.5", "Non trovato."),
        ("fr, de;q=0.7", "Nicht gefunden."),
        ("en;q=0.2, de;q=0.7, it;q=0", "Nicht gefunden."),
        ("fr", "Not found."),
    ] {
        let request = reqwest::Client::new().get(format!("{}/api/tables/000000000000", house.url));
        let answer = request.header("accept-language", lang).send().await.unwrap();
        assert_eq!(answer.status(), 404);
        let refused: wire::Refused = serde_json::from_str(&answer.text().await.unwrap()).unwrap();
        assert_eq!((&*refused.sentence.id, refused.text.as_str()), ("server-not-found", text));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_away_for_a_moment_is_told_just_what_they_missed() {
    let house = House::open().await;
    let setup = json!({ "game": "bohemian", "players": 2, "setup": { "first": "1" } });
    let seats = started(&house.api, &setup, 2).await;
    let mut ben = sit_at(&house.api, &seats[1]).await;
    let view = socket_json(&mut ben).await;
    assert_eq!(view["type"], "view");
    let known = view["version"].as_u64().unwrap() as usize;
    drop(ben);

    let mut anna = sit_at(&house.api, &seats[0]).await;
    let text = "two <b>lines</b>\nof chat".to_owned();
    ask(&mut anna, Request::Say { id: id(), text, name: None }).await;
    let back = |since| Request::Hello {
        token: Some(seats[1].token.clone()),
        since: Some(since),
        lang: None,
        views: wire::Views::MyTurn,
    };
    let mut ben = house.api.socket(seats[1].table, &back(known)).await.unwrap();
    let news = socket_json(&mut ben).await;
    assert_eq!((&news["type"], news["news"].as_array().unwrap().len()), (&json!("news"), 1));
    let said = json!({ "type": "said", "from": { "seat": 1 }, "text": "two <b>lines</b> of chat" });
    assert_eq!(news["news"][0]["fact"], said);
    for _ in 0..20 {
        ask(&mut anna, Request::Say { id: id(), text: "more".into(), name: None }).await;
    }
    let mut ben = house.api.socket(seats[1].table, &back(known)).await.unwrap();
    let view = socket_json(&mut ben).await;
    assert_eq!(view["type"], "view", "too much has happened: all of it anew");
    assert_eq!(view["chat"][0]["text"], "two <b>lines</b> of chat");
    let past: Vec<_> = view["past"].as_array().unwrap().iter().map(|told| told["type"].clone()).collect();
    assert_eq!(past.last(), Some(&json!("rolled")), "and the game so far: {past:?}");
    let mut newcomer = watch(&house.api, seats[1].table).await;
    assert!(socket_json(&mut newcomer).await.get("past").is_none(), "only for who asks what happened");
}

/// All news up to the end of the game. Whoever is to play plays the first of the moves that they are told.
async fn news_of_a_game(mut socket: Socket, plays: bool) -> Vec<Value> {
    let mut all = Vec::new();
    loop {
        let told = socket_json(&mut socket).await;
        if told["type"] != "news" {
            continue;
        }
        let (moves, over) = (&told["moves"], told["view"]["stage"] == "over");
        let moves = if moves.is_array() { moves } else { &told["view"]["moves"] };
        if let (true, Some(mv)) = (plays, moves[0].as_str()) {
            socket.say(&play(mv)).await.unwrap();
        }
        all.push(told);
        if over {
            return all;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_follows_the_game_is_told_just_their_moves() {
    let house = House::open().await;
    let table = house.api.create(&json!({ "game": "bohemian", "players": 2 })).await.unwrap();
    let anna = house.api.sit(table, "Anna").await.unwrap();
    let bot = Request::SeatBot { id: id(), seat: 2, level: "random".into() };
    house.api.act(&anna, &bot).await.unwrap();
    let token = Some(anna.token.clone());
    let seldom = Request::Hello { token, since: None, lang: None, views: wire::Views::Seldom };
    let mut follows = house.api.socket(table, &seldom).await.unwrap();
    let mut sees = sit_at(&house.api, &anna).await;
    for socket in [&mut sees, &mut follows] {
        assert_eq!(socket_json(socket).await["type"], "view");
    }
    house.api.act(&anna, &Request::Start { id: id() }).await.unwrap();
    let (seen, told) = tokio::join!(news_of_a_game(sees, false), news_of_a_game(follows, true));

    let facts = |all: &[Value]| -> Vec<Value> {
        all.iter().flat_map(|told| told["news"].as_array().unwrap().clone()).collect()
    };
    assert_eq!(facts(&told), facts(&seen), "both hear of everything, once");
    let turns: Vec<&Value> = told.iter().filter(|told| told["moves"].is_array()).collect();
    assert!(turns.len() > 5, "{} turns in a whole game", turns.len());
    for turn in turns {
        let seen = seen.iter().find(|seen| seen["version"] == turn["version"]).unwrap();
        assert_eq!(turn["moves"], seen["view"]["moves"]);
    }
    let views: Vec<&Value> =
        told.iter().map(|told| &told["view"]["stage"]).filter(|stage| !stage.is_null()).collect();
    assert_eq!(views, ["playing", "over"], "when the game begins and when it ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_their_seats_and_go_on_after_a_restart() {
    let mut house = House::open().await;
    let table = house.api.create(&json!({ "game": "villagers", "players": 3 })).await.unwrap();
    let anna = house.api.sit(table, "Anna").await.unwrap();
    for seat in [2, 3] {
        let bot = Request::SeatBot { id: id(), seat, level: "random".into() };
        house.api.act(&anna, &bot).await.unwrap();
    }
    house.api.act(&anna, &Request::Start { id: id() }).await.unwrap();
    let away = Request::Away { id: id(), level: Some("random".into()) };
    house.api.act(&anna, &away).await.unwrap();
    house.reopen().await;
    // Bots that are alone play for those who look on.
    let _zoe = watch(&house.api, table).await;
    until(async || (shown(&house, table).await["stage"] == "over").then_some(())).await;
    assert!(house.api.record(table).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_lets_the_clock_run_down_is_replaced_by_a_bot() {
    let house = House::open().await;
    let new = json!({ "game": "bohemian", "players": 2, "pace": "turn 200" });
    let seats = started(&house.api, &new, 2).await;
    let bot = async || {
        let shown = shown(&house, seats[0].table).await;
        shown["seats"].as_array().unwrap().iter().any(|seat| seat["bot"] == "medium").then_some(())
    };
    until(bot).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_watch_and_chat_by_name_but_do_not_play() {
    let house = House::open().await;
    let seats = house.table("bohemian", 2).await;
    let mut zoe = watch(&house.api, seats[0].table).await;
    let mut anna = sit_at(&house.api, &seats[0]).await;
    hear(&mut anna, |heard| heard.kind == "view").await;
    let said = Request::Say { id: id(), text: "hello".into(), name: Some("Zoe".into()) };
    assert_eq!(ask(&mut zoe, said).await.kind, "ack");
    hear(&mut anna, |heard| heard.kind == "news").await;
    assert_eq!(ask(&mut zoe, play("pass")).await.reason(), Some("host-not-yours"));
    let nameless = Request::Say { id: id(), text: "hello".into(), name: None };
    assert_eq!(ask(&mut zoe, nameless).await.reason(), Some("host-not-yours"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_shows_public_tables_until_they_begin() {
    let house = House::open().await;
    let public =
        house.api.create(&json!({ "game": "bohemian", "players": 2, "public": true })).await.unwrap();
    let private = house.api.create(&json!({ "game": "bohemian", "players": 2 })).await.unwrap();
    let lobby = async || house.api.call("GET", "/api/tables", None, None).await.unwrap();
    assert!(!lobby().await.contains(&public.to_string()), "nobody is there to play with");
    let anna = house.api.sit(public, "Anna").await.unwrap();
    house.api.sit(private, "Anna").await.unwrap();
    assert!(lobby().await.contains(&public.to_string()) && !lobby().await.contains(&private.to_string()));
    house.api.sit(public, "Ben").await.unwrap();
    assert_eq!(status(house.api.sit(public, "Carla").await), 409);
    house.api.act(&anna, &Request::Start { id: id() }).await.unwrap();
    assert!(!lobby().await.contains(&public.to_string()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_one_table_for_all_who_ask() {
    let house = House::open().await;
    let seats = house.table("bohemian", 2).await;
    let path = format!("/api/tables/{}/rematch", seats[0].table);
    assert_eq!(status(house.api.call("POST", &path, Some(&seats[0].token), None).await), 409);
    let mut ben = sit_at(&house.api, &seats[1]).await;
    house.api.act(&seats[0], &Request::Resign { id: id() }).await.unwrap();
    let wish = |seat: usize| house.api.call("POST", &path, Some(&seats[seat].token), None);
    let (first, second) = tokio::join!(wish(0), wish(1));
    let first = first.unwrap();
    assert_eq!(first, second.unwrap(), "at the same time");
    assert_eq!(first, wish(0).await.unwrap(), "and again");
    hear(&mut ben, |heard| heard.kind == "rematch").await;
    assert_eq!(status(house.api.call("POST", &path, None, None).await), 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_sit_down_again_for_a_rematch() {
    let house = House::open().await;
    let table = house.api.create(&json!({ "game": "villagers", "players": 2 })).await.unwrap();
    let anna = house.api.sit(table, "Anna").await.unwrap();
    let bot = Request::SeatBot { id: id(), seat: 2, level: "easy".into() };
    for said in [bot, Request::Start { id: id() }, Request::Resign { id: id() }] {
        house.api.act(&anna, &said).await.unwrap();
    }
    let path = format!("/api/tables/{table}/rematch");
    let made = house.api.call("POST", &path, Some(&anna.token), None).await.unwrap();
    let made: serde_json::Value = serde_json::from_str(&made).unwrap();
    let shown = shown(&house, made["table"].as_str().unwrap().parse().unwrap()).await;
    assert_eq!((&shown["seats"][0]["open"], &shown["seats"][1]["bot"]), (&json!(true), &json!("easy")));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_interface_describes_itself() {
    let house = House::open().await;
    let get = async |path| house.api.call("GET", path, None, None).await.unwrap();
    let api: Value = serde_json::from_str(&get("/api/openapi.json").await).unwrap();
    for path in
        ["/api/tables", "/api/tables/{table}/seats", "/api/tables/{table}/socket", "/api/session", "/metrics"]
    {
        assert!(api["paths"][path].is_object(), "{path}");
    }
    let schema = get("/api/socket-schema.json").await;
    for word in ["hello", "play", "take-back", "seat-bot", "news", "ack", "refused", "rematch"] {
        assert!(schema.contains(&format!("\"{word}\"")), "{word}");
    }
    assert!(get("/healthz").await.starts_with("ok"));
    house.table("bohemian", 2).await;
    assert!(get("/metrics").await.contains("piazza_commit_seconds"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_makes_no_sense_is_refused() {
    let house = House::open().await;
    for new in [
        json!({ "game": "chess", "players": 2 }),
        json!({ "game": "bohemian", "players": 9 }),
        json!({ "game": "bohemian", "players": 2, "pace": "fast" }),
        json!({ "game": "bohemian", "players": 2, "setup": { "first": "7" } }),
        json!({ "game": "bohemian", "players": 2, "setup": { "first": "1\nbank 5" } }),
        json!({ "game": "bohemian", "players": 2, "colour": "red" }),
        json!([]),
    ] {
        assert!((400..=409).contains(&status(house.api.create(&new).await)), "{new}");
    }
}
