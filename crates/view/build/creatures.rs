//! Checks the creatures before anything is compiled with them, and lists their folders for the program.
//!
//! Every folder under `assets/creatures` has to be whole ([`creature_folder`]), the sounds that it names have to lie in
//! `assets/sounds`, and English has to have the creature's words; other languages may follow.

use std::{fs, path::Path};

use fluent_syntax::ast::Entry;

#[path = "creature_folder.rs"]
mod creature_folder;
#[path = "creature_list.rs"]
mod creature_list;

use creature_folder::check;

/// What is said of a creature, as the ends of the ids `creature-ID-…`.
const WORDS: [&str; 3] = ["name", "class", "lore"];

/// Writes the list of creatures, `creatures.rs`, into `out`. Returns what is wrong with them.
pub fn build(creatures: &Path, locales: &Path, out: &Path) -> Vec<String> {
    let sounds = creatures.with_file_name("sounds");
    let english = language(locales, "en");
    let ids = folders(creatures);
    let mut problems = creature_list::misnamed(&ids);
    problems.extend(creature_list::shared_places(creatures, &ids));
    for id in &ids {
        let found = words(id, &english).into_iter().chain(check(&creatures.join(id), &sounds));
        problems.extend(found.map(|problem| format!("creature {id}: {problem}")));
    }
    let list = creature_list::list(creatures, ids);
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
fn language(locales: &Path, name: &str) -> Vec<String> {
    let text = fs::read_to_string(locales.join(name).join("creatures.ftl")).unwrap_or_default();
    let resource = match fluent_syntax::parser::parse(text.as_str()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let ids = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) if message.value.is_some() => Some(message.id.name.to_owned()),
        _ => None,
    });
    ids.collect()
}

/// The texts that a creature lacks, of these ids.
fn words(id: &str, ids: &[String]) -> Vec<String> {
    let wanted = WORDS.map(|word| format!("creature-{id}-{word}"));
    let lacking = wanted.into_iter().filter(|wanted| !ids.contains(wanted));
    lacking.map(|wanted| format!("assets/locales/en/creatures.ftl has no text {wanted}")).collect()
}
