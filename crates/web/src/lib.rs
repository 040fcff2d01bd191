//! The browser client: every page, and the frame around them. It draws views and offers legal moves, but contains no rules.
//!
//! # Structure
//!
//! [`start`] mounts the [`app`]: the `frame` (header, main, live region) around the page for the current address. `pages`
//! has a file for each page. `table` is the page on which a game is played, online or offline. Each game adds its board in
//! its own module.
//!
//! - **A page** is a component in `pages/`, a line in `app.rs`, and its texts in `crates/words/ftl/*/web.ftl`.
//! - **Texts**: `t!("id")` is a text that follows the language, ready for `view!`; `t!("id", number = 3)` gives it
//!   arguments; `text::now` is the text as of now, for announcing.
//! - **Settings** are signals in [`settings`]: language, theme, motion, whether moves are confirmed. They survive a reload.
//! - **Notices**: `live::announce` speaks to screen readers, `toast::show` also shows a note.
//! - **Style**: `style/*.css`, joined in the order of their names; the first holds the colours and measures. The server
//!   allows no inline styles: `style:left=...` (set by code) works, a `style="..."` attribute does not.
//! - **Drawings**: `<Icon name="undo"/>` shows a symbol of the sprite.
//!
//! `cargo xtask client --dev` builds it quickly, `cargo xtask client` as it is shipped.

// What `#[component]` writes is public, whatever the component is.
#![allow(unreachable_pub)]
// A handful of signals is a few hundred bytes and meant to be copied: it goes into every closure of a view.
#![allow(clippy::large_types_passed_by_value)]

mod app;
mod boards;
mod bohemian;
mod choice;
mod daily;
mod dialog;
mod exported;
mod focus;
mod frame;
mod guard;
mod icon;
mod js;
mod learn;
mod live;
mod motion;
mod pages;
mod past;
mod plain;
mod radio;
mod renewal;
mod replay;
mod review;
mod session;
mod settings;
mod sign;
mod statistics;
mod storage;
mod table;
mod text;
mod title;
mod toast;
mod villagers;

use leptos::prelude::document;

/// Puts the client into the page.
pub fn start() {
    std::panic::set_hook(Box::new(|panic| leptos::logging::error!("{panic}")));
    if let Some(body) = document().body() {
        // The drawings, once: every symbol on every page refers to them.
        _ = body.insert_adjacent_html("afterbegin", art::SPRITE);
    }
    guard::watch();
    renewal::watch();
    match exported::given() {
        Some(given) => leptos::mount::mount_to_body(move || exported::page(given)),
        None => leptos::mount::mount_to_body(app::App),
    }
}
