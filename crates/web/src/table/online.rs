//! A table at the server: finding it, sitting down, sharing its address.

use super::{Board, fairness, nothing_here, page};
use crate::boards;
use crate::icon::Icon;
use crate::session::http::{self, Declined};
use crate::session::{Lost, Session, Socket, random_hex};
use crate::settings::settings;
use crate::text::{now, t};
use crate::{past, storage, toast};
use engine::{Game, Seat};
use games::GameId;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_params_map};
use qrcodegen::{QrCode, QrCodeEcc};
use wire::http::{Card, Seated, SitDown};

/// Where the token of a seat is kept.
fn key(table: &str) -> String {
    format!("piazza.seat.{table}")
}

/// A table at the server: `/table/:id`.
#[component]
pub(crate) fn OnlineTable() -> impl IntoView {
    let params = use_params_map();
    let id = Memo::new(move |_| params.read().get("id").unwrap_or_default());
    let found = LocalResource::new(move || {
        let id = id.get();
        async move { http::get::<Card>(&format!("/api/tables/{id}"), None).await }
    });
    move || match found.get() {
        None => view! { <p class="table-note" role="status">{t!("web-table-opening")}</p> }.into_any(),
        Some(Ok(card)) => match GameId::of(&card.game) {
            Some(game) => visited(card.table.to_string(), game).into_any(),
            None => nothing_here().into_any(),
        },
        Some(Err(Declined(_))) => nothing_here().into_any(),
    }
}

/// Whoever sits down is somebody else from then on: the table is opened anew with the seat's token.
fn visited(table: String, game: GameId) -> impl IntoView {
    let visitor =
        Visitor { token: RwSignal::new(storage::load(&key(&table))), table: StoredValue::new(table) };
    provide_context(visitor);
    move || {
        let token = visitor.token.get();
        untrack(|| boards::visit(Some(game), Online(visitor, token)))
    }
}

struct Online(Visitor, Option<String>);

impl boards::Visitor for Online {
    type Output = AnyView;

    fn visit<B: Board>(self) -> AnyView {
        self.0.open::<B>(self.1)
    }
}

/// Somebody at a table of the server.
#[derive(Clone, Copy)]
pub(super) struct Visitor {
    table: StoredValue<String>,
    /// The token of the seat that they have.
    token: RwSignal<Option<String>>,
}

impl Visitor {
    fn open<B: Board>(self, token: Option<String>) -> AnyView {
        let session = Session::<B::Game>::new();
        let table = self.table.get_value();
        Socket::open(session, &table.clone(), token, move |how| {
            // It would open nothing any more, and never will.
            storage::remove(&key(&table));
            if how == Lost::Refused {
                toast::show(untrack(|| now("web-table-seat-lost", &[])));
            }
        });
        if let Some(game) = GameId::of(B::ID) {
            past::follow(session, game, self.table.get_value());
        }
        provide_context(fairness::follow(session, self.table.get_value()));
        page::table_page::<B>(session).into_any()
    }

    /// Which table it is.
    pub(super) fn table(self) -> String {
        self.table.get_value()
    }

    /// Sits down.
    pub(super) fn sit(self, seat: Seat) {
        let name = settings().name.get_untracked();
        let name = if name.is_empty() { now("web-table-guest", &[]) } else { name };
        let table = self.table.get_value();
        spawn_local(async move {
            if let Some(token) = take_seat(&table, seat, name).await {
                self.token.set(Some(token));
            }
        });
    }
}

/// Takes a seat at a table, and keeps its token. Whoever can't is told why.
async fn take_seat(table: &str, seat: Seat, name: String) -> Option<String> {
    let sit = SitDown { name, seat: Some(seat), contribution: Some(random_hex()) };
    match http::post::<Seated>(&format!("/api/tables/{table}/seats"), &sit, None).await {
        Ok(seated) => {
            storage::save(&key(table), &seated.token);
            Some(seated.token)
        }
        Err(Declined(why)) => {
            toast::show(why.unwrap_or_else(|| untrack(|| now("web-table-unreachable", &[]))));
            None
        }
    }
}

/// Goes along when the same people play again at another table: players to the seat that they had.
pub(super) fn follow<G: Game>(session: Session<G>) {
    let navigate = use_navigate();
    Effect::new(move || {
        let Some(table) = session.rematch.get() else { return };
        let (sits, navigate) = (untrack(|| session.me().map(|me| (me, session.name(me)))), navigate.clone());
        spawn_local(async move {
            if let Some((seat, name)) = sits {
                take_seat(&table, seat, name).await;
            }
            navigate(&format!("/table/{table}"), NavigateOptions::default());
        });
    });
}

/// The address of the table, to be sent or shown to others.
pub(super) fn invitation() -> impl IntoView {
    let address = window().location().href().unwrap_or_default();
    let code = QrCode::encode_text(&address, QrCodeEcc::Medium).ok();
    let copied = RwSignal::new(false);
    let copy = {
        let address = address.clone();
        move |_| {
            // Whether it worked is not known at once; the address stands there to be copied by hand.
            _ = window().navigator().clipboard().write_text(&address);
            copied.set(true);
        }
    };
    view! {
        <section class="invitation card">
            <div>
                <h2>{t!("web-table-invite")}</h2>
                <input class="field" readonly aria-label=t!("web-table-link") value=address />
                <button class="button" on:click=copy>
                    <Icon name=art::symbol::ICON_COPY />
                    {move || now(if copied.get() { "web-table-copied" } else { "web-table-copy" }, &[])}
                </button>
            </div>
            {code.map(|code| qr(&code))}
        </section>
    }
}

/// A code that a phone can read.
fn qr(code: &QrCode) -> impl IntoView + use<> {
    use std::fmt::Write;
    let size = code.size();
    let mut path = String::new();
    for (x, y) in
        (0..size).flat_map(|y| (0..size).map(move |x| (x, y))).filter(|&(x, y)| code.get_module(x, y))
    {
        _ = write!(path, "M{x} {y}h1v1h-1z");
    }
    view! {
        <svg class="qr" role="img" aria-label=t!("web-table-qr") viewBox=format!("-2 -2 {0} {0}", size + 4)>
            <rect x="-2" y="-2" width="100%" height="100%" fill="#fff" />
            <path d=path fill="#000" shape-rendering="crispEdges" />
        </svg>
    }
}
