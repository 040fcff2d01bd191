//! Tables: make one, find one, sit down, look at it, play again.

use crate::app::{App, Visitor};
use crate::clock::now;
use crate::error::{Error, ErrorBody};
use crate::hall::Message;
use crate::id::{TableId, Token, random};
use crate::room::{Ask, Deed, Granted, Holder, Look};
use crate::sitting::{self, GAMES, PlaceCard};
use crate::store::TableRow;
use crate::wire::FromClient;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Contribution, Pace, Secret, Stage};
use tokio::sync::oneshot;
use utoipa::ToSchema;

/// How many tables the lobby shows.
const LOBBY: i64 = 50;

/// A table to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    /// `bohemian` or `villagers`.
    game: String,
    players: u8,
    /// What else the table decides before play, as in a record's `setup` lines.
    #[serde(default)]
    setup: BTreeMap<String, String>,
    /// `unhurried`, `bank MS MS` (bank and increment) or `turn MS`.
    #[serde(default)]
    pace: Option<String>,
    /// Is it listed in the lobby? If not, who has the link may come.
    #[serde(default)]
    public: bool,
}

/// A table that was made.
#[derive(Serialize, ToSchema)]
pub(crate) struct Made {
    #[schema(value_type = String)]
    table: TableId,
    /// The hash of the secret that decides the dice, together with what players add.
    commitment: String,
}

/// Who sits down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SitDown {
    name: String,
    /// The first open one, if none is given.
    #[serde(default)]
    seat: Option<u8>,
    /// 32 random bytes of your own for the dice, as 64 hexadecimal digits. Without them you trust the server.
    #[serde(default)]
    contribution: Option<String>,
}

/// Somebody sits.
#[derive(Serialize, ToSchema)]
pub(crate) struct Seated {
    #[schema(value_type = String)]
    table: TableId,
    #[schema(value_type = u8)]
    seat: Seat,
    /// Whoever has it plays this seat. It is sent only now.
    token: String,
}

/// What was done.
#[derive(Serialize, ToSchema)]
pub(crate) struct Done {
    version: usize,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct Card {
    #[schema(value_type = String)]
    table: TableId,
    game: String,
    #[schema(value_type = String)]
    stage: Stage,
    pace: String,
    public: bool,
    created: u64,
    seats: Vec<PlaceCard>,
    /// Your seat.
    #[schema(value_type = Option<u8>)]
    you: Option<Seat>,
    /// Where the same people play again.
    #[schema(value_type = Option<String>)]
    rematch: Option<TableId>,
}

/// A table as you may see it.
#[derive(Serialize, ToSchema)]
pub(crate) struct Shown {
    #[serde(flatten)]
    card: Card,
    #[schema(value_type = Object)]
    view: Box<RawValue>,
}

impl Card {
    pub(crate) fn of(look: &Look) -> Card {
        Card {
            table: look.row.id,
            game: look.row.game.clone(),
            stage: look.stage,
            pace: look.row.pace.clone(),
            public: look.row.public,
            created: look.row.created,
            seats: look.places.clone(),
            you: look.you,
            rematch: look.row.next,
        }
    }
}

/// A body that can't be read says where.
pub(crate) fn body<T>(json: Result<Json<T>, JsonRejection>) -> Result<T, Error> {
    json.map(|Json(value)| value).map_err(|rejection| Error::Malformed(rejection.body_text()))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = Made), (status = 400, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    json: Result<Json<NewTable>, JsonRejection>,
) -> Result<impl IntoResponse, Error> {
    let new = body(json)?;
    if !GAMES.contains(&new.game.as_str()) {
        return Err(Error::Malformed(format!("there is no game {:?}", new.game)));
    }
    let pace: Pace = match &new.pace {
        Some(pace) => pace.parse().map_err(|_| Error::Malformed(format!("there is no pace {pace:?}")))?,
        None => Pace::default(),
    };
    let lines = new.setup.iter().map(|(key, value)| format!("{key} {value}")).collect::<Vec<_>>();
    if lines.iter().any(|line| line.contains(char::is_control)) {
        return Err(Error::Malformed("set-up lines are single lines".into()));
    }
    let row = row(new.game, new.players, lines.join("\n"), pace.to_string(), new.public);
    // A set-up that can't be played is refused before anything is kept.
    let open = sitting::open(&row.game, row.seats, &row.setup, pace, Secret::new([0; 32]));
    open.map_err(|fault| fault.map_or(Error::NotFound, Error::Refused))?;
    app.gate.table(visitor.address)?;
    make(&app, row).await.map(|made| (StatusCode::CREATED, Json(made)))
}

fn row(game: String, seats: u8, setup: String, pace: String, public: bool) -> TableRow {
    TableRow {
        id: TableId::random(),
        game,
        seats,
        setup,
        pace,
        secret: Secret::new(random()).to_hex(),
        public,
        created: now(),
        wake: None,
        next: None,
    }
}

async fn make(app: &App, row: TableRow) -> Result<Made, Error> {
    let table = row.id;
    let commitment = Secret::from_hex(&row.secret).map(|secret| secret.commitment().to_hex());
    let (reply, answer) = oneshot::channel();
    let ask = Ask::Do { holder: Holder::default(), deed: Deed::Make, reply };
    app.hall.send(table, Message::New(Box::new(row), ask));
    answer.await.unwrap_or(Err(Error::Unavailable))?;
    Ok(Made { table, commitment: commitment.unwrap_or_default() })
}

/// Public tables that wait for players.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Vec<Card>)))]
pub(crate) async fn lobby(State(app): State<Arc<App>>) -> Result<Json<Vec<Card>>, Error> {
    cards(&app, Holder::default(), app.store.lobby(LOBBY).await?).await
}

pub(crate) async fn cards(app: &App, holder: Holder, tables: Vec<TableId>) -> Result<Json<Vec<Card>>, Error> {
    let mut cards = Vec::with_capacity(tables.len());
    for table in tables {
        cards.push(Card::of(&look(app, table, holder).await?));
    }
    Ok(Json(cards))
}

async fn look(app: &App, table: TableId, holder: Holder) -> Result<Look, Error> {
    app.hall.ask(table, |reply| Ask::Look { holder, reply }).await
}

/// A table as you may see it.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Shown), (status = 404, body = ErrorBody)))]
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path(table): Path<TableId>,
    visitor: Visitor,
) -> Result<Json<Shown>, Error> {
    let look = look(&app, table, app.holder(&visitor).await?).await?;
    Ok(Json(Shown { card: Card::of(&look), view: look.view }))
}

/// Sits down at a table.
#[utoipa::path(post, path = "/api/tables/{table}/seats", tag = "tables", params(("table" = String, Path)),
    request_body = SitDown, responses((status = 201, body = Seated), (status = 409, body = ErrorBody)))]
pub(crate) async fn sit(
    State(app): State<Arc<App>>,
    Path(table): Path<TableId>,
    visitor: Visitor,
    json: Result<Json<SitDown>, JsonRejection>,
) -> Result<impl IntoResponse, Error> {
    let wish = body(json)?;
    let malformed = |what: &str| Error::Malformed(what.to_owned());
    let seat = wish.seat.map(|number| Seat::from_number(number).ok_or_else(|| malformed("no such seat")));
    let contribution = match wish.contribution {
        Some(hex) => Contribution::from_hex(&hex)
            .ok_or_else(|| malformed("a contribution has 64 hexadecimal digits"))?,
        None => Contribution::new(random()),
    };
    let account = app.account(&visitor).await?.map(|(account, _)| account);
    let token = Token::random();
    let deed =
        Deed::Sit { seat: seat.transpose()?, name: wish.name, contribution, token: token.hash(), account };
    let granted = perform(&app, table, Holder::default(), deed).await?;
    let seat = granted.seat.ok_or(Error::Unavailable)?;
    Ok((StatusCode::CREATED, Json(Seated { table, seat, token: token.to_text() })))
}

async fn perform(app: &App, table: TableId, holder: Holder, deed: Deed) -> Result<Granted, Error> {
    app.hall.ask(table, |reply| Ask::Do { holder, deed, reply }).await
}

/// Does at a table whatever can be said over its socket: start, seat a bot, play.
#[utoipa::path(post, path = "/api/tables/{table}/actions", tag = "play", params(("table" = String, Path)),
    request_body(content = Object, description = "a message of the socket"),
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Path(table): Path<TableId>,
    visitor: Visitor,
    json: Result<Json<FromClient>, JsonRejection>,
) -> Result<Json<Done>, Error> {
    let said = body(json)?;
    let granted = perform(&app, table, app.holder(&visitor).await?, Deed::Said(said)).await?;
    Ok(Json(Done { version: granted.version }))
}

/// The record of a game that is over, with all that is needed to check its dice.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 409, body = ErrorBody)))]
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    Path(table): Path<TableId>,
) -> Result<impl IntoResponse, Error> {
    let record = look(&app, table, Holder::default()).await?.record.ok_or(Error::NotOver)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record))
}

/// Makes a table where the same people can play again, and tells them.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables", params(("table" = String, Path)),
    responses((status = 201, body = Made), (status = 401, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    Path(table): Path<TableId>,
    visitor: Visitor,
) -> Result<impl IntoResponse, Error> {
    let holder = app.holder(&visitor).await?;
    let look = look(&app, table, holder).await?;
    look.you.ok_or(Error::Unauthorized)?;
    if let (Some(next), Stage::Over) = (look.row.next, look.stage) {
        // Somebody was faster.
        let other = self::look(&app, next, Holder::default()).await?;
        let commitment = Secret::from_hex(&other.row.secret).map(|secret| secret.commitment().to_hex());
        return Ok((
            StatusCode::CREATED,
            Json(Made { table: next, commitment: commitment.unwrap_or_default() }),
        ));
    }
    if look.stage != Stage::Over {
        return Err(Error::NotOver);
    }
    app.gate.table(visitor.address)?;
    let old = look.row;
    let made = make(&app, row(old.game, old.seats, old.setup, old.pace, old.public)).await?;
    perform(&app, table, holder, Deed::Rematch { next: made.table }).await?;
    Ok((StatusCode::CREATED, Json(made)))
}
