//! The time: the standard library's, or the browser's under the same names.

#[cfg(not(target_arch = "wasm32"))]
pub use std::time::{Instant, SystemTime, UNIX_EPOCH};
#[cfg(target_arch = "wasm32")]
pub use web_time::{Instant, SystemTime, UNIX_EPOCH};

use std::{thread, time::Duration};

use super::IS_BROWSER;

/// Waits so long. In a browser, whose only thread may not wait, it returns at once.
pub fn sleep(time: Duration) {
    if !IS_BROWSER {
        thread::sleep(time);
    }
}
