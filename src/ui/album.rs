//! Where pictures of this program are kept.

use std::path::PathBuf;

use bevy::prelude::*;

/// The folder for photographs and films; `None` if this system has no place for one.
#[derive(Resource, Clone, Debug, Default)]
pub struct Album(pub Option<PathBuf>);
