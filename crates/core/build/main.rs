//! What has to be right before the lower half is compiled: the words of every language, and those of every computer player.

mod levels;
mod locales;
#[path = "../../../build/sources.rs"]
mod sources;

/// What is built in beside the code.
const ASSETS: [&str; 6] =
    ["assets/journey.ron", "assets/lessons", "assets/locales", "assets/players", "assets/puzzles", "assets/rules"];

fn main() {
    let (root, out) = sources::folders();
    sources::watch(&root, "src/lib_core.rs", &ASSETS);
    // What is built for playing and testing can be ended by tests at every write; what is built for release cannot.
    println!("cargo::rustc-check-cfg=cfg(ended_by_tests)");
    if std::env::var("PROFILE").is_ok_and(|profile| profile != "release") {
        println!("cargo::rustc-cfg=ended_by_tests");
    }
    let locales = root.join("assets/locales");
    let found = locales::build(&locales, &out);
    for note in found.notes() {
        println!("cargo::warning={note}");
    }
    let mut problems = found.problems;
    problems.extend(levels::check(&root.join("src/players"), &locales.join("en/players.ftl")));
    sources::refuse(&problems);
}
