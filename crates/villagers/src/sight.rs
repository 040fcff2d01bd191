//! What is in sight of a village, and what would be if a card were placed there: for who plans a move from a view.

use crate::cards::Kind;
use crate::view::VillagerView;
use crate::village::{Spot, Village};

/// What is in sight of a village.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Sight {
    pub food: u16,
    pub builders: u16,
    pub gold: u16,
    pub silver: u16,
}

impl Sight {
    /// Of a village as it stands.
    pub fn of(village: &[VillagerView]) -> Sight {
        Sight::seen(&read(village))
    }

    /// Of the village with this card placed on a villager, or on its own, and so many monks beneath it (V32, V50).
    pub fn with(village: &[VillagerView], card: Kind, on: Spot, monks: u8) -> Sight {
        let (mut standing, mut spot) = (read(village), on);
        for _ in 0..monks {
            spot = standing.place(Kind::MONK, spot).into();
        }
        standing.place(card, spot);
        Sight::seen(&standing)
    }

    fn seen(village: &Village) -> Sight {
        Sight {
            food: village.food(),
            builders: village.builders(),
            gold: village.gold(),
            silver: village.silver(),
        }
    }
}

/// The village that a view shows. A card is placed after what it lies on.
fn read(shown: &[VillagerView]) -> Village {
    let mut village = Village::new();
    let named = |name: &String| shown.iter().find(|villager| villager.name == *name);
    let mut left: Vec<(&VillagerView, Spot)> = shown
        .iter()
        .map(|villager| {
            (villager, villager.on.as_ref().and_then(named).map_or(Spot::GROUND, |on| on.slot.into()))
        })
        .collect();
    while !left.is_empty() {
        let waiting = left.len();
        left.retain(|(villager, on)| {
            let stands = on.villager().is_none_or(|below| village.slots().contains(below));
            if stands {
                village.place_at(villager.slot, villager.card, *on);
            }
            !stands
        });
        // What stands on nothing that is shown can't be placed.
        if left.len() == waiting {
            break;
        }
    }
    for villager in shown.iter().filter(|villager| villager.coins > 0 && !villager.covered) {
        village.lay_coins(villager.slot, villager.coins);
    }
    village.turn(shown.iter().any(|villager| villager.turned));
    village
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, Move, Pay, Placing, PlayerView, Setup, Villagers};
    use engine::{Game, Seat, Turn, Viewer, testkit};

    /// V72, V74: what is told beforehand is what is in sight after the move.
    #[test]
    fn what_placing_a_card_would_show_is_what_it_shows() {
        testkit::for_seeds(8, |seed| {
            let rng = &mut testkit::rng(seed);
            for setup in (2..=5).filter_map(Setup::players).chain([Setup::solo(Level::Normal)]) {
                testkit::random_game::<Villagers>(&setup, rng, |history, moves| {
                    let Turn::Seat(seat) = history.state().turn() else { return };
                    for &mv in moves {
                        shows_what_was_told(history.state(), seat, mv);
                    }
                });
            }
        });
    }

    fn shows_what_was_told(game: &Villagers, seat: Seat, mv: Move) {
        let notation = game.notation(mv);
        let mut after = game.clone();
        after.play_unchecked(mv, &mut ());
        let PlayerView { food, builders, gold, silver, village, .. } =
            &after.view(Viewer::Seat(seat)).players[seat.index()];
        let shown = Sight { food: *food, builders: *builders, gold: *gold, silver: *silver };
        // Once the game is over, silver is shown as it was scored: the coins that an agent counted are taken.
        if after.turn() != Turn::Over {
            assert_eq!(Sight::of(village), shown);
        }
        if let Some(told) = foretold(game, seat, mv) {
            assert_eq!(told, shown, "{notation}");
        }
    }

    /// What a plain build without coins to move would show.
    fn foretold(game: &Villagers, seat: Seat, mv: Move) -> Option<Sight> {
        let Move::Build(Placing { kind, monks, on, pay: Pay::Nothing }) = mv else { return None };
        let village = &game.view(Viewer::Seat(seat)).players[seat.index()].village;
        Some(Sight::with(village, kind, on, monks))
    }
}
