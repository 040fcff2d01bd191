//! What picking something would cost and bring, told in few signs on the board and in words for ears.

use super::card::{count, drawing};
use super::choosing::{Owner, Pay, Way};
use crate::text::now;
use art::symbol;
use engine::{Seat, ToArg};
use leptos::prelude::*;
use villagers::{Kind, Sight, Spot, View, VillagerView};

/// What a place offers to the card that was picked.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Offer {
    /// What opening the padlock costs, at the least; nothing if there is none to open.
    pub(super) price: Option<u16>,
    /// Monks that come beneath it.
    pub(super) monks: u8,
    /// The change in what is in sight of the village.
    pub(super) food: i16,
    pub(super) builders: i16,
    pub(super) gold: i16,
    pub(super) silver: i16,
}

impl Offer {
    /// What these ways, all to one place, would cost and change in this village of `me`.
    pub(super) fn of(
        ways: &[&Way],
        view: &View,
        me: Seat,
        card: Kind,
        (village, on): (&[VillagerView], Spot),
    ) -> Offer {
        let monks = ways.first().map_or(0, |way| way.monks());
        let (is, would_be) =
            (Sight::of(&view.players[me.index()].village), Sight::with(village, card, on, monks));
        let change = |of: fn(&Sight) -> u16| of(&would_be) as i16 - of(&is) as i16;
        Offer {
            price: ways.iter().filter_map(|way| way.pay()).map(|pay| price(pay, view, me)).min(),
            monks,
            food: change(|sight| sight.food),
            builders: change(|sight| sight.builders),
            gold: change(|sight| sight.gold),
            silver: change(|sight| sight.silver),
        }
    }

    fn changes(&self) -> [(&'static str, &'static str, i16); 4] {
        [
            ("web-villagers-change-food", symbol::TOKEN_FOOD, self.food),
            ("web-villagers-change-builders", symbol::TOKEN_BUILDER, self.builders),
            ("web-villagers-change-gold", symbol::TOKEN_GOLD, self.gold),
            ("web-villagers-change-silver", symbol::TOKEN_SILVER, self.silver),
        ]
    }

    /// In signs.
    pub(super) fn signs(&self) -> impl IntoView + use<> {
        let changes = self.changes().into_iter().filter(|(.., change)| *change != 0);
        let price = self.price.map(|price| {
            let price = if price == 0 { "0".to_owned() } else { format!("−{price}") };
            view! { <span class="v-price">{count(symbol::TOKEN_COIN, price)}</span> }
        });
        let monks = (0..self.monks).map(|_| drawing(art::villager(Kind::MONK))).collect_view();
        view! {
            <span class="v-offer" aria-hidden="true">
                {price} {monks}
                {changes.map(|(_, id, change)| count(id, signed(change))).collect_view()}
            </span>
        }
    }

    /// In words.
    pub(super) fn text(&self) -> String {
        let price = self.price.map(|price| now("web-villagers-price", &[("coins", price.to_arg())]));
        let monks =
            (self.monks > 0).then(|| now("web-villagers-with-monks", &[("monks", self.monks.to_arg())]));
        let changes = self.changes().into_iter().filter(|(.., change)| *change != 0);
        let changes = changes.map(|(id, _, change)| now(id, &[("change", signed(change).to_arg())]));
        price.into_iter().chain(monks).chain(changes).collect::<Vec<_>>().join(", ")
    }
}

fn signed(change: i16) -> String {
    if change < 0 { format!("−{}", change.unsigned_abs()) } else { format!("+{change}") }
}

/// What a way to open a padlock costs the player (V40; the Countess' Bank is dearer).
pub(super) fn price(pay: Pay, view: &View, me: Seat) -> u16 {
    let dear = |solo: &villagers::SoloView| solo.events.contains(&villagers::EventCard::CountessBank);
    match pay {
        Pay::Bank if view.solo.as_ref().is_some_and(dear) => 3,
        Pay::Tinner => 0,
        Pay::Key { owner, .. } if owner == Owner::Seat(me) => 0,
        Pay::Bank | Pay::Key { .. } => 2,
    }
}
