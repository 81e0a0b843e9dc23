//! What has to be right before the lower half is compiled: the words of every language.

mod locales;
#[path = "../../../build/sources.rs"]
mod sources;

/// What is built in beside the code.
const ASSETS: [&str; 6] =
    ["assets/journey.ron", "assets/lessons", "assets/locales", "assets/players", "assets/puzzles", "assets/rules"];

fn main() {
    let (root, out) = sources::folders();
    sources::watch(&root, "src/lib_core.rs", &ASSETS);
    sources::refuse(&locales::build(&root.join("assets/locales"), &out));
}
