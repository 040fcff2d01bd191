//! Where each result came from, and what turned the game.

use super::{Looking, change, percent, place_of};
use crate::icon::Icon;
use crate::text::{now, t, words};
use bots::analysis::SeatReport;
use leptos::prelude::*;

/// The plies that changed most, a sentence each: a click goes there.
pub(super) fn turning_points(looking: Looking) -> impl IntoView {
    let points = move || {
        let known = looking.reviewed.get()?;
        let points = known.report.turning_points.iter().map(|point| {
            let ply = place_of(&known.report, point.ply);
            let text = looking.names.with_value(|names| words().say(&point.sentence, names));
            let here = move || (looking.ply.get() == ply).then_some("true");
            view! { <li><button aria-current=here on:click=move |_| looking.ply.set(ply)>{text}</button></li> }
        });
        Some(points.collect_view())
    };
    view! {
        <section class="turning" aria-labelledby="turning">
            <h2 id="turning">{t!("cli-analysis-turning")}</h2>
            <ol>{points}</ol>
        </section>
    }
}

/// A row of the table: its heading, and what it says of a seat.
type Row = (&'static str, fn(&SeatReport) -> String);

/// The parts that add up to the result.
const PARTS: [Row; 5] = [
    ("cli-analysis-column-start", |seat| percent(seat.start)),
    ("cli-analysis-column-luck", |seat| format!("{} ± {}", change(seat.luck), percent(seat.luck_error))),
    ("cli-analysis-column-own", |seat| change(seat.own)),
    ("cli-analysis-column-others", |seat| change(seat.others)),
    ("cli-analysis-column-rest", |seat| change(seat.residual)),
];

/// What follows from them.
const RESULTS: [Row; 4] = [
    ("cli-analysis-column-result", |seat| percent(seat.result)),
    ("cli-analysis-column-adjusted", |seat| percent(seat.luck_adjusted)),
    ("cli-analysis-column-decisions", |seat| seat.decisions.to_string()),
    ("cli-analysis-column-rate", |seat| percent(seat.error_rate)),
];

/// A column for each player: the parts, and below them what they add up to.
pub(super) fn summary(looking: Looking) -> impl IntoView {
    let head = move |seat| {
        view! {
            <th scope="col">
                <Icon name=art::figure(seat) />
                <span>{move || looking.name(seat)}</span>
            </th>
        }
    };
    let row = move |(id, of): Row| {
        let cells = move || {
            let known = looking.reviewed.get()?;
            Some(known.report.seats.iter().map(|seat| view! { <td>{of(seat)}</td> }).collect_view())
        };
        view! { <tr><th scope="row">{t!(id)}</th>{cells}</tr> }
    };
    view! {
        <section class="summary" aria-labelledby="summary">
            <h2 id="summary">{t!("web-review-summary")}</h2>
            <div class="summary-scroll" tabindex="0">
                <table>
                    <thead><tr><td></td>{looking.seats().map(head).collect_view()}</tr></thead>
                    <tbody>{PARTS.map(row).collect_view()}</tbody>
                    <tbody>{RESULTS.map(row).collect_view()}</tbody>
                </table>
            </div>
            <details>
                <summary>{t!("web-review-how")}</summary>
                <p>{move || now("cli-analysis-sum", &[])}</p>
            </details>
        </section>
    }
}
