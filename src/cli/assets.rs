//! Where the game's pictures, models, sounds and fonts lie.

use std::path::PathBuf;

use super::Failure;
use crate::{locale::Words, platform};

/// The folder of the assets: `BEVY_ASSET_ROOT`, the folder `assets` beside the program, or the one of the source tree.
///
/// # Errors
/// If none of them is there; the failure says where they were looked for.
pub fn folder() -> Result<PathBuf, Failure> {
    if platform::IS_BROWSER {
        // Beside the page, from where they are fetched when they are needed.
        return Ok(PathBuf::from("assets"));
    }
    let beside = std::env::current_exe().ok().and_then(|exe| Some(exe.parent()?.join("assets")));
    let named = std::env::var_os("BEVY_ASSET_ROOT").map(|root| PathBuf::from(root).join("assets"));
    let source = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets");
    let places: Vec<PathBuf> = match named {
        // A folder that the user names is used even if another one exists.
        Some(place) => vec![place],
        None => beside.into_iter().chain([source]).collect(),
    };
    places.iter().find(|place| place.join("shaders").is_dir()).cloned().ok_or_else(|| {
        let looked = places.iter().map(|place| place.display().to_string()).collect::<Vec<_>>().join(", ");
        Failure::missing(Words::new("assets-missing").with("looked", looked))
    })
}
