//! The settings of the running program, for all modules to read and to change. [`apply_settings`](super::apply_settings)
//! has a change take effect.

use std::path::PathBuf;

use bevy::prelude::*;

use holochess_settings::Settings;

/// The settings of the running program.
#[derive(Resource, Deref, DerefMut, Clone, Debug)]
pub struct Preferences {
    #[deref]
    pub(super) settings: Settings,
    /// Where they are saved.
    pub(super) file: Option<PathBuf>,
}

impl Preferences {
    /// Settings that are saved in `file`; with `None` they are not saved.
    pub fn new(settings: Settings, file: Option<PathBuf>) -> Self {
        Self { settings, file }
    }

    /// The name of the person who plays.
    pub fn person_name(&self) -> &str {
        &self.game.names[0]
    }

    /// Whether changes are saved for the next start.
    pub fn are_kept(&self) -> bool {
        self.file.is_some()
    }
}
