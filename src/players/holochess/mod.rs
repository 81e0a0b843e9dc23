//! What players know about Holochess: how to search it and how to judge its positions.

mod character;
pub mod endings;
pub mod features;
mod glance;
mod minds;
pub mod model;
mod searched;
mod threat;
pub mod training;

pub use character::{Character, Persona, Sense, Style};
pub use minds::{Glance, Learned, Material};
