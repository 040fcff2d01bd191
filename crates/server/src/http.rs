//! All routes, on one screen.

mod accounts;
mod machines;
mod page;
mod sending;
mod tables;

pub(crate) use machines::Probe;

use crate::app::{App, Visitor};
use crate::error::Error;
use crate::panics;
use crate::socket;
use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, Version, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;
use std::time::Duration;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use words::Lang;

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
        .routes(routes!(tables::chat))
        .routes(routes!(tables::record))
        .routes(routes!(tables::rematch))
        .routes(routes!(socket::open))
        .routes(routes!(accounts::register))
        .routes(routes!(accounts::login, accounts::logout))
        .routes(routes!(accounts::me))
        .routes(routes!(machines::healthz))
        .routes(routes!(machines::metrics))
        .split_for_parts();
    let description = serde_json::to_value(description).expect("the description can be written as JSON");
    let api = api
        .route("/api/openapi.json", get(written(&description)))
        .route("/api/socket-schema.json", get(written(&games::socket_schema())))
        .fallback_service(get(page::page))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), admit));
    answered(api)
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(TimeoutLayer::with_status_code(axum::http::StatusCode::REQUEST_TIMEOUT, REQUEST_TIME))
        .layer(TraceLayer::new_for_http())
        .layer(set(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(set(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(set(header::REFERRER_POLICY, "no-referrer"))
        // Apart from all other pages: only such a page may share memory with its workers.
        .layer(set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(set(HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"))
        .with_state(app)
}

/// JSON that is written once and sent to all who ask.
fn written(json: &serde_json::Value) -> impl Fn() -> std::future::Ready<Response> + Clone + use<> {
    let bytes = Bytes::from(json.to_string());
    move || {
        let kind = [(header::CONTENT_TYPE, "application/json")];
        std::future::ready((kind, bytes.clone()).into_response())
    }
}

/// Whatever goes wrong in a request is an answer in words, also if its handler panics.
fn answered<S: Clone + Send + Sync + 'static>(router: Router<S>) -> Router<S> {
    router.layer(CatchPanicLayer::custom(panics::answer)).layer(middleware::from_fn(in_words))
}

/// Nothing but our own files, and no page of ours within another's.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self'; form-action 'self'; \
     frame-ancestors 'none'";

fn set(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
}

/// What holds for every request: not too many, sent to one host, and nothing is changed for a page of another site.
async fn admit(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Result<Response, Error> {
    app.gate.request(visitor.net())?;
    let hosts = request.headers().get_all(header::HOST).iter().count();
    // Older clients don't name one.
    if hosts > 1 || hosts == 0 && request.version() > Version::HTTP_10 {
        return Err(Error::Malformed("Host".into()));
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        app.same_origin(&visitor)?;
    }
    let response = next.run(request).await;
    match sending::length(&response) {
        0 => Ok(response),
        length => Ok(sending::counted(response, app.gate.send(length, visitor.net())?).await),
    }
}

/// Tells what went wrong in the language that the visitor reads.
async fn in_words(request: Request, next: Next) -> Response {
    let wish = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let lang = wish.and_then(Lang::negotiate).unwrap_or_default();
    let response = next.run(request).await;
    match response.extensions().get::<Arc<Error>>() {
        Some(error) => (response.status(), axum::Json(error.told(lang, &[]))).into_response(),
        None => response,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;
    use axum::http::StatusCode;
    use tower::ServiceExt;
    use wire::Refused;

    #[tokio::test]
    async fn a_handler_that_panics_answers_in_words_and_others_go_on() {
        fn fails() -> &'static str {
            panic!("as it should")
        }
        let metrics = crate::metrics();
        let bad = Router::new().route("/bad", get(|| async { fails() }));
        let router: Router = answered(bad.route("/good", get(|| async { "well" })));
        let ask = |path: &str| {
            let request = Request::builder().uri(path).header(header::ACCEPT_LANGUAGE, "it");
            router.clone().oneshot(request.body(Body::empty()).unwrap())
        };
        let answer = ask("/bad").await.unwrap();
        assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
        let body = axum::body::to_bytes(answer.into_body(), 1000).await.unwrap();
        let refused: Refused = serde_json::from_slice(&body).unwrap();
        assert_eq!(refused.sentence.id, "server-broken");
        assert!(refused.text.starts_with("Qualcosa"), "{}", refused.text);
        assert_eq!(ask("/good").await.unwrap().status(), StatusCode::OK);
        assert!(metrics.render().contains("piazza_requests_broken 1"), "{}", metrics.render());
    }
}
