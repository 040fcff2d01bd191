//! What a game adds for bots to play it.

use crate::{Budget, EvaluationNet, ReviewNet, analysis::Effort};
use engine::{Game, Message, Rng, Seat, Turn};

/// What a game adds for bots to play it.
pub trait Brain: Game {
    /// What a move is good for, as a message to the player.
    type Purpose: Message;

    /// The seat's score if the game ended now.
    fn standing(&self, seat: Seat) -> f32;

    /// The network that evaluates positions during play.
    fn evaluation_net(&self) -> &'static EvaluationNet;

    /// The budget with which the strongest bot searches.
    fn budget(&self) -> Budget;

    /// How much work a review of such a game takes.
    fn review_effort(&self) -> Effort;

    /// A state drawn at random among those that all seats together cannot tell apart from this one.
    fn reshuffled(&self, rng: &mut impl Rng) -> Self {
        let _ = rng;
        self.clone()
    }

    /// The inputs of the [evaluation network](Brain::evaluation_net), seat after seat: the position as that seat sees it,
    /// in numbers that are mostly between 0 and 1.
    fn features(&self, features: &mut Vec<f32>);

    /// The same for one seat only.
    fn features_of(&self, seat: Seat, features: &mut Vec<f32>);

    /// Do players rarely get in each other's way? Then playouts choose moves by the mover's own features alone, which takes
    /// less time.
    fn has_low_interaction(&self) -> bool {
        false
    }

    /// The network that evaluates positions in a review, where there is more time than during play.
    fn review_net(&self) -> &'static ReviewNet;

    /// The inputs of the [review network](Brain::review_net), laid out like [`features`](Brain::features).
    fn review_features(&self, features: &mut Vec<f32>);

    /// Is the end so near that a review should play on to it rather than evaluate?
    fn is_ending(&self) -> bool {
        false
    }

    /// Drops moves that need no search: those that are as good as another one, and, when thinking `ahead` to later moves,
    /// those that would take too long. At least one move stays.
    fn prune(&self, moves: &mut Vec<Self::Move>, ahead: bool);

    /// What a legal move of the seat that has to act is good for.
    fn purpose(&self, mv: Self::Move) -> Self::Purpose;

    /// Does the seat's turn go on after a move that led to `after`? It is over once others act or something new becomes
    /// known.
    fn goes_on(&self, after: &Self, seat: Seat) -> bool {
        after.turn() == Turn::Seat(seat)
    }

    /// Is chance due in the middle of the seat's turn, so that the seat goes on after it?
    fn interrupted(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// Did a turn end with the ply that led from this state to `after`?
    fn turn_ended(&self, after: &Self) -> bool {
        match self.turn() {
            Turn::Seat(seat) => !self.goes_on(after, seat) && !after.interrupted(seat),
            Turn::Chance | Turn::Over => false,
        }
    }

    /// The round that the game is in after this many turns.
    fn round(&self, turn: u32) -> u32 {
        turn / u32::from(self.seats())
    }

    /// How far the seat would be ahead of the best of the others if the game ended now.
    fn lead(&self, seat: Seat) -> f32 {
        let others = Seat::all(self.seats()).filter(|&other| other != seat);
        let best = others.map(|other| self.standing(other)).reduce(f32::max);
        self.standing(seat) - best.unwrap_or(0.0)
    }
}
