//! The worker's surroundings.

use house::calm;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{self, Atomics, Int32Array, SharedArrayBuffer};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

thread_local! {
    /// Where the page notes until when it is to be left alone, if it shares that.
    static SHARED: RefCell<Option<Int32Array>> = const { RefCell::new(None) };
}

/// The time of day, in milliseconds since 1970.
pub(crate) fn now() -> f64 {
    js_sys::Date::now()
}

fn own() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Calls back later.
pub(crate) fn after(millis: i32, call: impl FnOnce() + 'static) {
    let call = Closure::once_into_js(call);
    // It fails only for a handler that is none.
    _ = own().set_timeout_with_callback_and_timeout_and_arguments_0(call.unchecked_ref(), millis);
}

/// How long the page is still to be left alone, in milliseconds.
pub(crate) fn calm_left() -> Option<i32> {
    SHARED.with_borrow(|shared| {
        let until = Atomics::load(shared.as_ref()?, calm::UNTIL).unwrap_or_default();
        calm::left(until, now())
    })
}

/// Waits as long as the page is to be left alone, and tells how long that was.
pub(crate) fn give_way() -> i32 {
    let Some(left) = calm_left() else { return 0 };
    SHARED.with_borrow(|shared| {
        let Some(shared) = shared else { return 0 };
        // Where waiting is not allowed, thinking goes on.
        Atomics::wait_with_timeout(shared, calm::BELL, 0, left.into()).map_or(0, |_| left)
    })
}

/// A handler for texts that lives as long as the worker. What is no text is memory to share.
fn handler(call: impl Fn(&str) + 'static) -> js_sys::Function {
    let closure = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let data = event.data();
        if let Some(text) = data.as_string() {
            call(&text);
        } else if data.is_instance_of::<SharedArrayBuffer>() {
            SHARED.set(Some(Int32Array::new(&data)));
        }
    });
    closure.into_js_value().unchecked_into()
}

/// This worker, as the one who started it knows it.
#[derive(Clone)]
pub(crate) struct Scope(DedicatedWorkerGlobalScope);

impl Scope {
    pub(crate) fn own() -> Scope {
        Scope(own())
    }

    pub(crate) fn name(&self) -> String {
        self.0.name()
    }

    pub(crate) fn post(&self, text: &str) {
        // A string can always be posted.
        _ = self.0.post_message(&text.into());
    }

    /// Listens, and says so with an empty text: what was sent before is lost.
    pub(crate) fn listen(&self, call: impl Fn(&str) + 'static) {
        self.0.set_onmessage(Some(&handler(call)));
        self.post("");
    }
}

/// Another worker that runs the same file under another name.
pub(crate) struct Thinker {
    worker: Option<Worker>,
    /// What is to be sent once it listens.
    early: Rc<RefCell<Option<Vec<JsValue>>>>,
    /// Has it been handed what the page shares?
    shares: Cell<bool>,
}

impl Thinker {
    pub(crate) fn start(name: &str) -> Thinker {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(name);
        let worker = Worker::new_with_options(&own().location().href(), &options).ok();
        Thinker { worker, early: Rc::new(RefCell::new(Some(Vec::new()))), shares: Cell::new(false) }
    }

    pub(crate) fn listen(&self, call: impl Fn(&str) + 'static) {
        let Some(worker) = &self.worker else { return };
        let (early, listening) = (self.early.clone(), worker.clone());
        worker.set_onmessage(Some(&handler(move |text| {
            if text.is_empty() {
                for message in early.borrow_mut().take().into_iter().flatten() {
                    _ = listening.post_message(&message);
                }
            } else {
                call(text);
            }
        })));
    }

    /// Sends a text, and what the page shares before the first.
    pub(crate) fn post(&self, text: &str) {
        let shared = SHARED.with_borrow(|shared| shared.as_ref().map(Int32Array::buffer));
        if let Some(shared) = shared.filter(|_| !self.shares.replace(true)) {
            self.send(shared.into());
        }
        self.send(text.into());
    }

    fn send(&self, message: JsValue) {
        match (&mut *self.early.borrow_mut(), &self.worker) {
            (Some(early), _) => early.push(message),
            (None, Some(worker)) => _ = worker.post_message(&message),
            (None, None) => {}
        }
    }
}
