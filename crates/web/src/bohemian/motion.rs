//! Figures walk and coins fly: what has just happened, in motion.

use crate::motion::{find, fly, place, wanted};
use crate::session::Session;
use bohemian::{Address, Bohemian, Event};
use engine::Seat;
use leptos::prelude::*;

/// So many coins fly at most, one behind the other.
const COINS: u32 = 4;
const APART: f64 = 60.0;

/// Shows in motion what has just happened.
pub(super) fn follow(session: Session<Bohemian>) {
    Effect::new(move || {
        let fresh = session.fresh.get();
        if fresh.is_empty() || !wanted() {
            return;
        }
        request_animation_frame(move || fresh.iter().flat_map(|seen| &seen.events).for_each(show));
    });
}

fn show(event: &Event) {
    let house = |at: Address| document().get_element_by_id(&format!("house-{at}"));
    let home = |seat: Seat| find(&format!(".seat-{seat} .seat-figure"));
    match *event {
        Event::Placed { seat, place: at, .. } => {
            fly(art::figure(seat), place(home(seat).as_ref()).as_ref(), house(at).as_ref(), 0.0);
        }
        Event::KickedOut { owner, place: at, .. } => {
            fly(art::figure(owner), place(house(at).as_ref()).as_ref(), home(owner).as_ref(), 0.0);
        }
        Event::Income { seat, coins, .. }
        | Event::FarmPays { seat, coins }
        | Event::ManorPays { seat, coins }
        | Event::FlourPays { seat, coins, .. }
        | Event::GlassPays { seat, coins, .. } => {
            let bank = place(find(".supply .token").as_ref());
            for coin in 0..coins.min(COINS) {
                fly(
                    art::symbol::TOKEN_COIN_GOLD,
                    bank.as_ref(),
                    home(seat).as_ref(),
                    APART * f64::from(coin),
                );
            }
        }
        _ => {}
    }
}
