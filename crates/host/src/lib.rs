//! One table and its audience.
//!
//! A [`Host`] takes a client's request and who sent it, and gives what must be kept and what each member of the audience
//! is told. It does no I/O and reads no clock. The server puts sockets and storage around it, the browser a worker, the
//! terminal a prompt: what a message means is decided here, once.
//!
//! Whatever changes the table comes out as a [`Commit`]. The caller stores its lines, calls [`AnyHost::kept`], and delivers
//! what that returns. So nobody is told of anything that was not kept.
//!
//! ```
//! use bohemian::{Bohemian, Setup};
//! use host::{AnyHost, ClientId, Heard, Host, Member};
//! use table::{Pace, Secret, Table};
//! use wire::Request;
//!
//! let table = Table::<Bohemian>::new(Setup::new(2).unwrap(), Pace::Unhurried, Secret::new([7; 32]));
//! let mut host = Host::new(table);
//! let screen = ClientId(1);
//! host.admit(screen, Member::at_shared_screen(), None, 0);
//! let request = Request::SeatBot { id: "r1".parse().unwrap(), seat: 1, level: "easy".into() };
//! let Heard::Keep(commit) = host.hear(screen, request, 5) else { panic!("a bot can sit down") };
//! assert_eq!(commit.lines, "5 bot 1 easy");
//! let told = host.kept(5);
//! assert_eq!(told[0].text, r#"{"type":"ack","id":"r1","version":1}"#);
//! ```

mod audience;
mod command;
mod denied;
mod granted;
mod host;
mod job;
mod script;
mod trying;

pub use audience::{ClientId, Member, Told, Voice, silent};
pub use command::Who;
pub use denied::Denied;
pub use host::{AnyHost, Commit, Heard, Host, Performed};
pub use job::{Job, Thought, Wanted, think};
pub use script::ScriptFault;
pub use trying::Trying;
