//! The folders of creatures, as the build script has found them.

include!(concat!(env!("OUT_DIR"), "/creatures.rs"));
