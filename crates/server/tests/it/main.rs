//! The server as its clients see it: real sockets, real databases.

mod accounts;
mod acks;
mod agree;
mod chat;
mod going_back;
mod guests;
mod harness;
mod health;
mod hostile;
mod leaks;
mod limits;
mod play;
mod round;
mod schema;
mod sdk;
#[path = "../../../cli/tests/services/mod.rs"]
#[allow(dead_code)]
mod services;
mod storage;
mod trials;
