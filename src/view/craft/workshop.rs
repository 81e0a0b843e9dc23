//! Finishes, and the bench on which parts of one finish are welded together: one mesh, one draw call a finish.

use bevy::{mesh::VertexAttributeValues, prelude::*};
use std::collections::BTreeMap;

/// What a part is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Finish {
    /// Dark satin steel.
    Gunmetal,
    /// Brushed brass.
    Brass,
    /// Black lacquer under a clear coat.
    Lacquer,
    /// Worn leather.
    Leather,
    /// Painted wall panels.
    Panel,
    /// Whatever should not be looked at.
    Shadow,
    /// The floor's polished stone.
    Stone,
    /// A cold strip light.
    ColdLight,
    /// A warm lamp.
    WarmLight,
    /// A warm lamp turned low.
    DimLight,
    /// The lamp over the table.
    TableLamp,
}

impl Finish {
    const ALL: [Self; 11] = [
        Self::Gunmetal,
        Self::Brass,
        Self::Lacquer,
        Self::Leather,
        Self::Panel,
        Self::Shadow,
        Self::Stone,
        Self::ColdLight,
        Self::WarmLight,
        Self::DimLight,
        Self::TableLamp,
    ];

    fn material(self) -> StandardMaterial {
        let solid = |red, green, blue, metallic, perceptual_roughness| StandardMaterial {
            base_color: Color::srgb(red, green, blue),
            metallic,
            perceptual_roughness,
            double_sided: true,
            cull_mode: None,
            ..default()
        };
        let glow = |red, green, blue| StandardMaterial {
            base_color: Color::BLACK,
            emissive: LinearRgba::rgb(red, green, blue),
            double_sided: true,
            cull_mode: None,
            ..default()
        };
        match self {
            Self::Gunmetal => solid(0.16, 0.165, 0.18, 0.9, 0.34),
            Self::Brass => solid(0.80, 0.66, 0.46, 1.0, 0.27),
            Self::Lacquer => StandardMaterial {
                clearcoat: 0.9,
                clearcoat_perceptual_roughness: 0.16,
                ..solid(0.045, 0.043, 0.05, 0.0, 0.45)
            },
            Self::Leather => StandardMaterial { reflectance: 0.45, ..solid(0.30, 0.255, 0.22, 0.0, 0.46) },
            Self::Panel => solid(0.23, 0.28, 0.32, 0.15, 0.55),
            Self::Shadow => solid(0.05, 0.05, 0.055, 0.0, 0.7),
            Self::Stone => solid(0.075, 0.078, 0.088, 0.3, 0.32),
            Self::ColdLight => glow(0.35, 2.6, 3.6),
            Self::WarmLight => glow(9.0, 4.6, 1.7),
            Self::DimLight => glow(2.4, 1.1, 0.36),
            Self::TableLamp => glow(7.0, 6.0, 4.6),
        }
    }
}

/// The materials of all finishes.
#[derive(Resource, Clone, Debug)]
pub struct Finishes(BTreeMap<Finish, Handle<StandardMaterial>>);

impl FromWorld for Finishes {
    fn from_world(world: &mut World) -> Self {
        let mut materials = world.resource_mut::<Assets<StandardMaterial>>();
        Self(Finish::ALL.into_iter().map(|finish| (finish, materials.add(finish.material()))).collect())
    }
}

impl Finishes {
    /// The material of this finish.
    pub fn get(&self, finish: Finish) -> Handle<StandardMaterial> {
        self.0[&finish].clone()
    }
}

/// Parts that belong together, welded by finish.
#[derive(Default)]
pub struct Workshop(BTreeMap<Finish, Mesh>);

impl Workshop {
    /// Adds a part.
    ///
    /// # Panics
    /// If the part is not a list of triangles; all of Bevy's solids and our own are.
    pub fn weld(&mut self, finish: Finish, mut part: Mesh) {
        if part.attribute(Mesh::ATTRIBUTE_COLOR).is_none() {
            part.insert_attribute(
                Mesh::ATTRIBUTE_COLOR,
                VertexAttributeValues::Float32x4(vec![[1.0; 4]; part.count_vertices()]),
            );
        }
        match self.0.get_mut(&finish) {
            // Both are triangle lists with the same attributes: what weld() takes and makes.
            Some(mesh) => mesh.merge(&part).expect("parts are lists of triangles"),
            None => {
                self.0.insert(finish, part);
            }
        }
    }

    /// The welded meshes.
    pub fn finish(self) -> impl Iterator<Item = (Finish, Mesh)> {
        self.0.into_iter()
    }
}
