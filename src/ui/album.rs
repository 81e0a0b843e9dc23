//! Where pictures of this program are kept.

use std::path::PathBuf;

use bevy::prelude::*;

use holochess_platform::IS_BROWSER;

/// The folder for photographs and films; `None` if this system has no place for one.
#[derive(Resource, Clone, Debug, Default)]
pub struct Album(pub Option<PathBuf>);

impl Album {
    /// Whether films can be saved: a second program draws them, and a page has none.
    pub fn takes_films(&self) -> bool {
        self.0.is_some() && !IS_BROWSER
    }
}
