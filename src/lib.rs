//! Holochess: a holographic table on which creatures of light fight.
//!
//! The lower crates know nothing of the engine: [`rules`] are plain values. [`session`], [`view`] and [`ui`], behind the feature
//! `client`, are Bevy. ARCHITECTURE.md shows the house.

pub use holochess_lessons as lessons;
pub use holochess_link as link;
pub use holochess_locale as locale;
pub use holochess_platform::{self as platform, storage};
pub use holochess_players as players;
pub use holochess_record::{self as record, career, narration};
pub use holochess_rules as rules;
#[cfg(feature = "client")]
pub use holochess_session as session;
pub use holochess_settings as settings;
#[cfg(feature = "client")]
pub use holochess_view as view;
pub use holochess_worker::{imports, thinking};

pub mod cli;
#[cfg(feature = "client")]
pub mod ui;
