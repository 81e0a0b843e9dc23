//! The same scene in plain material, to see what its own materials cost: every mesh has a twin in one unlit grey. The
//! engine's own unlit material would flatter us: where a processor draws, it still pays for the light that it leaves out.

use bevy::{
    camera::visibility::{NoFrustumCulling, RenderLayers},
    light::NotShadowCaster,
    mesh::skinning::SkinnedMesh,
    prelude::*,
    render::render_resource::AsBindGroup,
    shader::ShaderRef,
};

use crate::view::shaders;

/// The grey.
#[derive(Asset, TypePath, AsBindGroup, Clone, Copy, Debug, Default)]
struct Plain {}

impl Material for Plain {
    fn fragment_shader() -> ShaderRef {
        shaders::PLAIN.into()
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<Plain>::default());
}

/// Meshes and their twins. What is only light in the air has none and is drawn in both scenes: in grey it would hide the rest.
pub struct Twins {
    /// The mesh, its own layers, its twin.
    pairs: Vec<(Entity, RenderLayers, Entity)>,
}

impl Twins {
    /// Gives every mesh of the scene its twin.
    pub fn of(world: &mut World) -> Self {
        let grey = world.resource_mut::<Assets<Plain>>().add(Plain {});
        let mut query = world.query::<(
            Entity,
            &Mesh3d,
            Option<&SkinnedMesh>,
            Option<&RenderLayers>,
            Has<NoFrustumCulling>,
            Option<&Name>,
        )>();
        let solid = query.iter(world).filter(|(.., name)| name.is_none_or(|name| !name.ends_with("shaft")));
        let meshes: Vec<_> = solid
            .map(|(entity, mesh, skin, layers, unculled, _)| {
                (entity, mesh.clone(), skin.cloned(), layers.cloned().unwrap_or_default(), unculled)
            })
            .collect();
        let pairs = meshes.into_iter().map(|(entity, mesh, skin, layers, unculled)| {
            let mut twin = world.spawn((
                mesh,
                MeshMaterial3d(grey.clone()),
                RenderLayers::none(),
                NotShadowCaster,
                Transform::default(),
                Visibility::default(),
                ChildOf(entity),
            ));
            if let Some(skin) = skin {
                twin.insert(skin);
            }
            if unculled {
                twin.insert(NoFrustumCulling);
            }
            (entity, layers, twin.id())
        });
        Self { pairs: pairs.collect() }
    }

    /// Shows the scene as it is, or its twins instead.
    pub fn show(&self, world: &mut World, plain: bool) {
        for (entity, layers, twin) in &self.pairs {
            let [own, other] =
                if plain { [RenderLayers::none(), layers.clone()] } else { [layers.clone(), RenderLayers::none()] };
            world.entity_mut(*entity).insert(own);
            world.entity_mut(*twin).insert(other);
        }
    }
}
