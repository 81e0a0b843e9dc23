//! Light scattered by dust: added to the picture behind it.

use bevy::{
    mesh::MeshVertexBufferLayoutRef,
    pbr::{MaterialPipeline, MaterialPipelineKey},
    prelude::*,
    render::render_resource::{AsBindGroup, Face, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError},
    shader::ShaderRef,
};

use crate::view::shaders;

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
    /// A small cone: estimated from the length of the line of sight in it.
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
    /// Colour; for haze, the scattering per unit of length and the number of steps.
    pub tint: Vec4,
    /// For a shaft: height of its lower and upper end, sharpness of its edge, share of dust. For haze: the cone's radius at its
    /// lower and upper end, its height, share of dust.
    pub shape: Vec4,
}

impl Material for Dust {
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
        // Haze is drawn on the far side of its cone, which is visible from inside it too.
        descriptor.primitive.cull_mode = Some(match key.bind_group_data {
            Kind::Shaft => Face::Back,
            Kind::Haze => Face::Front,
        });
        if let (Kind::Haze, Some(fragment)) = (key.bind_group_data, &mut descriptor.fragment) {
            fragment.shader_defs.push("HAZE".into());
        }
        Ok(())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<Dust>::default());
}
