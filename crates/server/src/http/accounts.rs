//! Accounts: a name and a passphrase, so that your tables are there on every device. Nobody needs one.

use super::tables::{body, cards};
use crate::app::{App, SESSION, Visitor};
use crate::clock::now;
use crate::error::Error;
use crate::id::{Token, random};
use crate::room::Holder;
use crate::store::AccountId;
use argon2::Argon2;
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use std::sync::Arc;
use table::Millis;
use wire::Refused;
use wire::http::{Credentials, Me};

const SESSION_TIME: Millis = 90 * 24 * 60 * 60 * 1000;

fn check(given: Credentials) -> Result<Credentials, Error> {
    let name = given.name.trim().to_owned();
    let good = (1..=32).contains(&name.chars().count())
        && !name.contains(char::is_control)
        && (8..=256).contains(&given.passphrase.chars().count());
    if good { Ok(Credentials { name, ..given }) } else { Err(Error::Credentials) }
}

/// What is kept of a passphrase: `argon2id SALT HASH`, with the parameters that OWASP recommends (19 MiB, 2 passes).
async fn keep(app: &App, passphrase: String) -> Result<String, Error> {
    let salt: [u8; 16] = random();
    let hash = hash(app, passphrase, salt).await?;
    Ok(format!("argon2id {} {}", hex(&salt), hex(&hash)))
}

async fn hash(app: &App, passphrase: String, salt: [u8; 16]) -> Result<[u8; 32], Error> {
    let _turn = app.hashing.acquire().await.map_err(|_| Error::Unavailable)?;
    let hashed = tokio::task::spawn_blocking(move || {
        let mut hash = [0; 32];
        Argon2::default().hash_password_into(passphrase.as_bytes(), &salt, &mut hash).map(|()| hash)
    });
    hashed.await.ok().and_then(Result::ok).ok_or(Error::Unavailable)
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::new(), |mut text, byte| {
        _ = write!(text, "{byte:02x}");
        text
    })
}

fn salt_of(kept: &str) -> Option<[u8; 16]> {
    let hex = kept.split(' ').nth(1)?;
    let mut salt = [0; 16];
    for (i, byte) in salt.iter_mut().enumerate() {
        *byte = u8::from_str_radix(hex.get(2 * i..2 * i + 2)?, 16).ok()?;
    }
    Some(salt)
}

/// Opens an account, and a session with it.
#[utoipa::path(post, path = "/api/accounts", tag = "accounts", request_body = Credentials,
    responses((status = 201, description = "logged in: a session cookie"), (status = 409, body = Refused)))]
pub(crate) async fn register(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    json: Result<Json<Credentials>, JsonRejection>,
) -> Result<(StatusCode, CookieJar), Error> {
    app.gate.login(visitor.address)?;
    let credentials = check(body(json)?)?;
    let kept = keep(&app, credentials.passphrase).await?;
    let account = app.store.add_account(&credentials.name, &kept, now()).await?;
    Ok((StatusCode::CREATED, begin(&app, account).await?))
}

/// Logs in.
#[utoipa::path(post, path = "/api/session", tag = "accounts", request_body = Credentials,
    responses((status = 200, description = "logged in: a session cookie"), (status = 401, body = Refused)))]
pub(crate) async fn login(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    json: Result<Json<Credentials>, JsonRejection>,
) -> Result<CookieJar, Error> {
    app.gate.login(visitor.address)?;
    let credentials = check(body(json)?)?;
    let found = app.store.account(&credentials.name).await?;
    // Whether the name is there must not show in the time that it takes.
    let salt = found.as_ref().and_then(|(_, kept)| salt_of(kept)).unwrap_or_default();
    let hash = hash(&app, credentials.passphrase, salt).await?;
    let tried = blake3::hash(format!("argon2id {} {}", hex(&salt), hex(&hash)).as_bytes());
    match found {
        // Hashes of hashes are compared in constant time.
        Some((account, kept)) if blake3::hash(kept.as_bytes()) == tried => begin(&app, account).await,
        _ => Err(Error::UNAUTHORIZED),
    }
}

async fn begin(app: &App, account: AccountId) -> Result<CookieJar, Error> {
    let token = Token::random();
    app.store.add_session(account, &token, now() + SESSION_TIME).await?;
    let secure = app.options.public_url.as_deref().is_some_and(|url| url.starts_with("https:"));
    let cookie = Cookie::build((SESSION, token.to_text()))
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(secure)
        .path("/")
        .permanent();
    Ok(CookieJar::new().add(cookie))
}

/// Logs out.
#[utoipa::path(delete, path = "/api/session", tag = "accounts", responses((status = 204)))]
pub(crate) async fn logout(
    State(app): State<Arc<App>>,
    visitor: Visitor,
) -> Result<(StatusCode, CookieJar), Error> {
    if let Some(session) = &visitor.session {
        app.store.end_session(session, now()).await?;
    }
    Ok((StatusCode::NO_CONTENT, CookieJar::new().add(Cookie::build((SESSION, "")).path("/").removal())))
}

/// Who you are, and your tables.
#[utoipa::path(get, path = "/api/me", tag = "accounts", responses((status = 200, body = Me), (status = 401, body = Refused)))]
pub(crate) async fn me(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<Me>, Error> {
    let (account, name) = app.account(&visitor).await?.ok_or(Error::UNAUTHORIZED)?;
    let holder = Holder { token: None, account: Some(account) };
    let tables = cards(&app, holder, app.store.tables_of(account).await?).await?;
    Ok(Json(Me { name, tables }))
}
