//! Baked light: meshes that never move store their light in their vertices, so that software rendering only has to interpolate
//! it.

use bevy::{
    mesh::{MeshVertexAttribute, MeshVertexBufferLayoutRef, VertexAttributeValues, VertexFormat},
    pbr::{MaterialPipeline, MaterialPipelineKey},
    prelude::*,
    render::render_resource::{AsBindGroup, RenderPipelineDescriptor, SpecializedMeshPipelineError},
    shader::ShaderRef,
};

use super::Finish;
use crate::{Quality, lounge::LampLight, shaders};

/// The light that a vertex reflects, linear.
const ATTRIBUTE_LIGHT: MeshVertexAttribute =
    MeshVertexAttribute::new("PaintedLight", 0x4c_69_67_68_74, VertexFormat::Float32x3);

/// What a clear coat reflects of the lounge.
const COAT: Vec3 = Vec3::new(0.010, 0.011, 0.013);

/// A material that shows a mesh's baked light.
#[derive(Asset, TypePath, AsBindGroup, Clone, Copy, Debug)]
pub struct PaintMaterial {
    /// A factor of the light, in the first component: every graphics API lays out vectors alike.
    #[uniform(0)]
    brightness: Vec4,
}

impl Material for PaintMaterial {
    fn vertex_shader() -> ShaderRef {
        shaders::PAINTED.into()
    }

    fn fragment_shader() -> ShaderRef {
        shaders::PAINTED.into()
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
        layout: &MeshVertexBufferLayoutRef,
        _: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let attributes = [Mesh::ATTRIBUTE_POSITION.at_shader_location(0), ATTRIBUTE_LIGHT.at_shader_location(1)];
        descriptor.vertex.buffers = vec![layout.0.get_layout(&attributes)?];
        descriptor.primitive.cull_mode = None;
        Ok(())
    }
}

/// Bakes the lamps' light into a mesh of one finish. Metals reflect their surroundings, so their light depends on the direction
/// of their normal only.
pub(super) fn paint(mesh: &mut Mesh, finish: Finish, lamps: &LampLight) {
    let look = finish.look();
    let vectors = |attribute| match mesh.attribute(attribute) {
        Some(VertexAttributeValues::Float32x3(values)) => values.clone(),
        _ => Vec::new(),
    };
    let (positions, normals) = (vectors(Mesh::ATTRIBUTE_POSITION), vectors(Mesh::ATTRIBUTE_NORMAL));
    let shades = match mesh.attribute(Mesh::ATTRIBUTE_COLOR) {
        Some(VertexAttributeValues::Float32x4(values)) => values.clone(),
        _ => Vec::new(),
    };
    let light: Vec<[f32; 3]> = positions
        .iter()
        .zip(&normals)
        .zip(&shades)
        .map(|((position, normal), shade)| {
            let (position, normal) = (Vec3::from(*position), Vec3::from(*normal));
            let gleam = if look.metallic > 0.5 { 0.35 } else { 1.0 };
            let lit = (lamps.direct(position, normal) * gleam + lamps.ambient(normal)) * look.colour * shade[0];
            // A clear coat reflects a little of the lounge at every angle.
            let coat = if finish == Finish::Lacquer { COAT * (0.4 + 0.6 * normal.y.max(0.0)) } else { Vec3::ZERO };
            (lit + coat + look.glow).to_array()
        })
        .collect();
    mesh.insert_attribute(ATTRIBUTE_LIGHT, light);
}

/// A mesh that can be drawn with either: its lit material, or its baked light.
#[derive(Component, Clone, Debug)]
#[require(Transform, Visibility)]
pub struct Furniture(pub Finish);

/// The material that all baked meshes share.
#[derive(Resource)]
pub struct Paint(Handle<PaintMaterial>);

impl FromWorld for Paint {
    fn from_world(world: &mut World) -> Self {
        Self(world.resource_mut::<Assets<PaintMaterial>>().add(PaintMaterial { brightness: Vec4::ONE }))
    }
}

impl Paint {
    /// Gives all baked meshes this share of their light.
    pub fn dim(&self, painted: &mut Assets<PaintMaterial>, share: f32) {
        if let Some(mut painted) = painted.get_mut(&self.0) {
            painted.brightness.x = share;
        }
    }
}

/// Gives furniture the material that the quality requires.
fn finish_furniture(
    mut commands: Commands,
    quality: Res<Quality>,
    paint: Res<Paint>,
    finishes: Res<super::Finishes>,
    furniture: Query<(Entity, Ref<Furniture>)>,
) {
    for (entity, made_of) in &furniture {
        if !quality.is_changed() && !made_of.is_added() {
            continue;
        }
        let mut entity = commands.entity(entity);
        if quality.bakes_the_room() {
            entity.remove::<MeshMaterial3d<StandardMaterial>>().insert(MeshMaterial3d(paint.0.clone()));
        } else {
            entity.remove::<MeshMaterial3d<PaintMaterial>>().insert(MeshMaterial3d(finishes.get(made_of.0)));
        }
    }
}

fn init_paint(mut commands: Commands) {
    commands.init_resource::<Paint>();
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<PaintMaterial>::default())
        .add_systems(PreStartup, init_paint)
        .add_systems(Update, finish_furniture.in_set(crate::ViewSystems::Fit));
}
