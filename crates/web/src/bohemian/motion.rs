//! Figures walk and coins fly: what has just happened, in motion.

use crate::motion::{find, fly, place, wanted};
use crate::session::Session;
use crate::told;
use bohemian::View;
use engine::{Seat, Sentence};
use leptos::prelude::*;

/// So many coins fly at most, one behind the other.
const COINS: i64 = 4;
const APART: f64 = 60.0;

/// Shows in motion what has just happened.
pub(super) fn follow(session: Session<View>) {
    Effect::new(move || {
        let fresh = session.fresh.get();
        if fresh.is_empty() || !wanted() {
            return;
        }
        request_animation_frame(move || fresh.iter().flat_map(|seen| &seen.events).for_each(show));
    });
}

fn show(event: &Sentence) {
    let at = told::text(event, "place");
    let house = at.and_then(|place| document().get_element_by_id(&format!("house-{place}")));
    let home = |seat: Seat| find(&format!(".seat-{seat} .seat-figure"));
    match (&*event.id, told::seat(event, "seat"), house) {
        ("bohemian-placed", Some(seat), Some(house)) => {
            fly(art::figure(seat), place(home(seat).as_ref()).as_ref(), Some(&house), 0.0);
        }
        ("bohemian-kicked-out", _, Some(house)) => {
            if let Some(owner) = told::seat(event, "owner") {
                fly(art::figure(owner), place(Some(&house)).as_ref(), home(owner).as_ref(), 0.0);
            }
        }
        (_, Some(seat), _) => {
            let bank = place(find(".supply .token").as_ref());
            for coin in 0..told::number(event, "coins").min(COINS) {
                fly(art::symbol::TOKEN_COIN_GOLD, bank.as_ref(), home(seat).as_ref(), APART * coin as f64);
            }
        }
        _ => {}
    }
}
