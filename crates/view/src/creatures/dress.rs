//! Prepares a model that has just been loaded: replaces the file's material by the hologram material with the same two
//! textures, adds its contacts to the table, and sets its clips up.

use std::collections::BTreeMap;

use bevy::{
    camera::{
        primitives::MeshAabb,
        visibility::{NoFrustumCulling, RenderLayers},
    },
    light::NotShadowCaster,
    mesh::skinning::SkinnedMesh,
    prelude::*,
    world_serialization::WorldInstanceReady,
};

use super::{
    Creature, CreatureData, Library,
    figure::{BodyOf, Figure, FigureLight},
    library::{Cast, Flaw, Flawed, Shelf},
    perform::Limbs,
    seam::{self, Hulls},
};
use crate::{Contact, MIRRORED, hologram::HologramMaterial};

/// The radius of the table's darkening under a foot.
const FOOT: f32 = 0.055;

pub(super) fn on_model_ready(
    ready: On<WorldInstanceReady>,
    mut commands: Commands,
    library: Res<Library>,
    creatures: Res<Assets<Creature>>,
    bodies: Query<&BodyOf>,
    figures: Query<(&Figure, &FigureLight)>,
    children: Query<&Children>,
    parts: Query<(Option<&Name>, Option<&Mesh3d>, Option<&SkinnedMesh>, Option<&MeshMaterial3d<StandardMaterial>>)>,
    mut players: Query<&mut AnimationPlayer>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut hulls: ResMut<Hulls>,
    plain: Res<Assets<StandardMaterial>>,
    mut lights: ResMut<Assets<HologramMaterial>>,
    mut flaws: MessageWriter<Flawed>,
) {
    let Ok(&BodyOf(root)) = bodies.get(ready.entity) else { return };
    let Ok((figure, light)) = figures.get(root) else { return };
    let Some(Shelf::Ready(cast)) = figure.creature.as_ref().and_then(|id| library.shelf(id)) else { return };
    let Some(data) = creatures.get(&cast.creature) else { return };
    let named = children.iter_descendants(ready.entity).filter_map(|part| Some((part, parts.get(part).ok()?.0?)));
    let joints: BTreeMap<String, Entity> = named.map(|(part, name)| (name.as_str().to_owned(), part)).collect();
    for part in children.iter_descendants(ready.entity) {
        let Ok((name, mesh, skin, material)) = parts.get(part) else { continue };
        if let Some(material) = material {
            if let (Some(mut light), Some(plain)) = (lights.get_mut(&light.0), plain.get(material)) {
                light.maps.clone_from(&plain.occlusion_texture);
                light.normals.clone_from(&plain.normal_map_texture);
                if light.maps.is_none() || light.normals.is_none() {
                    flaws.write(Flawed { creature: figure.creature.clone().unwrap_or_default(), flaw: Flaw::Textures });
                }
                measure(&mut light, data, mesh.and_then(|mesh| meshes.get(mesh)));
            }
            commands.entity(part).remove::<MeshMaterial3d<StandardMaterial>>().insert((
                MeshMaterial3d(light.0.clone()),
                RenderLayers::from_layers(&[0, MIRRORED]),
                // A hologram casts no shadow.
                NotShadowCaster,
                // A limb may leave the bounding box of the bind pose.
                NoFrustumCulling,
            ));
            if let (Some(mesh), Some(skin)) = (mesh, skin) {
                seam::spawn_outline(&mut commands, root, part, mesh, skin, &light.0, &mut hulls, &mut meshes);
            }
        }
        for touch in data.touches.iter().filter(|touch| touch.joint.as_deref() == name.map(Name::as_str)) {
            if touch.joint.is_some() {
                commands.entity(part).insert(Contact {
                    figure: root,
                    point: touch.point.into(),
                    radius: FOOT * figure.scale,
                });
            }
        }
        if let Ok(mut player) = players.get_mut(part) {
            lay_ready(&mut player, cast);
            commands.entity(part).insert(AnimationGraphHandle(cast.graph.clone()));
            commands.entity(root).insert(Limbs {
                player: part,
                nodes: cast.nodes.clone(),
                others: cast.others.clone(),
                joints: joints.clone(),
            });
        }
    }
    for touch in data.touches.iter().filter(|touch| touch.joint.is_none()) {
        let place = Transform::from_translation(Vec3::from(touch.point));
        commands.spawn((
            place,
            Contact { figure: root, point: Vec3::ZERO, radius: FOOT * figure.scale },
            ChildOf(root),
        ));
    }
}

/// Starts all clips, paused and with weight 0; the performer sets the time and weight of each.
fn lay_ready(player: &mut AnimationPlayer, cast: &Cast) {
    for (node, _) in cast.nodes.values().chain(cast.others.values()) {
        player.play(*node).repeat().pause().set_weight(0.0);
    }
}

/// Sets the extent of the mesh in its own space, and the position of the wound and the face in it.
fn measure(light: &mut HologramMaterial, data: &CreatureData, mesh: Option<&Mesh>) {
    let Some(bounds) = mesh.and_then(MeshAabb::compute_aabb) else { return };
    let (low, high) = (Vec3::from(bounds.min()), Vec3::from(bounds.max()));
    light.extent = low.distance(high);
    // The mesh in its bind pose may be wider or narrower than the posed figure; only its height can be compared.
    light.wound = Vec3::from(data.wound) * ((high.y - low.y) / data.height);
    let face = data.face.map(|face| Vec3::from(face.middle).extend(face.radius) / data.scale);
    light.face = face.unwrap_or_default();
}
