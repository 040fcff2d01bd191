//! Bots against bots: which one is better, and how sure that is.
//!
//! A round-robin: every line-up of entrants that fills the table plays the same deals, and each deal once in every rotation
//! of the seats, with the same chance. So neither the seat nor the dice favour anyone.

use crate::{Bot, Brain, Level, cores, parallel::in_parallel};
use engine::{Seat, Setup, play_through};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// A tournament between bots.
#[derive(Clone, Debug)]
pub struct Arena<'a, S> {
    /// The table.
    pub setup: &'a S,
    /// The bots: at least as many as the table has seats. The same level may enter several times.
    pub entrants: &'a [Level],
    /// How many deals each line-up plays; each is as many games as there are seats.
    pub deals: u64,
    /// The seed of its chance.
    pub seed: u64,
}

/// The results of an entrant.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ArenaStanding {
    /// Its level.
    pub level: Level,
    /// The games played.
    pub games: u64,
    /// The share of them that it won; winners of a game share 1.
    pub share: f64,
    /// The 95% confidence interval of that share, after Wilson.
    pub interval: (f64, f64),
    /// The mean score.
    pub score: f64,
    /// The mean of its rating after Weng and Lin. It starts with 25 ± 8.3.
    pub rating: f64,
    /// The standard deviation of its rating.
    pub uncertainty: f64,
    /// The share against each entrant, over the games in which both sat at the table.
    pub against: Vec<Option<f64>>,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
struct ArenaGame {
    /// The entrant on each seat, by index.
    seated: Vec<usize>,
    shares: Vec<f64>,
    scores: Vec<i32>,
}

impl<S: Setup> Arena<'_, S> {
    /// How many games will be played.
    pub fn games(&self) -> u64 {
        self.line_ups().len() as u64 * self.deals * u64::from(self.setup.seats())
    }

    /// Plays all games on all cores, and calls `played` after each deal with the number of its games.
    pub fn run<G: Brain<Setup = S>>(&self, played: &(impl Fn(u64) + Sync)) -> Vec<ArenaStanding> {
        let line_ups = self.line_ups();
        let deals = line_ups.len() * self.deals as usize;
        let finished = in_parallel(cores(), deals, &|deal| {
            let line_up = &line_ups[deal % line_ups.len()];
            let games = self.deal::<G>(line_up, self.seed.wrapping_add((deal / line_ups.len()) as u64));
            played(games.len() as u64);
            games
        });
        standings(self.entrants, &finished.concat())
    }

    /// Every choice of entrants that fills the table.
    fn line_ups(&self) -> Vec<Vec<usize>> {
        let seats = self.setup.seats() as usize;
        let mut line_ups = vec![vec![]];
        for entrant in 0..self.entrants.len() {
            let with: Vec<Vec<usize>> = line_ups
                .iter()
                .filter(|line_up| line_up.len() < seats)
                .map(|line_up| [&line_up[..], &[entrant]].concat())
                .collect();
            line_ups.extend(with);
        }
        line_ups.retain(|line_up| line_up.len() == seats);
        line_ups
    }

    /// One deal in every rotation of the seats.
    fn deal<G: Brain<Setup = S>>(&self, line_up: &[usize], seed: u64) -> Vec<ArenaGame> {
        let rotation =
            |by: usize| (0..line_up.len()).map(|seat| line_up[(seat + by) % line_up.len()]).collect();
        (0..line_up.len()).map(|by| self.game::<G>(rotation(by), seed)).collect()
    }

    fn game<G: Brain<Setup = S>>(&self, seated: Vec<usize>, seed: u64) -> ArenaGame {
        let mut chance = Pcg64Mcg::seed_from_u64(seed);
        let bot = |entrant: &usize| Bot::new(self.entrants[*entrant], seed ^ ((*entrant as u64 + 1) << 48));
        let mut bots: Vec<Bot> = seated.iter().map(bot).collect();
        let mut game = G::new(self.setup);
        play_through(
            &mut game,
            &mut chance,
            |_| (),
            |game: &G, seat, _| Some(bots[seat.index()].choose(game, seat)),
        );
        let outcome = game.outcome().expect("the game is over");
        ArenaGame {
            seated,
            shares: Seat::all(game.seats()).map(|seat| outcome.share(seat)).collect(),
            scores: outcome.scores.iter().map(engine::Score::total).collect(),
        }
    }
}

fn standings(entrants: &[Level], games: &[ArenaGame]) -> Vec<ArenaStanding> {
    let mut ratings = vec![WengLinRating::new(); entrants.len()];
    for game in games {
        rate(&mut ratings, game);
    }
    let standing = |(entrant, &level): (usize, &Level)| {
        let won = |with: Option<usize>| {
            let games = games.iter().filter(|game| with.is_none_or(|with| game.seated.contains(&with)));
            let seats = games.flat_map(|game| game.seated.iter().zip(&game.shares).zip(&game.scores));
            let own: Vec<_> = seats.filter(|((who, _), _)| **who == entrant).collect();
            let count = own.len() as f64;
            let share: f64 = own.iter().map(|((_, share), _)| **share).sum();
            let score: i32 = own.iter().map(|(_, score)| **score).sum();
            (own.len() as u64, share / count, f64::from(score) / count)
        };
        let (games, share, score) = won(None);
        let against = |other: usize| {
            Some(won(Some(other))).filter(|won| other != entrant && won.0 > 0).map(|(_, share, _)| share)
        };
        ArenaStanding {
            level,
            games,
            share,
            interval: wilson(share, games),
            score,
            rating: ratings[entrant].rating,
            uncertainty: ratings[entrant].uncertainty,
            against: (0..entrants.len()).map(against).collect(),
        }
    };
    entrants.iter().enumerate().map(standing).collect()
}

/// Updates the ratings with a game. A bot that plays alone is not rated.
fn rate(ratings: &mut [WengLinRating], game: &ArenaGame) {
    let teams: Vec<[WengLinRating; 1]> = game.seated.iter().map(|&entrant| [ratings[entrant]]).collect();
    let places = game.scores.iter().zip(&game.shares).map(|(score, share)| {
        // Winners first, whatever broke a tie of scores; then by score.
        let ahead = |(other, won): (&i32, &f64)| (*won > 0.0, *other) > (*share > 0.0, *score);
        let ahead =
            game.scores.iter().zip(&game.shares).filter(|&other| *share == 0.0 && ahead(other)).count();
        MultiTeamOutcome::new(ahead + 1)
    });
    let results: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().map(|team| &team[..]).zip(places).collect();
    let rated = weng_lin_multi_team(&results, &WengLinConfig::new());
    for (&entrant, rated) in game.seated.iter().zip(rated) {
        ratings[entrant] = rated[0];
    }
}

/// The 95% confidence interval of a share, after Wilson: it stays between 0 and 1 even for shares near the ends.
pub fn wilson(share: f64, games: u64) -> (f64, f64) {
    let z = 1.959_964_f64;
    let n = games as f64;
    let centre = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_wilsons() {
        let (low, high) = wilson(0.65, 1000);
        assert!((low - 0.6199).abs() < 1e-4 && (high - 0.6789).abs() < 1e-4, "{low} {high}");
        let (low, high) = wilson(1.0, 10);
        assert!((low - 0.7225).abs() < 1e-4 && (high - 1.0).abs() < 1e-9, "{low} {high}");
    }
}
