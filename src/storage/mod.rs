//! Files: where they lie, and how they are read and written so that none is ever half there. Uses nothing of this crate.
//!
//! Every save goes through [`replace`]: into a temporary file in the same folder, synced, and renamed into place. Whoever
//! reads sees the old file or the new one, whenever the machine stops.

mod error;
mod home;
mod read;
mod write;

pub use error::{FileError, FileProblem};
pub use home::{HOME_VARIABLE, Home};
pub use read::read_text;
pub use write::{PAUSE_VARIABLE, backup_of, can_be_kept, claim, give_back, keep_aside, remove_temporaries, replace};
