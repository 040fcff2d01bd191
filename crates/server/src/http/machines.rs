//! What machines look at.

use crate::app::App;
use crate::error::Error;
use axum::extract::State;
use std::sync::Arc;

/// Is the server well?
#[utoipa::path(get, path = "/healthz", tag = "machines",
    responses((status = 200, body = String), (status = 503, description = "the database can't be reached")))]
pub(crate) async fn healthz(State(app): State<Arc<App>>) -> Result<&'static str, Error> {
    app.store.ping().await.map(|()| "ok")
}

/// Measurements, for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "machines", responses((status = 200, body = String)))]
#[allow(clippy::unused_async)] // as axum wants its handlers
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> String {
    app.metrics.run_upkeep();
    app.metrics.render()
}
