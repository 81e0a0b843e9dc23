//! The picture and the sound: the table, the lounge around it, the figures, the camera.
//!
//! No rule is decided here. The interface uses [`boards`] (where the cells are),
//! [`Marks`] (marks on them), [`CameraWishes`], [`Quality`] and [`ReducedMotion`].

pub mod boards;
pub mod camera;
pub mod creatures;
pub mod dice;
pub mod effects;
mod executors;
pub mod exhibit;
pub mod graphics_device;
pub mod hologram;
mod lounge;
pub mod marks;
pub mod offscreen;
mod on_table;
pub mod opponents;
pub mod outline;
pub mod photo;
pub mod pieces;
mod procedural_meshes;
pub mod quality;
mod render_layers;
pub mod resolution_scale;
mod room;
mod seat_palette;
mod shaders;
mod side_hue;
pub mod sound;
pub mod stage;
pub mod stage_schedule;
mod systems;
pub mod table;

pub use camera::{CameraRig, CameraWishes, MainCamera};
pub use marks::{MarkedValue, Marks};
pub use on_table::{Contact, OnTable};
pub use quality::{Comfort, Intensity, Quality, ReducedMotion};
pub use render_layers::MIRRORED;
pub use resolution_scale::ResolutionScale;
pub use room::Dimmer;
pub use seat_palette::{SeatPalette, give_first_colour, look_beside, look_light, seat_light, seat_look};
pub use side_hue::{OwnHues, side_hue};
pub use systems::ViewSystems;

use bevy::prelude::*;

/// The lounge, the table, lights and camera, with or without a window.
///
/// Needs Bevy's asset, image and render plugins; without a graphics device nothing is drawn and only [`boards`] is of use.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (ViewSystems::Fit, ViewSystems::Exhibit, ViewSystems::Photo, ViewSystems::Music, ViewSystems::Camera).chain(),
    )
    .add_plugins((
        (shaders::plugin, quality::plugin, seat_palette::plugin, graphics_device::plugin, executors::FewCores),
        boards::plugin,
        camera::plugin,
        procedural_meshes::plugin,
        hologram::plugin,
        creatures::plugin,
        (pieces::plugin, dice::plugin),
        effects::plugin,
        exhibit::plugin,
        marks::plugin,
        (photo::plugin, resolution_scale::plugin),
        room::plugin,
        sound::plugin,
        stage::plugin,
        table::plugin,
    ));
}
