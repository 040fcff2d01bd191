//! The rules, tested: a file for each heading of `rules/villagers.md`. The doc comment of a test names the
//! rules that it checks.

mod build;
mod cards;
mod draft;
mod markets;
mod padlocks;
mod properties;
mod setup;
mod specials;
mod table;
