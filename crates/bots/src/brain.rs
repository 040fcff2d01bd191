//! What a game adds for bots to play it.

use crate::{Budget, Net, analysis::Effort, hindsight::Hindsight};
use engine::{Game, Message, Rng, Seat, Turn};

/// What a game adds for bots to play it.
pub trait Brain: Game {
    /// What a move is for.
    type Purpose: Message;

    /// What the seat would have if the game ended now.
    fn standing(&self, seat: Seat) -> f32;

    /// The experience with tables like this one.
    fn net(&self) -> &'static Net;

    /// As much thinking ahead as pays at tables like this one.
    fn budget(&self) -> Budget;

    /// As much work as a review of such a game takes.
    fn review(&self) -> Effort;

    /// A state drawn at random among those that all seats together cannot tell apart from this one.
    fn reshuffled(&self, rng: &mut impl Rng) -> Self {
        let _ = rng;
        self.clone()
    }

    /// What an experienced player looks at, from the side of each seat in turn: as many numbers for each as the
    /// experience was made with, mostly between 0 and 1.
    fn features(&self, seen: &mut Vec<f32>);

    /// What one seat of them looks at.
    fn features_of(&self, seat: Seat, seen: &mut Vec<f32>);

    /// Do players hardly get into each other's way? Then a playout may choose moves by the mover's side alone, in less time.
    fn is_quiet(&self) -> bool {
        false
    }

    /// What judges tables like this one when there is time: after the game.
    fn hindsight(&self) -> &'static Hindsight;

    /// What hindsight looks at, like [`features`](Brain::features).
    fn details(&self, seen: &mut Vec<f32>);

    /// Is the end so near that hindsight is of no use? Then a review plays on to it.
    fn is_ending(&self) -> bool {
        false
    }

    /// Drops moves that are not worth a look: those that are as good as another, and while thinking `ahead` to
    /// later moves also those that take too much thought. Never all of them.
    fn narrow(&self, moves: &mut Vec<Self::Move>, ahead: bool);

    /// What a legal move of the seat that has to act is for.
    fn purpose(&self, mv: Self::Move) -> Self::Purpose;

    /// Does the seat's turn go on after a move that led to `after`? Where others act, or something new was
    /// learned, it is over.
    fn goes_on(&self, after: &Self, seat: Seat) -> bool {
        after.turn() == Turn::Seat(seat)
    }

    /// Is chance due in the middle of the seat's turn, so that the seat goes on after it?
    fn interrupted(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// Has a turn ended with the ply that led from this table to `after`?
    fn turn_ended(&self, after: &Self) -> bool {
        match self.turn() {
            Turn::Seat(seat) => !self.goes_on(after, seat) && !after.interrupted(seat),
            Turn::Chance | Turn::Over => false,
        }
    }

    /// The round that the table is in, after so many turns of the game.
    fn round(&self, turn: u32) -> u32 {
        turn / u32::from(self.seats())
    }

    /// How far the seat is ahead of the best of the others, if the game ended now.
    fn lead(&self, seat: Seat) -> f32 {
        let others = Seat::all(self.seats()).filter(|&other| other != seat);
        let best = others.map(|other| self.standing(other)).reduce(f32::max);
        self.standing(seat) - best.unwrap_or(0.0)
    }
}
