//! A move that would end the turn is chosen first, and sent by an act of its own. It survives a reload, and is sent when time
//! runs out.

use super::{Connection, Session, time};
use crate::settings::{Sending, settings};
use crate::sign::{Drawn, Sign};
use crate::storage;
use engine::Game;
use leptos::prelude::*;
use std::time::Duration;

/// So long before its time is up a move is sent that was only staged, in milliseconds: the line takes its time.
const IN_TIME: f64 = 1_500.0;

/// What there is to know of a move that is staged.
pub(super) struct Staging<M> {
    /// Where it is kept over a reload: the name of the table.
    table: Option<String>,
    /// A move that was chosen, before it is known whether it would end the turn.
    undecided: Option<M>,
    /// When the player's time is up.
    deadline: Option<f64>,
}

impl<M> Default for Staging<M> {
    fn default() -> Staging<M> {
        Staging { table: None, undecided: None, deadline: None }
    }
}

fn key(table: &str) -> String {
    format!("piazza.staged.{table}")
}

impl<G: Game> Session<G> {
    /// The table has a name: what is staged there is kept under it.
    pub(crate) fn named(self, table: &str) {
        self.staging.update_value(|staging| staging.table = Some(table.to_owned()));
    }

    /// Plays a move, or stages it, as the visitor wants it.
    pub(crate) fn choose(self, mv: G::Move) {
        self.staging.update_value(|staging| staging.undecided = None);
        match (settings().sending.get_untracked(), self.ends(mv)) {
            (Sending::AtOnce, _) | (Sending::Staged, Some(false)) => self.play(mv),
            (Sending::Confirmed, _) | (Sending::Staged, Some(true)) => {
                self.try_moves([mv]);
                self.put(mv);
            }
            // Nobody answers now: what might end the turn waits.
            (Sending::Staged, None) if self.connection.get_untracked() != Connection::Open => self.put(mv),
            (Sending::Staged, None) => {
                self.staging.update_value(|staging| staging.undecided = Some(mv));
                self.try_moves([mv]);
            }
        }
    }

    /// What a move would bring is known now.
    pub(super) fn decide(self) {
        let undecided = self.staging.with_value(|staging| staging.undecided);
        if let Some(mv) = undecided.filter(|mv| self.ends(*mv).is_some()) {
            self.choose(mv);
        }
    }

    /// Would this move end the turn, or the game? Nothing before it is found out.
    fn ends(self, mv: G::Move) -> Option<bool> {
        let written = self.written(mv)?;
        self.trials.with_untracked(|trials| trials.get(&written).map(|trial| trial.ends))
    }

    /// The same of the move that is staged.
    pub(crate) fn staged_ends(self) -> bool {
        self.trials.track();
        self.staged.get().is_some_and(|mv| self.ends(mv) != Some(false))
    }

    fn put(self, mv: G::Move) {
        self.refused.set(None);
        // A hint that was taken has said what it had to say.
        self.drop_hints();
        self.staged.set(Some(mv));
        self.keep_staged();
        self.send_in_time();
    }

    /// Nothing is staged any more. False if nothing was.
    pub(crate) fn unstage(self) -> bool {
        self.staging.update_value(|staging| staging.undecided = None);
        let staged = self.staged.get_untracked().is_some();
        if staged {
            self.staged.set(None);
            self.keep_staged();
        }
        staged
    }

    /// Sends what is staged. False if nothing is.
    pub(crate) fn send_staged(self) -> bool {
        let staged = self.staged.get_untracked();
        if let Some(mv) = staged {
            self.unstage();
            self.play(mv);
        }
        staged.is_some()
    }

    /// Moves that are drawn on the board: those that were asked for, and the one that is staged.
    pub(crate) fn marks(self) -> Vec<Drawn<G::Move>> {
        let staged = self.staged.get().map(|mv| Drawn { mv, sign: Sign::Staged });
        self.drawn.read().iter().copied().chain(staged).collect()
    }

    fn plies(self) -> Option<usize> {
        self.view.with_untracked(|view| view.as_ref().map(|view| view.plies))
    }

    fn keep_staged(self) {
        let Some(table) = self.staging.with_value(|staging| staging.table.clone()) else { return };
        let staged = self.staged.get_untracked().and_then(|mv| self.written(mv));
        match self.plies().zip(staged) {
            // Where there is no room it is only lost with the page.
            Some(staged) => _ = storage::save(&key(&table), &staged),
            None => storage::remove(&key(&table)),
        }
    }

    /// The table is shown: as it was when the page was left, or it has gone on.
    pub(super) fn staging_goes_on(self, has_changed: bool) {
        let left = untrack(|| {
            self.view.with(|view| {
                let view = view.as_ref()?;
                view.seats.get(view.you?.index())?.time_left.filter(|_| self.my_turn())
            })
        });
        self.staging.update_value(|staging| {
            staging.deadline = left.map(|left| time() + left as f64);
            if has_changed {
                staging.undecided = None;
            }
        });
        let table = self.staging.with_value(|staging| staging.table.clone());
        if let Some(table) = table.filter(|_| has_changed && !self.only_shown) {
            let kept: Option<(usize, String)> = storage::load(&key(&table));
            let kept =
                kept.filter(|(plies, _)| Some(*plies) == self.plies()).and_then(|(_, mv)| self.read(&mv));
            if let Some(mv) = kept.filter(|mv| self.moves.with_untracked(|moves| moves.contains(mv))) {
                self.try_moves([mv]);
                self.put(mv);
            }
        }
        self.send_in_time();
    }

    /// Runs out of time with a move staged: it is sent.
    fn send_in_time(self) {
        let deadline = self.staging.with_value(|staging| staging.deadline);
        let Some(deadline) = deadline.filter(|_| self.staged.get_untracked().is_some()) else { return };
        let position = self.position.get_untracked();
        let wait = (deadline - time() - IN_TIME).max(0.0);
        set_timeout(
            move || {
                // The table may have been left, or may have gone on.
                let now = self.position.try_get_untracked();
                let due = self.staging.try_with_value(|staging| staging.deadline).flatten();
                if now == Some(position) && due.is_some_and(|due| time() >= due - IN_TIME) {
                    self.send_staged();
                }
            },
            Duration::from_millis(wait as u64),
        );
    }
}
