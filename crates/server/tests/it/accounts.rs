//! Accounts: your tables on every device.

use crate::harness::*;
use crate::services::Postgres;
use client::Api;
use serde_json::json;
use sqlx::Row;

async fn post(api: &Api, path: &str, name: &str, passphrase: &str) -> Result<String, client::Error> {
    api.call("POST", path, None, Some(&json!({ "name": name, "passphrase": passphrase }))).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_finds_its_tables_on_another_device() {
    let house = House::open().await;
    let (phone, laptop) = (house.api.with_cookies().unwrap(), house.api.with_cookies().unwrap());
    post(&phone, "/api/accounts", "Anna", "correct horse").await.unwrap();
    let table = phone.create(&json!({ "game": "villagers", "players": 2 })).await.unwrap();
    phone.sit(table, "Anna").await.unwrap();

    assert_eq!(status(laptop.call("GET", "/api/me", None, None).await), 401);
    assert_eq!(status(post(&laptop, "/api/session", "Anna", "wrong horse").await), 401);
    assert_eq!(status(post(&laptop, "/api/session", "Nobody", "wrong horse").await), 401);
    post(&laptop, "/api/session", "anna", "correct horse").await.unwrap();
    let me = laptop.call("GET", "/api/me", None, None).await.unwrap();
    assert!(me.contains("\"name\":\"Anna\"") && me.contains(&table.to_string()) && me.contains("\"you\":1"));

    laptop.call("DELETE", "/api/session", None, None).await.unwrap();
    assert_eq!(status(laptop.call("GET", "/api/me", None, None).await), 401);
    assert!(phone.call("GET", "/api/me", None, None).await.is_ok(), "the other device is still logged in");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_taken_once_and_passphrases_are_not_guessed_fast() {
    let house = House::open().await;
    post(&house.api, "/api/accounts", "Anna", "correct horse").await.unwrap();
    assert_eq!(status(post(&house.api, "/api/accounts", "ANNA", "another one").await), 409);
    assert_eq!(status(post(&house.api, "/api/accounts", "Ben", "short").await), 400);
    assert_eq!(status(post(&house.api, "/api/accounts", &"x".repeat(33), "long enough").await), 400);
    let mut refused = Vec::new();
    for _ in 0..10 {
        refused.push(status(post(&house.api, "/api/session", "Anna", "is it this?").await));
    }
    assert_eq!((refused[0], refused[9]), (401, 429));
}

/// What a server of old kept of `correct horse`.
const OLD: &str = "argon2id 000102030405060708090a0b0c0d0e0f d00b90c40f918cf889780d7d3a9ec3c2b1719df87dc5e4d4d93ea6163db04e17";

/// An account of old logs in, and what is kept of its passphrase is a PHC string from then on.
async fn an_account_of_old_logs_in(house: &House) {
    let mut database = house.connection().await;
    let query =
        "INSERT INTO accounts (id, name, folded, passphrase, created) VALUES (7, 'Anna', 'anna', $1, 0)";
    sqlx::query(query).bind(OLD).execute(&mut database).await.unwrap();
    let mut kept = async || -> String {
        let row = sqlx::query("SELECT passphrase FROM accounts WHERE id = 7").fetch_one(&mut database).await;
        row.unwrap().get(0)
    };
    assert_eq!(status(post(&house.api, "/api/session", "Anna", "wrong horse").await), 401);
    assert_eq!(kept().await, OLD, "nobody has shown that they know it");
    post(&house.api, "/api/session", "Anna", "correct horse").await.unwrap();
    let upgraded = kept().await;
    assert!(upgraded.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{upgraded}");
    post(&house.api, "/api/session", "Anna", "correct horse").await.unwrap();
    assert_eq!(kept().await, upgraded);
    assert_eq!(status(post(&house.api, "/api/session", "Anna", "wrong horse").await), 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passphrase_of_old_is_upgraded_at_log_in_in_a_file() {
    an_account_of_old_logs_in(&House::open().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passphrase_of_old_is_upgraded_at_log_in_in_postgres() {
    let postgres = Postgres::start();
    an_account_of_old_logs_in(&House::open_with(|options| options.database = postgres.url()).await).await;
}
