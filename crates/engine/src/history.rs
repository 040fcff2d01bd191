//! A game with its past: what was played, and how far it can be taken back.

use crate::{Game, Log, Refusal, Seat, Setup, Turn};

/// A step of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Ply<G: Game> {
    /// A seat's decision.
    Move(Seat, G::Move),
    /// An outcome of chance.
    Chance(G::Chance),
}

impl<G: Game> Ply<G> {
    /// Can it be played on this state? If not, why not.
    pub fn check(&self, state: &G) -> Result<(), Refusal<G::Fault>> {
        match (self, state.turn()) {
            (_, Turn::Over) => Err(Refusal::Over),
            (Ply::Move(..), Turn::Chance) => Err(Refusal::ChanceDue),
            (Ply::Chance(_), Turn::Seat(turn)) => Err(Refusal::NoChanceDue { turn }),
            (Ply::Move(seat, _), Turn::Seat(turn)) if turn != *seat => Err(Refusal::NotYourTurn { turn }),
            (Ply::Move(_, mv), Turn::Seat(_)) => state.check(*mv).map_err(Refusal::Game),
            (Ply::Chance(outcome), Turn::Chance) => state.check_chance(outcome).map_err(Refusal::Game),
        }
    }
}

/// A game with its past.
///
/// It keeps the plies and the present state only: replaying a game takes microseconds, keeping every state
/// would take a hundred times the memory.
#[derive(Clone, PartialEq, Debug)]
pub struct History<G: Game> {
    setup: G::Setup,
    plies: Vec<Ply<G>>,
    state: G,
    line: usize,
}

impl<G: Game> History<G> {
    /// A game that has not begun.
    pub fn new(setup: G::Setup) -> History<G> {
        let state = G::new(&setup);
        History { setup, plies: Vec::new(), state, line: 0 }
    }

    /// What the table decided before play.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// What was played.
    pub fn plies(&self) -> &[Ply<G>] {
        &self.plies
    }

    /// The true state now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The true state after the first `plies`.
    ///
    /// # Panics
    /// If fewer were played.
    pub fn state_after(&self, plies: usize) -> G {
        let mut state = G::new(&self.setup);
        self.plies[..plies].iter().for_each(|ply| ply.apply_unchecked(&mut state));
        state
    }

    /// Plays on, or says why not and changes nothing.
    pub fn push(&mut self, ply: Ply<G>, log: &mut impl Log<G::Event>) -> Result<(), Refusal<G::Fault>> {
        ply.check(&self.state)?;
        self.push_unchecked(ply, log);
        Ok(())
    }

    /// Plays on with a ply that was [checked](Ply::check).
    pub fn push_unchecked(&mut self, ply: Ply<G>, log: &mut impl Log<G::Event>) {
        match &ply {
            Ply::Chance(outcome) => {
                self.state.apply_chance_unchecked(outcome, log);
                self.line = self.plies.len() + 1;
            }
            Ply::Move(seat, mv) => {
                let reveals = self.state.reveals(*mv);
                self.state.play_unchecked(*mv, log);
                self.line = match self.plies.get(self.line) {
                    _ if reveals => self.plies.len() + 1,
                    Some(Ply::Move(earlier, _)) if earlier != seat => self.plies.len(),
                    _ => self.line,
                };
            }
        }
        self.plies.push(ply);
    }

    /// The line up to which moves can be taken back, and who may: the seat that made all moves since
    /// something last became known. Nothing if there is no such move.
    pub fn take_back_line(&self) -> Option<(Seat, usize)> {
        match self.plies.get(self.line) {
            Some(Ply::Move(seat, _)) => Some((*seat, self.line)),
            _ => None,
        }
    }

    /// Goes back to the state after the first `plies`, whoever asks: the table decides who may.
    ///
    /// # Panics
    /// If fewer were played.
    pub fn rewind(&mut self, plies: usize) {
        let mut earlier = History::new(self.setup.clone());
        for ply in self.plies.drain(..plies) {
            let replayed = earlier.push(ply, &mut ());
            debug_assert!(replayed.is_ok(), "a ply that was played can be played again");
        }
        *self = earlier;
    }

    /// Takes back the last move of this seat, if it can be: up to the line, one move at a time.
    pub fn take_back(&mut self, seat: Seat) -> bool {
        let possible = self.take_back_line().is_some_and(|(owner, _)| owner == seat);
        if possible {
            self.rewind(self.plies.len() - 1);
        }
        possible
    }

    /// How many seats play.
    pub fn seats(&self) -> u8 {
        self.setup.seats()
    }
}
