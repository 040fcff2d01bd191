//! Accounts: a name and a passphrase, so that your tables are there on every device. Nobody needs one.

use super::tables::{body, cards};
use crate::app::{App, SESSION, Visitor};
use crate::clock::now;
use crate::error::Error;
use crate::gate::Origin;
use crate::id::Token;
use crate::passphrase;
use crate::room::Holder;
use crate::store::AccountId;
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::Cookie;
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

/// Hashes on a thread that may take its time, few at once.
async fn hashing<T: Send + 'static>(
    app: &App,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Error> {
    let _turn = app.hashing.acquire().await.map_err(|_| Error::Unavailable)?;
    tokio::task::spawn_blocking(work).await.map_err(|_| Error::Unavailable)
}

/// Opens an account, and a session with it.
#[utoipa::path(post, path = "/api/accounts", tag = "accounts", request_body = Credentials,
    responses((status = 201, description = "logged in: a session cookie"), (status = 409, body = Refused)))]
pub(crate) async fn register(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    json: Result<Json<Credentials>, JsonRejection>,
) -> Result<(StatusCode, CookieJar), Error> {
    app.gate.login(visitor.net())?;
    let credentials = check(body(json)?)?;
    let kept = hashing(&app, move || passphrase::hash(&credentials.passphrase)).await??;
    let account = app.store.add_account(&credentials.name, &kept, now()).await?;
    Ok((StatusCode::CREATED, begin(&app, account, visitor.net().origin()).await?))
}

/// Logs in.
#[utoipa::path(post, path = "/api/session", tag = "accounts", request_body = Credentials,
    responses((status = 200, description = "logged in: a session cookie"), (status = 401, body = Refused)))]
pub(crate) async fn login(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    json: Result<Json<Credentials>, JsonRejection>,
) -> Result<CookieJar, Error> {
    app.gate.login(visitor.net())?;
    let credentials = check(body(json)?)?;
    let found = app.store.account(&credentials.name).await?;
    let from = visitor.net().origin();
    // Whoever guesses from elsewhere does not lock out those who come from where the account has been.
    let known = match &found {
        Some((account, _)) => app.store.knows(*account, from).await?,
        None => false,
    };
    let guess = app.store.take_guess(&credentials.name, known.then_some(from), now()).await?;
    let guess = guess.ok_or(Error::TOO_MUCH)?;
    let kept = found.as_ref().map(|(_, kept)| kept.clone());
    let right = hashing(&app, move || passphrase::verify(kept.as_deref(), &credentials.passphrase)).await?;
    let (Some((account, kept)), Some(anew)) = (found, right) else { return Err(Error::UNAUTHORIZED) };
    if anew != kept {
        // What can't be rewritten now will be another time.
        if let Err(error) = app.store.keep_passphrase(account, &kept, &anew).await {
            tracing::warn!(%error, "a passphrase is still kept as it was");
        }
    }
    app.store.give_back(guess).await?;
    begin(&app, account, from).await
}

async fn begin(app: &App, account: AccountId, from: Origin) -> Result<CookieJar, Error> {
    app.store.get_to_know(account, from).await?;
    let token = Token::random();
    app.store.add_session(account, &token, now() + SESSION_TIME).await?;
    let secure = app.options.public_url.as_deref().is_some_and(|url| url.starts_with("https:"));
    // It lives as long as the session that it is for.
    let (token, seconds) = (token.to_text(), SESSION_TIME / 1000);
    let text = format!("{SESSION}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={seconds}");
    let mut cookie = Cookie::parse(text).expect("a cookie is written like this");
    cookie.set_secure(secure);
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
