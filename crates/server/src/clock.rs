//! The time of day.

use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use table::Millis;

/// Milliseconds since 1970. It never goes back: where the clock on the wall does, it goes on as time does.
pub(crate) fn now() -> Millis {
    static CLOCK: LazyLock<Mutex<Clock>> =
        LazyLock::new(|| Mutex::new(Clock { time: Duration::ZERO, at: Instant::now() }));
    let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let mut clock = CLOCK.lock().unwrap_or_else(PoisonError::into_inner);
    clock.look(wall, Instant::now()).as_millis() as Millis
}

/// What time it was when somebody looked last, and when that was.
struct Clock {
    time: Duration,
    at: Instant,
}

impl Clock {
    fn look(&mut self, wall: Duration, at: Instant) -> Duration {
        let passed = at.saturating_duration_since(self.at);
        *self = Clock { time: wall.max(self.time + passed), at: at.max(self.at) };
        self.time
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_on_when_the_clock_on_the_wall_steps_back() {
        let (start, second) = (Instant::now(), Duration::from_secs(1));
        let mut clock = Clock { time: Duration::ZERO, at: start };
        assert_eq!(clock.look(second * 10_000, start), second * 10_000);
        assert_eq!(clock.look(second * 3_000, start + second), second * 10_001, "two hours back");
        assert_eq!(clock.look(second * 3_009, start + second * 10), second * 10_010);
        assert_eq!(
            clock.look(second * 20_000, start + second * 11),
            second * 20_000,
            "forward it goes along"
        );
    }
}
