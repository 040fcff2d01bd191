//! Where the keyboard is.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::js_sys::{Function, Object, Reflect};
use web_sys::{Element, HtmlElement};

/// Gives something the focus; the page is moved there only if asked to.
pub(crate) fn give(element: &Element, scroll: bool) {
    let options = Object::new();
    // Each of these can fail only where there is no such thing as a focus.
    _ = Reflect::set(&options, &"preventScroll".into(), &(!scroll).into());
    let focus =
        Reflect::get(element, &"focus".into()).ok().and_then(|focus| focus.dyn_into::<Function>().ok());
    _ = focus.map(|focus| focus.call1(element, &options));
}

/// Is it nowhere? So it is when the button that had it is gone, or out of sight.
pub(crate) fn is_lost() -> bool {
    let active = document().active_element().and_then(|active| active.dyn_into::<HtmlElement>().ok());
    active.is_none_or(|active| active.tag_name() == "BODY" || active.offset_width() == 0)
}

/// What the selector finds and can be seen, in the order of the page.
pub(crate) fn all(selector: &str) -> Vec<HtmlElement> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length())
        .filter_map(|index| found.get(index)?.dyn_into::<HtmlElement>().ok())
        .filter(|thing| thing.offset_width() > 0)
        .collect()
}

/// Goes to the next of what the selector finds, in the order of the page, and from the last to the first. False if there is
/// none.
pub(crate) fn next(selector: &str) -> bool {
    let all = all(selector);
    let here = document().active_element();
    let follows = |thing: &&HtmlElement| {
        let order = here.as_ref().map_or(0, |here| here.compare_document_position(thing));
        order & web_sys::Node::DOCUMENT_POSITION_FOLLOWING != 0
    };
    let next = all.iter().find(follows).or(all.first());
    if let Some(next) = next {
        give(next, true);
    }
    next.is_some()
}
