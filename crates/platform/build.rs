//! What is built in from outside this folder, by a path that is right in every checkout (build/sources.rs says why); and whether tests
//! can end the program at each write.

fn main() {
    println!("cargo::rerun-if-changed=../../assets/players/holochess.endings");
    // What is built for playing and testing can be ended by tests at every write; what is built for release cannot.
    println!("cargo::rustc-check-cfg=cfg(ended_by_tests)");
    if std::env::var("PROFILE").is_ok_and(|profile| profile != "release") {
        println!("cargo::rustc-cfg=ended_by_tests");
    }
}
