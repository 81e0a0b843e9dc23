//! The build refuses a creature's folder that is broken or incomplete, and names what is missing, for every way of breaking one.

use std::{
    fs,
    path::{Path, PathBuf},
};

#[path = "../../crates/view/build/creature_folder.rs"]
pub mod creature_folder;
#[path = "../../crates/view/build/creature_list.rs"]
mod creature_list;

use creature_folder::check;
use serde_json::Value;

/// A whole creature, copied.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let whole = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/creatures/savrip");
    for file in ["creature.ron", "model.glb", "portrait.png"] {
        fs::copy(whole.join(file), folder.path().join(file)).expect("a creature has these files");
    }
    folder
}

/// Where the sounds of the game lie.
fn sounds() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds")
}

/// What the check says of a folder that was changed so.
fn says(change: impl FnOnce(&Path)) -> String {
    let folder = folder();
    change(folder.path());
    check(folder.path(), &sounds()).join("; ")
}

/// Writes another line in the place of the first one that begins so.
fn line(begins: &'static str, now: &'static str) -> impl FnOnce(&Path) {
    move |folder| {
        let file = folder.join("creature.ron");
        let text = fs::read_to_string(&file).expect("it is there");
        let mut lines: Vec<&str> = text.lines().collect();
        let place = lines.iter().position(|line| line.trim().starts_with(begins)).expect("there is such a line");
        lines[place] = now;
        fs::write(file, lines.join("\n")).expect("it can be written");
    }
}

/// Changes what the model's file says of itself; what it holds stays as it is.
fn model(change: impl FnOnce(&mut Value)) -> impl FnOnce(&Path) {
    move |folder| {
        let file = folder.join("model.glb");
        let (mut document, held) = parts(&file);
        change(&mut document);
        let mut text = document.to_string().into_bytes();
        text.resize(text.len().next_multiple_of(4), b' ');
        let mut changed = b"glTF".to_vec();
        changed.extend(2_u32.to_le_bytes());
        changed.extend(((28 + text.len() + held.len()) as u32).to_le_bytes());
        changed.extend((text.len() as u32).to_le_bytes());
        changed.extend(b"JSON");
        changed.extend(&text);
        changed.extend((held.len() as u32).to_le_bytes());
        changed.extend(b"BIN\0");
        changed.extend(&held);
        fs::write(file, changed).expect("it can be written");
    }
}

/// The document of a model and what it holds.
fn parts(file: &Path) -> (Value, Vec<u8>) {
    let bytes = fs::read(file).expect("it is there");
    let length = u32::from_le_bytes(bytes[12..16].try_into().expect("four bytes")) as usize;
    let document = serde_json::from_slice(&bytes[20..20 + length]).expect("it is JSON");
    (document, bytes[28 + length..].to_vec())
}

/// How often a vertex of this model is computed when its triangles are drawn in their order by what remembers 256 of them, as a
/// driver without a graphics processor does.
fn times_computed(file: &Path) -> f64 {
    let (document, held) = parts(file);
    let primitive = &document["meshes"][0]["primitives"][0];
    let number = |value: &Value| value.as_u64().expect("it is a number") as usize;
    let accessor = |which: &Value| &document["accessors"][number(which)];
    let indices = accessor(&primitive["indices"]);
    assert_eq!(number(&indices["componentType"]), 5123, "two bytes each");
    let view = &document["bufferViews"][number(&indices["bufferView"])];
    let from = view["byteOffset"].as_u64().unwrap_or_default() as usize;
    let corners =
        held[from..from + 2 * number(&indices["count"])].chunks(2).map(|two| u16::from_le_bytes([two[0], two[1]]));
    let mut remembered = [None; 256];
    let forgotten =
        corners.filter(|vertex| remembered[usize::from(*vertex) % 256].replace(*vertex) != Some(*vertex)).count();
    forgotten as f64 / number(&accessor(&primitive["attributes"]["POSITION"])["count"]) as f64
}

#[test]
fn triangles_lie_in_an_order_that_uses_vertices_again_at_once() {
    let creatures = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/creatures");
    let mut seen = 0;
    for folder in fs::read_dir(creatures).expect("they are there").flatten() {
        let times = times_computed(&folder.path().join("model.glb"));
        assert!(times < 1.1, "{} computes its vertices {times:.2} times: art/sculpt/order.py", folder.path().display());
        seen += 1;
    }
    assert!(seen >= 8);
}

#[test]
fn every_creature_of_the_game_is_whole() {
    let all = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/creatures")).expect("there are some");
    for folder in all {
        let folder = folder.expect("it can be listed").path();
        assert_eq!(check(&folder, &sounds()), Vec::<String>::new(), "{}", folder.display());
    }
}

#[test]
fn a_file_that_is_missing_or_broken_is_named() {
    let removed = |name: &'static str| says(move |folder| fs::remove_file(folder.join(name)).expect("it was there"));
    assert!(removed("creature.ron").contains("creature.ron cannot be read"));
    assert!(removed("portrait.png").contains("the portrait portrait.png is missing"));
    assert!(removed("model.glb").contains("the model model.glb cannot be read"));
    let scribbled = says(|folder| fs::write(folder.join("model.glb"), "no model").expect("it can be written"));
    assert!(scribbled.contains("not a .glb file"), "{scribbled}");
    let cut = says(|folder| {
        let bytes = fs::read(folder.join("model.glb")).expect("it is there");
        fs::write(folder.join("model.glb"), &bytes[..2000]).expect("it can be written");
    });
    assert!(cut.contains("cut short"), "{cut}");
}

#[test]
fn what_the_text_lacks_is_named_with_its_line() {
    let blow = "attack_heavy: (motion: Slam, contact: 18, length: 20, weapon: (0, 0, 0)),";
    for (begins, now, why) in [
        ("height:", "height: tall,", "creature.ron, line"),
        ("height:", "", "height"),
        ("height:", "height: 0,", "height has to be greater than 0"),
        ("height:", "height: nan,", "creature.ron, line"),
        ("height:", "height: 1e39,", "height has to be greater than 0"),
        ("weight:", "weight: 1.1,", "weight has to be a number from 0 to 1"),
        ("weight:", "weight: -0.1,", "weight has to be a number from 0 to 1"),
        ("pace:", "pace: -1,", "pace has to be 0 or more"),
        ("pace:", "pace: 1e39,", "pace has to be 0 or more"),
        ("tint:", "tint: (1e39, 0, 0),", "tint has to be three numbers from 0 to 1"),
        ("tint:", "tint: (230, 30, 12),", "tint has to be three numbers from 0 to 1"),
        ("tint:", "tint: (0.5, -0.1, 0),", "tint has to be three numbers from 0 to 1"),
        ("height:", "height: 0.6,", "height is 0.6 table radii; at most 0.5"),
        ("footprint:", "footprint: 0.2,", "footprint is 0.2 table radii; at most 0.1455"),
        ("scale:", "scale: 0.4,", "at scale 0.4 the model stands 0.610 table radii high, and height says 0.305"),
        ("height:", "height: 0.2,", "the model stands 0.305 table radii high, and height says 0.2"),
        ("wound:", "wound: (0, 1e39, 0),", "wound is beyond all numbers"),
        ("face:", "face: (middle: (0, 0.2, 1e39), radius: 0.05),", "the middle of the face is beyond all numbers"),
        ("face:", "face: (middle: (0, 0.2, 0), radius: 0),", "the radius of the face has to be greater than 0"),
        ("(joint:", "(point: (0, 0, -1e39)),", "the point of a touch is beyond all numbers"),
        (
            "attack: (",
            "attack: (motion: Slam, contact: 0, length: 1, weapon: (0, 0, 1e39)),",
            "weapon of a blow is beyond",
        ),
        (
            "attack: (",
            "attack: (motion: Slam, contact: 0, length: 1e39, weapon: (0, 0, 0)),",
            "blow of Attack has to meet",
        ),
        (
            "attack: (",
            "attack: (motion: Slam, contact: 0.3, length: 0.2, weapon: (0, 0, 0)),",
            "blow of Attack has to meet",
        ),
        ("model:", "model: \"../savrip/model.glb\",", "model has to be the name of a file in the same folder"),
        ("portrait:", "portrait: \"/portrait.png\",", "portrait has to be the name of a file in the same folder"),
        ("portrait:", "portrait: \"\",", "portrait has to be the name of a file in the same folder"),
        ("weight:", "weight: 0.9, wings: 2,", "wings"),
        ("walk:", "", "names no clip for Walk"),
        ("walk:", "walk: \"stroll\",", "has no clip \"stroll\""),
        ("attack: (", "", "there is no blow named attack"),
        ("attack_heavy: (", blow, "has a mark at 18 s, beyond its clip"),
        ("idle: [", "idle: [\"a_yodel\"],", "Idle sounds like a_yodel"),
        ("(joint:", "(joint: \"wheel\", point: (0, 0, 0)),", "has no joint \"wheel\""),
    ] {
        let says = says(line(begins, now));
        assert!(says.contains(why), "{now}: {says:?}");
    }
}

/// Numbers that a file may say and no machine adds: they are refused like any others.
#[test]
fn numbers_that_overflow_are_refused_like_any_others() {
    let torn = says(model(|document| {
        let view = document["images"][0]["bufferView"].as_u64().expect("pictures are inside") as usize;
        document["bufferViews"][view]["byteOffset"] = u64::MAX.into();
    }));
    assert!(torn.contains("texture 1 of the model is no PNG"), "{torn}");
    let many = says(model(|document| {
        let part = document["meshes"][0]["primitives"][0].clone();
        let accessor = part["indices"].as_u64().expect("it has indices") as usize;
        document["accessors"][accessor]["count"] = u64::MAX.into();
        document["meshes"][0]["primitives"] = vec![part; 2].into();
    }));
    assert!(many.contains("more than 25000"), "{many}");
}

#[test]
fn what_the_model_lacks_or_has_too_much_of_is_named() {
    let remove = |list: &'static str| says(model(move |document| document[list] = Value::Array(Vec::new())));
    assert!(remove("animations").contains("has no clip"));
    assert!(remove("meshes").contains("has no mesh"));
    assert!(remove("skins").contains("has no skin"));
    assert!(remove("scenes").contains("has no scene"));
    let bare = remove("materials");
    assert!(bare.contains("no texture of normals") && bare.contains("no texture of occlusion"), "{bare}");
    let torn = says(model(|document| document["images"][0]["bufferView"] = 0.into()));
    assert!(torn.contains("texture 1 of the model is no PNG"), "{torn}");
    let more = says(model(|document| {
        let part = document["meshes"][0]["primitives"][0]["indices"].as_u64().expect("it has indices") as usize;
        document["accessors"][part]["count"] = 75_003.into();
        let joint = document["skins"][0]["joints"][0].clone();
        document["skins"][0]["joints"] = vec![joint; 61].into();
        let image = document["images"][0].clone();
        document["images"] = vec![image; 3].into();
    }));
    for why in ["25001 triangles", "61 joints", "3 textures"] {
        assert!(more.contains(why), "{why}: {more}");
    }
    let large = says(|folder| {
        let mut bytes = fs::read(folder.join("model.glb")).expect("it is there");
        bytes.resize(2 * 1024 * 1024 + 1, 0);
        fs::write(folder.join("model.glb"), bytes).expect("it can be written");
    });
    assert!(large.contains("2097153 bytes"), "{large}");
}

/// The table of sounds tells of every file, and of no others.
#[test]
fn every_sound_stands_in_the_table_of_sounds() {
    let table =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("art/sounds/README.md")).expect("it is text");
    for entry in fs::read_dir(sounds()).expect("the folder is there").flatten() {
        let path = entry.path();
        let Some(name) = path.file_stem().and_then(|name| name.to_str()) else { continue };
        if path.extension().is_some_and(|ending| ending == "ogg") {
            assert!(table.contains(&format!("\n| `{name}` |")), "{name} is missing in art/sounds/README.md");
        }
    }
}

#[test]
fn a_ninth_folder_is_listed_where_its_file_says_and_without_that_behind_the_others() {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/creatures");
    let all = tempfile::tempdir().expect("a folder for the test");
    // The eight of the rulebook, without those added since.
    let order = ["savrip", "monnok", "ghhhk", "houjix", "strider", "ngok", "klorslug", "molator"];
    let mut ids = order.map(str::to_owned).to_vec();
    for id in order {
        fs::create_dir(all.path().join(id)).expect("the folder is ours");
        let file = Path::new(id).join("creature.ron");
        fs::copy(own.join(&file), all.path().join(file)).expect("every creature has a file");
    }
    // It is called as no other, so that its name does not decide.
    ids.insert(0, "anooba".to_owned());
    fs::create_dir(all.path().join("anooba")).expect("the folder is ours");
    let text = fs::read_to_string(own.join("monnok/creature.ron")).expect("every creature has a file");
    assert!(text.contains("place: 2,") && text.contains("tint: (0.36, 0.16, 1.0)"));
    let text = text.replace("tint: (0.36, 0.16, 1.0)", "tint: (0.5, 0.25, 0.125)");
    let listed = |place: &str| {
        let text = text.replace("    place: 2,\n", place);
        fs::write(all.path().join("anooba/creature.ron"), text).expect("the folder is ours");
        creature_list::list(all.path(), ids.clone())
    };
    let order = format!("{order:?}");
    let last = listed("");
    assert!(
        last.contains(&format!("pub const CREATURES: [&str; 9] = {}, \"anooba\"];", &order[..order.len() - 1])),
        "{last}"
    );
    assert!(last.trim_end().ends_with("(0.5, 0.25, 0.125)];"), "{last}");
    let third = listed("    place: 3,\n");
    assert!(
        third.contains(r#"["savrip", "monnok", "anooba", "ghhhk", "#),
        "of two in one place, the first by name: {third}"
    );
    let shared = creature_list::shared_places(all.path(), &ids);
    assert_eq!(shared, ["creatures anooba, ghhhk: each says place: 3 in creature.ron"]);
    listed("");
    assert_eq!(creature_list::shared_places(all.path(), &ids), Vec::<String>::new());
}

#[test]
fn a_folder_has_a_name_that_texts_can_have() {
    let misnamed = |id: &str| creature_list::misnamed(&[id.to_owned()]);
    for id in ["savrip", "ngok-2", "vorrik-two"] {
        assert_eq!(misnamed(id), Vec::<String>::new());
    }
    for id in ["Vorrik Two", "2vorrik", "vorrík", "vorrik_two", ".DS_Store", "-"] {
        assert!(misnamed(id).concat().starts_with(&format!("creature {id}: the name of its folder needs")), "{id}");
    }
}
