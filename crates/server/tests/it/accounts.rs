//! Accounts: your tables on every device.

use crate::harness::*;
use client::Api;
use serde_json::json;

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
