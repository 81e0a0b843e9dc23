//! The crates are cut between floors, and cargo looks at every file that they are made of (`build/sources.rs`).

use std::{
    fs,
    ops::RangeInclusive,
    path::{Path, PathBuf},
};

use crate::layering::{ROOMS, rust_files};

/// The root of each crate in `src`, the floors of its rooms, and the folder of its manifest.
const CRATES: &[(&str, RangeInclusive<u8>, &str)] =
    &[("lib_core.rs", 0..=2, "crates/core"), ("lib_view.rs", 3..=4, "crates/view"), ("lib.rs", 5..=6, ".")];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl Into<PathBuf>) -> String {
    let path = path.into();
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

#[test]
fn every_room_is_in_the_crate_of_its_floor() {
    for (file, floors, _) in CRATES {
        let code = read(root().join("src").join(file));
        let mut declared: Vec<&str> =
            code.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')).collect();
        let mut wanted: Vec<&str> =
            ROOMS.iter().filter(|(_, floor)| floors.contains(floor)).map(|(room, _)| *room).collect();
        declared.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(declared, wanted, "{file}");
    }
}

/// The files that a source file builds in, as paths from the root of the sources; of a path that a macro puts together, its beginning.
fn built_in(code: &str) -> Vec<String> {
    let starts = ["include_str!(", "include_bytes!("].into_iter();
    let all = starts.flat_map(|start| code.split(start).skip(1));
    let all = all.filter_map(|rest| {
        let rest = rest.trim_start();
        rest.strip_prefix("concat!(").unwrap_or(rest).trim_start().strip_prefix('"')?.split('"').next()
    });
    all.map(|path| path.trim_start_matches("../").to_owned()).collect()
}

#[test]
fn whatever_a_crate_builds_in_is_looked_at() {
    let mut found = 0;
    for (file, floors, folder) in CRATES.iter().filter(|(_, _, folder)| *folder != ".") {
        let script = read(root().join(folder).join("build/main.rs"));
        let looked_at: Vec<&str> =
            script.split('"').skip(1).step_by(2).filter(|path| path.starts_with("assets/")).collect();
        for path in &looked_at {
            assert!(root().join(path).exists(), "{folder}: {path} is not there");
        }
        for (room, _) in ROOMS.iter().filter(|(_, floor)| floors.contains(floor)) {
            for source in rust_files(&root().join("src").join(room)) {
                for path in built_in(&read(&source)) {
                    found += 1;
                    let is_looked_at = looked_at.iter().any(|looked_at| Path::new(&path).starts_with(looked_at));
                    assert!(is_looked_at, "{}: {path} is not in {folder}/build/main.rs ({file})", source.display());
                }
            }
        }
    }
    assert!(found >= 20, "{found} files are built in");
}
