//! Things that move, for those who like it: drawings that fly from one place to another, and cards that slide to where
//! they lie now. Nothing waits for it, and what comes next begins where the last motion was broken off.
//!
//! Where things are is looked up at once, and what moves is set in motion a moment later, when all of it is known: a page
//! that is changed and looked at by turns is laid out each time.

use crate::settings::settings;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Array, Function, Object, Reflect};
use web_sys::{DomRect, Element, HtmlElement};

/// How long a motion takes.
const TIME: f64 = 380.0;

/// Is anything to move now?
pub(crate) fn wanted() -> bool {
    settings().moves()
}

/// The first thing that the selector finds.
pub(crate) fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// Lets a drawing go from the middle of one thing to that of another, and away.
pub(crate) fn fly(symbol: &str, from: Option<&DomRect>, to: Option<&Element>, delay: f64) {
    if let (Some(from), Some(to)) = (from, to) {
        let (symbol, from, to) = (symbol.to_owned(), from.clone(), to.get_bounding_client_rect());
        soon(move || fly_to(&symbol, &from, &to, delay));
    }
}

/// Where something is on the screen.
pub(crate) fn place(of: Option<&Element>) -> Option<DomRect> {
    of.map(Element::get_bounding_client_rect)
}

/// Lets a thing slide from where it was to where it is.
pub(crate) fn slide(element: &Element, from: &DomRect) {
    let here = element.get_bounding_client_rect();
    let (x, y) = (from.x() - here.x(), from.y() - here.y());
    if x.abs() + y.abs() > 1.0 {
        let element = element.clone();
        soon(move || {
            animate(&element, "transform", [&format!("translate({x:.0}px, {y:.0}px)"), "none"], 0.0)
        });
    }
}

/// Lets a thing come from somewhere else: an image of it travels above everything, and is gone when it arrives.
pub(crate) fn come(element: &Element, from: &DomRect) {
    let (element, from, to) = (element.clone(), from.clone(), element.get_bounding_client_rect());
    if to.width() >= 1.0 && from.width() >= 1.0 {
        soon(move || send_image(&element, &from, &to));
    }
}

/// Sets something in motion once it is known where everything is. Without it the table is as true.
fn soon(begin: impl FnOnce() -> Result<(), JsValue> + 'static) {
    queue_microtask(move || _ = begin());
}

/// Where things are while they move: above everything, and laid out apart from it.
fn air() -> Result<Element, JsValue> {
    find(".air").ok_or(JsValue::NULL)
}

fn send_image(element: &Element, from: &DomRect, to: &DomRect) -> Result<(), JsValue> {
    let image: Element = element.clone_node_with_deep(true)?.dyn_into()?;
    for name in ["id", "data-card", "data-place"] {
        image.remove_attribute(name)?;
    }
    image.set_attribute("inert", "")?;
    image.class_list().add_1("image")?;
    if let Some(image) = image.dyn_ref::<HtmlElement>() {
        image.style().set_property("width", &format!("{}px", to.width()))?;
        image.style().set_property("height", &format!("{}px", to.height()))?;
    }
    air()?.append_child(&image)?;
    let at = |rect: &DomRect| {
        format!("translate({:.0}px, {:.0}px) scale({:.3})", rect.x(), rect.y(), rect.width() / to.width())
    };
    animate(&image, "transform", [&at(from), &at(to)], 0.0)?;
    animate(element, "opacity", ["0", "0"], 0.0)?;
    set_timeout(move || image.remove(), std::time::Duration::from_millis(TIME as u64));
    Ok(())
}

fn fly_to(symbol: &str, from: &DomRect, to: &DomRect, delay: f64) -> Result<(), JsValue> {
    const SVG: Option<&str> = Some("http://www.w3.org/2000/svg");
    let drawing = document().create_element_ns(SVG, "svg")?;
    drawing.set_attribute("class", "walker")?;
    drawing.set_attribute("aria-hidden", "true")?;
    let figure = document().create_element_ns(SVG, "use")?;
    figure.set_attribute("href", &format!("#{symbol}"))?;
    drawing.append_child(&figure)?;
    air()?.append_child(&drawing)?;
    let at = |rect: &DomRect| {
        let (x, y) = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
        format!("translate({x:.0}px, {y:.0}px)")
    };
    animate(&drawing, "transform", [&at(from), &at(to)], delay)?;
    set_timeout(move || drawing.remove(), std::time::Duration::from_millis((TIME + delay) as u64));
    Ok(())
}

fn animate(element: &Element, property: &str, values: [&str; 2], delay: f64) -> Result<(), JsValue> {
    let frames = Array::new();
    for value in values {
        let frame = Object::new();
        Reflect::set(&frame, &property.into(), &value.into())?;
        frames.push(&frame);
    }
    let options = Object::new();
    for (key, value) in [
        ("duration", JsValue::from(TIME)),
        ("delay", delay.into()),
        ("easing", "ease-in-out".into()),
        ("fill", "backwards".into()),
    ] {
        Reflect::set(&options, &key.into(), &value)?;
    }
    let animate: Function = Reflect::get(element, &"animate".into())?.dyn_into()?;
    animate.call2(element, &frames, &options)?;
    Ok(())
}
