//! Rings of light that spread: where a blow is blocked, and where a piece lands on the table.

use std::f32::consts::PI;

use bevy::{camera::visibility::RenderLayers, light::NotShadowCaster, prelude::*};

use super::effect::{Effect, Ripple};
use crate::{
    MIRRORED,
    stage_schedule::{StageSchedule, StageSystems},
};

/// How many rings can spread at once.
const POOL: usize = 4;
/// Seconds for which a ring spreads.
const LIFE: f32 = 0.42;
/// The hole of a ring, as a share of its radius.
const HOLE: f32 = 0.86;

impl Ripple {
    /// Its radius as a share of the final one, and its brightness, after so many seconds.
    fn at_age(age: f32) -> (f32, f32) {
        let share = (age / LIFE).clamp(0.0, 1.0);
        (0.25 + 0.75 * (1.0 - (1.0 - share).powi(3)), (1.0 - share).powi(2))
    }
}

/// A ring of the pool, and its age.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct SpreadingRipple {
    ripple: Ripple,
    age: f32,
}

fn set_up(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    let ring = meshes.add(Annulus::new(HOLE, 1.0).mesh().resolution(48).build());
    for index in 0..POOL {
        let light = materials.add(StandardMaterial {
            base_color: Color::BLACK,
            unlit: true,
            alpha_mode: AlphaMode::Add,
            double_sided: true,
            cull_mode: None,
            ..default()
        });
        let ripple = Ripple { at: Vec3::ZERO, facing: Vec3::Y, radius: 0.0, tint: LinearRgba::BLACK };
        commands.spawn((
            Name::new(format!("ripple {index}")),
            SpreadingRipple { ripple, age: LIFE },
            Mesh3d(ring.clone()),
            MeshMaterial3d(light),
            Visibility::Hidden,
            NotShadowCaster,
            RenderLayers::from_layers(&[0, MIRRORED]),
        ));
    }
}

fn start(mut requests: MessageReader<Effect>, mut pool: Query<&mut SpreadingRipple>) {
    for request in requests.read() {
        let Effect::Ripple(ripple) = request else { continue };
        // The oldest ring is replaced.
        if let Some(mut spreading) = pool.iter_mut().max_by(|one, other| one.age.total_cmp(&other.age)) {
            *spreading = SpreadingRipple { ripple: *ripple, age: 0.0 };
        }
    }
}

pub(super) fn spread(
    time: Res<Time>,
    mut pool: Query<(&mut SpreadingRipple, &mut Transform, &mut Visibility, &MeshMaterial3d<StandardMaterial>)>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    for (mut spreading, mut transform, mut visibility, light) in &mut pool {
        if spreading.age >= LIFE {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        }
        let Ripple { at, facing, radius, tint } = spreading.ripple;
        let (size, brightness) = Ripple::at_age(spreading.age);
        *transform = Transform::from_translation(at)
            .with_rotation(Quat::from_rotation_arc(Vec3::Z, facing.normalize_or(Vec3::Y)) * Quat::from_rotation_z(PI))
            .with_scale(Vec3::splat(radius * size));
        if let Some(mut material) = materials.get_mut(&light.0) {
            material.base_color = (tint * brightness).into();
        }
        visibility.set_if_neq(Visibility::Inherited);
        spreading.age += time.delta_secs();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, set_up).add_systems(StageSchedule, (start, spread).chain().in_set(StageSystems::Rings));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ripple_only_grows_and_only_fades() {
        let steps: Vec<(f32, f32)> = (0..=20).map(|step| Ripple::at_age(LIFE * step as f32 / 20.0)).collect();
        assert!(steps.windows(2).all(|pair| pair[1].0 > pair[0].0 && pair[1].1 < pair[0].1));
        assert!((steps[20].0 - 1.0).abs() < 1e-6 && steps[20].1 < 1e-6);
    }
}
