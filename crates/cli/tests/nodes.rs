//! Nodes that are processes, on `PostgreSQL` and NATS: one is killed, the database restarts, NATS goes away.

mod services;

use client::{Api, NewTable, Socket, TableView, Update};
use services::{Nats, Postgres};
use std::collections::HashSet;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::Stage;
use wire::http::Seated;
use wire::{Request, RequestId, TableId, Views};

/// Nothing that is waited for takes so long, unless it never comes.
const PATIENCE: Duration = Duration::from_mins(2);

/// A node.
struct Node {
    process: Child,
    api: Api,
}

impl Node {
    fn start(postgres: &Postgres, nats: &Nats) -> Node {
        let mut process = Command::new(env!("CARGO_BIN_EXE_piazza"))
            .args(["serve", "--lang", "en", "--listen", "127.0.0.1:0", "--requests-per-second", "1000000"])
            .args(["--messages-per-second", "1000000", "--database", &postgres.url(), "--nats", &nats.url()])
            .env("RUST_LOG", "off")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.split_whitespace().find(|word| word.starts_with("http://")).expect("an address");
        Node { api: Api::new(url), process }
    }

    /// `kill -9`.
    fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

type Heard = Update<TableView<serde_json::Value>, serde_json::Value>;

fn id() -> RequestId {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    format!("n{}", NEXT.fetch_add(1, Ordering::Relaxed)).parse().unwrap()
}

async fn started(api: &Api) -> [Seated; 2] {
    let table = api.make(&NewTable::new("bohemian", 2)).await.unwrap().table;
    let seats = [api.sit(table, "Anna").await.unwrap(), api.sit(table, "Ben").await.unwrap()];
    api.act(&seats[0], &Request::Start { id: id() }).await.unwrap();
    seats
}

async fn connect(api: &Api, table: TableId, token: Option<&str>) -> Result<Socket, client::Error> {
    let token = token.map(str::to_owned);
    api.socket(table, &Request::Hello { token, since: None, lang: None, views: Views::Always }).await
}

/// Plays a seat to the end, on whichever of the nodes answers; whatever was not acknowledged is asked for again. Gives
/// the ids of all that was acknowledged.
async fn play_somewhere(apis: Vec<Api>, seat: Seated) -> Vec<String> {
    let mut acked = Vec::new();
    let mut asked: Option<Request> = None;
    // Another node may not know yet what this one has done: its view is of no use then.
    let mut done = 0;
    for api in apis.iter().cycle() {
        let Ok(mut socket) = connect(api, seat.table, Some(&seat.token)).await else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        if let Some(asked) = &asked
            && socket.say(asked).await.is_err()
        {
            continue;
        }
        // The view may come before the word that what was asked again is done, or after it.
        let mut turn = None;
        while let Ok(heard) = socket.next::<Heard>().await {
            match heard {
                Update::Ack { version, .. } => {
                    acked.extend(asked.take().and_then(|asked| asked.id().map(|id| id.as_str().to_owned())));
                    done = version;
                }
                Update::Refused { why, .. } if why.sentence.id == "server-unavailable" => break,
                Update::Refused { .. } => panic!("{heard:?}"),
                Update::View { version, view, .. } | Update::News { version, view: Some(view), .. } => {
                    if view.stage == Stage::Over {
                        return acked;
                    }
                    turn = view.moves.into_iter().next().map(|mv| (mv, version));
                }
                _ => {}
            }
            if asked.is_none()
                && let Some((mv, _)) = turn.take_if(|(_, version)| *version >= done)
            {
                let said = Request::Play { id: id(), mv };
                asked = Some(said.clone());
                if socket.say(&said).await.is_err() {
                    break;
                }
            }
        }
    }
    unreachable!("nodes are tried for as long as it takes")
}

/// Waits until a table is in the middle of its game.
async fn well_begun(api: &Api, table: TableId) {
    let mut socket = connect(api, table, None).await.unwrap();
    loop {
        match socket.next::<Heard>().await.unwrap() {
            Update::View { version, .. } | Update::News { version, .. } if version >= 30 => return,
            _ => {}
        }
    }
}

/// Every table replays; nothing that was acknowledged is missing, and nothing was done twice.
async fn nothing_is_lost_or_doubled(postgres: &Postgres, acked: Vec<String>) {
    let mut kept = HashSet::new();
    for asked in server::audit(&postgres.url()).await.unwrap() {
        assert!(kept.insert(asked.clone()), "{asked:?} was done twice");
    }
    let kept: HashSet<&str> = kept.iter().filter_map(|asked| asked.by.split(' ').nth(1)).collect();
    assert!(acked.len() > 20, "{} moves", acked.len());
    assert!(acked.iter().all(|id| kept.contains(id.as_str())), "something acknowledged is lost");
}

#[tokio::test(flavor = "multi_thread")]
async fn players_on_two_nodes_play_on_when_one_is_killed() {
    let (postgres, nats) = (Postgres::start(), Nats::start());
    let (first, mut second) = (Node::start(&postgres, &nats), Node::start(&postgres, &nats));
    let (one, two) = (first.api.clone(), second.api.clone());
    let [anna, ben] = started(&one).await;
    let table = anna.table;
    let anna = tokio::spawn(play_somewhere(vec![one.clone(), two.clone()], anna));
    let ben = tokio::spawn(play_somewhere(vec![two, one.clone()], ben));
    let game = async {
        well_begun(&one, table).await;
        second.kill();
        [anna.await.unwrap(), ben.await.unwrap()].concat()
    };
    let acked = tokio::time::timeout(PATIENCE, game).await.expect("the game ends");
    assert!(one.record(table).await.is_ok());
    nothing_is_lost_or_doubled(&postgres, acked).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn play_goes_on_after_postgres_restarts_and_while_nats_is_away() {
    let (postgres, mut nats) = (Postgres::start(), Nats::start());
    let (first, second) = (Node::start(&postgres, &nats), Node::start(&postgres, &nats));
    let (one, two) = (first.api.clone(), second.api.clone());
    let mut players = Vec::new();
    let mut last = None;
    for _ in 0..4 {
        let [anna, ben] = started(&one).await;
        last = Some((anna.table, anna.token.clone(), ben.token.clone()));
        players.push(tokio::spawn(play_somewhere(vec![one.clone(), two.clone()], anna)));
        players.push(tokio::spawn(play_somewhere(vec![two.clone(), one.clone()], ben)));
    }
    let (table, anna, ben) = last.unwrap();
    let games = async {
        well_begun(&two, table).await;
        postgres.down("fast");
        postgres.up();
        nats.down();
        // One node tells the other nothing, and still they go on.
        tokio::time::sleep(Duration::from_secs(10)).await;
        nats.up();
        let mut acked = Vec::new();
        for player in players {
            acked.extend(player.await.unwrap());
        }
        acked
    };
    let acked = tokio::time::timeout(PATIENCE, games).await.expect("the games end");
    nothing_is_lost_or_doubled(&postgres, acked).await;

    // Both want a rematch at the same moment, each on another node: they meet at one table.
    let rematch = format!("/api/tables/{table}/rematch");
    let wish = |api: Api, token: String| {
        let path = rematch.clone();
        async move { api.call("POST", &path, Some(&token), None).await.unwrap() }
    };
    let (here, there) = tokio::join!(wish(one, anna), wish(two, ben));
    assert_eq!(here, there);
}
