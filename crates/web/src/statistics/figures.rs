//! What the games that are over add up to.

use crate::past::{Opponents, Past};
use games::GameId;

/// Which games are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Which {
    All,
    Game(GameId),
    /// Those that somebody played alone.
    Alone,
}

impl Which {
    /// All games together, each by itself, and those that somebody played alone.
    pub(super) fn all() -> Vec<Which> {
        let games = GameId::all();
        let alone = games.iter().any(|game| game.info().has_solo()).then_some(Which::Alone);
        [Which::All].into_iter().chain(games.into_iter().map(Which::Game)).chain(alone).collect()
    }

    /// The id of its words.
    pub(super) fn word(self) -> &'static str {
        match self {
            Which::All => "web-statistics-all",
            Which::Game(game) => game.id(),
            Which::Alone => "web-learn-solo",
        }
    }

    pub(super) fn counts(self, past: &Past) -> bool {
        let alone = past.opponents() == Opponents::Alone;
        match self {
            Which::All => true,
            Which::Game(game) => past.game == game && !alone,
            Which::Alone => alone,
        }
    }
}

/// Games won, of games played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Won {
    pub(super) won: usize,
    pub(super) of: usize,
}

impl Won {
    pub(super) fn among<'a>(games: impl Iterator<Item = &'a Past>) -> Won {
        games.fold(Won::default(), |sum, past| Won { won: sum.won + usize::from(past.won), of: sum.of + 1 })
    }

    /// In hundredths.
    pub(super) fn percent(self) -> usize {
        (self.won * 100).checked_div(self.of).unwrap_or(0)
    }
}

/// The games by a property of theirs, in its order.
pub(super) fn by<K: Ord>(games: &[Past], key: impl Fn(&Past) -> K) -> Vec<(K, Won)> {
    let mut groups: std::collections::BTreeMap<K, Vec<&Past>> = std::collections::BTreeMap::new();
    for past in games {
        groups.entry(key(past)).or_default().push(past);
    }
    groups.into_iter().map(|(key, games)| (key, Won::among(games.into_iter()))).collect()
}

/// The mean of the last few values up to each.
pub(super) fn smooth(values: &[f64], over: usize) -> Vec<f64> {
    let mean = |last: &[f64]| last.iter().sum::<f64>() / last.len() as f64;
    (1..=values.len()).map(|end| mean(&values[end.saturating_sub(over)..end])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;
    use engine::Seat;

    fn past(won: bool, players: usize) -> Past {
        Past {
            at: 0.0,
            game: GameId::of("villagers").unwrap(),
            me: Seat::new(0),
            seats: (0..players).map(|seat| (seat > 0).then_some(Level::Easy)).collect(),
            totals: Vec::new(),
            won,
            link: String::new(),
            reviewed: None,
        }
    }

    #[test]
    fn wins_are_counted_by_group() {
        let games = [past(true, 2), past(false, 3), past(true, 3), past(false, 1)];
        let groups = by(&games, |past| past.seats.len());
        assert_eq!(
            groups,
            [(1, Won { won: 0, of: 1 }), (2, Won { won: 1, of: 1 }), (3, Won { won: 1, of: 2 })]
        );
        assert_eq!(groups[2].1.percent(), 50);
        assert_eq!(Won::default().percent(), 0);
        let counted = |which: Which| games.iter().filter(|past| which.counts(past)).count();
        let game = |id: &str| Which::Game(GameId::of(id).unwrap());
        let groups = [Which::All, game("bohemian"), game("villagers"), Which::Alone];
        assert!(groups.iter().all(|which| Which::all().contains(which)));
        assert_eq!(groups.map(counted), [4, 0, 3, 1]);
    }

    #[test]
    fn a_curve_is_smoothed_over_the_last_values() {
        assert_eq!(smooth(&[2.0, 4.0, 6.0, 8.0], 2), [2.0, 3.0, 5.0, 7.0]);
        assert!(smooth(&[], 5).is_empty());
    }
}
