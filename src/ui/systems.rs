//! The order in which the interface works in a frame.

use bevy::prelude::*;

/// The order of the interface's systems in `Update`: each set sees what the sets before it did in the same frame. The
/// view's systems come after all of them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum UiSystems {
    /// Copies changed settings to the resources that use them.
    Settings,
    /// Follows the language setting.
    Words,
    /// Opens requested overlays.
    Overlays,
    /// Mouse, fingers and commands at the table.
    Input,
    /// Changes the screen; turns the title's camera.
    Screens,
    /// Updates the head-up display from the session's facts.
    Display,
    /// Updates the showcase from what is chosen in it.
    Showcase,
    /// Updates the messages to the person.
    Notices,
    /// Sets the speed of the table's time from [`Tempo`](super::tempo::Tempo), and how events are told from
    /// [`PaceWishes`](super::match_pace::PaceWishes).
    Tempo,
}
