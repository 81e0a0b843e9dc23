//! The table of Holochess as Bevy shows it, and the session that runs there.

// The rooms below are named from the root here too, as in every crate of the house.
pub use holochess_core::{
    career, lessons, locale, narration, platform, players, record, rules, settings, storage, thinking,
};

pub mod session;
pub mod view;
