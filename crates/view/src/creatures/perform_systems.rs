//! When figures take their poses.

use bevy::prelude::*;

/// The set in [`PostUpdate`], before animation, in which figures take their poses. Systems that start acts run earlier.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerformSystems;
