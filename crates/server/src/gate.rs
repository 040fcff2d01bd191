//! Who comes in: connections are counted for each address, and requests and attempts are metered.

use crate::error::Error;
use crate::options::Limits;
use crate::purse::Purse;
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use wire::TableId;

/// Attempts to log in, and new accounts, for each minute and address.
const LOGINS: NonZeroU32 = NonZeroU32::new(10).expect("not nought");

/// An address as far as it counts: whoever has an IPv6 address has 2⁶⁴ of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Net(IpAddr);

impl Net {
    pub(crate) fn of(address: IpAddr) -> Net {
        Net(match address.to_canonical() {
            IpAddr::V6(address) => {
                IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << u64::BITS)))
            }
            v4 @ IpAddr::V4(_) => v4,
        })
    }

    /// What is stored of it: it is compared, and never shown.
    pub(crate) fn origin(self) -> Origin {
        Origin::hash("piazza origin 1", self.0.to_string().as_bytes())
    }
}

/// Where somebody comes from, as 62 bits of a hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Origin(pub(crate) i64);

impl Origin {
    /// That of a table of which nobody knows where it comes from: it is alone.
    pub(crate) fn of_table(table: TableId) -> Origin {
        Origin::hash("piazza table origin 1", &table.bits().to_le_bytes())
    }

    fn hash(context: &str, bytes: &[u8]) -> Origin {
        let hash = blake3::derive_key(context, bytes);
        let (bits, _) = hash.split_first_chunk().expect("a hash has 32 bytes");
        Origin((u64::from_le_bytes(*bits) >> 2) as i64)
    }
}

/// What is counted and metered.
pub(crate) struct Gate {
    limits: Limits,
    requests: DefaultKeyedRateLimiter<Net>,
    tables: DefaultKeyedRateLimiter<Net>,
    logins: DefaultKeyedRateLimiter<Net>,
    lines: DefaultKeyedRateLimiter<Net>,
    purses: Mutex<HashMap<Net, Arc<Purse>>>,
    connections: Counts,
    bytes: Counts,
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Gate {
        let second = |limit: NonZeroU32| Quota::per_second(limit).allow_burst(limit.saturating_mul(TWO));
        Gate {
            requests: RateLimiter::keyed(second(limits.requests_per_second)),
            tables: RateLimiter::keyed(Quota::per_hour(limits.tables_per_hour)),
            logins: RateLimiter::keyed(Quota::per_minute(LOGINS)),
            lines: RateLimiter::keyed(Quota::per_minute(limits.lines_per_minute)),
            purses: Mutex::default(),
            connections: Counts::default(),
            bytes: Counts::default(),
            limits,
        }
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    pub(crate) fn request(&self, from: Net) -> Result<(), Error> {
        self.requests.check_key(&from).map_err(|_| Error::TOO_MUCH)
    }

    pub(crate) fn table(&self, from: Net) -> Result<(), Error> {
        self.tables.check_key(&from).map_err(|_| Error::TOO_MUCH)
    }

    pub(crate) fn login(&self, from: Net) -> Result<(), Error> {
        self.logins.check_key(&from).map_err(|_| Error::TOO_MUCH)
    }

    /// A line of chat.
    pub(crate) fn line(&self, from: Net) -> Result<(), Error> {
        self.lines.check_key(&from).map_err(|_| Error::TOO_MUCH)
    }

    /// The meter of one socket.
    pub(crate) fn messages(&self) -> DefaultDirectRateLimiter {
        let limit = self.limits.messages_per_second;
        RateLimiter::direct(Quota::per_second(limit).allow_burst(limit.saturating_mul(TWO)))
    }

    fn purses(&self) -> MutexGuard<'_, HashMap<Net, Arc<Purse>>> {
        self.purses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What an address may spend on trying moves.
    pub(crate) fn purse(&self, of: Net) -> Arc<Purse> {
        let income = Duration::from_millis(self.limits.trial_millis_per_second.into());
        Arc::clone(self.purses().entry(of).or_insert_with(|| Arc::new(Purse::new(income))))
    }

    /// Lets a connection in, if there is room for it, until its pass is dropped.
    pub(crate) fn enter(self: &Arc<Gate>, from: IpAddr) -> Option<Connected> {
        let limits = &self.limits;
        let pass = self.connections.add(Net::of(from), 1, limits.connections_per_address, limits.connections);
        let counter =
            if pass.is_some() { "piazza_connections_accepted" } else { "piazza_connections_refused" };
        metrics::counter!(counter).increment(1);
        pass.inspect(|_| metrics::gauge!("piazza_connections").increment(1)).map(Connected)
    }

    /// Lets so many bytes be sent to an address, until its pass is dropped. If nothing is on its way to it, any number.
    pub(crate) fn send(&self, bytes: usize, to: Net) -> Result<Pass, Error> {
        let most = self.limits.bytes_in_flight_per_address.max(bytes);
        self.bytes.add(to, bytes, most, usize::MAX).ok_or(Error::TOO_MUCH)
    }

    /// Forgets who has not come for a while.
    pub(crate) fn sweep(&self) {
        for meter in [&self.requests, &self.tables, &self.logins, &self.lines] {
            meter.retain_recent();
            meter.shrink_to_fit();
        }
        self.purses().retain(|_, purse| Arc::strong_count(purse) > 1 || !purse.is_full());
    }
}

const TWO: NonZeroU32 = NonZeroU32::new(2).expect("not nought");

/// How much of something each address has, and all of them.
#[derive(Clone, Default)]
struct Counts(Arc<Mutex<(HashMap<Net, usize>, usize)>>);

impl Counts {
    fn add(&self, of: Net, n: usize, most: usize, most_of_all: usize) -> Option<Pass> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (each, all) = &mut *counts;
        let mine = each.get(&of).copied().unwrap_or_default();
        if mine + n > most || *all + n > most_of_all {
            return None;
        }
        each.insert(of, mine + n);
        *all += n;
        Some(Pass { counts: self.clone(), of, n })
    }
}

/// Something that counts until this is dropped.
pub(crate) struct Pass {
    counts: Counts,
    of: Net,
    n: usize,
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut counts = self.counts.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (each, all) = &mut *counts;
        *all -= self.n;
        if let Some(mine) = each.get_mut(&self.of) {
            *mine -= self.n;
            if *mine == 0 {
                each.remove(&self.of);
            }
        }
    }
}

/// A connection that was let in.
pub(crate) struct Connected(#[expect(dead_code, reason = "it counts until it is dropped")] Pass);

impl Drop for Connected {
    fn drop(&mut self) {
        metrics::gauge!("piazza_connections").decrement(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_many_addresses_of_ipv6_counts_once() {
        let net = |text: &str| Net::of(text.parse().unwrap());
        assert_eq!(net("2001:db8:1:2::1"), net("2001:db8:1:2:ffff::9"));
        assert_ne!(net("2001:db8:1:2::1"), net("2001:db8:1:3::1"));
        assert_eq!(net("::ffff:192.0.2.1"), net("192.0.2.1"));
        assert_ne!(net("192.0.2.1"), net("192.0.2.2"));
        assert_ne!(net("192.0.2.1").origin(), net("192.0.2.2").origin());
    }

    #[test]
    fn what_is_on_its_way_is_counted_until_it_has_arrived() {
        let counts = Counts::default();
        let net = Net::of("192.0.2.1".parse().unwrap());
        let first = counts.add(net, 7, 10, usize::MAX).unwrap();
        assert!(counts.add(net, 4, 10, usize::MAX).is_none());
        assert!(counts.add(Net::of("192.0.2.2".parse().unwrap()), 4, 10, 11).is_some());
        drop(first);
        assert!(counts.add(net, 10, 10, usize::MAX).is_some());
    }
}
