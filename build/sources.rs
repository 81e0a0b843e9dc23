//! Tells cargo which files the crates in `crates` are made of: their sources and what is built into them lie in `src` and `assets`,
//! outside the folders of their manifests.
//!
//! Cargo remembers a file outside a crate's own folder by its whole path. Two checkouts share one target folder, so it would look at the
//! files of the other one and take this one for compiled. What a build script names by a relative path is looked up beside the manifest
//! that is being built.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

/// From the folder of a crate's manifest to the root of the sources.
const UP: &str = "../..";

/// The root of the sources, and where a build script writes.
pub fn folders() -> (PathBuf, PathBuf) {
    // Cargo always sets both for a build script.
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let root = manifest.ancestors().nth(2).expect("the manifests lie in folders of crates");
    (root.to_path_buf(), out)
}

/// Has cargo look at the root file of a crate, the folders of its modules, and what else is built into it.
pub fn watch(root: &Path, root_file: &str, others: &[&str]) {
    let code = fs::read_to_string(root.join(root_file)).expect("the crate has a root");
    let modules = code.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed={UP}/build/sources.rs");
    println!("cargo::rerun-if-changed={UP}/{root_file}");
    for module in modules {
        println!("cargo::rerun-if-changed={UP}/src/{module}");
    }
    for other in others {
        println!("cargo::rerun-if-changed={UP}/{other}");
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
