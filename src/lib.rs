//! Holochess: a holographic table on which creatures of light fight.
//!
//! The lower half knows nothing of the engine: [`rules`] are plain values. The upper half, behind the feature `client`,
//! is Bevy. Arrows point down only; ARCHITECTURE.md shows the house.

pub mod career;
pub mod cli;
pub mod lessons;
pub mod locale;
pub mod narration;
pub mod platform;
pub mod players;
pub mod record;
pub mod rules;
#[cfg(feature = "client")]
pub mod session;
pub mod settings;
pub mod storage;
pub mod thinking;
#[cfg(feature = "client")]
pub mod ui;
#[cfg(feature = "client")]
pub mod view;
