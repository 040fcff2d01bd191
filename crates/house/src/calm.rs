//! When workers that think give way to the page: two numbers of 32 bits that they share.
//!
//! ```
//! use house::calm::{left, until};
//! let now = 1_800_000_000_000.0;
//! assert_eq!(left(until(now), now + 30.0), Some(70));
//! assert_eq!(left(until(now), now + 100.0), None);
//! assert_eq!(left(0, now), None);
//! ```

/// How long the page is left alone after somebody did something: several frames, and no time to think with.
const CALM: i32 = 100;

/// How much memory is shared.
pub const BYTES: u32 = 8;
/// Which number says until when the page is left alone.
pub const UNTIL: u32 = 0;
/// Which number workers wait at meanwhile: it stays 0.
pub const BELL: u32 = 1;

/// Milliseconds since 1970, as far as there is room.
fn short(millis: f64) -> i32 {
    millis as i64 as i32
}

/// Somebody did something: the time until which the page is left alone.
pub fn until(now: f64) -> i32 {
    short(now).wrapping_add(CALM)
}

/// How long the page is still to be left alone.
pub fn left(until: i32, now: f64) -> Option<i32> {
    Some(until.wrapping_sub(short(now))).filter(|left| (1..=CALM).contains(left))
}
