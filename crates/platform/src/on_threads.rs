//! Numbered work on several threads, with the same results on any number of them.

use std::{
    panic::resume_unwind,
    sync::atomic::{AtomicUsize, Ordering},
    thread::{self, ScopedJoinHandle},
};

/// What `work` gives for each number below `count`, in the order of the numbers. Each thread works with a state of its own. Where
/// the system gives no more threads, those that there are do everything.
pub fn in_order<S, T: Send>(
    threads: usize,
    count: usize,
    state: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, usize) -> T + Sync,
) -> Vec<T> {
    let begin = || (state(), Vec::new());
    let keep = |(state, results): &mut (S, Vec<(usize, T)>), number| {
        let result = work(state, number);
        results.push((number, result));
    };
    let mut results: Vec<(usize, T)> =
        on_threads(threads, count, begin, keep, |(_, results)| results).into_iter().flatten().collect();
    results.sort_by_key(|&(number, _)| number);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Works on every number below `count`. Each thread has a state of its own, and these are what is returned: which numbers went into
/// which state is chance.
pub fn with_states<S: Send>(
    threads: usize,
    count: usize,
    state: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, usize) + Sync,
) -> Vec<S> {
    on_threads(threads, count, state, work, |state| state)
}

/// How many threads run at once here; 1 where the system does not say.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Begins this on a thread of its own, which has this name; says whether there is one.
pub fn in_background(name: &str, work: impl FnOnce() + Send + 'static) -> bool {
    thread::Builder::new().name(name.to_owned()).spawn(work).is_ok()
}

/// Hands the numbers below `count` to the threads one by one, this thread among them; what `end` makes of each thread's state. A panic
/// of a thread is passed on once the others have ended.
fn on_threads<S, T: Send>(
    threads: usize,
    count: usize,
    begin: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, usize) + Sync,
    end: impl Fn(S) -> T + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut state = begin();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return end(state);
            }
            work(&mut state, number);
        }
    };
    thread::scope(|scope| {
        let spawn = |_| thread::Builder::new().spawn_scoped(scope, worker).ok();
        let workers: Vec<_> = (1..threads.min(count)).map_while(spawn).collect();
        let mut results = vec![worker()];
        let join = |worker: ScopedJoinHandle<'_, _>| worker.join().unwrap_or_else(|why| resume_unwind(why));
        results.extend(workers.into_iter().map(join));
        results
    })
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
            let sums = with_states(threads, count, || 0, |sum, number| *sum += number);
            assert_eq!(sums.into_iter().sum::<usize>(), (0..count).sum::<usize>());
        }
    }

    #[test]
    fn panic_of_one_thread_is_passed_on_and_the_others_end() {
        let work = |(): &mut (), number| assert_ne!(number, 3, "the number that panics");
        let panicked = std::panic::catch_unwind(|| with_states(4, 40, || (), work));
        assert!(panicked.is_err());
    }
}
