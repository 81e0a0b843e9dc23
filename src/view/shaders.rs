//! The shaders, compiled into the program: with a missing file the screen would stay black without an error.

use bevy::{asset::io::embedded::EmbeddedAssetRegistry, prelude::*};
use std::path::{Path, PathBuf};

/// The holograms.
pub const HOLOGRAM: &str = "embedded://holochess/shaders/hologram.wgsl";
/// The table's top.
pub const TABLE: &str = "embedded://holochess/shaders/table.wgsl";
/// Light scattered by dust: shafts and haze.
pub const DUST: &str = "embedded://holochess/shaders/dust.wgsl";
/// The sky behind the windows.
pub const SKY: &str = "embedded://holochess/shaders/sky.wgsl";

/// Baked light.
pub const PAINTED: &str = "embedded://holochess/shaders/painted.wgsl";

/// One grey, as a baseline for measurements.
pub const PLAIN: &str = "embedded://holochess/shaders/plain.wgsl";

const BUILT_IN: [(&str, &str); 5] = [
    ("hologram.wgsl", include_str!("../../assets/shaders/hologram.wgsl")),
    ("dust.wgsl", include_str!("../../assets/shaders/dust.wgsl")),
    ("plain.wgsl", include_str!("../../assets/shaders/plain.wgsl")),
    ("painted.wgsl", include_str!("../../assets/shaders/painted.wgsl")),
    ("sky.wgsl", include_str!("../../assets/shaders/sky.wgsl")),
];

pub(super) fn plugin(app: &mut App) {
    let registry = app.world_mut().get_resource_or_init::<EmbeddedAssetRegistry>();
    let built_in = BUILT_IN.map(|(name, text)| (name, text.to_owned()));
    for (name, text) in built_in.into_iter().chain([("table.wgsl", super::table::shader_text())]) {
        let from = PathBuf::from("assets/shaders").join(name);
        registry.insert_asset(from, &Path::new("holochess/shaders").join(name), text.into_bytes());
    }
}
