//! Checks the words of the computer players before anything is compiled with them. Every character of a ladder
//! (`src/GAME/ladder.rs`) has a name, a line about how it plays and a motto; the other languages are held against the model.

use std::{collections::BTreeSet, fs, path::Path};

use fluent_syntax::ast::Entry;

/// What the model says of a level, as the ends of the ids `level-ID…`.
const WORDS: [&str; 3] = ["", ".about", ".temper"];

/// The texts that levels lack: `players` has a folder a game, and `words` is the model's file of them.
pub fn check(players: &Path, words: &Path) -> Vec<String> {
    let known = texts(&fs::read_to_string(words).unwrap_or_default());
    let mut problems = Vec::new();
    for (ladder, id) in levels(players) {
        let wanted = WORDS.map(|end| format!("level-{id}{end}"));
        let lacking = wanted.iter().filter(|wanted| !known.contains(*wanted));
        problems
            .extend(lacking.map(|text| format!("{ladder}: the level {id} has no text {text} in {}", words.display())));
    }
    problems
}

/// Every ladder's file and the levels in it, by the field `id` of each.
fn levels(players: &Path) -> Vec<(String, String)> {
    let folders = fs::read_dir(players).into_iter().flatten().flatten();
    let mut found: Vec<(String, String)> = folders
        .map(|folder| folder.path().join("ladder.rs"))
        .filter_map(|file| Some((file.display().to_string(), fs::read_to_string(file).ok()?)))
        .flat_map(|(file, code)| {
            let ids = code.split("id: \"").skip(1).filter_map(|rest| rest.split('"').next());
            ids.map(|id| (file.clone(), id.to_owned())).collect::<Vec<_>>()
        })
        .collect();
    found.sort();
    found
}

/// The ids of all texts of a file, with their attributes.
fn texts(text: &str) -> BTreeSet<String> {
    let resource = match fluent_syntax::parser::parse(text) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let mut ids = BTreeSet::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        ids.extend(message.value.as_ref().map(|_| message.id.name.to_owned()));
        ids.extend(message.attributes.iter().map(|attribute| format!("{}.{}", message.id.name, attribute.id.name)));
    }
    ids
}
