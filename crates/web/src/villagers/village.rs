//! A village: its chains side by side, the cards of each overlapping so that headers show.

use super::card::{State, card, drawing, name, suit_name};
use super::chains::{Chain, chains};
use super::choosing::{Choosing, Owner, Pick};
use crate::sign;
use crate::text::{now, t};
use art::symbol;
use engine::ToArg;
use leptos::prelude::*;
use villagers::{Kind, VillagerView};

/// A village, card by card; in the own one there is room for more.
pub(super) fn village(
    choosing: Choosing,
    owner: Owner,
    villagers: &[VillagerView],
    own: bool,
) -> impl IntoView + use<> {
    let chains =
        chains(villagers).into_iter().map(|chain| view! { <li>{stack(choosing, owner, &chain, None)}</li> });
    let ground = own.then(|| view! { <li>{ground(choosing)}</li> });
    view! { <ul class="v-village">{chains.collect_view()} {ground}</ul> }
}

/// A villager with what lies on it, and what it lies on itself.
fn stack(choosing: Choosing, owner: Owner, chain: &Chain, below: Option<Kind>) -> AnyView {
    let villager = &chain.villager;
    let pick = Pick::Villager(owner, villager.slot);
    let place = move || match below {
        Some(below) => now("web-villagers-on", &[("card", below.to_arg())]),
        None => String::new(),
    };
    let on_it = |branch| stack(choosing, owner, branch, Some(villager.card));
    let branches = chain.branches.iter().map(on_it).collect_view();
    let branching = !chain.branches.is_empty();
    view! {
        <div class="v-chain">
            {card(choosing, villager.card, State::of(villager), pick, place)}
            {branching.then(|| view! { <div class="v-branches">{branches}</div> })}
        </div>
    }
    .into_any()
}

/// A free place, for a card that stands alone; there when one can be placed.
fn ground(choosing: Choosing) -> impl IntoView {
    let lit = choosing.is_next(Pick::Ground);
    let (offer, signs) = (choosing.offer(Pick::Ground), choosing.signs(Pick::Ground));
    let label = move || {
        let place = now("web-villagers-ground", &[]);
        let parts = [place, offer.get().text()];
        let label = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ");
        signs.with(|signs| label + &sign::spoken(signs))
    };
    view! {
        <button
            type="button"
            class="v-ground"
            class:lit=lit
            data-place=Pick::Ground.place()
            hidden=move || !lit.get() && signs.read().is_empty()
            aria-label=label
            on:click=move |_| choosing.pick(Pick::Ground, None)
        >
            {drawing(symbol::ICON_PLUS)}
            <span>{t!("web-villagers-ground")}</span>
            {move || offer.get().signs()}
            {move || sign::signs(signs.get())}
        </button>
    }
}

/// A village on a line; its cards when it is unfolded.
pub(super) fn unfolding(
    choosing: Choosing,
    owner: Owner,
    villagers: &[VillagerView],
) -> impl IntoView + use<> {
    let open = Memo::new(move |_| choosing.is_unfolded(owner));
    let (number, groups) = (villagers.len(), in_sight(villagers));
    let little = in_little(&groups);
    let label = move || {
        let village = now("web-villagers-villagers", &[("villagers", number.to_arg())]);
        let groups: Vec<String> = groups.iter().map(|group| group.spoken()).collect();
        if groups.is_empty() { village } else { format!("{village}: {}", groups.join("; ")) }
    };
    let villagers = villagers.to_vec();
    view! {
        <button
            type="button"
            class="v-line"
            aria-expanded=move || open.get().to_string()
            aria-label=label
            on:click=move |_| choosing.unfold(owner)
        >
            {little}
            {move || drawing(if open.get() { symbol::ICON_UNFOLD } else { symbol::ICON_FOLD })}
        </button>
        {move || open.get().then(|| village(choosing, owner, &villagers, false))}
    }
}

/// Villagers of a kind, and the coins that lie on them.
#[derive(Clone, Copy)]
struct Group {
    kind: Kind,
    number: u8,
    coins: u16,
}

impl Group {
    fn spoken(self) -> String {
        let name = name(self.kind);
        let name = if self.number > 1 { format!("{} {name}", self.number) } else { name };
        match self.coins {
            0 => name,
            coins => format!("{name}, {}", now("web-villagers-coins-on-it", &[("coins", coins.to_arg())])),
        }
    }
}

/// Those of a village that are in sight, each kind once.
fn in_sight(villagers: &[VillagerView]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for villager in villagers.iter().filter(|villager| !villager.covered) {
        let (kind, coins) = (villager.card, u16::from(villager.coins));
        match groups.iter_mut().find(|group| group.kind == kind) {
            Some(group) => (group.number, group.coins) = (group.number + 1, group.coins + coins),
            None => groups.push(Group { kind, number: 1, coins }),
        }
    }
    groups
}

fn in_little(groups: &[Group]) -> impl IntoView + use<> {
    let chips = groups.iter().map(|&Group { kind, number, coins }| {
        view! {
            <span class="v-chip" data-suit=suit_name(kind.suit())>
                {drawing(art::villager(kind))} {(number > 1).then(|| view! { <small data-drawn=number></small> })}
                {(coins > 0).then(|| view! { <b data-drawn=coins></b> })}
            </span>
        }
    });
    view! { <span class="v-little">{chips.collect_view()}</span> }
}
