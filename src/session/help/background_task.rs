//! A computation on another thread that is cancelled when its handle is dropped.

use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use crate::players::search::Stop;

/// A computation that is running. Dropping it cancels it.
pub(super) struct BackgroundTask<T> {
    task: Task<T>,
    stop: Stop,
}

impl<T: Send + 'static> BackgroundTask<T> {
    /// Starts the computation; `think` must look at the flag from time to time and return once it is raised.
    pub fn begin(think: impl FnOnce(Stop) -> T + Send + 'static) -> Self {
        let stop = Stop::default();
        let flag = stop.clone();
        Self { task: AsyncComputeTaskPool::get().spawn(async move { think(flag) }), stop }
    }

    /// The result, the first time it is asked for after the computation has ended.
    pub fn ready(&mut self) -> Option<T> {
        check_ready(&mut self.task)
    }
}

impl<T> Drop for BackgroundTask<T> {
    fn drop(&mut self) {
        self.stop.raise();
    }
}
