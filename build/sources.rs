//! For the build scripts of the crates: what they build in from `assets`, which lies outside their folders.
//!
//! Cargo remembers a file outside a crate's own folder by its whole path. Two checkouts share one target folder, so it would look at the
//! files of the other one and take this one for compiled. What a build script names by a relative path is looked up beside the manifest
//! that is being built.

use std::{env, path::PathBuf};

/// The root of the sources, and where a build script writes.
pub fn folders() -> (PathBuf, PathBuf) {
    // Cargo always sets both for a build script.
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let root = manifest.ancestors().nth(2).expect("the crates lie in crates");
    (root.to_path_buf(), out)
}

/// Has cargo look at these files and folders, named from the root of the sources.
pub fn watch(assets: &[&str]) {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=../../build/sources.rs");
    for asset in assets {
        println!("cargo::rerun-if-changed=../../{asset}");
    }
}

/// As many problems are named.
const NAMED: usize = 20;

/// Ends the build if there are problems, and names the first of them. Cargo goes no further once it was told an error; a status would
/// make it print everything again.
pub fn refuse(problems: &[String]) {
    for problem in problems.iter().take(NAMED) {
        println!("cargo::error={problem}");
    }
    if problems.len() > NAMED {
        println!("cargo::error=and {} more like these", problems.len() - NAMED);
    }
}
