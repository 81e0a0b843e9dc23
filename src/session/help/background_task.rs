//! A thought on another thread that is called off when nobody wants it any more.

use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use crate::players::search::Stop;

/// Something that is being thought about. Whoever drops it calls it off.
pub(super) struct BackgroundTask<T> {
    task: Task<T>,
    stop: Stop,
}

impl<T: Send + 'static> BackgroundTask<T> {
    /// Begins to think; `think` looks at the flag from time to time and returns when it has been raised.
    pub fn begin(think: impl FnOnce(Stop) -> T + Send + 'static) -> Self {
        let stop = Stop::default();
        let flag = stop.clone();
        Self { task: AsyncComputeTaskPool::get().spawn(async move { think(flag) }), stop }
    }

    /// What has come of it, once.
    pub fn ready(&mut self) -> Option<T> {
        check_ready(&mut self.task)
    }
}

impl<T> Drop for BackgroundTask<T> {
    fn drop(&mut self) {
        self.stop.raise();
    }
}
