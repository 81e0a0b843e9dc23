//! The lamp over the table and the ceiling: rings of light in a dark bowl. A camera above the lamp sees the table without it;
//! its reflection in the lacquer stays.

use bevy::{camera::visibility::RenderLayers, light::NotShadowCaster, prelude::*};
use std::f32::consts::TAU;

use crate::{
    MIRRORED, MainCamera,
    camera::CameraPlaced,
    procedural_meshes::{Arc, Finish, Furniture, MeshMerger, SurfaceOfRevolution},
};

/// The height above which the lamp is hidden from the camera.
const OVER: f32 = 1.75;

/// A part of lamp or ceiling; `true` if the lacquer mirrors it.
#[derive(Component)]
struct Overhead(bool);

fn lamp(merger: &mut MeshMerger) {
    let mut ring =
        |finish, profile: &[(f32, f32)]| merger.weld(finish, SurfaceOfRevolution::new(profile, Arc::FULL, 64).mesh());
    ring(Finish::TableLamp, &[(0.30, 2.02), (0.38, 2.02)]);
    ring(
        Finish::Gunmetal,
        &[
            (0.27, 2.03),
            (0.29, 2.0),
            (0.30, 2.03),
            (0.38, 2.03),
            (0.40, 2.0),
            (0.46, 2.08),
            (0.30, 2.22),
            (0.08, 2.26),
            (0.05, 2.8),
        ],
    );
}

fn bowl(merger: &mut MeshMerger) {
    let mut ring =
        |finish, profile: &[(f32, f32)]| merger.weld(finish, SurfaceOfRevolution::new(profile, Arc::FULL, 72).mesh());
    ring(Finish::Shadow, &[(0.0, 2.62), (0.9, 2.60), (0.95, 2.52), (1.6, 2.48), (1.65, 2.40), (2.7, 2.28)]);
    ring(Finish::DimLight, &[(0.945, 2.545), (0.945, 2.53)]);
    ring(Finish::DimLight, &[(1.645, 2.43), (1.645, 2.415)]);
    ring(Finish::Brass, &[(1.66, 2.398), (1.70, 2.394)]);
    for beam in 0..18 {
        let arc = Arc::around(TAU * beam as f32 / 18.0, 0.006);
        merger.weld(Finish::Gunmetal, SurfaceOfRevolution::new(&[(0.96, 2.50), (1.6, 2.46)], arc, 1).mesh());
        merger.weld(Finish::Gunmetal, SurfaceOfRevolution::new(&[(1.66, 2.38), (2.6, 2.27)], arc, 1).mesh());
    }
}

fn build(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    let mut merger = MeshMerger::default();
    lamp(&mut merger);
    bowl(&mut merger);
    for (finish, mesh) in merger.finish() {
        commands.spawn((
            Name::new("Ceiling"),
            Overhead(finish == Finish::TableLamp),
            Mesh3d(meshes.add(mesh)),
            Furniture(finish),
            RenderLayers::layer(0),
            NotShadowCaster,
        ));
    }
}

fn clear_the_view(cameras: Query<&Transform, With<MainCamera>>, mut parts: Query<(&Overhead, &mut RenderLayers)>) {
    let Ok(camera) = cameras.single() else { return };
    let seen = camera.translation.y < OVER;
    for (part, mut layers) in &mut parts {
        let wanted = match (seen, part.0) {
            (true, true) => RenderLayers::from_layers(&[0, MIRRORED]),
            (true, false) => RenderLayers::layer(0),
            (false, true) => RenderLayers::layer(MIRRORED),
            (false, false) => RenderLayers::none(),
        };
        layers.set_if_neq(wanted);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, build).add_systems(
        PostUpdate,
        clear_the_view
            .after(CameraPlaced)
            .before(TransformSystems::Propagate)
            .before(bevy::camera::visibility::VisibilitySystems::CheckVisibility),
    );
}
