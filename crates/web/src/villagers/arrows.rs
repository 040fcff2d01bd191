//! The arrow keys: from whatever has the focus to the nearest thing in that direction.

use crate::focus::{all, give};
use leptos::prelude::document;
use web_sys::HtmlElement;

/// What the arrows go to.
const BUTTONS: &str = ".table button";

/// What lies off the way counts as so much farther away.
const ASIDE: f64 = 3.0;

/// Goes where the arrow points. False if the key is no arrow.
pub(super) fn go(key: &str) -> bool {
    let (x, y) = match key {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        _ => return false,
    };
    let from = document().active_element().filter(|active| active.closest(".table").ok().flatten().is_some());
    let next = match from.map(|from| middle(&from)) {
        Some(from) => {
            let far = |thing: &HtmlElement| {
                let (dx, dy) = (middle(thing).0 - from.0, middle(thing).1 - from.1);
                let (along, aside) = (dx * x + dy * y, (dx * y).abs() + (dy * x).abs());
                (along > 4.0).then_some(along + ASIDE * aside)
            };
            let ways = all(BUTTONS).into_iter().filter_map(|thing| Some((far(&thing)?, thing)));
            ways.min_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, thing)| thing)
        }
        None => all(BUTTONS).into_iter().next(),
    };
    if let Some(next) = next {
        give(&next, true);
    }
    true
}

fn middle(of: &web_sys::Element) -> (f64, f64) {
    let rect = of.get_bounding_client_rect();
    (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0)
}
