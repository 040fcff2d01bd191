//! How fast to send, and how long to wait for a server that is away.

use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// Spaces out what is sent: a few messages at once, and then one at a time.
#[derive(Clone, Debug)]
pub(crate) struct Pace {
    every: Duration,
    /// When the next message is due if none were ever sent at once.
    next: Instant,
}

/// How many messages may go out at once after a pause.
const BURST: u32 = 8;

impl Pace {
    pub(crate) fn new(every: Duration) -> Pace {
        Pace { every, next: Instant::now() }
    }

    /// Waits until the next message may be sent.
    pub(crate) async fn wait(&mut self) {
        sleep_until(self.due(Instant::now())).await;
    }

    /// When a message that is ready now may be sent.
    fn due(&mut self, now: Instant) -> Instant {
        let early = self.every * (BURST - 1);
        self.next = self.next.max(now) + self.every;
        self.next.checked_sub(self.every + early).map_or(now, |due| due.max(now))
    }
}

/// Waits longer each time, up to a limit; and for so long altogether that somebody should be told.
#[derive(Clone, Debug)]
pub(crate) struct Backoff {
    failed: u32,
    waited: Duration,
    patience: Duration,
}

const FIRST_WAIT: Duration = Duration::from_millis(100);
const LONGEST_WAIT: Duration = Duration::from_secs(10);

impl Backoff {
    pub(crate) fn new(patience: Duration) -> Backoff {
        Backoff { failed: 0, waited: Duration::ZERO, patience }
    }

    /// How long to wait after one more failure; nothing once patience is at its end.
    pub(crate) fn next(&mut self) -> Option<Duration> {
        if self.waited >= self.patience {
            return None;
        }
        let wait = FIRST_WAIT.saturating_mul(2_u32.saturating_pow(self.failed)).min(LONGEST_WAIT);
        self.failed += 1;
        self.waited += wait;
        Some(wait)
    }

    /// It went well.
    pub(crate) fn reset(&mut self) {
        *self = Backoff::new(self.patience);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_messages_go_at_once_and_then_one_at_a_time() {
        let every = Duration::from_millis(60);
        let mut pace = Pace::new(every);
        let now = Instant::now();
        let waits: Vec<Duration> = (0..12).map(|_| pace.due(now) - now).collect();
        assert_eq!(waits[..8], [Duration::ZERO; 8]);
        assert!(waits[8] > Duration::ZERO);
        assert!(waits[8..].windows(2).all(|pair| pair[0] + every == pair[1]), "{waits:?}");
        let later = now + Duration::from_mins(1);
        assert_eq!(pace.due(later), later, "a pause is enough");
    }

    #[test]
    fn waits_double_up_to_a_limit_until_patience_ends() {
        let mut backoff = Backoff::new(Duration::from_secs(30));
        let waits: Vec<u128> = std::iter::from_fn(|| backoff.next()).map(|wait| wait.as_millis()).collect();
        assert_eq!(waits, [100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]);
        backoff.reset();
        assert_eq!(backoff.next(), Some(FIRST_WAIT));
    }
}
