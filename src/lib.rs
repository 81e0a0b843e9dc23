//! Holochess: a holographic table on which creatures of light fight.
//!
//! The lower half knows nothing of the engine: [`rules`] are plain values. The upper half, behind the feature `client`,
//! is Bevy. Arrows point down only; ARCHITECTURE.md shows the house, and which of its rooms are crates of their own.

pub use holochess_core::{
    career, imports, lessons, locale, narration, platform, players, record, rules, settings, storage, thinking,
};
#[cfg(feature = "client")]
pub use holochess_view::{session, view};

pub mod cli;
#[cfg(feature = "client")]
pub mod ui;
