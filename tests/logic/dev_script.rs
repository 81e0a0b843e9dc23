//! The script of the project does what it says: no test is left out, no call to cargo changes the versions that are used, and a check
//! that could not be made is no check that passed.
#![cfg(unix)]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The script, and what it sources.
fn script() -> String {
    let mut files: Vec<PathBuf> =
        fs::read_dir(root().join("dev.d")).expect("its folder is there").flatten().map(|entry| entry.path()).collect();
    files.sort();
    files.insert(0, root().join("dev"));
    let texts: Vec<String> = files.iter().map(|file| fs::read_to_string(file).expect("it is text")).collect();
    for (index, file) in files.iter().enumerate().skip(1) {
        let name = file.file_name().expect("a file").to_string_lossy();
        let is_used = texts.iter().enumerate().any(|(other, text)| other != index && text.contains(&*name));
        assert!(is_used, "{}: it is used nowhere", file.display());
    }
    texts.concat()
}

/// Every Rust file under a folder.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display())).flatten();
    let (folders, files): (Vec<_>, Vec<_>) = entries.map(|entry| entry.path()).partition(|path| path.is_dir());
    let files = files.into_iter().filter(|path| path.extension().is_some_and(|end| end == "rs"));
    files.chain(folders.iter().flat_map(|folder| rust_files(folder))).collect()
}

#[test]
fn every_test_that_is_left_out_runs_in_the_long_run() {
    let script = script();
    let long = script.split_once("long_tests() {").expect("there is a long run").1;
    let long = long.split_once("\n}").expect("it ends").0;
    let mut found = 0;
    for (folder, target) in [
        ("src", "--lib"),
        ("crates", "--lib"),
        ("tests/logic", "--test logic"),
        ("tests/session", "--test session"),
        ("tests/client", "--test client"),
        ("tests/watch", ""),
        ("tests/fuzz", ""),
    ] {
        for file in rust_files(&root().join(folder)) {
            let target = if file.starts_with(root().join("crates/lab/tests/lab")) { "--test lab" } else { target };
            let text = fs::read_to_string(&file).expect("it is text");
            for line in text.lines().map(str::trim).filter(|line| line.starts_with("#[ignore")) {
                found += 1;
                assert!(line.starts_with("#[ignore = \""), "{}: {line} says why", file.display());
                let runs = |run: &str| !target.is_empty() && run.contains(target) && run.ends_with("-- --ignored");
                assert!(long.lines().any(runs), "{}: {line} is never run", file.display());
            }
        }
    }
    assert!(found >= 7, "{found} tests are left out of the daily run");
}

/// All that builds or checks: the script, the page's build, the continuous integration, and what writes licences.
fn builders() -> String {
    let others = ["web/build", ".ci/run", "packaging/third-party.py", "benches/mcts.py"];
    let others = others.map(|file| fs::read_to_string(root().join(file)).unwrap_or_else(|why| panic!("{file}: {why}")));
    script() + &others.concat()
}

#[test]
fn every_call_that_chooses_versions_keeps_to_the_locked_ones() {
    let mut calls = 0;
    for line in builders().lines().map(str::trim).filter(|line| !line.starts_with('#')) {
        for (at, _) in line.match_indices("cargo ") {
            let call = &line[at..];
            let chooses = ["build", "run", "test", "check", "tree", "clippy", "doc", "bench", "install", "metadata"];
            let verb = call.split_whitespace().nth(1).unwrap_or_default();
            if chooses.contains(&verb) {
                calls += 1;
                let call = call.split("&&").next().unwrap_or_default();
                assert!(call.contains(" --locked"), "{line}");
            }
        }
    }
    assert!(calls >= 15, "{calls} calls");
}

#[test]
fn every_tool_is_installed_in_one_version() {
    let mut tools = 0;
    for line in builders().lines().map(str::trim).filter(|line| !line.starts_with('#')) {
        let installs = ["cargo install ", "pip\" install ", "pip install ", "npm install "];
        if let Some(install) = installs.iter().find_map(|install| line.split_once(install)) {
            tools += 1;
            assert!(install.1.contains('@') || install.1.contains("=="), "which version? {line}");
        }
        if let Some((_, tool)) = line.split_once("need_tool ").filter(|_| !line.starts_with("need_tool()")) {
            tools += 1;
            let version = tool.split_whitespace().nth(1).unwrap_or_default();
            assert!(
                version.split('.').filter_map(|part| part.parse::<u32>().ok()).count() == 3,
                "which version? {line}"
            );
        }
    }
    assert!(tools >= 6, "{tools} tools");
}

#[test]
fn the_compiler_of_releases_builds_the_game() {
    let field = |file: &str, field: &str| {
        let text = fs::read_to_string(root().join(file)).expect("it is text");
        let line = text.lines().find_map(|line| line.strip_prefix(field)).expect("it names a compiler");
        line.trim_matches([' ', '=', '"']).to_owned()
    };
    let [released, least] =
        [("rust-toolchain.toml", "channel"), ("Cargo.toml", "rust-version")].map(|(f, n)| field(f, n));
    assert!(released.split('.').count() == 3 && released.starts_with(&least), "{released}, and {least} in Cargo.toml");
}

#[test]
fn the_licences_of_the_check_and_of_the_packages_are_the_same() {
    let listed = |file: &str, from: &str, end: char| -> BTreeSet<String> {
        let text = fs::read_to_string(root().join(file)).expect("it is text");
        let list = text.split_once(from).and_then(|(_, rest)| rest.split_once(end)).expect("it has a list").0;
        list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
    };
    let checked = listed("deny.toml", "\nallow = [", ']');
    assert_eq!(checked, listed("packaging/third-party.py", "\nACCEPTED = {", '}'));
    assert!(checked.len() > 10, "{checked:?}");
}

/// Runs the script's check of the build without Bevy with another cargo: what that says, and how it ends.
fn without_bevy(check: u8, tree: u8, listed: &str) -> bool {
    let script = script();
    let function = script.split_once("\nwithout_bevy() {").expect("there is such a check").1;
    let function = function.split_once("\n}").expect("it ends").0;
    let cargo =
        format!("cargo() {{ case $1 in check) return {check} ;; tree) printf '{listed}'; return {tree} ;; esac; }}");
    let text = format!(
        "set -euo pipefail\nwarn() {{ :; }}\n{cargo}\nwithout_bevy() {{{function}\n}}\nif without_bevy; then exit 0; fi; exit 1"
    );
    Command::new("bash").args(["-c", &text]).status().expect("bash is there").success()
}

#[test]
fn the_check_without_bevy_fails_where_it_cannot_be_made() {
    let clean = "holochess v0.1.0\\nclap v4\\n";
    assert!(without_bevy(0, 0, clean));
    assert!(!without_bevy(1, 0, clean), "it does not compile");
    assert!(!without_bevy(0, 101, clean), "the list could not be made");
    assert!(!without_bevy(0, 101, ""), "nor begun");
    assert!(!without_bevy(0, 0, ""), "nothing is listed");
    for engine in ["bevy v0.19.1", "bevy_egui v0.42.0", "wgpu v29", "winit v0.31"] {
        assert!(!without_bevy(0, 0, &format!("{clean}{engine}\\n")), "{engine} is compiled");
    }
}
