//! A sheet of all drawings, at the sizes and in the themes that they are seen in, and village maps of every size.
//!
//!     cargo run -p art --example sheet > sheet.html

use art::village::{self, House};
use bohemian::Building;
use engine::Seat;
use std::fmt::Write as _;

fn main() {
    let mut themes = String::new();
    for (name, theme) in [("light", art::LIGHT), ("dark", art::DARK)] {
        let drawings: String = art::symbol::ALL.iter().fold(String::new(), |mut out, id| {
            let _ = write!(out, "<figure>{}{}{}<br>{id}</figure>", show(id, 96), show(id, 48), show(id, 24));
            out
        });
        let villages: String = (5..=9).map(village).collect();
        let _ = write!(themes, "<section class={name} style=\"{theme}\">{villages}{drawings}</section>");
    }
    println!(
        "<!doctype html><meta charset=utf-8><title>Piazza</title><style>{STYLE}</style>{sprite}{themes}",
        sprite = art::SPRITE
    );
}

const STYLE: &str = "
    body { margin: 0; font: 10px sans-serif }
    section { padding: 12px; display: flex; flex-wrap: wrap; gap: 8px; background: var(--paper); color: var(--ink) }
    figure { margin: 0; width: 184px }
    section > svg { width: 390px; height: 260px; border: 2px solid var(--ink); border-radius: 8px }
";

fn show(id: &str, size: u32) -> String {
    format!("<svg width={size} height={size}><use href=#{id} /></svg>")
}

/// A village with so many houses, every second with a figure.
fn village(houses: usize) -> String {
    let plan = village::plan(houses);
    let mut map = format!("<svg viewBox=\"0 0 {} {}\">{}", village::WIDTH, village::HEIGHT, ground(&plan));
    for (i, (house, building)) in plan.houses.iter().zip(Building::ALL.into_iter().rev()).enumerate() {
        map += &house_svg(*house, building, (i % 2 == 0).then(|| Seat::new((i % 5) as u8)));
    }
    map + "</svg>"
}

fn ground(plan: &village::Plan) -> String {
    let mut ground = format!(
        "<rect width=300 height=200 fill=var(--moss) opacity=.35 /><path d=\"{}\" fill=none stroke=var(--paper) stroke-width=11 \
         stroke-linejoin=round />",
        plan.lanes
    );
    for tree in &plan.trees {
        let _ = write!(
            ground,
            "<use href=#token-linden x={} y={} width=30 height=30 />",
            tree.x - 15.0,
            tree.y - 30.0
        );
    }
    ground
        + "<use href=#token-ribbon x=70 y=2 width=160 height=30 /><text x=150 y=20 text-anchor=middle fill=white \
              font-family=serif font-size=14>Nenbrad</text>"
}

fn house_svg(house: House, building: Building, figure: Option<Seat>) -> String {
    let (corner, badge, place) = (house.corner(), house.badge(), house.figure());
    let size = village::HOUSE;
    let mut out = format!(
        "<use href=#{} x={} y={} width={size} height={size} />\
         <circle cx={} cy={} r=8.500 fill=var(--cloth) stroke=var(--paper) stroke-width=1.500 />\
         <text x={} y={} text-anchor=middle fill=white font-size=10 font-weight=bold>{}</text>",
        art::building(building),
        corner.x,
        corner.y,
        badge.x,
        badge.y,
        badge.x,
        badge.y + 3.5,
        building.total()
    );
    let _ = match figure {
        Some(seat) => {
            let figure = art::figure(seat);
            write!(out, "<use href=#{figure} x={} y={} width=28 height=28 />", place.x - 14.0, place.y - 14.0)
        }
        None => write!(
            out,
            "<circle cx={} cy={} r=9 fill=var(--paper) opacity=.85 stroke=var(--ink) stroke-dasharray=\"2 2\" />",
            place.x, place.y
        ),
    };
    out
}
