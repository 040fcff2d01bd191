//! The time of day.

use std::time::{SystemTime, UNIX_EPOCH};
use table::Millis;

/// Milliseconds since 1970.
pub(crate) fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
}
