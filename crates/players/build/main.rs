//! Checks that every computer player has its words.

mod levels;
#[path = "../../../build/sources.rs"]
mod sources;

fn main() {
    // The ladders.
    println!("cargo::rerun-if-changed=src");
    let (root, _) = sources::folders();
    sources::watch(&["assets/players", "assets/puzzles", "assets/locales/en/players.ftl"]);
    sources::refuse(&levels::check(&root.join("crates/players/src"), &root.join("assets/locales/en/players.ftl")));
}
