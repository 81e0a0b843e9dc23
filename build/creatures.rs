//! Checks the creatures before anything is compiled with them, and lists their folders for the program.
//!
//! Every folder under `assets/creatures` has to hold what `src/view/creatures/data.rs` describes, the sounds that it names
//! have to lie in `assets/sounds`, and every language has to have the creature's words.

use std::{collections::BTreeMap, fs, path::Path};

use fluent_syntax::ast::Entry;

#[path = "../src/view/creatures/data.rs"]
#[allow(dead_code, reason = "the program uses what the check does not")]
mod data;

use data::{Act, CreatureData};

/// What every language says of a creature, as the ends of the ids `creature-ID-…`.
const WORDS: [&str; 3] = ["name", "class", "lore"];

/// A language and the ids of the texts in its `creatures.ftl`.
type Language = (String, Vec<String>);

/// Writes the list of creatures, `creatures.rs`, into `out`. Returns what is wrong with them.
pub fn build(creatures: &Path, locales: &Path, out: &Path) -> Vec<String> {
    println!("cargo::rerun-if-changed={}", creatures.display());
    let sounds = creatures.with_file_name("sounds");
    println!("cargo::rerun-if-changed={}", sounds.display());
    println!("cargo::rerun-if-changed=src/view/creatures/data.rs");
    let languages: Vec<Language> = folders(locales).into_iter().map(|name| language(locales, name)).collect();
    let ids = folders(creatures);
    let mut problems = Vec::new();
    for id in &ids {
        let found = words(id, &languages).into_iter().chain(check(&creatures.join(id), &sounds));
        problems.extend(found.map(|problem| format!("creature {id}: {problem}")));
    }
    let list = format!(
        "/// The id of every creature: the name of its folder under `assets/creatures`.\npub const CREATURES: [&str; {}] = {ids:?};\n",
        ids.len()
    );
    if let Err(error) = fs::write(out.join("creatures.rs"), list) {
        problems.push(format!("the list of creatures cannot be written: {error}"));
    }
    problems
}

/// The names of the folders in a folder, sorted.
fn folders(path: &Path) -> Vec<String> {
    let entries = fs::read_dir(path).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// The texts of one language's `creatures.ftl`; whether it parses is the locales' check.
fn language(locales: &Path, name: String) -> Language {
    let text = fs::read_to_string(locales.join(&name).join("creatures.ftl")).unwrap_or_default();
    let resource = match fluent_syntax::parser::parse(text.as_str()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let ids = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) if message.value.is_some() => Some(message.id.name.to_owned()),
        _ => None,
    });
    (name, ids.collect())
}

/// The texts that a creature lacks.
fn words(id: &str, languages: &[Language]) -> Vec<String> {
    let mut missing = Vec::new();
    for (language, ids) in languages {
        let wanted = WORDS.map(|word| format!("creature-{id}-{word}"));
        let lacking = wanted.iter().filter(|wanted| !ids.contains(wanted));
        missing.extend(lacking.map(|wanted| format!("assets/locales/{language}/creatures.ftl has no text {wanted}")));
    }
    missing
}

/// What is wrong with a creature's folder.
fn check(folder: &Path, sounds: &Path) -> Vec<String> {
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
    let mut wrong = Vec::new();
    if !folder.join(&data.portrait).is_file() {
        wrong.push(format!("the portrait {} is missing", data.portrait));
    }
    for (number, what) in
        [(data.scale, "scale"), (data.height, "height"), (data.ring, "ring"), (data.footprint, "footprint")]
    {
        if number <= 0.0 || !number.is_finite() {
            wrong.push(format!("creature.ron: {what} has to be greater than 0"));
        }
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
        Ok(contents) => wrong.extend(lacking(&data, &contents)),
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

/// What is in a model.
struct Contents {
    /// Every clip and its seconds.
    clips: BTreeMap<String, f32>,
    joints: Vec<String>,
}

/// Reads the JSON chunk of a .glb.
fn contents(path: &Path) -> Result<Contents, Box<dyn std::error::Error>> {
    let bytes = fs::read(path)?;
    if bytes.get(..4) != Some(b"glTF") || bytes.get(16..20) != Some(b"JSON") {
        return Err("not a .glb file".into());
    }
    let length: [u8; 4] = bytes[12..16].try_into()?;
    let chunk = bytes.get(20..20 + u32::from_le_bytes(length) as usize).ok_or("it is cut short")?;
    let document: serde_json::Value = serde_json::from_slice(chunk)?;
    let names = |list: &str| {
        let items = document[list].as_array().into_iter().flatten();
        items.filter_map(|item| item["name"].as_str().map(str::to_owned)).collect()
    };
    let animations = document["animations"].as_array().into_iter().flatten();
    let clips = animations.filter_map(|clip| Some((clip["name"].as_str()?.to_owned(), seconds(&document, clip))));
    let clips = clips.collect();
    Ok(Contents { clips, joints: names("nodes") })
}

/// How long a clip of a model lasts.
fn seconds(document: &serde_json::Value, clip: &serde_json::Value) -> f32 {
    let samplers = clip["samplers"].as_array().into_iter().flatten();
    let inputs = samplers.filter_map(|sampler| usize::try_from(sampler["input"].as_u64()?).ok());
    let last = inputs.filter_map(|input| document["accessors"][input]["max"][0].as_f64());
    #[allow(clippy::cast_possible_truncation, reason = "a few seconds")]
    last.fold(0.0, |longest, end| longest.max(end as f32))
}
