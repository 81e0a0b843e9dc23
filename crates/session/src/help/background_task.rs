//! A computation on another thread, or by the other program of a page, that is cancelled when its handle is dropped.

use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use serde::de::DeserializeOwned;

use holochess_platform::{
    IS_BROWSER,
    helper::{Answer, PendingAnswer},
};
use holochess_players::search::Stop;
use holochess_worker::thinking::{self, Question};

/// A computation that is running. Dropping it cancels it. It may find nothing.
pub(super) struct BackgroundTask<T> {
    run: Run<T>,
    stop: Stop,
}

/// Where it runs.
enum Run<T> {
    /// On a thread of this program.
    OnThread(Task<Option<T>>),
    /// In the other program.
    InHelper(PendingAnswer),
    /// Nowhere: there is no other program, and no thread either. Nothing is found.
    Nowhere,
}

impl<T: DeserializeOwned + Send + 'static> BackgroundTask<T> {
    /// Starts the computation; `think` must look at the flag from time to time and return once it is raised. Where
    /// there are no threads, the question is asked instead.
    pub fn begin(question: impl FnOnce() -> Question, think: impl FnOnce(Stop) -> Option<T> + Send + 'static) -> Self {
        let stop = Stop::default();
        let flag = stop.clone();
        let run = if IS_BROWSER {
            question().ask().map_or(Run::Nowhere, Run::InHelper)
        } else {
            Run::OnThread(AsyncComputeTaskPool::get().spawn(async move { think(flag) }))
        };
        Self { run, stop }
    }

    /// What was found, the first time it is asked for after the computation has ended.
    #[expect(clippy::option_option, reason = "ready or not, and if ready, an answer or none")]
    pub fn ready(&mut self) -> Option<Option<T>> {
        match &mut self.run {
            Run::OnThread(task) => check_ready(task),
            Run::InHelper(asked) => match asked.answer() {
                Answer::NotYet => None,
                Answer::Text(text) => Some(thinking::read(&text)),
                Answer::None => Some(None),
            },
            Run::Nowhere => Some(None),
        }
    }
}

impl<T> Drop for BackgroundTask<T> {
    fn drop(&mut self) {
        self.stop.raise();
    }
}
