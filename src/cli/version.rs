//! Which build this is.

/// The version of the game.
pub const NUMBER: &str = env!("CARGO_PKG_VERSION");

/// The version with the build: the commit that it was made from, `unknown` if it is not known, `development` in a build that is made many
/// times between two commits.
pub const FULL: &str = concat!(env!("CARGO_PKG_VERSION"), " (", env!("HOLOCHESS_BUILD"), ")");
