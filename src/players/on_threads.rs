//! Numbered work on several threads, with the same results on any number of them.

use std::{
    panic::resume_unwind,
    sync::atomic::{AtomicUsize, Ordering},
    thread::{self, ScopedJoinHandle},
};

/// What `work` gives for each number below `count`, in the order of the numbers. Each thread works with a state of its own. Where
/// the system gives no more threads, those that there are do everything.
pub(super) fn in_order<S, T: Send>(
    threads: usize,
    count: usize,
    state: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, usize) -> T + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let (mut state, mut results) = (state(), Vec::new());
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return results;
            }
            results.push((number, work(&mut state, number)));
        }
    };
    let mut results: Vec<(usize, T)> = thread::scope(|scope| {
        let spawn = |_| thread::Builder::new().spawn_scoped(scope, worker).ok();
        let workers: Vec<_> = (1..threads.min(count)).map_while(spawn).collect();
        let mut results = worker();
        // A worker panics only where this thread would; the panic is passed on.
        let join = |worker: ScopedJoinHandle<'_, _>| worker.join().unwrap_or_else(|why| resume_unwind(why));
        results.extend(workers.into_iter().flat_map(join));
        results
    });
    results.sort_by_key(|&(number, _)| number);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_stand_in_their_order_and_every_number_is_worked_on_once() {
        for (threads, count) in [(0, 3), (1, 5), (3, 2), (4, 200), (2, 0)] {
            let calls = AtomicUsize::new(0);
            let work = |done: &mut usize, number| {
                *done += 1;
                calls.fetch_add(1, Ordering::Relaxed);
                number * number
            };
            let squares: Vec<usize> = (0..count).map(|number| number * number).collect();
            assert_eq!(in_order(threads, count, || 0, work), squares, "{threads} threads");
            assert_eq!(calls.into_inner(), count);
        }
    }
}
