//! What a move in Villagers is good for, as a message.

use crate::{EventCard, Kind, Move, Pile, Placing, Villagers};
use engine::{Game, Seat, Turn};

engine::messages! {
    /// What a move is good for.
    pub enum Purpose {
        Draft { card: Kind, coins: u8 } = "hint-villagers-draft" by "V12",
        Unseen { pile: Pile } = "hint-villagers-unseen" by "V12",
        Countess { card: Kind } = "hint-villagers-countess" by "V81",
        Coin { card: Kind } = "hint-villagers-coin" by "V21",
        NoCoin = "hint-villagers-no-coin" by "V21",
        Food { card: Kind, food: u16 } = "hint-villagers-food" by "V10",
        Builders { card: Kind, builders: u16 } = "hint-villagers-builders" by "V31",
        Worth { card: Kind, coins: u16 } = "hint-villagers-worth" by "V73",
        Ready { card: Kind } = "hint-villagers-ready" by "V32",
        Give { card: Kind, basic: Kind } = "hint-villagers-give" by "V35",
        Tinner = "hint-villagers-tinner" by "V54",
        Smuggler { coins: u16 } = "hint-villagers-smuggler" by "V55",
        Apprentice { card: Kind } = "hint-villagers-apprentice" by "V52",
        Done = "hint-villagers-done" by "V31",
        Fewer = "hint-villagers-fewer" by "V86",
        Pay = "hint-villagers-pay" by "V86",
        Resolve { event: EventCard } = "hint-villagers-resolve" by "V84",
        Jester { event: EventCard } = "hint-villagers-jester" by "V89",
    }
}

/// What a legal move is good for.
pub(super) fn purpose(game: &Villagers, mv: Move) -> Purpose {
    let Turn::Seat(seat) = game.turn() else { return Purpose::Done };
    match mv {
        Move::Road(place) => on_road(game, seat, place, |card, coins| Purpose::Draft { card, coins }),
        Move::Countess(place) => on_road(game, seat, place, |card, _| Purpose::Countess { card }),
        Move::Coin(place) => on_road(game, seat, place, |card, _| Purpose::Coin { card }),
        Move::Unseen(pile) => Purpose::Unseen { pile },
        Move::NoCoin => Purpose::NoCoin,
        Move::Build(Placing { kind, .. }) => placing(game, seat, mv, kind),
        Move::Give { card, basic, .. } => Purpose::Give { card, basic },
        Move::Tinner => Purpose::Tinner,
        Move::Smuggler { .. } => {
            let gained = played(game, mv).holding(seat).coins().saturating_sub(game.holding(seat).coins());
            Purpose::Smuggler { coins: gained }
        }
        Move::Apprentice { then, .. } => Purpose::Apprentice { card: then.kind },
        Move::Done => Purpose::Done,
        Move::Fewer => Purpose::Fewer,
        Move::Pay => Purpose::Pay,
        Move::Resolve { event, .. } => Purpose::Resolve { event },
        Move::Jester(event) => Purpose::Jester { event },
    }
}

fn on_road(game: &Villagers, seat: Seat, place: u8, say: impl Fn(Kind, u8) -> Purpose) -> Purpose {
    let road = game.view(seat.into()).road;
    road[place as usize].map_or(Purpose::NoCoin, |there| say(there.card, there.coins))
}

fn played(game: &Villagers, mv: Move) -> Villagers {
    let mut after = game.clone();
    after.play_unchecked(mv, &mut ());
    after
}

/// What counts most: more to draft, more to build, then coins.
fn placing(game: &Villagers, seat: Seat, mv: Move, card: Kind) -> Purpose {
    let after = played(game, mv);
    let (before, after) = (game.holding(seat), after.holding(seat));
    let coins = (after.gold() + after.silver()).saturating_sub(before.gold() + before.silver());
    if after.food() > before.food() {
        Purpose::Food { card, food: after.food() }
    } else if after.builders() > before.builders() {
        Purpose::Builders { card, builders: after.builders() }
    } else if coins > 0 {
        Purpose::Worth { card, coins }
    } else {
        Purpose::Ready { card }
    }
}
