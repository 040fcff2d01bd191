//! What earlier versions left behind must still be read: records, and the databases of servers. `fixtures/README.md` tells
//! what is there.

#[allow(dead_code, reason = "NATS is for others")]
mod services;

use bohemian::Bohemian;
use client::Api;
use engine::{Game, Record};
use serde_json::{Value, json};
use services::Postgres;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use villagers::Villagers;
use wire::{Request, TableId, Views};

const PASSPHRASE: &str = "a fixture, no secret";

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/0.1.0").join(name)
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The records in a folder, by their names.
fn records(of: &str) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder(of)).unwrap().map(|entry| entry.unwrap().path());
    let mut records: Vec<_> = files.filter(|path| path.extension().is_some_and(|end| end == "txt")).collect();
    records.sort();
    records
}

fn piazza(args: &[&str]) -> String {
    let output =
        Command::new(env!("CARGO_BIN_EXE_piazza")).args(["--lang", "en"]).args(args).output().unwrap();
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Read and written again, a record is the same, down to the result.
fn replays<G: Game>(path: &Path) {
    let text = read(path);
    let record = Record::<G>::parse(&text).unwrap_or_else(|at| panic!("{}: {at:?}", path.display()));
    assert_eq!(record.to_text().trim_end(), text.trim_end(), "{}", path.display());
}

#[test]
fn every_record_replays_to_the_same_end() {
    let mut seen = [0, 0];
    for path in ["records", "sqlite", "postgres", "browser"].into_iter().flat_map(records) {
        match engine::game_of(&read(&path)) {
            Some(Bohemian::ID) => {
                replays::<Bohemian>(&path);
                seen[0] += 1;
            }
            Some(Villagers::ID) => {
                replays::<Villagers>(&path);
                seen[1] += 1;
            }
            other => panic!("{}: {other:?}", path.display()),
        }
        piazza(&["replay", path.to_str().unwrap(), "--check"]);
    }
    assert!(seen.into_iter().all(|records| records >= 8), "{seen:?}");
}

/// Else nothing would tell that old games are replayed by their own rules.
#[test]
fn some_records_would_be_other_games_by_newer_rules() {
    for name in ["bohemian-3", "countess-dealt-by-mood-swing", "countess-empty-reserve"] {
        let text = read(&folder("records").join(format!("{name}.txt"))).replace("\nrules 1\n", "\nrules 2\n");
        let differs = match engine::game_of(&text) {
            Some(Bohemian::ID) => Record::<Bohemian>::parse(&text).is_err(),
            _ => Record::<Villagers>::parse(&text).is_err(),
        };
        assert!(differs, "{name}");
    }
}

#[test]
fn the_dice_of_every_game_at_a_table_are_drawn_again() {
    for path in ["sqlite", "postgres"].into_iter().flat_map(records) {
        let text = read(&path);
        let outcomes = text.lines().filter(|line| line.starts_with("* ")).count();
        // The first format doesn't tell who gave up: without a result the game could go on.
        let ended = if text.contains("\nresult ") { &[][..] } else { &["--unfinished"][..] };
        let told = piazza(&[&["verify", path.to_str().unwrap()], ended].concat());
        assert!(told.contains(&format!(" {outcomes} ")), "{outcomes} outcomes: {told}");
        assert!(told.contains("format 1"), "it says how far it can vouch: {told}");
    }
}

/// A server on a database that an earlier version has left.
struct Server {
    process: Child,
    api: Api,
}

impl Server {
    fn start(database: &str) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_piazza"))
            .args(["serve", "--lang", "en", "--listen", "127.0.0.1:0", "--requests-per-second", "1000000"])
            .args(["--messages-per-second", "1000000", "--database", database])
            .env("RUST_LOG", "off")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.split_whitespace().find(|word| word.starts_with("http://")).expect("an address");
        Server { api: Api::new(url), process }
    }

    async fn show(&self, table: &str, token: Option<&str>) -> Value {
        let shown = self.api.call("GET", &format!("/api/tables/{table}"), token, None).await.unwrap();
        serde_json::from_str(&shown).unwrap()
    }

    /// What was said at a table, and by whom.
    async fn chat(&self, table: TableId) -> Vec<(String, String)> {
        let hello = Request::Hello { token: None, since: None, lang: None, views: Views::Always };
        let mut socket = self.api.socket(table, &hello).await.unwrap();
        let view: Value = serde_json::from_str(&socket.next_text().await.unwrap()).unwrap();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let name = |from: &Value| match from["seat"].as_u64() {
            Some(seat) => text(&view["view"]["seats"][seat as usize - 1]["name"]),
            None => text(&from["spectator"]),
        };
        let lines = view["chat"].as_array().unwrap().iter();
        lines.map(|line| (name(&line["from"]), text(&line["text"]))).collect()
    }

    /// The table is as it was: who sits there, how far the game is, what each of them can play, what was said, the record.
    async fn has(&self, expected: &Value, records: &str) {
        let name = expected["name"].as_str().unwrap();
        let table = expected["table"].as_str().unwrap();
        let shown = self.show(table, None).await;
        assert_holds(&shown, &expected["card"], name);
        assert_holds(&shown["view"], &expected["view"], name);
        for (seat, expected) in expected["seats"].as_array().unwrap().iter().enumerate() {
            assert_holds(&shown["view"]["seats"][seat], expected, name);
        }
        for (seat, moves) in expected["moves"].as_object().unwrap() {
            let shown = self.show(table, expected["tokens"][seat].as_str()).await;
            assert_eq!(&shown["view"]["moves"], moves, "{name}, seat {seat}");
        }
        let chat = self.chat(table.parse().unwrap()).await;
        assert_eq!(json!(chat), expected["chat"], "{name}");
        if expected["card"]["stage"] == "over" {
            let record = self.api.record(table.parse().unwrap()).await.unwrap();
            assert_eq!(record, read(&folder(records).join(format!("{name}.txt"))), "{name}");
        }
    }

    /// People play on by their first moves, and the game comes to its end.
    async fn plays_on(&self, expected: &Value) -> String {
        let table = expected["table"].as_str().unwrap();
        let path = format!("/api/tables/{table}/actions");
        for id in 0..10_000 {
            let mut moved = false;
            for token in expected["tokens"].as_object().unwrap().values().map(Value::as_str) {
                let shown = self.show(table, token).await;
                if shown["stage"] == "over" {
                    return self.api.record(table.parse().unwrap()).await.unwrap();
                }
                if let Some(mv) = shown["view"]["moves"][0].as_str() {
                    let play = json!({ "type": "play", "id": format!("on{id}"), "move": mv });
                    self.api.call("POST", &path, token, Some(&play)).await.unwrap();
                    moved = true;
                }
            }
            if !moved {
                // A bot thinks.
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
        }
        panic!("the game does not end: {expected}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

/// All that is expected is there; there may be more. What is not mentioned is null or false.
#[track_caller]
fn assert_holds(found: &Value, expected: &Value, name: &str) {
    for (key, expected) in expected.as_object().unwrap() {
        let found = &found[key];
        let absent = found.is_null() && *expected == json!(false);
        assert!(found == expected || absent, "{name}: {key} is {found}, not {expected}");
    }
}

/// Everything that the earlier server had is there, and running games are played to their end.
async fn serves_all(database: &str, records: &str) {
    let expected: Value = serde_json::from_str(&read(&folder(records).join("expected.json"))).unwrap();
    let tables = expected["tables"].as_array().unwrap();
    let asked = server::audit(database).await.unwrap().len();
    assert!(asked > 100, "every log gives a table: {asked} things were asked for");

    let server = Server::start(database);
    for table in tables {
        server.has(table, records).await;
    }
    let account = server.api.with_cookies().unwrap();
    let credentials = json!({ "name": "Anna", "passphrase": PASSPHRASE });
    account.call("POST", "/api/session", None, Some(&credentials)).await.unwrap();
    let me: Value = serde_json::from_str(&account.call("GET", "/api/me", None, None).await.unwrap()).unwrap();
    let mine: Vec<_> = me["tables"].as_array().unwrap().iter().map(|card| &card["table"]).collect();
    assert_eq!(json!(mine), expected["account"]["tables"]);

    let running: Vec<_> = tables.iter().filter(|table| table["card"]["stage"] == "playing").collect();
    assert!(running.len() >= 4);
    for table in running {
        let record = server.plays_on(table).await;
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), &record).unwrap();
        piazza(&["replay", file.path().to_str().unwrap(), "--check"]);
        piazza(&["verify", file.path().to_str().unwrap()]);
        assert!(record.contains("\nrules 1\n"), "it goes on by the rules that it began with");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sqlite_file_is_served_as_it_was() {
    let copy = tempfile::tempdir().unwrap();
    let file = copy.path().join("piazza.db");
    std::fs::copy(folder("sqlite/piazza.db"), &file).unwrap();
    serves_all(&format!("sqlite:{}", file.display()), "sqlite").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_database_is_served_as_it_was() {
    let postgres = Postgres::start();
    postgres.restore(&read(&folder("postgres/piazza.sql")));
    serves_all(&postgres.url(), "postgres").await;
}
