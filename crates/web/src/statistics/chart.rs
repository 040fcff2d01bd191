//! Charts of our own: a curve over time, and bars.

use super::figures::{Won, smooth};
use crate::text::now;
use engine::ToArg;
use leptos::prelude::*;

const WIDE: f64 = 640.0;
const HIGH: f64 = 200.0;
/// Room for the numbers at the left.
const LEFT: f64 = 44.0;
const EDGE: f64 = 12.0;
/// The curve is the mean of so many games.
const OVER: usize = 5;

/// Values, one after the other: a dot each, and a curve that shows where it goes.
pub(super) fn curve(title: String, values: &[f64], write: fn(f64) -> String) -> impl IntoView + use<> {
    let (least, most) = span(values);
    let x = |index: usize| {
        let room = WIDE - LEFT - EDGE;
        LEFT + if values.len() < 2 { room / 2.0 } else { room * index as f64 / (values.len() - 1) as f64 }
    };
    let y = |value: f64| EDGE + (HIGH - 2.0 * EDGE) * (most - value) / (most - least);
    let path = smooth(values, OVER).into_iter().enumerate();
    let path: Vec<String> = path.map(|(index, value)| format!("{:.1},{:.1}", x(index), y(value))).collect();
    let dots = values.iter().enumerate().map(|(index, &value)| {
        let class = if value < 0.0 { "dot below" } else { "dot" };
        view! { <circle class=class cx=format!("{:.1}", x(index)) cy=format!("{:.1}", y(value)) r="4" /> }
    });
    let lines = [least, most].into_iter().chain((least < 0.0 && most > 0.0).then_some(0.0)).map(|value| {
        let at = format!("{:.1}", y(value));
        view! {
            <line class=if value == 0.0 { "axis zero" } else { "axis" } x1=LEFT x2=WIDE y1=at.clone() y2=at.clone() />
            <text x=LEFT - 8.0 y=at text-anchor="end" dominant-baseline="middle">{write(value)}</text>
        }
    });
    let label = now(
        "web-statistics-curve",
        &[
            ("title", title.clone().to_arg()),
            ("games", values.len().to_arg()),
            ("last", values.last().map_or(String::new(), |&last| write(last)).to_arg()),
        ],
    );
    view! {
        <figure class="plot">
            <figcaption>{title}</figcaption>
            <svg viewBox=format!("0 0 {WIDE} {HIGH}") role="img" aria-label=label>
                {lines.collect_view()}
                <polyline points=path.join(" ") />
                {dots.collect_view()}
            </svg>
        </figure>
    }
}

/// What is shown at the left: round numbers around all values, never nothing.
fn span(values: &[f64]) -> (f64, f64) {
    let least = values.iter().copied().fold(0.0, f64::min);
    let most = values.iter().copied().fold(0.0, f64::max);
    let step = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0, 10.0, 20.0, 50.0, 100.0];
    let step = step.into_iter().find(|step| (most - least) / step <= 5.0).unwrap_or(500.0);
    ((least / step).floor() * step, ((most / step).ceil() * step).max((least / step).floor() * step + step))
}

/// Win rates of groups of games, a bar each.
pub(super) fn bars(title: String, groups: Vec<(String, Won)>) -> impl IntoView {
    let bar = |(name, won): (String, Won)| {
        let percent = won.percent();
        let text = now(
            "web-statistics-won-of",
            &[("won", won.won.to_arg()), ("games", won.of.to_arg()), ("percent", percent.to_arg())],
        );
        view! {
            <li>
                <span class="rate-name">{name}</span>
                <span class="rate-track" aria-hidden="true"><span style:width=format!("{percent}%")></span></span>
                <span class="rate-text">{text}</span>
            </li>
        }
    };
    view! {
        <figure class="plot">
            <figcaption>{title}</figcaption>
            <ul class="rates">{groups.into_iter().map(bar).collect_view()}</ul>
        </figure>
    }
}

#[cfg(test)]
mod tests {
    use super::span;

    #[test]
    fn the_span_is_round_and_holds_zero_and_all_values() {
        assert_eq!(span(&[3.0, 12.0, -7.0]), (-10.0, 15.0));
        assert_eq!(span(&[42.0]), (0.0, 50.0));
        let (least, most) = span(&[]);
        assert!(least < most);
        for values in [&[-0.031, 0.2][..], &[1000.0], &[-3.0, -1.0]] {
            let (least, most) = span(values);
            assert!(least <= 0.0 && most >= 0.0 && least < most);
            assert!(values.iter().all(|value| (least..=most).contains(value)), "{values:?}");
        }
    }
}
