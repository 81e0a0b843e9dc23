//! The creatures: their folders, their figures on the table, their motion.
//!
//! A creature is data: a folder under `assets/creatures`, checked by `build.rs`. A ninth one needs no line of code here.
//! [`Figures`] spawns a figure; its root has [`Figure`], [`Performer`] (starts [`Act`]s), [`FigureLight`] (the material) and
//! [`OnTable`](super::OnTable). The root may be moved freely: clips and the motions that replace them act only on its children.
//!
//! May use rules and the rest of the view; knows nothing of a match.

mod bending;
pub mod contact;
mod contacts;
mod data;
mod dress;
mod figure;
mod id;
pub(super) mod library;
mod list;
mod motion;
mod perform;
mod perform_systems;
mod posed;
pub mod rig;
mod seam;
pub mod solid;

pub use contact::{Contact, Fighter, Guard};
pub use contacts::{Contacts, MeetSystems};
pub use data::{Act, Blow, CreatureData, Gait, Motion, Touch};
pub use figure::{Figure, FigureHue, FigureLight, Figures, StandIn};
pub use id::CreatureId;
pub use library::{Creature, Flaw, Flawed, Library, portrait};
pub use list::CREATURES;
pub use perform::{Footfall, Frozen, Landing, Performer, StopMotion, perform};
pub use perform_systems::PerformSystems;
pub use posed::{Number, Part, Posed};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        library::plugin,
        contacts::plugin,
        figure::plugin,
        perform::plugin,
        bending::plugin,
        posed::plugin,
        seam::plugin,
    ));
}
