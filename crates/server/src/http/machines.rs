//! What machines look at.

use crate::app::App;
use crate::clock::now;
use crate::damage;
use crate::error::Error;
use axum::extract::State;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// However many ask, something is written only so often.
const PROBE_EVERY: Duration = Duration::from_secs(1);

/// What came of the last probe, and when that was.
pub(crate) type Probe = tokio::sync::Mutex<Option<(Instant, Result<(), String>)>>;

/// Is the server well? It is if it can write. Its second line says what it has found damaged and left out.
#[utoipa::path(get, path = "/healthz", tag = "machines",
    responses((status = 200, body = String), (status = 503, description = "nothing can be written, and why")))]
pub(crate) async fn healthz(State(app): State<Arc<App>>) -> Result<String, Error> {
    let mut last = app.probe.lock().await;
    let result = match &*last {
        Some((at, result)) if at.elapsed() < PROBE_EVERY => result.clone(),
        _ => {
            let result = app.store.probe(now()).await;
            if let Err(why) = &result {
                tracing::error!(why, "nothing can be written");
            }
            *last = Some((Instant::now(), result.clone()));
            result
        }
    };
    result.map_err(Error::Unwell)?;
    Ok(match damage::count() {
        0 => "ok".to_owned(),
        damaged => format!("ok\n{damaged} damaged rows or tables were left out: see the log\n"),
    })
}

/// Measurements, for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "machines", responses((status = 200, body = String)))]
#[allow(clippy::unused_async)] // as axum wants its handlers
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> String {
    app.metrics.run_upkeep();
    app.metrics.render()
}
