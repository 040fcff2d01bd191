//! No click that was meant for one thing hits another: a control that comes under a pointer which did not move takes no
//! click for a moment. A second click on what was there before, and a key that is held down, do nothing then.
//!
//! Whenever the page has changed, it is looked what lies under the pointer now. That is one question to the browser for a
//! frame in which something changed, and none for any other.

use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, MutationObserver, MutationObserverInit};

/// So long a control takes no click that has come under the pointer, in milliseconds.
const STILL: f64 = 300.0;

/// A pointer that went no further has not moved, in pixels: a finger never hits the same point twice.
const NEAR: f64 = 16.0;

/// What can be clicked.
const CONTROLS: &str = "button, a[href], input, select, label, summary, textarea, [role=button]";

/// Something that can be clicked, and what it says.
#[derive(Clone)]
struct Control {
    element: Element,
    says: String,
}

impl Control {
    /// What lies there.
    fn at((x, y): (f64, f64)) -> Option<Control> {
        Control::of(&document().element_from_point(x as f32, y as f32)?)
    }

    fn of(hit: &Element) -> Option<Control> {
        let element = hit.closest(CONTROLS).ok().flatten()?;
        let name = |name| element.get_attribute(name).unwrap_or_default();
        let says = [
            element.id(),
            name("data-place"),
            name("aria-label"),
            name("aria-disabled"),
            element.text_content().unwrap_or_default(),
        ];
        Some(Control { says: says.join("\n"), element })
    }

    /// Drawn anew it is the same, as long as it says the same.
    fn is(&self, other: &Control) -> bool {
        self.says == other.says && (self.element == other.element || !self.says.trim().is_empty())
    }
}

/// What is known of the pointer.
#[derive(Default)]
struct Guard {
    at: Cell<(f64, f64)>,
    under: RefCell<Option<Control>>,
    /// When that came there without the pointer's doing.
    since: Cell<f64>,
    /// Has the page changed since it was looked at last?
    changed: Cell<bool>,
    /// Is the click that is under way meant for something else?
    refused: Cell<bool>,
}

thread_local! {
    static GUARD: Guard = Guard::default();
}

impl Guard {
    /// The pointer is there. If it moved, it points at what lies there by its own doing.
    fn pointed(&self, at: (f64, f64)) {
        let was = self.at.get();
        if (at.0 - was.0).hypot(at.1 - was.1) > NEAR {
            self.at.set(at);
            self.under.replace(Control::at(at));
            self.since.set(f64::NEG_INFINITY);
        }
    }

    /// What lies under the pointer now, which did not move?
    fn look(&self, now: f64) {
        self.changed.set(false);
        let here = Control::at(self.at.get());
        let same = match (&here, &*self.under.borrow()) {
            (Some(here), Some(under)) => here.is(under),
            (None, None) => true,
            _ => false,
        };
        if !same {
            self.since.set(now);
        }
        self.under.replace(here);
    }

    fn is_new(&self, now: f64) -> bool {
        self.under.borrow().is_some() && now - self.since.get() < STILL
    }
}

fn now() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
}

fn changed() {
    if GUARD.with(|guard| !guard.changed.replace(true)) {
        request_animation_frame(|| GUARD.with(|guard| guard.look(now())));
    }
}

/// Begins to watch, for as long as the page lives.
pub(crate) fn watch() {
    on("pointermove", |guard, event| {
        if let Some(event) = event.dyn_ref::<MouseEvent>().filter(|event| event.is_trusted()) {
            guard.pointed((event.client_x().into(), event.client_y().into()));
        }
    });
    on("pointerdown", |guard, event| {
        let Some(event) = event.dyn_ref::<MouseEvent>().filter(|event| event.is_trusted()) else { return };
        guard.pointed((event.client_x().into(), event.client_y().into()));
        // What slid in without a change of the page is seen only now.
        guard.look(now());
        guard.refused.set(guard.is_new(now()));
        if guard.refused.get() {
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    });
    on("click", |guard, event| {
        // A click by a key has no place, and one by a program is its own affair.
        let by_pointer = event.dyn_ref::<MouseEvent>().is_some_and(|event| event.detail() > 0);
        if event.is_trusted() && by_pointer && guard.refused.get() {
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    });
    on("keydown", |_, event| {
        let held = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| {
            let control = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let presses = matches!(&*event.key(), "Enter" | " ");
            presses
                && event.repeat()
                && control.is_some_and(|control| control.matches("button, a[href]") == Ok(true))
        });
        if held {
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    });
    let on_change = Closure::<dyn Fn()>::new(changed);
    if let (Ok(observer), Some(body)) =
        (MutationObserver::new(on_change.as_ref().unchecked_ref()), document().body())
    {
        let all = MutationObserverInit::new();
        all.set_subtree(true);
        all.set_child_list(true);
        all.set_character_data(true);
        all.set_attributes(true);
        // It can fail only for options that contradict each other.
        _ = observer.observe_with_options(&body, &all);
    }
    // It is the page's for good.
    on_change.forget();
}

/// Hears of an event before anybody else.
fn on(event: &str, call: impl Fn(&Guard, &Event) + 'static) {
    let closure = Closure::<dyn Fn(Event)>::new(move |event: Event| GUARD.with(|guard| call(guard, &event)));
    // It can fail only for what is no function.
    _ = window().add_event_listener_with_callback_and_bool(event, closure.as_ref().unchecked_ref(), true);
    closure.forget();
}
