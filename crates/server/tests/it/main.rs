//! The server as its clients see it: real sockets, real databases.

mod accounts;
mod harness;
mod hostile;
mod leaks;
mod play;
mod schema;
mod storage;
