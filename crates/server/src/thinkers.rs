//! Who thinks next: bots of all tables wait for a few threads, and no address makes those of others wait for long.
//!
//! Addresses take turns, and at each address its tables do. One address never has all threads: whoever comes from another
//! finds one, however many bots the first has.

use crate::gate::Origin;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;
use wire::TableId;

/// Whose turn it is to think.
pub(crate) struct Thinkers {
    /// So many threads think at once, all but one of them at most for the same address.
    threads: usize,
    queue: Mutex<Queue>,
}

#[derive(Default)]
struct Queue {
    /// How many think for each address.
    busy: HashMap<Origin, usize>,
    /// Those who wait. Who comes first is next.
    waiting: VecDeque<(Origin, Tables)>,
}

type Tables = VecDeque<(TableId, VecDeque<oneshot::Sender<Turn>>)>;

/// The place in line of the one who is wanted, made if there is none.
fn place<K: PartialEq, V: Default>(line: &mut VecDeque<(K, V)>, wanted: K) -> &mut V {
    let at = line.iter().position(|(key, _)| *key == wanted).unwrap_or_else(|| {
        line.push_back((wanted, V::default()));
        line.len() - 1
    });
    &mut line[at].1
}

impl Queue {
    /// The next who may think: after that, others of the same address come after all other addresses.
    fn next(&mut self, threads: usize) -> Option<(Origin, oneshot::Sender<Turn>)> {
        if self.busy.values().sum::<usize>() >= threads {
            return None;
        }
        let most = (threads - 1).max(1);
        let may = |(origin, _): &(Origin, Tables)| self.busy.get(origin).is_none_or(|busy| *busy < most);
        let at = self.waiting.iter().position(may)?;
        let (origin, mut tables) = self.waiting.remove(at)?;
        let (table, mut jobs) = tables.pop_front()?;
        let job = jobs.pop_front()?;
        if !jobs.is_empty() {
            tables.push_back((table, jobs));
        }
        if !tables.is_empty() {
            self.waiting.push_back((origin, tables));
        }
        Some((origin, job))
    }
}

impl Thinkers {
    pub(crate) fn new(threads: usize) -> Thinkers {
        Thinkers { threads, queue: Mutex::default() }
    }

    /// Takes a place in line now, and gives the table its turn when it has come.
    pub(crate) fn turn(
        self: &Arc<Thinkers>,
        origin: Origin,
        table: TableId,
    ) -> impl Future<Output = Option<Turn>> + use<> {
        let (go, wait) = oneshot::channel();
        place(place(&mut self.queue().waiting, origin), table).push_back(go);
        self.go_on();
        async { wait.await.ok() }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets those begin who may.
    fn go_on(self: &Arc<Thinkers>) {
        loop {
            let mut queue = self.queue();
            let Some((origin, go)) = queue.next(self.threads) else { return };
            *queue.busy.entry(origin).or_default() += 1;
            drop(queue);
            // A turn that nobody waits for any more is over.
            _ = go.send(Turn { thinkers: Arc::clone(self), origin });
        }
    }
}

/// A turn to think, until it is dropped.
pub(crate) struct Turn {
    thinkers: Arc<Thinkers>,
    origin: Origin,
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let Entry::Occupied(mut busy) = self.thinkers.queue().busy.entry(self.origin) {
            *busy.get_mut() -= 1;
            if *busy.get() == 0 {
                busy.remove();
            }
        }
        self.thinkers.go_on();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    fn asks(thinkers: &Arc<Thinkers>, from: u64, table: u64) -> impl Future<Output = Option<Turn>> + use<> {
        let id = TableId::from_bits;
        thinkers.turn(Origin::of_table(id(from)), id(table))
    }

    #[tokio::test]
    async fn one_address_with_many_tables_makes_no_other_wait() {
        let thinkers = Arc::new(Thinkers::new(3));
        let mut many: Vec<_> = (0..30).map(|table| Box::pin(asks(&thinkers, 1, table))).collect();
        assert!(asks(&thinkers, 2, 100).now_or_never().is_some(), "there is a thread for another address");
        let begun: Vec<_> = many.iter_mut().filter_map(|turn| turn.as_mut().now_or_never()).collect();
        assert_eq!(begun.len(), 2);
    }

    #[tokio::test]
    async fn addresses_take_turns_and_so_do_their_tables() {
        let thinkers = Arc::new(Thinkers::new(1));
        let first = asks(&thinkers, 9, 9).await;
        let line = [(1, 1), (1, 1), (1, 2), (2, 3), (2, 3)];
        let mut waiting: Vec<_> =
            line.iter().map(|&(from, table)| Some(Box::pin(asks(&thinkers, from, table)))).collect();
        let mut order = Vec::new();
        let mut turn = first;
        while order.len() < line.len() {
            drop(turn.take());
            for (slot, at) in waiting.iter_mut().zip(line) {
                let begun = slot.as_mut().and_then(|wait| wait.as_mut().now_or_never());
                if let Some(begun) = begun {
                    (*slot, turn) = (None, begun);
                    order.push(at);
                }
            }
        }
        assert_eq!(order, [(1, 1), (2, 3), (1, 2), (2, 3), (1, 1)]);
    }

    #[tokio::test]
    async fn who_does_not_wait_any_more_takes_no_turn() {
        let thinkers = Arc::new(Thinkers::new(1));
        let first = asks(&thinkers, 1, 1).await;
        drop(asks(&thinkers, 1, 2));
        let last = asks(&thinkers, 1, 3);
        drop(first);
        assert!(last.now_or_never().is_some());
    }
}
