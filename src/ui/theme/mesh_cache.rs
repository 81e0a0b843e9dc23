//! Meshes of light, computed once and kept as long as they are drawn in every frame.

use std::{collections::HashMap, sync::Arc};

use bevy_egui::egui::{Color32, Mesh, Shape, cache::CacheTrait, util::hash};

use super::brush::Brush;

/// The meshes that were drawn in the last frame, each with the frame that it was drawn in.
#[derive(Default)]
struct MeshCache {
    frame: u32,
    meshes: HashMap<u64, (u32, Arc<Mesh>)>,
}

impl CacheTrait for MeshCache {
    fn update(&mut self) {
        self.meshes.retain(|_, (drawn, _)| *drawn == self.frame);
        self.frame = self.frame.wrapping_add(1);
    }

    fn len(&self) -> usize {
        self.meshes.len()
    }
}

impl Brush {
    /// Draws the mesh that follows from a name, a colour and some numbers. `make` is called when they change; it must
    /// not use egui's context, which is locked.
    pub(super) fn cached_mesh<const N: usize>(
        &self,
        name: &str,
        colour: Color32,
        numbers: [f32; N],
        make: impl FnOnce() -> Mesh,
    ) {
        let key = hash((name, colour, numbers.map(f32::to_bits)));
        let mesh = self.painter.ctx().memory_mut(|memory| {
            let cache = memory.caches.cache::<MeshCache>();
            let (drawn, mesh) = cache.meshes.entry(key).or_insert_with(|| (0, Arc::new(make())));
            *drawn = cache.frame;
            mesh.clone()
        });
        self.painter.add(Shape::mesh(mesh));
    }
}
