//! How long to wait before the line to a server is opened again.

use std::time::Duration;

const FIRST: Duration = Duration::from_millis(300);
const LONGEST: Duration = Duration::from_secs(10);

/// Waits twice as long each time, up to a limit, until the server has let us in.
#[derive(Clone, Copy, Default)]
pub(super) struct Backoff {
    failed: u32,
}

impl Backoff {
    /// After one more failure: how long to wait, and how things stand then.
    pub(super) fn failed(self) -> (Duration, Backoff) {
        let wait = FIRST.saturating_mul(2_u32.saturating_pow(self.failed)).min(LONGEST);
        (wait, Backoff { failed: self.failed.saturating_add(1) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_up_to_a_limit_and_begin_anew_once_it_went_well() {
        let mut backoff = Backoff::default();
        let mut waits = Vec::new();
        for _ in 0..40 {
            let (wait, next) = backoff.failed();
            backoff = next;
            waits.push(wait.as_millis());
        }
        assert_eq!(waits[..8], [300, 600, 1200, 2400, 4800, 9600, 10_000, 10_000]);
        assert!(waits[8..].iter().all(|wait| *wait == 10_000));
        assert_eq!(Backoff::default().failed().0, FIRST);
    }
}
