//! The order in which the view works in a frame.

use bevy::prelude::*;

/// The order of the view's systems in `Update`, after those of the interface. Everything that moves with the time of scenes
/// runs later, in a schedule of its own: [`StageSchedule`](super::stage_schedule::StageSchedule).
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ViewSystems {
    /// Applies quality, hologram look and lens.
    Fit,
    /// Spawns and turns the creatures on show.
    Exhibit,
    /// Takes photographs.
    Photo,
    /// Fits the music to the state of the match.
    Music,
    /// Moves the player's view.
    Camera,
}
