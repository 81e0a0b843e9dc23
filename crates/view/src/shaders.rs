//! The shaders, compiled into the program: with a missing file the screen would stay black without an error.
//!
//! `HOLOCHESS_SHADERS` names a folder whose files are used in place of those that have the same name, so that a shader is tried without
//! compiling the program.

use bevy::{asset::io::embedded::EmbeddedAssetRegistry, prelude::*};
use holochess_platform::fs;
use std::{
    borrow::Cow,
    path::{Path, PathBuf},
};

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

/// A file of `assets/shaders`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Source {
    /// Its path below that folder.
    pub path: &'static str,
    /// Its text when the program was compiled.
    pub built_in: &'static str,
}

/// A [`Source`] by its path below `assets/shaders`.
macro_rules! source {
    ($path:literal) => {
        $crate::shaders::Source {
            path: $path,
            built_in: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/shaders/", $path)),
        }
    };
}
pub(super) use source;

const BUILT_IN: [Source; 6] = [
    source!("enlarge.wgsl"),
    source!("dust.wgsl"),
    source!("plain.wgsl"),
    source!("painted.wgsl"),
    source!("booth_light.wgsl"),
    source!("sky.wgsl"),
];

impl Source {
    /// Its text: that of the same file in the folder for trials, if there is one that can be read.
    pub fn text(self) -> Cow<'static, str> {
        self.text_from(std::env::var_os("HOLOCHESS_SHADERS").map(PathBuf::from).as_deref())
    }

    fn text_from(self, folder: Option<&Path>) -> Cow<'static, str> {
        let built_in = Cow::Borrowed(self.built_in);
        let Some(path) = folder.map(|folder| folder.join(self.path)).filter(|path| fs::is_there(path)) else {
            return built_in;
        };
        match fs::read_to_string(&path) {
            Ok(text) => Cow::Owned(text),
            Err(error) => {
                warn!("{} cannot be read, the built-in shader is used ({error})", path.display());
                built_in
            }
        }
    }
}

/// Adds a shader to the program's embedded files under this name.
pub(super) fn build_in(app: &mut App, name: &str, text: String) {
    let registry = app.world_mut().get_resource_or_init::<EmbeddedAssetRegistry>();
    let from = PathBuf::from("assets/shaders").join(name);
    registry.insert_asset(from, &Path::new("holochess/shaders").join(name), text.into_bytes());
}

/// The parts of the holograms' shader.
const HOLOGRAM_PARTS: [Source; 3] =
    [source!("hologram_vertex.wgsl"), source!("hologram.wgsl"), source!("hologram_change.wgsl")];

pub(super) fn plugin(app: &mut App) {
    build_in(app, "hologram.wgsl", HOLOGRAM_PARTS.map(Source::text).join("\n"));
    for source in BUILT_IN {
        build_in(app, source.path, source.text().into_owned());
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_file_in_the_folder_for_trials_is_used_and_what_cannot_be_read_is_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let sky = source!("sky.wgsl");
        assert_eq!(sky.text_from(None), sky.built_in);
        assert_eq!(sky.text_from(Some(folder.path())), sky.built_in, "it holds no file of that name");
        std::fs::write(folder.path().join("sky.wgsl"), "// a trial").expect("it can be written");
        assert_eq!(sky.text_from(Some(folder.path())), "// a trial");
        std::fs::write(folder.path().join("sky.wgsl"), [0xff]).expect("it can be written");
        assert_eq!(sky.text_from(Some(folder.path())), sky.built_in, "it is no text");
    }
}
