//! The legal moves as the board offers them: which dice, and what for.

/// A building, by its village's letter and its total.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Place {
    pub(super) letter: char,
    pub(super) total: u8,
}

impl core::fmt::Display for Place {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}{}", self.letter, self.total)
    }
}

impl core::str::FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Place, ()> {
        let mut chars = text.chars();
        let letter = chars.next().ok_or(())?;
        Ok(Place { letter, total: chars.as_str().parse().map_err(|_| ())? })
    }
}

/// What a move does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Does {
    Place(Place),
    KickOut(Place),
    Bishop,
    Tile,
    Reroll,
    Income,
    Roll,
    End,
    Pass,
}

impl Does {
    /// The building that it is about.
    pub(super) fn place(self) -> Option<Place> {
        match self {
            Does::Place(place) | Does::KickOut(place) => Some(place),
            _ => None,
        }
    }
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    /// In notation.
    pub(super) mv: String,
    /// The dice that it uses, rising.
    pub(super) dice: Vec<u8>,
    pub(super) does: Does,
}

impl Choice {
    /// Reads a move as the table writes it.
    pub(super) fn read(mv: &str) -> Option<Choice> {
        let (first, rest) = mv.split_once(' ').unwrap_or((mv, ""));
        let (dice, does) = match first {
            "income" => ("", Does::Income),
            "roll" => ("", Does::Roll),
            "end" => ("", Does::End),
            "pass" => ("", Does::Pass),
            "reroll" => (rest, Does::Reroll),
            dice => (dice, target(rest)?),
        };
        let dice = dice.split(['+', ' ']).filter_map(|die| die.parse().ok()).collect();
        Some(Choice { mv: mv.to_owned(), dice, does })
    }
}

/// What a total is used for: `N7`, `xN8`, `bishop`, `tile`.
fn target(text: &str) -> Option<Does> {
    match (text, text.strip_prefix('x')) {
        ("bishop", _) => Some(Does::Bishop),
        ("tile", _) => Some(Does::Tile),
        (_, Some(place)) => place.parse().ok().map(Does::KickOut),
        (place, None) => place.parse().ok().map(Does::Place),
    }
}

/// Dice as notation writes them: `3+4`.
pub(super) fn total(dice: &[u8]) -> String {
    dice.iter().map(u8::to_string).collect::<Vec<_>>().join("+")
}

/// The ways to make a total out of some of these dice, fewest dice first, each once.
pub(super) fn ways(dice: &[u8], wanted: u8) -> Vec<Vec<u8>> {
    let parts = (1..1u8 << dice.len()).map(|part| {
        dice.iter().enumerate().filter(|(i, _)| part >> i & 1 == 1).map(|(_, &die)| die).collect::<Vec<u8>>()
    });
    let mut ways: Vec<Vec<u8>> =
        parts.filter(|part| part.len() > 1 && part.iter().sum::<u8>() == wanted).collect();
    ways.sort_by_key(|way| (way.len(), way.clone()));
    ways.dedup();
    ways
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Turn, testkit};

    #[test]
    fn moves_are_read_as_they_are_written() {
        let choice = |mv: &str| Choice::read(mv).map(|choice| (choice.dice, choice.does));
        let place = |letter, total| Place { letter, total };
        assert_eq!(choice("3+4 N7"), Some((vec![3, 4], Does::Place(place('N', 7)))));
        assert_eq!(choice("1+5+6 xN12"), Some((vec![1, 5, 6], Does::KickOut(place('N', 12)))));
        assert_eq!(choice("5+5 bishop"), Some((vec![5, 5], Does::Bishop)));
        assert_eq!(choice("reroll 2 6"), Some((vec![2, 6], Does::Reroll)));
        assert_eq!(choice("end"), Some((vec![], Does::End)));
        assert_eq!(choice("3+4 fly"), None);
    }

    #[test]
    fn every_legal_move_of_a_game_is_understood() {
        testkit::for_seeds(20, |seed| {
            let setup = bohemian::Setup::new(2 + (seed % 4) as u8).unwrap().with_manual_income(seed % 2 == 0);
            testkit::random_game::<bohemian::Bohemian>(&setup, &mut testkit::rng(seed), |history, moves| {
                let Turn::Seat(_) = history.state().turn() else { return };
                for &mv in moves {
                    let text = history.state().notation(mv);
                    assert_eq!(Choice::read(&text).map(|choice| choice.mv), Some(text));
                }
            });
        });
    }

    #[test]
    fn the_ways_to_a_total_are_found_once() {
        assert_eq!(ways(&[1, 3, 4, 4], 8), [vec![4, 4], vec![1, 3, 4]]);
        assert_eq!(ways(&[2, 2, 2], 4), [vec![2, 2]]);
        assert!(ways(&[6, 6], 6).is_empty(), "one die is no total");
    }
}
