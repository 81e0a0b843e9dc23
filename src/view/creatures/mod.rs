//! The creatures: what their folders say, their figures on the table, how they move.
//!
//! A creature is data: a folder under `assets/creatures` that `build.rs` has checked. A ninth one needs no line here.
//! [`Figures`] puts a figure on the table; its root carries [`Figure`], [`Performer`] (ask it for an [`Act`]),
//! [`FigureLight`] (the material) and [`OnTable`](super::OnTable). Move the root as you like: everything below it, clips
//! and the motions that stand in for them, stays within the figure's own space.
//!
//! May use rules and the rest of the view; knows nothing of a match.

mod data;
mod dress;
mod figure;
mod id;
pub(super) mod library;
mod motion;
mod perform;
mod posed;

pub use data::{Act, Blow, CreatureData, Gait, Motion, Touch};
pub use figure::{Figure, FigureLight, Figures, StandIn};
pub use id::CreatureId;
pub use library::{Creature, Flaw, Flawed, Library, portrait};
pub use perform::{Footfall, Frozen, Performer, StopMotion, perform};
pub use posed::{Number, Part, Posed};

use bevy::prelude::*;

include!(concat!(env!("OUT_DIR"), "/creatures.rs"));

/// Where figures take their poses: in [`PostUpdate`], before clips are evaluated. Whoever asks figures for acts does so
/// earlier.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerformSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((library::plugin, figure::plugin, perform::plugin, posed::plugin));
}
