//! Sparks and embers: a fixed pool of small glowing solids, each animated as a function of its age.

use std::f32::consts::TAU;

use bevy::{
    asset::RenderAssetUsages,
    camera::visibility::RenderLayers,
    light::NotShadowCaster,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
};

use super::effect::{Burst, Effect};
use crate::{
    MIRRORED, ReducedMotion,
    stage_schedule::{StageSchedule, StageSystems},
};

/// The size of the pool; when all are in use, no more are emitted.
const POOL: usize = 160;
/// The gravity of sparks.
const FALL: f32 = 1.6;
/// How far from the place of a blow its rays begin: where two faces meet, they stay to be seen.
const CLEAR: f32 = 0.062;
/// The same for its sparks, which burst from there in all directions.
const SPARKS_FROM: f32 = 0.03;

/// The kind of a particle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Emitted by a blow, white-hot, stretched along its flight.
    Spark,
    /// A needle of light at the place of a blow, for a moment: several together form a star.
    Ray,
    /// Rises from a dissolving figure.
    Ember,
}

/// A particle of the pool.
#[derive(Component, Clone, Copy, Debug)]
struct Particle {
    kind: Kind,
    from: Vec3,
    velocity: Vec3,
    size: f32,
    life: f32,
    /// Seconds; negative before it is emitted.
    age: f32,
}

impl Particle {
    fn rests(&self) -> bool {
        self.age >= self.life
    }

    /// Its position, rotation and size.
    fn transform(&self) -> Transform {
        let share = (self.age / self.life).clamp(0.0, 1.0);
        match self.kind {
            Kind::Spark => {
                // Air resistance stops it quickly; gravity goes on.
                let flown = (1.0 - (-5.0 * self.age).exp()) / 5.0;
                let at = self.from + self.velocity * flown - Vec3::Y * (0.5 * FALL * self.age * self.age);
                let speed = self.velocity * (-5.0 * self.age).exp() - Vec3::Y * FALL * self.age;
                let stretch = 1.0 + speed.length() * 10.0;
                let size = self.size * (1.0 - share);
                Transform::from_translation(at.with_y(at.y.max(0.002)))
                    .with_rotation(Quat::from_rotation_arc(Vec3::Y, speed.normalize_or(Vec3::Y)))
                    .with_scale(Vec3::new(size, size * stretch, size))
            }
            Kind::Ray => {
                let way = self.velocity.normalize_or(Vec3::Y);
                let length = self.velocity.length();
                // A ray extends at once, then fades from its root outwards.
                let (near, far) = (length * share * share * share, length * (1.0 - (1.0 - share).powi(6)).max(0.4));
                let width = self.size * (1.0 - share * share);
                Transform::from_translation(self.from + way * f32::midpoint(near, far))
                    .with_rotation(Quat::from_rotation_arc(Vec3::Y, way))
                    .with_scale(Vec3::new(width, (far - near) / 2.0, width))
            }
            Kind::Ember => {
                let sway = Vec3::new(
                    (self.age * 5.0 + self.from.x * 40.0).sin(),
                    0.0,
                    (self.age * 4.0 + self.from.z * 40.0).cos(),
                );
                let at = self.from + self.velocity * self.age + sway * 0.012 * share;
                let size = self.size * (share * 8.0).min(1.0) * (1.0 - share);
                // An ember tumbles as it rises.
                let tumble = Vec3::new(self.from.z * 60.0, self.from.x * 60.0, self.from.y * 60.0).sin();
                Transform::from_translation(at)
                    .with_rotation(Quat::from_scaled_axis(tumble * (2.0 + self.age * 5.0)))
                    .with_scale(size * Vec3::new(1.0, 2.0, 0.3))
            }
        }
    }
}

/// Materials by colour; there are only a few colours.
#[derive(Resource, Default)]
struct Hues(Vec<(LinearRgba, Handle<StandardMaterial>)>);

impl Hues {
    fn material_for(&mut self, tint: LinearRgba, materials: &mut Assets<StandardMaterial>) -> Handle<StandardMaterial> {
        if let Some((_, handle)) = self.0.iter().find(|(known, _)| *known == tint) {
            return handle.clone();
        }
        let material =
            StandardMaterial { base_color: tint.into(), unlit: true, alpha_mode: AlphaMode::Add, ..default() };
        let handle = materials.add(material);
        self.0.push((tint, handle.clone()));
        handle
    }
}

/// A needle of light along Y: a bright core in a wide faint one, both out at their ends. Drawn as light on top of light, it has
/// no edge on which it would look like paper.
fn shard() -> Mesh {
    const AROUND: u16 = 6;
    let (mut positions, mut colours, mut triangles) = (Vec::new(), Vec::new(), Vec::new());
    for (radius, strength) in [(0.4, 1.0), (0.85, 0.15), (1.7, 0.05)] {
        let first = positions.len() as u16;
        for end in [-1.0, 1.0] {
            positions.push([0.0, end, 0.0]);
            colours.push([1.0, 1.0, 1.0, 0.0]);
        }
        for side in 0..AROUND {
            let (sin, cos) = (f32::from(side) / f32::from(AROUND) * TAU).sin_cos();
            positions.push([radius * cos, 0.0, radius * sin]);
            colours.push([1.0, 1.0, 1.0, strength]);
            let [here, next] = [side, (side + 1) % AROUND].map(|side| first + 2 + side);
            triangles.extend([first, here, next, first + 1, next, here]);
        }
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
        .with_inserted_indices(Indices::U16(triangles))
}

fn set_up(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut hues: ResMut<Hues>,
) {
    let mesh = meshes.add(shard());
    let material = hues.material_for(LinearRgba::WHITE, &mut materials);
    for index in 0..POOL {
        commands.spawn((
            Name::new(format!("particle {index}")),
            Particle { kind: Kind::Spark, from: Vec3::ZERO, velocity: Vec3::ZERO, size: 0.0, life: 0.0, age: 0.0 },
            Mesh3d(mesh.clone()),
            MeshMaterial3d(material.clone()),
            Visibility::Hidden,
            NotShadowCaster,
            RenderLayers::from_layers(&[0, MIRRORED]),
        ));
    }
}

/// A pseudo-random number from 0 to 1 for each particle and purpose; only looks depend on it.
fn chance(index: usize, purpose: u32) -> f32 {
    let mut mixed = (index as u32).wrapping_mul(747_796_405).wrapping_add(purpose.wrapping_mul(2_891_336_453));
    mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2c1b_3c6d);
    mixed = (mixed ^ (mixed >> 12)).wrapping_mul(0x297a_2d39);
    (mixed >> 8) as f32 / (1_u32 << 24) as f32
}

/// A direction between the two who meet in a blow along `blow`: of its part along the blow, which would be hidden by the struck
/// figure or cover a face, the share `along` is taken away, and of its part towards those who look at it from the side, `aside`.
fn between(way: Vec3, blow: Vec3, along: f32, aside: f32) -> Vec3 {
    let blow = blow.normalize_or(Vec3::Y);
    let side = blow.cross(Vec3::Y).normalize_or_zero();
    (way - along * way.dot(blow) * blow - aside * way.dot(side) * side).normalize_or(Vec3::Y)
}

/// The particles of a burst.
fn particles(burst: &Burst, seed: usize, is_reduced: bool) -> Vec<Particle> {
    let count = (burst.strength * if is_reduced { 12.0 } else { 34.0 }) as usize;
    let number = |index: usize, purpose: u32| chance(index + seed * 64, purpose);
    let rays = if burst.star { (burst.strength * if is_reduced { 4.0 } else { 18.0 }) as usize } else { 0 };
    let star = (0..rays).map(|index| {
        let any = Vec3::new(number(index, 9) - 0.5, number(index, 10) - 0.3, number(index, 11) - 0.5);
        let way = between(any, burst.along, 0.7, 0.0);
        Particle {
            kind: Kind::Ray,
            from: burst.at + way * CLEAR,
            velocity: way * (0.06 + 0.16 * number(index, 12)) * (0.5 + 0.5 * burst.strength),
            size: 0.0020 + 0.0022 * number(index, 13),
            life: 0.22 + 0.18 * number(index, 14),
            age: 0.0,
        }
    });
    let flying = (0..count).map(|index| {
        let any = Vec3::new(number(index, 1) - 0.5, number(index, 2) - 0.3, number(index, 3) - 0.5) * 2.0;
        if let Some((radius, height, seconds)) = burst.embers {
            let around = Vec3::new(any.x, 0.0, any.z) * radius;
            Particle {
                kind: Kind::Ember,
                from: burst.at + around + Vec3::Y * height * number(index, 4),
                velocity: Vec3::new(any.x * 0.03, 0.10 + 0.12 * number(index, 5), any.z * 0.03),
                size: 0.0035 + 0.0035 * number(index, 6),
                life: 0.7 + 0.6 * number(index, 7),
                age: -seconds * number(index, 8),
            }
        } else {
            let (way, carried) = if burst.star {
                (between(any + Vec3::Y * 0.4, burst.along, 0.75, 0.6), 0.3)
            } else {
                (any.normalize_or(Vec3::Y), 0.9)
            };
            Particle {
                kind: Kind::Spark,
                from: burst.at + way * SPARKS_FROM,
                velocity: (way + burst.along * carried) * (0.4 + 1.1 * number(index, 4)),
                size: 0.0026 + 0.0026 * number(index, 6),
                life: 0.34 + 0.46 * number(index, 7),
                age: 0.0,
            }
        }
    });
    star.chain(flying).collect()
}

fn burst(
    mut requests: MessageReader<Effect>,
    motion: Res<ReducedMotion>,
    mut seed: Local<usize>,
    mut hues: ResMut<Hues>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut pool: Query<(&mut Particle, &mut MeshMaterial3d<StandardMaterial>)>,
) {
    let mut free = pool.iter_mut().filter(|(particle, _)| particle.rests());
    for request in requests.read() {
        let Effect::Sparks(burst) = request else { continue };
        *seed += 1;
        let material = hues.material_for(burst.tint, &mut materials);
        for (new, (mut particle, mut hue)) in particles(burst, *seed, motion.0).into_iter().zip(free.by_ref()) {
            *particle = new;
            hue.0 = material.clone();
        }
    }
}

fn fly(time: Res<Time>, mut pool: Query<(&mut Particle, &mut Transform, &mut Visibility)>) {
    for (mut particle, mut transform, mut visibility) in &mut pool {
        if particle.rests() {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        }
        particle.age += time.delta_secs();
        let flies = particle.age > 0.0 && !particle.rests();
        if flies {
            *transform = particle.transform();
        }
        visibility.set_if_neq(if flies { Visibility::Inherited } else { Visibility::Hidden });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hues>()
        .add_systems(Startup, set_up)
        .add_systems(StageSchedule, (burst, fly).chain().in_set(StageSystems::Sparks));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sparks_fly_on_die_and_stay_above_the_table() {
        let burst = Burst {
            at: Vec3::Y * 0.1,
            along: Vec3::X,
            strength: 1.0,
            tint: LinearRgba::WHITE,
            star: false,
            embers: None,
        };
        for mut spark in particles(&burst, 1, false) {
            assert!(spark.velocity.dot(Vec3::X) > -1.0 && !spark.rests());
            spark.age = spark.life * 0.5;
            let halfway = spark.transform();
            assert!(halfway.translation.y > 0.0 && halfway.translation.distance(burst.at) > 0.005);
            spark.age = spark.life;
            assert!(spark.rests() && spark.transform().scale.max_element() < 1e-6);
        }
    }

    #[test]
    fn a_star_stands_across_the_blow_and_is_soon_gone() {
        let burst = Burst {
            at: Vec3::Y * 0.2,
            along: Vec3::X,
            strength: 1.0,
            tint: LinearRgba::WHITE,
            star: true,
            embers: None,
        };
        let rays: Vec<Particle> =
            particles(&burst, 2, false).into_iter().filter(|particle| particle.kind == Kind::Ray).collect();
        assert!(rays.len() >= 12);
        let along = rays.iter().filter(|ray| ray.velocity.normalize().x.abs() > 0.8).count();
        assert!(along * 3 < rays.len(), "{along} of {} rays lie along the blow", rays.len());
        for mut ray in rays {
            ray.age = ray.life * 0.3;
            let reach = ray.transform().translation.distance(burst.at) + ray.transform().scale.y;
            assert!((0.03..0.25).contains(&reach), "{reach}");
            ray.age = 0.4;
            assert!(ray.rests());
        }
    }

    #[test]
    fn a_needle_of_light_is_out_at_its_ends_and_every_side_faces_outwards() {
        let shard = shard();
        let at = |name| shard.attribute(name).expect("it has that");
        let positions = at(Mesh::ATTRIBUTE_POSITION.id).as_float3().expect("three numbers").to_vec();
        let bevy::mesh::VertexAttributeValues::Float32x4(colours) = at(Mesh::ATTRIBUTE_COLOR.id) else {
            panic!("colours have four numbers")
        };
        assert!(positions.iter().zip(colours).all(|(at, colour)| (at[1] == 0.0) == (colour[3] > 0.0)));
        let corners: Vec<usize> = shard.indices().expect("it has triangles").iter().collect();
        for corner in corners.chunks(3) {
            let [a, b, c] = [corner[0], corner[1], corner[2]].map(|corner| Vec3::from(positions[corner]));
            assert!((b - a).cross(c - a).dot(a + b + c) > 0.0, "{a} {b} {c}");
        }
    }

    #[test]
    fn reduced_motion_has_fewer() {
        let burst = Burst {
            at: Vec3::ZERO,
            along: Vec3::ZERO,
            strength: 1.0,
            tint: LinearRgba::WHITE,
            star: false,
            embers: Some((0.1, 0.3, 1.0)),
        };
        assert!(particles(&burst, 1, true).len() * 2 < particles(&burst, 1, false).len());
    }
}
