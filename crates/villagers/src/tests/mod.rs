//! The rules, tested: a file for each heading of `rules/villagers.md`. The doc comment of a test names the
//! rules that it checks.

mod build;
mod cards;
mod draft;
mod events;
mod knowledge;
mod markets;
mod notation;
mod padlocks;
mod properties;
mod reshuffle;
mod setup;
mod solo;
mod specials;
mod table;
