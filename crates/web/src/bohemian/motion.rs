//! Figures walk and coins fly, for those who like it: a drawing goes from where something was to where it is now. Nothing
//! waits for it.

use super::brings::seat;
use crate::session::Session;
use crate::settings::settings;
use bohemian::View;
use engine::{Arg, Seat, Sentence};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Array, Function, Object, Reflect};
use web_sys::{DomRect, Element};

/// How long a walk takes.
const WALK: f64 = 380.0;
/// So many coins fly at most.
const COINS: i64 = 4;

/// Shows in motion what has just happened.
pub(super) fn follow(session: Session<View>) {
    Effect::new(move || {
        let fresh = session.fresh.get();
        if fresh.is_empty() || !settings().moves() {
            return;
        }
        request_animation_frame(move || {
            for event in fresh.iter().flat_map(|seen| &seen.events) {
                show(event);
            }
        });
    });
}

fn show(event: &Sentence) {
    let text = |name: &str| {
        event.args.iter().find_map(|(known, arg)| match arg {
            Arg::Text(text) if known == name => Some(text.clone()),
            _ => None,
        })
    };
    let coins = event.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(coins) if name == "coins" => Some(*coins),
        _ => None,
    });
    let house = text("place").and_then(|place| document().get_element_by_id(&format!("house-{place}")));
    let home = |seat: Seat| find(&format!(".seat-{seat} .seat-figure"));
    match (&*event.id, seat(event, "seat"), house) {
        ("bohemian-placed", Some(seat), Some(house)) => walk(art::figure(seat), home(seat), Some(house), 0.0),
        ("bohemian-kicked-out", _, Some(house)) => {
            if let Some(owner) = seat(event, "owner") {
                walk(art::figure(owner), Some(house), home(owner), 0.0);
            }
        }
        (_, Some(seat), _) => {
            for coin in 0..coins.unwrap_or(0).min(COINS) {
                walk(art::symbol::TOKEN_COIN_GOLD, find(".supply .token"), home(seat), 90.0 * coin as f64);
            }
        }
        _ => {}
    }
}

fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// Lets a drawing go from the middle of one thing to that of another, and away.
fn walk(symbol: &str, from: Option<Element>, to: Option<Element>, delay: f64) {
    if let (Some(from), Some(to)) = (from, to) {
        // Without it the table is as true.
        _ = animate(symbol, &from.get_bounding_client_rect(), &to.get_bounding_client_rect(), delay);
    }
}

fn animate(symbol: &str, from: &DomRect, to: &DomRect, delay: f64) -> Result<(), JsValue> {
    const SVG: Option<&str> = Some("http://www.w3.org/2000/svg");
    let drawing = document().create_element_ns(SVG, "svg")?;
    drawing.set_attribute("class", "walker")?;
    drawing.set_attribute("aria-hidden", "true")?;
    let figure = document().create_element_ns(SVG, "use")?;
    figure.set_attribute("href", &format!("#{symbol}"))?;
    drawing.append_child(&figure)?;
    document().body().ok_or(JsValue::NULL)?.append_child(&drawing)?;
    let at = |rect: &DomRect, lift: f64| -> Result<Object, JsValue> {
        let (x, y) = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0 - lift);
        let frame = Object::new();
        Reflect::set(&frame, &"transform".into(), &format!("translate({x:.0}px, {y:.0}px)").into())?;
        Ok(frame)
    };
    let frames = Array::of2(&at(from, 0.0)?.into(), &at(to, 0.0)?.into());
    let options = Object::new();
    for (key, value) in [
        ("duration", WALK.into()),
        ("delay", delay.into()),
        ("easing", JsValue::from("ease-in-out")),
        ("fill", "both".into()),
    ] {
        Reflect::set(&options, &key.into(), &value)?;
    }
    let animate: Function = Reflect::get(&drawing, &"animate".into())?.dyn_into()?;
    animate.call2(&drawing, &frames, &options)?;
    set_timeout(move || drawing.remove(), std::time::Duration::from_millis((WALK + delay) as u64));
    Ok(())
}
