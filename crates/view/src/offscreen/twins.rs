//! The same scene in a plain material, to measure what its own materials cost: every mesh gets a twin in one unlit grey.

use bevy::{
    camera::visibility::{NoFrustumCulling, RenderLayers},
    light::NotShadowCaster,
    mesh::skinning::SkinnedMesh,
    prelude::*,
    render::render_resource::AsBindGroup,
    shader::ShaderRef,
};

use crate::shaders;

/// A material of one grey.
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

/// The material of twins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grey {
    /// The engine's own unlit material. In software rendering it still pays for the lights that it ignores.
    Engine,
    /// A shader that writes one colour: the least that a mesh can cost.
    Bare,
}

/// Meshes and their twins. Light effects in the air have none and are drawn in both scenes: in grey they would hide the rest.
pub struct Twins {
    /// The mesh, its own layers, its twin.
    pairs: Vec<(Entity, RenderLayers, Entity)>,
}

impl Twins {
    /// Gives every mesh of the scene a twin; no other twins may exist.
    pub fn spawn(world: &mut World, grey: Grey) -> Self {
        let bare = world.resource_mut::<Assets<Plain>>().add(Plain {});
        let unlit = StandardMaterial { base_color: Color::srgb(0.3, 0.3, 0.3), unlit: true, ..default() };
        let engine = world.resource_mut::<Assets<StandardMaterial>>().add(unlit);
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
                RenderLayers::none(),
                NotShadowCaster,
                Transform::default(),
                Visibility::default(),
                ChildOf(entity),
            ));
            match grey {
                Grey::Engine => twin.insert(MeshMaterial3d(engine.clone())),
                Grey::Bare => twin.insert(MeshMaterial3d(bare.clone())),
            };
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

    /// Shows the scene itself, or (`plain`) its twins.
    pub fn set_plain(&self, world: &mut World, plain: bool) {
        for (entity, layers, twin) in &self.pairs {
            let [own, other] =
                if plain { [RenderLayers::none(), layers.clone()] } else { [layers.clone(), RenderLayers::none()] };
            world.entity_mut(*entity).insert(own);
            world.entity_mut(*twin).insert(other);
        }
    }

    /// Removes the twins.
    pub fn part(self, world: &mut World) {
        self.set_plain(world, false);
        for (.., twin) in self.pairs {
            world.despawn(twin);
        }
    }
}
