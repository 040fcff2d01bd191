//! Processor time that an address may have for what is not needed to play on.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A purse that is full holds what comes in within so many seconds.
const FULL: f64 = 4.0;

/// What is left, and when that was. Whoever has anything left may spend: what it costs is known only afterwards.
#[derive(Debug)]
pub(crate) struct Purse {
    left: Mutex<(f64, Instant)>,
    /// Seconds of processor time for each second.
    income: f64,
}

impl Purse {
    pub(crate) fn new(income: Duration) -> Purse {
        let income = income.as_secs_f64();
        Purse { left: Mutex::new((income * FULL, Instant::now())), income }
    }

    fn at<T>(&self, now: Instant, look: impl FnOnce(&mut f64) -> T) -> T {
        let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        let since = now.saturating_duration_since(left.1).as_secs_f64();
        *left = ((left.0 + since * self.income).min(self.income * FULL), now);
        look(&mut left.0)
    }

    pub(crate) fn has_any(&self) -> bool {
        self.at(Instant::now(), |left| *left > 0.0)
    }

    pub(crate) fn is_full(&self) -> bool {
        self.at(Instant::now(), |left| *left >= self.income * FULL)
    }

    pub(crate) fn pay(&self, cost: Duration) {
        self.at(Instant::now(), |left| *left -= cost.as_secs_f64());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_spent_comes_back_in_time_and_debts_are_paid_first() {
        let purse = Purse::new(Duration::from_millis(250));
        let now = Instant::now();
        assert!(purse.has_any() && purse.is_full());
        purse.pay(Duration::from_secs(3));
        assert!(!purse.has_any());
        let later = |seconds: u64| purse.at(now + Duration::from_secs(seconds), |left| *left);
        assert!(later(7) < 0.0);
        assert!(later(9) > 0.0);
        assert!((later(1000) - 1.0).abs() < 1e-9, "a purse holds no more than that");
    }
}
