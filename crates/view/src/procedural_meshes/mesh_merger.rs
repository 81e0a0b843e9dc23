//! Finishes, and the merging of parts by finish: one mesh and one draw call per finish.

use bevy::{mesh::VertexAttributeValues, prelude::*};
use std::collections::BTreeMap;

use super::baked_light::paint;
use crate::lounge::LampLight;

/// The surface of a part.
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
    /// The cloth in the dice trays.
    Cloth,
    /// A dark surface that must not attract attention.
    Shadow,
    /// The floor's polished stone.
    Stone,
    /// A cold strip light.
    ColdLight,
    /// A warm lamp.
    WarmLight,
    /// A dimmed warm lamp.
    DimLight,
    /// The lamp over the table.
    TableLamp,
}

impl Finish {
    const ALL: [Self; 12] = [
        Self::Gunmetal,
        Self::Brass,
        Self::Lacquer,
        Self::Leather,
        Self::Panel,
        Self::Cloth,
        Self::Shadow,
        Self::Stone,
        Self::ColdLight,
        Self::WarmLight,
        Self::DimLight,
        Self::TableLamp,
    ];

    /// Its look, for lit and baked materials.
    pub(super) fn look(self) -> Look {
        let solid = |red, green, blue, metallic, roughness| Look {
            colour: Color::srgb(red, green, blue).to_linear().to_vec3(),
            metallic,
            roughness,
            glow: Vec3::ZERO,
        };
        let glow = |red, green, blue| Look { glow: Vec3::new(red, green, blue), ..solid(0.0, 0.0, 0.0, 0.0, 0.5) };
        match self {
            Self::Gunmetal => solid(0.16, 0.165, 0.18, 0.9, 0.34),
            Self::Brass => solid(0.72, 0.66, 0.58, 1.0, 0.30),
            Self::Lacquer => solid(0.045, 0.043, 0.05, 0.0, 0.45),
            Self::Leather => solid(0.30, 0.255, 0.22, 0.0, 0.46),
            Self::Panel => solid(0.23, 0.28, 0.32, 0.15, 0.55),
            Self::Cloth => solid(0.035, 0.042, 0.055, 0.0, 0.85),
            Self::Shadow => solid(0.05, 0.05, 0.055, 0.0, 0.7),
            Self::Stone => solid(0.075, 0.078, 0.088, 0.3, 0.32),
            Self::ColdLight => glow(0.8, 0.88, 0.96),
            Self::WarmLight => glow(9.0, 4.6, 1.7),
            Self::DimLight => glow(2.4, 1.1, 0.36),
            Self::TableLamp => glow(7.0, 6.0, 4.6),
        }
    }

    fn material(self) -> StandardMaterial {
        let look = self.look();
        let coat = if self == Self::Lacquer { 0.9 } else { 0.0 };
        StandardMaterial {
            base_color: LinearRgba::from_vec3(look.colour).into(),
            metallic: look.metallic,
            perceptual_roughness: look.roughness,
            reflectance: if self == Self::Leather { 0.45 } else { 0.5 },
            clearcoat: coat,
            clearcoat_perceptual_roughness: 0.16,
            emissive: LinearRgba::from_vec3(look.glow),
            double_sided: true,
            cull_mode: None,
            ..default()
        }
    }
}

/// The look of a finish, in linear colours.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    pub colour: Vec3,
    pub metallic: f32,
    pub roughness: f32,
    /// Emitted light.
    pub glow: Vec3,
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

/// Parts merged by finish.
#[derive(Default)]
pub struct MeshMerger(BTreeMap<Finish, Mesh>);

impl MeshMerger {
    /// Adds a part.
    ///
    /// # Panics
    /// If the part is not a list of triangles; all of Bevy's solids and ours are.
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

    /// The merged meshes with the lamps' light baked in.
    pub fn finish(self) -> impl Iterator<Item = (Finish, Mesh)> {
        let lamps = LampLight::new();
        self.0.into_iter().map(move |(finish, mut mesh)| {
            paint(&mut mesh, finish, &lamps);
            (finish, mesh)
        })
    }
}
