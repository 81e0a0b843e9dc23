//! What has to be right before the table is compiled: the folder of every creature.

mod creatures;
#[path = "../../../build/sources.rs"]
mod sources;

/// What is built in beside the code, and what is checked for it.
const ASSETS: [&str; 6] = [
    "assets/creatures",
    "assets/hologram.look.ron",
    "assets/locales",
    "assets/opponents/opponents.ron",
    "assets/shaders",
    "assets/sounds",
];

fn main() {
    let (root, out) = sources::folders();
    sources::watch(&ASSETS);
    sources::refuse(&creatures::build(&root.join("assets/creatures"), &root.join("assets/locales"), &out));
}
