//! What the page's worker runs.

use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    let worker: DedicatedWorkerGlobalScope = web_sys::js_sys::global().unchecked_into();
    // Nobody is told when the page is gone already.
    _ = worker.post_message(&"ready".into());
}
