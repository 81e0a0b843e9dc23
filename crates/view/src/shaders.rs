//! The shaders, compiled into the program: with a missing file the screen would stay black without an error.

use bevy::{asset::io::embedded::EmbeddedAssetRegistry, prelude::*};
use std::path::{Path, PathBuf};

/// The holograms.
pub const HOLOGRAM: &str = "embedded://holochess/shaders/hologram.wgsl";
/// The table's top, whose text the table puts together.
pub const TABLE: &str = "embedded://holochess/shaders/table.wgsl";
/// Light scattered by dust: shafts and haze.
pub const DUST: &str = "embedded://holochess/shaders/dust.wgsl";
/// The sky behind the windows.
pub const SKY: &str = "embedded://holochess/shaders/sky.wgsl";

/// Baked light.
pub const PAINTED: &str = "embedded://holochess/shaders/painted.wgsl";

/// What the figures throw on the booth.
pub const BOOTH_LIGHT: &str = "embedded://holochess/shaders/booth_light.wgsl";

/// The picture enlarged from the part of it that was drawn.
pub const ENLARGE: &str = "embedded://holochess/shaders/enlarge.wgsl";

/// One grey, as a baseline for measurements.
pub const PLAIN: &str = "embedded://holochess/shaders/plain.wgsl";

const BUILT_IN: [(&str, &str); 7] = [
    ("hologram.wgsl", include_str!("../../../assets/shaders/hologram.wgsl")),
    ("enlarge.wgsl", include_str!("../../../assets/shaders/enlarge.wgsl")),
    ("dust.wgsl", include_str!("../../../assets/shaders/dust.wgsl")),
    ("plain.wgsl", include_str!("../../../assets/shaders/plain.wgsl")),
    ("painted.wgsl", include_str!("../../../assets/shaders/painted.wgsl")),
    ("booth_light.wgsl", include_str!("../../../assets/shaders/booth_light.wgsl")),
    ("sky.wgsl", include_str!("../../../assets/shaders/sky.wgsl")),
];

/// Builds a shader in under this name.
pub(super) fn build_in(app: &mut App, name: &str, text: String) {
    let registry = app.world_mut().get_resource_or_init::<EmbeddedAssetRegistry>();
    let from = PathBuf::from("assets/shaders").join(name);
    registry.insert_asset(from, &Path::new("holochess/shaders").join(name), text.into_bytes());
}

pub(super) fn plugin(app: &mut App) {
    for (name, text) in BUILT_IN {
        build_in(app, name, text.to_owned());
    }
}
