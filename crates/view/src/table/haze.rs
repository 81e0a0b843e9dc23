//! Haze under the lamp: faint over the table at rest, denser while a scene has the camera, if the quality allows.

use bevy::{light::NotShadowCaster, prelude::*};

use super::{
    dust::{Dust, DustUniform, Kind},
    shaft,
};
use crate::{
    CameraRig, Quality,
    procedural_meshes::{Arc, SurfaceOfRevolution},
    stage_schedule::{StageSchedule, StageSystems},
};

/// The radius of the lamp's cone at the table and at the lamp, and the lamp's height.
const CONE: [f32; 3] = [1.02, 0.34, 2.0];
/// The scattering per unit of length at rest, and in a scene.
const THICKNESS: [f32; 2] = [0.010, 0.030];
const COLOUR: Vec3 = Vec3::new(1.0, 0.86, 0.66);
/// Time constant of the haze in seconds.
const GATHERS: f32 = 0.6;

/// The density of the haze between rest (0) and scene (1).
#[derive(Component, Default)]
struct Gathered(f32);

/// The shader's parameters for this quality and density.
fn haze(quality: Quality, gathered: f32) -> DustUniform {
    let steps = match quality {
        Quality::Low | Quality::Medium => 4.0,
        Quality::High => 8.0,
    };
    let thickness = THICKNESS[0] + (THICKNESS[1] - THICKNESS[0]) * gathered;
    let [table, lamp, height] = CONE;
    DustUniform {
        tint: (COLOUR * thickness).extend(steps),
        shape: Vec4::new(table, lamp, height, 0.3 + 0.5 * gathered),
    }
}

fn set_up(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut dust: ResMut<Assets<Dust>>) {
    let [table, lamp, height] = CONE;
    let cone = SurfaceOfRevolution::new(&[(lamp, height), (table, 0.0)], Arc::FULL, 48).mesh();
    commands.spawn((
        Name::new("Haze"),
        Gathered::default(),
        Mesh3d(meshes.add(cone)),
        MeshMaterial3d(dust.add(Dust { light: haze(Quality::Medium, 0.0), kind: Kind::Haze })),
        NotShadowCaster,
    ));
}

/// Makes the haze denser while a scene holds the camera.
fn gather(
    time: Res<Time>,
    quality: Res<Quality>,
    rig: Res<CameraRig>,
    mut haze_of: Query<(&mut Gathered, &MeshMaterial3d<Dust>, &mut Visibility)>,
    mut dust: ResMut<Assets<Dust>>,
) {
    for (mut gathered, material, mut visibility) in &mut haze_of {
        visibility.set_if_neq(if *quality > Quality::Low { Visibility::Inherited } else { Visibility::Hidden });
        let goal = if rig.shot().is_some() && *quality == Quality::High { 1.0 } else { 0.0 };
        let step = time.delta_secs() / GATHERS;
        gathered.0 += (goal - gathered.0).clamp(-step, step);
        let light = haze(*quality, gathered.0);
        if dust.get(&material.0).is_some_and(|dust| dust.light != light)
            && let Some(mut dust) = dust.get_mut(&material.0)
        {
            dust.light = light;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, set_up)
        .add_systems(StageSchedule, gather.in_set(StageSystems::Room).before(shaft::project));
}
