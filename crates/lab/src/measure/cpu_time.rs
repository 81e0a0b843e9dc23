//! How much of the processor this program has used.

use std::{fs, time::Duration};

/// The time that all threads of this program together have run on a processor; `None` where the system does not say.
pub(super) fn cpu_time() -> Option<Duration> {
    let mut nanoseconds = 0;
    for thread in fs::read_dir("/proc/self/task").ok()? {
        // A thread may end meanwhile.
        let Ok(text) = fs::read_to_string(thread.ok()?.path().join("schedstat")) else { continue };
        nanoseconds += text.split(' ').next()?.parse::<u64>().ok()?;
    }
    Some(Duration::from_nanos(nanoseconds))
}
