//! Who comes in: connections are counted for each address, and requests and attempts are metered.

use crate::error::Error;
use crate::options::Limits;
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

/// Attempts to guess a passphrase, and new accounts, for each minute and address.
const LOGINS: NonZeroU32 = NonZeroU32::new(10).expect("not nought");

/// What is counted and metered.
pub(crate) struct Gate {
    limits: Limits,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    logins: DefaultKeyedRateLimiter<IpAddr>,
    connections: Mutex<HashMap<IpAddr, usize>>,
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Gate {
        let second = |limit: NonZeroU32| Quota::per_second(limit).allow_burst(limit.saturating_mul(TWO));
        Gate {
            requests: RateLimiter::keyed(second(limits.requests_per_second)),
            tables: RateLimiter::keyed(Quota::per_hour(limits.tables_per_hour)),
            logins: RateLimiter::keyed(Quota::per_minute(LOGINS)),
            connections: Mutex::new(HashMap::new()),
            limits,
        }
    }

    pub(crate) fn request(&self, from: IpAddr) -> Result<(), Error> {
        self.requests.check_key(&from).map_err(|_| Error::TOO_MUCH)
    }

    pub(crate) fn table(&self, from: IpAddr) -> Result<(), Error> {
        self.tables.check_key(&from).map_err(|_| Error::TOO_MUCH)
    }

    pub(crate) fn login(&self, from: IpAddr) -> Result<(), Error> {
        self.logins.check_key(&from).map_err(|_| Error::TOO_MUCH)
    }

    /// The meter of one socket.
    pub(crate) fn messages(&self) -> DefaultDirectRateLimiter {
        let limit = self.limits.messages_per_second;
        RateLimiter::direct(Quota::per_second(limit).allow_burst(limit.saturating_mul(TWO)))
    }

    /// Lets a connection in, if there is room for it, until its pass is dropped.
    pub(crate) fn enter(self: &Arc<Gate>, from: IpAddr) -> Option<Pass> {
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = connections.values().sum();
        let mine = connections.entry(from).or_default();
        if all >= self.limits.connections || *mine >= self.limits.connections_per_address {
            metrics::counter!("piazza_connections_refused").increment(1);
            return None;
        }
        *mine += 1;
        metrics::gauge!("piazza_connections").increment(1);
        Some(Pass { gate: Arc::clone(self), from })
    }

    /// Forgets who has not come for a while.
    pub(crate) fn sweep(&self) {
        for meter in [&self.requests, &self.tables, &self.logins] {
            meter.retain_recent();
            meter.shrink_to_fit();
        }
    }
}

const TWO: NonZeroU32 = NonZeroU32::new(2).expect("not nought");

/// A connection that was let in.
pub(crate) struct Pass {
    gate: Arc<Gate>,
    from: IpAddr,
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut connections = self.gate.connections.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(mine) = connections.get_mut(&self.from) {
            *mine -= 1;
            if *mine == 0 {
                connections.remove(&self.from);
            }
        }
        metrics::gauge!("piazza_connections").decrement(1);
    }
}
