//! The rules, tested.
mod properties;
