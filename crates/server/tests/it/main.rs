//! The server as its clients see it: real sockets, real databases.

mod accounts;
mod going_back;
mod harness;
mod hostile;
mod leaks;
mod play;
mod round;
mod schema;
mod sdk;
#[path = "../../../cli/tests/services/mod.rs"]
#[allow(dead_code)]
mod services;
mod storage;
