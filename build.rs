//! What has to be right before anything is compiled.

use std::{env, path::PathBuf, process};

#[path = "build/locales.rs"]
mod locales;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    // Cargo always sets both for a build script.
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));

    let problems = locales::build(&root.join("assets/locales"), &out);
    for problem in &problems {
        println!("cargo::error={problem}");
    }
    if !problems.is_empty() {
        process::exit(1);
    }
}
