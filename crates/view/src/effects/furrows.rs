//! Furrows of light on the table: where a heavy body was dragged over it, or skidded to rest.

use bevy::{camera::visibility::RenderLayers, light::NotShadowCaster, prelude::*};

use super::effect::{Effect, Furrow};
use crate::stage_schedule::{StageSchedule, StageSystems};

/// How many furrows can be seen at once: one for each foot, and those of a blow before.
const POOL: usize = 4;
/// Seconds in which a furrow that is drawn fades.
const FADES: f32 = 1.3;
/// The height above the table, over its own marks.
const ABOVE: f32 = 0.003;

impl Furrow {
    /// The share of its length that is drawn, and its brightness, after so many seconds. What is dragged slows down, so that the
    /// furrow grows slower and slower.
    fn at_age(&self, age: f32) -> (f32, f32) {
        let drawn = (age / self.seconds.max(1e-3)).clamp(0.0, 1.0);
        let faded = ((age - 0.5 * self.seconds) / FADES).clamp(0.0, 1.0);
        (1.0 - (1.0 - drawn).powi(3), (1.0 - faded).powi(2))
    }
}

/// A furrow of the pool, and its age.
#[derive(Component, Clone, Copy, Debug)]
struct Drawn {
    furrow: Furrow,
    age: f32,
}

fn set_up(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    // One unit wide and long, on the table.
    let strip = meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(0.5)));
    for index in 0..POOL {
        let light = materials.add(StandardMaterial {
            base_color: Color::BLACK,
            unlit: true,
            alpha_mode: AlphaMode::Add,
            ..default()
        });
        let furrow = Furrow { from: Vec3::ZERO, to: Vec3::ZERO, width: 0.0, seconds: 0.0, tint: LinearRgba::BLACK };
        commands.spawn((
            Name::new(format!("furrow {index}")),
            Drawn { furrow, age: f32::INFINITY },
            Mesh3d(strip.clone()),
            MeshMaterial3d(light),
            Visibility::Hidden,
            NotShadowCaster,
            RenderLayers::layer(0),
        ));
    }
}

fn start(mut requests: MessageReader<Effect>, mut pool: Query<&mut Drawn>) {
    for request in requests.read() {
        let Effect::Furrow(furrow) = request else { continue };
        // The oldest is replaced.
        if let Some(mut drawn) = pool.iter_mut().max_by(|one, other| one.age.total_cmp(&other.age)) {
            *drawn = Drawn { furrow: *furrow, age: 0.0 };
        }
    }
}

fn draw(
    time: Res<Time>,
    mut pool: Query<(&mut Drawn, &mut Transform, &mut Visibility, &MeshMaterial3d<StandardMaterial>)>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    for (mut drawn, mut transform, mut visibility, light) in &mut pool {
        let Drawn { furrow, age } = *drawn;
        let (share, brightness) = furrow.at_age(age);
        if brightness <= 0.0 || age.is_infinite() {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        }
        let end = furrow.from.lerp(furrow.to, share);
        let way = end - furrow.from;
        *transform = Transform::from_translation(((furrow.from + end) / 2.0).with_y(ABOVE))
            .with_rotation(Quat::from_rotation_y(way.x.atan2(way.z)))
            .with_scale(Vec3::new(furrow.width, 1.0, way.length().max(1e-4)));
        if let Some(mut material) = materials.get_mut(&light.0) {
            material.base_color = (furrow.tint * brightness).into();
        }
        visibility.set_if_neq(Visibility::Inherited);
        drawn.age += time.delta_secs();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, set_up)
        .add_systems(StageSchedule, (start, draw).chain().after(super::ripples::spread).in_set(StageSystems::Rings));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_furrow_is_drawn_whole_and_then_fades_to_nothing() {
        let furrow = Furrow { from: Vec3::ZERO, to: Vec3::X, width: 0.02, seconds: 0.6, tint: LinearRgba::WHITE };
        let steps: Vec<(f32, f32)> = (0..=40).map(|step| furrow.at_age(0.05 * step as f32)).collect();
        assert!(steps.windows(2).all(|pair| pair[1].0 >= pair[0].0 && pair[1].1 <= pair[0].1));
        assert!(steps[0].0 < 1e-6 && (steps[12].0 - 1.0).abs() < 1e-6, "drawn when its time is over");
        assert!(steps[12].1 > 0.4 && steps[40].1 < 1e-6, "{steps:?}");
    }
}
