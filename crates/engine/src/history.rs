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

/// What was taken back after something new had become known.
#[derive(Clone, PartialEq, Debug)]
pub struct Rewind<G: Game> {
    /// The game went back to the state after so many plies.
    pub to: usize,
    /// What had been played from there on.
    pub dropped: Vec<Ply<G>>,
}

/// A step of a game as it was told, with what was taken back.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Step<'a, G: Game> {
    /// It was played on.
    Ply(&'a Ply<G>),
    /// The game went back to the state after so many plies.
    Back(usize),
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
    /// So many plies can't be undone any more, whatever they showed.
    settled: usize,
    rewinds: Vec<Rewind<G>>,
}

impl<G: Game> History<G> {
    /// A game that has not begun.
    pub fn new(setup: G::Setup) -> History<G> {
        let state = G::new(&setup);
        History { setup, plies: Vec::new(), state, line: 0, settled: 0, rewinds: Vec::new() }
    }

    /// What the table decided before play.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// What was played, and not taken back.
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
        self.check(&ply)?;
        self.push_unchecked(ply, log);
        Ok(())
    }

    /// Can it be played now? If not, why not. A reshuffle may stand where none is due: a game that goes on from another one
    /// has it among its first plies, but not the way back before it.
    pub fn check(&self, ply: &Ply<G>) -> Result<(), Refusal<G::Fault>> {
        match ply {
            Ply::Chance(outcome) if self.reshuffle_due() => {
                self.state.check_reshuffle(outcome).map_err(Refusal::Game)
            }
            Ply::Move(..) if self.reshuffle_due() => Err(Refusal::ChanceDue),
            Ply::Chance(outcome)
                if self.state.reshuffles() && self.state.check_reshuffle(outcome).is_ok() =>
            {
                Ok(())
            }
            _ => ply.check(&self.state),
        }
    }

    /// Did the game go back, so that what no seat has seen has to be shuffled again first?
    pub fn reshuffle_due(&self) -> bool {
        self.rewinds.last().is_some_and(|rewind| rewind.to == self.plies.len()) && self.state.reshuffles()
    }

    /// What was taken back after something new had become known, the earliest first.
    pub fn rewinds(&self) -> &[Rewind<G>] {
        &self.rewinds
    }

    /// How many plies were taken back from here, before the ply that was played in the end after so many plies. What was taken
    /// back together with a later way back is not counted: it was on a line that doesn't stand.
    pub fn taken_back_at(&self, plies: usize) -> usize {
        let later = |from: usize| self.rewinds[from..].iter().all(|rewind| rewind.to >= plies);
        let here = self.rewinds.iter().enumerate().filter(|(at, rewind)| rewind.to == plies && later(at + 1));
        here.map(|(_, rewind)| rewind.dropped.len()).sum()
    }

    /// All that was played, in the order in which it was, with every way back.
    pub fn steps(&self) -> Vec<Step<'_, G>> {
        let mut line: Vec<&Ply<G>> = self.plies.iter().collect();
        let mut later = Vec::new();
        for rewind in self.rewinds.iter().rev() {
            later.push((rewind.to, line.split_off(rewind.to)));
            line.extend(&rewind.dropped);
        }
        let mut steps: Vec<Step<'_, G>> = line.into_iter().map(Step::Ply).collect();
        for (to, plies) in later.into_iter().rev() {
            steps.push(Step::Back(to));
            steps.extend(plies.into_iter().map(Step::Ply));
        }
        steps
    }

    /// Plays on with a ply that was [checked](History::check).
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

    /// Can the game go back so far? The outcomes before the first decision stay.
    pub fn can_go_back(&self, plies: usize) -> bool {
        let first = self.plies.iter().position(|ply| matches!(ply, Ply::Move(..)));
        plies < self.plies.len() && first.is_some_and(|first| plies >= first)
    }

    /// Would going back so far take back only what one seat did since something last became known?
    pub fn is_undo(&self, plies: usize) -> bool {
        self.take_back_line().is_some_and(|(_, line)| plies >= line)
    }

    /// Goes back to the state after the first `plies`, whoever asks: the table decides who may. What is taken back is
    /// remembered, and can't come again.
    ///
    /// # Panics
    /// If fewer were played.
    pub fn rewind(&mut self, plies: usize) {
        let dropped = self.plies[plies..].to_vec();
        self.forget(plies);
        self.rewinds.push(Rewind { to: plies, dropped });
        self.settle();
    }

    /// Goes back to the state after the first `plies` as if no more had been played: an [undo](History::is_undo).
    ///
    /// # Panics
    /// If fewer were played.
    pub fn forget(&mut self, plies: usize) {
        let mut earlier = self.up_to(plies);
        earlier.rewinds = core::mem::take(&mut self.rewinds);
        earlier.settled = self.settled;
        earlier.line = earlier.line.max(self.settled);
        *self = earlier;
    }

    /// What was played so far is no longer anybody's to undo.
    pub fn settle(&mut self) {
        self.settled = self.plies.len();
        self.line = self.settled;
    }

    /// The game as it was after the first `plies` of those that were not taken back.
    ///
    /// # Panics
    /// If fewer were played.
    #[must_use]
    pub fn up_to(&self, plies: usize) -> History<G> {
        let mut earlier = History::new(self.setup.clone());
        for ply in &self.plies[..plies] {
            earlier.push_unchecked(ply.clone(), &mut ());
        }
        earlier
    }

    /// Takes back the last move of this seat, if it can be: up to the line, one move at a time.
    pub fn take_back(&mut self, seat: Seat) -> bool {
        let possible = self.take_back_line().is_some_and(|(owner, _)| owner == seat);
        if possible {
            self.forget(self.plies.len() - 1);
        }
        possible
    }

    /// How many seats play.
    pub fn seats(&self) -> u8 {
        self.setup.seats()
    }
}
