//! Procedural meshes of the scene: surfaces of revolution, finishes, merged meshes, baked light.

mod baked_light;
mod mesh_merger;
mod surface_of_revolution;

pub(super) use baked_light::plugin;
pub use baked_light::{Furniture, Paint, PaintMaterial};
pub use mesh_merger::{Finish, Finishes, MeshMerger};
pub use surface_of_revolution::{Arc, SurfaceOfRevolution};
