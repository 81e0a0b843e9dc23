//! What is seen and heard: the table, the lounge around it, figures of light, the camera.
//!
//! May use rules, record, settings and session; nothing here decides a rule. The interface speaks to it through
//! [`boards`] (where the cells are), [`Marks`] (what is marked on them), [`CameraWishes`] (from where it is to be seen),
//! [`Quality`] and [`ReducedMotion`].

pub mod boards;
pub mod camera;
pub mod creatures;
pub mod dice;
pub mod effects;
pub mod exhibit;
pub mod hologram;
pub mod marks;
pub mod offscreen;
pub mod outline;
pub mod photo;
pub mod pieces;
mod procedural_meshes;
pub mod quality;
mod room;
mod shaders;
pub mod sound;
pub mod stage;
pub mod table;

pub use camera::{CameraRig, CameraWishes, MainCamera};
pub use marks::{MarkedValue, Marks};
pub use quality::{Intensity, Quality, ReducedMotion};
pub use room::Dimmer;
pub use table::{Contact, OnTable};

use bevy::prelude::*;

use crate::rules::Seat;

/// The render layer of what the table's lacquer mirrors, besides layer 0, which the main camera sees anyway.
/// Figures, dice and lamps are on both: `RenderLayers::from_layers(&[0, MIRRORED])`.
pub const MIRRORED: usize = 1;

/// The light of every seat in linear colour: ice blue, amber, green, rose, silver, violet.
const SEAT_LIGHTS: [LinearRgba; Seat::MOST] = [
    LinearRgba::rgb(0.10, 0.62, 1.0),
    LinearRgba::rgb(1.0, 0.36, 0.06),
    LinearRgba::rgb(0.10, 0.85, 0.35),
    LinearRgba::rgb(1.0, 0.12, 0.45),
    LinearRgba::rgb(0.75, 0.80, 0.95),
    LinearRgba::rgb(0.45, 0.22, 1.0),
];

/// The light of a seat in linear colour: of its pieces' rings, its camp, its dice, its place at the table.
pub const fn seat_light(seat: Seat) -> LinearRgba {
    SEAT_LIGHTS[seat.index()]
}

/// The order of the view's work in `Update`, after whoever asks something of it. What moves with the time of scenes comes
/// after that, in a schedule of its own: [`stage::StageSchedule`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ViewSystems {
    /// Quality, looks and lenses are fitted to what is asked for.
    Fit,
    /// Creatures on show are put out and turned.
    Exhibit,
    /// Photographs are taken.
    Photo,
    /// Music follows what is at stake.
    Music,
    /// The player's view goes where it was asked to go.
    Camera,
}

/// The lounge with the table in it, its light and the camera; the same with a window and without.
///
/// Needs Bevy's asset, image and render plugins; without a GPU device it stays silent and only [`boards`] is of use.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (ViewSystems::Fit, ViewSystems::Exhibit, ViewSystems::Photo, ViewSystems::Music, ViewSystems::Camera).chain(),
    )
    .add_plugins((
        (shaders::plugin, quality::plugin),
        boards::plugin,
        camera::plugin,
        procedural_meshes::plugin,
        hologram::plugin,
        creatures::plugin,
        (pieces::plugin, dice::plugin),
        effects::plugin,
        exhibit::plugin,
        marks::plugin,
        photo::plugin,
        room::plugin,
        sound::plugin,
        stage::plugin,
        table::plugin,
    ));
}
