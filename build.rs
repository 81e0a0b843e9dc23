//! What has to be right before anything is compiled.

use std::{env, path::PathBuf, process};

#[path = "build/creatures.rs"]
mod creatures;
#[path = "build/locales.rs"]
mod locales;
#[path = "build/version.rs"]
mod version;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    // Cargo always sets both for a build script.
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));

    version::build(&root, &out);
    let mut problems = locales::build(&root.join("assets/locales"), &out);
    problems.extend(creatures::build(&root.join("assets/creatures"), &root.join("assets/locales"), &out));
    for problem in &problems {
        println!("cargo::error={problem}");
    }
    if !problems.is_empty() {
        process::exit(1);
    }
}
