//! Immovable pieces: dull studs in the holes that a match blocks from its beginning.

use bevy::{camera::visibility::RenderLayers, light::NotShadowCaster, prelude::*};

use super::pawn_mesh;
use crate::{
    MIRRORED,
    boards::{cell_centre, figure_scale},
    hologram::HologramMaterial,
};
use holochess_rules::{Cell, Shape};
use holochess_session::DisplayedBoard;

/// Marks a stud.
#[derive(Component, Clone, Copy, Debug)]
struct Filler;

/// The assets that all studs share.
#[derive(Resource, Clone, Debug)]
struct Studs {
    mesh: Handle<Mesh>,
    material: Handle<HologramMaterial>,
}

/// The colour of studs, which no seat owns.
const NOBODY: LinearRgba = LinearRgba::rgb(0.045, 0.05, 0.06);

impl FromWorld for Studs {
    fn from_world(world: &mut World) -> Self {
        let mesh = world.resource_mut::<Assets<Mesh>>().add(pawn_mesh::stud());
        let material = HologramMaterial { tint: NOBODY, side_tint: NOBODY, solid: true, dim: 0.4, ..default() };
        Self { mesh, material: world.resource_mut::<Assets<HologramMaterial>>().add(material) }
    }
}

/// Spawns the studs of the match on the table, and despawns them with it.
fn put(
    mut commands: Commands,
    studs: Res<Studs>,
    shown: Option<Res<DisplayedBoard>>,
    mut before: Local<Option<(Shape, Vec<Cell>)>>,
    present: Query<Entity, With<Filler>>,
) {
    let wanted = shown.map(|shown| (shown.board().shape, shown.obstacles().to_vec()));
    let wanted = wanted.filter(|(_, cells)| !cells.is_empty());
    if *before == wanted {
        return;
    }
    for entity in &present {
        commands.entity(entity).despawn();
    }
    if let Some((shape, cells)) = &wanted {
        for cell in cells {
            commands.spawn((
                Name::new("filler"),
                Filler,
                Mesh3d(studs.mesh.clone()),
                MeshMaterial3d(studs.material.clone()),
                RenderLayers::from_layers(&[0, MIRRORED]),
                NotShadowCaster,
                Transform::from_translation(cell_centre(*shape, *cell)).with_scale(Vec3::splat(figure_scale(*shape))),
            ));
        }
    }
    *before = wanted;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Studs>().add_systems(Update, put.in_set(crate::ViewSystems::Fit));
}
