//! A table at home: people at one screen and bots, without a server.
//!
//! A [`House`] puts a screen that people share around the same [`host`] that the server uses, so a page can't tell the one
//! from the other. It does no I/O: the page says what time it is, brings the random bytes, and keeps the lines of the log
//! that it is handed. Bots think elsewhere: the house gives out a [`Job`](host::Job), and is told the move when it is found.
//!
//! ```
//! use house::{House, Kept, Order};
//! use engine::Seat;
//! use wire::http::SitDown;
//!
//! let secret = "07".repeat(32);
//! let mut house = House::default();
//! house.hear(Order::Open(Kept::new("bohemian", 2, &secret)), 0);
//! let sit = SitDown { name: "Anna".into(), seat: Some(Seat::new(0)), contribution: None };
//! let reports = house.hear(Order::Sit(sit), 0);
//! assert!(reports[0].starts_with(r#"{"keep":["0 sit 1 "#));
//! ```

pub mod calm;
mod daily;
mod house;
mod kept;
mod lesson;
mod order;

pub use daily::{Day, Deal, NoSuchDay};
pub use house::House;
pub use kept::{Kept, KeptFault};
pub use lesson::{Lesson, Step};
pub use order::{Order, Report, ReportOf};
pub use table::Millis;
