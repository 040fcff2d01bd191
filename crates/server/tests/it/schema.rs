//! Everything that is said over a socket is as the schema says.

use crate::harness::*;
use bohemian::Bohemian;
use boon::{Compiler, SchemaIndex, Schemas};
use client::{Api, DicePart, Socket, Stage, TableView};
use serde_json::{Value, json};
use std::sync::Arc;
use wire::{Request, UpdateOf};

/// The schema that the server gives, ready to be held against messages.
struct Schema {
    schemas: Schemas,
    to_client: SchemaIndex,
    from_client: SchemaIndex,
}

impl Schema {
    async fn of(api: &Api, game: &str) -> Schema {
        let text = api.call("GET", "/api/socket-schema.json", None, None).await.unwrap();
        let mut compiler = Compiler::new();
        compiler.add_resource("socket.json", serde_json::from_str(&text).unwrap()).unwrap();
        let mut schemas = Schemas::new();
        let mut compile = |message: &str| {
            let place = format!("socket.json#/properties/{message}");
            compiler.compile(&place, &mut schemas).unwrap_or_else(|error| panic!("{place}: {error}"))
        };
        let (to_client, from_client) = (compile(&format!("to-client-{game}")), compile("from-client"));
        Schema { schemas, to_client, from_client }
    }

    fn check(&self, message: &Value, kind: SchemaIndex) {
        if let Err(why) = self.schemas.validate(message, kind) {
            panic!("{why}\n{message}");
        }
    }
}

/// Somebody at a table: whatever they hear is held against the schema.
struct Listener {
    schema: Arc<Schema>,
    socket: Socket,
    moves: Vec<String>,
    /// How much they have said.
    said: usize,
}

impl Listener {
    /// Says something that the schema knows of too.
    async fn say(&mut self, said: &Request) {
        self.schema.check(&serde_json::to_value(said).unwrap(), self.schema.from_client);
        self.socket.say(said).await.unwrap();
    }

    /// What to say next: mostly a move, and now and then whatever else can be said.
    fn next(&mut self) -> Request {
        self.said += 1;
        let (id, mv) = (id(), self.moves[self.said * 7 % self.moves.len()].clone());
        match self.said {
            2 => Request::Hint { id },
            3 => Request::Say { id, text: "so: so".into(), name: None },
            4 => Request::Play { id, mv: "fly away".into() },
            said if said % 9 == 0 => {
                let wrong = ["3+4 Q7", "1+1 tile", "road 9", "done", "end"].map(str::to_owned);
                Request::Try { id, moves: self.moves.iter().take(20).cloned().chain(wrong).collect() }
            }
            said if said % 11 == 5 => Request::TakeBack { id },
            _ => Request::Play { id, mv },
        }
    }

    /// Listens until the game is over, and plays when it can. Gives the kinds of messages that were heard.
    async fn attend(mut self) -> Vec<String> {
        let mut heard = Vec::new();
        let mut asked: Option<Request> = None;
        loop {
            let text = in_time(self.socket.next_text()).await.unwrap();
            let message: Value = serde_json::from_str(&text).unwrap();
            self.schema.check(&message, self.schema.to_client);
            heard.push(message["type"].as_str().unwrap().to_owned());
            if let Some(done) = asked.take_if(|asked| message["id"] == json!(asked.id()))
                && message["type"] == "ack"
                && !matches!(done, Request::Say { .. })
            {
                // What can be played now comes with the news.
                self.moves.clear();
            }
            if let Some(view) = message.get("view") {
                if view["stage"] == "over" {
                    return heard;
                }
                let moves = view["moves"].as_array().unwrap();
                self.moves = moves.iter().map(|mv| mv.as_str().unwrap().to_owned()).collect();
            }
            if asked.is_none() && !self.moves.is_empty() {
                let said = self.next();
                self.say(&said).await;
                asked = Some(said);
            }
        }
    }
}

async fn whole_game(game: &str, people: u8) {
    let house = House::open().await;
    let schema = Arc::new(Schema::of(&house.api, game).await);
    let new = json!({ "game": game, "players": people, "hints": true });
    let seats = started(&house.api, &new, people).await;
    let mut listeners = Vec::new();
    for seat in seats.iter().map(Some).chain([None]) {
        let socket = house.api.socket(seats[0].table, &hello(seat)).await.unwrap();
        let mut listener = Listener { schema: Arc::clone(&schema), socket, moves: Vec::new(), said: 0 };
        if seat.is_none() {
            listener.say(&Request::Say { id: id(), text: "hello".into(), name: Some("Zoe".into()) }).await;
        }
        listeners.push(tokio::spawn(listener.attend()));
    }
    let mut heard = Vec::new();
    for listener in listeners {
        heard.extend(listener.await.unwrap());
    }
    for kind in ["view", "news", "ack", "refused", "tried", "hints"] {
        assert!(heard.iter().any(|heard| heard == kind), "no {kind} in a whole game of {game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_that_is_said_in_whole_games_is_as_the_schema_says() {
    whole_game("bohemian", 3).await;
    whole_game("villagers", 2).await;
    whole_game("villagers", 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_schema_refuses_what_is_never_said() {
    let house = House::open().await;
    let schema = Schema::of(&house.api, "bohemian").await;
    let news = |event: Value| json!({ "type": "news", "version": 7, "news": [{ "version": 7, "at": 0, "events": [event] }] });
    schema.check(&news(json!({ "type": "rolled", "seat": 1, "dice": [2, 3, 4, 6] })), schema.to_client);
    for wrong in [
        json!({ "type": "cheat" }),
        json!({ "type": "ack", "id": "m1" }),
        news(json!({ "type": "dealt" })),
        news(json!({ "type": "rolled", "seat": 1, "dice": [7] })),
        news(json!({ "type": "rolled", "seat": 0, "dice": [6] })),
        news(json!({ "type": "placed", "seat": 1, "place": "N13", "building": "mill", "dice": [3, 4] })),
    ] {
        assert!(schema.schemas.validate(&wrong, schema.to_client).is_err(), "{wrong}");
    }
}

/// Two people choose the dice together, one of them is late, and somebody looks on.
#[tokio::test(flavor = "multi_thread")]
async fn all_that_is_said_while_the_dice_are_chosen_is_as_the_schema_says() {
    let house = House::open().await;
    let schema = Arc::new(Schema::of(&house.api, "bohemian").await);
    let table = house.api.create(&json!({ "game": "bohemian", "players": 2 })).await.unwrap();
    let (anna, ben) =
        (house.api.sit(table, "Anna").await.unwrap(), house.api.sit(table, "Ben").await.unwrap());
    let mut listeners = Vec::new();
    for (seat, reveals) in [(Some(&anna), true), (Some(&ben), false), (None, false)] {
        let mut socket = house.api.socket(table, &hello(seat)).await.unwrap();
        let (schema, mut dice) = (Arc::clone(&schema), DicePart::new([7; 32]));
        listeners.push(tokio::spawn(async move {
            let mut facts: Vec<String> = Vec::new();
            loop {
                let text = in_time(socket.next_text()).await.unwrap();
                let message: Value = serde_json::from_str(&text).unwrap();
                schema.check(&message, schema.to_client);
                let news = message["news"].as_array().into_iter().flatten();
                facts.extend(news.filter_map(|news| news["fact"]["type"].as_str()).map(str::to_owned));
                let Some(view) = message.get("view") else { continue };
                let view: TableView<Value> = serde_json::from_value(view.clone()).unwrap();
                if view.stage == Stage::Playing {
                    return facts;
                }
                let said = dice.answer(&view, id);
                if let Some(said) = said.filter(|said| reveals || !matches!(said, Request::Reveal { .. })) {
                    schema.check(&serde_json::to_value(&said).unwrap(), schema.from_client);
                    socket.say(&said).await.unwrap();
                }
            }
        }));
    }
    until(async || {
        let view = house.api.look::<Value>(table, None).await.unwrap().view;
        view.seats.iter().all(|seat| seat.part).then_some(())
    })
    .await;
    house.api.act(&anna, &Request::Start { id: id() }).await.unwrap();
    for listener in listeners {
        let facts = listener.await.unwrap();
        for fact in ["gathered", "bound", "revealed", "late", "committed", "started"] {
            assert!(facts.iter().any(|known| known == fact), "no {fact} in {facts:?}");
        }
    }
    for wrong in [
        json!({ "type": "commit", "id": "c1", "round": 1, "commitment": "abc" }),
        json!({ "type": "commit", "id": "c1", "commitment": "0".repeat(64) }),
        json!({ "type": "reveal", "id": "c1", "round": -1, "part": "0".repeat(64) }),
        json!({ "type": "reveal", "id": "c1", "round": 1, "part": "0".repeat(63) }),
    ] {
        assert!(schema.schemas.validate(&wrong, schema.from_client).is_err(), "{wrong}");
    }
}

/// Whatever `docs/api.md` shows as JSON is a message that a table of Bohemian Villages could send.
#[tokio::test(flavor = "multi_thread")]
async fn the_messages_that_the_guide_shows_are_as_the_schema_says() {
    let guide = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/api.md");
    let guide = std::fs::read_to_string(guide).unwrap();
    let shown: Vec<Value> = guide
        .split("```json\n")
        .skip(1)
        .map(|rest| serde_json::from_str(rest.split("```").next().unwrap()).unwrap())
        .collect();
    assert!(shown.iter().any(|message| message["view"]["game"].is_object()), "the guide shows a view");
    assert!(shown.iter().any(|message| message["news"][0]["events"][0].is_object()), "and an event");
    let house = House::open().await;
    let schema = Schema::of(&house.api, "bohemian").await;
    for message in &shown {
        schema.check(message, schema.to_client);
        let read: UpdateOf<Bohemian> = serde_json::from_value(message.clone()).unwrap();
        assert_eq!(serde_json::to_value(read).unwrap(), *message, "it shows just what is sent");
    }
}
