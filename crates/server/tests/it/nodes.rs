//! Two nodes on `PostgreSQL` and NATS.

use crate::harness::*;
use serde_json::json;
use server::client::{Api, Seated};
use server::{FromClient, Server};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::runtime::Runtime;

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// The program, wherever Debian put it.
fn program(name: &str) -> Command {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut places: Vec<_> = versions.map(|version| version.path().join("bin")).collect();
    places.push("/usr/sbin".into());
    let found = places.into_iter().map(|place| place.join(name)).find(|path| path.exists());
    let path = found.unwrap_or_else(|| name.into());
    // PostgreSQL does not run as root.
    let root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n");
    if root && name != "nats-server" {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(path);
        command
    } else {
        Command::new(path)
    }
}

fn run(command: &mut Command) {
    let output = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    let status = output.unwrap_or_else(|error| {
        panic!("{command:?}: {error}: are Debian's postgresql and nats-server installed?")
    });
    assert!(status.success(), "{command:?}: {status}");
}

/// A `PostgreSQL` of our own, on a port of its own.
struct Postgres {
    folder: TempDir,
    port: u16,
}

impl Postgres {
    fn start() -> Postgres {
        let folder = TempDir::new().unwrap();
        own(folder.path());
        let postgres = Postgres { folder, port: free_port() };
        run(program("initdb").arg("-D").arg(postgres.data()).args(["-U", "piazza", "-A", "trust"]));
        postgres.up();
        postgres
    }

    fn data(&self) -> std::path::PathBuf {
        self.folder.path().join("data")
    }

    fn up(&self) {
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories={}",
            self.port,
            self.folder.path().display()
        );
        run(program("pg_ctl").arg("-D").arg(self.data()).args(["-w", "-o", &options, "start"]));
    }

    fn down(&self, mode: &str) {
        run(program("pg_ctl").arg("-D").arg(self.data()).args(["-w", "-m", mode, "stop"]));
    }

    fn url(&self) -> String {
        format!("postgres://piazza@127.0.0.1:{}/postgres", self.port)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.down("immediate");
    }
}

/// The folder belongs to the one who runs `PostgreSQL`.
fn own(folder: &Path) {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o777)).unwrap();
}

struct Nats {
    port: u16,
    process: Option<Child>,
}

impl Nats {
    fn start() -> Nats {
        let mut nats = Nats { port: free_port(), process: None };
        nats.up();
        nats
    }

    fn up(&mut self) {
        let mut command = program("nats-server");
        command
            .args(["-a", "127.0.0.1", "-p", &self.port.to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        self.process = Some(command.spawn().expect("Debian's nats-server is installed"));
    }

    fn down(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().unwrap();
            process.wait().unwrap();
        }
    }

    fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.down();
    }
}

/// A node on a runtime of its own, so that it can die without a word.
struct Node {
    runtime: Option<Runtime>,
    /// Dropped with the node: nobody stops it in an orderly way.
    _server: Server,
    api: Api,
}

impl Node {
    async fn start(postgres: &Postgres, nats: &Nats) -> Node {
        let mut options = options(postgres.url());
        options.nats = Some(nats.url());
        let runtime = tokio::task::spawn_blocking(|| Runtime::new().unwrap()).await.unwrap();
        let server = runtime.spawn(Server::start(options)).await.unwrap().unwrap();
        let api = Api::new(&format!("http://{}", server.address()));
        Node { runtime: Some(runtime), _server: server, api }
    }
}

/// All its tasks end wherever they are.
impl Drop for Node {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// Plays a seat to the end, on whichever of the nodes answers; whatever was not acknowledged is asked for again.
async fn play_somewhere(apis: Vec<Api>, seat: Seated) {
    let mut asked: Option<FromClient> = None;
    for api in apis.iter().cycle() {
        let Ok(mut socket) = api.socket(seat.table, &hello(Some(&seat))).await else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        if let Some(asked) = &asked
            && socket.say(asked).await.is_err()
        {
            continue;
        }
        while let Ok(heard) = socket.next().await {
            match heard.kind.as_str() {
                "ack" => asked = None,
                "refused" if heard.reason.as_deref() == Some("unavailable") => break,
                "refused" => panic!("{heard:?}"),
                _ => {}
            }
            let Some(view) = heard.view else { continue };
            if view.stage == "over" {
                return;
            }
            if asked.is_none()
                && let Some(mv) = view.moves.first()
            {
                let said = play(mv);
                asked = Some(said.clone());
                if socket.say(&said).await.is_err() {
                    break;
                }
            }
        }
    }
}

/// Every table replays, and nothing that was asked for once was done twice.
async fn nothing_is_doubled(postgres: &Postgres) {
    let asked = server::audit(&postgres.url()).await.unwrap();
    let mut once = std::collections::HashSet::new();
    assert!(asked.iter().all(|asked| once.insert(asked.clone())));
    assert!(!once.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn players_on_two_nodes_play_on_when_one_node_goes() {
    let (postgres, nats) = (Postgres::start(), Nats::start());
    let (first, second) = (Node::start(&postgres, &nats).await, Node::start(&postgres, &nats).await);
    let (one, two) = (first.api.clone(), second.api.clone());
    let seats = started(&one, &json!({ "game": "bohemian", "players": 2 }), 2).await;
    let mut watching = watch(&one, seats[0].table).await;
    let anna = tokio::spawn(play_somewhere(vec![one.clone(), two.clone()], seats[0].clone()));
    let ben = tokio::spawn(play_somewhere(vec![two.clone(), one.clone()], seats[1].clone()));
    // In the middle of the game.
    hear(&mut watching, |heard| heard.version.is_some_and(|version| version > 30)).await;
    drop(second);
    for player in [anna, ben] {
        in_time(player).await.unwrap();
    }
    assert!(one.record(seats[0].table).await.is_ok());
    nothing_is_doubled(&postgres).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn play_goes_on_after_postgres_restarts_and_while_nats_is_away() {
    let (postgres, mut nats) = (Postgres::start(), Nats::start());
    let (first, second) = (Node::start(&postgres, &nats).await, Node::start(&postgres, &nats).await);
    let (one, two) = (first.api.clone(), second.api.clone());
    let mut players = Vec::new();
    let mut watching = None;
    for _ in 0..4 {
        let seats = started(&one, &json!({ "game": "bohemian", "players": 2 }), 2).await;
        watching = Some(watch(&two, seats[0].table).await);
        for (seat, apis) in
            seats.into_iter().zip([vec![one.clone(), two.clone()], vec![two.clone(), one.clone()]])
        {
            players.push(tokio::spawn(play_somewhere(apis, seat)));
        }
    }
    hear(&mut watching.unwrap(), |heard| heard.version.is_some_and(|version| version > 20)).await;
    postgres.down("fast");
    postgres.up();
    nats.down();
    let away = Instant::now();
    // One node tells the other nothing, and still they go on.
    while away.elapsed() < Duration::from_secs(10) {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    nats.up();
    for player in players {
        tokio::time::timeout(PATIENCE * 3, player).await.expect("it ends").unwrap();
    }
    nothing_is_doubled(&postgres).await;
}
