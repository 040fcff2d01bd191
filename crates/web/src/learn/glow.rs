//! What a step is about glows. It is a rule of the style sheet, so that it holds for whatever is drawn anew.

use crate::js;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// What can be picked lights up anyway; this is where the eye is led if a step points at nothing else.
const LIT: &str = ".table .lit";

/// A rule of the page's style sheet, while a step has one.
#[derive(Clone, Copy)]
pub(super) struct Glow(StoredValue<Option<f64>>);

impl Glow {
    pub(super) fn new() -> Glow {
        let glow = Glow(StoredValue::new(None));
        on_cleanup(move || glow.clear());
        glow
    }

    /// Lets what the selector finds glow, and nothing else, and brings it into sight.
    pub(super) fn show(self, selector: Option<&'static str>) {
        self.clear();
        let Some(selector) = selector else { return };
        if !selector.is_empty() {
            self.0.set_value(add(&format!(
                ".coach ~ .table :is({selector}) {{ outline: var(--glow-line); animation: var(--glow); }}"
            )));
        }
        request_animation_frame(move || {
            let find = |selector: &str| document().query_selector(selector).ok().flatten();
            if let Some(found) = find(selector).or_else(|| find(LIT)) {
                let middle = js::object(&[("block", "center".into())]);
                js::call(&found, "scrollIntoView", &[middle]);
            }
        });
    }

    fn clear(self) {
        if let Some(index) = self.0.try_update_value(Option::take).flatten() {
            sheet().and_then(|sheet| js::call(&sheet, "deleteRule", &[index.into()]));
        }
    }
}

/// The page's own style sheet.
fn sheet() -> Option<JsValue> {
    js::get(&js::get(&document(), "styleSheets")?, "0")
}

/// Adds a rule at the end, and tells where it stands.
fn add(rule: &str) -> Option<f64> {
    let sheet = sheet()?;
    let end = js::get(&js::get(&sheet, "cssRules")?, "length")?;
    js::call(&sheet, "insertRule", &[rule.into(), end])?.as_f64()
}
