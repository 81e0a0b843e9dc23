//! How the solid things of the scene are made: turned on a lathe, sorted by finish, welded into few meshes.

mod lathe;
mod workshop;

pub use lathe::{Arc, Lathe};
pub use workshop::{Finish, Finishes, Workshop};
