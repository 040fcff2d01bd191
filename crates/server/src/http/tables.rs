//! Tables: make one, find one, sit down, look at it, play again.

use crate::app::{App, Visitor};
use crate::clock::now;
use crate::damage;
use crate::error::Error;
use crate::hall::Message;
use crate::id::{Token, random, random_table};
use crate::room::{self, Call, Granted, Holder, Look, Newcomer, Order};
use crate::store::TableRow;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use games::{GameId, OpenFault};
use host::Denied;
use serde_json::value::RawValue;
use std::sync::Arc;
use table::{Command, Contribution, Pace, Secret, Stage};
use tokio::sync::oneshot;
use wire::http::{Card, ChatPage, Done, Made, NewTable, Seated, Shown, SitDown};
use wire::{Refused, Request, TableId};

/// How many tables the lobby shows, and how many that come from the same address.
const LOBBY: i64 = 50;
const EACH: i64 = 3;

fn card(look: &Look) -> Card {
    Card {
        table: look.row.id,
        game: look.row.game.clone(),
        stage: look.stage,
        pace: look.row.pace.clone(),
        public: look.row.public,
        created: look.row.created,
        seats: look.seats.clone(),
        you: look.you,
        rematch: look.row.next,
    }
}

/// A body that can't be read says where.
pub(crate) fn body<T>(json: Result<Json<T>, JsonRejection>) -> Result<T, Error> {
    json.map(|Json(value)| value).map_err(|rejection| Error::Malformed(rejection.body_text()))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = Made), (status = 400, body = Refused), (status = 409, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    json: Result<Json<NewTable>, JsonRejection>,
) -> Result<impl IntoResponse, Error> {
    let new = body(json)?;
    let pace: Pace = match new.pace {
        Some(pace) => pace.parse().map_err(|_| Error::unknown(pace))?,
        None => Pace::default(),
    };
    let lines: Vec<String> = new.setup.iter().map(|(key, value)| format!("{key} {value}")).collect();
    if let Some(line) = lines.iter().find(|line| line.contains(char::is_control)) {
        return Err(Error::Malformed(line.clone()));
    }
    let row = TableRow {
        setup: lines.join("\n"),
        hints: new.hints,
        public: new.public,
        anyone_starts: new.anyone_starts,
        origin: Some(visitor.net().origin()),
        ..row(new.game, new.players, pace.to_string())
    };
    // A set-up that can't be played is refused before anything is kept.
    room::open(&row).map_err(|fault| match fault {
        Some(OpenFault::Setup(sentence)) => Error::Denied(Denied::Refused(sentence)),
        _ => Error::unknown(row.game.clone()),
    })?;
    app.gate.table(visitor.net())?;
    make(&app, row).await.map(|made| (StatusCode::CREATED, Json(made)))
}

fn row(game: String, seats: u8, pace: String) -> TableRow {
    TableRow {
        id: random_table(),
        rules: GameId::of(&game).map_or(1, GameId::rules),
        game,
        seats,
        setup: String::new(),
        hints: false,
        pace,
        secret: Secret::new(random()).to_hex(),
        public: false,
        anyone_starts: false,
        origin: None,
        created: now(),
        wake: None,
        next: None,
    }
}

async fn make(app: &App, row: TableRow) -> Result<Made, Error> {
    let (table, commitment) = (row.id, commitment(&row));
    let (reply, answer) = oneshot::channel();
    let call = Call::Do { holder: Holder::default(), order: Order::Make, reply };
    app.hall.send(table, Message::New(Box::new(row), call)).await;
    answer.await.unwrap_or(Err(Error::Unavailable))?;
    Ok(Made { table, commitment })
}

fn commitment(row: &TableRow) -> String {
    Secret::from_hex(&row.secret).map(|secret| secret.commitment().to_hex()).unwrap_or_default()
}

/// Public tables where somebody waits for more players; a few of each address.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Vec<Card>)))]
pub(crate) async fn lobby(State(app): State<Arc<App>>) -> Result<Json<Vec<Card>>, Error> {
    cards(&app, Holder::default(), app.store.lobby(LOBBY, EACH).await?).await.map(Json)
}

pub(crate) async fn cards(app: &App, holder: Holder, tables: Vec<TableId>) -> Result<Vec<Card>, Error> {
    let mut cards = Vec::with_capacity(tables.len());
    for table in tables {
        match look(app, table, holder).await {
            Ok(look) => cards.push(card(&look)),
            Err(error) => {
                // If the database can be reached, it is this table alone that can't be shown.
                app.store.ping().await?;
                tracing::error!(%table, %error, "left out of a list");
                damage::found("piazza_tables_left_out", &table);
            }
        }
    }
    Ok(cards)
}

async fn look(app: &App, table: TableId, holder: Holder) -> Result<Look, Error> {
    app.hall.call(table, |reply| Call::Look { holder, reply }).await
}

/// A table as you may see it.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Shown<Object>), (status = 404, body = Refused)))]
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path(table): Path<TableId>,
    visitor: Visitor,
) -> Result<Json<Shown<Box<RawValue>>>, Error> {
    let look = look(&app, table, app.holder(&visitor).await?).await?;
    Ok(Json(Shown { card: card(&look), view: look.view }))
}

/// Sits down at a table. Who asks again with the same contribution, because the answer was lost, has the same seat.
#[utoipa::path(post, path = "/api/tables/{table}/seats", tag = "tables", params(("table" = String, Path)),
    request_body = SitDown, responses((status = 201, body = Seated), (status = 409, body = Refused)))]
pub(crate) async fn sit(
    State(app): State<Arc<App>>,
    Path(table): Path<TableId>,
    visitor: Visitor,
    json: Result<Json<SitDown>, JsonRejection>,
) -> Result<impl IntoResponse, Error> {
    let wish = body(json)?;
    let contribution = match wish.contribution {
        Some(hex) => Contribution::from_hex(&hex).ok_or(Error::Malformed(hex))?,
        None => Contribution::new(random()),
    };
    let account = app.account(&visitor).await?.map(|(account, _)| account);
    let token = Token::random();
    let newcomer = Newcomer {
        seat: wish.seat,
        name: wish.name,
        contribution,
        token: token.hash(),
        account,
        origin: visitor.net().origin(),
    };
    let granted = perform(&app, table, Holder::default(), Order::Sit(newcomer)).await?;
    let seat = granted.seat.ok_or(Error::Unavailable)?;
    Ok((StatusCode::CREATED, Json(Seated { table, seat, token: token.to_text() })))
}

async fn perform(app: &App, table: TableId, holder: Holder, order: Order) -> Result<Granted, Error> {
    app.hall.call(table, |reply| Call::Do { holder, order, reply }).await
}

/// Does at a table whatever can be said over its socket: start, seat a bot, play.
#[utoipa::path(post, path = "/api/tables/{table}/actions", tag = "play", params(("table" = String, Path)),
    request_body(content = Object, description = "a message of the socket"),
    responses((status = 200, body = Done), (status = 401, body = Refused), (status = 409, body = Refused)))]
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Path(table): Path<TableId>,
    visitor: Visitor,
    json: Result<Json<Request>, JsonRejection>,
) -> Result<Json<Done>, Error> {
    let said = body(json)?;
    if let Request::Say { .. } = said {
        app.gate.line(visitor.net())?;
    }
    let granted = perform(&app, table, app.holder(&visitor).await?, Order::Request(said)).await?;
    Ok(Json(Done { version: granted.version }))
}

/// What was said at a table: the last lines, or those before a line.
#[utoipa::path(get, path = "/api/tables/{table}/chat", tag = "tables",
    params(("table" = String, Path), ("before" = Option<usize>, Query, description = "the number of a line")),
    responses((status = 200, body = ChatPage), (status = 404, body = Refused)))]
pub(crate) async fn chat(
    State(app): State<Arc<App>>,
    Path(table): Path<TableId>,
    Query(before): Query<Before>,
) -> Result<Json<ChatPage>, Error> {
    app.hall.call(table, |reply| Call::Chat { before: before.before, reply }).await.map(Json)
}

/// Where to read on.
#[derive(serde::Deserialize)]
pub(crate) struct Before {
    before: Option<usize>,
}

/// The record of a game that is over, with all that is needed to check its dice.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 409, body = Refused)))]
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    Path(table): Path<TableId>,
) -> Result<impl IntoResponse, Error> {
    let record = look(&app, table, Holder::default()).await?.record.ok_or(Error::NotOver)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record))
}

/// Makes a table where the same people can play again, and tells them.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables", params(("table" = String, Path)),
    responses((status = 201, body = Made), (status = 401, body = Refused), (status = 409, body = Refused)))]
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    Path(table): Path<TableId>,
    visitor: Visitor,
) -> Result<impl IntoResponse, Error> {
    let holder = app.holder(&visitor).await?;
    let old = look(&app, table, holder).await?;
    old.you.ok_or(Error::UNAUTHORIZED)?;
    if old.stage != Stage::Over {
        return Err(Error::NotOver);
    }
    let next = old.next;
    if old.row.next.is_none() {
        app.gate.table(visitor.net())?;
        let TableRow { game, seats, setup, hints, pace, public, anyone_starts, .. } = old.row;
        let origin = Some(visitor.net().origin());
        let anew = row(game, seats, pace);
        make(&app, TableRow { id: next, setup, hints, public, anyone_starts, origin, ..anew }).await?;
        for place in old.seats {
            // Bots sit where they sat; people come by themselves, each with something of their own for the dice.
            let level = place.bot.filter(|_| place.name.is_empty()).and_then(|level| level.parse().ok());
            if let Some(level) = level {
                let sit = Order::Command(Command::SeatBot { seat: place.seat, level });
                match perform(&app, next, Holder::default(), sit).await {
                    // Somebody else wants to play again, too, and has put it there.
                    Ok(_) | Err(Error::Denied(Denied::Refused(_))) => {}
                    Err(error) => return Err(error),
                }
            }
        }
        perform(&app, table, holder, Order::Rematch { next }).await?;
    }
    // Somebody may have been faster, and the secret is theirs.
    let commitment = commitment(&look(&app, next, Holder::default()).await?.row);
    Ok((StatusCode::CREATED, Json(Made { table: next, commitment })))
}
