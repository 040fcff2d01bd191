//! A line to a table in this browser: to a worker, so that nothing that is thought there holds up the page.

use super::saved::{now, random_hex};
use super::{Connection, Line, Occasion, Saved, Session};
use super::{calm, tabs};
use crate::choice::Who;
use crate::past;
use crate::settings::settings;
use crate::{storage, text};
use engine::{Game, Seat, Sentence};
use house::{Order, Report, ReportOf};
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use table::{Stage, TableView};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wire::http::SitDown;
use wire::{Request, RequestId, Update, Views};

/// How often a worker that ended in an error is started again before the player is asked to reload the page.
const RESTARTS: u8 = 3;

/// A line to the worker.
pub(crate) struct HouseLine {
    worker: RefCell<web_sys::Worker>,
    id: String,
    saved: RefCell<Saved>,
    /// What is to be said once the worker listens.
    early: RefCell<Option<Vec<String>>>,
    /// Who looks at the screen.
    looking: Cell<Option<Seat>>,
    restarts: Cell<u8>,
    hurried: Cell<bool>,
    navigate: Box<dyn Fn(&str)>,
}

impl HouseLine {
    /// Opens a game that this browser keeps.
    pub(crate) fn open<G: Game>(session: Session<G>, id: &str, saved: Saved) {
        let Some(worker) = start_worker(None) else { return };
        let navigate = use_navigate();
        let line = Rc::new(HouseLine {
            worker: RefCell::new(worker),
            id: id.to_owned(),
            saved: RefCell::new(saved),
            early: RefCell::new(Some(Vec::new())),
            looking: Cell::new(None),
            restarts: Cell::new(0),
            hurried: Cell::new(false),
            navigate: Box::new(move |address| navigate(address, NavigateOptions::default())),
        });
        session.named(id);
        line.listen(session);
        line.begin();
        session.connect(line);
        session.connection.set(Connection::Open);
    }

    fn listen<G: Game>(self: &Rc<HouseLine>, session: Session<G>) {
        let heard = self.clone();
        let on_message =
            Closure::<dyn FnMut(web_sys::MessageEvent)>::new(move |event: web_sys::MessageEvent| match event
                .data()
                .as_string()
            {
                Some(text) if text.is_empty() => heard.ready(),
                Some(text) => heard.hear(session, &text),
                None => {}
            });
        let broken = self.clone();
        let on_error = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
            event.prevent_default();
            broken.restart(session);
        });
        let worker = self.worker.borrow();
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        // They live as long as the worker, which the session closes.
        on_message.forget();
        on_error.forget();
    }

    /// The worker, or a bot that it had think, ended in an error. Another takes the game up from its log.
    fn restart<G: Game>(self: &Rc<HouseLine>, session: Session<G>) {
        self.worker.borrow().terminate();
        let restarts = self.restarts.get();
        let worker = if restarts < RESTARTS { start_worker(None) } else { None };
        let Some(worker) = worker else {
            session.connection.set(Connection::Failed(Sentence::new("web-table-stopped", [])));
            return;
        };
        self.restarts.set(restarts + 1);
        self.worker.replace(worker);
        self.early.replace(Some(Vec::new()));
        session.waiting.set(false);
        self.listen(session);
        self.begin();
    }

    /// Opens the table; a new one is given its people and bots, and begins.
    fn begin(&self) {
        let saved = self.saved.borrow().clone();
        let is_new = saved.kept.log.is_empty();
        self.order(&Order::Open(saved.kept));
        self.order(&Order::Pace(pace()));
        if is_new {
            for (seat, who) in Seat::all(saved.seats.len() as u8).zip(&saved.seats) {
                self.order(&match who {
                    Who::Person(name) => Order::Sit(SitDown {
                        name: if name.is_empty() { text::now("web-table-guest", &[]) } else { name.clone() },
                        seat: Some(seat),
                        // Where chance is fixed, nobody adds to it.
                        contribution: (saved.occasion == Occasion::Play).then(random_hex),
                    }),
                    Who::Bot(level) => Order::Say(Request::SeatBot {
                        id: ask_id("b"),
                        seat: seat.number(),
                        level: level.clone(),
                    }),
                });
            }
            self.order(&Order::Say(Request::Start { id: ask_id("s") }));
        }
        if let Some(looks) = self.looking.get().or_else(|| self.people().first().copied()) {
            self.look(looks);
        }
    }

    fn order(&self, order: &Order) {
        let Ok(text) = serde_json::to_string(order) else { return };
        match &mut *self.early.borrow_mut() {
            Some(early) => early.push(text),
            None => self.post(&text),
        }
    }

    fn post(&self, text: &str) {
        // A string can always be posted.
        _ = self.worker.borrow().post_message(&text.into());
    }

    /// The worker listens.
    fn ready(&self) {
        calm::tell(&self.worker.borrow());
        for text in self.early.borrow_mut().take().into_iter().flatten() {
            self.post(&text);
        }
    }

    fn hear<G: Game>(&self, session: Session<G>, text: &str) {
        match serde_json::from_str::<ReportOf<G>>(text) {
            Ok(Report::Keep(lines)) => self.keep(lines),
            // While people are still being seated nobody looks.
            Ok(Report::Tell(Update::News { view: Some(TableView { you: None, .. }), .. })) => {}
            Ok(Report::Tell(told)) => {
                session.hear(told);
                if untrack(|| session.my_turn()) && self.hurried.replace(false) {
                    self.order(&Order::Pace(pace()));
                }
                let over = session
                    .view
                    .with_untracked(|view| view.as_ref().is_some_and(|view| view.stage == Stage::Over));
                if over && !self.saved.borrow().over {
                    self.saved.borrow_mut().over = true;
                    self.keep(Vec::new());
                    session.view.with_untracked(|view| {
                        if let Some(view) = view {
                            past::is_over(&self.id, &self.saved.borrow(), view);
                        }
                    });
                }
            }
            Ok(Report::Failed(sentence)) => session.connection.set(Connection::Failed(sentence)),
            Err(fault) => leptos::logging::error!("{fault}: {text}"),
        }
    }

    /// Keeps the log. Whoever has no room for it is told.
    fn keep(&self, lines: Vec<String>) {
        if !tabs::plays_here(&self.id) {
            return;
        }
        let mut saved = self.saved.borrow_mut();
        saved.kept.log.extend(lines);
        saved.played = now();
        if !saved.save(&self.id) {
            storage::tell_that_nothing_is_kept();
        }
    }
}

impl Line for HouseLine {
    fn counts(&self) -> bool {
        self.saved.borrow().occasion == Occasion::Daily
    }

    fn say(&self, said: Request) -> bool {
        if self.counts() && matches!(said, Request::Ask { .. } | Request::Away { .. } | Request::Hint { .. })
        {
            return true;
        }
        self.order(&Order::Say(said));
        true
    }

    fn last_ply_of(&self, seat: Seat) -> Option<usize> {
        let saved = self.saved.borrow();
        let free = matches!(saved.occasion, Occasion::Play | Occasion::Practice);
        let against_bots = self.people().len() == 1 && free;
        against_bots.then(|| last_ply(&saved.kept.log, seat)).flatten()
    }

    fn close(&self) {
        self.worker.borrow().terminate();
    }

    fn look(&self, seat: Seat) {
        self.looking.set(Some(seat));
        let token = Some(seat.to_string());
        self.order(&Order::Say(Request::Hello { token, since: Some(0), lang: None, views: Views::Always }));
    }

    fn people(&self) -> Vec<Seat> {
        let saved = self.saved.borrow();
        let seats = Seat::all(saved.seats.len() as u8).zip(&saved.seats);
        seats.filter(|(_, who)| matches!(who, Who::Person(_))).map(|(seat, _)| seat).collect()
    }

    fn hurry(&self) {
        self.hurried.set(true);
        self.order(&Order::Pace(0));
    }

    fn review(&self) -> String {
        format!("/review#play={}", self.id)
    }

    fn rematch(&self) {
        let id = self.saved.borrow().again().save_new();
        (self.navigate)(&format!("/play/{id}"));
    }
}

/// How many plies there were before the last that a seat played, as the lines of a log tell: what was taken back aside.
fn last_ply(log: &[String], seat: Seat) -> Option<usize> {
    let mut own = Vec::new();
    let by = format!("{seat} ");
    for line in log {
        let mut words = line.splitn(3, ' ').skip(1);
        match (words.next(), words.next()) {
            (Some("ply"), Some(ply)) => own.push(ply.starts_with(&by)),
            (Some("rewind"), Some(plies)) => own.truncate(plies.parse().unwrap_or(0)),
            _ => {}
        }
    }
    own.iter().rposition(|own| *own)
}

/// How long a bot takes for a move at least.
fn pace() -> u64 {
    settings().bot_pace.get_untracked().millis()
}

fn ask_id(text: &str) -> RequestId {
    text.parse().expect("letters are an id")
}

/// The worker whose address the page names in its head. By its name it knows what it is to do, if not to keep a table.
pub(crate) fn start_worker(name: Option<&str>) -> Option<web_sys::Worker> {
    let address = document().query_selector("meta[name=worker]").ok()??.get_attribute("content")?;
    let options = web_sys::WorkerOptions::new();
    options.set_type(web_sys::WorkerType::Module);
    if let Some(name) = name {
        options.set_name(name);
    }
    web_sys::Worker::new_with_options(&address, &options).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ones_last_ply_is_found_behind_those_of_others_and_what_was_taken_back_does_not_count() {
        let log = |lines: &str| lines.lines().map(|line| format!("17 {line}")).collect::<Vec<_>>();
        let me = Seat::new(0);
        assert_eq!(last_ply(&log("start\nply * 1 2 3 4\nply 2 end"), me), None);
        assert_eq!(last_ply(&log("start\nply * 1 2 3 4\nply 1 1+2 N3\nply 2 end\nsay 1 1"), me), Some(1));
        assert_eq!(last_ply(&log("ply 1 a\nply 1 b\nply 2 c\nrewind 1\nply 2 d"), me), Some(0));
    }
}
