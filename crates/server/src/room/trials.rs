//! Moves that clients want to try: one at a time for each seat, and no more than the client's address can pay for.

use super::Room;
use crate::purse::Purse;
use engine::Seat;
use host::{ClientId, Denied, Told, Trying};
use std::collections::VecDeque;
use std::sync::Arc;
use wire::RequestId;

/// So many may wait at a seat: as many as a quick hand asks for while one is tried.
const MOST_WAITING: usize = 8;

/// Who is to be told what came of trying moves.
#[derive(Clone, Debug)]
pub(crate) struct Trier {
    seat: Seat,
    client: ClientId,
    id: RequestId,
}

impl Trier {
    pub(crate) fn of(trying: &Trying) -> Trier {
        Trier { seat: trying.seat, client: trying.client, id: trying.id.clone() }
    }
}

/// What is tried, and what waits.
#[derive(Default)]
pub(super) struct Trials {
    running: Vec<Seat>,
    waiting: VecDeque<Trying>,
}

impl Trials {
    pub(super) fn forget(&mut self, client: ClientId) {
        self.waiting.retain(|trying| trying.client != client);
    }
}

impl Room {
    fn purse(&self, client: ClientId) -> Option<Arc<Purse>> {
        self.outboxes.iter().find(|outbox| outbox.id == client).map(|outbox| Arc::clone(&outbox.purse))
    }

    /// Takes moves to be tried, unless there is too much of it.
    pub(super) fn try_moves(&mut self, trying: Trying) {
        let waiting = self.trials.waiting.iter().filter(|other| other.seat == trying.seat).count();
        let pays = self.purse(trying.client).is_some_and(|purse| purse.has_any());
        if waiting < MOST_WAITING && pays {
            self.trials.waiting.push_back(trying);
        } else {
            metrics::counter!("piazza_trials_refused").increment(1);
            self.deliver([self.host.refuse(trying.client, Some(trying.id), &Denied::Busy)]);
        }
    }

    /// Those whose turn it is to be tried.
    pub(crate) fn trials(&mut self) -> Vec<(Trying, Arc<Purse>)> {
        let mut due = Vec::new();
        while let Some(at) =
            self.trials.waiting.iter().position(|trying| !self.trials.running.contains(&trying.seat))
            && let Some(trying) = self.trials.waiting.remove(at)
        {
            if let Some(purse) = self.purse(trying.client) {
                self.trials.running.push(trying.seat);
                due.push((trying, purse));
            }
        }
        due
    }

    /// Moves were tried, or it ended in a panic.
    pub(crate) fn tried(&mut self, trier: Trier, told: Option<Told>) {
        self.trials.running.retain(|seat| *seat != trier.seat);
        let told = told.unwrap_or_else(|| self.host.refuse(trier.client, Some(trier.id), &Denied::Busy));
        self.deliver([told]);
    }
}
