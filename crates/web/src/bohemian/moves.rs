//! The legal moves as the board offers them: what is done, and where.

use bohemian::{Address, Building, Dice, Move, View, Village};

/// What can be done that is no building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Act {
    Bishop,
    Tile,
    Reroll,
    Income,
    Roll,
    End,
    Pass,
}

/// What a move does: it is about a building, or about none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Does {
    Reach(Address),
    Act(Act),
}

/// A move as the board offers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    pub(super) mv: Move,
    pub(super) does: Does,
}

impl Choice {
    /// What a move means on this board. Nothing if it is about a village that is not there.
    pub(super) fn of(mv: Move, view: &View) -> Option<Choice> {
        let does = match mv {
            Move::Place { dice, village } | Move::KickOut { dice, village } => Does::Reach(Address {
                letter: view.villages.get(village.index())?.letter,
                building: Building::of_total(dice.total())?,
            }),
            Move::Bishop { .. } => Does::Act(Act::Bishop),
            Move::Tile { .. } => Does::Act(Act::Tile),
            Move::Reroll { .. } => Does::Act(Act::Reroll),
            Move::Income => Does::Act(Act::Income),
            Move::Roll => Does::Act(Act::Roll),
            Move::End => Does::Act(Act::End),
            Move::Pass => Does::Act(Act::Pass),
        };
        Some(Choice { mv, does })
    }

    /// The dice that it uses.
    pub(super) fn dice(self) -> Dice {
        match self.mv {
            Move::Place { dice, .. }
            | Move::KickOut { dice, .. }
            | Move::Bishop { dice }
            | Move::Tile { dice }
            | Move::Reroll { dice } => dice,
            Move::Income | Move::Roll | Move::End | Move::Pass => Dice::NONE,
        }
    }
}

/// The village with this letter.
pub(super) fn village(letter: char, view: &View) -> Option<Village> {
    let index = view.villages.iter().position(|village| village.letter == letter)?;
    Some(Village::new(index as u8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Turn, testkit};

    #[test]
    fn every_legal_move_of_a_game_can_be_offered() {
        testkit::for_seeds(20, |seed| {
            let setup = bohemian::Setup::new(2 + (seed % 4) as u8).unwrap().with_manual_income(seed % 2 == 0);
            testkit::random_game::<bohemian::Bohemian>(&setup, &mut testkit::rng(seed), |history, moves| {
                let Turn::Seat(seat) = history.state().turn() else { return };
                let view = history.state().view(seat.into());
                for &mv in moves {
                    let choice = Choice::of(mv, &view).unwrap();
                    let notation = history.state().notation(mv);
                    assert!(
                        notation.contains(&choice.dice().to_string())
                            || mv == Move::Reroll { dice: choice.dice() }
                    );
                    if let Does::Reach(place) = choice.does {
                        assert!(notation.ends_with(&place.to_string()), "{notation} is about {place}");
                        assert_eq!(village(place.letter, &view), target(mv));
                    }
                }
            });
        });
    }

    fn target(mv: Move) -> Option<Village> {
        if let Move::Place { village, .. } | Move::KickOut { village, .. } = mv {
            Some(village)
        } else {
            None
        }
    }
}
