//! What lies in front of a player.

use super::hand::Hand;
use crate::icon::Icon;
use crate::text::now;
use art::symbol;
use bohemian::SeatView;
use engine::{Seat, ToArg};
use leptos::prelude::*;

/// What lies in front of a player: coins and figures always, the rest where there is some.
pub(super) fn seat(hand: Hand, seat: Seat) -> impl IntoView {
    let known = Memo::new(move |_| hand.with(|_, game| game.seats.get(seat.index()).cloned()).flatten());
    view! { <div class="goods">{move || known.get().map(|known| goods(seat, &known))}</div> }
}

fn goods(seat: Seat, of: &SeatView) -> impl IntoView + use<> {
    let token = |shown: bool, icon: &'static str, id: &'static str, number: i64| {
        shown.then(|| {
            view! {
                <span class="token" role="img" aria-label=move || now(id, &[("number", number.to_arg())])>
                    <Icon name=icon />
                    {number}
                </span>
            }
        })
    };
    let sign = |shown: bool, icon: &'static str, id: &'static str| {
        shown.then(|| {
            view! {
                <span class="token" role="img" aria-label=move || now(id, &[])>
                    <Icon name=icon />
                </span>
            }
        })
    };
    view! {
        {token(true, symbol::TOKEN_COIN_GOLD, "web-bohemian-has-coins", of.coins.into())}
        {token(true, art::figure(seat), "web-bohemian-has-figures", of.supply.into())}
        {token(of.flour > 0, symbol::TOKEN_FLOUR, "web-bohemian-has-flour", of.flour.into())}
        {token(of.glass > 0, symbol::TOKEN_GLASS, "web-bohemian-has-glass", of.glass.into())}
        {token(of.active_inns > 0, symbol::TOKEN_INN_MUG, "web-bohemian-has-active-inns", of.active_inns.into())}
        {token(of.inactive_inns > 0, symbol::TOKEN_INN_BARREL, "web-bohemian-has-inns", of.inactive_inns.into())}
        {sign(of.tile, symbol::TOKEN_SPECIAL, "web-bohemian-has-tile")}
        {sign(of.bishop, symbol::TOKEN_BISHOP, "web-bohemian-has-bishop")}
        <span class="token standing">{now("web-bohemian-standing", &[("points", of.total.to_arg())])}</span>
    }
}
