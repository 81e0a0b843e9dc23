//! Creatures' folders: `creature.ron`, and the model that it names.

use std::{fs, path::Path, sync::LazyLock};

use serde_json::Value;

use super::{
    Lots,
    creature_folder::{check, data::CreatureData},
    damage, note,
};

/// The texts of the creatures that ship.
static TEXTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let folders = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/creatures")).expect("there are some");
    let mut texts: Vec<String> = folders
        .flatten()
        .map(|folder| fs::read_to_string(folder.path().join("creature.ron")).expect("it has one"))
        .collect();
    texts.sort_unstable();
    texts
});

/// What the models that ship say of themselves, but for the points and pictures: those are two heads of pictures here.
static MODELS: LazyLock<Vec<Value>> = LazyLock::new(|| {
    TEXTS
        .iter()
        .map(|text| {
            let name = text.lines().find_map(|line| line.trim().strip_prefix("model: \"")).expect("it has a model");
            let name = name.split('"').next().expect("it ends");
            let folders = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/creatures");
            let folder = fs::read_dir(folders)
                .expect("there are some")
                .flatten()
                .map(|folder| folder.path())
                .find(|folder| fs::read_to_string(folder.join("creature.ron")).is_ok_and(|there| there == *text));
            let bytes = fs::read(folder.expect("it has a folder").join(name)).expect("it has a model");
            let length = u32::from_le_bytes(bytes[12..16].try_into().expect("four bytes")) as usize;
            let mut document: Value = serde_json::from_slice(&bytes[20..20 + length]).expect("it is JSON");
            for (number, image) in document["images"].as_array().cloned().unwrap_or_default().iter().enumerate() {
                let view = image["bufferView"].as_u64().expect("pictures are inside") as usize;
                document["bufferViews"][view]["byteOffset"] = (24 * number).into();
                document["bufferViews"][view]["byteLength"] = 24.into();
            }
            document
        })
        .collect()
});

/// The head of a picture of 512 by 512 points.
const PICTURE: [u8; 24] = *b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\0\0\0\x02\0";

/// Words that stand in such files, and some that nearly do.
const DICTIONARY: [&str; 36] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "Some",
    "None",
    "\"",
    "//",
    "/*",
    "#![enable(unwrap_newtypes)]",
    "0",
    "-1",
    "-0.0",
    "nan",
    "NaN",
    "inf",
    "-inf",
    "1e39",
    "1e400",
    "340282350000000000000000000000000000000",
    "0x10",
    "idle",
    "attack",
    "scale",
    "weight",
    "touches",
    "\"../savrip/model.glb\"",
    "\"/dev/zero\"",
    "\"\"",
    "r#\"",
    "'\\u{0}'",
    "é",
];

/// One case: a folder, its damage, and what the build says of it.
pub fn case(lots: &mut Lots, folder: &Path) -> bool {
    let number = lots.below(TEXTS.len());
    let (mut text, mut document) = (TEXTS[number].clone(), MODELS[number].clone());
    let mut model = None;
    match lots.below(6) {
        0 => {}
        1 | 2 => text = damage::words(&text, &DICTIONARY, lots),
        3 => {
            let mut bytes = text.into_bytes();
            damage::bytes(&mut bytes, lots);
            text = String::from_utf8_lossy(&bytes).into_owned();
        }
        4 => (0..=lots.below(3)).for_each(|_| damage::json(&mut document, lots)),
        _ => {
            let mut bytes = glb(&document);
            damage::bytes(&mut bytes, lots);
            model = Some(bytes);
        }
    }
    let model = model.unwrap_or_else(|| glb(&document));
    note(if model.len() < 200_000 { [text.as_bytes(), b"\n--- ", &model].concat() } else { text.clone().into_bytes() });
    fs::write(folder.join("creature.ron"), &text).expect("the folder is ours");
    fs::write(folder.join("model.glb"), &model).expect("the folder is ours");
    fs::write(folder.join("portrait.png"), PICTURE).expect("the folder is ours");
    let sounds = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds");
    let wrong = check(folder, &sounds);
    assert_eq!(check(folder, &sounds), wrong, "the same folder is judged alike");
    assert!(wrong.iter().all(|why| !why.is_empty()));
    for file in ["creature.ron", "model.glb", "portrait.png"] {
        fs::remove_file(folder.join(file)).expect("the folder is ours");
    }
    if wrong.is_empty() {
        let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        let data: CreatureData = options.from_str(&text).expect("the check has read it");
        usable(&data);
    }
    wrong.is_empty()
}

/// What the figures rely on where nothing was found wrong.
fn usable(data: &CreatureData) {
    let all = format!("{data:?}");
    assert!(!all.contains("NaN") && !all.contains("inf"), "{all}");
    assert!(data.scale > 0.0 && data.height > 0.0 && data.footprint > 0.0, "{all}");
    assert!(data.height <= 0.5 && data.footprint <= 0.1455, "no giant: {all}");
    let (red, green, blue) = data.tint;
    assert!([red, green, blue].iter().all(|light| (0.0..=1.0).contains(light)), "it is light: {all}");
    assert!((0.0..=1.0).contains(&data.weight) && data.pace >= 0.0, "{all}");
    assert!(data.blows.values().all(|blow| (0.0..=blow.length).contains(&blow.contact)), "{all}");
    for name in [&data.model, &data.portrait] {
        assert_eq!(Path::new(name).components().count(), 1, "{name} lies in the folder");
        assert!(Path::new(name).file_name().is_some_and(|file| file == name.as_str()), "{name} is a name");
    }
}

/// A model that says this of itself.
fn glb(document: &Value) -> Vec<u8> {
    let mut text = document.to_string().into_bytes();
    text.resize(text.len().next_multiple_of(4), b' ');
    let binary = [PICTURE; 2].concat();
    let mut bytes = b"glTF\x02\0\0\0".to_vec();
    bytes.extend((28 + text.len() as u32 + binary.len() as u32).to_le_bytes());
    bytes.extend((text.len() as u32).to_le_bytes());
    bytes.extend(b"JSON");
    bytes.extend(&text);
    bytes.extend((binary.len() as u32).to_le_bytes());
    bytes.extend(b"BIN\0");
    bytes.extend(&binary);
    bytes
}
