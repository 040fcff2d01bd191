//! What the browser can do and our bindings don't name: asked for by name. Nothing where the browser can't.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Array, Function, Object, Reflect};

/// A property.
pub(crate) fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok().filter(|value| !value.is_undefined() && !value.is_null())
}

/// Calls a method.
pub(crate) fn call(of: &JsValue, method: &str, args: &[JsValue]) -> Option<JsValue> {
    let method: Function = get(of, method)?.dyn_into().ok()?;
    method.apply(of, &args.iter().cloned().collect::<Array>()).ok()
}

/// An object with these properties.
pub(crate) fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        // A property of a plain object can always be set.
        _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}
