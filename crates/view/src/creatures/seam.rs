//! Seams: where one part of a figure stands before another of the same hue, a thin line runs around the one in front, dark from the seat
//! and a faint glow close by.
//!
//! The line is a second, inverted hull: the figure's mesh with its faces turned round, pushed out along its normals by the shader.
//! What of it sticks out beside a part, before a figure, shows the room instead. Hulls are drawn after all figures, and over nothing but
//! figures: an outline has no line. Where a figure is very small, the hull is not drawn at all.

use bevy::{
    asset::RenderAssetUsages,
    camera::{
        CameraUpdateSystems,
        visibility::{NoFrustumCulling, RenderLayers, VisibilitySystems},
    },
    light::NotShadowCaster,
    mesh::{VertexAttributeValues, skinning::SkinnedMesh},
    platform::collections::HashMap,
    prelude::*,
    render::render_resource::PrimitiveTopology,
};

use crate::{
    Quality,
    camera::{CameraPlaced, MainCamera},
    hologram::HologramMaterial,
};

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
pub(super) fn spawn_outline(
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
/// Where they are seen, their joints alone decide. Camera and figures stand at their places of this frame by then; those of the frame
/// before say nothing of it at a cut.
fn show_near_hulls(
    cameras: Query<(&Transform, &Projection), (With<MainCamera>, Without<Seam>)>,
    figures: Query<(&Transform, &GlobalTransform), (Without<Seam>, Without<Projection>)>,
    parts: Query<&GlobalTransform>,
    quality: Res<Quality>,
    mut seams: Query<(&Seam, &ChildOf, &mut Visibility, &mut Transform), (Without<MainCamera>, Without<Projection>)>,
) {
    let Ok((camera, Projection::Perspective(lens))) = cameras.single() else { return };
    let (eye, ahead) = (camera.translation, camera.forward());
    let far = FAR / (2.0 * (lens.fov / 2.0).tan());
    let distance_of = |root: Entity| {
        let (place, _) = figures.get(root).ok()?;
        let distance = (place.translation - eye).dot(*ahead);
        (distance > 0.0 && distance < far * place.scale.x).then_some(distance)
    };
    let mut near: Vec<_> = seams.iter().filter_map(|(seam, ..)| Some((distance_of(seam.0)?, seam.0))).collect();
    near.sort_by(|one, other| one.0.total_cmp(&other.0));
    near.dedup_by_key(|(_, root)| *root);
    near.truncate(most(*quality));
    for (seam, part, mut visibility, mut transform) in &mut seams {
        let (Ok((now, before)), Ok(part)) = (figures.get(seam.0), parts.get(part.parent())) else { continue };
        let is_near = near.iter().any(|(_, root)| *root == seam.0);
        visibility.set_if_neq(if is_near { Visibility::Inherited } else { Visibility::Hidden });
        if is_near {
            // A part keeps its place in the figure.
            let part = now.compute_affine() * before.affine().inverse() * part.affine();
            transform.translation = part.inverse().transform_point3(eye - ahead * BEHIND);
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
    app.init_resource::<Hulls>().init_resource::<Quality>().add_systems(Update, forget).add_systems(
        PostUpdate,
        show_near_hulls
            .after(CameraPlaced)
            .before(CameraUpdateSystems)
            .before(TransformSystems::Propagate)
            .before(VisibilitySystems::VisibilityPropagate),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where the camera and the figures are from this frame on.
    #[derive(Resource, Clone, Copy)]
    struct Cut {
        eye: Transform,
        figures: [Vec3; 2],
    }

    #[test]
    fn at_a_cut_the_figures_that_are_near_in_that_frame_have_seams_in_that_frame() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, TransformPlugin)).add_message::<AssetEvent<Mesh>>().add_plugins(plugin);
        let cut = |mut cameras: Query<&mut Transform, With<MainCamera>>,
                   mut figures: Query<(&Name, &mut Transform), Without<MainCamera>>,
                   cut: Res<Cut>| {
            *cameras.single_mut().expect("there is one camera") = cut.eye;
            for (name, mut figure) in &mut figures {
                figure.translation = cut.figures[usize::from(name.as_str() == "second")];
            }
        };
        app.add_systems(PostUpdate, cut.in_set(CameraPlaced));
        let lens = PerspectiveProjection { fov: 0.8, ..default() };
        app.world_mut().spawn((MainCamera, Transform::default(), Projection::Perspective(lens)));
        let seams = ["first", "second"].map(|name| {
            let root = app.world_mut().spawn((Name::new(name), Transform::default())).id();
            let part = app.world_mut().spawn((ChildOf(root), Transform::from_xyz(0.0, 0.1, 0.0))).id();
            let seam = (Seam(root), ChildOf(part), Transform::default(), Visibility::Hidden);
            app.world_mut().spawn(seam).id()
        });
        let here = [Vec3::ZERO, Vec3::new(0.0, 0.0, -40.0)];
        let eye = |at: Vec3, ahead: Vec3| Transform::from_translation(at).looking_to(ahead, Vec3::Y);
        let cuts = [
            (Cut { eye: eye(Vec3::Z, Vec3::NEG_Z), figures: here }, [true, false]),
            // The camera jumps to the other figure; then they change places and it looks at them from the other side.
            (Cut { eye: eye(here[1] + Vec3::Z, Vec3::NEG_Z), figures: here }, [false, true]),
            (Cut { eye: eye(here[1] - Vec3::Z, Vec3::Z), figures: [here[1], here[0]] }, [true, false]),
        ];
        for (number, (cut, expected)) in cuts.into_iter().enumerate() {
            app.insert_resource(cut);
            app.update();
            for (seam, is_near) in seams.into_iter().zip(expected) {
                let seam = app.world().entity(seam);
                let shown = seam.get::<Visibility>() != Some(&Visibility::Hidden);
                assert_eq!(shown, is_near, "cut {number}");
                let place = seam.get::<GlobalTransform>().expect("it has a place").translation();
                let depth = (place - cut.eye.translation).dot(*cut.eye.forward());
                assert!(!is_near || depth < 0.5 - BEHIND, "cut {number}: {depth} in front of the camera");
            }
        }
    }
}
