//! Panics: mistakes of ours that must not take anybody else's table with them.

use crate::error::Error;
use axum::response::{IntoResponse, Response};
use std::any::Any;
use std::backtrace::{Backtrace, BacktraceStatus};
use std::panic::PanicHookInfo;

/// From now on every panic of the program goes to the log, with a backtrace if `RUST_BACKTRACE` asks for one, and is
/// counted.
pub fn log_panics() {
    std::panic::set_hook(Box::new(log));
}

fn log(panic: &PanicHookInfo<'_>) {
    let message = panic.payload_as_str().unwrap_or("?");
    let at = panic.location().map(ToString::to_string).unwrap_or_default();
    let thread = std::thread::current().name().unwrap_or("?").to_owned();
    let backtrace = Backtrace::capture();
    if backtrace.status() == BacktraceStatus::Captured {
        tracing::error!(at, thread, %backtrace, "panic: {message}");
    } else {
        tracing::error!(at, thread, "panic: {message}");
    }
    metrics::counter!("piazza_panics").increment(1);
}

/// What a request is answered that made its handler panic. The hook has told the log why.
pub(crate) fn answer(_panic: Box<dyn Any + Send>) -> Response {
    metrics::counter!("piazza_requests_broken").increment(1);
    Error::Broken.into_response()
}
