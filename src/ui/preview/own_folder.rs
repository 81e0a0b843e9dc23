//! The folder in which a preview keeps what it shows.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU32, Ordering},
};

use bevy::prelude::*;

use holochess_record::RecordedMatch;

/// A folder for the matches of one application; it goes when the application does.
#[derive(Resource, Debug)]
pub(super) struct OwnFolder(PathBuf);

impl Default for OwnFolder {
    fn default() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        // Applications in one process have one each, as tests have that run side by side.
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("holochess-preview-{}-{number}", process::id()));
        // An application that was killed may have had these numbers.
        let _ = fs::remove_dir_all(&folder);
        Self(folder)
    }
}

impl OwnFolder {
    /// Where it lies; it is made when something is put into it.
    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a match into it and says to which file.
    pub(super) fn keep(&self, recorded: &RecordedMatch) -> Option<PathBuf> {
        fs::create_dir_all(&self.0).ok()?;
        let file = self.0.join("match.jsonl");
        recorded.save_to(&file).ok()?;
        Some(file)
    }
}

impl Drop for OwnFolder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
