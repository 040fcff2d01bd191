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

    /// Of the village with this card placed on the named villager, or on its own, and so many monks beneath it (V32, V50).
    pub fn with(village: &[VillagerView], card: Kind, on: Option<&str>, monks: u8) -> Sight {
        let mut standing = read(village);
        let mut spot = on.and_then(|on| named(&standing, on)).unwrap_or(Spot::GROUND);
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

/// Where the villager of this name stands.
fn named(village: &Village, name: &str) -> Option<Spot> {
    let (kind, nth) = name.split_once('.').unwrap_or((name, "1"));
    village.named(Kind::of_id(kind)?, nth.parse().ok()?).map(Spot::from)
}

/// The village that a view shows. A card is placed after what it lies on; those of one kind keep their order, and so their
/// names.
fn read(shown: &[VillagerView]) -> Village {
    let mut village = Village::new();
    let mut placed: Vec<(&str, Spot)> = Vec::new();
    let mut left: Vec<&VillagerView> = shown.iter().collect();
    while !left.is_empty() {
        let waiting = left.len();
        left.retain(|villager| {
            let on = villager.on.as_deref();
            let spot = on.map_or(Some(Spot::GROUND), |on| {
                placed.iter().find(|(name, _)| *name == on).map(|(_, spot)| *spot)
            });
            let Some(spot) = spot else { return true };
            let slot = village.place(villager.card, spot);
            placed.push((&villager.name, slot.into()));
            false
        });
        // What stands on nothing that is shown can't be placed.
        if left.len() == waiting {
            break;
        }
    }
    for villager in shown.iter().filter(|villager| villager.coins > 0 && !villager.covered) {
        let at = placed.iter().find(|(name, _)| *name == villager.name).and_then(|(_, spot)| spot.villager());
        if let Some(slot) = at {
            village.lay_coins(slot, villager.coins);
        }
    }
    village.turn(shown.iter().any(|villager| villager.turned));
    village
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, Move, PlayerView, Setup, Villagers};
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
        if let Some(told) = foretold(game, seat, &notation) {
            assert_eq!(told, shown, "{notation}");
        }
    }

    /// What a plain build without coins to move would show.
    fn foretold(game: &Villagers, seat: Seat, notation: &str) -> Option<Sight> {
        let mut words = notation.strip_prefix("build ")?.split(' ').peekable();
        let card = Kind::of_id(words.next()?)?;
        let monks = match words.next_if(|word| *word == "with").and_then(|_| words.next()) {
            Some("monks") => 2,
            Some(_) => 1,
            None => 0,
        };
        let on = words.next_if(|word| *word == "on").and_then(|_| words.next());
        let village = &game.view(Viewer::Seat(seat)).players[seat.index()].village;
        words.next().is_none().then(|| Sight::with(village, card, on, monks))
    }
}
