//! A line to a table at the server. It breaks and comes back; what was asked and not answered is asked again.

use super::backoff::Backoff;
use super::{Connection, Dice, Line, Session};
use crate::settings::settings;
use engine::{Game, Sentence};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;
use table::TableView;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wire::{Request, RequestId, Update, UpdateOf, Views};

/// How often it is looked whether the line is still there, while somebody looks at the page.
const LOOKED_AT: Duration = Duration::from_secs(1);

/// Who said nothing at so many looks in a row is asked whether they are there; then the line is taken for gone; then it is
/// opened anew.
const ASKED: u32 = 2;
const GONE: u32 = 4;
const ANEW: u32 = 9;

/// What a message means for the line.
enum Heard {
    /// The answer to something.
    Answer(RequestId),
    /// The table is shown, to a seat or to somebody who looks on.
    Table {
        seated: bool,
        /// What we add to the dice, if we are asked for it.
        dice: Option<Request>,
    },
    /// Something is refused that nobody gave an id to: the greeting, most likely.
    Refused(Sentence),
    Other,
}

/// Takes in a text.
type Hear = dyn Fn(&str) -> Heard;

/// How somebody has lost their seat.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lost {
    /// They stood up, as they wanted to.
    StoodUp,
    /// The server does not know their token, or not any more.
    Refused,
}

/// What the server says to a token that nobody holds.
const UNAUTHORIZED: &str = "host-not-yours";

/// Something that was asked and not answered.
struct Unanswered {
    said: Request,
    /// Was it ever sent?
    sent: bool,
}

/// A line to the server.
pub(crate) struct Socket {
    table: String,
    /// Of the seat, for as long as there is one. Without it the line goes on for somebody who looks on.
    token: RefCell<Option<String>>,
    me: Weak<Socket>,
    open: RefCell<Option<web_sys::WebSocket>>,
    /// What was asked and not answered: it is asked again, under the same id, whenever the line is back.
    unanswered: RefCell<Vec<Unanswered>>,
    backoff: Cell<Backoff>,
    /// Has the server shown us the table since the line was opened last?
    let_in: Cell<bool>,
    silent: Cell<u32>,
    /// Is somebody at the other end, as far as we know?
    there: Cell<bool>,
    closed: Cell<bool>,
    /// What to do with what comes in, and with the state of the line.
    hear: Box<Hear>,
    state: Box<dyn Fn(Connection)>,
    version: Box<dyn Fn() -> Option<usize>>,
    lost: Box<dyn Fn(Lost)>,
}

impl Socket {
    /// Opens a line to a table, as the seat that the token stands for. Whoever loses that seat looks on from then on.
    pub(crate) fn open<G: Game>(
        session: Session<G>,
        table: &str,
        token: Option<String>,
        lost: impl Fn(Lost) + 'static,
    ) {
        let dice = Dice::of(table);
        let line = Rc::new_cyclic(|me| Socket {
            table: table.to_owned(),
            token: RefCell::new(token),
            me: me.clone(),
            open: RefCell::new(None),
            unanswered: RefCell::default(),
            backoff: Cell::default(),
            let_in: Cell::new(false),
            silent: Cell::new(0),
            there: Cell::new(false),
            closed: Cell::new(false),
            hear: Box::new(move |text| match serde_json::from_str::<UpdateOf<G>>(text) {
                Ok(told) => {
                    let heard = heard(&told, &dice);
                    session.hear(told);
                    heard
                }
                Err(fault) => {
                    leptos::logging::error!("{fault}: {text}");
                    Heard::Other
                }
            }),
            state: Box::new(move |state| session.line_is(state)),
            version: Box::new(move || session.view.with_untracked(|view| Some(view.as_ref()?.version))),
            lost: Box::new(lost),
        });
        session.named(table);
        line.dial();
        line.watch();
        session.connect(line);
    }

    fn dial(&self) {
        if self.closed.get() {
            return;
        }
        let location = window().location();
        let (Ok(protocol), Ok(host)) = (location.protocol(), location.host()) else { return };
        let scheme = if protocol == "https:" { "wss" } else { "ws" };
        let address = format!("{scheme}://{host}/api/tables/{}/socket", self.table);
        let Ok(socket) = web_sys::WebSocket::new(&address) else { return };
        self.on(&socket, "open", |line, _| line.opened());
        self.on(&socket, "close", |line, _| line.broke());
        self.on(&socket, "message", |line, event| {
            let data =
                event.dyn_into::<web_sys::MessageEvent>().ok().and_then(|event| event.data().as_string());
            if let Some(text) = data {
                line.heard(&text);
            }
        });
        *self.open.borrow_mut() = Some(socket);
        self.silent.set(0);
    }

    /// Calls back while this is still the line's socket.
    fn on(&self, socket: &web_sys::WebSocket, event: &str, call: impl Fn(&Socket, web_sys::Event) + 'static) {
        let (line, of) = (self.me.clone(), socket.clone());
        let closure = Closure::<dyn FnMut(web_sys::Event)>::new(move |event| {
            if let Some(line) = line.upgrade()
                && line.open.borrow().as_ref().is_none_or(|socket| *socket == of)
            {
                call(&line, event);
            }
        });
        // A closure for each event of each socket: few, and a page is short-lived.
        _ = socket.add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
        closure.forget();
    }

    fn opened(&self) {
        self.let_in.set(false);
        self.silent.set(0);
        self.post(&Request::Hello {
            token: self.token.borrow().clone(),
            // Who knows nothing yet wants to be told all.
            since: (self.version)().or(Some(0)),
            lang: Some(settings().lang.get_untracked().code().to_owned()),
            views: Views::Always,
        });
        for unanswered in self.unanswered.borrow_mut().iter_mut() {
            unanswered.sent |= self.post(&unanswered.said);
        }
        self.there.set(true);
        (self.state)(Connection::Open);
    }

    /// Somebody is there after all.
    fn is_back(&self) {
        if !self.there.replace(true) {
            for unanswered in self.unanswered.borrow_mut().iter_mut().filter(|unanswered| !unanswered.sent) {
                unanswered.sent = self.post(&unanswered.said);
            }
            (self.state)(Connection::Open);
        }
    }

    fn is_gone(&self) {
        self.there.set(false);
        (self.state)(Connection::Reconnecting);
    }

    fn broke(&self) {
        *self.open.borrow_mut() = None;
        if self.closed.get() {
            return;
        }
        self.is_gone();
        let (wait, backoff) = self.backoff.get().failed();
        self.backoff.set(backoff);
        let line = self.me.clone();
        set_timeout(
            move || {
                if let Some(line) = line.upgrade()
                    && line.open.borrow().is_none()
                {
                    line.dial();
                }
            },
            wait,
        );
    }

    fn heard(&self, text: &str) {
        self.silent.set(0);
        self.is_back();
        match (self.hear)(text) {
            Heard::Answer(id) => self.unanswered.borrow_mut().retain(|one| one.said.id() != Some(&id)),
            Heard::Table { seated, dice } => {
                self.let_in.set(true);
                self.backoff.set(Backoff::default());
                if let Some(said) = dice {
                    self.say(said);
                }
                if !seated {
                    self.lose(Lost::StoodUp);
                }
            }
            // The server closes the line now; without the token it will let us look on.
            Heard::Refused(why) if !self.let_in.get() && why.id == UNAUTHORIZED => self.lose(Lost::Refused),
            Heard::Refused(_) | Heard::Other => {}
        }
    }

    /// The seat is not ours any more, if one was.
    fn lose(&self, how: Lost) {
        if self.token.take().is_some() {
            (self.lost)(how);
        }
    }

    fn post(&self, said: &Request) -> bool {
        let socket = self.open.borrow();
        let open = socket.as_ref().filter(|socket| socket.ready_state() == web_sys::WebSocket::OPEN);
        let (Some(socket), Ok(text)) = (open, serde_json::to_string(said)) else { return false };
        // If it breaks right now, it is said again.
        socket.send_with_str(&text).is_ok()
    }

    /// A line that went dead without a word is found out, and closed, which opens it again.
    fn watch(&self) {
        let line = self.me.clone();
        set_timeout(
            move || {
                let Some(line) = line.upgrade().filter(|line| !line.closed.get()) else { return };
                if document().hidden() {
                    return line.watch();
                }
                line.silent.set(line.silent.get() + 1);
                let silent = line.silent.get();
                if silent >= GONE && line.there.get() && line.open.borrow().is_some() {
                    line.is_gone();
                }
                if silent >= ANEW {
                    let socket = line.open.borrow_mut().take();
                    if let Some(socket) = socket {
                        _ = socket.close();
                        line.broke();
                    }
                } else if silent % ASKED == 0 {
                    line.post(&Request::Ping);
                }
                line.watch();
            },
            LOOKED_AT,
        );
    }
}

fn heard<V, E>(told: &Update<TableView<V>, E>, dice: &Dice) -> Heard {
    match told {
        Update::Ack { id, .. }
        | Update::Tried { id, .. }
        | Update::Hints { id, .. }
        | Update::Refused { id: Some(id), .. } => Heard::Answer(id.clone()),
        Update::Refused { id: None, why } => Heard::Refused(why.sentence.clone()),
        Update::View { view, .. } | Update::News { view: Some(view), .. } => {
            Heard::Table { seated: view.you.is_some(), dice: dice.answer(view) }
        }
        _ => Heard::Other,
    }
}

impl Line for Socket {
    fn say(&self, said: Request) -> bool {
        let sent = self.there.get() && self.post(&said);
        if said.id().is_some() {
            self.unanswered.borrow_mut().push(Unanswered { said, sent });
        }
        sent
    }

    fn withdraw(&self, id: &RequestId) -> bool {
        let mut unanswered = self.unanswered.borrow_mut();
        let Some(at) = unanswered.iter().position(|one| one.said.id() == Some(id)) else { return false };
        if unanswered[at].sent {
            // Whether it came is known to the table only.
            let said = Request::Withdraw { id: id.clone() };
            let sent = self.there.get() && self.post(&said);
            unanswered[at] = Unanswered { said, sent };
            false
        } else {
            unanswered.remove(at);
            true
        }
    }

    fn close(&self) {
        self.closed.set(true);
        if let Some(socket) = self.open.borrow_mut().take() {
            _ = socket.close();
        }
    }

    fn is_online(&self) -> bool {
        true
    }

    fn review(&self) -> String {
        format!("/review#table={}", self.table)
    }

    fn rematch(&self) {
        let (table, token) = (self.table.clone(), self.token.borrow().clone());
        leptos::task::spawn_local(async move {
            // The server tells everybody at the table where to.
            _ = super::http::post::<serde_json::Value>(
                &format!("/api/tables/{table}/rematch"),
                &(),
                token.as_deref(),
            )
            .await;
        });
    }
}
