//! Seams: where one part of a figure stands before another of the same hue, a thin line runs around the one in front, dark from the seat
//! and a faint glow close by.
//!
//! The line is a second, inverted hull: the figure's mesh with its faces turned round, pushed out along its normals by the shader.
//! What of it sticks out beside a part, before a figure, shows the room instead. Hulls are drawn after all figures, and over nothing but
//! figures: an outline has no line. Where a figure is very small, the hull is not drawn at all.

use bevy::{
    asset::RenderAssetUsages,
    camera::visibility::{NoFrustumCulling, RenderLayers},
    light::NotShadowCaster,
    mesh::{VertexAttributeValues, skinning::SkinnedMesh},
    platform::collections::HashMap,
    prelude::*,
    render::render_resource::PrimitiveTopology,
};

use crate::view::{Quality, ViewSystems, camera::MainCamera, hologram::HologramMaterial};

/// How high the picture is at the distance of a figure of scale 1, in table radii, where its seams begin to show; nearer than that, the
/// shader fades them in. Seen from a seat, the whole circle is nearer.
const FAR: f32 = 2.8;
/// The most figures with seams, those nearest to the camera: all on the circle, and half of them where a processor draws.
const fn most(quality: Quality) -> usize {
    match quality {
        Quality::Low => 4,
        Quality::Medium | Quality::High => 8,
    }
}

/// How far behind the camera hulls are sorted, in table radii: farther than any figure can be.
const BEHIND: f32 = 20.0;

/// On the hull of a figure: its root.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Seam(Entity);

/// The hulls of the meshes that are there.
#[derive(Resource, Default)]
pub(super) struct Hulls(HashMap<AssetId<Mesh>, Handle<Mesh>>);

/// Gives a part of a figure its hull, which shares the part's pose and material.
pub(super) fn sew(
    commands: &mut Commands,
    root: Entity,
    part: Entity,
    mesh: &Mesh3d,
    skin: &SkinnedMesh,
    light: &Handle<HologramMaterial>,
    hulls: &mut Hulls,
    meshes: &mut Assets<Mesh>,
) {
    let hull = if let Some(hull) = hulls.0.get(&mesh.id()) {
        hull.clone()
    } else {
        let Some(hull) = meshes.get(mesh).and_then(hull_of) else { return };
        let hull = meshes.add(hull);
        hulls.0.insert(mesh.id(), hull.clone());
        hull
    };
    commands.spawn((
        Name::new("seam"),
        Seam(root),
        Mesh3d(hull),
        MeshMaterial3d(light.clone()),
        skin.clone(),
        RenderLayers::layer(0),
        NotShadowCaster,
        NoFrustumCulling,
        Transform::default(),
        Visibility::Hidden,
        ChildOf(part),
    ));
}

/// The mesh with its faces turned round, one normal at each place, and without texture coordinates: by their absence the
/// material knows it (see [`HologramMaterial`]).
fn hull_of(mesh: &Mesh) -> Option<Mesh> {
    let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION)?.as_float3()?;
    let normals = mesh.attribute(Mesh::ATTRIBUTE_NORMAL)?.as_float3()?;
    let joints = mesh.attribute(Mesh::ATTRIBUTE_JOINT_INDEX)?.clone();
    let weights = mesh.attribute(Mesh::ATTRIBUTE_JOINT_WEIGHT)?.clone();
    // Where the surface has an edge, several vertices lie at one place; pushed apart they would open a gap.
    let place = |position: &[f32; 3]| position.map(f32::to_bits);
    let mut sums: HashMap<[u32; 3], Vec3> = HashMap::default();
    for (position, normal) in positions.iter().zip(normals) {
        *sums.entry(place(position)).or_default() += Vec3::from(*normal);
    }
    let normals: Vec<[f32; 3]> =
        positions.iter().map(|position| sums[&place(position)].normalize_or(Vec3::Y).to_array()).collect();
    let mut indices = mesh.indices()?.clone();
    indices.iter().count().is_multiple_of(3).then_some(())?;
    match &mut indices {
        bevy::mesh::Indices::U16(list) => list.chunks_exact_mut(3).for_each(|corners| corners.swap(1, 2)),
        bevy::mesh::Indices::U32(list) => list.chunks_exact_mut(3).for_each(|corners| corners.swap(1, 2)),
    }
    let hull = Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, VertexAttributeValues::Float32x3(positions.to_vec()))
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_JOINT_INDEX, joints)
        .with_inserted_attribute(Mesh::ATTRIBUTE_JOINT_WEIGHT, weights)
        .with_inserted_indices(indices);
    Some(hull)
}

/// Shows the hulls of the figures that are near, behind the camera as far as sorting is concerned: so they are drawn after all figures.
/// Where they are seen, their joints alone decide.
fn show(
    cameras: Query<(&GlobalTransform, &Projection), With<MainCamera>>,
    places: Query<&GlobalTransform>,
    quality: Res<Quality>,
    mut seams: Query<(&Seam, &ChildOf, &mut Visibility, &mut Transform)>,
) {
    let Ok((camera, Projection::Perspective(lens))) = cameras.single() else { return };
    let (eye, ahead) = (camera.translation(), camera.forward());
    let far = FAR / (2.0 * (lens.fov / 2.0).tan());
    let distance_of = |root: Entity| {
        let place = places.get(root).ok()?;
        let distance = (place.translation() - eye).dot(*ahead);
        (distance > 0.0 && distance < far * place.scale().x).then_some(distance)
    };
    let mut near: Vec<_> = seams.iter().filter_map(|(seam, ..)| Some((distance_of(seam.0)?, seam.0))).collect();
    near.sort_by(|one, other| one.0.total_cmp(&other.0));
    near.dedup_by_key(|(_, root)| *root);
    near.truncate(most(*quality));
    for (seam, part, mut visibility, mut transform) in &mut seams {
        let Ok(part) = places.get(part.parent()) else { continue };
        let is_near = near.iter().any(|(_, root)| *root == seam.0);
        visibility.set_if_neq(if is_near { Visibility::Inherited } else { Visibility::Hidden });
        if is_near {
            transform.translation = part.affine().inverse().transform_point3(eye - ahead * BEHIND);
        }
    }
}

fn forget(mut events: MessageReader<AssetEvent<Mesh>>, mut hulls: ResMut<Hulls>) {
    for event in events.read() {
        if let AssetEvent::Removed { id } = event {
            hulls.0.remove(id);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hulls>()
        .init_resource::<Quality>()
        .add_systems(Update, (show, forget).in_set(ViewSystems::Fit));
}
