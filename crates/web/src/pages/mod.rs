//! The pages, a file each.

mod credits;
mod drawings;
mod home;
mod lobby;
mod new_table;
mod not_found;
mod replay;
mod resume;
mod review;
mod rules;
mod settings;
pub(crate) mod start;

pub(crate) use credits::Credits;
pub(crate) use home::Home;
pub(crate) use lobby::Lobby;
pub(crate) use new_table::NewTable;
pub(crate) use not_found::NotFound;
pub(crate) use replay::Replay;
pub(crate) use review::Review;
pub(crate) use rules::Rules;
pub(crate) use settings::SettingsPage;
