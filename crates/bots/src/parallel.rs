//! Work on several cores, with the same result as on one.

/// Does pieces of work on this many cores, and returns their results in order.
#[cfg(feature = "threads")]
pub(crate) fn in_parallel<T: Send>(
    cores: usize,
    pieces: usize,
    work: &(impl Fn(usize) -> T + Sync),
) -> Vec<T> {
    use std::sync::atomic::{AtomicUsize, Ordering};
    if cores < 2 || pieces < 2 {
        return (0..pieces).map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let worker = || {
        let pieces =
            core::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&i| i < pieces));
        pieces.map(|piece| (piece, work(piece))).collect::<Vec<_>>()
    };
    let mut done: Vec<(usize, T)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores.min(pieces)).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no worker panics")).collect()
    });
    done.sort_by_key(|(piece, _)| *piece);
    done.into_iter().map(|(_, result)| result).collect()
}

/// Does pieces of work, and returns their results in order. Without the feature `threads` there is only one core.
#[cfg(not(feature = "threads"))]
pub(crate) fn in_parallel<T: Send>(_: usize, pieces: usize, work: &(impl Fn(usize) -> T + Sync)) -> Vec<T> {
    (0..pieces).map(work).collect()
}

/// How many cores can be used.
pub fn cores() -> usize {
    if cfg!(feature = "threads") { std::thread::available_parallelism().map_or(1, usize::from) } else { 1 }
}
