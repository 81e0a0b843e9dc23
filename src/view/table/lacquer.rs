//! The material of the top. Cells, fillets, inlays, rings, pools of light and marks are all computed by its shader.

use bevy::{
    mesh::MeshVertexBufferLayoutRef,
    pbr::{ExtendedMaterial, MaterialExtension, MaterialExtensionKey, MaterialExtensionPipeline},
    prelude::*,
    render::render_resource::{AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError},
    shader::ShaderRef,
};

use crate::view::shaders;

/// Physically based lacquer with the board in it.
pub(super) type LacquerMaterial = ExtendedMaterial<StandardMaterial, Lacquer>;

/// Figures of which the top knows.
pub(super) const PIECES: usize = 8;
/// Points of contact a figure.
pub(super) const CONTACTS: usize = 4;
/// Corners of a path that can be shown.
pub(super) const PATH: usize = 8;

/// What is drawn in the top, the mirror's picture, the clouds in its stone.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[bind_group_data(LacquerKey)]
pub(super) struct Lacquer {
    #[uniform(100)]
    pub board: BoardUniform,
    #[texture(101)]
    #[sampler(102)]
    pub mirror: Option<Handle<Image>>,
    #[texture(103)]
    #[sampler(104)]
    pub stone: Handle<Image>,
    /// Light by a few lines of arithmetic instead of the engine's, for machines whose processor draws.
    pub plain: bool,
}

/// What needs a pipeline of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct LacquerKey {
    plain: bool,
}

impl From<&Lacquer> for LacquerKey {
    fn from(lacquer: &Lacquer) -> Self {
        Self { plain: lacquer.plain }
    }
}

/// The board as the shader reads it.
#[derive(Clone, Copy, Debug, PartialEq, ShaderType)]
pub(super) struct BoardUniform {
    /// x, z, facing in radians, seat; below 0: nobody.
    pub pieces: [Vec4; PIECES],
    /// Hue of the light that it casts; presence.
    pub tints: [Vec4; PIECES],
    /// World position; radius.
    pub contacts: [Vec4; PIECES * CONTACTS],
    /// Bits of the marks, four cells each.
    pub marks: [UVec4; 7],
    /// x, z of two corners each.
    pub path: [Vec4; PATH / 2],
    /// Light of the marks; corners of the path.
    pub accent: Vec4,
    /// Where pushes come from: x, z; whether from there; motion (0 stilled).
    pub push: Vec4,
    /// Glow of the cells, strength of the reflection, its blur, figures that are there.
    pub look: Vec4,
    /// What the lounge throws on the top, for plain light.
    pub ambient: Vec4,
}

impl Default for BoardUniform {
    fn default() -> Self {
        Self {
            pieces: [Vec4::new(0.0, 0.0, 0.0, -1.0); PIECES],
            tints: [Vec4::ZERO; PIECES],
            contacts: [Self::NO_CONTACT; PIECES * CONTACTS],
            marks: [UVec4::ZERO; 7],
            path: [Vec4::ZERO; PATH / 2],
            accent: Vec4::new(1.0, 1.0, 1.0, 0.0),
            push: Vec4::ZERO,
            look: Vec4::new(1.0, 3.0, 0.0035, 0.0),
            ambient: Vec4::ZERO,
        }
    }
}

impl BoardUniform {
    /// A point so high that it darkens nothing.
    pub(super) const NO_CONTACT: Vec4 = Vec4::new(0.0, 9.0, 0.0, 0.05);
}

impl MaterialExtension for Lacquer {
    fn fragment_shader() -> ShaderRef {
        shaders::TABLE.into()
    }

    fn enable_shadows() -> bool {
        false
    }

    fn specialize(
        _: &MaterialExtensionPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialExtensionKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        if key.bind_group_data.plain
            && let Some(fragment) = &mut descriptor.fragment
        {
            fragment.shader_defs.push("PLAIN".into());
        }
        Ok(())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<LacquerMaterial>::default());
}
