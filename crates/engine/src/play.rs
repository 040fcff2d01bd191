//! Playing a game through: the one loop that everything which plays whole games runs.

use crate::{Game, History, Ply, Seat, Turn};
use rand_core::Rng;

/// A game being played through: a bare state, or something that keeps more of it, such as a [`History`]. `R` is where
/// chance comes from.
pub trait Playing<G: Game, R> {
    /// The true state now.
    fn state(&self) -> &G;

    /// Draws the outcome of chance that is due.
    fn draw_due(&self, rng: &mut R) -> G::Chance;

    /// Applies an outcome that can come.
    fn push_chance(&mut self, outcome: G::Chance);

    /// Plays a legal move of the seat that has to act.
    fn push_move(&mut self, seat: Seat, mv: G::Move);
}

impl<G: Game, R: Rng> Playing<G, R> for G {
    #[inline]
    fn state(&self) -> &G {
        self
    }

    #[inline]
    fn draw_due(&self, rng: &mut R) -> G::Chance {
        self.draw(rng)
    }

    #[inline]
    fn push_chance(&mut self, outcome: G::Chance) {
        self.apply_chance_unchecked(&outcome, &mut ());
    }

    #[inline]
    fn push_move(&mut self, _: Seat, mv: G::Move) {
        self.play_unchecked(mv, &mut ());
    }
}

/// Every ply is checked.
///
/// # Panics
/// If one is refused.
impl<G: Game, R: Rng> Playing<G, R> for History<G> {
    fn state(&self) -> &G {
        History::state(self)
    }

    fn draw_due(&self, rng: &mut R) -> G::Chance {
        self.state().draw(rng)
    }

    fn push_chance(&mut self, outcome: G::Chance) {
        let pushed = self.push(Ply::Chance(outcome), &mut ());
        assert!(pushed.is_ok(), "an outcome that was drawn is refused: {pushed:?}");
    }

    fn push_move(&mut self, seat: Seat, mv: G::Move) {
        let pushed = self.push(Ply::Move(seat, mv), &mut ());
        assert!(pushed.is_ok(), "a legal move is refused: {pushed:?}");
    }
}

/// Plays a game until it is over, or until `choose` gives no move. Chance is drawn from `rng`, which `choose` may use too.
/// `before` sees the game before each ply and at its end.
///
/// ```
/// use engine::{Game, History, chance, demo::{Race, RaceSetup, Step}, play_through};
/// use rand_pcg::Pcg64Mcg;
///
/// // Everybody always goes.
/// let mut race = Race::new(&RaceSetup::default());
/// play_through(&mut race, &mut Pcg64Mcg::new(1), |_| (), |_, _, _| Some(Step::Go));
/// assert!(race.outcome().is_some());
///
/// // The same with a history, and random moves.
/// let mut history = History::<Race>::new(RaceSetup::default());
/// play_through(&mut history, &mut Pcg64Mcg::new(1), |_| (), |_, _, rng| {
///     Some(chance::pick(rng, &[Step::Go, Step::Stay]))
/// });
/// assert!(history.state().outcome().is_some());
/// ```
#[inline]
pub fn play_through<G: Game, P: Playing<G, R>, R>(
    playing: &mut P,
    rng: &mut R,
    mut before: impl FnMut(&P),
    mut choose: impl FnMut(&P, Seat, &mut R) -> Option<G::Move>,
) {
    loop {
        before(playing);
        match playing.state().turn() {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = playing.draw_due(rng);
                playing.push_chance(outcome);
            }
            Turn::Seat(seat) => {
                let Some(mv) = choose(playing, seat, rng) else { return };
                playing.push_move(seat, mv);
            }
        }
    }
}
