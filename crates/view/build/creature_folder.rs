//! What a creature's folder has to hold: what `crates/view/src/creatures/data.rs` describes, and a model within its budget. Knows
//! nothing of builds, so that a test can hand it folders that are broken in every way.

use std::{collections::BTreeMap, fs, path::Path};

use serde_json::Value;

#[path = "../src/creatures/data.rs"]
#[allow(dead_code, reason = "the program uses what the check does not")]
pub mod data;

use data::{Act, CreatureData};

/// The most triangles, joints and bytes of a model, textures of it, and points of a texture's side.
const TRIANGLES: u64 = 25_000;
const JOINTS: usize = 60;
const BYTES: usize = 2 * 1024 * 1024;
const TEXTURES: usize = 2;
const SIDE: u32 = 1024;
/// The largest height, and the largest distance of any part from the middle of its base, in table radii: neighbours never touch.
const HEIGHT: f32 = 0.5;
const REACH: f32 = 0.1455;
/// By what share the height may differ from that of the model, whose pose at rest is none of its clips.
const OTHER_POSE: f32 = 0.25;

/// What is wrong with a creature's folder; `sounds` is where the sounds lie that it names.
pub fn check(folder: &Path, sounds: &Path) -> Vec<String> {
    let text = match fs::read_to_string(folder.join("creature.ron")) {
        Ok(text) => text,
        Err(error) => return vec![format!("creature.ron cannot be read ({error})")],
    };
    // As the program's own loader reads it.
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let data: CreatureData = match options.from_str(&text) {
        Ok(data) => data,
        Err(error) => return vec![format!("creature.ron, line {}: {}", error.span.start.line, error.code)],
    };
    for (name, what) in [(&data.model, "model"), (&data.portrait, "portrait")] {
        // What lies elsewhere does not go with the folder.
        if Path::new(name).file_name().is_none_or(|file| file != name.as_str()) {
            return vec![format!("creature.ron: {what} has to be the name of a file in the same folder, not {name:?}")];
        }
    }
    let mut wrong = numbers(&data);
    if !folder.join(&data.portrait).is_file() {
        wrong.push(format!("the portrait {} is missing", data.portrait));
    }
    if !data.blows.contains_key(&Act::Attack) {
        wrong.push("creature.ron: there is no blow named attack".to_owned());
    }
    if data.touches.len() > 4 {
        wrong.push("creature.ron: a figure touches the table in at most four places".to_owned());
    }
    let unheard = data.sounds.iter().flat_map(|(act, ids)| ids.iter().map(move |id| (act, id)));
    let unheard = unheard.filter(|(_, id)| !sounds.join(format!("{id}.ogg")).is_file());
    wrong.extend(
        unheard.map(|(act, id)| format!("creature.ron: {act:?} sounds like {id}, which is not in assets/sounds")),
    );
    match contents(&folder.join(&data.model)) {
        Err(error) => wrong.push(format!("the model {} cannot be read ({error})", data.model)),
        Ok(contents) => {
            wrong.extend(lacking(&data, &contents));
            wrong.extend(other_size(&data, &contents));
            wrong.extend(contents.wrong);
        }
    }
    wrong
}

/// Which numbers of creature.ron cannot be. A number that is too large to be written in 32 bits reads as infinite.
fn numbers(data: &CreatureData) -> Vec<String> {
    let mut wrong = Vec::new();
    for (number, what) in [(data.scale, "scale"), (data.height, "height"), (data.footprint, "footprint")] {
        if number <= 0.0 || !number.is_finite() {
            wrong.push(format!("creature.ron: {what} has to be greater than 0"));
        }
    }
    for (number, what, most) in [(data.height, "height", HEIGHT), (data.footprint, "footprint", REACH)] {
        if number > most {
            wrong.push(format!(
                "creature.ron: {what} is {number} table radii; at most {most} leaves room for its neighbours"
            ));
        }
    }
    let (red, green, blue) = data.tint;
    if [red, green, blue].iter().any(|light| !(0.0..=1.0).contains(light)) {
        wrong.push(
            "creature.ron: tint has to be three numbers from 0 to 1: red, green and blue in linear light".to_owned(),
        );
    }
    if !(0.0..=1.0).contains(&data.weight) {
        wrong.push("creature.ron: weight has to be a number from 0 to 1".to_owned());
    }
    if data.pace < 0.0 || !data.pace.is_finite() {
        wrong.push("creature.ron: pace has to be 0 or more".to_owned());
    }
    let is_finite = |&(x, y, z): &(f32, f32, f32)| [x, y, z].into_iter().all(f32::is_finite);
    if data.face.is_some_and(|face| face.radius <= 0.0 || !face.radius.is_finite()) {
        wrong.push("creature.ron: the radius of the face has to be greater than 0".to_owned());
    }
    let places = [(&data.wound, "wound")].into_iter();
    let places = places.chain(data.face.iter().map(|face| (&face.middle, "the middle of the face")));
    let places = places.chain(data.touches.iter().map(|touch| (&touch.point, "the point of a touch")));
    let places = places.chain(data.blows.values().map(|blow| (&blow.weapon, "the weapon of a blow")));
    wrong.extend(
        places
            .filter(|(place, _)| !is_finite(place))
            .map(|(_, what)| format!("creature.ron: {what} is beyond all numbers")),
    );
    for (act, blow) in &data.blows {
        if !blow.length.is_finite() || !(0.0..=blow.length).contains(&blow.contact) {
            wrong.push(format!("creature.ron: the blow of {act:?} has to meet its target between 0 s and its length"));
        }
    }
    wrong
}

/// What creature.ron names and the model lacks.
fn lacking(data: &CreatureData, contents: &Contents) -> Vec<String> {
    let length = |act: &Act| data.clips.get(act).and_then(|clip| contents.clips.get(clip)).copied();
    let clips = data.clips.iter().filter(|(_, clip)| !contents.clips.contains_key(*clip)).map(|(act, clip)| {
        format!("the model {} has no clip {clip:?}, which creature.ron names for {act:?}", data.model)
    });
    let unshown = Act::ALL.iter().filter(|act| !data.clips.contains_key(act));
    let unshown = unshown.map(|act| format!("creature.ron names no clip for {act:?}"));
    let marks = data.steps.iter().flat_map(|(act, times)| times.iter().map(move |&time| (act, time)));
    let marks = marks.chain(data.blows.iter().map(|(act, blow)| (act, blow.contact)));
    // A clip's last frame may lie a little before the length that was asked for.
    let late = marks.filter(|&(act, time)| length(act).is_some_and(|length| !(0.0..=length + 0.05).contains(&time)));
    let late = late.map(|(act, time)| format!("creature.ron: {act:?} has a mark at {time} s, beyond its clip"));
    let joints =
        data.touches.iter().filter_map(|touch| touch.joint.as_ref()).filter(|joint| !contents.joints.contains(joint));
    clips
        .chain(unshown)
        .chain(late)
        .chain(joints.map(|joint| format!("the model {} has no joint {joint:?}", data.model)))
        .collect()
}

/// A height that is not the model's.
fn other_size(data: &CreatureData, contents: &Contents) -> Option<String> {
    let stands = contents.height? * data.scale;
    let differs = (stands - data.height).abs() > OTHER_POSE * data.height;
    differs.then(|| {
        format!(
            "creature.ron: at scale {} the model stands {stands:.3} table radii high, and height says {}; \
             `./dev art NAME` writes what it measures",
            data.scale, data.height
        )
    })
}

/// What is in a model.
#[derive(Default)]
struct Contents {
    /// How high its highest point is, in its own units and in its pose at rest.
    height: Option<f32>,
    /// Every clip and its seconds.
    clips: BTreeMap<String, f32>,
    joints: Vec<String>,
    /// What is too much of it, and what is not there at all.
    wrong: Vec<String>,
}

/// Reads the JSON chunk of a .glb.
fn contents(path: &Path) -> Result<Contents, Box<dyn std::error::Error>> {
    let bytes = fs::read(path)?;
    if bytes.get(..4) != Some(b"glTF") || bytes.get(16..20) != Some(b"JSON") {
        return Err("not a .glb file".into());
    }
    let length: [u8; 4] = bytes[12..16].try_into()?;
    let end = 20 + u32::from_le_bytes(length) as usize;
    let document: Value = serde_json::from_slice(bytes.get(20..end).ok_or("it is cut short")?)?;
    let binary = bytes.get(end + 8..).unwrap_or_default();
    let clips = list(&document["animations"]);
    let clips = clips.filter_map(|clip| Some((clip["name"].as_str()?.to_owned(), seconds(&document, clip))));
    let joints = list(&document["nodes"]).filter_map(|node| node["name"].as_str().map(str::to_owned));
    let mut wrong = body(&document);
    wrong.extend(textures(&document, binary));
    if bytes.len() > BYTES {
        wrong.push(format!("the model has {} bytes, more than {BYTES}", bytes.len()));
    }
    Ok(Contents { height: height(&document), clips: clips.collect(), joints: joints.collect(), wrong })
}

/// The highest point of all meshes.
fn height(document: &Value) -> Option<f32> {
    let parts = list(&document["meshes"]).flat_map(|mesh| list(&mesh["primitives"]));
    let tops = parts.filter_map(|part| {
        let points = &document["accessors"][index(&part["attributes"]["POSITION"])?];
        points["max"][1].as_f64()
    });
    #[allow(clippy::cast_possible_truncation, reason = "some units")]
    tops.reduce(f64::max).map(|top| top as f32)
}

/// The items of a list; none where there is no list.
fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// A number that points into a list.
fn index(value: &Value) -> Option<usize> {
    usize::try_from(value.as_u64()?).ok()
}

/// What is wrong with a model's mesh and skin.
fn body(document: &Value) -> Vec<String> {
    let mut wrong = Vec::new();
    let corners = list(&document["meshes"]).flat_map(|mesh| list(&mesh["primitives"])).filter_map(|part| {
        let counted = index(&part["indices"]).or_else(|| index(&part["attributes"]["POSITION"]))?;
        document["accessors"][counted]["count"].as_u64()
    });
    // A file can say any number.
    let triangles = corners.fold(0, u64::saturating_add) / 3;
    let joints = list(&document["skins"]).map(|skin| list(&skin["joints"]).count()).sum::<usize>();
    if triangles == 0 {
        wrong.push("the model has no mesh".to_owned());
    }
    if triangles > TRIANGLES {
        wrong.push(format!("the model has {triangles} triangles, more than {TRIANGLES}"));
    }
    if joints == 0 {
        wrong.push("the model has no skin".to_owned());
    }
    if joints > JOINTS {
        wrong.push(format!("the model has {joints} joints, more than {JOINTS}"));
    }
    if list(&document["scenes"]).next().is_none() {
        wrong.push("the model has no scene".to_owned());
    }
    wrong
}

/// What is wrong with a model's textures: the hologram reads normals, and what its folds and classes are.
fn textures(document: &Value, binary: &[u8]) -> Vec<String> {
    let mut wrong = Vec::new();
    let materials = || list(&document["materials"]);
    for (field, what) in [("normalTexture", "normals"), ("occlusionTexture", "occlusion, curvature and classes")] {
        if !materials().any(|material| material[field].is_object()) {
            wrong.push(format!("the model has no texture of {what}"));
        }
    }
    let images: Vec<&Value> = list(&document["images"]).collect();
    if images.len() > TEXTURES {
        wrong.push(format!("the model has {} textures, more than {TEXTURES}", images.len()));
    }
    for (number, image) in (1..).zip(images) {
        let view = index(&image["bufferView"]).map(|view| &document["bufferViews"][view]);
        let place = view.and_then(|view| Some((index(&view["byteOffset"]).unwrap_or(0), index(&view["byteLength"])?)));
        let bytes = place.and_then(|(from, length)| binary.get(from..from.checked_add(length)?));
        match bytes.and_then(png_size) {
            None => wrong.push(format!("texture {number} of the model is no PNG inside it")),
            Some([width, height]) if width.max(height) > SIDE => {
                wrong.push(format!("texture {number} of the model has {width} by {height} points, more than {SIDE}"));
            }
            Some(_) => {}
        }
    }
    wrong
}

/// Width and height of a PNG, which stand first in it.
fn png_size(bytes: &[u8]) -> Option<[u32; 2]> {
    let side = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    if bytes.get(..8)? == b"\x89PNG\r\n\x1a\n" { Some([side(16)?, side(20)?]) } else { None }
}

/// How long a clip of a model lasts.
fn seconds(document: &Value, clip: &Value) -> f32 {
    let inputs = list(&clip["samplers"]).filter_map(|sampler| index(&sampler["input"]));
    let last = inputs.filter_map(|input| document["accessors"][input]["max"][0].as_f64());
    #[allow(clippy::cast_possible_truncation, reason = "a few seconds")]
    last.fold(0.0, |longest, end| longest.max(end as f32))
}
