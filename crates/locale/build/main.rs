//! Checks the words of every language and builds them in.

mod locales;
#[path = "../../../build/sources.rs"]
mod sources;

fn main() {
    let (root, out) = sources::folders();
    sources::watch(&["assets/locales"]);
    let found = locales::build(&root.join("assets/locales"), &out);
    for note in found.notes() {
        println!("cargo::warning={note}");
    }
    sources::refuse(&found.problems);
}
