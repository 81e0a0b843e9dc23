//! The material of the top. Cells, fillets, inlays, rings, pools of light and marks are all computed by its shader.

use bevy::{
    mesh::MeshVertexBufferLayoutRef,
    pbr::{ExtendedMaterial, MaterialExtension, MaterialExtensionKey, MaterialExtensionPipeline},
    prelude::*,
    render::render_resource::{AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError},
    shader::ShaderRef,
};

use super::{grid, shader::shader_defs};
use crate::{
    boards::{MOST_CELLS, REGIONS},
    shaders,
};
use holochess_rules::Shape;

/// Physically based lacquer with the board in it.
pub(super) type LacquerMaterial = ExtendedMaterial<StandardMaterial, Lacquer>;

/// The most figures for the shader: no game has more than sixty pawns.
pub(super) const PIECES: usize = 64;
/// Points of contact per figure, while the figures are few.
pub(super) const CONTACTS: usize = 4;
/// The most figures for which points of contact are drawn.
pub(super) const WITH_FEET: usize = 16;
/// Strokes of a path and of lines.
pub(super) const STROKES: usize = 48;
/// The most segments of the path; the others are for lines.
pub(super) const STEPS: usize = 32;

/// The extension of the material: the board's data, the mirror's picture, the stone's noise.
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
    /// Whether a few lines of arithmetic replace the engine's lighting, for software rendering.
    pub plain: bool,
    /// Which board it is.
    pub shape: Shape,
}

/// The properties that need a pipeline of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct LacquerKey {
    plain: bool,
    shape: Shape,
}

impl From<&Lacquer> for LacquerKey {
    fn from(lacquer: &Lacquer) -> Self {
        Self { plain: lacquer.plain, shape: lacquer.shape }
    }
}

/// The board's data for the shader: less than eight kilobytes, half of what every graphics API guarantees.
#[derive(Clone, Copy, Debug, PartialEq, ShaderType)]
pub(super) struct BoardUniform {
    /// x, z, facing in radians, seat.
    pub pieces: [Vec4; PIECES],
    /// Colour of the light that it casts; presence.
    pub tints: [Vec4; PIECES],
    /// World position; radius. Four per figure, while there are at most [`WITH_FEET`] figures.
    pub contacts: [Vec4; WITH_FEET * CONTACTS],
    /// The figures near each part of the top; see [`grid`].
    pub near: [UVec4; grid::WORDS / 4],
    /// Bits of the marks of every cell.
    pub marks: [UVec4; MOST_CELLS.div_ceil(4)],
    /// From x, z and to x, z: the path's strokes, then those of lines.
    pub strokes: [Vec4; STROKES],
    /// The owner of each line's segment, plus 8 if the line is finished.
    pub kinds: [UVec4; STROKES / 4],
    /// Colour of a part of the board; the seat whose sign it has, plus 8 if it is only that seat's goal, negative for none.
    pub regions: [Vec4; REGIONS],
    /// The two most brightly lit seats: direction x, z; brightness; seat.
    pub turns: [Vec4; 2],
    /// Colour of the marks; number of the path's segments.
    pub accent: Vec4,
    /// The origin of pushes: x, z; whether there is one; motion (0 none).
    pub push: Vec4,
    /// Glow of the cells, strength of the reflection, its blur, number of figures.
    pub look: Vec4,
    /// For plain lighting: the environment light on the top; the factor of the room's light.
    pub ambient: Vec4,
    /// Radius up to which the board is drawn, glow of that edge, number of lines' segments.
    pub written: Vec4,
}

impl Default for BoardUniform {
    fn default() -> Self {
        Self {
            pieces: [Vec4::ZERO; PIECES],
            tints: [Vec4::ZERO; PIECES],
            contacts: [Self::NO_CONTACT; WITH_FEET * CONTACTS],
            near: [UVec4::MAX; grid::WORDS / 4],
            marks: [UVec4::ZERO; MOST_CELLS.div_ceil(4)],
            strokes: [Vec4::ZERO; STROKES],
            kinds: [UVec4::ZERO; STROKES / 4],
            regions: [Vec4::new(0.0, 0.0, 0.0, -1.0); REGIONS],
            turns: [Vec4::new(0.0, 1.0, 0.0, 0.0); 2],
            accent: Vec4::new(1.0, 1.0, 1.0, 0.0),
            push: Vec4::ZERO,
            look: Vec4::new(1.0, 3.0, 0.0035, 0.0),
            ambient: Vec4::ZERO,
            written: Vec4::new(2.0, 0.0, 0.0, 0.0),
        }
    }
}

impl BoardUniform {
    /// A contact so high up that it darkens nothing.
    pub(super) const NO_CONTACT: Vec4 = Vec4::new(0.0, 9.0, 0.0, 0.05);
    /// A difference that is less than a pixel, or than a step of brightness: in table radii, radians and shares of full light.
    const UNSEEN: f32 = 1e-3;

    /// Whether the two are drawn alike. What breathes moves its feet by less than a pixel in most frames.
    pub(super) fn looks_like(&self, other: &Self) -> bool {
        fn alike(one: &[Vec4], other: &[Vec4]) -> bool {
            one.iter().zip(other).all(|(one, other)| one.abs_diff_eq(*other, BoardUniform::UNSEEN))
        }
        (self.near, self.marks, self.kinds) == (other.near, other.marks, other.kinds)
            && alike(&self.pieces, &other.pieces)
            && alike(&self.tints, &other.tints)
            && alike(&self.contacts, &other.contacts)
            && alike(&self.strokes, &other.strokes)
            && alike(&self.regions, &other.regions)
            && alike(&self.turns, &other.turns)
            && alike(
                &[self.accent, self.push, self.look, self.ambient, self.written],
                &[other.accent, other.push, other.look, other.ambient, other.written],
            )
    }
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
        if let Some(fragment) = &mut descriptor.fragment {
            let LacquerKey { plain, shape } = key.bind_group_data;
            fragment.shader_defs.extend(shader_defs(shape).iter().map(|name| (*name).into()));
            if plain {
                fragment.shader_defs.push("PLAIN".into());
            }
        }
        Ok(())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<LacquerMaterial>::default());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_can_hold_what_the_shader_is_told() {
        let bytes = BoardUniform::min_size().get();
        assert!(bytes <= 16_384, "WebGL promises 16 KiB, and this is {bytes} bytes");
    }

    #[test]
    fn a_board_is_drawn_again_only_for_what_can_be_seen() {
        let changed = |change: fn(&mut BoardUniform)| {
            let mut board = BoardUniform::default();
            change(&mut board);
            !board.looks_like(&BoardUniform::default())
        };
        assert!(!changed(|board| board.contacts[3].x += BoardUniform::UNSEEN / 2.0));
        assert!(changed(|board| board.pieces[0].x += BoardUniform::UNSEEN * 2.0));
        assert!(changed(|board| board.marks[0].x = 1));
    }
}
