//! Light scattered by dust: added to the picture behind it.

use bevy::{
    mesh::MeshVertexBufferLayoutRef,
    pbr::{MaterialPipeline, MaterialPipelineKey},
    prelude::*,
    render::render_resource::{AsBindGroup, Face, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError},
    shader::ShaderRef,
};

use crate::shaders;

/// Dust in the light of a lamp or of a projector.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[bind_group_data(Kind)]
pub(super) struct Dust {
    /// The parameters of the shader.
    #[uniform(0)]
    pub light: DustUniform,
    /// How it is computed.
    pub kind: Kind,
}

/// How scattered light is computed.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    /// Small cones, by how long the line of sight seems to run in them, with their glow; each tag says one's colour.
    Shaft,
    /// The large cone, which may contain the camera: summed in steps along the line of sight.
    Haze,
}

impl From<&Dust> for Kind {
    fn from(dust: &Dust) -> Self {
        dust.kind
    }
}

/// The parameters of the shader.
#[derive(Clone, Copy, Debug, PartialEq, ShaderType)]
pub(super) struct DustUniform {
    /// Of haze, what a unit of it scatters, and in how many steps it is gathered; of shafts, the brightest strength that a tag
    /// says, motion (0 stilled), half the width of the light on the rim, its height.
    pub tint: Vec4,
    /// Of shafts, height of their lower and upper end, sharpness of their edges, share of dust; of haze, the cone's radius at
    /// its lower and upper end, its height, share of dust.
    pub shape: Vec4,
}

impl Material for Dust {
    fn vertex_shader() -> ShaderRef {
        shaders::DUST.into()
    }

    fn fragment_shader() -> ShaderRef {
        shaders::DUST.into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Add
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        // Haze is drawn on the far side of its cone, which is seen from within it too; shafts likewise, so that no figure is
        // veiled by its own.
        descriptor.primitive.cull_mode = Some(Face::Front);
        if key.bind_group_data == Kind::Haze {
            descriptor.vertex.shader_defs.push("HAZE".into());
            if let Some(fragment) = &mut descriptor.fragment {
                fragment.shader_defs.push("HAZE".into());
            }
        }
        Ok(())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<Dust>::default());
}
