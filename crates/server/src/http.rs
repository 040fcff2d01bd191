//! All routes, on one screen.

mod accounts;
mod pages;
mod tables;

use crate::app::{App, Visitor};
use crate::error::Error;
use crate::socket;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::{self, Next};
use axum::response::Response;
use axum::routing::get;
use std::sync::Arc;
use std::time::Duration;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The largest body of a request.
const LARGEST: usize = 16 * 1024;
const REQUEST_TIME: Duration = Duration::from_secs(30);

#[derive(OpenApi)]
#[openapi(info(
    title = "Piazza",
    description = "Tables online. Play goes over a WebSocket: see /api/socket-schema.json."
))]
struct Api;

pub(crate) fn router(app: Arc<App>) -> Router {
    let (api, description) = OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(tables::create, tables::lobby))
        .routes(routes!(tables::show))
        .routes(routes!(tables::sit))
        .routes(routes!(tables::act))
        .routes(routes!(tables::record))
        .routes(routes!(tables::rematch))
        .routes(routes!(socket::open))
        .routes(routes!(accounts::register))
        .routes(routes!(accounts::login, accounts::logout))
        .routes(routes!(accounts::me))
        .routes(routes!(pages::healthz))
        .routes(routes!(pages::metrics))
        .split_for_parts();
    let description = serde_json::to_value(description).expect("the description can be written as JSON");
    api.route("/", get(pages::home))
        .route("/api/openapi.json", get(|| async { axum::Json(description) }))
        .route("/api/socket-schema.json", get(|| async { axum::Json(crate::wire::schema()) }))
        .fallback(|| async { Error::NotFound })
        .layer(middleware::from_fn_with_state(Arc::clone(&app), admit))
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(TimeoutLayer::with_status_code(axum::http::StatusCode::REQUEST_TIMEOUT, REQUEST_TIME))
        .layer(TraceLayer::new_for_http())
        .layer(set(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(set(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(set(header::REFERRER_POLICY, "no-referrer"))
        .layer(set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .with_state(app)
}

/// Nothing but our own files, and no page of ours within another's.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; \
     frame-ancestors 'none'";

fn set(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
}

/// What holds for every request: not too many, and nothing is changed for a page of another site.
async fn admit(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Result<Response, Error> {
    app.gate.request(visitor.address)?;
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        app.same_origin(&visitor)?;
    }
    Ok(next.run(request).await)
}
