//! Shafts of scattered light, one from the projector below every figure.

use bevy::{light::NotShadowCaster, prelude::*};

use super::{
    OnTable,
    dust::{Dust, DustUniform, Kind},
};
use crate::view::{
    Quality,
    boards::{Laid, figure_scale},
    procedural_meshes::{Arc, SurfaceOfRevolution},
    seat_light,
    stage::{StageSchedule, StageSystems},
};

/// The height of a shaft.
const REACH: f32 = 0.44;

/// The scale below which figures have no shafts: the light of sixty of them would be a fog.
const SMALLEST: f32 = 0.5;

/// The figure of a shaft.
#[derive(Component)]
struct Projects(Entity);

/// The cone mesh that all shafts share.
#[derive(Resource)]
pub(super) struct Cone(Handle<Mesh>);

fn set_up(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    let cone = SurfaceOfRevolution::new(&[(0.150, REACH), (0.022, 0.0)], Arc::FULL, 24).mesh();
    commands.insert_resource(Cone(meshes.add(cone)));
}

fn colour(standing: &OnTable) -> Vec4 {
    let side = seat_light(standing.seat).to_vec3();
    ((side * 0.55 + standing.tint.to_vec3() * 0.45) * 0.24 * standing.presence).extend(0.0)
}

/// Adds a shaft for every figure.
pub(super) fn project(
    mut commands: Commands,
    cone: Res<Cone>,
    mut shafts: ResMut<Assets<Dust>>,
    figures: Query<(Entity, &OnTable), Added<OnTable>>,
) {
    for (figure, standing) in &figures {
        let light = DustUniform { tint: colour(standing), shape: Vec4::new(0.0, REACH, 1.5, 0.8) };
        commands.spawn((
            Name::new("Projector shaft"),
            Projects(figure),
            Mesh3d(cone.0.clone()),
            MeshMaterial3d(shafts.add(Dust { light, kind: Kind::Shaft })),
            NotShadowCaster,
        ));
    }
}

/// Moves and fades shafts with their figures, and despawns them with them.
fn follow(
    mut commands: Commands,
    quality: Res<Quality>,
    laid: Res<Laid>,
    figures: Query<(&OnTable, &GlobalTransform)>,
    mut cones: Query<(Entity, &Projects, &MeshMaterial3d<Dust>, &mut Transform, &mut Visibility)>,
    mut shafts: ResMut<Assets<Dust>>,
) {
    let scale = figure_scale(laid.shape());
    for (entity, of, material, mut transform, mut visibility) in &mut cones {
        let Ok((standing, place)) = figures.get(of.0) else {
            commands.entity(entity).despawn();
            continue;
        };
        let at = place.translation();
        transform.set_if_neq(Transform::from_xyz(at.x, 0.0, at.z).with_scale(Vec3::splat(scale)));
        let shown = standing.presence > 0.0 && *quality > Quality::Low && scale > SMALLEST;
        visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
        let tint = colour(standing);
        if shafts.get(&material.0).is_some_and(|shaft| shaft.light.tint != tint)
            && let Some(mut shaft) = shafts.get_mut(&material.0)
        {
            shaft.light.tint = tint;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, set_up).add_systems(StageSchedule, (project, follow).chain().in_set(StageSystems::Room));
}
