//! The villages: small maps with their houses, which are the buttons of the board.

use super::brings::brings;
use super::hand::{Hand, focus};
use super::moves::Does;
use crate::icon::Icon;
use crate::sign;
use crate::text::{now, t};
use art::symbol;
use art::village::{self, Plan};
use bohemian::{Address, Bohemian, Building, BuildingView, Setup, Side};
use engine::{Game as _, Seat, Setup as _, SetupLine, ToArg};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use std::sync::Arc;

/// The most that a house takes of its village's width, in percent.
const WIDEST: f32 = 27.0;

/// A house, and the value printed on it.
type House = (Building, Option<u8>);

/// What stands where, by the villages' letters and names: it stays the same through a game.
#[derive(Clone, PartialEq)]
struct Layout(Vec<(char, String, Vec<House>)>);

/// The board: all villages, and what lies beside them.
pub(super) fn board(hand: Hand) -> impl IntoView {
    let layout = Memo::new(move |_| Arc::new(layout(hand)));
    view! {
        {supply(hand)}
        <div class="villages" data-count=move || layout.with(|layout| layout.0.len().to_string()) on:keydown=move |event| walk(hand, &layout.get_untracked(), &event)>
            {move || {
                let layout = layout.get();
                let first = layout.0.first().and_then(|(letter, _, houses)| Some(Address { letter: *letter, building: houses.first()?.0 }));
                if hand.focus.get_untracked().is_none() {
                    hand.focus.set(first);
                }
                layout.0.iter().map(|(letter, name, houses)| village(hand, *letter, name, houses)).collect_view()
            }}
        </div>
    }
}

fn layout(hand: Hand) -> Layout {
    let known = hand.with(|view, game| {
        let names = names(view.seats.len() as u8, &view.setup);
        let of = |village: &bohemian::VillageView| {
            let houses = village.buildings.iter().map(|house| (house.building, house.value)).collect();
            let name = names.iter().find(|(letter, _)| *letter == village.letter);
            (village.letter, name.map(|(_, name)| name.clone()).unwrap_or_default(), houses)
        };
        game.villages.iter().map(of).collect()
    });
    Layout(known.unwrap_or_default())
}

/// The names of the villages stand on the tiles that the table plays with.
fn names(seats: u8, setup: &[(engine::Name, String)]) -> Vec<(char, String)> {
    let lines = setup.iter().map(|(key, value)| SetupLine { key, value, line: 1, column: 1 });
    // Standard tiles have the same names by all rules.
    let Ok(setup) = Setup::parse(Bohemian::RULES, seats, &lines.collect::<Vec<_>>()) else {
        return Vec::new();
    };
    let name = |side: &Side| (side.plan.letter(), side.name.clone());
    setup.tiles().in_play(seats).flat_map(|tile| [name(&tile[0]), name(&tile[1])]).collect()
}

/// What lies beside the board for everybody to take.
fn supply(hand: Hand) -> impl IntoView {
    let known = Memo::new(move |_| {
        hand.with(|_, game| (game.bank, game.flour_left, game.glass_left, game.tiles_left, game.bishop))
    });
    let token = |icon: &'static str, id: &'static str, number: i64| {
        view! {
            <li class="token">
                <Icon name=icon />
                <b aria-hidden="true">{number}</b>
                <span>{now(id, &[("number", number.to_arg())])}</span>
            </li>
        }
    };
    view! {
        <ul class="supply" aria-label=t!("web-bohemian-supply")>
            {move || known.get().map(|(bank, flour, glass, tiles, bishop)| view! {
                {token(symbol::TOKEN_COINS, "web-bohemian-bank", bank.into())}
                {token(symbol::TOKEN_FLOUR, "web-bohemian-flour-left", flour.into())}
                {token(symbol::TOKEN_GLASS, "web-bohemian-glass-left", glass.into())}
                {token(symbol::TOKEN_SPECIAL, "web-bohemian-tiles-left", tiles.into())}
                <li class="token">
                    <Icon name=symbol::TOKEN_BISHOP />
                    {match bishop {
                        Some(seat) => now("web-bohemian-bishop-with", &[("name", hand.session.name(seat).to_arg())]),
                        None => now("web-bohemian-bishop-free", &[]),
                    }}
                </li>
            })}
        </ul>
    }
}

fn village(hand: Hand, letter: char, name: &str, houses: &[House]) -> impl IntoView + use<> {
    let plan = village::plan(houses.len());
    let complete = Memo::new(move |_| {
        hand.with(|_, game| game.villages.iter().any(|village| village.letter == letter && village.complete))
            .unwrap_or(false)
    });
    let name = name.to_owned();
    let in_row = houses.len().div_ceil(2) as f32;
    let wide = (90.0 / in_row).min(WIDEST);
    let buttons = houses
        .iter()
        .zip(&plan.houses)
        .map(|(&(building, value), at)| house(hand, letter, building, value, (at.foot, wide), name.clone()))
        .collect_view();
    view! {
        <section class="village" class:complete=complete aria-labelledby=format!("village-{letter}")>
            {ground(&plan)}
            <h2 class="village-name" id=format!("village-{letter}")>
                <b>{letter}</b>
                " "
                {name}
                {move || complete.get().then(|| view! { <span class="unseen">{t!("web-bohemian-complete")}</span> })}
            </h2>
            {move || complete.get().then(|| view! { <svg class="garland" aria-hidden="true"><use href=format!("#{}", symbol::TOKEN_GARLAND)></use></svg> })}
            {buttons}
        </section>
    }
}

/// The green, the lanes, the trees.
fn ground(plan: &Plan) -> impl IntoView + use<> {
    let tree = |(i, tree): (usize, &village::Point)| {
        let symbol = [symbol::TOKEN_LINDEN, symbol::TOKEN_FIR, symbol::TOKEN_BUSH][i % 3];
        view! {
            <svg x=tree.x - 11.0 y=tree.y - 22.0 width="22" height="22">
                <use href=format!("#{symbol}")></use>
            </svg>
        }
    };
    view! {
        <svg class="ground" viewBox="0 0 300 200" preserveAspectRatio="none" aria-hidden="true">
            <path class="lane" d=plan.lanes.clone() />
            {plan.trees.iter().enumerate().map(tree).collect_view()}
        </svg>
    }
}

/// A share of the map's width or height.
fn percent(share: f32) -> String {
    format!("{share:.2}%")
}

fn house(
    hand: Hand,
    letter: char,
    building: Building,
    value: Option<u8>,
    (foot, wide): (village::Point, f32),
    village: String,
) -> impl IntoView {
    let place = Address { letter, building };
    let across = foot.x / village::WIDTH * 100.0;
    let known = Memo::new(move |_| {
        let find = |houses: &[BuildingView]| houses.iter().find(|house| house.building == building).cloned();
        hand.with(|_, game| find(&game.villages.iter().find(|village| village.letter == letter)?.buildings))
            .flatten()
    });
    let figure = Memo::new(move |_| known.get().and_then(|known| known.figure));
    let active = Memo::new(move |_| known.get().is_some_and(|known| known.active));
    let reaching = Memo::new(move |_| hand.doing(Does::Reach(place)));
    let lit = Memo::new(move |_| !reaching.read().is_empty());
    let chosen = Memo::new(move |_| hand.place.get() == Some(place));
    let signs = Memo::new(move |_| hand.signs(Does::Reach(place)));
    let by = Memo::new(move |_| {
        hand.recent.with(|recent| recent.iter().rev().find(|(_, at)| *at == place).map(|(seat, _)| *seat))
    });
    let short = move || {
        let picked = hand.picked.get() != 0 || hand.place.get() == Some(place);
        reaching.get().first().filter(|_| picked).map(|choice| brings(hand, *choice)).unwrap_or_default()
    };
    let drawing = move || if active.get() { symbol::BUILDING_INN_ACTIVE } else { art::building(building) };
    view! {
        <button
            class="house"
            id=format!("house-{place}")
            class:lit=lit
            class:picked=chosen
            data-by=move || by.get().map(|seat| seat.to_string())
            class:drawn=move || !signs.read().is_empty()
            class:bright=move || lit.get() && hand.picked.get() != 0
            class:dim=move || !lit.get() && hand.picked.get() != 0
            style:left=percent(across - wide / 2.0)
            style:bottom=percent(100.0 - foot.y / village::HEIGHT * 100.0)
            style:width=percent(wide)
            style=("--x", format!("{across:.0}"))
            tabindex=move || if hand.focus.get() == Some(place) { "0" } else { "-1" }
            aria-label=move || {
                let ways: Vec<String> = reaching.with(|ways| ways.iter().map(|choice| choice.dice().to_string()).collect());
                let house = label(hand, (place, value), figure.get(), active.get(), &ways, &village);
                signs.with(|signs| house + &sign::spoken(signs))
            }
            on:click=move |_| hand.point_at(place)
            on:focus=move |_| hand.focus.set(Some(place))
        >
            <span class="house-face" aria-hidden="true">
                <svg class="house-drawing"><use href=move || format!("#{}", drawing())></use></svg>
                <span class="house-total" data-drawn=building.total()></span>
                {value.map(|value| view! { <span class="house-value" data-drawn=value></span> })}
            </span>
            {move || figure.get().map(|seat| view! {
                <svg class="house-figure" aria-hidden="true"><use href=format!("#{}", art::figure(seat))></use></svg>
            })}
            {move || sign::signs(signs.get())}
            {move || {
                let short = short();
                (!short.is_empty()).then(|| view! { <span class="chip" aria-hidden="true">{short.into_iter().map(|text| view! { <span data-drawn=text></span> }).collect_view()}</span> })
            }}
        </button>
    }
}

/// What a listener has to know of a house: what it is, who is in it, and how it can be reached.
fn label(
    hand: Hand,
    (place, value): (Address, Option<u8>),
    figure: Option<Seat>,
    active: bool,
    ways: &[String],
    village: &str,
) -> String {
    let who = figure.map(|seat| hand.session.name(seat)).unwrap_or_default();
    now(
        "web-bohemian-house",
        &[
            ("building", place.building.to_arg()),
            ("place", place.to_arg()),
            ("village", village.to_owned().to_arg()),
            ("value", value.unwrap_or(0).to_arg()),
            ("occupied", u8::from(figure.is_some()).to_arg()),
            ("who", who.to_arg()),
            ("active", u8::from(active).to_arg()),
            ("count", ways.len().to_arg()),
            ("ways", ways.join(", ").to_arg()),
        ],
    )
}

/// Arrows walk from house to house, and from village to village.
fn walk(hand: Hand, layout: &Layout, event: &KeyboardEvent) {
    let Some(at) = hand.focus.get_untracked() else { return };
    let places = |&(letter, _, ref houses): &(char, String, Vec<House>)| {
        houses.iter().map(|&(building, _)| Address { letter, building }).collect::<Vec<_>>()
    };
    let villages: Vec<Vec<Address>> = layout.0.iter().map(places).collect();
    let Some(village) = villages.iter().position(|houses| houses.contains(&at)) else { return };
    let Some(house) = villages[village].iter().position(|&place| place == at) else { return };
    let all = villages.concat();
    let Some(index) = all.iter().position(|&place| place == at) else { return };
    let beside = |village: usize| villages[village][house.min(villages[village].len() - 1)];
    let next = match event.key().as_str() {
        "ArrowRight" => all[(index + 1) % all.len()],
        "ArrowLeft" => all[(index + all.len() - 1) % all.len()],
        "ArrowDown" => beside((village + 1) % villages.len()),
        "ArrowUp" => beside((village + villages.len() - 1) % villages.len()),
        "Home" => all[0],
        "End" => all[all.len() - 1],
        _ => return,
    };
    event.prevent_default();
    hand.focus.set(Some(next));
    focus(next, true);
}
