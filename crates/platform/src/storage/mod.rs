//! Files: where they are, and how they are read and written so that none is ever half there. Uses `platform`.
//!
//! Every save goes through [`replace`]: into a temporary file in the same folder, synced, and renamed into place. A reader sees
//! the old file or the new one, whenever the machine stops. Files that two programs may write to, records, go through
//! [`replace_known`]: under a lock, and only over the bytes that this program has last read or written. Small files in which two
//! programs change a line each are read, changed and written [`while_locked`].

mod disk;
mod error;
mod fingerprint;
#[cfg(test)]
mod forgetful;
mod home;
mod lock;
mod moving;
mod read;
mod write;

pub use error::{FileError, FileProblem};
pub use fingerprint::Fingerprint;
pub use home::{DELETED, HOME_VARIABLE, Home, make_folder};
pub use lock::Lock;
pub use moving::move_to_free_name;
pub use read::{as_text, paths_in, read_beginning, read_bytes, read_end, read_text};
pub use write::{
    backup_of, can_be_kept, can_be_written, claim, give_back, is_same_file, keep_aside, remove_temporaries,
    remove_temporaries_in, repair, repair_secret, replace, replace_known, replace_secret, while_locked, write_new,
};
