//! Writing files without holding up a frame: on another thread, one after the other in the order in which they were
//! asked for, so that no file gets an older text after a newer one. In a browser, which has one thread, at once.

use std::{
    collections::VecDeque,
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use bevy::{prelude::*, tasks::IoTaskPool};

use holochess_platform::IS_BROWSER;

type Job = Box<dyn FnOnce() + Send>;

/// Writes small files and what is exported while pictures are drawn. Records and times of clocks have tasks of their
/// own (`saving`, `chess_clock`). Everything that was asked for is written before the program ends, and before this is
/// dropped.
#[derive(Resource, Debug, Default)]
pub struct BackgroundWriter(Arc<Queue>);

/// The work that waits.
#[derive(Default)]
struct Queue {
    waiting: Mutex<JobQueue>,
    /// Held by the one that writes, so that two never do.
    turn: Mutex<()>,
}

#[derive(Default)]
struct JobQueue {
    jobs: VecDeque<Job>,
    /// Another thread takes one job after the other.
    is_worked_on: bool,
}

/// The result of something that is done in the background, once it is done.
#[derive(Debug)]
pub struct Pending<T>(Arc<Mutex<Option<T>>>);

impl<T> Pending<T> {
    /// The result, once; nothing while it is not there.
    pub fn take(&self) -> Option<T> {
        lock(&self.0).take()
    }
}

impl BackgroundWriter {
    /// Does this after everything that was asked for before.
    pub fn write<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Pending<T> {
        let result = Arc::new(Mutex::new(None));
        let place = result.clone();
        let mut waiting = lock(&self.0.waiting);
        waiting.jobs.push_back(Box::new(move || {
            let found = work();
            *lock(&place) = Some(found);
        }));
        match IoTaskPool::try_get() {
            Some(pool) if !IS_BROWSER => {
                if !waiting.is_worked_on {
                    waiting.is_worked_on = true;
                    let queue = self.0.clone();
                    pool.spawn(async move { queue.work() }).detach();
                }
            }
            _ => {
                drop(waiting);
                self.finish();
            }
        }
        Pending(result)
    }

    /// Waits for what is being written, and writes on this thread what waits: when the program ends, and in tests.
    pub fn finish(&self) {
        loop {
            let _turn = lock(&self.0.turn);
            let Some(job) = lock(&self.0.waiting).jobs.pop_front() else { return };
            job();
        }
    }
}

impl Queue {
    /// Takes one job after the other until there is none.
    fn work(&self) {
        loop {
            let _turn = lock(&self.turn);
            let job = {
                let mut waiting = lock(&self.waiting);
                let job = waiting.jobs.pop_front();
                waiting.is_worked_on = job.is_some();
                job
            };
            let Some(job) = job else { return };
            job();
        }
    }
}

impl Drop for BackgroundWriter {
    fn drop(&mut self) {
        self.finish();
    }
}

impl fmt::Debug for Queue {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} to be written", lock(&self.waiting).jobs.len())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What a job that panicked has left is whole: a job changes nothing of ours but its result.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Before the program ends, what was asked for is written.
pub(super) fn finish_at_exit(mut exits: MessageReader<AppExit>, writer: Res<BackgroundWriter>) {
    if exits.read().count() > 0 {
        writer.finish();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BackgroundWriter>();
}

#[cfg(test)]
mod tests {
    use std::{sync::mpsc, thread, time::Duration};

    use super::*;

    #[test]
    fn everything_is_done_in_order_on_another_thread_and_nothing_is_left_at_the_end() {
        IoTaskPool::get_or_init(Default::default);
        let writer = BackgroundWriter::default();
        let (gate, opened) = mpsc::channel::<()>();
        let done = Arc::new(Mutex::new(Vec::new()));
        let here = thread::current().id();
        let (tell, begun) = mpsc::channel();
        let first =
            writer.write(move || tell.send(()).is_ok() && opened.recv().is_ok() && thread::current().id() != here);
        // This thread has not waited for it, so another has begun it.
        begun.recv_timeout(Duration::from_mins(20)).expect("it begins");
        let later: Vec<Pending<usize>> = (0..100)
            .map(|number| {
                let done = done.clone();
                writer.write(move || {
                    lock(&done).push(number);
                    number
                })
            })
            .collect();
        // Asking has not waited for the first, which waits for us.
        assert!(first.take().is_none() && later.iter().all(|pending| pending.take().is_none()));
        gate.send(()).expect("it listens");
        writer.finish();
        assert_eq!(first.take(), Some(true), "on another thread");
        assert_eq!(*lock(&done), (0..100).collect::<Vec<_>>());
        assert_eq!(later.iter().map(Pending::take).collect::<Option<Vec<_>>>(), Some((0..100).collect()));
        assert!(later.iter().all(|pending| pending.take().is_none()), "once");
        // What comes afterwards is worked on again without being waited for.
        let (tell, told) = mpsc::channel();
        writer.write(move || tell.send(()));
        told.recv_timeout(Duration::from_mins(20)).expect("it is done");
        let last = writer.write(|| thread::sleep(Duration::from_millis(30)));
        drop(writer);
        assert!(last.take().is_some(), "dropping waits");
    }
}
