//! What players know about Holochess: how to search it and how to judge its positions.

pub mod advice;
pub mod analysis;
mod character;
mod conversion;
pub mod deals;
pub mod endings;
pub mod features;
mod glance;
pub mod ladder;
mod minds;
pub mod model;
mod searched;
mod spoils;
mod threat;
pub mod training;

pub use character::{Character, Persona, Sense};
pub use minds::{Glance, Learned, Material, PATIENCE, Patience, exactly};
