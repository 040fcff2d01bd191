//! All addresses, on one screen.

use crate::daily::Daily;
use crate::frame::Frame;
use crate::learn::Learn;
use crate::pages::*;
use crate::settings;
use crate::statistics::Statistics;
use crate::table::{OfflineTable, OnlineTable};
use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;

/// The client.
#[component]
pub(crate) fn App() -> impl IntoView {
    settings::apply();
    view! {
        <Router>
            <Frame>
                <Routes fallback=NotFound>
                    <Route path=path!("/") view=Home />
                    <Route path=path!("/lobby") view=Lobby />
                    <Route path=path!("/new") view=NewTable />
                    <Route path=path!("/table/:id") view=OnlineTable />
                    <Route path=path!("/play/:id") view=OfflineTable />
                    <Route path=path!("/learn/:lesson") view=Learn />
                    <Route path=path!("/daily") view=Daily />
                    <Route path=path!("/daily/:day") view=Daily />
                    <Route path=path!("/statistics") view=Statistics />
                    <Route path=path!("/rules/:game") view=Rules />
                    <Route path=path!("/replay") view=Replay />
                    <Route path=path!("/review") view=Review />
                    <Route path=path!("/settings") view=SettingsPage />
                    <Route path=path!("/credits") view=Credits />
                </Routes>
            </Frame>
        </Router>
    }
}
