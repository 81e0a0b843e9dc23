//! The picture and the sound: the table, the lounge around it, the figures, the camera.
//!
//! May use rules, record, settings and session; no rule is decided here. The interface uses [`boards`] (where the cells are),
//! [`Marks`] (marks on them), [`CameraWishes`], [`Quality`] and [`ReducedMotion`].

pub mod boards;
pub mod camera;
pub mod creatures;
pub mod dice;
pub mod effects;
pub mod exhibit;
pub mod graphics_device;
pub mod hologram;
pub mod marks;
pub mod offscreen;
pub mod outline;
pub mod photo;
pub mod pieces;
mod procedural_meshes;
pub mod quality;
mod room;
mod seat_palette;
mod shaders;
pub mod sound;
pub mod stage;
pub mod table;

pub use camera::{CameraRig, CameraWishes, MainCamera};
pub use marks::{MarkedValue, Marks};
pub use quality::{Comfort, Intensity, Quality, ReducedMotion};
pub use room::Dimmer;
pub use seat_palette::{SeatPalette, seat_light};
pub use table::{Contact, OnTable};

use bevy::prelude::*;

/// The render layer of everything that the table's lacquer mirrors. Figures, dice and lamps are on it and on layer 0, which the
/// main camera draws: `RenderLayers::from_layers(&[0, MIRRORED])`.
pub const MIRRORED: usize = 1;

/// The order of the view's systems in `Update`, after those of the interface. Everything that moves with the time of scenes
/// runs later, in a schedule of its own: [`stage::StageSchedule`].
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

/// The lounge, the table, lights and camera, with or without a window.
///
/// Needs Bevy's asset, image and render plugins; without a graphics device nothing is drawn and only [`boards`] is of use.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (ViewSystems::Fit, ViewSystems::Exhibit, ViewSystems::Photo, ViewSystems::Music, ViewSystems::Camera).chain(),
    )
    .add_plugins((
        (shaders::plugin, quality::plugin, graphics_device::plugin),
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
