//! How the solid things of the scene are made: turned on a lathe, sorted by finish, welded into few meshes, painted.

mod lathe;
mod painted;
mod workshop;

pub use lathe::{Arc, Lathe};
pub use painted::Furniture;
pub(super) use painted::plugin;
pub use workshop::{Finish, Finishes, Workshop};
