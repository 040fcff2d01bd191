//! What bots need to play Bohemian Villages: how they see a position, and the networks that evaluate it.
//!
//! Let a bot move, and ask for hints:
//! ```
//! use bohemian::{Bohemian, Setup};
//! use bots::{Bot, Budget, hints};
//! use engine::{Game, Turn};
//!
//! let mut game = Bohemian::new(&Setup::new(2).unwrap());
//! for outcome in ["sides CEHIKN first 1", "2 3 4 6"] {
//!     let outcome = game.parse_chance(outcome).unwrap();
//!     game.apply_chance(&outcome, &mut ()).unwrap();
//! }
//! let Turn::Seat(seat) = game.turn() else { unreachable!() };
//! let mv = Bot::new("greedy".parse().unwrap(), 1).choose(&game, seat);
//! assert_eq!(game.check(mv), Ok(()));
//!
//! let hints = hints(&game, seat, Budget { moves: 6, playouts: 60, turns: 2 }, 1, 1, &|| false);
//! assert_eq!(hints.len(), 3);
//! assert!(hints[0].chance >= hints[1].chance && hints[1].chance >= hints[2].chance);
//! assert!(hints[0].purpose.id.starts_with("hint-bohemian-"));
//! ```
//!
//! Review a game:
//! ```
//! use bohemian::{Bohemian, Setup};
//! use bots::analysis::{Effort, analyse};
//! use engine::testkit;
//!
//! let game = testkit::random_game::<Bohemian>(&Setup::new(2).unwrap(), &mut testkit::rng(1), |_, _| ());
//! let effort = Effort { games: 2, moves: 3, playouts: 16, rounds: 1, batches: 1 };
//! let report = analyse(&game, effort, 1, 1, &|| false, &mut |_| ());
//! let seat = report.seats[0];
//! assert!((seat.start + seat.luck + seat.own + seat.others + seat.residual - seat.result).abs() < 1e-9);
//! ```

mod prospects;
mod purpose;
mod review_features;

use crate::{Bohemian, Building, Move, Phase, Villages};
use ::bots::{Brain, Budget, EvaluationNet, ReviewNet, analysis::Effort};
use engine::{Game, Score, Seat};
pub use purpose::Purpose;
use std::sync::LazyLock;

static EVALUATION: LazyLock<EvaluationNet> =
    LazyLock::new(|| EvaluationNet::from_bytes(include_bytes!("../../data/evaluation.net")));
static REVIEW: LazyLock<ReviewNet> =
    LazyLock::new(|| ReviewNet::from_bytes(include_bytes!("../../data/review.net")));

impl Brain for Bohemian {
    type Purpose = Purpose;

    fn standing(&self, seat: Seat) -> f32 {
        self.standings().nth(seat.index()).as_ref().map_or(0, Score::total) as f32
    }

    fn evaluation_net(&self) -> &'static EvaluationNet {
        &EVALUATION
    }

    /// To the end of the next player's turn.
    fn budget(&self) -> Budget {
        Budget { moves: 8, playouts: 400, turns: 1 }
    }

    fn review_effort(&self) -> Effort {
        // A review of a game of four takes less than a minute on one core of a browser.
        let seats = u32::from(self.seats());
        Effort { games: 400 / seats, moves: 6, playouts: 512, rounds: 16 / seats, batches: 1 }
    }

    fn features(&self, features: &mut Vec<f32>) {
        each_perspective(self, |side, totals| side.features(totals, features));
    }

    fn features_of(&self, seat: Seat, features: &mut Vec<f32>) {
        each_perspective(self, |side, totals| {
            if side.seat == seat {
                side.features(totals, features);
            }
        });
    }

    fn review_net(&self) -> &'static ReviewNet {
        &REVIEW
    }

    fn review_features(&self, features: &mut Vec<f32>) {
        let mut prospects = None;
        each_perspective(self, |side, totals| {
            side.features(totals, features);
            side.review_features(
                totals,
                prospects.get_or_insert_with(|| side.all_prospects(totals)),
                features,
            );
        });
    }

    /// When thinking ahead, the only way to roll again is with all dice.
    fn prune(&self, moves: &mut Vec<Move>, ahead: bool) {
        let all = self.dice();
        moves.retain(|mv| match mv {
            Move::Reroll { dice } if ahead => *dice == all && !self.has_moved(),
            _ => true,
        });
    }

    fn purpose(&self, mv: Move) -> Purpose {
        purpose::purpose(self, mv)
    }

    fn interrupted(&self, seat: Seat) -> bool {
        self.player() == seat && matches!(self.phase(), Phase::Roll { .. })
    }
}

/// Calls `look` with the perspective of each seat, and with the scores that all seats would have if the game ended now.
fn each_perspective(game: &Bohemian, mut look: impl FnMut(&Perspective<'_>, &[f32; 5])) {
    let seats = game.seats();
    // In the middle of a turn, what counts is the position after it.
    let ending = game.phase() == Phase::Move;
    let next = if ending { game.player().next(seats) } else { game.player() };
    let mut totals = [0.0; 5];
    for (seat, score) in Seat::all(seats).zip(game.standings()) {
        let due = if ending && seat == next { game.income_of(seat) } else { 0 };
        totals[seat.index()] = score.total() as f32 + due as f32;
    }
    for seat in Seat::all(seats) {
        look(&Perspective { game, seat, seats, next }, &totals);
    }
}

/// The position from one seat's side.
struct Perspective<'a> {
    game: &'a Bohemian,
    seat: Seat,
    seats: u8,
    /// The seat whose turn begins next.
    next: Seat,
}

fn flag(yes: bool) -> f32 {
    f32::from(u8::from(yes))
}

impl Perspective<'_> {
    fn features(&self, totals: &[f32; 5], features: &mut Vec<f32>) {
        self.race(totals, features);
        self.income(features);
        self.scorings(features);
        self.end(features);
    }

    fn own(&self, building: Building) -> Villages {
        self.game.figures(self.seat, building)
    }

    fn count(&self, building: Building) -> f32 {
        self.own(building).len() as f32
    }

    fn free(&self, building: Building) -> f32 {
        self.game.free(building).len() as f32
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats).filter(move |&other| other != self.seat)
    }

    /// Who is ahead, and how long the game may still go on.
    fn race(&self, totals: &[f32; 5], features: &mut Vec<f32>) {
        let Perspective { game, seats, next, .. } = *self;
        let own = totals[self.seat.index()];
        let best = self.others().map(|other| totals[other.index()]).fold(f32::NEG_INFINITY, f32::max);
        let lead = (own - best) / 20.0;
        let supply = |seat| f32::from(game.supply(seat));
        let least = Seat::all(seats).map(supply).fold(f32::INFINITY, f32::min);
        let turns = (self.seat.index() + seats as usize - next.index()) % seats as usize;
        features.extend((2..=5).map(|count| flag(seats == count)));
        features.extend([
            lead,
            lead * 3.0 / (3.0 + least),
            own / 50.0,
            supply(self.seat) / 13.0,
            least / 13.0,
            flag(least <= 2.0),
            supply(next) / 13.0,
            flag(supply(self.seat) <= 2.0),
            flag(game.supply(self.seat) == 0),
            (game.bank() as f32 / 100.0).min(3.0),
            flag(turns == 0),
            turns as f32 / seats as f32,
            flag(game.holds_tile(self.seat)),
        ]);
    }

    /// What pays again and again: inns, farms, the bishop's churches.
    fn income(&self, features: &mut Vec<f32>) {
        let game = self.game;
        let inns = self.own(Building::Inn);
        let active = inns.and(game.active_inns()).len() as f32;
        let waiting = |missing| self.waiting_inns(missing);
        let churches = self.count(Building::Church);
        let bishop = game.bishop() == Some(self.seat);
        let exposed = |building| if game.free(building).is_empty() { self.count(building) } else { 0.0 };
        features.extend([
            active / 3.0,
            waiting(1) / 2.0,
            waiting(2) / 2.0,
            waiting(3) / 2.0,
            exposed(Building::Inn) / 3.0,
            self.count(Building::Farm) / 4.0,
            self.free(Building::Farm) / 4.0,
            exposed(Building::Farm) / 4.0,
            flag(bishop),
            flag(game.bishop().is_none()),
            if bishop { churches / 3.0 } else { 0.0 },
            self.free(Building::Inn) / 4.0,
            self.free(Building::Manor) / 4.0,
        ]);
    }

    /// The idle inns that this many more buildings would activate.
    fn waiting_inns(&self, missing: u32) -> f32 {
        let idle = self.own(Building::Inn).without(self.game.active_inns()).into_iter();
        idle.filter(|&village| self.game.filled(village).len() + missing == 4).count() as f32
    }

    /// Flour and glass: the tiles held, and how near the scoring is.
    fn scorings(&self, features: &mut Vec<f32>) {
        for building in [Building::Mill, Building::GlassFactory] {
            let own = self.count(building) / 3.0;
            let free = self.game.free(building).len();
            let near = |left| if free == left { own } else { 0.0 };
            features.extend([own, free as f32 / 4.0, near(1), near(2)]);
        }
    }

    /// What the final scoring counts: town halls, shops, churches.
    fn end(&self, features: &mut Vec<f32>) {
        let game = self.game;
        let halls = self.own(Building::TownHall);
        let worth = |from: u32, to: u32| self.hall_values(halls, from, to);
        let kinds = Building::SHOPS.iter().filter(|&&shop| !self.own(shop).is_empty()).count();
        let shops: f32 = Building::SHOPS.iter().map(|&shop| self.count(shop)).sum();
        let wanted = Building::SHOPS.iter().filter(|&&shop| self.own(shop).is_empty());
        let open: f32 = wanted.map(|&shop| flag(!game.free(shop).is_empty())).sum();
        let churches = self.count(Building::Church);
        let rival = self.others().map(|other| game.figures(other, Building::Church).len()).max().unwrap_or(0);
        let exposed = |building| flag(!self.own(building).is_empty() && game.free(building).is_empty());
        features.extend([
            flag(halls.is_empty()),
            halls.len() as f32 / 3.0,
            worth(0, 0),
            worth(1, 1),
            worth(2, 2),
            worth(3, 9),
            exposed(Building::TownHall),
            self.free(Building::TownHall) / 4.0,
            flag(kinds == 1),
            flag(kinds == 2),
            flag(kinds == 3),
            flag(kinds == 4),
            (shops - kinds as f32) / 3.0,
            open / 4.0,
            churches / 3.0,
            (churches - rival as f32) / 3.0,
            flag(churches > rival as f32),
            flag(churches < rival as f32),
            exposed(Building::Church),
            self.free(Building::Church) / 4.0,
        ]);
    }
}
