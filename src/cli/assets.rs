//! Where the game's models and sounds lie: the one place that knows.

use std::{
    env, fs,
    path::{self, Path, PathBuf},
};

use super::{Failure, version};
use holochess_locale::{Words, excerpt, harmless};
use holochess_platform as platform;

/// The environment variable that names the folder of the assets.
const VARIABLE: &str = "HOLOCHESS_ASSETS";
/// The engine's own: the folder that holds `assets`.
const ENGINE_VARIABLE: &str = "BEVY_ASSET_ROOT";
/// The file in the folder that says of which version it is. A package writes it; the source tree has none, and fits whatever is built
/// from it.
const VERSION_FILE: &str = "version";
/// What a folder has to contain to be the one.
const CONTENT: [&str; 2] = ["creatures", "sounds"];
/// Where packages put the folder, seen from the program: beside it (a zip), a system's folders, a bundle of macOS.
const BESIDE: [&str; 4] = ["assets", "../share/holochess", "../lib/holochess", "../Resources"];

/// The folder of the assets.
///
/// # Errors
/// If none is there, or only those of another version; the failure says where they were looked for.
pub fn folder() -> Result<PathBuf, Failure> {
    if platform::IS_BROWSER {
        // Beside the page, from where they are fetched when they are needed.
        return Ok(PathBuf::from("assets"));
    }
    find(&places())
}

/// Where they are looked for, in this order. A folder that the user names is the only one.
fn places() -> Vec<PathBuf> {
    let named = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from).map(from_here);
    if let Some(place) = named(VARIABLE) {
        return vec![place];
    }
    if let Some(root) = named(ENGINE_VARIABLE) {
        return vec![root.join("assets")];
    }
    // The program's own place, not that of a link to it.
    let program = env::current_exe().and_then(fs::canonicalize).ok();
    let mut places = program.as_deref().and_then(Path::parent).map(beside).unwrap_or_default();
    if let Some(source) = option_env!("HOLOCHESS_SOURCE") {
        // Cargo runs the program from these sources; it may have been compiled from another checkout that shares the build's folder.
        let sources = named("CARGO_MANIFEST_DIR").into_iter().chain([PathBuf::from(source)]);
        places.extend(sources.map(|source| source.join("assets")));
    }
    places
}

/// A place that a person names, as seen from the folder in which the program was started: the engine would look beside the program.
fn from_here(place: PathBuf) -> PathBuf {
    path::absolute(&place).unwrap_or(place)
}

/// The places seen from the program's folder.
fn beside(folder: &Path) -> Vec<PathBuf> {
    let one = |place: &str| match (place.strip_prefix("../"), folder.parent()) {
        (Some(rest), Some(above)) => within(above, rest),
        _ => within(folder, place),
    };
    BESIDE.map(one).into()
}

/// A place below a folder, with the separators of the system.
fn within(folder: &Path, place: &str) -> PathBuf {
    place.split('/').fold(folder.to_owned(), |folder, name| folder.join(name))
}

/// The first of these folders that has the assets of this version.
fn find(places: &[PathBuf]) -> Result<PathBuf, Failure> {
    let mut others = Vec::new();
    for place in places.iter().filter(|place| CONTENT.iter().all(|name| place.join(name).is_dir())) {
        match fs::read_to_string(place.join(VERSION_FILE)) {
            // `VERSION`, or `VERSION (COMMIT)`.
            Ok(text) if text.split_whitespace().next() != Some(version::NUMBER) => {
                let version = excerpt(text.lines().next().unwrap_or_default());
                others.push(format!("{} ({version})", path_text(place)));
            }
            _ => return Ok(place.clone()),
        }
    }
    let listed = |texts: Vec<String>| texts.join(", ");
    Err(Failure::missing(if others.is_empty() {
        let looked = listed(places.iter().map(|place| path_text(place)).collect());
        Words::new("assets-missing").with("looked", looked)
    } else {
        Words::new("assets-other-version").with("found", listed(others)).with("version", version::FULL)
    }))
}

fn path_text(path: &Path) -> String {
    harmless(&path.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assets(root: &Path, place: &str, version: Option<&str>) -> PathBuf {
        let folder = within(root, place);
        for name in CONTENT {
            fs::create_dir_all(folder.join(name)).expect("a folder of its own");
        }
        if let Some(version) = version {
            fs::write(folder.join(VERSION_FILE), version).expect("written");
        }
        folder
    }

    #[test]
    fn assets_are_found_wherever_a_package_puts_them() {
        for place in ["bin/assets", "share/holochess", "lib/holochess", "Resources"] {
            let root = tempfile::tempdir().expect("a folder of its own");
            let folder = assets(root.path(), place, Some(version::FULL));
            assert_eq!(find(&beside(&root.path().join("bin"))).ok(), Some(folder), "{place}");
        }
    }

    #[test]
    fn a_place_is_seen_from_where_the_program_was_started() {
        let here = env::current_dir().expect("there is one");
        assert_eq!(from_here("assets".into()), here.join("assets"));
        assert_eq!(from_here(here.join("assets")), here.join("assets"));
    }

    #[test]
    fn assets_of_another_version_are_passed_over_and_named() {
        let root = tempfile::tempdir().expect("a folder of its own");
        let other = assets(root.path(), "bin/assets", Some("0.0.7 (abc)\nmore"));
        let places = beside(&root.path().join("bin"));
        let said = find(&places).expect_err("they are of another version").to_string();
        assert!(said.contains(&*other.to_string_lossy()) && said.contains("0.0.7 (abc)"), "{said}");
        assert!(said.contains(version::NUMBER) && !said.contains("more"), "{said}");
        let own = assets(root.path(), "share/holochess", Some(&format!("{}\n", version::NUMBER)));
        assert_eq!(find(&places).ok(), Some(own));
    }

    #[test]
    fn an_error_names_every_place_that_was_looked_at() {
        let root = tempfile::tempdir().expect("a folder of its own");
        // Half a folder of assets is none.
        fs::create_dir_all(root.path().join("bin/assets/creatures")).expect("a folder of its own");
        let said = find(&beside(&root.path().join("bin"))).expect_err("there are none").to_string();
        for place in ["bin/assets", "share/holochess", "lib/holochess", "Resources"] {
            assert!(said.contains(&*within(root.path(), place).to_string_lossy()), "{place}: {said}");
        }
        assert!(said.contains(VARIABLE), "{said}");
    }
}
