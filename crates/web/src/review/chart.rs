//! The win chances of all seats over the game, what cost something marked on them, and below, on the same axis, the luck of
//! every ply. A click anywhere goes there.

use super::{Looking, chance, percent, place_of};
use crate::icon::Icon;
use crate::text::t;
use bots::analysis::{GameReport, Mark};
use engine::Seat;
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use std::fmt::Write;
use wasm_bindgen::JsCast;

/// A seat's shape stands on its curve so many times, so that colour is not all that tells them apart.
const SHAPES: usize = 4;

/// The luck that fills the bars' height: at least, and at most, whatever more there is.
const MUCH_LUCK: (f64, f64) = (0.1, 0.3);

/// The curves and the bars.
pub(super) fn chart(looking: Looking) -> impl IntoView {
    let go = move |event: PointerEvent| {
        if let Some(ply) = (event.buttons() & 1 == 1).then(|| pointed_at(&event, looking.plies)).flatten() {
            looking.ply.set(ply);
        }
    };
    let drawn = move |draw: fn(Looking, &GameReport) -> AnyView| {
        move || looking.reviewed.get().map(|known| draw(looking, &known.report))
    };
    view! {
        <figure class="chart" aria-label=t!("web-review-chances")>
            {legend(looking)}
            <div class="chart-area" role="img" aria-label=t!("web-review-chances-and-luck") on:pointerdown=go on:pointermove=go>
                <div class="chart-curves">{drawn(curves)} {drawn(shapes)} {drawn(marks)} {drawn(turning_points)}</div>
                <div class="chart-luck">{drawn(luck)}</div>
                <span class="chart-here" style:left=move || across(looking.ply.get(), looking.plies)></span>
                {here(looking)}
            </div>
        </figure>
    }
}

/// The ply that somebody points at: that of a mark, or the one that stands there.
fn pointed_at(event: &PointerEvent, plies: usize) -> Option<usize> {
    let element = |target: Option<web_sys::EventTarget>| target?.dyn_into::<web_sys::Element>().ok();
    let mark = element(event.target()).and_then(|target| target.closest("[data-ply]").ok().flatten());
    if let Some(ply) = mark.and_then(|mark| mark.get_attribute("data-ply")?.parse().ok()) {
        return Some(ply);
    }
    let area = element(event.current_target())?.get_bounding_client_rect();
    let share = (f64::from(event.client_x()) - area.left()) / area.width().max(1.0);
    Some((share.clamp(0.0, 1.0) * plies as f64).round() as usize)
}

/// How far along the axis a ply stands.
fn across(ply: usize, plies: usize) -> String {
    format!("{:.3}%", 100.0 * ply as f64 / plies.max(1) as f64)
}

/// How far down a chance stands.
fn down(chance: f64) -> String {
    format!("{:.2}%", 100.0 * (1.0 - chance))
}

/// Who is who, and the chance of each at the ply that is looked at.
fn legend(looking: Looking) -> impl IntoView {
    let one = move |seat: Seat| {
        let chance = move || {
            let known = looking.reviewed.get()?;
            Some(percent(chance(&known.report, looking.ply.get(), seat)))
        };
        view! {
            <li class=format!("seat-{seat}")>
                <Icon name=art::figure(seat) />
                <span>{move || looking.name(seat)}</span>
                <b>{chance}</b>
            </li>
        }
    };
    view! { <ul class="chart-legend">{looking.seats().map(one).collect_view()}</ul> }
}

fn curves(looking: Looking, report: &GameReport) -> AnyView {
    let curve = |seat: Seat| {
        let mut path = String::new();
        for ply in 0..=looking.plies {
            let step = if ply == 0 { 'M' } else { 'L' };
            let height = 100.0 * (1.0 - chance(report, ply, seat));
            // Writing to a string can't fail.
            _ = write!(path, "{step}{ply} {height:.2}");
        }
        view! { <path class=format!("curve seat-{seat}") d=path /> }
    };
    let grid = [0, 25, 50, 75, 100].map(|height| {
        view! { <line class="grid" x1="0" x2=looking.plies y1=height y2=height /> }
    });
    let labels = [100_u8, 50, 0].map(|share| {
        view! { <span class="chart-label" style:top=down(f64::from(share) / 100.0)>{share}</span> }
    });
    view! {
        {labels.collect_view()}
        <svg viewBox=format!("0 0 {} 100", looking.plies.max(1)) preserveAspectRatio="none">
            {grid.collect_view()} {looking.seats().map(curve).collect_view()}
        </svg>
    }
    .into_any()
}

/// Each seat's shape, here and there on its curve.
fn shapes(looking: Looking, report: &GameReport) -> AnyView {
    let all = looking.seats().flat_map(|seat| {
        let step = looking.plies as f64 / SHAPES as f64;
        // One seat's shapes stand beside another's, where curves run close to each other.
        let first = step * (seat.index() as f64 + 0.5) / f64::from(looking.seats);
        (0..SHAPES).map(move |nth| ((first + step * nth as f64) as usize, seat))
    });
    let shape = |(ply, seat): (usize, Seat)| {
        let chance = chance(report, ply.min(looking.plies), seat);
        view! { <span class="chart-shape" style:left=across(ply, looking.plies) style:top=down(chance)>{shape(seat)}</span> }
    };
    all.map(shape).collect_view().into_any()
}

/// The shape that is cut into a seat's figure.
fn shape(seat: Seat) -> impl IntoView {
    let path = match seat.number() {
        1 => "M0-4.5a4.5 4.5 0 1 0 .01 0zM0-2a2 2 0 1 1-.01 0z",
        2 => "M-1.6-5h3.2v3.4H5v3.2H1.6V5h-3.2V1.6H-5v-3.2h3.4z",
        3 => "M0-4.2a4.2 4.2 0 1 0 .01 0z",
        4 => "M-5-2.2H5v4.4H-5z",
        _ => "M0-5.4L4.6 0 0 5.4-4.6 0z",
    };
    view! { <svg class=format!("shape seat-{seat}") viewBox="-7 -7 14 14"><path d=path /></svg> }
}

/// The shapes where the ply that is looked at cuts the curves.
fn here(looking: Looking) -> impl IntoView {
    let at = move |seat: Seat| {
        let top = move || {
            let known = looking.reviewed.get()?;
            Some(down(chance(&known.report, looking.ply.get(), seat)))
        };
        let left = move || across(looking.ply.get(), looking.plies);
        view! { <span class="chart-shape now" style:left=left style:top=top>{shape(seat)}</span> }
    };
    let at_all = move || looking.seats().map(at).collect_view();
    view! { <div class="chart-over">{move || looking.reviewed.read().is_some().then(at_all)}</div> }
}

/// What chess players write behind a move, at the position in which it was made.
fn marks(looking: Looking, report: &GameReport) -> AnyView {
    let mark = |(ply, found): (usize, &bots::analysis::PlyReport)| {
        let decision = found.decision.as_ref()?;
        let (name, text) = match decision.mark? {
            Mark::Doubtful => ("doubtful", "?!"),
            Mark::Error => ("error", "?"),
            Mark::Blunder => ("blunder", "??"),
        };
        let chance = chance(report, ply, decision.seat);
        Some(view! {
            <span
                class=format!("chart-mark seat-{}", decision.seat)
                data-mark=name
                data-ply=ply
                style:left=across(ply, looking.plies)
                style:top=down(chance)
            >
                {text}
            </span>
        })
    };
    report.plies.iter().enumerate().filter_map(mark).collect_view().into_any()
}

fn turning_points(looking: Looking, report: &GameReport) -> AnyView {
    let point = |(number, point): (usize, &bots::analysis::TurningPoint)| {
        let ply = place_of(report, point.ply);
        view! { <span class="chart-turn" data-ply=ply style:left=across(ply, looking.plies)>{number}</span> }
    };
    (1..).zip(&report.turning_points).map(point).collect_view().into_any()
}

/// Luck as bars: up is good for the seat whose colour it has.
fn luck(looking: Looking, report: &GameReport) -> AnyView {
    let of = |ply: usize| report.plies[ply].luck[looking.deciding(ply).index()];
    let most = (0..looking.plies).map(|ply| of(ply).abs()).fold(MUCH_LUCK.0, f64::max).min(MUCH_LUCK.1);
    let bar = |ply: usize| {
        let (luck, seat) = ((of(ply) / most).clamp(-1.0, 1.0) * 100.0, looking.deciding(ply));
        (luck.abs() > 0.5).then(|| {
            let told = report.plies[ply].fortune.is_some();
            view! {
                <rect class=format!("bar seat-{seat}") class:much=told x=ply as f64 + 0.05 width="0.9" y=(-luck).min(0.0) height=luck.abs() />
            }
        })
    };
    view! {
        <svg viewBox=format!("0 -100 {} 200", looking.plies.max(1)) preserveAspectRatio="none">
            <line class="grid" x1="0" x2=looking.plies y1="0" y2="0" />
            {(0..looking.plies).filter_map(bar).collect_view()}
        </svg>
        <span class="chart-label luck">{t!("web-review-luck")}</span>
    }
    .into_any()
}
