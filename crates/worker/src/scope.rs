//! The worker's surroundings.

use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType, js_sys};

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

/// A handler for texts that lives as long as the worker.
fn handler(call: impl Fn(&str) + 'static) -> js_sys::Function {
    let closure = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            call(&text);
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
    early: Rc<RefCell<Option<Vec<String>>>>,
}

impl Thinker {
    pub(crate) fn start(name: &str) -> Thinker {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(name);
        let worker = Worker::new_with_options(&own().location().href(), &options).ok();
        Thinker { worker, early: Rc::new(RefCell::new(Some(Vec::new()))) }
    }

    pub(crate) fn listen(&self, call: impl Fn(&str) + 'static) {
        let Some(worker) = &self.worker else { return };
        let (early, listening) = (self.early.clone(), worker.clone());
        worker.set_onmessage(Some(&handler(move |text| {
            if text.is_empty() {
                for text in early.borrow_mut().take().into_iter().flatten() {
                    _ = listening.post_message(&text.into());
                }
            } else {
                call(text);
            }
        })));
    }

    pub(crate) fn post(&self, text: &str) {
        match (&mut *self.early.borrow_mut(), &self.worker) {
            (Some(early), _) => early.push(text.to_owned()),
            (None, Some(worker)) => _ = worker.post_message(&text.into()),
            (None, None) => {}
        }
    }
}
