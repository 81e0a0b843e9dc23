//! The list of all creatures, as the program has it: in the order that their files give them, with their hues. Knows nothing of
//! builds, so that a test can hand it folders of its own.

use std::{fs, path::Path};

use super::creature_folder::data::CreatureData;

/// The list of these folders below `creatures`, as Rust.
pub fn list(creatures: &Path, ids: Vec<String>) -> String {
    let mut all: Vec<(u32, String, (f32, f32, f32))> = ids.into_iter().map(|id| entry(creatures, id)).collect();
    all.sort_by(|a, b| (a.0, &a.1).cmp(&(b.0, &b.1)));
    let count = all.len();
    let (ids, hues): (Vec<_>, Vec<_>) = all.into_iter().map(|(_, id, hue)| (id, hue)).unzip();
    format!(
        "/// The id of every creature, the name of its folder under `assets/creatures`, in the order that their files give them.\n\
         pub const CREATURES: [&str; {count}] = {ids:?};\n\
         /// The hue of each, in linear light.\nconst HUES: [(f32, f32, f32); {count}] = {hues:?};\n"
    )
}

/// The place, the id and the hue of a creature; what cannot be read is the folder's check.
fn entry(creatures: &Path, id: String) -> (u32, String, (f32, f32, f32)) {
    let text = fs::read_to_string(creatures.join(&id).join("creature.ron")).unwrap_or_default();
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let data: Option<CreatureData> = options.from_str(&text).ok();
    let (place, hue) = data.map_or((None, (1.0, 1.0, 1.0)), |data| (data.place, data.tint));
    (place.unwrap_or(u32::MAX), id, hue)
}
