//! What was found damaged and left out, so that somebody is told.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// No more is remembered. A table is not counted twice because it was looked at twice.
const MOST: usize = 10_000;

fn known() -> MutexGuard<'static, BTreeSet<String>> {
    static KNOWN: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    KNOWN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Something can't be read, and the rest goes on without it.
pub(crate) fn found(counter: &'static str, what: &impl Display) {
    metrics::counter!(counter).increment(1);
    let mut known = known();
    if known.len() < MOST {
        known.insert(format!("{counter} {what}"));
    }
}

/// How much of it there is.
pub(crate) fn count() -> usize {
    known().len()
}
