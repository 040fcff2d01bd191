//! What bots need to play Villagers, among players and against the Countess: how they see a position, and the networks that
//! evaluate it.

mod purpose;
mod review_features;

use crate::{Holding, Kind, Kinds, Move, PhaseView, Pile, Suit, Villagers};
use ::bots::{Brain, Budget, EvaluationNet, ReviewNet, analysis::Effort};
use engine::{Game, MAX_SEATS, Rng, Seat, Turn};
pub use purpose::Purpose;
use std::sync::LazyLock;

static EVALUATION: LazyLock<EvaluationNet> =
    LazyLock::new(|| EvaluationNet::from_bytes(include_bytes!("../../data/evaluation.net")));
static REVIEW: LazyLock<ReviewNet> =
    LazyLock::new(|| ReviewNet::from_bytes(include_bytes!("../../data/review.net")));
static SOLO: LazyLock<EvaluationNet> =
    LazyLock::new(|| EvaluationNet::from_bytes(include_bytes!("../../data/solo-evaluation.net")));

impl Brain for Villagers {
    type Purpose = Purpose;

    fn standing(&self, seat: Seat) -> f32 {
        worth(self.holding(seat))
    }

    fn evaluation_net(&self) -> &'static EvaluationNet {
        if self.countess().is_some() { &SOLO } else { &EVALUATION }
    }

    fn budget(&self) -> Budget {
        Budget { moves: 8, playouts: 120, turns: 2 }
    }

    fn review_effort(&self) -> Effort {
        // A review of a game of four takes less than a minute on one core of a browser. A game against the Countess has about
        // five rounds: there is time to play it on to the end.
        let (games, playouts, rounds, batches) = match self.seats() {
            1 => (0, 512, Effort::TO_THE_END, 1),
            2 => (200, 256, 3, 4),
            seats => (200 / u32::from(seats), 128, 2, 4),
        };
        Effort { games, moves: 4, playouts, rounds, batches }
    }

    fn reshuffled(&self, rng: &mut impl Rng) -> Villagers {
        self.reshuffled(rng)
    }

    fn features(&self, features: &mut Vec<f32>) {
        each_perspective(self, |side| side.features(features));
    }

    fn features_of(&self, seat: Seat, features: &mut Vec<f32>) {
        each_perspective(self, |side| {
            if side.seat == seat {
                side.features(features);
            }
        });
    }

    /// A bot that chooses by its own features alone wins as often (51% of 600 games of two, 26% of 600 games of four).
    fn has_low_interaction(&self) -> bool {
        true
    }

    fn review_net(&self) -> &'static ReviewNet {
        &REVIEW
    }

    fn review_features(&self, features: &mut Vec<f32>) {
        each_perspective(self, |side| {
            side.features(features);
            side.review_features(features);
        });
    }

    /// In about the last round: the stacks hold no more than one round takes.
    fn is_ending(&self) -> bool {
        let left: u8 = Pile::stacks().map(|pile| self.pile_size(pile)).sum();
        left < 3 * self.seats().max(2)
    }

    /// Unseen cards of the same suit are alike. When thinking ahead, nobody drafts an unseen card if they need not, because
    /// the state would show what the player can't see. A card is given up only for a basic villager that something in hand
    /// can be placed on, and goes to the last stack.
    fn prune(&self, moves: &mut Vec<Move>, ahead: bool) {
        match self.phase() {
            PhaseView::Draft => {
                let road = matches!(moves[0], Move::Road(_));
                let mut suits = [false; Suit::ALL.len()];
                moves.retain(|mv| match mv {
                    Move::Unseen(_) if ahead && road => false,
                    Move::Unseen(pile) => self
                        .top_suit(*pile)
                        .is_some_and(|suit| !core::mem::replace(&mut suits[suit as usize], true)),
                    _ => true,
                });
            }
            PhaseView::Build => {
                let Turn::Seat(seat) = self.turn() else { return };
                let hand = self.holding(seat).hand();
                let last = Pile::stacks().filter(|&pile| self.pile_size(pile) > 0).last();
                moves.retain(|mv| match *mv {
                    Move::Give { card, pile, basic } => {
                        let mut rest = hand;
                        rest.remove(card);
                        last.is_none_or(|last| pile.number().is_none() || pile == last)
                            && !rest.kinds().and(basic.next()).is_empty()
                    }
                    _ => true,
                });
            }
            _ => {}
        }
    }

    fn purpose(&self, mv: Move) -> Purpose {
        purpose::purpose(self, mv)
    }

    fn goes_on(&self, after: &Villagers, seat: Seat) -> bool {
        after.turn() == Turn::Seat(seat)
            && after.phase() == self.phase()
            && after.turned_up() == self.turned_up()
    }

    fn round(&self, _turn: u32) -> u32 {
        self.round().into()
    }

    fn lead(&self, seat: Seat) -> f32 {
        let others = Seat::all(self.seats()).filter(|&other| other != seat).map(|other| self.holding(other));
        self.standing(seat) - others.chain(self.countess()).map(worth).fold(f32::NEG_INFINITY, f32::max)
    }
}

/// Calls `look` with the perspective of each seat.
fn each_perspective(game: &Villagers, mut look: impl FnMut(&Perspective<'_>)) {
    let mut worths = [0.0; MAX_SEATS];
    for seat in Seat::all(game.seats()) {
        worths[seat.index()] = worth(game.holding(seat));
    }
    let countess = game.countess().map(worth);
    for seat in Seat::all(game.seats()) {
        let others = Seat::all(game.seats()).filter(|&other| other != seat);
        let others = others.map(|other| worths[other.index()]).chain(countess);
        let lead = worths[seat.index()] - others.fold(f32::NEG_INFINITY, f32::max);
        look(&Perspective { game, own: game.holding(seat), seat, worth: worths[seat.index()], lead });
    }
}

/// What a player would have after the second market if it were held now.
fn worth(holding: Holding) -> f32 {
    f32::from(holding.coins() + holding.gold() + holding.silver() + holding.laid())
}

fn flag(yes: bool) -> f32 {
    f32::from(u8::from(yes))
}

/// The position from one seat's side.
struct Perspective<'a> {
    game: &'a Villagers,
    own: Holding<'a>,
    seat: Seat,
    /// What the seat would have after the second market if it were held now, and its lead over the best of the others.
    worth: f32,
    lead: f32,
}

impl Perspective<'_> {
    fn features(&self, features: &mut Vec<f32>) {
        self.time(features);
        self.race(features);
        self.village(features);
        self.hand(features);
    }

    /// The progress of the game: the share of the cards that is still in the stacks.
    fn left(&self) -> f32 {
        let cards: u8 = Pile::stacks().map(|pile| self.game.pile_size(pile)).sum();
        f32::from(cards) / (12.0 * f32::from(self.game.seats().max(2)))
    }

    fn time(&self, features: &mut Vec<f32>) {
        let game = self.game;
        let first: u8 = Pile::stacks().take(2).map(|pile| game.pile_size(pile)).sum();
        let held = game.first_market_held();
        let seats = game.seats();
        let turns = (self.seat.index() + seats as usize - game.first().index()) % seats as usize;
        features.extend((2..=5).map(|count| flag(seats == count)));
        features.extend([
            self.left(),
            self.left() * self.left(),
            if held { 0.0 } else { f32::from(first) / f32::from(4 * seats.max(2)) },
            flag(held),
            flag(first == 0 && !held),
            flag(game.phase() == PhaseView::Build),
            turns as f32 / f32::from(seats),
            f32::from(self.own.drafts()) / 4.0,
            f32::from(game.pile_size(Pile::RESERVE)) / 20.0,
        ]);
    }

    fn race(&self, features: &mut Vec<f32>) {
        let lead = (self.lead / 40.0).clamp(-3.0, 3.0);
        let left = self.left();
        features.extend([
            lead,
            lead * left,
            self.worth / 80.0,
            f32::from(self.own.coins()) / 20.0,
            flag(self.own.coins() < 2),
            f32::from(self.own.gold()) / 40.0,
            f32::from(self.own.gold()) / 40.0 * flag(!self.game.first_market_held()),
            f32::from(self.own.silver()) / 40.0,
            f32::from(self.own.laid()) / 20.0,
            f32::from(self.own.laid()) / 20.0 * flag(!self.game.first_market_held()),
        ]);
    }

    /// The villagers on top and covered, and what they do every round.
    fn village(&self, features: &mut Vec<f32>) {
        let food = f32::from(self.own.food().min(5));
        let builders = f32::from(self.own.builders().min(5));
        let left = self.left();
        let rings: u8 = self.own.tops().map(|kind| kind.card().key_ring).sum();
        features.extend([
            food / 3.0,
            food.min(3.0) / 3.0 * left,
            builders / 3.0,
            builders.min(3.0) / 3.0 * left,
            flag(self.own.food() == 0),
            f32::from(rings) / 10.0,
            f32::from(rings) / 10.0 * left,
        ]);
        let at = features.len();
        features.resize(at + 2 * KINDS, 0.0);
        for kind in self.own.tops() {
            features[at + kind.index()] += 0.5;
        }
        for kind in self.own.covered() {
            features[at + KINDS + kind.index()] += 0.5;
        }
    }

    /// What the hand is worth: cards that can be placed at once, and after how many others.
    fn hand(&self, features: &mut Vec<f32>) {
        let at = features.len();
        features.resize(at + KINDS, 0.0);
        let mut count = 0.0;
        for kind in self.own.cards() {
            features[at + kind.index()] += 0.5;
            count += 1.0;
        }
        let cards = kinds(self.own);
        ready(cards.iter(), cards, self.own.open(), features);
        features.extend([count / 8.0, count / 8.0 * self.left()]);
    }
}

/// At least as many as there are kinds of card.
const KINDS: usize = 56;

/// How many others must be placed before a card: none if its place is open. Basic villagers are always available.
fn steps(kind: Kind, cards: Kinds, open: Kinds) -> Option<usize> {
    match kind.card().placed_on {
        None => Some(0),
        Some(below) if open.contains(below) => Some(0),
        Some(below) if below.is_basic() => Some(1),
        Some(below) if cards.contains(below) => steps(below, cards, open).map(|steps| steps + 1),
        Some(_) => None,
    }
}

/// The kinds of the cards in a player's hand.
fn kinds(holding: Holding<'_>) -> Kinds {
    let mut kinds = Kinds::NONE;
    holding.cards().for_each(|kind| kinds.insert(kind));
    kinds
}

/// The worth of cards that can be placed at once, after one other, and after more.
fn ready(kinds: impl Iterator<Item = Kind>, cards: Kinds, open: Kinds, features: &mut Vec<f32>) {
    let mut groups = [[0.0; 4]; 3];
    for kind in kinds {
        let Some(steps) = steps(kind, cards, open) else { continue };
        let card = kind.card();
        let group = &mut groups[steps.min(2)];
        group[0] += f32::from(card.gold) / 20.0;
        group[1] += f32::from(card.food) / 3.0;
        group[2] += f32::from(card.builder) / 3.0;
        group[3] += 0.2;
    }
    features.extend(groups.as_flattened());
}
