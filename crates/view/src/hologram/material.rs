//! The hologram material, with a figure's effects as its fields.

use bevy::{
    mesh::MeshVertexBufferLayoutRef,
    pbr::{MaterialPipeline, MaterialPipelineKey},
    prelude::*,
    render::render_resource::{
        AsBindGroup, BlendComponent, BlendFactor, BlendOperation, BlendState, RenderPipelineDescriptor, ShaderType,
        SpecializedMeshPipelineError,
    },
    shader::ShaderRef,
};

use super::HologramLook;
use crate::{SeatPalette, shaders};

/// The material of a hologram, one per figure; every field may change at any time. A skinned mesh without texture coordinates is the
/// hull of its seams.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[uniform(0, HologramUniform)]
pub struct HologramMaterial {
    /// The creature's own hue, linear.
    pub tint: LinearRgba,
    /// The seat's light from below; see [`seat_light`](crate::seat_light).
    pub side_tint: LinearRgba,
    /// Any number; desynchronises the flicker and glitches of figures.
    pub seed: f32,
    /// The parameters that all figures share; copied from the resource of the same name.
    pub look: HologramLook,
    /// How far the figure has materialised from its feet up: 0 to 1.
    pub appear: f32,
    /// World height at which [`appear`](Self::appear) is complete.
    pub height: f32,
    /// The figure's scale: the light from below reaches the same share of a small figure as of a full-sized one.
    pub scale: f32,
    /// Whether it is drawn opaque: then all figures with one mesh and one material are one draw call.
    pub solid: bool,
    /// How far it has dissolved from the wound on: 0 whole, 1 gone.
    pub dissolve: f32,
    /// Where the dissolving starts, in the mesh's own space before any pose.
    pub wound: Vec3,
    /// The extent of the mesh in its own space: how far the dissolving has to spread.
    pub extent: f32,
    /// A ball around its face, in the same space: middle and radius; without a radius it has none.
    pub face: Vec4,
    /// How much of it is dithered away to clear the view: 0 to 1.
    pub fade: f32,
    /// How dark it is as a bystander of a scene: 0 bright, 1 dark.
    pub dim: f32,
    /// How strongly it is highlighted, as under the pointer: 0 to 1.
    pub highlight: f32,
    /// How strongly it is torn sideways in slices: 0 to 1. Not shown under reduced motion.
    pub glitch: f32,
    /// The flash of a blow: world position, and strength (0 none).
    pub flash: Vec4,
    /// What its neighbours throw on its feet, linear.
    pub neighbours: Vec3,
    /// 1 lets flicker, glitches and the travelling band run, 0 stills them; follows [`ReducedMotion`](crate::ReducedMotion).
    pub motion: f32,
    /// Red: ambient occlusion, green: curvature (½ flat), blue: class (0 dark, 0.4 skin, 0.7 ivory, 1 glowing). Load it as
    /// linear data, not as a colour.
    #[texture(1)]
    #[sampler(2)]
    pub maps: Option<Handle<Image>>,
    /// Tangent-space normals; tangents come from the texture coordinates. Load it as linear data.
    #[texture(3)]
    #[sampler(4)]
    pub normals: Option<Handle<Image>>,
}

/// The fields of the material that change with the scene. The default is a figure at rest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shine {
    /// See [`HologramMaterial::appear`].
    pub appear: f32,
    /// See [`HologramMaterial::dissolve`].
    pub dissolve: f32,
    /// See [`HologramMaterial::glitch`].
    pub glitch: f32,
    /// See [`HologramMaterial::fade`].
    pub fade: f32,
    /// See [`HologramMaterial::dim`].
    pub dim: f32,
    /// See [`HologramMaterial::highlight`].
    pub highlight: f32,
    /// See [`HologramMaterial::flash`].
    pub flash: Vec4,
}

impl Default for Shine {
    fn default() -> Self {
        Self { appear: 1.0, dissolve: 0.0, glitch: 0.0, fade: 0.0, dim: 0.0, highlight: 0.0, flash: Vec4::ZERO }
    }
}

impl Shine {
    /// These fields of a material.
    pub fn from_material(material: &HologramMaterial) -> Self {
        let HologramMaterial { appear, dissolve, glitch, fade, dim, highlight, flash, .. } = *material;
        Self { appear, dissolve, glitch, fade, dim, highlight, flash }
    }

    /// Writes these fields to a material.
    pub fn apply(self, material: &mut HologramMaterial) {
        let Self { appear, dissolve, glitch, fade, dim, highlight, flash } = self;
        (material.appear, material.dissolve, material.glitch) = (appear, dissolve, glitch);
        (material.fade, material.dim, material.highlight, material.flash) = (fade, dim, highlight, flash);
    }
}

impl Default for HologramMaterial {
    fn default() -> Self {
        Self {
            tint: LinearRgba::rgb(0.14, 0.58, 1.0),
            side_tint: SeatPalette::Usual.colours()[0].light,
            seed: 0.0,
            look: HologramLook::default(),
            appear: 1.0,
            height: 0.42,
            scale: 1.0,
            solid: false,
            dissolve: 0.0,
            wound: Vec3::ZERO,
            extent: 2.0,
            face: Vec4::ZERO,
            fade: 0.0,
            dim: 0.0,
            highlight: 0.0,
            glitch: 0.0,
            flash: Vec4::ZERO,
            neighbours: Vec3::ZERO,
            motion: 1.0,
            maps: None,
            normals: None,
        }
    }
}

/// The material as the shader reads it, in the same order: see the fields of [`HologramMaterial`] and [`HologramLook`].
#[derive(Clone, Copy, Debug, ShaderType)]
pub(super) struct HologramUniform {
    tint: Vec3,
    seed: f32,
    side: Vec3,
    motion: f32,
    neighbours: Vec3,
    scale: f32,
    wound: Vec3,
    face: Vec3,
    face_radius: f32,
    flash: Vec3,
    flash_strength: f32,
    appear: f32,
    height: f32,
    fade: f32,
    dim: f32,
    dissolve: f32,
    highlight: f32,
    glitch: f32,
    extent: f32,
    /// 1 with maps, 0 without.
    has_maps: f32,
    /// 1 with normals, 0 without.
    has_normals: f32,
    translucency: f32,
    key: f32,
    fill: f32,
    rim: f32,
    under: f32,
    relief: f32,
    ridges: f32,
    scan: f32,
    lines: f32,
    band: f32,
    flicker: f32,
    grain: f32,
    eyes: f32,
}

impl From<&HologramMaterial> for HologramUniform {
    fn from(material: &HologramMaterial) -> Self {
        let there = |map: &Option<Handle<Image>>| f32::from(u8::from(map.is_some()));
        let look = material.look;
        Self {
            tint: material.tint.to_vec3(),
            seed: material.seed,
            side: material.side_tint.to_vec3(),
            motion: material.motion,
            neighbours: material.neighbours,
            scale: material.scale,
            wound: material.wound,
            face: material.face.truncate(),
            face_radius: material.face.w,
            flash: material.flash.truncate(),
            flash_strength: material.flash.w,
            appear: material.appear,
            height: material.height,
            fade: material.fade,
            dim: material.dim,
            dissolve: material.dissolve,
            highlight: material.highlight,
            glitch: material.glitch,
            extent: material.extent,
            has_maps: there(&material.maps),
            has_normals: there(&material.normals),
            translucency: look.translucency,
            key: look.key,
            fill: look.fill,
            rim: look.rim,
            under: look.under,
            relief: look.relief,
            ridges: look.ridges,
            scan: look.scan,
            lines: look.lines,
            band: look.band,
            flicker: look.flicker,
            grain: look.grain,
            eyes: look.eyes,
        }
    }
}

/// Draws over figures and nothing else: the shader marks them in the picture with an alpha of 0. Along a figure's outline, where the room
/// is behind, a hull leaves no line.
const OVER_FIGURES: BlendState = BlendState {
    color: BlendComponent {
        src_factor: BlendFactor::OneMinusDstAlpha,
        dst_factor: BlendFactor::DstAlpha,
        operation: BlendOperation::Add,
    },
    alpha: BlendComponent {
        src_factor: BlendFactor::Zero,
        dst_factor: BlendFactor::One,
        operation: BlendOperation::Add,
    },
};

impl Material for HologramMaterial {
    fn vertex_shader() -> ShaderRef {
        shaders::HOLOGRAM.into()
    }

    fn fragment_shader() -> ShaderRef {
        shaders::HOLOGRAM.into()
    }

    fn reads_view_transmission_texture(&self) -> bool {
        !self.solid
    }

    // Which parts of a figure are there is decided by the shader above alone. The depth of a whole one, written beforehand, would hide the
    // room behind the parts that are not: a black outline.
    fn enable_prepass() -> bool {
        false
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        layout: &MeshVertexBufferLayoutRef,
        _: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        if layout.0.contains(Mesh::ATTRIBUTE_JOINT_INDEX) && !layout.0.contains(Mesh::ATTRIBUTE_UV_0) {
            descriptor.vertex.shader_defs.push("SEAM".into());
            if let Some(fragment) = &mut descriptor.fragment {
                fragment.shader_defs.push("SEAM".into());
                for target in fragment.targets.iter_mut().flatten() {
                    target.blend = Some(OVER_FIGURES);
                }
            }
            if let Some(depth) = &mut descriptor.depth_stencil {
                depth.depth_write_enabled = Some(false);
            }
        }
        Ok(())
    }

    // A hologram casts no shadow; the table's shader darkens the contacts.
    fn enable_shadows() -> bool {
        false
    }
}
