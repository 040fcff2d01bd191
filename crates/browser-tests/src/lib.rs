//! Test support: the program, serving on a free port with its own database, and a headless Chromium that visits it. Both
//! processes end when the value that represents them is dropped.
//!
//! Run the tests with `cargo xtask browser`, which builds the client and the program first.

mod browser;
mod house;
mod play;
mod transferred;

pub use browser::{Browser, Size};
pub use house::{House, program};
pub use play::{PLAYED, play_on, play_to_the_end};
pub use transferred::Transferred;

/// A port of this machine that nobody listens on.
fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
    listener.local_addr().expect("a bound socket has an address").port()
}
