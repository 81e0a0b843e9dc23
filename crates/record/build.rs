//! What is built in from outside this folder, by a path that is right in every checkout (build/sources.rs says why).

fn main() {
    println!("cargo::rerun-if-changed=../../assets/journey.ron");
}
