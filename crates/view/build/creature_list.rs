//! The list of all creatures, as the program has it: in the order that their files give them, with their hues. Knows nothing of
//! builds, so that a test can hand it folders of its own.

use std::{collections::BTreeMap, fs, path::Path};

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
         /// The hue of each, in linear light.\npub(super) const HUES: [(f32, f32, f32); {count}] = {hues:?};\n"
    )
}

/// What is wrong with the names of the folders: they are parts of the names of texts, and stand on the command line.
pub fn misnamed(ids: &[String]) -> Vec<String> {
    let fits = |id: &str| {
        id.starts_with(|c: char| c.is_ascii_lowercase())
            && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    let wrong = ids.iter().filter(|id| !fits(id));
    wrong
        .map(|id| {
            format!("creature {id}: the name of its folder needs small letters, digits and - alone, and a letter first")
        })
        .collect()
}

/// The places that more than one creature claims.
pub fn shared_places(creatures: &Path, ids: &[String]) -> Vec<String> {
    let mut claimed: BTreeMap<u32, Vec<String>> = BTreeMap::new();
    for (place, id, _) in ids.iter().map(|id| entry(creatures, id.clone())) {
        claimed.entry(place).or_default().push(id);
    }
    // Those without a place come last, by their names.
    claimed.remove(&u32::MAX);
    let shared = claimed.into_iter().filter(|(_, ids)| ids.len() > 1);
    shared
        .map(|(place, ids)| format!("creatures {}: each says place: {place} in creature.ron", ids.join(", ")))
        .collect()
}

/// The place, the id and the hue of a creature; what cannot be read is the folder's check.
fn entry(creatures: &Path, id: String) -> (u32, String, (f32, f32, f32)) {
    let text = fs::read_to_string(creatures.join(&id).join("creature.ron")).unwrap_or_default();
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let data: Option<CreatureData> = options.from_str(&text).ok();
    let (place, hue) = data.map_or((None, (1.0, 1.0, 1.0)), |data| (data.place, data.tint));
    (place.unwrap_or(u32::MAX), id, hue)
}
